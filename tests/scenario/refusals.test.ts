import { describe, expect, it } from 'vitest';
import { play, ruledRefusals, rulingAbout, triedIn, verdictOf } from '#lib/scenario/index.ts';
import { rulings } from '../support/rulings.ts';
import { JUDGE } from '#lib/judge/judge.ts';
import { refusalSentence } from '#lib/wording/index.ts';
import { read } from './read.ts';

/** Why the last line of a script is refused. */
function refused(text: string): string {
	const scenario = read(text);
	const played = play(scenario);
	return played.ok
		? (verdictOf(played, { script: scenario.script }).refused?.sentence ?? 'legal')
		: JSON.stringify(played.problems);
}

const AMY = 'player Amy: Isaac | items: The Relic, Sleight of Hand | hand: Bomb!, 3 Cents!';
const BEN =
	"player Ben: Cain, 1 loot play | items: The D6, Guppy's Collar | hand: Butter Bean!, Soul Heart";
const TABLE = `${AMY}\n${BEN}\nmonsters: Gurdy, Fly\n`;
const SAYS = 'Butter Bean! says “Cancel a loot being played or the ↷ or $ ability of an item.”';

describe('a refusal is about these very things', () => {
	it.each([
		[
			'4: a trigger',
			`${TABLE}stack: The Relic (Amy)\n---\nBen plays Butter Bean! -> The Relic`,
			`Ben can't play Butter Bean! on The Relic: it triggered; nobody activated it. ${SAYS}`
		],
		[
			'4: a character’s ability',
			`${TABLE}stack: Isaac (Amy)\n---\nBen plays Butter Bean! -> Isaac`,
			`Ben can't play Butter Bean! on Isaac: that is the ability of a character. ${SAYS}`
		],
		[
			'4: damage',
			`${TABLE}stack: damage 1 to Amy\n---\nBen plays Butter Bean! -> damage 1 to Amy`,
			`Ben can't play Butter Bean! on damage 1 to Amy: that is damage. ${SAYS}`
		],
		[
			'4: a deck',
			`${TABLE}stack: 3 Cents! (Amy)\n---\nBen plays Butter Bean! -> loot deck`,
			"Ben can't play Butter Bean! on the loot deck: it needs a loot being played or the ↷ or $ ability of an item."
		],
		[
			'4: a monster where a player is asked for',
			`${TABLE}---\nAmy passes\nBen plays Soul Heart -> Gurdy`,
			"Ben can't play Soul Heart on Gurdy: it needs a player."
		],
		[
			'4.4: what triggers is not activated, whoever has priority',
			`${TABLE}stack: damage 1 to Ben\n---\nBen activates Guppy's Collar`,
			"Ben can't activate Guppy's Collar: it has no ↷ or $ ability: it triggers by itself."
		],
		[
			'4.2: when the ability says that it can be used',
			'card Wand: treasure | ↷: Use only on your turn. Deal 1 damage to a monster.\nplayer Amy:\nplayer Ben: items: Wand\nmonsters: Gurdy, Fly\nturn: Amy\n---\nBen activates Wand -> Fly',
			"Ben can't activate Wand: it says “Use only on your turn”."
		],
		[
			'4.1: whose it is',
			`${TABLE}---\nBen activates Isaac`,
			"Ben can't activate Isaac: only Amy, who controls it, can."
		],
		[
			'2.2: no loot play in the turn of another',
			`${AMY}\nplayer Ben: Cain | hand: Soul Heart\n---\nAmy passes\nBen plays Soul Heart -> Ben`,
			"Ben can't play Soul Heart: it is Amy's turn, and Ben has no loot play."
		],
		[
			'2.2: a card that is not there',
			`${TABLE}---\nAmy plays A Penny!`,
			"Amy can't play A Penny!: it is not in Amy's hand."
		],
		[
			'7.2: what lies on the stack',
			`${TABLE}stack: 3 Cents! (Amy)\n---\nAmy attacks`,
			"Amy can't attack: 3 Cents! is still on the stack."
		],
		['7.2: whose turn it is', `${TABLE}---\nBen attacks`, "Ben can't attack: it is Amy's turn."],
		[
			'14: what comes first',
			`${TABLE}---\nAmy attacks\neveryone passes\nAmy purchases`,
			"Amy can't purchase: Amy has to choose first."
		],
		[
			'8: what can be attacked',
			`${TABLE}---\nAmy attacks\neveryone passes\nAmy chooses The Relic`,
			"Amy can't choose The Relic: only a monster in a slot or the top card of the monster deck can be attacked."
		]
	])('%s', (_, text, sentence) => {
		expect(refused(text)).toBe(sentence);
	});

	it('looks at what was put on the stack last, where nothing is pointed at', () => {
		const played = play(read(`${TABLE}stack: The Relic (Amy)\n---\nAmy passes\n`));
		if (!played.ok) expect.fail(JSON.stringify(played.problems));
		const decision = { do: 'play', player: 1, card: 'butter-bean' } as const;
		const refusal = JUDGE.why(played.position, decision);
		expect(refusal && refusalSentence(played.position, decision, refusal)).toBe(
			`Ben can't play Butter Bean!: The Relic triggered; nobody activated it. ${SAYS}`
		);
	});

	it('names who has priority, and never whoever had it before', () => {
		const played = play(read(`${TABLE}player Cid: Judas\n---\n`));
		if (!played.ok) expect.fail(JSON.stringify(played.problems));
		const cards = (at: typeof played.position): readonly string[] => {
			const prompt = JUDGE.prompt(at);
			return prompt.kind === 'priority'
				? prompt.plays.flatMap(({ refusal }) => refusal?.refused ?? [])
				: [];
		};
		expect(cards(played.position)).toContain('Amy has priority');
		const passed = JUDGE.decide(played.position, { do: 'pass', player: 0 });
		if (!passed.ok) expect.fail(passed.refusal.refused);
		expect(cards(passed.position)).toContain('Ben has priority');
		expect(cards(passed.position)).not.toContain('Amy has priority');
	});
});

