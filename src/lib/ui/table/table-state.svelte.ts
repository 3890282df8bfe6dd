import type { ByHandKind } from '../../cards/by-hand.ts';
import type { Play, Prompt } from '../../judge/prompt.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey } from '../../model/words.ts';
import type { Decision } from '../../model/decision.ts';
import type { Refusal } from '../../rules/step.ts';
import type { Edit } from '../../scenario/edit.ts';
import type { Line, Scenario } from '../../scenario/scenario.ts';
import { promptSentence, refusalSentence, stepSentence } from '../../wording/index.ts';
import type { Claim } from './claims.ts';
import {
	corrected,
	decided,
	documentOf,
	EMPTY,
	scenarioIn,
	shownBranch,
	showing,
	withScript,
	type Head,
	type TableDocument
} from './document.ts';
import type { FreshTable } from './fresh-table.ts';
import type * as judging from './judging.ts';
import type { KeptChanges } from './kept-changes.ts';
import type { KeptShown, KeptTable } from './kept.ts';
import { newTableId } from './table-id.ts';
import type { Laid } from './lay-document.ts';
import { moveSentence, type Move } from './moves.ts';
import type { Responder } from './responders.ts';
import { keptShown, shownFrom, type Shown } from './shown.ts';

/** More changes than anybody takes back. */
const MOST_CHANGES = 200;
/** As many of them are kept over a reload. */
const MOST_KEPT = 30;

/** What is done by hand is said in at most so many letters. */
const MOST_WORDS = 200;

/** What a table is played with. */
export type Judging = typeof judging;

/** The state of the page: a table with its branches, and the move that is shown. */
export class Table {
	/** Why the last tap was refused. */
	refused = $state.raw<{ readonly sentence: string; readonly refusal: Refusal } | null>(null);
	/** What the last tap led to, for those who do not see it. */
	said = $state('');
	/** What it is played with was wanted and did not come. */
	unfetched = $state(false);
	id = $state(newTableId());
	/** The address it was opened from, while it is still what that names; empty for one's own. */
	address = $state('');

	readonly #first: Shown = { document: EMPTY, at: 0, colours: {}, claims: [] };
	#now = $state.raw<Shown>(this.#first);
	#past = $state.raw<readonly Shown[]>([]);
	#future = $state.raw<readonly Shown[]>([]);
	/** As it was opened: it is kept only when something has changed. */
	#opened: Shown | null = null;
	readonly #fresh: FreshTable;
	/** The judge, with what lays the documents; null until something is to be done. */
	#judge: { readonly judging: Judging; readonly lay: (document: TableDocument) => Laid } | null =
		$state.raw(null);
	#coming: Promise<boolean> | null = null;

