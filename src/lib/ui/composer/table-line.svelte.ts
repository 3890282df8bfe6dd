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

/** The key of what is asked of the table, which is no entry either: it stays as the table goes on. */
const QUESTION = 'question';

/** What somebody asks of a table is its title. */
const asksSomething = (title: string | null): title is string => title?.endsWith('?') === true;
const asQuestion = (title: string): string => (/[?.!…]$/u.test(title) ? title : `${title}?`);

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
		const { title } = this.#table;
		if (!asksSomething(title)) return this.#acts;
		const asked: LineChip = { ...NOTHING_WRONG, key: QUESTION, kind: 'asked', words: title };
		return [...this.#acts, asked];
	});
	readonly #acts: readonly LineChip[] = $derived.by(() => {
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

	before({ key, at }: LineChip): Behind {
		return key === QUESTION ? this.end : this.#upTo(at ?? 0);
	}

	async take(text: string): Promise<Taken> {
		const behind = this.end;
		const heard = await hear(behind, text);
		if (!heard || !(await this.#table.ready())) return { left: text, problem: UNHEARD };
		const asked = heard.chips.filter(({ kind }) => kind === 'asked').map(({ words }) => words);
		const [ahead = null] = asked.flatMap((words) => askingIn(words) ?? []);
		const unread = heard.chips.filter(({ kind }) => kind === 'unread').map(({ words }) => words);
		// What is not understood may turn the answer: what is asked is said again with it.
		const isAsked = asked.length > 0 && ahead === null && unread.length === 0;
		const isAlone = heard.chips.every(({ kind }) => kind === 'asked');
		const problem = isAlone ? this.#askAlone(heard, isAsked) : this.#say(heard, isAsked);
		if (unread.length > 0) {
			const left = [...unread, ...asked].join('\n');
			return { left, problem: problem ?? `Not understood: ${unread.join(' · ')}` };
		}
		if (ahead !== null) this.#ask(ahead);
		return { left: '', problem };
	}

	/** A question alone says nothing of the table. */
	#askAlone({ scenario: { title } }: Heard, isAsked: boolean): null {
		if (isAsked && title !== undefined) this.#table.ask(asQuestion(title));
		return null;
	}

	/** Goes on with what was said, with what is asked of it. */
	#say({ chips, scenario, laid }: Heard, isAsked: boolean): string | null {
		const hasAsked = chips.some(({ kind }) => kind === 'asked');
		const { title: heard, ...rest } = scenario;
		const title = hasAsked && !isAsked ? (this.#table.title ?? undefined) : heard;
		const asked = isAsked && title !== undefined ? asQuestion(title) : title;
		return this.#table.say(asked === undefined ? rest : { ...rest, title: asked }, {
			cards: cardsAmong(laid),
			words: laid.map(({ name }) => name)
		});
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

	/** Asks something else, or nothing more. */
	async #askInstead(text: string): Promise<string | null> {
		if (text.trim() !== '') return (await this.take(text)).problem;
		this.#table.ask(null);
		return null;
	}

	#isRefused(): boolean {
		return this.#table.refused !== null;
	}

	/** Says something in the place of so many entries; what follows is played over. */
	async #put(chip: LineChip, text: string, remove: number): Promise<string | null> {
		const table = this.#table;
		if (!(await table.ready())) return UNHEARD;
		if (chip.key === REFUSED) return this.#instead(text, remove === 0);
		if (chip.key === QUESTION) return this.#askInstead(text);
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

const NOTHING_WRONG = {
	at: null,
	lines: 0,
	inserted: false,
	trouble: null,
	fits: []
} as const satisfies Partial<LineChip>;

async function hear(behind: Behind, text: string): Promise<Heard | null> {
	const asked: { text: string; typed: string; onto: Scenario | null } = {
		text,
		typed: '',
		onto: behind.onto
	};
	const answer = await judgeWorker.ask('hear', asked);
	return answer.is === 'given' ? answer.given : null;
}
