import { factsOf, lesserFactsOf, type Fact } from '../../explore/facts.ts';
import type { Outcome } from '../../judge/verdict/outcome.ts';
import type { Verdict } from '../verdict.ts';

/** What is told of an outcome at one level, each thing as a text of its own. */
type Level = (outcome: Outcome) => readonly string[];

/** Deaths and wins; damage and souls; what players gain and lose. */
const LEVELS: readonly Level[] = [
	(outcome) => factsOf(outcome).map(textOf),
	(outcome) => lesserFactsOf(outcome).map(textOf),
	(outcome) => [...gainsOf(outcome), ...centsLost(outcome)]
];
/** The same, however many ¢ are lost: some of it may come back by what only adds to it. */
const ROUGHLY: readonly Level[] = [...LEVELS.slice(0, 2), gainsOf];

/**
 * Whether another verdict is another one: at the weightiest level at which anything may come of either, what may come
 * of one may not come of the other. Where a die or a choice decides, all may come that it can come to.
 */
export function isTurned(own: Verdict, other: Verdict): boolean {
	const [ends, others] = [endsOf(own), endsOf(other)];
	const level = LEVELS.find((told) => isAny(ends, told) || isAny(others, told));
	return level !== undefined && asSet(ends, level) !== asSet(others, level);
}

/**
 * The same of a response: what it only adds to what comes turns nothing. Where nothing comes yet, it has to change
 * what is waited for.
 */
export function isTurnedByResponse(own: Verdict, other: Verdict): boolean {
	const [ends, others] = [endsOf(own), endsOf(other)];
	const level = ROUGHLY.find((told) => isAny(ends, told));
	if (level === undefined)
		return isTurned(own, other) && (own.end === 'done' || waitsOf(own) !== waitsOf(other));
	const told = new Set(ends.flatMap(level));
	// At every level: who dies took damage too.
	const kept: Level = (outcome) =>
		ROUGHLY.flatMap((all) => all(outcome)).filter((one) => told.has(one));
	return asSet(ends, kept) !== asSet(others, kept);
}

/** Whether a die to come decides, or nothing has come of what was told: nobody dies, wins, is hurt, or gains or loses a soul. */
export const isOpen = ({ outcome, dependsOn }: Verdict): boolean =>
	dependsOn !== null || LEVELS.slice(0, 2).every((level) => level(outcome).length === 0);

/** Everything that a verdict may come to. */
const endsOf = ({ outcome, dependsOn }: Verdict): readonly Outcome[] =>
	dependsOn ? dependsOn.outcomes.flatMap(({ verdict }) => endsOf(verdict)) : [outcome];

const isAny = (ends: readonly Outcome[], level: Level): boolean =>
	ends.some((outcome) => level(outcome).length > 0);

const asSet = (ends: readonly Outcome[], level: Level): string =>
	[...new Set(ends.map((outcome) => [...level(outcome)].sort().join(', ')))].sort().join('; ');

const waitsOf = ({ end, waits, dependsOn }: Verdict): string =>
	[end, waits?.sentence, dependsOn?.what].join(' ');

/** A fact as text; monsters go by their card, as a changed table numbers them otherwise. */
const textOf = (fact: Fact): string =>
	[fact.does, 'player' in fact ? fact.player : 'monster' in fact ? fact.monster : ''].join(' ');

/**
 * What players gain, loot, discard and lose: what a card in hand is more or less from the start is none of it. Of a
 * number each one up to it is told, so that more of it has all of less.
 */
function gainsOf({ players }: Outcome): readonly string[] {
	return players.flatMap((player) => {
		const cards = (does: string, all: readonly { readonly card: string }[]): readonly string[] =>
			all.map(({ card }) => `${String(player.player)} ${does} ${card}`);
		const upTo = (does: string, number: number): readonly string[] =>
			Array.from({ length: Math.max(0, number) }, (_, nth) => {
				return `${String(player.player)} ${does} ${String(nth + 1)}`;
			});
		const cents = player.cents.after - player.cents.before;
		return [
			...upTo('gains', cents),
			...(cents < 0 ? [`${String(player.player)} has less`] : []),
			...upTo('loots', player.looted),
			...upTo('discards', player.discarded.length),
			...cards('gained', player.itemsGained),
			...cards('lost', player.itemsLost),
			...cards('gained', player.cursesGained),
			...cards('lost', player.cursesLost)
		];
	});
}

const centsLost = ({ players }: Outcome): readonly string[] =>
	players.flatMap(({ player, cents: { before, after } }) =>
		after < before ? [`${String(player)} has ${String(before - after)}¢ less`] : []
	);
