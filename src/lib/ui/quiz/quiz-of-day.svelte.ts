import { onMount } from 'svelte';
import { quizNames } from './fetched-names.ts';
import { keepAnswer, keptDays, type Days } from './kept.ts';
import { nextOfDay } from './next.ts';
import type { Asked, QuizNames } from './question.ts';
import { askedOn, today, type Day } from './today.ts';

/** Today's quiz and what was answered of it, for the page of one of its questions or puzzles; known in the browser alone. */
export class QuizOfDay {
	#today = $state<Day>('');
	#days = $state.raw<Days>({});
	/** All that can be asked; null until it has been fetched. */
	names = $state.raw<QuizNames | null>(null);
	readonly five: readonly Asked[] = $derived(this.names ? askedOn(this.#today, this.names) : []);
	readonly #answers = $derived(this.#days[this.#today] ?? {});

	constructor() {
		onMount(() => {
			this.#today = today();
			this.#days = keptDays();
			quizNames().then(
				(all) => {
					this.names = all;
				},
				() => undefined
			);
		});
	}

	/** Whether something was answered right today; undefined before that. */
	resultOf(id: string): boolean | undefined {
		return this.#answers[id];
	}

	/** What of today's is still to be answered, after one of them. */
	nextAfter(id: string): Asked | null {
		return nextOfDay(this.five, this.#answers, id);
	}

	/** Keeps how something of today's was answered: the first try counts. */
	keep(id: string, isRight: boolean): void {
		keepAnswer(this.#today, id, isRight);
		this.#days = keptDays();
	}
}
