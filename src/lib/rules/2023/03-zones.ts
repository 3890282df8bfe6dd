import { guidance, settled, silent } from '../rule.ts';

/** Chapter 3. */
export const ZONES = {
	'put.moves': settled(
		'3',
		'A moved card is a new object',
		'A card that moves from one zone to another is a new object there.'
	),
	'zone.new-object': settled(
		'3',
		'A card that moves is lost to its targets',
		'When a card changes zones, anything targeting it loses it.'
	),
	'zone.own-card': silent(
		'3',
		'"This" finds its card in discard',
		'An ability that says “this” finds its own card in discard, if that ability or the resolving of its loot put it there.'
	),
	'item.new-abilities': silent(
		'3.1',
		'A card that becomes an item',
		'A card that becomes an item has the abilities it is given. If it loses all others, it has only those.'
	),
	'zone.public': guidance(
		'3.1',
		'What is in play is public',
		'Everything in play is public: anybody may look at it, unless something says otherwise.'
	),
	'zone.only-in-play': guidance(
		'3.1',
		'Abilities look in play only',
		'Abilities look for objects, and point at them, in play only, unless they say otherwise.'
	),
	'zone.decks': guidance(
		'3.2',
		'The four decks',
		'There are four decks: treasure, loot, monster and room. Each holds cards of its own kind alone.'
	),
	'put.from-top': silent(
		'3.2',
		'So many cards from the top',
		'A card put so many cards from the top of a deck lies under so many.'
	),
	'put.deck': settled(
		'3.2',
		'A card goes to its own deck',
		'A card goes only to the deck of its own kind.'
	),
	'zone.no-deck': guidance(
		'3.2',
		'Cards without a deck',
		'Cards without a deck, as bonus souls, cannot be put into one.'
	),
	'zone.from-outside': guidance(
		'3.2',
		'Putting an outside card into a deck',
		'A card that began outside the game may go to the deck or discard of its kind, if there is one.'
	),
	'zone.deck-hidden': settled(
		'3.2',
		'Decks are hidden',
		'The cards of a deck are hidden: once it has been shuffled, nobody knows their order.'
	),
	'look.search': settled(
		'3.2',
		'Looking through a deck',
		'A player looks at cards of a deck only when an ability says so.'
	),
	'look.reorder': settled(
		'3.2',
		'Changing the order of a deck',
		'A player may change the order of a deck only if an ability tells them to.'
	),
	'zone.deck-empty': settled(
		'3.2',
		'When a deck runs out',
		'A deck that runs out is made anew at once from its shuffled discard.'
	),
	'zone.nothing-to-draw': silent(
		'3.2',
		'When deck and discard are empty',
		'With deck and discard both empty there is nothing to take: a player takes what there was, and nothing more happens.'
	),
	'zone.discards': guidance(
		'3.3',
		'Each deck has its discard',
		'Each deck has its discard, for cards of that kind only, whatever a card was in play.'
	),
	'put.discard': settled(
		'3.3',
		'Putting a card into discard',
		'A card put into discard goes on top of the discard of its kind.'
	),
	'put.no-discard': settled(
		'3.3',
		'Cards without a discard',
		'A card that has no discard is removed from the game instead.'
	),
	'zone.discard-public': guidance(
		'3.3',
		'Discards are public',
		'A discard is public: anybody may look through it and count it, unless something says otherwise.'
	),
	'zone.discard-order': guidance(
		'3.3',
		'Discards keep their order',
		'The order of a discard stays as it is, unless an ability changes it.'
	),
	'zone.hand': guidance(
		'3.4',
		'What a hand holds',
		'Each player has a hand, and it holds loot cards only.'
	),
	'zone.hand-private': settled(
		'3.4',
		'Hands are private',
		'A hand is seen by its player alone, unless an ability says otherwise.'
	),
	'zone.hand-count': guidance(
		'3.4',
		'Hand sizes are no secret',
		'Everybody may know how many cards a player has in hand.'
	),
	'discard.choice': settled(
		'3.4',
		'Who chooses what to discard',
		'A player told to discard a loot card chooses it from their hand.'
	),
	'gain.loot-card': guidance(
		'3.4',
		'Gaining a loot card',
		'A loot card that a player gains goes to their hand.'
	),
	'zone.hand-loot-only': settled(
		'3.4',
		'Only loot goes to a hand',
		'Moving a card of another kind to a hand does nothing: it stays where it is.'
	),
	'zone.covered-any-number': guidance(
		'3.5',
		'How many cards can be covered',
		'Any number of cards can be covered in one slot.'
	),
	'zone.covered-out': settled(
		'3.5',
		'Covered cards are not in play',
		'A covered card is not in play.'
	),
	'zone.covered': settled(
		'3.5',
		'When the card above leaves',
		'When the card above leaves play, the card below enters play, as a new object.'
	),
	'zone.covered-becomes': settled(
		'3.5',
		'Uncovered ambushes and trinkets',
		'An ambush that comes up from under a card is a monster again, a trinket an item.'
	),
	'zone.covered-public': guidance(
		'3.5',
		'Covered cards are public',
		'Anybody may look at covered cards, unless something says otherwise.'
	),
	'zone.covered-order': guidance(
		'3.5',
		'The order of covered cards',
		'The order of the cards in a slot stays as it is, unless an ability changes it.'
	),
	'cancel.loot': settled(
		'3.6',
		'Where a cancelled loot goes',
		'A cancelled loot goes to the loot discard.'
	),
	'stack.loot-taken': settled(
		'3.6',
		'A loot taken off the stack',
		'A loot that an ability takes off the stack does not resolve; it goes where the ability says.'
	),
	'zone.outside-cards': guidance(
		'3.7',
		'What starts outside the game',
		'Every character, starting item and bonus soul starts outside the game, and so do a few other cards such as The Harbingers. Those that nobody uses stay there.'
	),
	'zone.outside-still': guidance(
		'3.7',
		'Cards outside the game do nothing',
		'Cards outside the game have no abilities, unless something says otherwise.'
	),
	'zone.outside-bonus': settled(
		'3.7',
		'Bonus souls work outside the game',
		'The abilities of the active bonus souls work outside the game.'
	),
	'zone.outside-missing': settled(
		'3.7',
		'A card that is not there to fetch',
		'A card that is not there outside the game, since it is not owned, not used or gone, cannot be fetched.'
	),
	'put.removed': settled(
		'3.7',
		'Removed from the game',
		'A card that is removed from the game is put outside it.'
	),
	'zone.under': settled(
		'3.7',
		'A card put under an object',
		'A card that is put under an object that is in no slot is outside the game.'
	),
	'zone.outside-public': guidance(
		'3.7',
		'Who may look outside the game',
		'Anybody may look at a card outside the game unless it lies face down. A card that lies face down is seen only by a player whom an ability lets look.'
	)
} as const;
