import { settled, silent } from '../rule.ts';

/** Chapter 3. */
export const ZONES = {
	'zone.new-object': settled(
		'3',
		'A card that changes zone is a new object; what pointed at the old one has lost it.'
	),
	'put.moves': settled('3', 'A card that moves to another zone is a new object there.'),
	'item.becomes': settled(
		'3.1',
		'What an ability makes an item is an item, with the abilities it is given.'
	),
	'zone.deck-empty': settled(
		'3.2',
		'A deck that runs out is made anew at once from its shuffled discard.'
	),
	'zone.nothing-to-draw': silent(
		'3.2',
		'With deck and discard both empty there is nothing to take: a player takes what there was, and nothing more happens.'
	),
	'look.reorder': settled(
		'3.2',
		'The order of a deck can be changed only by a player whom an ability tells to.'
	),
	'put.deck': settled('3.2', 'A card goes only to the deck of its own kind.'),
	'look.search': settled('3.2', 'A player looks through a deck only when an ability says so.'),
	'zone.deck-hidden': settled('3.2', 'Nobody knows the order of a deck that has been shuffled.'),
	'put.discard': settled('3.3', 'A card put into discard goes on top of the discard of its kind.'),
	'discard.choice': settled(
		'3.4',
		'A player told to discard a loot card chooses it from their hand.'
	),
	'zone.hand-private': settled(
		'3.4',
		'A hand is seen by its player alone, unless an ability says otherwise.'
	),
	'zone.covered': settled(
		'3.5',
		'Covered cards are not in play. When the card above leaves, the card below enters play anew.'
	),
	'zone.covered-out': settled('3.5', 'A covered card is not in play.'),
	'cancel.loot': settled('3.6', 'A cancelled loot goes to the loot discard.')
} as const;
