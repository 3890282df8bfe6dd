import { createContext } from 'svelte';
import type { LessonView } from './lesson-view.ts';

/** The lesson of a page, and what has been chosen in it. */
export interface Lesson {
	readonly view: LessonView;
	/** The choice whose position is being played, by its place, or the decision itself; null for none. */
	playing: number | 'decision' | null;
	/** Somebody has answered: the first answer is kept. */
	readonly answered: (isRight: boolean) => void;
}

export const [getLesson, setLesson] = createContext<Lesson>();
