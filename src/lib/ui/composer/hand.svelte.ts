import { tick } from 'svelte';
import type { HeardOffer } from '../judge-worker/shapes/heard.ts';
import { bringOpened } from './bring-answer.ts';
import { joined } from './joined.ts';
import type { Composition } from './composition.svelte.ts';
import type { LineChip, WrittenLine } from './line.ts';
import { asksToUndo } from './undo-said.ts';

const NOTHING_CHANGED = 'Nothing has been changed here yet. To take out a piece, tap it.';

/** What a person does with a composer, by keys, by pointer and by finger. */
export class Hand {
	readonly line: WrittenLine;
	readonly composition: Composition;
	/** The piece that is being changed. */
	changing = $state.raw<LineChip | null>(null);
	readonly #field: () => HTMLTextAreaElement | undefined;
	readonly #chips: () => readonly HTMLElement[];
	readonly #offers: () => readonly HTMLElement[];

	/**
	 * @param field where it is typed.
	 * @param chips the pieces, and what could be said, as they can be focused.
	 */
	constructor(
		line: WrittenLine,
		composition: Composition,
		field: () => HTMLTextAreaElement | undefined,
		chips: () => readonly HTMLElement[],
		offers: () => readonly HTMLElement[]
	) {
		this.line = line;
		this.composition = composition;
		this.#field = field;
		this.#chips = chips;
		this.#offers = offers;
	}

	/** Takes an offer, or goes on with what it begins. */
	async choose({ whole, text, words }: HeardOffer, focus: boolean): Promise<void> {
		const { composition } = this;
		if (whole) {
			composition.type('');
			await this.take(text, words);
		} else {
			this.#makeRoom();
			composition.type(text, true);
			composition.said = `${words}: ${String(composition.offers.length)} to choose from.`;
		}
		if (focus) this.focus();
	}

