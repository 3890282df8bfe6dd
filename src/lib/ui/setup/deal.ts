import '../../cards/sets/known.ts';
import { LIBRARY } from '../../cards/library.ts';
import { OFFICIAL_CARDS } from '../../cards/official/lookup.ts';
import { begin, decide, prompt } from '../../judge/judge.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import type { Cell } from '../../model/board.ts';
import type { Question } from '../../model/question.ts';
import type { CardKey, Deck, Option } from '../../model/words.ts';
import { hasVariant } from '../../rules/variants.ts';
import { actOf } from '../../scenario/act-of.ts';
import { sayableOf } from '../../scenario/describe/position.ts';
import { start } from '../../scenario/start/start.ts';
import type { Line, Scenario } from '../../scenario/scenario.ts';
import { keepsThreePlus, scenarioOf, usesRooms, type Choice } from './choice.ts';
import { RATIO_DECKS, RATIOS, type Counted } from './ratios.ts';
import { countedAs } from './sorted.ts';

/** A number from 0 to below 1. */
export type Chance = () => number;

/** The cards in another order. */
function shuffled<T>(list: readonly T[], chance: Chance): T[] {
	const [rest, out]: [T[], T[]] = [[...list], []];
	while (rest.length > 0) out.push(...rest.splice(Math.floor(chance() * rest.length), 1));
	return out;
}

const DECK_OF: ReadonlyMap<Counted, Deck> = new Map<Counted, Deck>([
	...RATIOS.map(({ kind, deck }) => [kind, deck] as const),
	['either event', 'monster'],
	['room', 'room']
]);

/** Every copy of the cards of the chosen sets, without what is put aside for two. */
function* cardsOf(choice: Choice): Generator<readonly [CardKey, Counted | null]> {
	for (const [key, card] of OFFICIAL_CARDS) {
		if (!LIBRARY.has(key) || (card.threePlus && !keepsThreePlus(choice))) continue;
		for (const set of card.sets.filter((one) => choice.sets.includes(one)))
			for (let copy = card.copies?.[set] ?? 1; copy > 0; copy--) yield [key, countedAs(card)];
	}
}

/** The decks put together of the chosen sets and shuffled, top first; with the numbers of chapter 19 where counted out. */
export function shuffledDecks(
	choice: Choice,
	counted: boolean,
	chance: Chance
): Record<Deck, CardKey[]> {
	const kinds = new Map<Counted, CardKey[]>();
	for (const [key, kind] of cardsOf(choice))
		if (kind !== null) kinds.set(kind, [...(kinds.get(kind) ?? []), key]);
	const decks: Record<Deck, CardKey[]> = { loot: [], treasure: [], monster: [], room: [] };
	const either = shuffled(kinds.get('either event') ?? [], chance);
	for (const [kind, deck] of DECK_OF) {
		if (kind === 'either event' || (kind === 'room' && !usesRooms(choice))) continue;
		const all = shuffled(kinds.get(kind) ?? [], chance);
		const ratio = RATIOS.find((one) => one.kind === kind);
		const wanted = counted && ratio ? (choice.own[ratio.kind] ?? ratio.count) : all.length;
		decks[deck].push(...all.slice(0, wanted));
		// Events that go either way fill whatever good or bad ones are lacking (19.3).
		if (counted && (kind === 'good' || kind === 'bad'))
			decks[deck].push(...either.splice(0, Math.max(0, wanted - all.length)));
	}
	if (!counted) decks.monster.push(...either);
	return {
		loot: shuffled(decks.loot, chance),
		treasure: shuffled(decks.treasure, chance),
		monster: shuffled(decks.monster, chance),
		room: shuffled(decks.room, chance)
	};
}

/** What chance answers; null where the players decide, as over their characters where they select them. */
function answer(
	{ who, domain, options, purpose }: Question,
	decks: Record<Deck, CardKey[]>,
	{ isOfSets, isTheirs }: { isOfSets: (card: CardKey) => boolean; isTheirs: boolean },
	chance: Chance
): Decision | null {
	const choose = (picks: readonly Option[]): Decision => ({ do: 'choose', player: who, picks });
	if (purpose.about === 'draft' || (purpose.about === 'character' && isTheirs)) return null;
	if (domain.pick === 'card') {
		const card = decks[domain.deck].shift();
		return card === undefined ? null : { do: 'reveal', card };
	}
	if (domain.pick === 'roll') return { do: 'roll', result: 1 + Math.floor(chance() * 6) };
	const ours = options.filter(
		(option) => !('card' in option) || option.card === null || isOfSets(option.card)
	);
	const from = shuffled(ours.length > 0 ? ours : options, chance);
	if (domain.pick === 'one') return from.length > 0 ? choose(from.slice(0, 1)) : null;
	if (domain.pick === 'order') return choose(shuffled(options, chance));
	return domain.pick === 'some' && from.length >= domain.min
		? choose(from.slice(0, domain.min))
		: null;
}

/** The table with what was shuffled where nobody has named a card: in the hands, and then in the decks. */
function named(position: Position, decks: Record<Deck, CardKey[]>): Position {
	const cell = (card: CardKey | undefined): Cell => ({ card: card ?? null, seenBy: [] });
	const players = position.players.map((player) => ({
		...player,
		hand: player.hand.map((one) => (one.card === null ? cell(decks.loot.shift()) : one))
	}));
	// What the judge can name of a deck was put under it.
	const pile = (deck: Deck): readonly Cell[] => [
		...decks[deck].map(cell),
		...position.decks[deck].filter(({ card }) => card !== null)
	];
	return {
		...position,
		players,
		decks: {
			loot: pile('loot'),
			treasure: pile('treasure'),
			monster: pile('monster'),
			room: pile('room')
		}
	};
}

/** A game that is dealt: what says it, and the table that comes of it. */
export interface Dealt {
	readonly scenario: Scenario;
	readonly position: Position;
}

/**
 * The game as it is chosen, set up by chance as the rules say, up to the first turn or to what the players
 * themselves decide. Null where it cannot be set up, or a deck would be empty.
 */
export function dealt(choice: Choice, counted: boolean, chance: Chance): Dealt | null {
	const scenario = scenarioOf(choice);
	const started = start(scenario);
	if (!started.ok) return null;
	const decks = shuffledDecks(choice, counted, chance);
	if (RATIO_DECKS.some((deck) => decks[deck].length === 0)) return null;
	const isTheirs = hasVariant(choice, 'selectable characters');
	const isOfSets = (card: CardKey): boolean =>
		OFFICIAL_CARDS.get(card)?.sets.some((set) => choice.sets.includes(set)) ?? false;
	const script: Line[] = [];
	let { position } = begin(started.position);
	for (;;) {
		const asked = prompt(position);
		if (asked.kind !== 'question') break;
		const decision = answer(asked.question, decks, { isOfSets, isTheirs }, chance);
		const decided = decision && decide(position, decision);
		// The table goes on from what was dealt so far, and asks which cards turn up.
		if (!decision || !decided?.ok) return { scenario: { ...scenario, script }, position };
		script.push(actOf(position, decision));
		({ position } = decided);
	}
	position = named(position, decks);
	// A table that was just set up can be said; a line of it may be too long to be read as text.
	return { scenario: sayableOf(position), position };
}
