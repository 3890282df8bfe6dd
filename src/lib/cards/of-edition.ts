import type { Ability, Effect, Keyword } from '../abilities/grammar.ts';
import { effectsIn } from '../abilities/path.ts';
import type { EditionId } from '../model/words.ts';
import { KEYWORDS_2024, MEANING } from './keywords.ts';

/** Whether an effect prevents a death itself, and not by a roll or perhaps. */
const prevents = (effect: Effect): boolean =>
	effect.do === 'prevent death' || (effect.do === 'then' && effectsIn(effect).some(prevents));

/**
 * A line that opens with a timing phrase ("the first time …") and prevents the death is a replacement at
 * that time, where the rulebook says so of whatever prevents.
 * @rule effect.prevent
 */
export function asReplacement(ability: Ability): Ability {
	if (ability.way !== 'trigger' || ability.when.on !== 'would die') return ability;
	const { way: _, opening: ___, when, targets, effect, ...rest } = ability;
	const { on: __, who, limit, given } = when;
	if (!limit || targets.length > 0 || !prevents(effect)) return ability;
	const event = { would: 'die', who, limit, ...(given ? { given } : {}) } as const;
	return { ...rest, way: 'static', standing: { replace: { event, by: { instead: effect } } } };
}

/** How the lines of cards are taken in an edition, where that is not simply as they are written. */
const TAKEN_AS: Partial<Readonly<Record<EditionId, (ability: Ability) => Ability>>> = {
	'2024': asReplacement
};

/** The lines of a card as an edition takes them: the same ones where it takes none otherwise. */
export function takenIn(edition: EditionId, lines: readonly Ability[]): readonly Ability[] {
	const as = TAKEN_AS[edition];
	const taken = as ? lines.map(as) : lines;
	return taken.some((line, at) => line !== lines[at]) ? taken : lines;
}

/** What keywords mean in an edition beside what they mean in all. */
const MEANING_IN: Partial<
	Readonly<Record<EditionId, Partial<Readonly<Record<Keyword, readonly Ability[]>>>>>
> = { '2024': KEYWORDS_2024 };

/** The abilities that a keyword stands for in an edition; none where it has no meaning there. */
export const meaningOf = (keyword: Keyword, edition: EditionId): readonly Ability[] =>
	MEANING_IN[edition]?.[keyword] ?? MEANING[keyword] ?? [];
