import { card } from './cards.ts';
import { always, either, has, list, number, record, variant } from './combine.ts';
import { ABOUT, cell, EFFECT, PRIORITY, SLOT, TURN_CHANGE } from './table.ts';
import {
	CARD_THING,
	COUNTERS,
	object,
	player,
	REMOVABLE,
	STACK_THING,
	STATE,
	THING,
	yes
} from './things.ts';
import { text } from './text.ts';
import { among, deck, pileKind, slotKind } from './words.ts';

const who = player();
const targets = list(THING);
const said = { always: { player: who } };

/** What somebody does. */
const ACT = variant('do', [
	['everyone passes', {}],
	['pass', said],
	[
		'play',
		{ always: { player: who, card: card() }, maybe: { targets, mode: number() }, likely: 0.4 }
	],
	['activate', { always: { player: who, object: CARD_THING }, maybe: { targets }, likely: 0.5 }],
	['choose', { always: { player: who, picks: list(THING) }, since: [{ always: yes }] }],
	['roll', { always: { result: number() }, maybe: { player: who } }],
	['attack', said],
	['reveal', { always: { card: card() } }],
	['end turn', said],
	['purchase', said],
	[
		'barter',
		{
			always: { player: who, to: who, amount: number() },
			maybe: { favour: text },
			since: [{ gives: targets, gets: targets }]
		}
	],
	['soul purchase', { always: { player: who, soul: CARD_THING } }]
]);

const pile = { pile: pileKind, deck };
const slot = slotKind;
const place = { slot, number: number() };

/** What the table itself changes. */
const EDIT = variant('edit', [
	['stack', { always: { things: list(STACK_THING) } }],
	['deal', { always: { player: who, cell: cell() } }],
	[
		'set player',
		{
			always: {
				player: who,
				facts: record({
					maybe: ABOUT,
					likely: 0.3,
					since: [{ counters: COUNTERS }, { skips: number() }]
				})
			}
		}
	],
	['give', { always: { player: who, among: among, object: object() } }],
	['remove', { always: { thing: REMOVABLE } }],
	['set object', { always: { object: CARD_THING, facts: record({ maybe: STATE, likely: 0.4 }) } }],
	['take', { always: { player: who, cell: cell() } }],
	['set slot', { always: { ...place, holds: SLOT } }],
	['add slot', { always: { slot, holds: SLOT } }],
	['cover', { always: { ...place, object: object() } }],
	['put', { always: { ...pile, cell: cell() }, maybe: { under: always(true) } }],
	['set pile', { always: { ...pile, cells: list(cell()) } }],
	['set pool', { always: { cents: number() } }],
	['effect', { always: { effect: EFFECT } }],
	['ask again', { always: { player: who }, maybe: { about: card() }, likely: 0.5 }],
	['by hand', { always: { what: text } }],
	['set turn', { always: { facts: TURN_CHANGE } }],
	['set extra turns', { always: { players: list(who) } }],
	['set priority', { always: { priority: PRIORITY } }],
	['set timer', { always: { shows: number() } }]
]);

/** The lines of a script. */
export const LINES = list(either([has('do'), ACT], [has('edit'), EDIT]));
