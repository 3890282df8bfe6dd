import { describe, expect, it } from 'vitest';
import { play, playUnderReadings, print, spelledOut, start } from '#lib/scenario/index.ts';
import { played, read } from './read.ts';

/** What the script stopped at, or the first expectation that failed. */
function fault(text: string): string | null {
	const { stopped, entries } = played(text);
	const failed = entries.find(({ outcome }) => outcome && !outcome.held)?.outcome;
	return failed ? failed.got : (stopped?.trouble.message ?? null);
}

const TABLE = `player Amy: | items: The D6 | hand: Bomb!, 3 Cents!
player Ben: Cain | items: Sleight of Hand
player Cleo: Judas | hand: Butter Bean!
---
`;

describe('what is not said', () => {
	it('has the game’s default', () => {
		expect(
			fault(`---
expect turn: Amy, action phase
expect priority: Amy
expect Amy: Isaac (charged), 2 HP, 3¢, alive, 1 loot play, 1 attack, 1 purchase | items: empty | souls: empty | curses: empty | hand: 3 unknown
expect Ben: Isaac, 2 HP, 3¢, 0 loot plays, 0 attacks, 0 purchases | hand: 3 unknown
expect monsters: Fly, Fat Bat
expect shop: none
expect rooms: none
expect loot deck: 100 unknown
expect room deck: empty
expect treasure discard: empty
expect pool: 94¢
expect outside: empty
expect stack: empty
expect winner: nobody`)
		).toBeNull();
	});

	it('takes off what is under way has used', () => {
		expect(
			fault(`player Amy: | items: Book of Sin, The D6
attack: Amy on Fly
stack: Amy's roll 4; Book of Sin (rolled 3); Bomb! -> Ben; The D6 -> Amy's roll
---
expect Amy: 0 attacks, 1 purchase, 0 loot plays | items: Book of Sin (deactivated), The D6 (deactivated)
expect stack: Amy's roll 4 against Fly; Book of Sin (Amy, rolled 3); Bomb! (Amy) -> Ben; The D6 (Amy) -> Amy's roll 4`)
		).toBeNull();
	});

	it.each(['loot step', 'start triggers', 'end declared', 'end triggers'])(
		'begins where it is told: %s',
		(step) => {
			expect(
				fault(`turn: Ben, ${step}\n---\nexpect turn: Ben, ${step}\nexpect priority: Ben`)
			).toBeNull();
		}
	);

	it('plays the start of a turn from its first step', () => {
		expect(
			fault(`turn: start of turn
player Amy: Isaac (deactivated)
---
expect Isaac (Amy): charged
expect turn: start triggers
everyone passes
expect Amy: 4 cards, 0 loot plays
everyone passes
expect turn: action phase
expect Amy: 1 loot play`)
		).toBeNull();
	});
});

describe('implied passes', () => {
	it('are made until the player named has priority', () => {
		const { entries } = played(`${TABLE}Cleo passes`);
		expect(entries[0]?.decisions.map(({ decision, by }) => [decision, by])).toEqual([
			[{ do: 'pass', player: 0 }, 'implied'],
			[{ do: 'pass', player: 1 }, 'implied'],
			[{ do: 'pass', player: 2 }, 'line']
		]);
	});

	it('are an error when they would let the top resolve', () => {
		expect(fault(`${TABLE}Amy plays 3 Cents!\nBen passes\nAmy passes`)).toMatch(
			/Amy cannot act before Cleo has passed/u
		);
	});

	it('come back to the active player when nothing is on the stack', () => {
		expect(fault(`${TABLE}Ben passes\nAmy attacks\nexpect step: declared, Amy`)).toBeNull();
	});

	it('are written out', () => {
		const script = print(
			spelledOut(read(`${TABLE}Ben activates Sleight of Hand -> loot deck\nCleo passes`))
		);
		expect(script.split('---\n')[1]).toBe(
			`Amy passes
Ben activates Sleight of Hand -> loot deck
Ben passes
Cleo passes
`.replace('Ben passes\n', 'Ben passes\n')
		);
	});

	it('are not made for an expectation', () => {
		expect(
			fault(`${TABLE}expect refused: Ben activates Sleight of Hand -> loot deck (priority.needed)`)
		).toBeNull();
	});
});

