/** Tables drawn at random: who sits there, what is about to happen, and with what it could be answered. */
import type { Chance } from '../../tests/support/random.ts';
import { THREATS } from './threats.ts';
import type { Drawn, DrawnPlayer, Kit, Mechanic } from './table.ts';

const NAMES = ['Amy', 'Ben', 'Cleo', 'Dan'] as const;

/** Characters with the item that they start with. */
const CHARACTERS = [
	['Isaac', 'The D6'],
	['Maggy', 'Yum Heart'],
	['Cain', 'Sleight of Hand (deactivated)'],
	['Judas', 'Book of Belial'],
	['Blue Baby', 'Forever Alone (deactivated)'],
	['Eve', 'The Curse (deactivated)'],
	['Samson', 'Blood Lust'],
	['Lilith', 'Incubus (deactivated)'],
	['Lazarus', "Lazarus' Rags"],
	['The Forgotten', 'The Bone (deactivated, 1 counters)'],
	['The Forgotten', 'The Bone (deactivated, 2 counters)'],
	['The Lost', 'Holy Mantle']
] as const;

const hand = (...cards: readonly string[]): readonly Kit[] =>
	cards.map((card) => ({ where: 'hand', card }));
const items = (...cards: readonly string[]): readonly Kit[] =>
	cards.map((card) => ({ where: 'items', card }));

const SHIELDS = [
	...hand('Soul Heart', 'Dagaz', 'V. The Hierophant', 'VI. The Lovers', 'VII. The Chariot'),
	...hand('Holy Card', 'Black Heart'),
	...items("Mom's Bra", 'Host Hat', "Guppy's Paw", 'The Poop (1 counters)', 'Breakfast')
];
const CANCELS = [...hand('Butter Bean!', 'Butter Bean!', 'O. The Fool'), ...items('No!')];
const BLOWS = [
	...hand('Bomb!', 'Bomb!', 'Gold Bomb!!', 'XIII. Death'),
	...items('Razor Blade', 'Golden Razor Blade', 'Mr. Boom', 'Tech X (deactivated, 3 counters)')
];
const DICE = [
	...hand('Dice Shard', 'I. The Magician', 'III. The Empress'),
	...items('Mini Mush', 'Spoon Bender', 'Godhead', 'Lucky Foot')
];
const POWER = [
	...hand('Lil Battery', 'Mega Battery', 'Charged Penny', 'III. The Empress', 'XI. Strength'),
	...items('The Battery', 'Battery Bum', 'Placebo', 'Blank Card', 'Box!', 'Decoy', 'Diplopia')
];

/** What may answer each threat. */
const ANSWERS: Readonly<Record<Mechanic, readonly (readonly Kit[])[]>> = {
	damage: [SHIELDS, SHIELDS, CANCELS, CANCELS, BLOWS, POWER],
	death: [CANCELS, CANCELS, BLOWS, POWER, hand('Holy Card')],
	attack: [SHIELDS, BLOWS, BLOWS, DICE, DICE, POWER, hand('O. The Fool')],
	dice: [SHIELDS, DICE, DICE, DICE, BLOWS, POWER],
	souls: [DICE, DICE, BLOWS, BLOWS, SHIELDS, POWER, hand('O. The Fool')]
};

/** What the solver may answer a threat with, in lots. */
export const answersTo = (mechanic: Mechanic): readonly (readonly Kit[])[] => ANSWERS[mechanic];

const REPLIES = [CANCELS, CANCELS, CANCELS, BLOWS, BLOWS, SHIELDS, POWER];

/** What others may answer the solver with, in lots. */
export const replies = (mechanic: Mechanic): readonly (readonly Kit[])[] =>
	mechanic === 'damage' || mechanic === 'death' ? REPLIES : [...REPLIES, DICE, DICE];

/** A card from one of several lots. */
export const anyOf = (chance: Chance, lots: readonly (readonly Kit[])[]): Kit =>
	chance.pick(chance.pick(lots));

const cents = (chance: Chance): number => chance.pick([0, 1, 2, 3, 4, 5, 6, 8]);

/** Cards from several lots; of each treasure there is one. */
function kitOf(
	chance: Chance,
	count: number,
	lots: readonly (readonly Kit[])[],
	taken: Set<string>
): readonly Kit[] {
	const kit: Kit[] = [];
	for (let n = 0; n < count; n++) {
		const one = anyOf(chance, lots);
		if (one.where === 'items' && taken.has(one.card)) continue;
		taken.add(one.card);
		kit.push(one);
	}
	return kit;
}

function drawnPlayer(chance: Chance, name: string, taken: Set<string>): DrawnPlayer {
	const free = CHARACTERS.filter(([character]) => !taken.has(character));
	const [character, starting] = chance.pick(free);
	taken.add(character);
	const item =
		chance.next() < 0.35 && !starting.includes('(') ? `${starting} (deactivated)` : starting;
	return {
		name,
		character,
		charged: false,
		hp: character === 'The Lost' ? 1 : chance.pick([1, 1, 2]),
		cents: cents(chance),
		lootPlays: 0,
		needs: [{ where: 'items', card: item }],
		kit: [],
		souls: []
	};
}

/** A table from a stream of chance; null where what was drawn does not go together. */
export function drawnTable(chance: Chance, mechanic: Mechanic): Drawn | null {
	const seats = chance.next() < 0.94 ? 2 : 3;
	const names = NAMES.slice(0, seats);
	const taken = new Set<string>();
	const at = chance.below(seats);
	const lay = chance.pick(THREATS[mechanic]);
	const players = names.map((name, seat): DrawnPlayer => {
		const player = drawnPlayer(chance, name, taken);
		if (seat === at) {
			const isTapped = chance.next() < 0.85;
			return {
				...player,
				lootPlays: isTapped ? 1 : 0,
				charged: !isTapped,
				kit: kitOf(chance, 2, ANSWERS[mechanic], taken)
			};
		}
		return chance.next() < 0.6
			? {
					...player,
					lootPlays: 1,
					kit: kitOf(chance, 1, replies(mechanic), taken)
				}
			: player;
	});
	return lay({ chance, players, at });
}
