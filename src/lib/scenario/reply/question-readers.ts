/** What the parts of a question whether something is so are read as. */
import type { DamageSource } from '../../model/stack.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import type { Fact } from './asked.ts';
import { harmedBy } from './facts-of-harm.ts';
import type { AskedCard } from './facts-of-play.ts';
import { numberOf, type Read, type Signs, whether } from './question-grammar.ts';

/** "He" or "they", whom a monster is among. */
export const ANYBODY = 'ph';

/** The same of everybody that a word may mean. */
export const ofSeats = (
	seats: readonly Seat[],
	of: (seat: Seat) => readonly Fact[]
): readonly Fact[] => seats.flatMap((seat) => of(seat).map((fact) => ({ ...fact, of: seat })));
export const ofEach =
	(...of: readonly ((seat: Seat, card: CardKey | null) => Fact)[]): Read =>
	(found, { seats, card }) =>
		whether(
			...ofSeats(seats(found[1] ?? ''), (seat) => of.map((one) => one(seat, card(found[2]))))
		);
/** The same with a number behind it. */
export const ofEachNumber =
	(of: (seat: Seat, number: number) => Fact): Read =>
	(found, { seats }) =>
		whether(...ofSeats(seats(found[1] ?? ''), (seat) => [of(seat, numberOf(found[2]))]));
export const ofAnybody =
	(of: (seat: Seat) => Fact, ofMonsters: Fact): Read =>
	(_, { seats }) =>
		whether(...ofSeats(seats(ANYBODY), (seat) => [of(seat)]), ofMonsters);
export const ofCard =
	(of: (card: AskedCard) => Fact): Read =>
	(found, { cardOf }) => {
		const card = cardOf(found[1]);
		return whether(...(card ? [of(card)] : []));
	};
export const ofMonster =
	(of: (card: CardKey | null) => Fact): Read =>
	(found, { card }) =>
		whether(of(card(found[1])));

/** The same of whoever it is, where nothing else of the question matters. */
export const always =
	(fact: Fact): Read =>
	() =>
		whether(fact);

/** Who or what harms, and whom. */
export const BY = '(?:the )?(c\\d+|it|p\\d+|pi|ph)';
export const AT = '(?:the )?(c\\d+|it|p\\d+|pi|ph)';
export const OF_NONE = '(?:(?:the|a|any|some|its|his|her|my) )*';
const SOMEBODY = /^p/u;

/** Whether damage comes from what a sign means; "it" and "he" may be anything. */
export function sourceOf(
	sign: string,
	{ seats, cardOf }: Signs
): (source: DamageSource) => boolean {
	const card = cardOf(sign);
	if (card)
		return (source) => {
			const key = 'loot' in source ? source.loot : 'card' in source ? source.card : null;
			const isTheirs =
				card.of === null || ('controller' in source && source.controller === card.of);
			return key === card.key && isTheirs;
		};
	if (!SOMEBODY.test(sign) || sign === ANYBODY) return () => true;
	return (source) => {
		const seat = 'player' in source ? source.player : 'controller' in source && source.controller;
		return typeof seat === 'number' && seats(sign).includes(seat);
	};
}

/** Whether somebody takes damage of something, or dies of it. @param by at which place of the words it is told. */
export const harmed =
	(by: number, at: number, dying: boolean): Read =>
	(found, signs) => {
		const { seats, card } = signs;
		const [source, target] = [found[by] ?? '', found[at] ?? ''];
		const isBy = sourceOf(source, signs);
		const toMonsters: Fact = { ...harmedBy(card(target), isBy, dying), of: 'monsters' };
		if (!SOMEBODY.test(target)) return whether(toMonsters);
		const toPlayers = ofSeats(seats(target), (seat) => [harmedBy(seat, isBy, dying)]);
		return whether(...toPlayers, ...(target === ANYBODY ? [toMonsters] : []));
	};
