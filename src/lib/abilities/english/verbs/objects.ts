/** The verbs that act on objects: gain, destroy, put, counters, levels (6.7, 6.9, 6.13, 6.15, 6.19, 6.26). */
import type { Amount, Keyword, Several } from '../../grammar.ts';
import type { ObjectsEffect } from '../../effects/objects.ts';
import { KEYWORDS } from '../../grammar.ts';
import { SLOT_KINDS } from '../../../model/words.ts';
import { amount, counter, plain, several } from '../amounts.ts';
import { verbForm, type VerbForm } from '../form.ts';
import type { Shape } from '../hole.ts';
import { filter, number, oneOfWords, player, thing } from '../holes.ts';
import { cardsSomewhere, place, until } from '../places.ts';

/** What has abilities inside it is said elsewhere. */
export type OnObjects = Exclude<
	ObjectsEffect,
	{ do: 'gain treasure' | 'reroll' | 'become item' | 'gain abilities' }
>;

const says = verbForm<OnObjects>;
const [who, what, other] = [player('who'), thing('what'), thing('other')];
const [n, any] = [number('n'), amount('any')];
const slots = oneOfWords('slots', SLOT_KINDS);
const side = oneOfWords('side', ['left', 'right']);
const keyword = oneOfWords<Keyword>('keyword', KEYWORDS);

/** "a counter", "2 egg counters", "counters equal to …". */
const SOME: readonly (readonly [Shape<Amount>, string])[] = [
	[1, 'a [counter]'],
	[n, '[n] [counter]s'],
	['that much', 'that many [counter]s'],
	[plain('much'), '[counter]s [much]']
];
/** Those, "any number of counters", "all counters". */
const TAKEN: readonly (readonly [Shape<Amount | Several | 'all'>, string])[] = [
	...SOME,
	[several('how'), '[how] [counter]s'],
	['all', 'all [counter]s']
];
const named = counter('counter');

const moved: readonly VerbForm[] = [
	says({ do: 'gain', who, what }, '[who] gain [what]'),
	says({ do: 'give', what, to: who }, 'give [what] to [who]'),
	says({ do: 'steal', who, what }, '[who] steal [what]'),
	says({ do: 'swap', what, with: other }, 'swap [what] with [other]'),
	says({ do: 'move', who, what, slots }, '[who] move [what] to another [slots] slot'),
	says({ do: 'empty', what }, 'put all cards in [what] into discard'),
	says({ do: 'pass characters', to: side }, 'pass each character to the player to their [side]'),
	says(
		{ do: 'pass objects', what: filter('kind', 'some'), to: side },
		"pass [kind] of each player's choice to the player to their [side]"
	),
	says({ do: 'become room', what }, '[what] become a room in a new room slot'),
	says({ do: 'destroy', what }, 'destroy [what]'),
	says({ do: 'kill', what, by: who }, '[who] kill [what]'),
	says({ do: 'die', what }, '[what] die'),
	says({ do: 'put', what, to: 'removed from the game' }, 'remove [what] from the game'),
	says({ do: 'put', what, to: place('to') }, 'put [what] [to]'),
	says({ do: 'replace with top of deck', what }, 'replace [what] with the top card of its deck'),
	says({ do: 'recharge', what }, 'recharge [what]'),
	says({ do: 'deactivate', what }, 'deactivate [what]'),
	says({ do: 'flip', what }, 'flip [what]')
];

const changed: readonly VerbForm[] = [
	says({ do: 'become soul', what, value: null }, '[what] become a soul'),
	says({ do: 'become soul', what, value: 1 }, '[what] become a soul worth 1 soul'),
	says({ do: 'become soul', what, value: any }, '[what] become a soul worth [any] souls'),
	says({ do: 'become copy', what, of: other, until }, '[what] become a copy of [other] [until]'),
	says(
		{ do: 'become copy of card', what, from: cardsSomewhere('cards'), until },
		'[what] become a copy of a card from among [cards] [until]'
	),
	says(
		{ do: 'gain abilities of', what, of: other, until },
		'[what] gain all abilities of [other] [until]'
	),
	says({ do: 'gain keyword', what, keyword, until }, '[what] gain [keyword] [until]'),
	says({ do: 'lose keyword', what, keyword, until }, '[what] lose [keyword] [until]'),
	says({ do: 'lose abilities', what, except: null, until }, '[what] lose all abilities [until]'),
	says(
		{ do: 'lose abilities', what, except: keyword, until },
		'[what] lose all abilities except [keyword] [until]'
	),
	says(
		{ do: 'change number', what, by: n, least: number('least'), most: number('most') },
		'change a number in the text of [what] by [n] to no less than [least] and no more than [most] till end of turn'
	)
];

const counted: readonly VerbForm[] = [
	...SOME.flatMap(([amount, some]) => [
		says({ do: 'put counters', on: what, amount, named }, `put ${some} on [what]`),
		says(
			{ do: 'put counters', on: what, amount, named, alike: true },
			`put ${some} on [what] of a kind already there`
		)
	]),
	...TAKEN.map(([amount, some]) =>
		says({ do: 'remove counters', from: what, amount, named }, `remove ${some} from [what]`)
	),
	says({ do: 'level up', what, amount: 1 }, '[what] level up'),
	says({ do: 'level up', what, amount: any }, '[what] level up by [any]'),
	says({ do: 'level down', what, amount: 1 }, '[what] level down'),
	says({ do: 'level down', what, amount: any }, '[what] level down by [any]'),
	says({ do: 'expand', slots, amount: any }, 'expand [slots] slots by [any]'),
	says({ do: 'note', what: any }, 'note [any]'),
	says({ do: 'clear notes' }, 'clear the notes on this')
];

export const OBJECTS: readonly VerbForm[] = [...moved, ...changed, ...counted];
