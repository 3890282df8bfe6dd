import * as v from 'valibot';
import {
	BEGUN,
	GIVEN,
	LONGEST,
	LOOKED,
	REPLY,
	type AskName,
	type Asks,
	type Reply,
	type Request
} from './protocol.ts';

/** Why nothing was given: what answers did not load, it took too long and was stopped, or it broke down. */
export type Failure = 'not loaded' | 'too long' | 'broke';

/** What came of a request. */
export type Answer<T> =
	| { readonly is: 'given'; readonly given: T }
	/** A newer one of the same lane has been asked. */
	| { readonly is: 'outdone' }
	| { readonly is: 'failed'; readonly why: Failure };

/** What answers requests: a worker, or what stands for one. */
export interface Helper {
	readonly post: (request: Request) => void;
	/** Nobody wants the answer to a request any more: it may leave it where it is, and says so. */
	readonly stop: (id: number) => void;
	readonly end: () => void;
}

/** Hears what a helper says. */
export interface Hearing {
	readonly said: (data: unknown) => void;
	/** It broke down, or never came. */
	readonly failed: () => void;
}

/** Starts a helper; null where the browser has none. */
export type Start = (hearing: Hearing) => Helper | null;

/** A request that is waiting or under way. */
interface Open {
	readonly request: Request;
	readonly lane: string | null;
	readonly looked: ((count: number, known: unknown) => void) | null;
	readonly settle: (came: Reply | { readonly is: 'outdone' | 'too long' | 'not loaded' }) => void;
	/** How often what was to answer it has broken down. */
	broken: number;
}

/**
 * Asks the judge beside the page. One request is under way at a time; of those in one lane only the newest
 * is answered. What takes too long is stopped, what breaks down is started again and asked once more.
 */
export class JudgeClient {
	readonly #start: Start;
	readonly #here: () => Promise<(request: Request) => Promise<Reply | null>>;
	#helper: Helper | null = null;
	/** Whether the helper has ever said anything. */
	#heard = false;
	/** No helper comes in this browser. */
	#none = false;
	#waiting: Open[] = [];
	#now: Open | null = null;
	#limit: ReturnType<typeof setTimeout> | undefined;
	#asked = 0;

	/**
	 * @param start starts what answers beside the page.
	 * @param here fetches what answers on the page itself, where nothing can beside it.
	 */
	constructor(start: Start, here: () => Promise<(request: Request) => Promise<Reply | null>>) {
		this.#start = start;
		this.#here = here;
	}

	/**
	 * Asks something.
	 * @param lane of several requests of one lane only the newest is answered.
	 * @param looked hears how much has been looked at so far, of what takes long, and what would be given for that alone.
	 * @returns what was given; never throws.
	 */
	async ask<K extends AskName>(
		ask: K,
		asked: Asks[K]['asked'],
		lane: string | null = null,
		looked: ((count: number, known: Asks[K]['given'] | null) => void) | null = null
	): Promise<Answer<Asks[K]['given']>> {
		const came = await this.#send(
			ask,
			asked,
			lane,
			looked &&
				((count, known) => {
					const read = v.safeParse(GIVEN[ask], known);
					looked(count, read.success ? read.output : null);
				})
		);
		if (came.is === 'outdone' || came.is === 'stopped') return { is: 'outdone' };
		if (came.is !== 'given') return { is: 'failed', why: came.is };
		const read = v.safeParse(GIVEN[ask], came.given);
		return read.success ? { is: 'given', given: read.output } : { is: 'failed', why: 'broke' };
	}

	/** Stops all that is asked: nobody wants to know anymore. */
	cancel(): void {
		const all = this.#now ? [this.#now, ...this.#waiting] : [];
		if (this.#now) this.#stop();
		this.#now = null;
		this.#waiting = [];
		clearTimeout(this.#limit);
		for (const { settle } of all) settle({ is: 'outdone' });
	}

	#send(
		ask: AskName,
		asked: unknown,
		lane: string | null,
		looked: Open['looked']
	): Promise<Parameters<Open['settle']>[0]> {
		return new Promise((settle) => {
			this.#asked += 1;
			if (lane !== null) {
				for (const one of this.#waiting) if (one.lane === lane) one.settle({ is: 'outdone' });
				this.#waiting = this.#waiting.filter((one) => one.lane !== lane);
				if (this.#now?.lane === lane) this.#outdo(this.#now);
			}
			this.#waiting.push({
				request: { id: this.#asked, ask, asked },
				lane,
				looked,
				settle,
				broken: 0
			});
			this.#next();
		});
	}

	/** Something newer is asked: this is answered no more. */
	#outdo(open: Open): void {
		open.settle({ is: 'outdone' });
		this.#helper?.stop(open.request.id);
	}

	/** Sends the next request, if none is under way. */
	#next(): void {
		if (this.#now) return;
		const open = this.#waiting.shift();
		if (!open) return;
		this.#now = open;
		const helper = this.#none ? null : this.#helperHere();
		if (!helper) {
			void this.#answerHere(open);
			return;
		}
		helper.post(open.request);
	}

	#helperHere(): Helper | null {
		if (this.#helper) return this.#helper;
		this.#heard = false;
		const hearing: Hearing = {
			said: (data) => {
				if (hearing !== this.#hearing) return;
				this.#heard = true;
				const open = this.#now;
				if (v.is(BEGUN, data) && open?.request.id === data.id) this.#begun(open);
				if (v.is(LOOKED, data) && open?.request.id === data.id)
					open.looked?.(data.count, data.known);
				const reply = v.safeParse(REPLY, data);
				if (open && reply.success && reply.output.id === open.request.id)
					this.#done(open, reply.output);
			},
			failed: () => {
				if (hearing === this.#hearing) this.#broken();
			}
		};
		this.#hearing = hearing;
		this.#helper = this.#start(hearing);
		this.#none = this.#helper === null;
		return this.#helper;
	}
	/** Of the helper that is at work: an older one is not heard any more. */
	#hearing: Hearing | null = null;

	/** What answers has been fetched, which takes as long as the network does: the answer's own time begins. */
	#begun(open: Open): void {
		clearTimeout(this.#limit);
		this.#limit = setTimeout(() => {
			this.#stop();
			this.#done(open, { is: 'too long' });
		}, LONGEST[open.request.ask]);
	}

	/** The helper broke down: what was asked is asked once more of a new one, and on the page where none comes. */
	#broken(): void {
		const open = this.#now;
		if (!this.#heard) this.#none = true;
		this.#stop();
		if (!open) return;
		this.#now = null;
		clearTimeout(this.#limit);
		open.broken += 1;
		if (open.broken > 1) open.settle({ is: 'broke', id: open.request.id, message: '' });
		else this.#waiting.unshift(open);
		this.#next();
	}

	/** Answers on the page itself; if not even that loads, the next request tries a helper again. */
	async #answerHere(open: Open): Promise<void> {
		try {
			const answer = await this.#here();
			const reply = await answer(open.request);
			this.#done(open, reply ?? { is: 'not loaded' });
		} catch {
			this.#none = false;
			this.#done(open, { is: 'not loaded' });
		}
	}

	#stop(): void {
		this.#helper?.end();
		this.#helper = null;
		this.#hearing = null;
	}

	#done(open: Open, came: Parameters<Open['settle']>[0]): void {
		clearTimeout(this.#limit);
		this.#now = null;
		// What did not load is asked for anew.
		if (came.is === 'not loaded') this.#stop();
		open.settle(came);
		this.#next();
	}
}
