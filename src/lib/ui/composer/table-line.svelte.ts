import { namesOf } from '../../scenario/print/print.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import { doesClause } from '../../wording/remedies.ts';
import { judgeWorker } from '../judge-worker/judge-worker.ts';
import type { Heard } from '../judge-worker/shapes/heard.ts';
import type { ShownRefusal, ShownRemedy } from '../judge-worker/shapes/verdict.ts';
import { askingIn } from '../table/ahead/asking-said.ts';
import type { Asking } from '../table/ahead/progress.ts';
import { cardsAmong } from '../table/state/cards-laid.ts';
import { corrected } from '../table/state/document.ts';
import { isPutIn } from '../table/state/put-in.ts';
import type { Table } from '../table/state/table-state.svelte.ts';
import { takeRemedy } from '../table/verdict/take-remedy.ts';
import type { Behind, LineChip, Mending, Taken, WrittenLine } from './line.ts';
import { chipsOf, troubleBy } from './script-chips.ts';

/** The key of what was tried and refused, which is no entry. */
const REFUSED = 'refused';

/** Whether an entry is one of those of a piece. */
const holds = ({ at, lines }: LineChip, entry: number): boolean =>
	at !== null && at <= entry && entry < at + lines;

const UNHEARD = 'The judge did not answer. Try it again.';

/** The line of a table: what is said goes on from the move that is shown, as one change of it. */
export class TableLine implements WrittenLine {
	readonly #table: Table;
	readonly #refused: () => ShownRefusal | null;
	readonly #ask: (asking: Asking) => void;

	readonly #trouble = $derived.by(() =>
		troubleBy(
			this.#table.moves.flatMap(({ at, refused }) =>
				refused ? [[at, refused.trouble.message] as const] : []
			)
		)
	);
	readonly chips: readonly LineChip[] = $derived.by(() => {
		const { branch, scenario, refused, move, position } = this.#table;
		const chips = chipsOf(branch.script, namesOf(scenario), this.#trouble, isPutIn);
		if (!refused) return chips;
		const tried: LineChip = {
			key: REFUSED,
			kind: refused.asks ? 'asked' : 'act',
			words: doesClause(position, refused.decision),
			at: move.entries,
			lines: 0,
			inserted: false,
			trouble: refused.asks ? null : refused.sentence,
			fits: []
		};
		const after = chips.findIndex(({ at }) => (at ?? 0) >= move.entries);
		return after < 0 ? [...chips, tried] : chips.toSpliced(after, 0, tried);
	});
	readonly mending: Mending | null = $derived.by(() => {
		const table = this.#table;
		const { refused, move } = table;
		const lesson = this.#refused();
		const key = refused
			? REFUSED
			: move.refused && this.chips.find((chip) => holds(chip, move.at))?.key;
		return lesson && key
			? {
					key,
					remedies: lesson.remedies.map((remedy) => ({
						words: remedy.words,
						before: remedy.plays.length > 1,
						take: () => void this.#take(remedy)
					}))
				}
			: null;
	});
	readonly laid: readonly string[] = $derived.by(() => this.#table.laid.words);
	readonly end: Behind = $derived.by(() => this.#upTo(this.#table.move.entries));
	readonly undo: (() => void) | null = $derived.by(() =>
		this.#table.canUndo
			? () => {
					this.#table.undo();
				}
			: null
	);

	/**
	 * @param refused what is said of the act that is refused on the table that is shown.
	 * @param ask shows what lies ahead of the table.
	 */
	constructor(table: Table, refused: () => ShownRefusal | null, ask: (asking: Asking) => void) {
		this.#table = table;
		this.#refused = refused;
		this.#ask = ask;
	}

	async #take(remedy: ShownRemedy): Promise<void> {
		if (await this.#table.ready()) takeRemedy(this.#table, remedy);
	}

	before({ at }: LineChip): Behind {
		return this.#upTo(at ?? 0);
	}

	/** Shows the table as it is after a piece. */
	show({ at, lines }: LineChip): void {
		const table = this.#table;
		const move = table.moves.findLastIndex(({ entries }) => entries <= (at ?? 0) + lines);
		table.goTo(move);
	}

	async take(text: string): Promise<Taken> {
		const behind = this.end;
		const heard = await hear(behind, text);
		if (!heard || !(await this.#table.ready())) return { left: text, problem: UNHEARD };
		const asking = heard.chips.flatMap(({ kind, words }) =>
			kind === 'asked' ? (askingIn(words) ?? []) : []
		);
		const [asked] = asking;
		// A question alone says nothing of the table.
		if (asked && heard.chips.every(({ kind }) => kind === 'asked')) {
			this.#ask(asked);
			return { left: '', problem: null };
		}
		const problem = this.#table.say(heard.scenario, {
			cards: cardsAmong(heard.laid),
			words: heard.laid.map(({ name }) => name)
		});
		const left = heard.chips.filter(({ kind }) => kind === 'unread').map(({ words }) => words);
		const unread = left.length > 0 ? `Not understood: ${left.join(' · ')}` : null;
		return { left: left.join('\n'), problem: problem ?? unread };
	}

	async replace(chip: LineChip, text: string): Promise<string | null> {
		return this.#put(chip, text, chip.lines);
	}

	async insert(chip: LineChip, text: string): Promise<string | null> {
		return this.#put(chip, text, 0);
	}

	/** Says something in the place of what was refused, or before it: then that is tried again. */
	async #instead(text: string, again: boolean): Promise<string | null> {
		const { refused } = this.#table;
		this.#table.refused = null;
		if (text.trim() === '') return null;
		const { problem } = await this.take(text);
		if (again && refused && problem === null && !this.#isRefused())
			this.#table.decide(refused.decision);
		return problem;
	}

	#isRefused(): boolean {
		return this.#table.refused !== null;
	}

	/** Says something in the place of so many entries; what follows is played over. */
	async #put(chip: LineChip, text: string, remove: number): Promise<string | null> {
		const table = this.#table;
		if (!(await table.ready())) return UNHEARD;
		if (chip.key === REFUSED) return this.#instead(text, remove === 0);
		const at = chip.at ?? 0;
		const { script } = table.branch;
		if (text.trim() === '') {
			table.setScript(corrected(script, at, remove, []));
			return null;
		}
		const behind = this.#upTo(at);
		const heard = await hear(behind, text);
		if (!heard) return UNHEARD;
		const unread = heard.chips.find(({ kind }) => kind === 'unread');
		if (unread) return `“${unread.words}” is not understood.`;
		const put = heard.scenario.script.slice(at);
		table.correct(heard.scenario, corrected(script, at, remove, put));
		return null;
	}

	#upTo(entries: number): Behind {
		const { script, ...head } = this.#table.scenario;
		return { text: '', onto: { ...head, script: script.slice(0, entries) } };
	}
}

async function hear(behind: Behind, text: string): Promise<Heard | null> {
	const asked: { text: string; typed: string; onto: Scenario | null } = {
		text,
		typed: '',
		onto: behind.onto
	};
	const answer = await judgeWorker.ask('hear', asked);
	return answer.is === 'given' ? answer.given : null;
}
