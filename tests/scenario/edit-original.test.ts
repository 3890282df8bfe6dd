import { describe, expect, it } from 'vitest';
import { neverBreaks } from './any-edits.ts';
import { played } from './read.ts';

const TABLE = `rules: original
player Amy: Isaac | items: The D6 | hand: Bomb!
player Ben: Cain | items: Sleight of Hand | hand: empty
player Cleo: Judas, 1 loot play | hand: Butter Bean!
monsters: Fly, Gurdy
shop: The Relic
`;

/** What does not hold in a script, or null. */
function fault(script: string): string | null {
	const { entries, stopped } = played(`${TABLE}---\n${script}`);
	if (stopped)
		return `${String(stopped.at)}: ${stopped.trouble.message} ${stopped.trouble.expected ?? ''}`;
	const failed = entries.find(({ outcome }) => outcome && !outcome.held)?.outcome;
	return failed ? `expected ${failed.expected}, got ${failed.got}` : null;
}
const holds = (script: string): void => {
	expect(fault(script)).toBeNull();
};

describe('the step of a turn', () => {
	// Original ruleset, Turn Structure, starting phase: start triggers, then "Loot 1" on the stack.
	it('goes on from its start to the loot on the stack', () => {
		holds(`the table sets turn: start of turn
expect turn: Amy, start triggers
expect Amy: 0 loot plays, 1 card
everyone passes
expect stack: loot step of Amy
expect turn: Amy, loot step
expect Amy: 1 card
everyone passes
expect Amy: 2 cards, 0 loot plays
everyone passes
expect turn: Amy, action phase
expect Amy: 1 loot play`);
	});

	// Turn Structure: one loot card is played in the action phase; 2023 lets it last to the turn's end.
	it('takes the loot play along only in the action phase', () => {
		holds(`the table sets turn: end triggers
expect Amy: 0 loot plays
expect refused: Amy plays Bomb! -> Fly (loot.needs-loot-play)
the table sets turn: action phase
expect Amy: 1 loot play
everyone passes
expect turn: Amy, end triggers`);
		const { position } = played(`${TABLE}turn: Amy, end triggers\n---\n`);
		expect(position.players[0]?.lootPlays).toBe(0);
	});

	// Turn Structure: a phase is over when all pass on an empty stack; nobody declares its end.
	it('is never the declared end of the turn', () => {
		expect(fault('the table sets turn: end declared')).toMatch(/all pass.*end triggers/u);
		expect(() => played(`${TABLE}turn: Amy, end declared\n---\n`)).toThrow(/turn\.passes/u);
	});

	// Turn Structure, ending phase: what is on the stack stays there; Fizzling: the attack may be declared again.
	it('can end under a declared attack, which fizzles', () => {
		holds(`Amy attacks
Amy chooses Fly
the table sets turn: ending
expect turn: Amy, end triggers
expect stack: declared attack on Fly
everyone passes
expect step: no attack, Amy (attack.declaration-fizzles)
expect stack: empty
everyone passes
expect turn: Ben, start triggers`);
	});

	// Turn Structure, starting phase: the loot of the turn stands on the stack until it resolves.
	it('leaves the loot of the turn on the stack', () => {
		holds(`the table sets turn: start of turn
everyone passes
the table sets turn: action phase
expect stack: loot step of Amy
expect Amy: 1 loot play, 1 card
everyone passes
expect Amy: 2 cards
expect turn: Amy, action phase`);
	});

	it('goes on without a loot that is taken off the stack', () => {
		holds(`the table sets turn: start of turn
everyone passes
the table removes loot step of Amy
everyone passes
expect Amy: 1 card
expect turn: Amy, action phase`);
	});
});

describe('whose turn it is', () => {
	it('becomes another player’s, who has priority first', () => {
		holds(`the table sets turn: Ben
expect turn: Ben, action phase
expect priority: Ben
expect refused: Amy attacks
expect legal: Ben attacks`);
	});

	// Attacking, step 1, and Turn Structure: a declaration and the loot of a turn are its player's own.
	it.each([
		['Amy attacks\nAmy chooses Fly', 'an attack is declared'],
		['the table sets Amy: 10¢\nAmy purchases\nAmy chooses The Relic', 'a purchase is declared'],
		['the table sets turn: start of turn\neveryone passes', 'the loot of the turn waits']
	])('does not change hands while, after “%s”, %s', (before) => {
		expect(fault(`${before}\nthe table sets turn: Ben`)).toMatch(/middle of what is under way/u);
	});
});

