import { keepDraft, keptDraft } from './draft.ts';
import type { Hand } from './hand.svelte.ts';
import type { WrittenLine } from './line.ts';
import type * as Live from './live.ts';

/** The composer that is to be woken. */
interface Sleeping {
	/** The name that a draft is kept under. */
	readonly keptAs: string;
	/** Makes the line that is written. */
	readonly lineOf: (live: typeof Live) => WrittenLine;
	readonly field: () => HTMLTextAreaElement | undefined;
	/** The pieces that were said, as they can be tapped. */
	readonly chips: () => readonly HTMLElement[];
	/** What is offered to be said next. */
	readonly offers: () => readonly HTMLElement[];
}

/** A composer whose judge is fetched the first time that somebody is about to say something. */
export class Waking {
	/** What has come; null before. */
	live = $state.raw<typeof Live | null>(null);
	hand = $state.raw<Hand | null>(null);
	/** The last try did not come. */
	failed = $state(false);
	/** What is typed before all of it has come. */
	#early = $state('');
	#coming: Promise<Hand> | null = null;
	#end = (): void => undefined;
	/** The page has been left. */
	#stopped = false;
	readonly #composer: Sleeping;

	constructor(composer: Sleeping) {
		this.#composer = composer;
	}

	/** What stands in the field. */
	get typed(): string {
		return this.hand?.composition.typed ?? this.#early;
	}

	/** Fetches what answers, once. */
	wake(): Promise<Hand> {
		this.#coming ??= import('./live.ts').then(
			(module) => {
				this.failed = false;
				return this.#begun(module);
			},
			(error: unknown) => {
				this.#coming = null;
				this.failed = true;
				throw error;
			}
		);
		return this.#coming;
	}

	/** The same where nobody waits for it. */
	touch(): void {
		this.wake().catch(() => undefined);
	}

	#begun(module: typeof Live): Hand {
		const { keptAs, lineOf, field, chips, offers } = this.#composer;
		const line = lineOf(module);
		let made: Hand | undefined;
		this.#end = $effect.root(() => {
			const at = (): WrittenLine['end'] => line.end;
			const composition = new module.Composition(at, keptAs, line.hears?.bind(line));
			composition.typed = this.#early;
			made = new module.Hand(line, composition, field, chips, offers);
			$effect(() => {
				const { entered, typed: now } = composition;
				keepDraft(keptAs, {
					text: line.end.onto ? '' : line.end.text,
					putIn: (line.putIn ?? []).join('\n'),
					typed: [...entered, now].join('\n')
				});
			});
		});
		if (!made) throw new Error('What makes a composer runs at once.');
		// What was fetched may come after somebody has left.
		if (this.#stopped) this.#end();
		this.hand = made;
		this.live = module;
		return made;
	}

	/** What stands in the field from now on. */
	type(text: string): void {
		this.#early = text;
		this.hand?.composition.type(text);
	}

	/** Says something as if it had been typed and taken. */
	async say(text: string): Promise<void> {
		const awake = await this.wake().catch(() => null);
		if (awake) await awake.take(text);
		else this.#early = text;
	}

	/** Puts the beginning of an act into the field, to be gone on with. */
	async offer(text: string): Promise<void> {
		// It is there at once, though what could follow it may take a moment.
		this.#early = text;
		const awake = await this.wake().catch(() => null);
		awake?.composition.type(text, true);
	}

	/** Takes what was typed. */
	enter(): void {
		if (this.hand) this.hand.enter();
		else this.#enterEarly();
	}

	/** The same before all of it has come; what does not come leaves it in the field. */
	#enterEarly(): void {
		const text = this.typed;
		if (text.trim() === '') return;
		this.type('');
		this.wake().then(
			(awake) => {
				awake.enterText(text);
			},
			() => {
				this.#early = this.#early === '' ? text : `${text}\n${this.#early}`;
			}
		);
	}

	/** Says again what was said at the last visit, once the field is there. */
	async begin(): Promise<void> {
		const draft = keptDraft(this.#composer.keptAs);
		const field = this.#composer.field();
		// Letters that came before the page could hear them are kept too; so is their Enter, then a line break.
		this.#early = field && field.value !== '' ? field.value : draft.typed;
		const entered = this.#early.endsWith('\n');
		if (draft.text !== '') {
			const awake = await this.wake().catch(() => null);
			if (awake?.line.left !== undefined) awake.line.left = draft.text.trim();
			await this.say(draft.text);
			if (awake?.line.putIn) awake.line.putIn = draft.putIn.split('\n');
		} else if (this.#early !== '') this.touch();
		if (entered) this.#enterEarly();
	}

	stop(): void {
		this.#stopped = true;
		this.#end();
	}
}
