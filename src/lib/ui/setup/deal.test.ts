import { describe, expect, it } from 'vitest';
import { DECKS, EDITIONS, type CardKey, type Deck } from '../../model/words.ts';
import { begin, prompt } from '../../judge/judge.ts';
import { OFFICIAL_CARDS } from '../../cards/official/lookup.ts';
import { SETS } from '../../cards/official/official-card.ts';
import { playAlike } from '../../scenario/describe/plays-alike.ts';
import { start } from '../../scenario/start/start.ts';
import { decodeLink } from '../../scenario/link/index.ts';
import { AT_FIRST, type Choice } from './choice.ts';
import { dealt, shuffledDecks, type Chance } from './deal.ts';
import { shownDeal } from './start-link.ts';

/** Chance that comes out the same each time (mulberry32). */
function chanceOf(seed: number): Chance {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

const EVERY_SET = Object.keys(SETS);
const gameOf = (choice: Partial<Choice>, seed: number, counted = false) => {
	const game = dealt({ ...AT_FIRST, ...choice }, counted, chanceOf(seed));
	if (!game) throw new Error('Nothing was dealt.');
	return game;
};
const sorted = (cards: readonly (CardKey | null)[]): readonly string[] =>
	cards.map((card) => card ?? '?').sort();

describe('the shuffled decks', () => {
	it('hold each copy of the cards of the sets, in another order each time', () => {
		const [one, other] = [1, 2].map((seed) => shuffledDecks(AT_FIRST, false, chanceOf(seed)));
		expect(one?.loot).not.toEqual(other?.loot);
		expect(sorted(one?.loot ?? [])).toEqual(sorted(other?.loot ?? []));
		expect(one?.loot.filter((card) => card === 'bomb')).toHaveLength(
			OFFICIAL_CARDS.get('bomb')?.copies?.['b2'] ?? 0
		);
		expect(one?.room).toEqual([]);
	});

	it('leave out for two what three or more play with', () => {
		const marked = (names: readonly string[]): number =>
			Object.values(shuffledDecks({ ...AT_FIRST, names, sets: EVERY_SET }, false, chanceOf(1)))
				.flat()
				.filter((card) => OFFICIAL_CARDS.get(card)?.threePlus === true).length;
		expect(marked(['Amy', 'Ben'])).toBe(0);
		expect(marked(['Amy', 'Ben', 'Cleo'])).toBeGreaterThan(0);
	});

	it('are of 100 cards where they are counted out, and as the players count', () => {
		const sizes = (choice: Partial<Choice>): readonly number[] => {
			const decks = shuffledDecks({ ...AT_FIRST, sets: EVERY_SET, ...choice }, true, chanceOf(1));
			return [decks.treasure.length, decks.loot.length, decks.monster.length];
		};
		expect(sizes({})).toEqual([100, 100, 100]);
		expect(sizes({ own: { penny: 0, boss: 20 } })).toEqual([100, 98, 90]);
	});
});

describe('a game that is dealt', () => {
	it.each(EDITIONS)('comes to the first turn by the rules of %s', (edition) => {
		for (let seed = 1; seed <= 12; seed++) {
			const { position } = gameOf({ edition, names: ['Amy', 'Ben', 'Cleo'] }, seed);
			expect(prompt(position).kind).toBe('priority');
			expect(position.slots.shop.map(({ top }) => top !== null)).toEqual([true, true]);
			expect(position.slots.monster.map(({ top }) => top !== null)).toEqual([true, true]);
			for (const { hand, cents } of position.players) {
				expect(hand.filter(({ card }) => card !== null).length).toBeGreaterThanOrEqual(3);
				expect(cents).toBeGreaterThanOrEqual(3);
			}
			expect(new Set(position.players.map(({ character }) => character.card)).size).toBe(3);
		}
	});

	it.each(EDITIONS)('is laid again as it was dealt, by the rules of %s', (edition) => {
		for (const sets of [AT_FIRST.sets, EVERY_SET]) {
			const { scenario, position } = gameOf({ edition, sets, rooms: sets === EVERY_SET }, 5);
			const laid = start(scenario);
			expect(laid.ok && playAlike(begin(laid.position).position, begin(position).position)).toBe(
				true
			);
		}
	});

	it('has every card of the decks in one place', () => {
		const { position } = gameOf({ rooms: true, sets: ['b2', 'r'] }, 7);
		const before = shuffledDecks(
			{ ...AT_FIRST, rooms: true, sets: ['b2', 'r'] },
			false,
			chanceOf(7)
		);
		const { decks, discards, slots, players } = position;
		const inDeck = (deck: Deck): readonly (CardKey | null)[] =>
			[...decks[deck], ...discards[deck]].map(({ card }) => card);
		const lies = Object.values(slots).flatMap((kind) =>
			kind.flatMap(({ top, covered }) => (top ? [top.card, ...covered] : covered))
		);
		const all = [
			...DECKS.flatMap(inDeck),
			...lies,
			...players.flatMap(({ hand }) => hand.map(({ card }) => card))
		];
		const owned = players.flatMap(({ items }) =>
			items.filter(({ starting }) => starting !== true).map(({ card }) => card)
		);
		expect(sorted([...all, ...owned])).toEqual(sorted(Object.values(before).flat()));
	});

	it('leaves the draft and selected characters to the players', () => {
		for (const id of ['mini draft', 'selectable characters'] as const) {
			const { position } = gameOf({ edition: 'original', variants: { [id]: true } }, 3);
			const asked = prompt(position);
			expect(asked.kind === 'question' && asked.question.purpose.about).toBe(
				id === 'mini draft' ? 'draft' : 'character'
			);
		}
	});

	it('is none where a deck would be empty', () => {
		expect(dealt({ ...AT_FIRST, sets: [] }, false, chanceOf(1))).toBeNull();
	});

	it('goes into a link that opens the same game', () => {
		const shown = shownDeal(AT_FIRST, false, chanceOf(5));
		const read = decodeLink(shown?.letters ?? '');
		const opened = read.ok ? start(read.shared.scenario) : null;
		const { position } = gameOf({}, 5);
		if (!opened?.ok) throw new Error('The link does not open.');
		const { players, decks, slots, turn } = begin(opened.position).position;
		expect(decks).toEqual(position.decks);
		expect(turn.active).toBe(position.turn.active);
		expect(players.map(({ hand, cents }) => ({ hand, cents }))).toEqual(
			position.players.map(({ hand, cents }) => ({ hand, cents }))
		);
		expect(slots.shop.map(({ top }) => top?.card)).toEqual(
			position.slots.shop.map(({ top }) => top?.card)
		);
		expect(shown?.board.players[0]?.name).toBe(shown?.first);
	});
});