	/** What a first act goes on with has room below the field. */
	#makeRoom(): void {
		const whole = this.#field()?.closest<HTMLElement>('.composer:not(.compact)');
		if (whole && this.line.chips.length === 0) bringOpened(whole);
	}

	/** Takes what was said; what was not understood stays in the field, before what has been typed since. */
	async take(text: string, words = text): Promise<void> {
		const { composition } = this;
		const { left, problem } = await this.line.take(text);
		if (left !== '') composition.type(joined(left, composition.typed));
		composition.problem = problem;
		composition.said = problem ?? `Said: ${words}.`;
	}

	/** Takes what Enter means: what the keys have chosen, else what is typed. The field is free for what comes next. */
	enter(): void {
		const { composition } = this;
		const { typed, chosen } = composition;
		if (chosen) void this.choose(chosen, true);
		else if (typed.trim() !== '') {
			composition.type('');
			if (asksToUndo(typed)) void this.undo();
			else this.enterText(typed);
		}
	}

	/** Takes what a text means, behind those that were entered before it. */
	enterText(text: string): void {
		const { composition } = this;
		composition.entered = [...composition.entered, text];
		this.#entering = this.#entering.then(() => this.#takeEntered(text));
	}
	/** One is understood after the other: each is said behind those before it. */
	#entering: Promise<void> = Promise.resolve();

	async #takeEntered(typed: string): Promise<void> {
		const { composition } = this;
		const { whole, text, words } = await composition.meant(typed);
		if (whole) await this.take(text, words);
		else composition.type(text + composition.typed, composition.typed === '');
		composition.entered = composition.entered.slice(1);
	}

	/** Takes what makes an act legal. */
	mend(words: string, take: () => void): void {
		this.composition.said = `Put in: ${words}`;
		take();
	}

	/** Begins another dispute: nothing has been said of it. */
	begin(): void {
		this.line.clear?.();
		this.composition.type('');
		this.composition.said = 'A new dispute. Say what happened.';
		this.#field()?.focus();
	}

	/** Takes back the last change of the line. */
	async undo(): Promise<void> {
		const { undo } = this.line;
		if (!undo) {
			this.composition.problem = NOTHING_CHANGED;
			this.composition.said = NOTHING_CHANGED;
			return;
		}
		undo();
		this.composition.problem = null;
		this.composition.said = 'Taken back.';
		await tick();
		// What was pressed may have gone.
		if (document.activeElement === document.body) this.focusChip(this.line.chips.length - 1);
	}

	/** Does again what was taken back. */
	async redo(): Promise<void> {
		const { redo } = this.line;
		if (!redo) return;
		redo();
		this.composition.said = 'Done again.';
		await tick();
		if (document.activeElement === document.body) this.focus();
	}

	/** Takes a piece out; the one before it takes the focus. */
	async remove(chip: LineChip, focus: boolean): Promise<void> {
		const at = this.line.chips.findIndex(({ key }) => key === chip.key);
		this.composition.said = `Taken out: ${chip.words}.`;
		await this.line.replace(chip, '');
		await tick();
		if (focus) this.focusChip(Math.min(at, this.line.chips.length - 1));
	}

	focus(): void {
		const field = this.#field();
		field?.focus();
		field?.setSelectionRange(field.value.length, field.value.length);
	}

	/** Focuses a piece; past the last of them the field. */
	focusChip(at: number): void {
		const chip = this.#chips()[Math.max(0, at)];
		if (chip) chip.focus();
		else this.focus();
	}

	/** The keys of the field. */
	readonly fieldKeys = (event: KeyboardEvent): void => {
		const { composition } = this;
		const { key } = event;
		if (event.isComposing) return;
		if (key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && composition.typed === '') {
			event.preventDefault();
			void (event.shiftKey ? this.redo() : this.undo());
		}
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		if (key === 'Enter' && !event.shiftKey) {
			event.preventDefault();
			this.enter();
		} else if (key === 'Tab' && !event.shiftKey) {
			// What could be said is the next thing, wherever it stands.
			const offer = this.#offers()[Math.max(composition.active, 0)];
			if (!offer) return;
			event.preventDefault();
			offer.focus();
		} else if (key === 'ArrowDown' || key === 'ArrowUp') {
			if (composition.typed.includes('\n')) return;
			event.preventDefault();
			composition.move(key === 'ArrowDown' ? 1 : -1);
		} else if ((key === 'Backspace' || key === 'ArrowLeft') && composition.typed === '') {
			if (this.line.chips.length === 0) return;
			event.preventDefault();
			this.focusChip(this.line.chips.length - 1);
		} else if (key === 'Escape' && (composition.active >= 0 || composition.typed !== '')) {
			event.preventDefault();
			event.stopPropagation();
			if (composition.active >= 0) composition.active = -1;
			else composition.type('');
		}
	};

	/** The keys of a piece that has the focus. */
	readonly chipKeys = (event: KeyboardEvent, chip: LineChip): void => {
		const at = this.line.chips.findIndex(({ key }) => key === chip.key);
		const does: Readonly<Record<string, () => void>> = {
			ArrowLeft: () => {
				this.focusChip(at - 1);
			},
			ArrowRight: () => {
				this.focusChip(at + 1);
			},
			Home: () => {
				this.focusChip(0);
			},
			End: () => {
				this.focus();
			},
			Backspace: () => void this.remove(chip, true),
			Delete: () => void this.remove(chip, true),
			Escape: () => {
				this.focus();
			}
		};
		this.#does(event, does);
	};

	/** The keys of an offer that has the focus. */
	readonly offerKeys = (
		event: KeyboardEvent,
		offer: HeardOffer,
		move: (by: number) => void
	): void => {
		const choose = (): void => void this.choose(offer, true);
		this.#does(event, {
			ArrowRight: () => {
				move(1);
			},
			ArrowDown: () => {
				move(1);
			},
			ArrowLeft: () => {
				move(-1);
			},
			ArrowUp: () => {
				move(-1);
			},
			Escape: () => {
				this.focus();
			},
			Enter: choose,
			' ': choose
		});
	};

	/** Does what a key means; a letter is typed in the field, wherever the focus is. */
	#does(event: KeyboardEvent, does: Readonly<Record<string, () => void>>): void {
		const { key } = event;
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const act = does[key];
		if (act) {
			event.preventDefault();
			event.stopPropagation();
			act();
		} else if (key.length === 1 && key !== ' ') this.focus();
	}
}
