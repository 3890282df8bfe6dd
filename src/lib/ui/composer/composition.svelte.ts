import { judgeWorker } from '../judge-worker/judge-worker.ts';
import type { Heard, HeardOffer } from '../judge-worker/shapes/heard.ts';
import type { Behind, WrittenLine } from './line.ts';

/** So long something may be looked at before it is said that it is, in milliseconds. */
const PATIENCE = 600;

/** What is being said at one place of a line: what is typed, and what could be said there. */
export class Composition {
	typed = $state('');
	/** The offer that the keys have chosen; none where it is -1. */
	active = $state(-1);
	/** The judge could not be asked. */
	failed = $state(false);
	/** The judge looks for longer than anybody likes to wait without a word. */
	slow = $state(false);
	/** What is typed is the beginning of an act that was tapped. */
	begun = $state(false);
	/** What was typed and entered, while the judge finds out what it means. */
	entered: readonly string[] = $state.raw([]);
	/** What is wrong with what was last taken. */
	problem = $state<string | null>(null);
	/** What was last taken, to be said to those who do not see it. */
	said = $state('');
	#heard = $state.raw<Heard | null>(null);
	readonly #lane: string;
	readonly #at: () => Behind;
	readonly #hears: (behind: Behind, heard: Heard) => void;
	#again = $state(0);

	/** Whether the judge has answered at all. */
	readonly isHeard: boolean = $derived(this.#heard !== null);
	readonly offers: readonly HeardOffer[] = $derived(this.#heard?.offers ?? []);
	readonly players: readonly string[] = $derived(this.#heard?.players ?? []);
	readonly chosen: HeardOffer | null = $derived(this.offers[this.active] ?? null);

	/**
	 * @param at where it is said.
	 * @param lane requests of one lane outdo each other.
	 * @param hears is told what was understood of what stands before it.
	 */
	constructor(at: () => Behind, lane: string, hears?: WrittenLine['hears']) {
		this.#at = at;
		this.#lane = lane;
		this.#hears = hears ?? (() => undefined);
		$effect(() => {
			if (this.#again >= 0) void this.#ask(this.#at(), this.typed);
		});
	}

	/** Asks once more, after it failed. */
	again(): void {
		this.#again += 1;
	}

	/**
	 * Says that something is typed now.
	 * @param begun it is the beginning of an act that was tapped.
	 */
	type(text: string, begun = false): void {
		this.typed = text;
		this.begun = begun;
		this.active = -1;
		this.problem = null;
	}

	/** Chooses the next offer, or the one before; past the ends there is none. */
	move(by: 1 | -1): void {
		const count = this.offers.length;
		if (count === 0) return;
		this.active = ((this.active + 1 + by + count + 1) % (count + 1)) - 1;
	}

	/**
	 * What Enter means by what was typed: that, if it is understood; the best that fits it; else that, as it is.
	 * What is typed meanwhile changes nothing of it.
	 */
	async meant(typed: string): Promise<HeardOffer> {
		const behind = this.#at();
		const { text, onto } = behind;
		const known = this.#heardOf?.typed === typed && this.#heardOf.behind === behind;
		const answer = known
			? { is: 'given' as const, given: this.#heard }
			: await judgeWorker.ask('hear', { text, typed, onto });
		const heard = answer.is === 'given' ? answer.given : null;
		this.failed = answer.is === 'failed';
		const [first] = heard?.offers ?? [];
		if (heard?.clear !== true && first) return first;
		return { words: typed, text: typed, whole: true, by: null, note: '', forbidden: false };
	}

	/** What the judge last looked at. */
	#heardOf: { readonly behind: Behind; readonly typed: string } | null = null;

	async #ask(behind: Behind, typed: string): Promise<void> {
		const late = setTimeout(() => (this.slow = true), PATIENCE);
		const { text, onto } = behind;
		const answer = await judgeWorker.ask('hear', { text, typed, onto }, this.#lane);
		clearTimeout(late);
		if (answer.is === 'outdone') return;
		this.slow = false;
		this.failed = answer.is === 'failed';
		if (answer.is === 'failed') return;
		this.#heard = answer.given;
		this.#heardOf = { behind, typed };
		this.#hears(behind, answer.given);
	}
}
