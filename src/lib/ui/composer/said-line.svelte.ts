import type { Scenario } from '../../scenario/scenario.ts';
import type { Heard, SaidLink, SaidMending } from '../judge-worker/shapes/heard.ts';
import type { EditionId } from '../../model/words.ts';
import { sayingEdition } from './edition-said.ts';
import type { Way } from '../table/verdict/ways.ts';
import { asQuestion } from './bare-question.ts';
import { joined } from './joined.ts';
import { judgeWorker } from '../judge-worker/judge-worker.ts';
import type { Behind, LineChip, Mending, Taken, WrittenLine } from './line.ts';

/** A piece of a text, with where it stands in it. */
interface SaidChip extends LineChip {
	readonly from: number;
	readonly to: number;
}

type Place = Omit<SaidChip, 'key' | 'inserted'>;

/** The answer to a line, and what may come of it where something has yet to decide. */
export interface Told {
	readonly answer: string;
	readonly ways: readonly Way[];
}

/** A line that was left as it was, with its answer. */
export interface Other extends Told {
	readonly text: string;
	readonly scenario: Scenario;
}

/** More changes than anybody takes back. */
const MOST_CHANGES = 100;

/** A line that is nothing but what was said: its text is all there is, and everything else follows from it. */
export class SaidLine implements WrittenLine {
	text = $state('');
	/** The edition that a new text is judged by. */
	edition: EditionId = $state('2023');
	#past: readonly string[] = $state.raw([]);
	/** What was taken back last. */
	#taken: readonly string[] = $state.raw([]);
	/** What was understood of a text; pieces of it may have been changed since. */
	#heard = $state.raw<{
		readonly of: string;
		readonly heard: Heard;
		readonly chips: readonly Place[];
	} | null>(null);
	/** What of the text nobody said, a piece each: it was put in so that the next act is legal. */
	putIn: readonly string[] = $state.raw([]);
	/** What had been said at the last visit. */
	left = '';
	/** What would make an act legal, of which text. */
	#mending = $state.raw<{ readonly of: string; readonly found: SaidMending } | null>(null);
	/** The link to its table; null while none says it. */
	link: SaidLink = $state.raw(null);
	/** The letters of that, where anything has been said. */
	readonly letters: string | null = $derived(
		this.text === '' ? null : (this.link?.letters ?? null)
	);
	/** Whether the judge has looked at the text as it is. */
	isHeard = $state(true);

	/** What was said before somebody asked “what if”, to be compared with what is said now. */
	other = $state.raw<Other | null>(null);

	/** What the text comes to; of the last one that was understood, while the judge looks at this one. */
	readonly scenario: Scenario | null = $derived(this.#heard?.heard.scenario ?? null);
	/** What was put on the table for it. */
	readonly laid: readonly string[] = $derived(
		this.text === '' ? [] : (this.#heard?.heard.laid ?? []).map(({ name }) => name)
	);
	readonly chips: readonly SaidChip[] = $derived.by(() => {
		if (this.text === '') return [];
		const { of = '', chips = [] } = this.#heard ?? {};
		const known = this.text.startsWith(of) ? of : '';
		const places = [...(known === '' ? [] : chips), ...coming(known, this.text)];
		const { scenario } = this;
		const said = scenario ? asQuestion(places, this.text, scenario) : places;
		return keyed(
			said.map((place) => ({
				...place,
				inserted: this.putIn.includes(this.text.slice(place.from, place.to))
			}))
		);
	});
	readonly mending: Mending | null = $derived.by(() => {
		const { of, found } = this.#mending ?? { of: null, found: null };
		const chip = found && this.chips.find(({ from }) => from === found.from);
		if (!chip || of !== this.text) return null;
		return {
			key: chip.key,
			remedies: found.remedies.map(({ words, text, put }) => ({
				words,
				before: put !== '',
				take: () => {
					this.putIn = [...this.putIn, ...put.split('\n').filter((one) => one !== '')];
					this.set(text);
				}
			}))
		};
	});
	/** The entries of its scenario that nobody said. */
	readonly putInAt: readonly number[] = $derived(
		this.chips.flatMap(({ inserted, at, lines }) =>
			inserted && at !== null ? Array.from({ length: lines }, (_, i) => at + i) : []
		)
	);
	readonly end: Behind = $derived({ text: this.text, onto: null });
	readonly undo: (() => void) | null = $derived(
		this.#past.length === 0
			? null
			: () => {
					this.#taken = [...this.#taken, this.text];
					this.text = this.#past.at(-1) ?? '';
					this.#past = this.#past.slice(0, -1);
				}
	);
	readonly redo: (() => void) | null = $derived.by(() => {
		const next = this.#taken.at(-1);
		if (next === undefined) return null;
		return () => {
			this.#past = [...this.#past, this.text];
			this.#taken = this.#taken.slice(0, -1);
			this.text = next;
		};
	});

	hears({ text }: Behind, heard: Heard): void {
		this.#heard = { of: text, heard, chips: heard.chips };
		this.isHeard = text === this.text;
		if (this.isHeard && heard.chips.some(({ trouble }) => trouble !== null)) void this.#mend(text);
	}

	/** Looks for remedies of the act that is refused. */
	async #mend(text: string): Promise<void> {
		if (this.#mending?.of === text) return;
		const answer = await judgeWorker.ask('mend', { text }, 'mend');
		if (answer.is === 'given') this.#mending = { of: text, found: answer.given };
	}

	before(chip: LineChip): Behind {
		return { text: this.text.slice(0, this.#placeOf(chip)?.from ?? 0), onto: null };
	}

	saidFor(chip: LineChip): string {
		const place = this.#placeOf(chip);
		return place ? this.text.slice(place.from, place.to) : '';
	}

	take(text: string): Promise<Taken> {
		const said = text.trim();
		this.set(this.text === '' ? sayingEdition(said, this.edition) : joined(this.text, said));
		return Promise.resolve({ left: '', problem: null });
	}

	replace(chip: LineChip, text: string): Promise<string | null> {
		const place = this.#placeOf(chip);
		// "Ben buys [what nobody understood]": what stands there now is no part of the words before it.
		const goesOn = place && /[\p{L}\p{N}]\s*$/u.test(this.text.slice(0, place.from));
		if (place) this.#put(place.from, place.to, goesOn && text !== '' ? `\n${text}` : text);
		return Promise.resolve(null);
	}

	insert(chip: LineChip, text: string): Promise<string | null> {
		const place = this.#placeOf(chip);
		if (place) this.#put(place.from, place.from, `${text}\n`);
		return Promise.resolve(null);
	}

	/** Puts something in the place of a piece; the others stay as they were until the judge has looked again. */
	#put(from: number, to: number, text: string): void {
		const { chips } = this;
		const heard = this.#heard?.heard;
		const { before, after } = around(this.text, from, to, text);
		const next = `${before}${text}${after}`;
		const moved = next.length - this.text.length;
		const stay = chips.flatMap((chip): readonly Place[] => {
			if (chip.to <= from) return [chip];
			return chip.from >= to ? [{ ...chip, from: chip.from + moved, to: chip.to + moved }] : [];
		});
		this.set(next);
		if (heard) this.#heard = { of: next, heard, chips: stay };
	}

	/** Judges what was said, and what will be, by an edition. */
	judgeBy(edition: EditionId): void {
		this.edition = edition;
		if (this.text !== '') this.set(sayingEdition(this.text, edition));
	}

	/** Leaves the line as it is, with its answer, and goes on with another that begins like it. */
	whatIf(told: Told): void {
		if (this.scenario) this.other = { text: this.text, scenario: this.scenario, ...told };
	}

	/** Goes back to the line that was left. */
	goBack(): void {
		if (this.other) this.set(this.other.text);
		this.other = null;
	}

	/** Begins another dispute; this one can be taken back. */
	clear(): void {
		this.other = null;
		this.set('');
	}

	/** Says something else altogether; it can be taken back. */
	set(text: string): void {
		if (text === this.text) return;
		this.#past = [...this.#past, this.text].slice(-MOST_CHANGES);
		this.#taken = [];
		this.text = text;
		this.isHeard = false;
	}

	#placeOf({ key }: LineChip): SaidChip | undefined {
		return this.chips.find((chip) => chip.key === key);
	}
}

/** What stays of a text before and behind a place; where a piece goes, what joined it to the others goes too. */
function around(
	text: string,
	from: number,
	to: number,
	put: string
): { readonly before: string; readonly after: string } {
	const before = text.slice(0, from);
	const after = text.slice(to);
	if (put !== '') return { before, after };
	const bare = before.replace(/[\s,;]+(?:(?:and|then)\s*)?$/iu, '');
	const rest = after.replace(/^[\s,;.]+(?:(?:and|then)\s+)?/iu, '');
	return { before: bare === '' || rest === '' ? bare : `${bare}\n`, after: rest };
}

/** Pieces with what tells each from every other: those that say the same are counted. */
function keyed(places: readonly Omit<SaidChip, 'key'>[]): readonly SaidChip[] {
	const times: Record<string, number> = {};
	return places.map((place) => {
		const time = (times[place.words] ?? 0) + 1;
		times[place.words] = time;
		return { ...place, key: `${place.words} ${String(time)}` };
	});
}

/** What was said since the judge last looked, as it is: a piece a line. */
function coming(known: string, text: string): readonly Place[] {
	let from = known.length;
	return text
		.slice(known.length)
		.split('\n')
		.flatMap((words): readonly Place[] => {
			const to = from + words.length;
			const chip = { ...COMING, from, to, words: words.trim() };
			from = to + 1;
			return chip.words === '' ? [] : [chip];
		});
}

const COMING = {
	kind: 'coming',
	at: null,
	lines: 0,
	trouble: null,
	fits: []
} as const satisfies Partial<LineChip>;