	readonly document = $derived(this.#now.document);
	readonly branch = $derived(shownBranch(this.document));
	readonly #laid = $derived.by(() => this.#lay(this.document));
	readonly moves = $derived(this.#laid.moves);
	/** What makes the table impossible; it is shown as it was before. */
	readonly problems = $derived(this.#laid.problems);
	readonly at = $derived(Math.min(this.#now.at, this.moves.length - 1));
	readonly move: Move = $derived(this.moves[this.at] ?? this.moves[0]);
	readonly position = $derived(this.move.after);
	readonly prompt: Prompt = $derived.by(() =>
		this.#isFresh ? this.#fresh.prompt : this.#judging.prompt(this.position)
	);
	/** Who can still respond, the player with priority first. */
	readonly responders: readonly Responder[] = $derived.by(() =>
		this.#isFresh ? this.#fresh.responders : this.#judging.respondersAt(this.position)
	);
	readonly title = $derived(this.document.head.title ?? null);
	readonly colours = $derived(this.#now.colours);
	readonly claims = $derived(this.#now.claims);

	/** Whether there is a change to take back, or one to make again. */
	readonly canUndo = $derived(this.#past.length > 0);
	readonly canRedo = $derived(this.#future.length > 0);

	/**
	 * A table with nothing on it.
	 * @param judging what it is played with; it is fetched by `ready` where it is not given.
	 */
	constructor(fresh: FreshTable, judging: Judging | null = null) {
		this.#fresh = fresh;
		if (judging) this.#seat(judging);
	}

	/**
	 * Fetches what the table is played with; everything that changes it has to wait for that. False
	 * when it does not come; the next call tries again.
	 */
	ready(): Promise<boolean> {
		this.#coming ??= import('./judging.ts').then(
			(judging) => {
				this.#seat(judging);
				return true;
			},
			() => {
				this.#coming = null;
				this.unfetched = true;
				return false;
			}
		);
		return this.#coming;
	}

	#seat(judging: Judging): void {
		this.unfetched = false;
		this.#coming = Promise.resolve(true);
		this.#judge = { judging, lay: judging.layer(this.#fresh.move) };
	}

	get #judging(): Judging {
		if (!this.#judge) throw new Error('A table is only played when it is ready.');
		return this.#judge.judging;
	}

	get #isFresh(): boolean {
		return this.position === this.#fresh.move.after;
	}

	#lay(document: TableDocument): Laid {
		return this.#judge?.lay(document) ?? { moves: [this.#fresh.move], problems: [] };
	}

	/** Whether nothing has been done since the table was opened. */
	get untouched(): boolean {
		return this.#now === (this.#opened ?? this.#first);
	}

	/** Whether it is still the table that was opened, whatever move of it is shown. */
	get unchanged(): boolean {
		const { document, claims } = this.#opened ?? this.#first;
		return (
			this.document.branches === document.branches &&
			this.document.head === document.head &&
			this.claims === claims
		);
	}

	/** The branch that is shown, as a scenario. */
	get scenario(): Scenario {
		return scenarioIn(this.document, this.branch);
	}

	/** Lays out a scenario as a new table. */
	open(scenario: Scenario): void {
		this.openDocument(documentOf(scenario));
	}

	/**
	 * Lays out a table with its branches.
	 * @param entries how many entries of the branch that is shown have been played.
	 */
	openDocument(document: TableDocument, entries = 0, claims: readonly Claim[] = []): void {
		this.id = newTableId();
		this.address = '';
		this.#past = [];
		this.#future = [];
		this.#now = { document, at: 0, colours: {}, claims };
		const at = this.moves.findLastIndex((move) => move.entries <= entries);
		this.#now = { ...this.#now, at: Math.max(0, at) };
		this.#opened = this.#now;
		this.refused = null;
		this.said = '';
	}

	/** Shows another move. */
	goTo(at: number): void {
		this.#now = { ...this.#now, at: Math.min(Math.max(at, 0), this.moves.length - 1) };
		this.#announce();
	}

	/** Takes a decision at the move that is shown; a refusal is shown instead. */
	decide(decision: Decision): void {
		const { position } = this;
		const refusal = this.#judging.why(position, decision);
		if (refusal) {
			this.refused = { refusal, sentence: refusalSentence(position, decision, refusal) };
			return;
		}
		this.add([this.#judging.actOf(position, decision)]);
	}

	/** Takes a decision at a later table, which the passes before it lead to. */
	decideAt(at: Position, decision: Decision): void {
		if (at === this.position) this.decide(decision);
		else this.add([this.#judging.actOf(at, decision)]);
	}

	/** Playing a card that nobody has named yet, with its targets or its refusal. */
	playOfUnknown(who: number, card: CardKey): Play {
		return this.#judging.playOfUnknown(this.position, who, card);
	}

	/** Passes for everyone, until the top of the stack has resolved or the game has gone on. */
	everyonePasses(): void {
		if (this.prompt.kind === 'priority') this.add([{ do: 'everyone passes' }]);
	}

	/** Passes for the player with priority. */
	pass(): void {
		if (this.prompt.kind === 'priority') this.decide({ do: 'pass', player: this.prompt.who });
	}

	/** Passes until somebody could do something, or has to decide something. */
	passUntil(): void {
		const lines = this.#judging.passesUntilSomeoneCan(this.position);
		if (lines.length > 0) this.add(lines);
	}

	/** Puts entries behind the move that is shown; the move after the last of them is shown. */
	add(lines: readonly Line[]): void {
		let { entries } = this.move;
		let { document } = this;
		for (const line of lines) {
			document = decided(document, entries, line);
			entries += 1;
		}
		if (document === this.document) this.goTo(this.at + lines.length);
		else this.#change({ document });
		this.#showEntry(entries - 1);
		this.#announce();
	}

	/** Changes what is said of the table before the first decision. */
	setHead(head: Head): void {
		this.#change({ document: { ...this.document, head } });
	}

	/**
	 * Makes changes that the table itself decides: before the first decision they are part of what is
	 * laid out, later they are entries of the script. Gives the reason where one cannot be made.
	 * @param holder who has priority then, where the game begins with it.
	 * @param possible refuses what would make the table impossible, instead of marking it.
	 */
	edit(edits: readonly Edit[], holder: string | null = null, possible = false): string | null {
		const done = this.#judging.edited(this.document.head, this.position, this.at === 0, edits);
		if (done.problem !== null) return done.problem;
		const { head, lines } = done;
		const named =
			this.at === 0 && holder !== null ? this.#judging.withPriority(head, holder) : head;
		const begin = possible ? this.#judging.beginOf(named) : null;
		if (begin && !begin.ok) return begin.problems.map(({ message }) => message).join(' ');
		const { branch, move, document } = this;
		const next = { ...document, head: named };
		if (lines.length === 0) this.#change({ document: next });
		else {
			const script = corrected(branch.script, move.entries, 0, lines);
			this.#change({ document: withScript(next, branch.id, script) });
			this.#showEntry(move.entries + lines.length - 1);
		}
		this.#announce();
		return null;
	}

	/** A card of which only the name is known, told from all others on the table; null without a name. */
	byHandCard(name: string, kind: ByHandKind): CardKey | null {
		const { document } = this;
		return this.#judging.byHandCard(name, kind, this.#judging.typedCardsIn(document));
	}

	/** Marks that what follows is done by hand; gives the reason where it cannot be. */
	byHand(what: string): string | null {
		return this.edit([{ edit: 'by hand', what: what.replace(/\s+/gu, ' ').slice(0, MOST_WORDS) }]);
	}

	/** Makes changes and then goes on with these entries, as one change. */
	editAndAdd(edits: readonly Edit[], added: readonly Line[]): void {
		const { head, lines, problem } = this.#judging.edited(
			this.document.head,
			this.position,
			this.at === 0,
			edits
		);
		if (problem !== null) return;
		const past = this.#past;
		const before = this.#now;
		if (head !== this.document.head) this.setHead(head);
		this.add([...lines, ...added]);
		if (this.#past.length > past.length) this.#past = [...past, before];
	}

	/** The table as it would be after these changes. */
	after(edits: readonly Edit[]): { readonly position: Position } {
		return { position: this.#judging.positionAfter(this.position, edits) };
	}

	/** Shows the move that an entry is. */
	#showEntry(entry: number): void {
		const at = this.moves.findIndex((move) => move.entry === entry);
		if (at >= 0) this.#now = { ...this.#now, at };
	}

	/** Corrects the script of the branch that is shown. */
	setScript(script: readonly Line[]): void {
		this.#change({ document: withScript(this.document, this.branch.id, script) });
	}

	/**
	 * Changes the branches.
	 * @param more what changes with them.
	 */
	setDocument(
		document: TableDocument,
		at = this.at,
		more: Partial<Pick<Shown, 'colours' | 'claims'>> = {}
	): void {
		this.#change({ document, ...more }, at);
	}

	/** Shows another branch, at its end. */
	show(id: number): void {
		this.#now = { ...this.#now, document: showing(this.document, id), at: Infinity };
		this.#now = { ...this.#now, at: this.moves.length - 1 };
		this.#announce();
	}

	setColour(player: string, colour: number): void {
		this.#change({ colours: { ...this.colours, [player]: colour } });
	}

	setClaims(claims: readonly Claim[]): void {
		this.#change({ claims });
	}

	/** Takes back the last change. */
	undo(): void {
		const last = this.#past.at(-1);
		if (!last) return;
		this.#future = [...this.#future, this.#now];
		this.#past = this.#past.slice(0, -1);
		this.#now = last;
		this.#announce();
	}

	/** Makes the change again that was taken back. */
	redo(): void {
		const next = this.#future.at(-1);
		if (!next) return;
		this.#past = [...this.#past, this.#now];
		this.#future = this.#future.slice(0, -1);
		this.#now = next;
		this.#announce();
	}

	/** The table as it is kept for the next visit. */
	keep(time: number): KeptTable {
		const { id, address, title, at } = this;
		const shown = keptShown({ ...this.#now, at }, this.#judging.print);
		return { version: 2, id, address, title, time, ...shown };
	}

	/** The last changes, as they are kept until the tab is closed. */
	keepChanges(): KeptChanges {
		const kept = (shown: Shown): KeptShown => keptShown(shown, this.#judging.print);
		return {
			id: this.id,
			past: this.#past.slice(-MOST_KEPT).map(kept),
			future: this.#future.slice(-MOST_KEPT).map(kept)
		};
	}

	/** Brings back a kept table whose texts have been read. */
	restore(kept: KeptTable, scenarios: readonly (Scenario | null)[]): boolean {
		const shown = shownFrom(kept, scenarios);
		if (!shown) return false;
		this.openDocument(shown.document);
		this.id = kept.id;
		this.address = kept.address;
		this.#now = shown;
		this.#opened = this.#now;
		return true;
	}

	/** Brings back the changes that were made on this table, so that they can be taken back. */
	restoreChanges(kept: KeptChanges, read: (text: string) => Scenario | null): void {
		if (kept.id !== this.id || this.canUndo || this.canRedo) return;
		const { head } = this.document;
		const shown = (one: KeptShown): readonly Shown[] | Shown =>
			shownFrom(
				one,
				one.branches.map(({ text }) => read(text)),
				head
			) ?? [];
		this.#past = kept.past.flatMap(shown);
		this.#future = kept.future.flatMap(shown);
	}

	#change(change: Partial<Shown>, at = this.at): void {
		this.#past = [...this.#past, this.#now].slice(-MOST_CHANGES);
		this.#future = [];
		this.#now = { ...this.#now, at, ...change };
		this.refused = null;
	}

	#announce(): void {
		this.refused = null;
		const { move, position, prompt: asked } = this;
		const steps = move.told
			.filter(({ step }) => step.what.did !== 'passed')
			.map(({ step, position: at }) => stepSentence(step, at));
		this.said = [moveSentence(move), ...steps, promptSentence(position, asked)].join(' ');
	}
}
