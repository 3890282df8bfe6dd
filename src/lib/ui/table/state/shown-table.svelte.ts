import type { Decision } from '../../../model/decision.ts';
import type { Position } from '../../../model/position.ts';
import type { Prompt } from '../../../judge/prompt.ts';
import type { Refusal } from '../../../rules/step.ts';
import { toldAt } from '../../../scenario/entry.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import type { Claim } from '../../../scenario/claim/claim.ts';
import {
	documentOf,
	EMPTY,
	scenarioIn,
	shownBranch,
	showing,
	type TableDocument
} from './document.ts';
import type { FreshTable } from './fresh-table.ts';
import { History } from './history.svelte.ts';
import { changesFrom, keptChangesOf } from './keep-shown.ts';
import type { KeptChanges } from './kept-changes.ts';
import type { KeptTable } from './kept.ts';
import type { CachedPlayer } from './lay-document.ts';
import type { ShownEntry } from './shown-entry.ts';
import type { Responder } from '../stack/responders.ts';
import { LazyJudge, type Judging } from './lazy-judge.svelte.ts';
import { NOTHING_LAID, type JustLaid, type Refused } from './last-tap.ts';
import { keptShown, shownFrom, type Shown } from './shown.ts';
import { newTableId } from './table-id.ts';

/** A table with its branches as the page shows it: which move is shown, and the changes to take back. */
export class ShownTable {
	/** Why the last tap was refused. */
	refused = $state.raw<Refused | null>(null);
	/** What the last tap led to, for those who do not see it. */
	said = $state('');
	/** What was put on the table for what was said last: it is marked until something else is done. */
	laid: JustLaid = $state.raw(NOTHING_LAID);
	/** What had happened where it was opened, as people tell it: whoever was sent it reads that first. */
	account = $state('');
	id = $state(newTableId());
	/** The address it was opened from, while it is still what that names; empty for one's own. */
	address = $state('');

