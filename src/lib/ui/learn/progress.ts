import * as v from 'valibot';

/** Where the progress of a device lies. */
export const LEARN_KEY = 'fizzle-learn';

const KEPT = v.object({
	version: v.literal(1),
	lessons: v.record(v.string(), v.boolean())
});

/** The lessons that were answered, by their slugs: whether the first answer was right. */
export type Progress = Readonly<Record<string, boolean>>;

/** What a device has kept; nothing where it keeps nothing, or what it has cannot be read. */
export function progressIn(text: string | null): Progress {
	try {
		const read = v.safeParse(KEPT, JSON.parse(text ?? 'null'));
		return read.success ? read.output.lessons : {};
	} catch {
		return {};
	}
}

/** The progress with one more answer. The first to a lesson stands. */
export const withLesson = (progress: Progress, slug: string, isRight: boolean): Progress =>
	Object.hasOwn(progress, slug) ? progress : { ...progress, [slug]: isRight };

/** The same as text, to be kept. */
export const progressText = (lessons: Progress): string => JSON.stringify({ version: 1, lessons });

/** The first lesson that is not answered; null where all are. */
export const nextLesson = <L extends { readonly slug: string }>(
	lessons: readonly L[],
	progress: Progress
): L | null => lessons.find(({ slug }) => !Object.hasOwn(progress, slug)) ?? null;

/** Reads what this device has kept. */
export function keptProgress(): Progress {
	try {
		return progressIn(localStorage.getItem(LEARN_KEY));
	} catch {
		return {};
	}
}

/** Keeps an answer, beside what another tab has kept meanwhile. */
export function keepLesson(slug: string, isRight: boolean): void {
	try {
		localStorage.setItem(LEARN_KEY, progressText(withLesson(keptProgress(), slug, isRight)));
	} catch {
		// Where nothing can be kept the lessons can be read all the same.
	}
}

/** Forgets all of it. */
export function forgetLessons(): void {
	try {
		localStorage.removeItem(LEARN_KEY);
	} catch {
		// There is nothing to forget.
	}
}
