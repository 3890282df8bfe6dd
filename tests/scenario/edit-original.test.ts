import { it } from 'vitest';
import { neverBreaks } from './any-edits.ts';

const TABLE = `rules: original
player Amy: Isaac | items: The D6 | hand: Bomb!
player Ben: Cain | items: Sleight of Hand | hand: empty
player Cleo: Judas, 1 loot play | hand: Butter Bean!
monsters: Fly, Gurdy
shop: The Relic
`;

const EDITS = `the table gives Ben Butter Bean!
the table gives Amy Guppy's Collar
the table gives Cleo The Relic
the table sets Amy: 0 HP
the table sets Ben: dead
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