	readonly #first: Shown = { document: EMPTY, at: 0, colours: {}, claims: [] };
	protected readonly history = new History<Shown>(this.#first);
	/** As it was opened: it is kept only when something has changed. */
	#opened: Shown | null = null;
	readonly #fresh: FreshTable;
	readonly #judge: LazyJudge;

	readonly document = $derived(this.#now.document);
	readonly branch = $derived(shownBranch(this.document));
	readonly #laid = $derived.by(() => this.#judge.lay(this.document));
	readonly moves = $derived(this.#laid.moves);
	/** What makes the table impossible; it is shown as it was before. */
	readonly problems = $derived(this.#laid.problems);
	readonly at = $derived(Math.min(this.#now.at, this.moves.length - 1));
	readonly move: ShownEntry = $derived(this.moves[this.at] ?? this.moves[0]);
	readonly position = $derived(this.move.position);
	readonly prompt: Prompt = $derived.by(() =>
		this.#isFresh ? this.#fresh.prompt : this.judging.prompt(this.position)
	);
	/** Who can still respond, the player with priority first. */
	readonly responders: readonly Responder[] = $derived.by(() =>
		this.#isFresh ? this.#fresh.responders : this.judging.respondersAt(this.position)
	);
	/** What the table waits for: "Amy has priority." */
	readonly asks: string = $derived.by(() =>
		this.#isFresh ? this.#fresh.says.asks : this.judging.promptSentence(this.position, this.prompt)
	);
	/** What happens if every player passes. */
	readonly ifAllPass: string = $derived.by(() =>
		this.#isFresh ? this.#fresh.says.ifAllPass : this.judging.passSentence(this.position)
	);
	/** What tells the loop that passing leads into, once it is there. */
	readonly loopAt = $derived(this.#isFresh ? null : this.judging.loopAt);
	readonly title = $derived(this.document.head.title ?? null);
	readonly colours = $derived(this.#now.colours);
	readonly claims = $derived(this.#now.claims);

	/** Whether there is a change to take back, or one to make again. */
	readonly canUndo = $derived(this.history.past.length > 0);
	readonly canRedo = $derived(this.history.future.length > 0);

	/**
	 * A table with nothing on it.
	 * @param judging what it is played with; it is fetched by `ready` where it is not given.
	 */
	constructor(fresh: FreshTable, judging: Judging | null = null) {
		this.#fresh = fresh;
		this.#judge = new LazyJudge(fresh, judging);
	}

	/**
	 * Fetches what the table is played with; everything that changes it has to wait for that. False
	 * when it does not come; the next call tries again.
	 */
	ready(): Promise<boolean> {
		return this.#judge.ready();
	}

	/** The sentence that says why a decision is refused; empty until what says it has come. */
	whyNot(position: Position, decision: Decision, refusal: Refusal): string {
		return this.#judge.has?.refusalSentence(position, decision, refusal) ?? '';
	}

	/** What the card says that a play would put on the stack. */
	playText(position: Position, decision: Decision): string {
		return (
			this.#fresh.says.plays.get(decision) ?? this.#judge.has?.playText(position, decision) ?? ''
		);
	}

	/** Something that it is played with, or that its address names, did not load when it was wanted. */
	get failed(): boolean {
		return this.#judge.failed;
	}

	set failed(failed: boolean) {
		this.#judge.failed = failed;
	}

	get #now(): Shown {
		return this.history.now;
	}

	set #now(now: Shown) {
		this.history.now = now;
	}

	protected get judging(): Judging {
		return this.#judge.can;
	}

	protected get player(): CachedPlayer {
		return this.#judge.player;
	}

	get #isFresh(): boolean {
		return this.position === this.#fresh.move.position;
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
		this.history.begin({ document, at: 0, colours: {}, claims });
		const at = this.moves.findLastIndex((move) => move.entries <= entries);
		this.#now = { ...this.#now, at: Math.max(0, at) };
		this.#opened = this.#now;
		this.account = entries > 0 ? this.accountSoFar() : '';
		this.refused = null;
		this.laid = NOTHING_LAID;
		this.said = '';
	}

	/** What has happened up to the move that is shown, as people tell it; empty where nothing has. */
	accountSoFar(): string {
		const { script, ...head } = this.scenario;
		return this.judging.accountOf({ ...head, script: script.slice(0, this.move.entries) });
	}

	/** Shows another move. */
	goTo(at: number): void {
		this.#now = { ...this.#now, at: Math.min(Math.max(at, 0), this.moves.length - 1) };
		this.announce();
	}

	/** Shows the move that an entry is. */
	protected showEntry(entry: number): void {
		const at = this.moves.findIndex((move) => move.at === entry);
		if (at >= 0) this.#now = { ...this.#now, at };
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
		this.change({ document, ...more }, at);
	}

	/** Shows another branch, at its end. */
	show(id: number): void {
		this.#now = { ...this.#now, document: showing(this.document, id), at: Infinity };
		this.#now = { ...this.#now, at: this.moves.length - 1 };
		this.announce();
	}

	setColour(player: string, colour: number): void {
		this.change({ colours: { ...this.colours, [player]: colour } });
	}

	setClaims(claims: readonly Claim[]): void {
		this.change({ claims });
	}

	/** Takes back the last change. */
	undo(): void {
		this.laid = NOTHING_LAID;
		if (this.history.undo()) this.announce();
	}

	/** Makes the change again that was taken back. */
	redo(): void {
		this.laid = NOTHING_LAID;
		if (this.history.redo()) this.announce();
	}

	/** The table as it is kept for the next visit. */
	keep(time: number): KeptTable {
		const { id, address, title, at } = this;
		const shown = keptShown({ ...this.#now, at }, this.judging.print);
		return { version: 2, id, address, title, time, ...shown };
	}

	/** The last changes, as they are kept until the tab is closed. */
	keepChanges(): KeptChanges {
		return keptChangesOf(this.id, this.history, this.judging.print);
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
		const { past, future } = changesFrom(kept, read, this.document.head);
		this.history.past = past;
		this.history.future = future;
	}

	protected change(change: Partial<Shown>, at = this.at): void {
		this.laid = NOTHING_LAID;
		this.history.change({ ...this.#now, at, ...change });
		this.refused = null;
	}

	protected announce(): void {
		this.refused = null;
		const { move, asks } = this;
		const steps = toldAt(move)
			.filter(({ step }) => step.what.did !== 'passed')
			.map((told) => this.judging.toldSentence(told));
		this.said = [move.says, ...steps, asks].join(' ');
	}
}
