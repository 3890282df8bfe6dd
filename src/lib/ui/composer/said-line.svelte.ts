import type { Scenario } from '../../scenario/scenario.ts';
import type { Heard } from '../judge-worker/shapes/heard.ts';
import { joined } from './joined.ts';
import type { Behind, LineChip, Taken, WrittenLine } from './line.ts';

/** A piece of a text, with where it stands in it. */
interface SaidChip extends LineChip {
	readonly from: number;
	readonly to: number;
}

/** A line that was left as it was, with its answer. */
export interface Other {
	readonly text: string;
	readonly scenario: Scenario;
	readonly answer: string;
}

/** More changes than anybody takes back. */
const MOST_CHANGES = 100;

/** A line that is nothing but what was said: its text is all there is, and everything else follows from it. */
export class SaidLine implements WrittenLine {
	text = $state('');
	#past: readonly string[] = $state.raw([]);
	/** What was understood of a text that may have become another since. */
	#heard = $state.raw<{ readonly of: string; readonly heard: Heard } | null>(null);

	/** What was said before somebody asked “what if”, to be compared with what is said now. */
	other = $state.raw<Other | null>(null);

	/** What the text comes to; of the last one that was understood, while the judge looks at this one. */
	readonly scenario: Scenario | null = $derived(this.#heard?.heard.scenario ?? null);
	/** The names of the cards that were put on the table for it. */
	readonly laid: readonly string[] = $derived(
		this.text === '' ? [] : (this.#heard?.heard.laid ?? []).map(({ name }) => name)
	);
	/** Whether the judge has looked at all of it. */
	readonly isHeard: boolean = $derived(this.#heard?.of === this.text);
	readonly chips: readonly SaidChip[] = $derived.by(() => {
		if (this.text === '') return [];
		const { of = '', heard } = this.#heard ?? {};
		const known = this.text.startsWith(of) ? of : '';
		const chips = known === '' ? [] : (heard?.chips ?? []);
		return [
			...chips.map((chip, i) => ({ ...chip, key: `${String(i)} ${chip.words}` })),
			...coming(known, this.text)
		];
	});
	readonly end: Behind = $derived({ text: this.text, onto: null });
	readonly undo: (() => void) | null = $derived(
		this.#past.length === 0
			? null
			: () => {
					this.text = this.#past.at(-1) ?? '';
					this.#past = this.#past.slice(0, -1);
				}
	);

	hears({ text }: Behind, heard: Heard): void {
		this.#heard = { of: text, heard };
	}

	before(chip: LineChip): Behind {
		return { text: this.text.slice(0, this.#placeOf(chip)?.from ?? 0), onto: null };
	}

	take(text: string): Promise<Taken> {
		this.set(joined(this.text, text.trim()));
		return Promise.resolve({ left: '', problem: null });
	}

	replace(chip: LineChip, text: string): Promise<string | null> {
		const place = this.#placeOf(chip);
		if (place) this.set(spliced(this.text, place.from, place.to, text));
		return Promise.resolve(null);
	}

	insert(chip: LineChip, text: string): Promise<string | null> {
		const place = this.#placeOf(chip);
		if (place) this.set(spliced(this.text, place.from, place.from, `${text}\n`));
		return Promise.resolve(null);
	}

	/** Leaves the line as it is, with its answer, and goes on with another that begins like it. */
	whatIf(answer: string): void {
		if (this.scenario) this.other = { text: this.text, scenario: this.scenario, answer };
	}

	/** Goes back to the line that was left. */
	goBack(): void {
		if (this.other) this.set(this.other.text);
		this.other = null;
	}

	/** Says something else altogether; it can be taken back. */
	set(text: string): void {
		if (text === this.text) return;
		this.#past = [...this.#past, this.text].slice(-MOST_CHANGES);
		this.text = text;
	}

	#placeOf({ key }: LineChip): SaidChip | undefined {
		return this.chips.find((chip) => chip.key === key);
	}
}

/** A text with another in the place of a piece; where a piece goes, what joined it to the others goes too. */
function spliced(text: string, from: number, to: number, put: string): string {
	const before = text.slice(0, from);
	const after = text.slice(to);
	if (put !== '') return `${before}${put}${after}`;
	return joined(
		before.replace(/[\s,;]+(?:(?:and|then)\s*)?$/iu, ''),
		after.replace(/^[\s,;.]+(?:(?:and|then)\s+)?/iu, '')
	);
}

/** What was said since the judge last looked, as it is: a piece a line. */
function coming(known: string, text: string): readonly SaidChip[] {
	let from = known.length;
	return text
		.slice(known.length)
		.split('\n')
		.flatMap((words): readonly SaidChip[] => {
			const to = from + words.length;
			const chip = { ...COMING, key: `${String(from)} ${words}`, from, to, words: words.trim() };
			from = to + 1;
			return chip.words === '' ? [] : [chip];
		});
}

const COMING = {
	kind: 'coming',
	at: null,
	lines: 0,
	inserted: false,
	trouble: null,
	fits: []
} as const satisfies Partial<LineChip>;
