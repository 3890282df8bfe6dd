import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { parse } from '../../scenario/parse/parse.ts';
import type { Act, Scenario, Thing } from '../../scenario/index.ts';
import { GIVEN, type AskName, type Asks } from './protocol.ts';
import { reply } from './reply.ts';

const scenario = (text: string): Scenario => {
	const parsed = parse(text);
	if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '));
	return parsed.scenario;
};

/** Asks as a page does: what is asked and what is given are copied on the way. */
async function asked<K extends AskName>(ask: K, what: Asks[K]['asked']): Promise<Asks[K]['given']> {
	const said = await reply(structuredClone({ id: 1, ask, asked: what }));
	if (said?.is !== 'given') throw new Error(JSON.stringify(said));
	return v.parse(GIVEN[ask], structuredClone(said.given));
}

const GURDY = `player Amy: Isaac
player Ben: Cain | hand: Bomb!
monsters: Gurdy (1 HP), Fly
---
Amy attacks
everyone passes
Amy chooses Gurdy
roll 2
Ben activates Cain
everyone passes
Ben plays Bomb! -> Gurdy`;

describe('the reply to a request', () => {
	it('is none to what is no request', async () => {
		expect(await reply({ id: 1, ask: 'the time' })).toBeNull();
		expect(await reply(null)).toBeNull();
	});

	it('says that it broke down where a table cannot be', async () => {
		const said = await reply({ id: 1, ask: 'verdict', asked: { scenario: 7 } });
		expect(said).toMatchObject({ is: 'broke', id: 1 });
	});

	// 8, Attacking: the attack ends when the monster dies; 11.1: the attacker gains it.
	it('gives the verdict of a line, and of any place in it', async () => {
		const line = scenario(GURDY);
		const given = await asked('verdict', { scenario: line });
		expect(given.headline).toEqual(["Amy gains 7¢ and Gurdy's soul, and takes no damage."]);
		expect(given.because).toBe('The attack ended when Gurdy died, so the roll never resolves.');
		expect(given.rules[0]?.heading).toBe('8 Attacking');
		expect(given.end).toBe('done');
		const earlier = await asked('verdict', { scenario: line, at: 3 });
		expect(earlier.waits?.taps.map(({ words }) => words)).toEqual(['1', '2', '3', '4', '5', '6']);
		expect(earlier.waits?.taps[1]?.plays).toEqual([{ do: 'roll', result: 2 }]);
		expect(await asked('verdict', { scenario: line })).toEqual(given);
	});

	it('says of an act that was tried that the rules forbid it', async () => {
		const line = scenario(GURDY);
		const given = await asked('verdict', {
			scenario: line,
			at: 0,
			tried: { do: 'end turn', player: 1 }
		});
		expect(given.refused?.rules.length).toBeGreaterThan(0);
		expect(given.sentence).toMatch(/^No\. /u);
		expect(given.refused?.remedies).toContainEqual(
			expect.objectContaining({
				kind: 'fact',
				words: "It's Ben's turn.",
				lines: ['the table sets turn: Ben', 'Ben ends the turn']
			})
		);
	});

	it('says what would make it legal, as lines to play', async () => {
		const line = scenario(
			'player Amy: Isaac | hand: 3 Cents!\nplayer Ben: Cain | hand: Bomb!\nmonsters: Gurdy, Fly\n---\nAmy plays 3 Cents!\nBen plays Bomb! -> Amy'
		);
		const given = await asked('verdict', { scenario: line });
		const [remedy] = given.refused?.remedies ?? [];
		expect(remedy?.words).toBe('Ben taps Cain first.');
		expect(remedy?.plays.at(-1)).toEqual(line.script.at(-1));
	});

	// 2.2, Loot Cards: who is not on turn has no loot play but by tapping the character.
	it('says what was laid for what was said, loot plays too', async () => {
		const { laid } = await asked('hear', {
			text: 'Ben bombs Gurdy',
			typed: '',
			onto: scenario('player Amy: Isaac\nplayer Ben: Cain\nmonsters: Gurdy, Fly\n---\nAmy attacks')
		});
		expect(laid).toEqual([
			{ card: 'bomb', name: 'Bomb!' },
			{ card: null, name: 'a loot play for Ben' }
		]);
	});

	it('says how much HP is left of what was laid, where that was said', async () => {
		const { laid } = await asked('hear', {
			text: 'Amy attacks Gurdy (1 hp)',
			typed: '',
			onto: null
		});
		// What lies in the other slot is no matter.
		expect(laid).toEqual([{ card: 'gurdy', name: 'Gurdy (1 HP)' }]);
	});

	// 11.1: who gains the reward hangs on whose turn it is, and what it is on the monster.
	it('says what was guessed, where nobody said it', async () => {
		const laidFor = async (text: string) =>
			(await asked('hear', { text, typed: '', onto: null })).laid.map(({ name }) => name);
		expect(await laidFor('Ben kills the monster with a bomb')).toEqual([
			'Bomb!',
			'Fly, since no monster was named',
			"Ben's turn, since nobody said whose it is"
		]);
		expect(await laidFor("It is Amy's turn. Amy bombs Fly")).toEqual(['Bomb!', 'Fly']);
	});

	it('says what makes an act legal as a text, and nothing where every act is', async () => {
		const text = 'Amy attacks Gurdy, Ben has 0 loot plays, Ben bombs Gurdy';
		const mending = await asked('mend', { text });
		expect(mending?.remedies[0]?.put).toBe('Ben taps Isaac');
		expect(await asked('mend', { text: mending?.remedies[0]?.text ?? '' })).toBeNull();
	});

	// 8, Attacking: the attack ends when the monster dies; 11.1: the attacker gains it.
	it('says in a sentence what is otherwise in another line', async () => {
		const second = scenario(GURDY);
		const first = { ...second, script: second.script.slice(0, 4) };
		const { sentence, clauses } = await asked('compare', { first, second });
		expect(sentence).toMatch(
			/^The difference: Amy gains Gurdy's soul; Amy has 10¢, not 3¢; and \d more\.$/u
		);
		expect(clauses).toContain('Cain is spent');
	});

	// A tap on an outcome leads to it: passes until the die is rolled, and the first result that comes to it.
	it('plays the way to each outcome', async () => {
		const line = scenario(
			'player Amy: Isaac | hand: Pills! (brown/green)\nplayer Ben: Cain\nmonsters: Fly, Gurdy\n---\nAmy plays Pills! (brown/green)'
		);
		const given = await asked('verdict', { scenario: line });
		expect(given.depends?.outcomes.map(({ words }) => words)).toEqual(['1–2', '3–4', '5–6']);
		expect(given.depends?.outcomes[1]?.plays).toEqual([
			{ do: 'everyone passes' },
			{ do: 'roll', result: 3 }
		]);
	});

	it('tells the readings that a verdict hangs on', async () => {
		const line = scenario(
			'player Amy: Isaac\nplayer Ben: Cain, 0 HP | hand: empty\nplayer Cleo: Eve, 0 HP | hand: empty\n---\n'
		);
		const given = await asked('readings', { scenario: line });
		expect(given.length).toBeGreaterThan(0);
		expect(given[0]?.words).toContain('?');
	});
});

