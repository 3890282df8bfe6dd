import { factsOf, lesserFactsOf, type Fact } from '../../explore/facts.ts';
import type { Outcome } from '../../judge/verdict/outcome.ts';
import type { Decision } from '../../model/decision.ts';
import { differsSentence, facesText } from '../../wording/hinges.ts';
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

/** What is told of an outcome that may come of one or the other of two verdicts. */
type Told = (ends: readonly Outcome[]) => Level;

/**
 * Whether another verdict is another one: at the weightiest level at which anything may come of either, what may come
 * of one may not come of the other. Where the same die or choice decides both, it is compared answer by answer.
 */
export const isTurned = (own: Verdict, other: Verdict): boolean =>
	!isSame(own, other, levelOf(own, other));

/**
 * The same of a response: what it only adds to what comes turns nothing. Where nothing comes yet, it has to change
 * what is waited for.
 */
export function isTurnedByResponse(own: Verdict, other: Verdict): boolean {
	const level = ROUGHLY.find((told) => isAny(endsOf(own), told));
	if (level === undefined)
		return isTurned(own, other) && (own.end === 'done' || waitsOf(own) !== waitsOf(other));
	return !isSame(own, other, (ends) => {
		const told = new Set(ends.flatMap(level));
		// At every level: who dies took damage too.
		return (outcome) => ROUGHLY.flatMap((all) => all(outcome)).filter((one) => told.has(one));
	});
}

/** What comes then, in words: where the same die or choice decides as before, of the answers that come to something else. */
export function turnedSentence(own: Verdict, other: Verdict): string {
	const pairs = pairsOf(own, other);
	if (!pairs || !other.dependsOn) return other.sentence;
	const told = levelOf(own, other);
	const parts: { readonly words: string; readonly sentence: string }[] = [];
	for (const { verdict, when, words } of other.dependsOn.outcomes) {
		const turned = pairs.filter(
			(pair) => pair.other === verdict && !isSame(pair.own, verdict, told)
		);
		const [first] = turned;
		if (!first) continue;
		const faces = turned.flatMap(({ answer }) => (answer.do === 'roll' ? [answer.result] : []));
		if (turned.length < when.length && faces.length === 0) return other.sentence;
		parts.push({
			words: turned.length < when.length ? facesText(faces) : words,
			sentence: verdict.sentence
		});
	}
	return parts.length === 0 ? other.sentence : differsSentence(other.dependsOn.what, parts);
}

/** The weightiest level at which anything may come of either. */
function levelOf(own: Verdict, other: Verdict): Told {
	const ends = [...endsOf(own), ...endsOf(other)];
	const level = LEVELS.find((told) => isAny(ends, told));
	return () => level ?? (() => []);
}

function isSame(own: Verdict, other: Verdict, told: Told): boolean {
	const pairs = pairsOf(own, other);
	if (pairs) return pairs.every((pair) => isSame(pair.own, pair.other, told));
	const level = told(endsOf(own));
	const [all, others] = [own, other].map(
		(one) => new Set(endsOf(one).map((outcome) => [...level(outcome)].sort().join(', ')))
	);
	if (!all || !others) return true;
	// Where not all is known that may come, only what cannot come of the other is another.
	const are = (some: ReadonlySet<string>, of: ReadonlySet<string>): boolean =>
		[...some].every((text) => of.has(text));
	return (isCut(other) || are(all, others)) && (isCut(own) || are(others, all));
}

/** Whether it goes on for longer than was followed: what comes of that nobody knows. */
const isCut = ({ end, dependsOn }: Verdict): boolean =>
	end === 'limit' || (dependsOn?.outcomes.some(({ verdict }) => isCut(verdict)) ?? false);

/** An answer to what decides two verdicts, with what each comes to. */
interface Pair {
	readonly answer: Decision;
	readonly own: Verdict;
	readonly other: Verdict;
}

/** For each answer what two verdicts come to; null where it is not the same die or choice that decides them. */
function pairsOf(
	{ dependsOn: own }: Verdict,
	{ dependsOn: other }: Verdict
): readonly Pair[] | null {
	if (!own || own.what !== other?.what) return null;
	const answers = new Map(
		own.outcomes.flatMap(({ when, verdict }) => when.map((one) => [JSON.stringify(one), verdict]))
	);
	const pairs = other.outcomes.flatMap(({ when, verdict }) =>
		when.flatMap((answer): readonly Pair[] => {
			const before = answers.get(JSON.stringify(answer));
			return before ? [{ answer, own: before, other: verdict }] : [];
		})
	);
	const all = other.outcomes.reduce((sum, { when }) => sum + when.length, 0);
	return pairs.length === all && all === answers.size ? pairs : null;
}

/** Whether a die to come decides, or nothing has come of what was told: nobody dies, wins, is hurt, or gains or loses a soul. */
export const isOpen = ({ outcome, dependsOn }: Verdict): boolean =>
	dependsOn !== null || LEVELS.slice(0, 2).every((level) => level(outcome).length === 0);

/** Whether nothing that is told may come of it at all. */
export const isNothing = (verdict: Verdict): boolean =>
	LEVELS.every((level) => !isAny(endsOf(verdict), level));

/** Everything that a verdict may come to, as far as it was followed. */
const endsOf = ({ outcome, dependsOn, end }: Verdict): readonly Outcome[] =>
	dependsOn
		? dependsOn.outcomes.flatMap(({ verdict }) => endsOf(verdict))
		: end === 'limit'
			? []
			: [outcome];

const isAny = (ends: readonly Outcome[], level: Level): boolean =>
	ends.some((outcome) => level(outcome).length > 0);

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