describe('everyone passes', () => {
	it('resolves one thing', () => {
		expect(
			fault(`${TABLE}Amy plays 3 Cents!
Cleo plays Butter Bean! -> 3 Cents!
expect refused: Cleo passes (priority.needed)`)
		).toMatch(/no loot play/u);
		expect(
			fault(
				`player Amy: | hand: 3 Cents!
player Ben: 1 loot play | hand: Butter Bean!
---
Amy plays 3 Cents!
Ben plays Butter Bean! -> 3 Cents!
everyone passes
expect cancelled: 3 Cents!
expect Amy: 3¢
expect stack: empty
expect priority: Amy`.replace('1 loot play', 'Cain, 1 loot play')
			)
		).toBeNull();
	});

	it('needs somebody with priority', () => {
		expect(fault('---\nAmy attacks\neveryone passes\neveryone passes')).toMatch(
			/Nobody has priority/u
		);
	});
});

describe('names', () => {
	const TWO = `player Amy: | hand: Bomb!
monsters: Fly, Fly, Fat Bat
---
`;

	it('that could be several things need a number', () => {
		const { stopped } = played(`${TWO}Amy plays Bomb! -> Fly`);
		expect(stopped?.trouble).toMatchObject({
			message: 'Fly could be any of 2.',
			expected: 'Fly #1 · Fly #2'
		});
		expect(
			fault(
				`${TWO}Amy plays Bomb! -> Fly #2\neveryone passes\neveryone passes\nexpect died: Fly #2`
			)
		).not.toMatch(/could be/u);
		expect(fault(`${TWO}Amy plays Bomb! -> Fly #3`)).toMatch(/There is no Fly #3: 2 of that name/u);
	});

	it('of things that are not there are told with what is', () => {
		const { stopped } = played(`${TWO}Amy plays Bomb! -> Gurdy`);
		expect(stopped?.trouble.message).toBe('Gurdy is not there to be named.');
		expect(stopped?.trouble.expected).toContain('Fat Bat');
	});

	it('of what may not be chosen are refused by the judge, with its rule', () => {
		const { stopped } = played(`${TWO}Amy plays Bomb! -> loot deck`);
		expect(stopped?.refusal?.rules).toContain('ability.targets');
	});

	it('mean the ability where an ability is wanted, and the object where an object is', () => {
		expect(
			fault(`player Amy: | hand: Butter Bean!
player Ben: | items: Sleight of Hand
stack: Sleight of Hand -> loot deck
---
Amy plays Butter Bean! -> Sleight of Hand
expect stack: Sleight of Hand (Ben); Butter Bean! (Amy) -> Sleight of Hand`)
		).toBeNull();
	});

	it('of cards nobody knew are taken for unknown ones', () => {
		expect(
			fault(
				`player Amy: Isaac, 1 HP | hand: 2 unknown, Bomb! | items: empty
player Ben: 1 loot play | hand: Gold Bomb!!
priority: Ben
---
Ben plays Gold Bomb!! -> Amy
everyone passes
everyone passes
everyone passes
Amy chooses 3 Cents!
expect step: discarded, Amy, 3 Cents!
expect loot discard: 3 Cents!, Gold Bomb!!`.replace(
					'everyone passes\neveryone passes\neveryone passes',
					'everyone passes\neveryone passes\neveryone passes'
				)
			)
		).toBeNull();
	});
});

describe('expectations that fail', () => {
	it('“0 counters” is not so of what has counters of any kind', () => {
		const nest = 'player Amy: Isaac | items: The Relic (2 egg counters)\n---\n';
		expect(fault(`${nest}expect The Relic: 0 counters`)).not.toBeNull();
		expect(fault(`${nest}expect The Relic: 0 counters, 2 egg counters`)).toBeNull();
		expect(fault(`${nest}expect The Relic: 0 gold counters`)).toBeNull();
	});

	it.each([
		['stack: Bomb!', 'stack: empty'],
		['Amy: 1 HP, 4¢', 'Amy: 2 HP, 3¢'],
		['Amy: | items: Meat!', 'Amy: | items: The D6'],
		['Amy: | hand: Bomb!', 'Amy: | hand: Bomb!, 3 Cents!'],
		['object The D6: deactivated', 'object The D6: charged'],
		['object Gurdy: 3 HP', 'object Gurdy: gone'],
		['monsters: Gurdy', 'monsters: Fly, Fat Bat'],
		['loot deck: Bomb!, ...', 'loot deck: ?, ...'],
		['pool: 100¢', 'pool: 91¢'],
		['priority: Ben', 'priority: Amy'],
		['turn: Ben, loot step', 'turn: Amy, action phase'],
		['asked: Amy', 'priority: Amy'],
		['legal: Ben attacks', /^refused: it is Amy's turn/u],
		['refused: Amy attacks', 'it is legal'],
		['refused: Ben attacks (attack.hit)', /^refused: it is Amy's turn/u],
		['step: died', 'nothing happened'],
		['rule: attack.hit', 'rules: '],
		['reading: would-roll', 'no reading was followed'],
		['fizzled: Bomb!', 'nothing happened'],
		['winner: Amy', 'winner: nobody']
	])('%s', (expectation, got) => {
		const { entries, held, stopped } = played(`${TABLE}expect ${expectation}`);
		const outcome = entries[0]?.outcome;
		expect(stopped).toBeNull();
		expect(held).toBe(false);
		expect(outcome?.expected).toBe(expectation);
		expect(outcome?.got).toEqual(typeof got === 'string' ? got : expect.stringMatching(got));
	});

	it('do not stop the script', () => {
		const { entries } = played(`${TABLE}expect pool: 1¢\nAmy passes\nexpect priority: Ben`);
		expect(entries.map(({ outcome }) => outcome?.held)).toEqual([false, undefined, true]);
	});
});

it('stops at a line that cannot be played, and keeps what came before', () => {
	const { entries, stopped } = played(`${TABLE}Amy attacks\nAmy attacks\nexpect pool: 1¢`);
	expect(entries).toHaveLength(1);
	expect(stopped).toMatchObject({ at: 1 });
	expect(stopped?.refusal?.rules).toEqual(['turn.declare']);
});

it('says what the table waits for when a line does not answer it', () => {
	const { stopped } = played('---\nAmy attacks\neveryone passes\nroll 3');
	expect(stopped?.trouble.expected).toBe('Amy chooses … (Fly · Fat Bat · monster deck)');
});

it('plays a scenario under every reading that it touches', () => {
	const poor = 'player Amy: 3¢\n---\nAmy purchases\neveryone passes\n';
	const { touched, runs } = playUnderReadings(read(`${poor}expect Amy: 0 purchases`));
	expect(touched).toEqual(['unpaid-purchase']);
	expect(runs.map(({ readings, played: run }) => [readings, run.ok && run.held])).toEqual([
		[{ 'unpaid-purchase': 'spent' }, true],
		[{ 'unpaid-purchase': 'kept' }, false]
	]);
	expect(playUnderReadings(read('---\nAmy passes')).touched).toEqual([]);
});

describe('whether readings make a difference', () => {
	const DYING =
		'player Amy: Isaac\nplayer Ben: Cain, 0 HP | hand: empty\nplayer Cleo: Eve, 0 HP | hand: empty\n---\n';

	// 11, Death, does not order the deaths of several players.
	it('is the same end where only the order differs', () => {
		const text = `${DYING}everyone passes\neveryone passes\n`;
		expect(playUnderReadings(read(text))).toMatchObject({
			touched: ['player-deaths'],
			agreement: 'same end',
			on: ['player-deaths']
		});
	});

	it('depends where the line ends between the two', () => {
		expect(playUnderReadings(read(`${DYING}everyone passes\n`)).agreement).toBe('depends');
	});

	it('depends where what is expected holds under one of them alone', () => {
		const text = `${DYING}everyone passes\nexpect Ben: dead\neveryone passes\n`;
		const { agreement, apart } = playUnderReadings(read(text));
		expect(agreement).toBe('depends');
		expect(apart.map(({ comesTo }) => comesTo.answers)).toEqual([[], ['fails: Ben: dead']]);
	});

	it('asks what happens, not what is cited', () => {
		const text = `${DYING}expect reading: player-deaths\neveryone passes\neveryone passes\nexpect Ben: dead\n`;
		expect(playUnderReadings(read(text)).agreement).toBe('same end');
	});

	it('is the same where the difference is over', () => {
		const text = 'player Amy: 3¢\n---\nAmy purchases\neveryone passes\nAmy ends the turn\n';
		const rest = 'everyone passes\neveryone passes\neveryone passes\n';
		expect(playUnderReadings(read(text + rest))).toMatchObject({ agreement: 'same', on: [] });
	});
});

it('does not change what it is given', () => {
	const scenario = read(`${TABLE}Amy plays Bomb! -> Fly\neveryone passes`);
	const before = structuredClone(scenario);
	play(scenario);
	expect(scenario).toEqual(before);
	const started = start(scenario);
	expect(started.ok && JSON.parse(JSON.stringify(started.position))).toEqual(
		started.ok && started.position
	);
});
