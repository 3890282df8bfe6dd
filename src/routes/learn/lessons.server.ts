import { lessonOf } from '#lib/ui/learn/lesson-text.ts';
import { lessonSlug, lessonView, type LessonView } from '#lib/ui/learn/lesson-view.ts';
import { scenarioText } from '../scenes.server.ts';

const texts = import.meta.glob<string>('/content/learn/*.svx', {
	query: '?raw',
	import: 'default',
	eager: true
});

/** A lesson in the list of them. */
export interface LessonName {
	readonly slug: string;
	/** Counted from 1. */
	readonly number: number;
	readonly title: string;
	/** What is decided in it. */
	readonly asks: string;
}

const files = Object.entries(texts).sort(([a], [b]) => a.localeCompare(b));

/** The lessons in their order. */
export const LESSONS: readonly LessonName[] = files.map(([path, text], at) => {
	const { title, asks } = lessonOf(text);
	return { slug: lessonSlug(path), number: at + 1, title, asks };
});

/** A lesson by its name in addresses; null where there is none. */
export function lesson(slug: string): LessonView | null {
	const text = files.find(([path]) => lessonSlug(path) === slug)?.[1];
	return text === undefined ? null : lessonView(slug, text, scenarioText);
}
