import { settled } from '../rule.ts';

/** Chapter 2. */
export const CARDS = {
	'ability.shop': settled('2.1.2', 'The abilities of shop items do not work in the shop.'),
	'loot.play': settled(
		'2.2',
		'A player with priority and a loot play left may play a loot card from their hand; it goes on the stack.'
	),
	'loot.discarded': settled('2.2', 'A loot that has resolved goes to the loot discard.'),
	'monster.reward-active': settled(
		'2.3.1',
		'The active player gets rewards and soul, whoever killed the monster.'
	),
	'event.triggers': settled('2.3.2', 'The abilities of an event trigger when it enters play.'),
	'event.discarded': settled(
		'2.3.2',
		'Once all its abilities have resolved or been cancelled, an event goes to discard.'
	),
	'soul.becomes': settled(
		'2.4',
		'A card that becomes a soul gives its player the soul value of its icon or of the effect.'
	),
	'soul.bonus': settled(
		'2.4.1',
		'A bonus soul is gained as soon as its condition is met, once in a game.'
	),
	'room.discard': settled(
		'2.6',
		'After a turn in which a monster died the active player may put a room into discard.'
	),
	'room.active-only': settled('2.6', 'Only the active player activates the abilities of a room.')
} as const;