describe('the turns to come', () => {
	// Turn Structure, ending phase, step 4; an extra turn comes first.
	it('are taken in the order they are set', () => {
		holds(`the table sets extra turns: Cleo
everyone passes
everyone passes
expect turn: Cleo, start triggers`);
	});
});

describe('who has priority', () => {
	// Priority: all players must pass in succession.
	it('counts the passes before it towards the end of the phase', () => {
		holds(`the table sets priority: Cleo, 2 passes
Cleo passes
expect turn: Amy, end triggers`);
	});

	it('can be set while a declaration waits on the stack', () => {
		holds(`Amy attacks
Amy chooses Fly
the table sets priority: Cleo
expect priority: Cleo
Cleo passes
Amy passes
expect stack: declared attack on Fly
Ben passes
expect stack: empty
expect step: attack started, Amy (attack.starts)`);
		expect(fault('Amy attacks\nthe table sets priority: Ben')).toMatch(/must be decided/u);
	});
});

describe('what the game lays on the stack', () => {
	// Refilling: an empty slot is refilled by an effect on the stack.
	it('does not refill a slot that the table has filled meanwhile', () => {
		holds(`the table removes The Relic
expect stack: refill of shop slot 1
the table sets shop slot 1: Boomerang
everyone passes
expect shop: Boomerang
expect stack: empty`);
	});
});

describe('the death penalty on the stack', () => {
	// Player Death, steps 1 and 2: it is put there for whoever has died, and only then.
	it('is of somebody who has died, and stays so until it is paid', () => {
		expect(fault('the table puts on the stack: penalty of Ben')).toMatch(/alive/u);
		const dead = 'the table sets Ben: dead\nthe table puts on the stack: penalty of Ben';
		expect(fault(`${dead}\nthe table sets Ben: alive`)).toMatch(/still to pay/u);
		holds(`${dead}
the table removes penalty of Ben
the table sets Ben: alive
expect stack: empty
expect Ben: alive`);
	});
});

const EDITS = `the table gives Ben Butter Bean!
the table gives Amy Guppy's Collar
the table gives Cleo The Relic
the table sets Amy: 0 HP
the table sets Ben: dead
the table sets Ben: alive
the table sets Gurdy: 0 HP
the table removes Fly
the table removes monster slot 1
the table removes shop slot 1
the table removes The Relic
the table removes loot step of Amy
the table sets monster slot 1: Stoney over Fly
the table sets shop slot 1: Boomerang
the table adds a monster slot: Death (monster)
the table adds a monster slot
the table adds a shop slot
the table puts Gurdy into monster slot 1
the table puts Bomb! on the loot deck
the table sets monster deck: empty
the table puts on the stack: Bomb! (Ben) -> Amy
the table puts on the stack: death of Ben
the table puts on the stack: loot step of Amy
the table puts on the stack: refill of monster slot 2
the table puts on the stack: declared attack on Gurdy
the table puts on the stack: declared purchase of The Relic
the table puts on the stack: Amy's roll 2 against Gurdy; modifier +1
the table puts on the stack: penalty of Ben
the table sets turn: Ben
the table sets turn: Cleo, end triggers, a monster died
the table sets turn: action phase, not ending, 2 attack rolls
the table sets turn: loot step
the table sets turn: start triggers
the table sets turn: start of turn
the table sets turn: end declared
the table sets turn: ending
the table sets extra turns: Ben, Amy
the table sets priority: Cleo, 2 passes
the table sets priority: Amy`;

/** Tables in the middle of something, for the players of the one above. */
const MIDDLES = [
	'',
	'turn: start of turn\n',
	'turn: Amy, start triggers\nstack: loot step of Amy\n',
	"attack: Amy on Fly\nstack: combat damage 1 to Amy; Amy's roll 1\n",
	'stack: declared attack on the monster deck\n',
	'stack: declared purchase of the treasure deck\n',
	'stack: death of Gurdy\n',
	'stack: death of Amy\n',
	'turn: Amy, end triggers\n'
];

it('never breaks the game, wherever it is made', () => {
	neverBreaks(TABLE, EDITS, MIDDLES);
});
