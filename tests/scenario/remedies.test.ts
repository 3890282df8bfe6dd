import { describe, expect, it } from 'vitest';
import { JUDGE } from '#lib/judge/judge.ts';
import {
	lineText,
	play,
	playLine,
	reachedAt,
	remediesOf,
	remediesOfAct,
	verdictOf,
	type Line,
	type Remedies,
	type Remedy
} from '#lib/scenario/index.ts';
import type { Position } from '#lib/model/position.ts';
import { decisionOf } from '#lib/scenario/resolve.ts';
import { scenarios } from '../support/scenarios.ts';
import { read } from './read.ts';

/** What would have made the last line of a script legal. */
function remedies(text: string): Remedies {
	const scenario = read(text);
	const played = play(scenario);
	if (!played.ok || !played.stopped) return expect.fail('Nothing was refused.');
	return verdictOf(played, { script: scenario.script }).refused?.remedies ?? expect.fail(text);
}

const words = (text: string): readonly string[] => remedies(text).found.map((one) => one.words);

const AMY = 'player Amy: Isaac | hand: Bomb!, 3 Cents!';
const BEN = 'player Ben: Cain | hand: Butter Bean!, Bomb!';
const TWO = `${AMY}\n${BEN}\nmonsters: Gurdy, Fly`;

/** Plays lines one after the other; null where one does not follow. */
function playedAfter(position: Position, lines: readonly Line[]): Position | null {
	let at: Position | null = position;
	for (const line of lines) {
		const entry: ReturnType<typeof playLine> | null = at && playLine(line, 0, reachedAt(at));
		at = entry && !entry.refused ? entry.position : null;
	}
	return at;
}

describe('what would make it legal', () => {
	it.each([
		[
			'a loot play: the character is tapped first (2.2)',
			`${TWO}\n---\nAmy plays 3 Cents!\nBen plays Bomb! -> Amy`,
			['Ben taps Cain first.', 'Ben has another loot play.']
		],
		[
			'a card that nobody has said to be in the hand, and its loot play',
			`${TWO}\n---\nAmy plays 3 Cents!\nBen plays Soul Heart -> Amy`,
			[
				"Soul Heart is in Ben's hand, and Ben taps Cain first.",
				"Soul Heart is in Ben's hand, and Ben has another loot play."
			]
		],
		[
			'a target: what it could take (4)',
			`player Amy: Isaac | items: The Relic | hand: 3 Cents!\nplayer Ben: Cain, 1 loot play | hand: Butter Bean!\nstack: The Relic (Amy)\n---\nAmy plays 3 Cents!\nBen plays Butter Bean! -> The Relic`,
			['Ben plays Butter Bean! on 3 Cents! (Amy).']
		],
		[
			'a moment: after this resolves (15)',
			`${TWO}\nstack: damage 1 to Ben\n---\nAmy attacks`,
			['After damage 1 to Ben resolves.']
		],
		[
			'a moment: the attack is over (7.2)',
			`${TWO}\nattack: Amy on Fly\nstack: damage 1 to Fly\n---\nAmy purchases`,
			['Once the attack is over.']
		],
		[
			'a charge (4.1)',
			`player Amy: Isaac | items: Sleight of Hand (deactivated)\n${BEN}\n---\nAmy activates Sleight of Hand -> loot deck`,
			['Sleight of Hand is charged.']
		],
		[
			'a cost (4.1)',
			`player Amy: Isaac, 2¢ | items: Golden Razor Blade\n${BEN}\n---\nAmy activates Golden Razor Blade -> Ben`,
			['Amy has 5¢.']
		],
		['a turn (7.2)', `${TWO}\n---\nBen attacks`, ["It's Ben's turn.", 'Amy attacks.']],
		[
			'an attack that is left (8)',
			`player Amy: Isaac, 0 attacks\n${BEN}\n---\nAmy attacks`,
			['Amy has an attack left.']
		],
		[
			'an answer that comes first (14)',
			`${TWO}\npurchase: Amy\nshop: The Relic\n---\neveryone passes\nAmy attacks`,
			['Amy chooses The Relic first.', 'Amy chooses the treasure deck first.']
		],
		[
			'another option of what is asked',
			`${TWO}\n---\nAmy attacks\neveryone passes\nAmy chooses Ben`,
			['Amy chooses Gurdy.', 'Amy chooses Fly.', 'Amy chooses the monster deck.']
		],
		['the one who controls it (4.1)', `${TWO}\n---\nAmy activates Cain`, ['Ben taps Cain.']],
		[
			'an item that nobody has said to be there',
			`${TWO}\nattack: Amy on Fly\nstack: Amy's roll 2 against Fly\n---\nBen activates The D6 -> Amy's roll`,
			['Ben controls The D6.']
		],
		[
			'somebody who is dead (11.2)',
			`reading: dead-chosen = cannot\n${AMY}, Soul Heart\nplayer Ben: Cain, dead\n---\nAmy plays Soul Heart -> Ben`,
			['Amy plays Soul Heart on Amy.', "Ben hasn't died this turn."]
		]
	])('%s', (_, text, found) => {
		expect(words(text)).toEqual(found);
	});

	it('is what is named first, where a tap names no target', () => {
		const { position } = at(`${TWO}\n---\n`);
		const found = remediesOf(position, { do: 'play', player: 0, card: 'bomb' });
		expect(found.found.map((one) => one.words)).toEqual([
			'Amy plays Bomb! on Gurdy.',
			'Amy plays Bomb! on Fly.',
			'Amy plays Bomb! on Amy.',
			'Amy plays Bomb! on Ben.'
		]);
	});

	it('is the passes of the others, for who has to wait', () => {
		const { position } = at(`${TWO}\nturn: Ben\nstack: damage 1 to Amy\n---\n`);
		const [first] = remediesOf(position, { do: 'activate', player: 0, object: 1, line: 0 }).found;
		expect(first?.words).toBe('Ben passes first.');
	});

	it('is nothing where the game is over, and for what is legal', () => {
		const { position } = at(`${TWO}\n---\n`);
		expect(remediesOf(position, { do: 'attack', player: 0 })).toEqual({ found: [], more: false });
	});

	it('is at most as many as are wanted, and says that there are more', () => {
		const { position } = at(`${TWO}\n---\n`);
		const act = { do: 'play', player: 0, card: 'bomb' } as const;
		expect(remediesOf(position, act, { most: 2 })).toMatchObject({
			found: [{ kind: 'instead' }, { kind: 'instead' }],
			more: true
		});
		expect(remediesOf(position, act, { tries: 1 }).more).toBe(true);
	});
});

