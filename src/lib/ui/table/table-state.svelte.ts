import { prompt } from '../../judge/judge.ts';
import type { Decision } from '../../model/decision.ts';
import type { Refusal } from '../../rules/step.ts';
import type { Problem } from '../../scenario/index.ts';
import { promptSentence, refusalSentence, stepSentence } from '../../wording/index.ts';
import type { KeptTable } from './kept.ts';
import { layOut, type LaidOut } from './lay-out.ts';
import { decisionsOf, everyonePasses, moveSentence, sameMove, take, type Move } from './moves.ts';

/** Moves that others took the place of, so that they can come back. */
interface Replaced {
	readonly moves: readonly Move[];
	readonly at: number;
	readonly from: number;
}

/** The state of the page: a text, the table it lays out, its moves, and the one that is shown. */
export class Table {
	/** What stands in the notation field, readable or not. */
	typed = $state('');
	/** What is wrong with the text that was last given to be laid out. */
	problems = $state.raw<readonly Problem[]>([]);
	/** The text that the problems are of. */
	checked = $state.raw('');
	/** Why the last tap was refused. */
	refused = $state.raw<{ readonly sentence: string; readonly refusal: Refusal } | null>(null);
	/** A text of one's own that an example took the place of. */
	aside = $state.raw<string | null>(null);
	/** What the last tap led to, for those who do not see it. */
	said = $state('');
	replaced = $state.raw<Replaced | null>(null);

	/** The text of the example that was opened last. */
	#example: string | null = null;
	#opened = $state.raw<{ readonly text: string; readonly table: LaidOut } | null>(null);
	#moves = $state.raw<readonly Move[]>([]);
	#at = $state(0);
	/** How many moves of the script come before those that were tapped. */
	#from = $state(0);

	readonly move = $derived(this.#moves[this.#at] ?? null);
	readonly position = $derived(this.move?.after ?? null);
	readonly prompt = $derived(this.position && prompt(this.position));
	readonly title = $derived(this.#opened?.table.title ?? null);
	readonly stopped = $derived(this.#opened?.table.stopped ?? null);

	/** The text that lies on the table; null before any does. */
	get text(): string | null {
		return this.#opened?.text ?? null;
	}

	get moves(): readonly Move[] {
		return this.#moves;
	}

	get at(): number {
		return this.#at;
	}

	/** How many of the moves are the script's; those after them were tapped. */
	get from(): number {
		return this.#from;
	}

	/** Lays out a text; if it cannot be read, the table stays as it is and the problems say why. */
	open(text: string): boolean {
		const laid = layOut(text);
		this.checked = text;
		this.problems = laid.ok ? [] : laid.problems;
		if (!laid.ok) return false;
		this.#opened = { text, table: laid.table };
		this.#moves = laid.table.moves;
		this.#from = laid.table.moves.length;
		this.#at = 0;
		this.replaced = null;
		this.refused = null;
		this.said = '';
		return true;
	}

	/** Lays out an example; a text of one's own in the field is put aside. */
	openExample(text: string): void {
		if (this.typed.trim() !== '' && this.typed !== this.#example) this.aside = this.typed;
		this.typed = text;
		this.#example = text;
		this.open(text);
	}

	/** Brings back the text that an example took the place of. */
	bringBack(): void {
		if (this.aside === null) return;
		this.typed = this.aside;
		this.aside = null;
	}

	/** Shows another move. */
	goTo(at: number): void {
		if (this.#moves.length === 0) return;
		this.#at = Math.min(Math.max(at, 0), this.#moves.length - 1);
		this.#announce();
	}

	/** Takes a decision at the move that is shown. */
	decide(decision: Decision): void {
		if (!this.position) return;
		const taken = take(this.position, [decision]);
		if (!taken) return;
		if (taken.ok) {
			this.#add(taken.move);
			return;
		}
		const { decision: wanted, refusal } = taken;
		this.refused = { refusal, sentence: refusalSentence(this.position, wanted, refusal) };
	}

	/** Passes for everyone, until the top of the stack has resolved or the game has gone on. */
	everyonePasses(): void {
		const move = this.position && everyonePasses(this.position);
		if (move) this.#add(move);
	}

	/** Brings back the moves that a decision took the place of. */
	undo(): void {
		if (!this.replaced) return;
		const { moves, at, from } = this.replaced;
		this.#moves = moves;
		this.#from = from;
		this.#at = at;
		this.replaced = null;
		this.#announce();
	}

	/** The table as it is kept for the next visit. */
	keep(): KeptTable {
		return {
			version: 1,
			typed: this.typed,
			opened: this.#opened?.text ?? null,
			aside: this.aside,
			example: this.#example,
			at: this.#at,
			from: this.#from,
			added: this.#moves.slice(this.#from).map(decisionsOf)
		};
	}

	/** Brings back a kept table, as far as the judge still allows its moves. */
	restore(kept: KeptTable): void {
		if (kept.opened !== null && this.open(kept.opened)) this.#restoreMoves(kept);
		this.typed = kept.typed;
		this.aside = kept.aside;
		this.#example = kept.example;
	}

	#restoreMoves({ from, added, at }: KeptTable): void {
		const moves = this.#moves.slice(0, Math.max(1, from));
		this.#from = moves.length;
		for (const decisions of added) {
			const last = moves.at(-1);
			const taken = last && take(last.after, decisions);
			if (!taken?.ok) break;
			moves.push(taken.move);
		}
		this.#moves = moves;
		this.#at = Math.min(at, moves.length - 1);
	}

	/** Puts a move behind the one that is shown; the same move as the next one only goes forward. */
	#add(move: Move): void {
		const next = this.#moves[this.#at + 1];
		if (!next || !sameMove(next, move)) {
			if (next) this.replaced = { moves: this.#moves, at: this.#at, from: this.#from };
			this.#moves = [...this.#moves.slice(0, this.#at + 1), move];
			this.#from = Math.min(this.#from, this.#at + 1);
		}
		this.#at += 1;
		this.#announce();
	}

	#announce(): void {
		this.refused = null;
		const { move, position, prompt: asked } = this;
		if (!move || !position || !asked) return;
		const steps = move.told
			.filter(({ step }) => step.what.did !== 'passed')
			.map(({ step, position: at }) => stepSentence(step, at));
		this.said = [moveSentence(move), ...steps, promptSentence(position, asked)].join(' ');
	}
}
