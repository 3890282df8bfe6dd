import type { Difference } from '../difference.ts';

/** Every matter on which the online rulebook differs from 2023, in the order of a game. */
export const OF_2024: readonly Omit<Difference, 'original'>[] = [
	{
		id: 'each-from-controller',
		title: 'Where “each player” begins',
		says: 'In 2023 the active player comes first; online the controller of the ability does, and the active player only if the game controls it.',
		'2023': ['each.players'],
		'2024': ['each.from-controller']
	},
	{
		id: 'healing-under-death',
		title: 'Healing under a death',
		says: 'The 2023 rulebook doesn’t say what healing does while the death is on the stack; online there is no healing then.',
		'2023': ['death.healed'],
		'2024': ['heal.not-under-death']
	},
	{
		id: 'reader-of-a-roll',
		title: 'Who controls what reads a roll',
		says: 'The 2023 rulebook doesn’t say; the judge leaves it to the player whose ability it is. Online it is whoever rolls.',
		'2023': ['roll.reader-controller'],
		'2024': ['roll.roller-controls']
	},
	{
		id: 'later-choices',
		title: 'Nothing left to choose from',
		says: 'In 2023 only an ability whose targets are gone fizzles; online one fizzles too whose later choice has nothing to choose from.',
		'2023': ['ability.fizzle'],
		'2024': ['ability.later-choice']
	},
	{
		id: 'preventing-at-a-time',
		title: 'Prevented, the first time',
		says: 'In 2023 a line that opens as a trigger triggers; online whatever prevents is a replacement, and nothing goes on the stack.',
		'2023': ['trigger.condition'],
		'2024': ['effect.prevent', 'effect.instead-timing']
	},
	{
		id: 'copied-rewards',
		title: 'The rewards of a copy',
		says: 'In 2023 the reward box is not copied; online it is.',
		'2023': ['copy.reward-box', 'copy.own-rewards'],
		'2024': ['copy.reward-copied']
	},
	{
		id: 'special-counters',
		title: 'Special counters',
		says: 'In 2023 no counter does anything by itself; online HP, attack and eternal counters do.',
		'2023': ['counter.no-effect'],
		'2024': ['counter.hp', 'counter.attack', 'counter.eternal']
	}
];
