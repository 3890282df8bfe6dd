/** What a ruling can be about. */
export const TOPICS = [
	'turn',
	'stack',
	'attacking',
	'monsters',
	'dice',
	'damage and death',
	'loot',
	'items',
	'souls and winning',
	'characters',
	'shop and ¢',
	'decks and slots'
] as const;
export type Topic = (typeof TOPICS)[number];
