import { clashes, hasVariant, playsTogether, type Variants } from '../../rules/variants.ts';
import { rootOf, type EditionId, type RootEdition } from '../../model/words.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { cleanLine } from '../../model/clean-text.ts';
import { canBeCalled } from '../../scenario/player-name.ts';
import {
	ratiosOf,
	type Counted,
	type RatioDeck,
	type RatioKind,
	type SetCounts
} from './ratios.ts';

/** What a group has chosen on the page that sets up a game. */
export interface Choice {
	readonly edition: EditionId;
	/** In turn order. */
	readonly names: readonly string[];
	readonly variants: Variants;
	readonly rooms: boolean;
	readonly bonusSouls: boolean;
	/** The sets that cards are taken from. */
	readonly sets: readonly string[];
	/** Numbers of a kind other than the usual ones (19.4). */
	readonly own: Readonly<Partial<Record<RatioKind, number>>>;
	/** What has been ticked off. */
	readonly done: readonly string[];
}

export const FEWEST_PLAYERS = 2;
export const MOST_PLAYERS = 12;

const NAMES = ['Amy', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hana', 'Ivo', 'Jo', 'Kit', 'Lou'];

/** What is chosen before anybody has chosen anything: two players, the base game. */
export const AT_FIRST: Choice = {
	edition: '2023',
	names: NAMES.slice(0, FEWEST_PLAYERS),
	variants: {},
	rooms: false,
	bonusSouls: true,
	sets: ['b2'],
	own: {},
	done: []
};

/** The names with one more. */
export const withOneMore = (names: readonly string[]): readonly string[] => [
	...names,
	NAMES.find((name) => !names.includes(name)) ?? `Player ${String(names.length + 1)}`
];

const isBlank = (name: string): boolean => cleanLine(name) === '';
const alike = (a: string, b: string): boolean =>
	cleanLine(a).toLowerCase() === cleanLine(b).toLowerCase();

/** What is wrong with the names, a sentence each. */
export const nameTroubles = (names: readonly string[]): readonly string[] =>
	names.flatMap((name, seat) => {
		if (isBlank(name)) return [`Player ${String(seat + 1)} has no name yet.`];
		if (!canBeCalled(cleanLine(name)))
			return [
				`“${cleanLine(name)}” will not do as a name here: try it shorter, without punctuation.`
			];
		return names.slice(0, seat).some((other) => alike(other, name))
			? [`Two of you are called ${cleanLine(name)}.`]
			: [];
	});

/** What keeps the game from being set up as it is chosen, a sentence each. */
export const troubles = ({ names, variants, edition }: Choice): readonly string[] => [
	...nameTroubles(names),
	...clashes(variants, edition, names.length).map(({ why }) => why)
];

/** Whether bonus souls are played with: never on one side (17.1). */
export const usesBonusSouls = (choice: Choice): boolean =>
	choice.bonusSouls && !playsTogether(choice);

/** What the documents of an edition know to set up with: a room deck, and usual numbers to count decks out. */
export const KNOWS: Readonly<
	Record<
		RootEdition,
		{ readonly rooms: boolean; readonly ratios: boolean; readonly threePlus: boolean }
	>
> = {
	'2023': { rooms: true, ratios: true, threePlus: true },
	original: { rooms: false, ratios: false, threePlus: false }
};

/** Whether the room deck is played with. */
export const usesRooms = ({ edition, rooms }: Choice): boolean =>
	rooms && KNOWS[rootOf(edition)].rooms;

/** Whether cards for three players or more stay in (2.7, 17.3). */
export const keepsThreePlus = ({ edition, names }: Choice): boolean =>
	names.length > FEWEST_PLAYERS || !KNOWS[rootOf(edition)].threePlus;

/** Whether a timer is put out (17.1, 18). */
export const usesTimer = (choice: Choice): boolean =>
	playsTogether(choice) || hasVariant(choice, 'challenge');

/** How many cards of a kind the chosen sets hold, those put aside left out. */
export function available(choice: Choice, sets: readonly SetCounts[], kind: Counted): number {
	let sum = 0;
	for (const { id, counts } of sets) {
		if (!choice.sets.includes(id)) continue;
		const [all, threePlus] = counts[kind] ?? [0, 0];
		sum += keepsThreePlus(choice) ? all : all - threePlus;
	}
	return sum;
}

/** How many cards for three players or more the chosen sets hold, of some kinds. */
export const threePlusCards = (
	{ sets: chosen }: Choice,
	sets: readonly SetCounts[],
	kinds: readonly Counted[]
): number =>
	sets
		.filter(({ id }) => chosen.includes(id))
		.flatMap(({ counts }) => kinds.map((kind) => counts[kind]?.[1] ?? 0))
		.reduce((sum, count) => sum + count, 0);

/** A line of the checklist of a deck. */
export interface Line {
	readonly kind: RatioKind;
	readonly name: string;
	readonly rule: string;
	/** How many are wanted, and how many there are. */
	readonly wanted: number;
	readonly there: number;
	/** As many of the wanted as there are. */
	readonly taken: number;
}

/** The checklist of a deck, and what it adds up to. */
export interface DeckList {
	readonly deck: RatioDeck;
	readonly lines: readonly Line[];
	readonly wanted: number;
	readonly taken: number;
	/** All cards of the chosen sets for it. */
	readonly there: number;
	/** Events that may count as good or as bad. */
	readonly either: number;
}

/** A deck put together kind by kind from the chosen sets (19). */
export function deckList(choice: Choice, sets: readonly SetCounts[], deck: RatioDeck): DeckList {
	const lines = ratiosOf(deck).map(({ kind, name, rule, count }): Line => {
		const there = available(choice, sets, kind);
		const wanted = choice.own[kind] ?? count;
		return { kind, name, rule, wanted, there, taken: Math.min(wanted, there) };
	});
	const sum = (of: (line: Line) => number): number =>
		lines.reduce((total, line) => total + of(line), 0);
	const either = deck === 'monster' ? available(choice, sets, 'either event') : 0;
	// Events that go either way fill whatever good or bad ones are lacking (19.3).
	const lacking = lines
		.filter(({ kind }) => kind === 'good' || kind === 'bad')
		.reduce((total, { wanted, taken }) => total + wanted - taken, 0);
	return {
		deck,
		lines,
		wanted: sum(({ wanted }) => wanted),
		taken: sum(({ taken }) => taken) + Math.min(either, lacking),
		there: sum(({ there }) => there) + either,
		either
	};
}

/** The game as it is chosen, still to be set up by the judge (1). */
export function scenarioOf(choice: Choice): Scenario {
	const { edition, names, variants } = choice;
	const rooms = usesRooms(choice);
	return {
		rules: edition,
		...(Object.keys(variants).length > 0 ? { variants } : {}),
		players: names.map((name) => ({ name: cleanLine(name) })),
		board: {
			setup: {
				...(rooms ? { rooms: true } : {}),
				...(usesBonusSouls(choice) ? { bonusSouls: true } : {})
			}
		},
		script: []
	};
}
