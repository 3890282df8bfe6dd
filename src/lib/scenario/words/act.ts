/** What somebody does, or a fact told to the judge. */
import * as v from 'valibot';
import { inLinks } from './in-links.ts';
import { card, count, list, maybe, player, shape, text, yes, type Of } from './kit.ts';
import { cardThing, thing } from './things.ts';

export const who = player();
const targets = maybe(list(thing));
const goods = targets;

const acts = v.variant('do', [
	shape({ do: v.literal('everyone passes') }),
	shape({ do: v.literal('pass'), player: who }),
	inLinks(
		shape({ do: v.literal('play'), player: who, card: card(), targets, mode: maybe(count()) }),
		{ likely: 0.4 }
	),
	inLinks(
		shape({
			do: v.literal('activate'),
			player: who,
			/** Its line and mode say which ability. */
			object: cardThing,
			targets
		}),
		{ likely: 0.5 }
	),
	inLinks(
		shape({
			do: v.literal('choose'),
			player: who,
			picks: list(thing),
			/** From now on, without being asked. */
			always: maybe(yes)
		}),
		{ since: [['always']] }
	),
	shape({ do: v.literal('roll'), result: count(), player: maybe(who) }),
	shape({ do: v.literal('attack'), player: who }),
	shape({ do: v.literal('reveal'), card: card() }),
	shape({ do: v.literal('end turn'), player: who }),
	shape({ do: v.literal('purchase'), player: who }),
	/** ¢ for a favor that both agree on. */
	inLinks(
		shape({
			do: v.literal('barter'),
			player: who,
			to: who,
			amount: count(),
			favour: maybe(text),
			/** Cards and items besides ¢, where they can be traded. */
			gives: goods,
			gets: goods
		}),
		{ since: [['gives', 'gets']] }
	),
	shape({ do: v.literal('soul purchase'), player: who, soul: cardThing })
]);
export type Act = Of<typeof acts>;
export const act: v.GenericSchema<unknown, Act> = acts;