describe('who is right', () => {
	const by = { by: 'Amy', branch: 1, entries: 0 } as const;
	const amy = { is: 'player', name: 'Amy' } as const;

	// 8, Attacking: the roll never resolves, so the miss deals no damage.
	it('is said of what people disagree on', async () => {
		const { disputes, claims } = await asked('claims', {
			scenario: scenario(GURDY),
			at: 7,
			claims: [1, 0].map((damage) => ({ ...by, what: { says: 'takes', who: amy, damage } }))
		});
		expect(disputes.map((sides) => sides.map(({ words }) => words))).toContainEqual([
			'Amy takes 1 damage',
			'Amy takes no damage'
		]);
		expect(claims.map(({ judged }) => judged.is)).toEqual(['wrong', 'right']);
	});

	it('waits for what is not told, with the reason', async () => {
		const waiting = GURDY.split('\n').slice(0, 7).join('\n');
		const { claims } = await asked('claims', {
			scenario: scenario(waiting),
			at: 3,
			claims: [{ ...by, what: { says: 'takes', who: amy, damage: 1 } }]
		});
		expect(claims[0]?.judged).toMatchObject({
			is: 'not yet',
			sentence: 'Not yet: next, Amy rolls against Gurdy.'
		});
	});

	// 8, Attacking: each roll of 4 or more deals Amy's 1 damage to Gurdy, each lower one deals 1 to Amy, who has
	// 2 HP: she dies when two rolls miss before one hits, 1/2 of 1/2.
	it('says how likely each death is, and what comes in between', async () => {
		const odds = await asked('odds', { scenario: scenario(GURDY), at: 3, respond: false });
		expect(odds.facts.map(({ sentence, fraction }) => [sentence, fraction])).toEqual([
			['Gurdy dies.', '3/4'],
			['Amy dies.', '1/4']
		]);
		expect(odds.outcomes.map(({ fraction }) => fraction)).toEqual(['1/2', '1/4', '1/4']);
		expect(odds.looked).toMatch(/everything that can come/u);
	});

	// An Isaac and a Cain give loot plays, and nobody has a card to play with them.
	it('says so where no response changes the odds', async () => {
		const bare = scenario(GURDY.replace(' | hand: Bomb!', ''));
		const odds = await asked('odds', { scenario: bare, at: 3, respond: true });
		expect(odds.heading).toBe('The odds if everybody may respond, until the attack is over:');
		expect(odds.looked).toMatch(/^No response with the cards that are known changes these odds\./u);
		const alone = await asked('odds', { scenario: bare, at: 3, respond: false });
		expect(alone.looked).not.toMatch(/No response/u);
		const armed = await asked('odds', { scenario: scenario(GURDY), at: 3, respond: true });
		expect(armed.looked).not.toMatch(/No response/u);
	});

	it('says how what is settled can be stopped, as a line to play, and when nobody can', async () => {
		const at = scenario(GURDY).script.length;
		const nobody = await asked('stopping', {
			scenario: scenario(GURDY),
			at,
			unnamed: false
		});
		expect(nobody).toMatchObject({ line: null });
		expect(nobody.sentence).toMatch(/^Gurdy dies\. Nobody can stop it/u);
		const held = GURDY.replace('Amy: Isaac', 'Amy: Isaac | hand: Butter Bean!');
		const somebody = await asked('stopping', {
			scenario: scenario(held),
			at,
			unnamed: false
		});
		expect(somebody.sentence).toMatch(/It can still be stopped: Amy plays Butter Bean! on Bomb!/u);
		expect(somebody.line?.plays).toContainEqual(expect.objectContaining({ card: 'butter-bean' }));
	});

	it('says what comes of a try at a puzzle', async () => {
		const puzzle = {
			text: `player Amy: Eve (deactivated), 1 HP, 1 loot play | items: empty | hand: Butter Bean!, Soul Heart
player Ben: Lazarus | items: empty | hand: Gold Bomb!!
monsters: Fly
turn: Ben, action phase
---
Ben plays Gold Bomb!! -> Amy
Ben passes`,
			solver: 'Amy',
			fact: 'Amy dies',
			wanted: false
		};
		const play = (card: string, target: Thing): Act => ({
			do: 'play',
			player: 'Amy',
			card,
			targets: [target]
		});
		const heart = play('soul-heart', { is: 'player', name: 'Amy' });
		const failed = await asked('puzzle', { ...puzzle, lines: [heart] });
		expect(failed.is).toBe('failed');
		expect(failed.comes).toMatch(/^Amy dies/u);
		expect(failed.acts[0]?.sentence).toBe('Amy plays Soul Heart, choosing Amy.');
		const bean = play('butter-bean', { is: 'card', card: 'gold-bomb' });
		expect(await asked('puzzle', { ...puzzle, lines: [bean] })).toMatchObject({
			is: 'solved',
			moves: [],
			odds: null
		});
	});

	// 8, Attacking: with 2 HP Gurdy outlives the bomb, and without it the roll of 2 misses: no reward either way.
	// A roll of 2 hits Fly.
	it('says what it hinges on, each as a table of its own', async () => {
		const at = scenario(GURDY).script.length;
		const { hinges } = await asked('hinges', { scenario: scenario(GURDY), at });
		expect(hinges.map(({ words }) => words)).toEqual([
			"Gurdy's HP: with 2 instead of 1",
			expect.stringContaining('Ben plays Bomb!')
		]);
		for (const { letters } of hinges) expect(letters).toMatch(/^\d/u);
	});
});
