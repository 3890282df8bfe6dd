import { rootOf, type RootEdition } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import { hasVariant, playsTogether } from '../../rules/variants.ts';
import { available, usesBonusSouls, usesRooms, usesTimer, type Choice } from './choice.ts';
import type { SetCounts } from './ratios.ts';
import { RULES_OF_STEP } from './rules.ts';

/** Something to do with cards and coins before the game, and the rules that ask for it. */
export interface LayOut {
	readonly id: string;
	readonly says: string;
	readonly rules: readonly (typeof LAY_OUT_RULES)[number][];
}

const POOL = 100;
const CENTS = 3;
const BONUS_SOULS = 3;
const TIMER = 8;

/** What each edition says in its own way. */
const SAYS: Readonly<
	Record<
		RootEdition,
		{
			readonly pool: string;
			readonly bonusSouls: (there: number) => string;
			readonly first: (who: string) => string;
		}
	>
> = {
	'2023': {
		pool: `${String(POOL)}¢ or more`,
		bonusSouls: (there) =>
			`Shuffle the ${String(there)} bonus souls of your sets and turn up ${String(Math.min(BONUS_SOULS, there))}.`,
		first: (who) => `Settle which ${who} goes first.`
	},
	original: {
		pool: `${String(POOL)}¢`,
		bonusSouls: (there) =>
			`Lay the ${String(there)} bonus souls of your sets face up beside the table.`,
		first: (who) =>
			`The character that the rules name goes first; where nobody has it, the saddest ${who}.`
	}
};

/** What is laid on the table, in order (1, and what the variants say). */
export function layOut(choice: Choice, sets: readonly SetCounts[]): readonly LayOut[] {
	const { names } = choice;
	const rooms = usesRooms(choice);
	const count = names.length;
	const who = playsTogether(choice) ? 'character' : 'player';
	return [
		{
			id: 'decks',
			says: `Shuffle the treasure, loot and monster decks${rooms ? ', and the room deck' : ''}. Leave space for a discard beside each.`,
			rules: ['setup.decks']
		},
		{
			id: 'pool',
			says: `Put out ${SAYS[rootOf(choice.edition)].pool}: the pool. ${String(POOL - CENTS * count)}¢ of ${String(POOL)}¢ will be left when all are dealt theirs.`,
			rules: ['setup.pool']
		},
		{
			id: 'shop',
			says: 'Turn up the top two treasures beside their deck: the shop.',
			rules: ['setup.shop']
		},
		{
			id: 'monsters',
			says: 'Turn up the top two monster cards. Events go under the deck until two monsters lie there.',
			rules: ['setup.slots', 'setup.no-events']
		},
		...(rooms
			? [
					{
						id: 'room',
						says: 'Turn up the top room: the first room.',
						rules: ['setup.room']
					} satisfies LayOut
				]
			: []),
		...bonusSouls(choice, sets),
		characters(choice, sets),
		...(hasVariant(choice, 'casino mode')
			? [
					{
						id: 'casino',
						says: 'Give everybody a spare character or starting item card. It stands for an eternal copy of the slot machine.',
						rules: ['casino.slot-machine', 'casino.stand-in']
					} satisfies LayOut
				]
			: []),
		...(hasVariant(choice, 'souls are $$$')
			? [
					{
						id: 'starting items',
						says: 'Shuffle the starting items that nobody has: they are a deck of their own.',
						rules: ['soul-purchase.deck']
					} satisfies LayOut
				]
			: []),
		{
			id: 'triggers',
			says: 'Do what cards do as the game starts, such as choosing a starting item. Nobody can respond.',
			rules: ['setup.triggers']
		},
		{
			id: 'hands',
			says: `Deal each ${who} 3 loot cards and ${String(CENTS)}¢: ${String(3 * count)} cards and ${String(CENTS * count)}¢ in all.`,
			rules: playsTogether(choice) ? ['setup.hands', 'solo.apart'] : ['setup.hands']
		},
		{
			id: 'first',
			says: SAYS[rootOf(choice.edition)].first(who),
			rules: ['setup.first', 'setup.saddest']
		},
		...draft(choice),
		...(usesTimer(choice)
			? [
					{
						id: 'timer',
						says: `Put out an eight-sided die with its ${String(TIMER)} on top: the timer.`,
						rules: hasVariant(choice, 'challenge')
							? ['challenge.timer', 'solo.timer']
							: ['solo.timer']
					} satisfies LayOut
				]
			: [])
	];
}

function bonusSouls(choice: Choice, sets: readonly SetCounts[]): readonly LayOut[] {
	if (playsTogether(choice))
		return [
			{
				id: 'no bonus souls',
				says: 'Leave the bonus souls in the box.',
				rules: ['solo.no-bonus-souls']
			}
		];
	if (!usesBonusSouls(choice)) return [];
	const there = available(choice, sets, 'bonus soul');
	return [
		{
			id: 'bonus souls',
			says: SAYS[rootOf(choice.edition)].bonusSouls(there),
			rules: ['setup.bonus-souls']
		}
	];
}

function characters(choice: Choice, sets: readonly SetCounts[]): LayOut {
	const count = choice.names.length;
	if (hasVariant(choice, 'eden only')) {
		const edens = available(choice, sets, 'eden');
		const lacking = Math.max(0, count - edens);
		const stand = lacking > 0 ? ` ${String(lacking)} of them: any other character stands in.` : '';
		return {
			id: 'characters',
			says: `Deal everybody an Eden, turned sideways. Your sets hold ${String(edens)}.${lacking > 0 ? ` You lack${stand}` : ''}`,
			rules:
				lacking > 0 ? ['eden.all', 'eden.stand-in', 'setup.charge'] : ['eden.all', 'setup.charge']
		};
	}
	const there = available(choice, sets, 'character');
	if (hasVariant(choice, 'selectable characters'))
		return {
			id: 'characters',
			says: `Everybody picks one of your ${String(there)} characters, or one of two that are dealt to them. It lies turned sideways, its starting item upright.`,
			rules: ['characters.selected', 'setup.charge']
		};
	return {
		id: 'characters',
		says: `Deal ${String(count)} of your ${String(there)} characters at random, turned sideways, each with its starting item, upright.`,
		rules: ['setup.characters', 'setup.charge']
	};
}

function draft(choice: Choice): readonly LayOut[] {
	if (!hasVariant(choice, 'mini draft')) return [];
	const { length } = choice.names;
	const many = length > 2;
	return [
		{
			id: 'draft',
			says: `Lay out ${String(length + 1)} treasures. Everybody picks one, the first player first; the last one goes under the deck. Then once more the other way round.`,
			rules: many
				? ['draft.lay-out', 'draft.more-players', 'draft.snake']
				: ['draft.lay-out', 'draft.pick', 'draft.again']
		}
	];
}

/** Every rule that something to lay out may ask for. */
export const LAY_OUT_RULES = [
	...RULES_OF_STEP.table,
	'solo.apart',
	'solo.no-bonus-souls',
	'soul-purchase.deck',
	'solo.timer',
	'challenge.timer',
	'eden.all',
	'eden.stand-in',
	'characters.selected',
	'casino.slot-machine',
	'casino.stand-in',
	'draft.lay-out',
	'draft.pick',
	'draft.again',
	'draft.more-players',
	'draft.snake'
] as const satisfies readonly RuleId[];
