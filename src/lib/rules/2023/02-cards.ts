import { guidance, settled, silent } from '../rule.ts';

/** Chapter 2. */
export const CARDS = {
	'item.face-up': guidance(
		'2.1',
		'Items lie face up',
		'The items you control lie face up in front of you.'
	),
	'item.starting': guidance(
		'2.1',
		'Starting items',
		'A starting item is an item like any other, and counts as a starting item besides.'
	),
	'item.border': guidance(
		'2.1.1',
		'Gold and silver borders',
		'A gold border marks an active item, a silver one a passive item. It is a reminder and does nothing itself.'
	),
	'ability.shop': settled(
		'2.1.2',
		'Abilities of shop items',
		'The abilities of an item do not work while it is in the shop, unless they say so.'
	),
	'ability.shop-comes-and-goes': settled(
		'2.1.2',
		'Shop items that see items come and go',
		'A triggered ability that looks for an item entering or leaving play works in the shop, too.'
	),
	'ability.shop-enters': silent(
		'2.1.2',
		'Entering the shop is entering play',
		"“This enters play …” counts for an item that enters the shop, though it isn't a triggered ability."
	),
	'loot.kept': guidance(
		'2.2',
		'Keeping loot cards',
		'Loot cards stay in your hand until you play or discard them.'
	),
	'loot.play': settled(
		'2.2',
		'Playing a loot card',
		'A player with priority and a loot play left may play a loot card from their hand; it goes on the stack.'
	),
	'loot.discarded': settled(
		'2.2',
		'Where a resolved loot goes',
		'A loot that has resolved goes to the loot discard.'
	),
	'loot.elsewhere': settled(
		'2.2',
		'Loot played from another zone',
		'Where loot cards may be played from another zone, the usual moment and a loot play are needed all the same, unless the ability says otherwise.'
	),
	'loot.in-resolution': settled(
		'2.2',
		'Loot played while something resolves',
		'Where a loot card is played while something resolves, nobody needs priority for it unless the ability says so, but it takes a loot play.'
	),
	'loot.free': settled(
		'2.2',
		'Playing loot for free',
		'Playing a loot card takes no loot play only if the ability that lets you play it says so.'
	),
	'monster.you': guidance(
		'2.3',
		'"You" on a monster card',
		'On a monster card, "you" is the active player where nobody else is named.'
	),
	'soul.still': settled(
		'2.3',
		'A monster that is a soul does nothing',
		'The abilities of a monster card that is a soul do not work, unless they say so.'
	),
	'monster.reward-active': settled(
		'2.3.1',
		"Who gets a monster's rewards",
		'The active player gets rewards and soul, whoever killed the monster, unless a card says otherwise.'
	),
	'event.triggers': settled(
		'2.3.2',
		'An event triggers as it enters play',
		'All the abilities of an event trigger when it enters play, unless they say otherwise.'
	),
	'event.discarded': settled(
		'2.3.2',
		'When an event goes to discard',
		'Once all its abilities have resolved or been cancelled, an event goes to discard.'
	),
	'event.leaves': settled(
		'2.3.2',
		'An event that leaves play early',
		'When an event leaves play, its abilities are taken off the stack.'
	),
	'curse.face-up': guidance(
		'2.3.2',
		'Where a curse lies',
		'A curse lies face up beside the character of its player.'
	),
	'soul.face-up': guidance(
		'2.4',
		'Souls lie face up',
		'Your souls lie face up beside your character.'
	),
	'soul.public': guidance(
		'2.4',
		'Souls are no secret',
		'Everybody may know how many souls a player has.'
	),
	'soul.becomes': settled(
		'2.4',
		'A card that becomes a soul',
		'A card that an ability makes a soul gives its player the soul value on its icon, or the one that the ability names.'
	),
	'soul.one-object': settled(
		'2.4',
		'A soul worth 2 is one object',
		'A soul that is worth 2 is a single object: it is destroyed or stolen whole.'
	),
	'soul.counted': guidance(
		'2.4',
		'Counting souls',
		"An ability that counts a player's souls adds up their soul values."
	),
	'soul.gained-as-many': settled(
		'2.4',
		'Gaining a soul worth 2',
		'For what looks at souls being gained or given, a soul that is worth 2 is two souls.'
	),
	'soul.still-others': silent(
		'2.4',
		'Any card that is a soul does nothing',
		'A treasure or loot that is a soul has no abilities that work either, as with a monster card.'
	),
	'soul.bonus': settled(
		'2.4.1',
		'Gaining a bonus soul',
		'A bonus soul is gained as soon as its condition is met, once in a game.'
	),
	'soul.bonus-optional': guidance(
		'2.4.1',
		'Bonus souls are optional',
		'Playing with bonus souls is recommended once you know the game better.'
	),
	'soul.bonus-aside': guidance(
		'2.4.1',
		'Where bonus souls wait',
		'The active bonus souls lie face up beside the table, in no deck, and are not in play.'
	),
	'soul.bonus-gained': guidance(
		'2.4.1',
		'A gained bonus soul is a soul',
		'Once gained, a bonus soul is a soul like any other.'
	),
	'soul.bonus-still': guidance(
		'2.4.1',
		'A gained bonus soul does nothing',
		'The abilities of a bonus soul that has been gained do not work, unless they say so.'
	),
	'soul.bonus-destroyed': settled(
		'2.4.1',
		'A destroyed bonus soul is gone',
		'A bonus soul that is destroyed is put aside face down and cannot be gained again.'
	),
	'character.starting-item': settled(
		'2.5',
		'A character brings its item',
		'A character that names a starting item brings it along under the control of its player, without the stack.'
	),
	'item.starting-eternal': settled(
		'2.5',
		'Starting items are eternal',
		'A starting item is eternal.'
	),
	'character.stats': guidance(
		'2.5',
		"A player has the character's stats",
		'The HP and attack of a character are those of the player who controls it.'
	),
	'soul.character': settled(
		'2.5',
		'A character worth souls',
		'A character can be worth souls, by an icon or by what an effect says.'
	),
	'soul.character-is-none': guidance(
		'2.5',
		'A character is never a soul',
		'A character that is worth souls is not a soul.'
	),
	'room.optional': guidance(
		'2.6',
		'Rooms are optional',
		'The room deck is an addition for players who know the game.'
	),
	'room.abilities': guidance(
		'2.6',
		'Abilities of rooms',
		'Static and triggered abilities of a room work as those of anything else.'
	),
	'room.active-only': settled(
		'2.6',
		'Who can activate a room',
		'Only the active player activates the abilities of a room.'
	),
	'room.you': guidance(
		'2.6',
		'"You" on a room',
		'On a room, "you" is the active player where nobody else is named.'
	),
	'room.discard': settled(
		'2.6',
		'Discarding a room',
		'In the end phase of a turn in which a monster died, the active player may put a room into discard.'
	),
	'card.name': guidance('2.7', 'The name box', 'The name box holds the name.'),
	'card.text': guidance(
		'2.7',
		'The text box',
		'The text box holds effect text, gray text, ability tags and dividing lines.'
	),
	'card.effect-text': guidance(
		'2.7',
		'Effect text',
		'Effect text says what abilities the card has.'
	),
	'card.gray-text': guidance(
		'2.7',
		'Gray text',
		'Gray text sets a mood or reminds of a rule. It does nothing.'
	),
	'card.tags': guidance(
		'2.7',
		'Ability tags',
		'A tag before an ability shows its kind, ↷ or $, or the level it belongs to.'
	),
	'card.lines': guidance(
		'2.7',
		'Dividing lines',
		'Dark lines part the abilities, and abilities from gray text. Light lines part the outcomes of a roll or the options of a choice.'
	),
	'card.bullets': guidance('2.7', 'Bullets', 'A bullet stands before each option of a choice.'),
	'card.stats': guidance(
		'2.7',
		'The stat box',
		'The stat box shows up to three stats: HP, evasion and attack.'
	),
	'card.no-evasion': guidance(
		'2.7',
		'Characters have no evasion',
		'A character has no evasion. If an ability lets a player be attacked, it says which evasion they have.'
	),
	'card.reward': guidance(
		'2.7',
		'The reward box',
		'The reward box shows what the active player gains when the object dies or is destroyed, unless something says otherwise.'
	),
	'card.soul-icon': guidance(
		'2.7',
		'The soul icon',
		'The soul icon shows what the card is worth as a soul.'
	),
	'card.set': guidance(
		'2.7',
		'The set symbol',
		'A symbol tells which set a card outside the base game comes from.'
	),
	'card.three-players': settled(
		'2.7',
		'Cards for three or more players',
		'A card marked for three or more players is put aside in a smaller game, and another of its kind takes its place.'
	)
} as const;
