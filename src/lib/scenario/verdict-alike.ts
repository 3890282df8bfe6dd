/** Which verdicts come to the same, and what several of them say alike. */
import type { Outcome } from '../judge/verdict/outcome.ts';
import { NOTHING_CHANGES } from '../wording/verdict.ts';
import type { DependsOn, Verdict } from './verdict-shape.ts';
import { inWords } from './verdict-words.ts';

/** Several verdicts of the same outcome as one: only what holds in all of them is said. */
export function inCommon([first, ...others]: readonly Verdict[]): Verdict | null {
	if (!first || others.length === 0) return first ?? null;
	const shared = first.sentences.filter((said) =>
		others.every((other) => other.sentences.includes(said))
	);
	// Each told why nothing came of it, in its own words.
	const sentences = shared.length > 0 ? shared : [NOTHING_CHANGES];
	const because = others.every(({ because: other }) => other?.sentence === first.because?.sentence)
		? first.because
		: null;
	const readings = [...new Set([first, ...others].flatMap((one) => one.readings))];
	const reply = others.every((other) => other.reply === first.reply) ? first.reply : null;
	const dependsOn =
		first.dependsOn &&
		withOutcomes(first.dependsOn, (verdict, nth) => {
			const same = others.flatMap((other) => other.dependsOn?.outcomes[nth]?.verdict ?? []);
			return inCommon([verdict, ...same]) ?? verdict;
		});
	return inWords({ ...first, sentences, reply, because, readings, dependsOn });
}

/** The same with other outcomes. */
export const withOutcomes = (
	{ outcomes, ...rest }: DependsOn,
	verdictOf: (verdict: Verdict, nth: number) => Verdict
): DependsOn => ({
	...rest,
	outcomes: outcomes.map((one, nth) => ({ ...one, verdict: verdictOf(one.verdict, nth) }))
});

/**
 * A text that two verdicts have in common that come to the same, in whatever order.
 * @param known objects from this number on may be numbered otherwise in the other.
 */
export function likeness({ outcome, end, dependsOn, waits, refused }: Verdict, known = 0): string {
	const numberless = (key: string, value: unknown): unknown =>
		key === 'object' && typeof value === 'number' && value >= known ? undefined : value;
	const text = (value: unknown): string => JSON.stringify(value, numberless);
	const { monsters, undone, silent, turned, counters, ...rest } = outcome;
	const unordered = [
		monsters,
		undone.map(({ item, came }) => [item.kind, came, cardIn(item)]),
		silent.map(({ source }) => source.card),
		turned,
		counters
	].map((all) => all.map(text).sort());
	return text([
		rest,
		unordered,
		end,
		waits?.sentence,
		refused !== null,
		dependsOn && [
			dependsOn.what,
			dependsOn.outcomes.map(({ words, verdict }) => [words, likeness(verdict, known)])
		]
	]);
}

const cardIn = (item: Outcome['undone'][number]['item']): string => {
	if (item.kind === 'loot') return item.card;
	return item.kind === 'ability' ? item.effect.card : '';
};
