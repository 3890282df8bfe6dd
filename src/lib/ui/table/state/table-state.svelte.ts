import type { ByHandKind } from '../../../cards/by-hand.ts';
import type { ActionOption } from '../../../judge/prompt.ts';
import type { Position } from '../../../model/position.ts';
import type { CardKey } from '../../../model/words.ts';
import type { Decision } from '../../../model/decision.ts';
import type { Refusal } from '../../../rules/step.ts';
import type { Edit } from '../../../scenario/words/edit/changes.ts';
import { sameFact } from '../../../scenario/same-fact.ts';
import type { Line, Scenario } from '../../../scenario/scenario.ts';
import { corrected, decided, withScript, type Head } from './document.ts';
import type { Stopped } from './stopped-in.ts';
import { cardsLaidBy } from './cards-laid.ts';
import type { FreshTable } from './fresh-table.ts';
import type { JustLaid, Refused } from './last-tap.ts';
import type { Judging } from './lazy-judge.svelte.ts';
import { ShownTable } from './shown-table.svelte.ts';

/** What is done by hand is said in at most so many letters. */
const MOST_WORDS = 200;

/** The table of a page: what players decide on it, and what is changed of it. */
export class Table extends ShownTable {
	/** Takes a decision at the move that is shown; a refusal is shown instead. */
	decide(decision: Decision): void {
		const { move, position } = this;
		const decided = this.player.decide(move, decision);
		if (decided.ok) this.add([decided.line]);
		else this.refused = this.#refused(position, decision, decided.refusal);
	}

	/**
	 * Why a decision is refused at the move that is shown; null where it is legal.
	 * @param position a later table, which the passes before it lead to.
	 */
	refusalOf(decision: Decision, position = this.position): Refused | null {
		const refusal = this.judging.why(position, decision);
		return refusal && this.#refused(position, decision, refusal);
	}

