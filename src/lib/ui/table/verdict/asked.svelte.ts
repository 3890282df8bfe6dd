import { judgeBeside } from '../../judge-worker/beside.ts';
import type { Failure } from '../../judge-worker/client.ts';
import type { ShownVerdict, VerdictAsked } from '../../judge-worker/shapes/verdict.ts';

/** What comes of the table that is shown, as the judge beside the page says it. */
export class AskedVerdict {
	/** The last that was given; it stays while the next is made. */
	given = $state.raw<ShownVerdict | null>(null);
	/** It is of an older table than the one that is shown. */
	old = $state(false);
	/** It says on what it depends, and not yet what comes of each answer. */
	isFirst = $state(false);
	/** Why none was given. */
	failed = $state<Failure | null>(null);
	#turn = 0;
	readonly #lane: string | null;

	/** @param lane requests of one lane outdo each other. */
	constructor(lane: string | null) {
		this.#lane = lane;
	}

	/** Asks for the verdict of a table; false where it did not load. */
	async ask(asked: VerdictAsked): Promise<boolean> {
		const turn = (this.#turn += 1);
		this.old = true;
		let isKnown = false;
		const from = performance.now();
		const answer = await judged(asked, this.#lane, (first) => {
			const show = (): void => {
				if (turn !== this.#turn || isKnown) return;
				this.old = false;
				this.isFirst = true;
				this.failed = null;
				this.given = first;
			};
			// What is known right after it is said at once.
			const left = FIRST_AFTER - (performance.now() - from);
			if (left <= 0) show();
			else setTimeout(show, left);
		});
		isKnown = true;
		if (turn !== this.#turn || answer.is === 'outdone') return true;
		this.old = false;
		this.isFirst = false;
		this.failed = answer.is === 'failed' ? answer.why : null;
		this.given = answer.is === 'given' ? answer.given : null;
		return this.failed !== 'not loaded';
	}

	/** Says nothing of a table that nothing was done on. */
	forget(): void {
		this.#turn += 1;
		this.old = false;
		this.isFirst = false;
		this.failed = null;
		this.given = null;
	}
}

/** So long the whole answer may take, in ms, before the first part of it is shown. */
const FIRST_AFTER = 20;

const judged = async (
	asked: VerdictAsked,
	lane: string | null,
	first: (known: ShownVerdict) => void
): Promise<
	| { readonly is: 'given'; readonly given: ShownVerdict }
	| { readonly is: 'outdone' }
	| { readonly is: 'failed'; readonly why: Failure }
> => {
	try {
		// Once it is here it is asked at once: it works while the page is drawn.
		const judge = judgeBeside.now ?? (await judgeBeside.fetch());
		return await judge.ask('verdict', asked, lane, (_, known) => {
			if (known) first(known);
		});
	} catch {
		return { is: 'failed', why: 'not loaded' };
	}
};
