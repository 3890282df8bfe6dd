/** What is read alike in every sentence, whoever is spoken of around it: that is read once for all of them. */
import type { Phrase } from '../english/form.ts';
import type { Kind } from '../english/hole.ts';
import { TEST_AFTER } from '../english/tests.ts';
import { onceFor } from '../../model/memo.ts';
import { NOWHERE } from '../wording/filters.ts';
import type { Scope } from '../wording/scope.ts';
import { canBegin, formsOf, isInText, saidAt, type Said } from './beginnings.ts';
import { lazily } from './lazily.ts';
import { stemAt, type Rule, type Text } from './rule.ts';
import { means } from './tokens.ts';

/** Whether what a phrase says from a place of a text on hangs on nobody who is spoken of around it. */
export function isSaidAlike(phrase: Phrase, text: Text, at: number): boolean {
	const some = saidAt(formsOf(phrase), text, at);
	const known = text.alike.get(some);
	if (known !== undefined) return known;
	const alike = areAlike(some, text, at, new Set());
	text.alike.set(some, alike);
	return alike;
}

/** @param at where they begin; null where that is not known. */
function areAlike(
	all: readonly Said<unknown>[],
	text: Text,
	at: number | null,
	seen: Set<object>
): boolean {
	if (seen.has(all)) return true;
	seen.add(all);
	return all.every(
		(one) =>
			(at === null && !isInText(one, text)) ||
			one.pieces.every((piece, i) => {
				if (typeof piece === 'string' || piece.mark === 'deck') return true;
				if (piece.mark === 'whom' || isOfThose(piece.hole.kind)) return false;
				return isAlike(piece.hole.kind, text, i === 0 ? at : null, seen);
			})
	);
}

/** Whether it names somebody or something, who may have been spoken of. */
const isOfThose = ({ is }: Kind): boolean => OF_THOSE.has(is);
const OF_THOSE: ReadonlySet<Kind['is']> = new Set<Kind['is']>([
	'noun',
	'whose',
	'reach',
	'filter',
	'filters',
	'cards'
]);

function isAlike(kind: Kind, text: Text, at: number | null, seen: Set<object>): boolean {
	if (kind.is !== 'phrase') return true;
	const all = formsOf(kind.read());
	return areAlike(at === null ? all : saidAt(all, text, at), text, at, seen);
}

/** What is asked of a thing by what others have or are. */
const BY_OTHERS = lazily(() =>
	formsOf(TEST_AFTER).filter(({ pieces }) =>
		pieces.some(
			(piece) => typeof piece === 'object' && piece.mark === 'hole' && isOfThose(piece.hole.kind)
		)
	)
);

/** Where a text asks something of a thing for the last time by what others have or are; before 0 where nowhere. */
const lastByOthers = onceFor((text: Text): number =>
	Math.max(...BY_OTHERS().map((one) => (isInText(one, text) ? lastOf(one, text) : -1)))
);

/** Where the words for the last time stand that something begins with, or goes on with. */
function lastOf({ pieces }: Said<unknown>, text: Text): number {
	const first = pieces.findIndex((piece) => typeof piece === 'string');
	return text.tokens.findLastIndex((_, at) => {
		for (let i = first; i < pieces.length; i += 1) {
			const piece = pieces[i];
			const stem = stemAt(text, at + i - first);
			if (typeof piece !== 'string') return piece === undefined || canBegin(piece, stem);
			if (!means(stem, piece)) return false;
		}
		return true;
	});
}

/** Whether what is named from a place on is of its kind, whoever has it. */
const isKindAlone = (text: Text, at: number): boolean => at > lastByOthers(text);

/** A rule for kinds of things, read once for all scopes where they are of their kind alone. */
export const narrowed =
	<T>(rule: (scope: Scope) => Rule<T>): ((scope: Scope) => Rule<T>) =>
	(scope) =>
	(text, at, next) =>
		rule(!text.noting && isKindAlone(text, at) ? NOWHERE : scope)(text, at, next);
