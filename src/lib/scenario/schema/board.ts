import * as v from 'valibot';
import { whole } from '../../model/whole.ts';
import { CHALLENGE_SLOTS } from '../../model/position.ts';
import {
	DYING,
	STATS,
	STEPS,
	type Board,
	type CellSetup,
	type EffectSetup,
	type ObjectSetup,
	type SlotSetup
} from '../scenario.ts';
import {
	CARD_THING,
	DECK_THINGS,
	card,
	count,
	counters,
	maybe,
	damageable,
	playerThing,
	stackThing,
	text,
	yes
} from './thing.ts';

export const object = whole<ObjectSetup>()(
	v.strictObject({
		card,
		hp: maybe(count),
		charged: maybe(v.boolean()),
		counters: maybe(counters),
		printed: maybe(card),
		starting: maybe(v.literal(true))
	})
);
export const cell = whole<CellSetup>()(
	v.union([
		v.strictObject({ card, seenBy: maybe(v.array(text)) }),
		v.strictObject({ unknown: count, seenBy: maybe(v.array(text)) })
	])
);
export const slot = whole<SlotSetup>()(
	v.strictObject({
		top: maybe(object),
		covered: maybe(v.array(card)),
		as: maybe(v.picklist(CHALLENGE_SLOTS))
	})
);

export const playerFacts = {
	character: maybe(object),
	hp: maybe(count),
	cents: maybe(count),
	dead: maybe(v.boolean()),
	lootPlays: maybe(count),
	attacks: maybe(count),
	purchases: maybe(count),
	skips: maybe(count),
	counters: maybe(counters),
	items: maybe(v.array(object)),
	souls: maybe(v.array(object)),
	curses: maybe(v.array(object)),
	hand: maybe(v.array(cell))
};
const slotsOf = maybe(v.array(slot));
const pile = maybe(v.array(cell));
const piles = maybe(v.strictObject({ loot: pile, treasure: pile, monster: pile, room: pile }));

export const effect = whole<EffectSetup>()(
	v.strictObject({
		of: damageable,
		change: v.union([
			v.strictObject({ stat: v.picklist(STATS), add: v.pipe(v.number(), v.integer()) }),
			v.strictObject({ prevent: v.literal('damage'), left: count }),
			v.strictObject({ prevent: v.literal('instance'), upTo: maybe(count) })
		]),
		from: card,
		indefinitely: maybe(yes)
	})
);

export const turnFacts = {
	active: maybe(text),
	step: maybe(v.picklist(STEPS)),
	attackRolls: maybe(count),
	happened: maybe(
		v.strictObject({
			attacks: maybe(count),
			'loot cards played': maybe(count),
			'shop items purchased': maybe(count),
			'players died': maybe(count)
		})
	),
	extraAfter: maybe(text),
	starting: maybe(text)
};
export const priority = v.strictObject({ player: text, passes: count });

export const board = whole<Board>()(
	v.strictObject({
		slots: maybe(v.strictObject({ monster: slotsOf, shop: slotsOf, room: slotsOf })),
		decks: piles,
		discards: piles,
		pool: maybe(count),
		timer: maybe(count),
		outside: maybe(v.array(card)),
		bonusSouls: maybe(v.array(card)),
		setup: maybe(v.strictObject({ rooms: maybe(yes), bonusSouls: maybe(yes) })),
		turn: maybe(v.strictObject({ ...turnFacts, monsterDied: maybe(yes), ending: maybe(yes) })),
		extraTurns: maybe(v.array(text)),
		priority: maybe(priority),
		attack: maybe(
			v.strictObject({
				attacker: text,
				target: maybe(v.variant('is', [CARD_THING, playerThing, ...DECK_THINGS]))
			})
		),
		purchase: maybe(v.strictObject({ buyer: text })),
		dying: maybe(
			v.array(
				v.strictObject({ of: damageable, at: v.picklist(DYING), slot: maybe(count), below: count })
			)
		),
		stack: maybe(v.array(stackThing)),
		effects: maybe(v.array(effect))
	})
);