/** The table at the end of a script. */
function at(text: string): { readonly position: Position } {
	const played = play(read(text));
	return played.ok ? played : expect.fail(JSON.stringify(played.problems));
}

describe('every refusal of the scenarios', () => {
	/** Each act that a scenario says is refused, where it is. */
	const refused = scenarios().flatMap(({ file, scenario }) => {
		if (!scenario.script.some((line) => 'expect' in line && line.expect === 'refused')) return [];
		const played = play(scenario);
		return (played.ok ? played.entries : []).flatMap(({ line, position }) =>
			'expect' in line && line.expect === 'refused' && line.act.do !== 'everyone passes'
				? [{ file, position, act: line.act }]
				: []
		);
	});

	const said = ({ words: one, lines, act }: Remedy, position: Position): string =>
		[
			one,
			...[...lines, act].map((line) =>
				lineText(
					line,
					position.players.map(({ name }) => name)
				)
			)
		].join(' | ');

	it('each remedy makes it legal, and at least three in four have one', () => {
		const wrong: string[] = [];
		let helped = 0;
		let most = 0;
		for (const { file, position, act } of refused) {
			let asked = 0;
			const judge = {
				...JUDGE,
				why: (...args: Parameters<typeof JUDGE.why>) => (asked++, JUDGE.why(...args)),
				decide: (...args: Parameters<typeof JUDGE.decide>) => (asked++, JUDGE.decide(...args))
			};
			const { found } = remediesOfAct(position, act, { judge });
			most = Math.max(most, asked);
			expect(found.length).toBeLessThanOrEqual(4);
			if (found.length > 0) helped++;
			for (const remedy of found) {
				const before = playedAfter(position, remedy.lines);
				const entry = before && playLine(remedy.act, 0, reachedAt(before));
				if (!entry || entry.refused || entry.decisions.length === 0)
					wrong.push(`${file}: ${said(remedy, position)}`);
			}
			// What is legal at once needs none.
			const now = decisionOf(position, act, true);
			if (now.ok && !JUDGE.why(position, now.value)) expect(found).toEqual([]);
		}
		expect(wrong).toEqual([]);
		expect(helped / refused.length).toBeGreaterThan(0.75);
		expect(most).toBeLessThan(600);
	});
});