describe('a refusal that nothing mends', () => {
	const needs = (text: string): string | null => {
		const scenario = read(text);
		const played = play(scenario);
		if (!played.ok) return expect.fail(JSON.stringify(played.problems));
		return verdictOf(played, { script: scenario.script }).refused?.needs ?? null;
	};
	const MOMENT =
		'Butter Bean! can be played right after somebody plays a loot card or activates an item, before that resolves.';

	// Butter Bean! cancels what is activated or played: 6.5.
	it.each([
		['4: nothing lies there', `${TABLE}---\nAmy passes\nBen plays Butter Bean!`],
		[
			'4: what lies there triggered',
			`${TABLE}stack: The Relic (Amy)\n---\nAmy passes\nBen plays Butter Bean! -> The Relic`
		]
	])('says what it answers: %s', (_, text) => {
		expect(needs(text)).toBe(MOMENT);
	});

	it('says nothing of that where something mends it', () => {
		expect(
			needs(
				`${TABLE}stack: 3 Cents! (Amy); The Relic (Amy)\n---\nAmy passes\nBen plays Butter Bean! -> The Relic`
			)
		).toBeNull();
	});
});

describe('the ruling about a refusal', () => {
	const ruled = rulings().flatMap((one) => ruledRefusals(one));

	it('is found by what was done with which card, and by the rule', () => {
		const text = `${TABLE}stack: The Relic (Amy)\n---\nBen plays Butter Bean! -> The Relic`;
		const scenario = read(text);
		const played = play(scenario);
		const refusal = played.ok ? verdictOf(played, { script: scenario.script }).refused : null;
		if (!refusal?.act) return expect.fail('It is legal.');
		expect(rulingAbout(triedIn(refusal.act), refusal.rules, ruled)?.card).toBe('butter-bean');
	});

	it('is none of another card', () => {
		const act = { do: 'play', player: 'Amy', card: 'a-penny' } as const;
		expect(rulingAbout(triedIn(act), ['ability.target-needed'], ruled)).toBeNull();
	});
});
