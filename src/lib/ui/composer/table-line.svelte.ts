import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { namesOf } from '../../scenario/print/print.ts';
import type { Line, Scenario } from '../../scenario/scenario.ts';
import { judgeWorker } from '../judge-worker/judge-worker.ts';
import type { Heard } from '../judge-worker/shapes/heard.ts';
import { corrected } from '../table/state/document.ts';
import type { Table } from '../table/state/table-state.svelte.ts';
import type { Behind, LineChip, Taken, WrittenLine } from './line.ts';
import { chipsOf } from './script-chips.ts';

const UNHEARD = 'The judge did not answer. Try it again.';

/** The line of a table: what is said goes on from the move that is shown, as one change of it. */
export class TableLine implements WrittenLine {
	readonly #table: Table;
	/** Entries that nobody said. */
	readonly #inserted = new WeakSet<Line>();

	readonly #trouble = $derived.by(
		() =>
			new SvelteMap(
				this.#table.moves.flatMap(({ at, refused }) =>
					refused ? [[at, refused.trouble.message] as const] : []
				)
			)
	);
	readonly chips: readonly LineChip[] = $derived.by(() =>
		chipsOf(this.#table.branch.script, namesOf(this.#table.scenario), this.#trouble, (line) =>
			this.#inserted.has(line)
		)
	);
	readonly end: Behind = $derived.by(() => this.#upTo(this.#table.move.entries));
	readonly undo: (() => void) | null = $derived.by(() =>
		this.#table.canUndo
			? () => {
					this.#table.undo();
				}
			: null
	);

	constructor(table: Table) {
		this.#table = table;
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
		this.#note(behind, heard);
		const problem = this.#table.say(
			heard.scenario,
			new SvelteSet(heard.laid.map(({ card }) => card))
		);
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

	/** Says something in the place of so many entries; what follows is played over. */
	async #put(chip: LineChip, text: string, remove: number): Promise<string | null> {
		const table = this.#table;
		if (!(await table.ready())) return UNHEARD;
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
		this.#note(behind, heard);
		const put = heard.scenario.script.slice(at);
		table.correct(heard.scenario, corrected(script, at, remove, put));
		return null;
	}

	#upTo(entries: number): Behind {
		const { script, ...head } = this.#table.scenario;
		return { text: '', onto: { ...head, script: script.slice(0, entries) } };
	}

	/** Remembers which of the new entries nobody said. */
	#note({ onto }: Behind, { chips, scenario }: Heard): void {
		const from = onto?.script.length ?? 0;
		for (const { inserted, at, lines } of chips) {
			if (!inserted || at === null || at < from) continue;
			for (const line of scenario.script.slice(at, at + lines)) this.#inserted.add(line);
		}
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