	#refused(position: Position, decision: Decision, refusal: Refusal): Refused {
		const asked = this.judging.unsaidSentence(position, decision, refusal);
		const sentence = asked ?? this.whyNot(position, decision, refusal);
		return { decision, refusal, sentence, asks: asked !== null };
	}

	/** Takes a decision at a later table, which the passes before it lead to. */
	decideAt(at: Position, decision: Decision): void {
		if (at === this.position) this.decide(decision);
		else this.add([this.judging.actOf(at, decision)]);
	}

	/** Playing a card that nobody has named yet, with its targets or its refusal. */
	playOfUnknown(who: number, card: CardKey): ActionOption {
		return this.judging.playOfUnknown(this.position, who, card);
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
		const lines = this.judging.passesUntilSomeoneCan(this.position);
		if (lines.length > 0) this.add(lines);
	}

	/** Puts lines behind the move that is shown; in its place where that does not follow. */
	take(lines: readonly Line[]): void {
		const { branch, document, move } = this;
		if (!move.refused) {
			this.add(lines);
			return;
		}
		const script = corrected(branch.script, move.at, 1, lines);
		this.change({ document: withScript(document, branch.id, script) });
		this.showEntry(move.at + lines.length - 1);
		this.announce();
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
		else this.change({ document });
		this.showEntry(entries - 1);
		this.announce();
	}

	/** Asks something of the table, which is its title then, or nothing more; what was refused stays so. */
	ask(question: string | null): void {
		const { refused } = this;
		const { title: _, ...head } = this.document.head;
		this.setHead(question === null ? head : { ...head, title: question });
		this.refused = refused;
	}

	/** Changes what is said of the table before the first decision. */
	setHead(head: Head): void {
		this.change({ document: { ...this.document, head } });
	}

	/**
	 * Makes changes that the table itself decides: before the first decision they are part of what is
	 * laid out, later they are entries of the script. Gives the reason where one cannot be made.
	 * @param holder who has priority then, where the game begins with it.
	 * @param possible refuses what would make the table impossible, instead of marking it.
	 */
	edit(edits: readonly Edit[], holder: string | null = null, possible = false): string | null {
		const done = this.judging.edited(this.document.head, this.position, this.at === 0, edits);
		if (done.problem !== null) return done.problem;
		const { head, lines } = done;
		const named = this.at === 0 && holder !== null ? this.judging.withPriority(head, holder) : head;
		const laid = possible ? this.judging.openingOf(named) : null;
		if (laid && !laid.ok) return laid.problems.map(({ message }) => message).join(' ');
		const { branch, move, document } = this;
		const next = { ...document, head: named };
		if (lines.length === 0) this.change({ document: next });
		else {
			const script = corrected(branch.script, move.entries, 0, lines);
			this.change({ document: withScript(next, branch.id, script) });
			this.showEntry(move.entries + lines.length - 1);
		}
		this.#mark(edits);
		this.announce();
		return null;
	}

	/** A card of which only the name is known, told from all others on the table; null without a name. */
	byHandCard(name: string, kind: ByHandKind, targets = 0): CardKey | null {
		const { document } = this;
		return this.judging.byHandCard(name, kind, this.judging.typedCardsIn([document]), targets);
	}

	/** Marks that what follows is done by hand; gives the reason where that is impossible. */
	byHand(what: string): string | null {
		return this.edit([{ edit: 'by hand', what: what.replace(/\s+/gu, ' ').slice(0, MOST_WORDS) }]);
	}

	/** Makes changes and then goes on with these entries, as one change. */
	editAndAdd(edits: readonly Edit[], added: readonly Line[]): void {
		const { head, lines, problem } = this.judging.edited(
			this.document.head,
			this.position,
			this.at === 0,
			edits
		);
		if (problem !== null) return;
		this.history.asOne(() => {
			if (head !== this.document.head) this.setHead(head);
			this.add([...lines, ...added]);
		});
		this.#mark(edits);
	}

	/** Marks the cards that changes have laid on the table. */
	#mark(edits: readonly Edit[]): void {
		this.laid = { cards: cardsLaidBy(edits), words: [] };
	}

	/** The line up to the move that is shown, with these changes after it, for the judge beside the page. */
	askedAfter(edits: readonly Edit[]): { readonly scenario: Scenario; readonly at: number } {
		const { script, ...head } = this.scenario;
		const { entries } = this.move;
		if (edits.length === 0) return { scenario: this.scenario, at: entries };
		const edited = this.judging.edited(head, this.position, this.at === 0, edits);
		const upTo = [...script.slice(0, entries), ...edited.lines];
		return { scenario: { ...edited.head, script: upTo }, at: upTo.length };
	}

	/** The table as it would be after these changes. */
	after(edits: readonly Edit[]): { readonly position: Position } {
		return { position: this.judging.positionAfter(this.position, edits) };
	}

	/**
	 * Goes on with what was said at the move that is shown, as one change. It stops before an act that cannot
	 * be: what the rules forbid is tried, and its refusal shown; of anything else the reason is given.
	 * @param said the table and its script up to there, with all that was said.
	 * @param laid what was put on the table for it.
	 */
	say({ script, ...head }: Scenario, laid: JustLaid): string | null {
		const lines = script.slice(this.move.entries);
		let stopped: Stopped | null = null;
		this.history.asOne(() => {
			if (!sameFact(head, this.document.head)) this.setHead(head);
			stopped = this.judging.stoppedIn(this.position, lines);
			const follows = stopped ? lines.slice(0, stopped.at) : lines;
			if (follows.length > 0) this.add(follows);
		});
		this.laid = laid;
		return this.#stopped(stopped);
	}

	#stopped(stopped: Stopped | null): string | null {
		if (!stopped) return null;
		const { decision, refusal, message } = stopped;
		if (!decision || !refusal) return message;
		this.refused = this.#refused(this.position, decision, refusal);
		return null;
	}

	/** Says something else of the table and in the script of the branch that is shown, as one change. */
	correct({ script: _, ...head }: Scenario, script: readonly Line[]): void {
		this.change({
			document: withScript(
				sameFact(head, this.document.head) ? this.document : { ...this.document, head },
				this.branch.id,
				script
			)
		});
	}

	/** Corrects the script of the branch that is shown. */
	setScript(script: readonly Line[]): void {
		this.change({ document: withScript(this.document, this.branch.id, script) });
	}
}

/**
 * A table with nothing on it, for a page. What is worked out of it belongs to no page: what one begins with it, as to open
 * what its address names, may end after somebody has left that page.
 * @param judging what it is played with; it is fetched by `ready` where it is not given.
 */
export function tableFrom(fresh: FreshTable, judging: Judging | null = null): Table {
	let made: Table | undefined;
	$effect.root(() => {
		made = new Table(fresh, judging);
	});
	// Where pages are drawn ahead nothing is left, and nothing like this runs.
	return made ?? new Table(fresh, judging);
}
