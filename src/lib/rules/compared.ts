/** A part of the game, with the matters of `DIFFERENCES` that belong to it. */
export interface MatterGroup {
	/** Its name in addresses; it stays. */
	readonly id: string;
	readonly title: string;
	readonly matters: readonly string[];
}

/** The matters on which the editions differ, by the parts of a game. */
export const MATTER_GROUPS: readonly MatterGroup[] = [
	{ id: 'before-the-game', title: 'Before the game', matters: ['setting-up', 'words'] },
	{
		id: 'who-goes-first',
		title: 'What comes first',
		matters: ['priority', 'order-of-triggers', 'order-of-deaths']
	},
	{
		id: 'a-turn',
		title: 'A turn',
		matters: ['loot-step', 'loot-play', 'ending-the-action-phase', 'ending-phase']
	},
	{ id: 'purchasing', title: 'Purchasing', matters: ['purchase', 'failed-purchase'] },
	{
		id: 'attacking',
		title: 'Attacking and the monster deck',
		matters: ['attack', 'attack-target-gone', 'forced-attacks', 'non-monster-cards', 'curses']
	},
	{
		id: 'dice',
		title: 'Dice',
		matters: [
			'rolls-of-effects',
			'bonuses-to-rolls',
			'resolving-a-roll',
			'would-roll',
			'monsters-and-rolls'
		]
	},
	{
		id: 'harm',
		title: 'Damage and prevention',
		matters: ['damage', 'combat-damage', 'prevention', 'prevented-death']
	},
	{
		id: 'deaths',
		title: 'Deaths and what follows',
		matters: ['monster-death', 'refilling', 'penalty', 'after-the-penalty', 'dead-players']
	},
	{
		id: 'cards-and-winning',
		title: 'Cards, votes and winning',
		matters: ['activating', 'copied-loot', 'multiplied-again', 'votes', 'winning']
	},
	{
		id: 'online',
		title: 'What the online rulebook has changed',
		matters: [
			'each-from-controller',
			'healing-under-death',
			'reader-of-a-roll',
			'later-choices',
			'preventing-at-a-time',
			'copied-rewards',
			'special-counters'
		]
	}
];

/** The matters that no position shows, each with its reason. */
export const WITHOUT_POSITION: Readonly<Record<string, string>> = {
	words:
		'Only the words differ: each card that the judge knows says by its signs what it means, and a card that is discarded goes to the same place.',
	winning:
		'The original document does not say what happens when two players come to four souls at one moment. The judge lets them tie there too.'
};
