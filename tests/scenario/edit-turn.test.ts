import { describe, expect, it } from 'vitest';
import { print, scenarioOf } from '#lib/scenario/index.ts';
import { decodeLink, encodeLink } from '#lib/scenario/link/index.ts';
import { played, read } from './read.ts';

const TABLE = `player Amy: Isaac | items: The Relic | hand: Bomb!, Butter Bean!
player Ben: Cain | items: Sleight of Hand | hand: empty
player Cleo: Judas | hand: Butter Bean!
monsters: Fly, Gurdy
`;

/** What does not hold in a script, or null. */
function fault(script: string): string | null {
	const { entries, stopped } = played(`${TABLE}---\n${script}`);
	if (stopped) return `${String(stopped.at)}: ${stopped.trouble.message}`;
	const failed = entries.find(({ outcome }) => outcome && !outcome.held)?.outcome;
	return failed ? `expected ${failed.expected}, got ${failed.got}` : null;
}
const holds = (script: string): void => {
	expect(fault(script)).toBeNull();
};

describe('whose turn it is', () => {
	// Extended Rulebook, 14: the active player is the first to have priority; 15: only they declare.
	it('becomes another player’s, who has priority first and what was left of it', () => {
		holds(`the table sets Amy: 0 loot plays
the table sets turn: Ben
expect turn: Ben, action phase
expect priority: Ben
expect Ben: 0 loot plays, 1 attack, 1 purchase
expect Amy: 0 attacks, 0 purchases
expect refused: Amy attacks
expect legal: Ben attacks`);
	});

	it('does not change hands in the middle of an attack', () => {
		expect(fault('Amy attacks\nthe table sets turn: Ben')).toMatch(/middle of what is under way/u);
	});

	it('stays with the player whose it is', () => {
		holds(`Amy passes
the table sets turn: Amy
expect priority: Ben
expect Amy: 1 attack`);
	});
});

describe('the step of a turn', () => {
	// Extended Rulebook, 7.1: the loot step loots 1; 7.2: the action phase brings a loot play.
	it('goes on from where it is set', () => {
		holds(`the table sets turn: start of turn
expect turn: Amy, start triggers
expect Amy: 0 loot plays, 2 cards
everyone passes
expect turn: Amy, loot step
expect Amy: 3 cards
everyone passes
expect turn: Amy, action phase
expect Amy: 1 loot play`);
	});

	// Extended Rulebook, 7.3: end triggers, hand size, then the turn passes on.
	it('can be its end, after which the next player’s turn begins', () => {
		holds(`the table sets turn: end triggers
expect turn: Amy, end triggers
everyone passes
expect turn: Ben`);
	});

	it('brings no second loot play with it', () => {
		holds(`the table sets turn: loot step
expect Amy: 0 loot plays
the table sets turn: action phase
expect Amy: 1 loot play
the table sets turn: end declared
expect Amy: 1 loot play`);
	});

	// Extended Rulebook, 7.1: nobody has priority before the start triggers.
	it('cannot be its start with something on the stack', () => {
		expect(fault('Amy plays Bomb! -> Fly\nthe table sets turn: start of turn')).toMatch(
			/before the start triggers/u
		);
	});

	it('leaves those who have passed where they were, if nothing comes of it', () => {
		holds(`Amy passes
the table sets turn: 2 attack rolls
expect priority: Ben
Ben passes
Cleo passes
expect priority: Amy`);
	});
});

describe('what a turn remembers', () => {
	// Extended Rulebook, 2.6: a room may be discarded in a turn in which a monster died.
	const ROOM = 'player Amy:\nplayer Ben:\nrooms: Blood Donation\n---\n';
	const after = (script: string): string | undefined =>
		played(`${ROOM}${script}\nAmy ends the turn\neveryone passes\neveryone passes`).position
			.question?.purpose.about;

	it('can be set and taken back', () => {
		expect(after('')).toBeUndefined();
		expect(after('the table sets turn: a monster died')).toBe('room to discard');
		expect(
			after('the table sets turn: a monster died\nthe table sets turn: no monster died')
		).toBeUndefined();
	});

	it('keeps what else has happened', () => {
		const { position } = played(
			`${TABLE}---\nthe table sets turn: 2 attacks made\nthe table sets turn: 1 player died`
		);
		expect(position.turn.history).toMatchObject({ attacks: 2, 'players died': 1 });
	});
});

describe('the turns to come', () => {
	// Extended Rulebook, 7.4: an extra turn comes before the next player's.
	it('are taken in the order they are set', () => {
		holds(`the table sets extra turns: Cleo
Amy ends the turn
everyone passes
everyone passes
expect turn: Cleo`);
	});

	// Extended Rulebook, 7.4: after an extra turn the round goes on as if it had not been.
	it('go on after the player of the last usual one', () => {
		holds(`the table sets turn: extra after Ben
Amy ends the turn
everyone passes
everyone passes
expect turn: Cleo`);
		holds(`the table sets turn: extra after Ben
the table sets turn: a usual turn
Amy ends the turn
everyone passes
everyone passes
expect turn: Ben`);
	});
});

describe('who has priority', () => {
	it('can be anybody, after any passes but the last', () => {
		holds(`Amy plays Bomb! -> Fly
the table sets priority: Cleo, 1 pass
expect priority: Cleo
Cleo passes
expect priority: Amy
expect stack: Bomb! (Amy) -> Fly
Amy passes
expect stack: damage 1 to Fly`);
		expect(fault('the table sets priority: Cleo, 3 passes')).toMatch(/would have passed already/u);
	});

	it('is nobody while something must be decided', () => {
		expect(fault('Amy attacks\neveryone passes\nthe table sets priority: Ben')).toMatch(
			/must be decided/u
		);
	});
});

describe('the starting player', () => {
	const TEXT = `rules: 2023
player Amy:
player Ben:
turn: Amy, action phase, starting player Ben
---
the table sets turn: Ben, loot step, no monster died, not ending, a usual turn, starting player Amy
the table sets extra turns: Ben, Amy
the table sets priority: Ben, 1 pass
`;

	it('is in the notation, in links and in what a position is described as', () => {
		const scenario = read(TEXT);
		expect(print(scenario)).toBe(TEXT);
		expect(decodeLink(encodeLink({ scenario }))).toMatchObject({ ok: true, shared: { scenario } });
		const { position } = played(TEXT);
		expect(position.starting).toBe(0);
		expect(scenarioOf(position)?.board?.turn?.starting).toBe('Amy');
	});
});

describe('the timer', () => {
	const TOGETHER = 'variants: solitaire\nplayer Amy:\nplayer Ben:\nturn: Ben\n---\n';
	const round = 'Ben ends the turn\neveryone passes\neveryone passes\n';

	// Extended Rulebook, 17.2: one down as a round ends; lost at zero.
	it('counts on from where it is set', () => {
		const { position, stopped } = played(
			`${TOGETHER}the table sets timer: 2\n${round}expect step: timer, 1`
		);
		expect(stopped).toBeNull();
		expect(position).toMatchObject({ timer: 1, winners: null });
		expect(played(`${TOGETHER}the table sets timer: 1\n${round}`).position.winners).toEqual([]);
	});

	it('is not set where there is none, nor to zero', () => {
		expect(fault('the table sets timer: 5')).toMatch(/no timer/u);
		expect(played(`${TOGETHER}the table sets timer: 0`).stopped?.trouble.message).toMatch(/zero/u);
	});
});
