import type { Problem } from '../parse/problem.ts';

/** A line `key: value` of the front matter. */
export interface Field {
	readonly key: string;
	readonly value: string;
	readonly line: number;
	/** Where the value begins. */
	readonly column: number;
}

/** A block of a scenario, or a paragraph, with the line of the file it begins at. */
export interface Fence {
	readonly text: string;
	readonly line: number;
}

type Front =
	| {
			readonly ok: true;
			readonly fields: readonly Field[];
			/** The line that ends it. */
			readonly end: number;
	  }
	| { readonly ok: false; readonly problem: Problem };

const BAR = '---';
/** What the reader of the pages would take for more than words. */
const NOT_PLAIN = /^[-?:,[\]{}#&*!|>'"%@`]|: | #|:$/u;

const linesOf = (text: string): readonly string[] => text.split(/\r\n|\n|\r/u);

/** The front matter of a file: lines `key: value` between two bars, each key once. */
export function frontMatterOf(text: string): Front {
	const lines = linesOf(text);
	const end = lines.indexOf(BAR, 1);
	if (lines[0] !== BAR || end < 0)
		return failed(1, 1, 'The file begins with lines “key: value” between two lines “---”.');
	const fields: Field[] = [];
	for (const [index, said] of lines.slice(1, end).entries()) {
		const line = index + 2;
		const [, key, space = '', value = ''] = /^(\w+):(\s*)(.*?)\s*$/u.exec(said) ?? [];
		if (key === undefined || value === '') return failed(line, 1, 'This is not “key: value”.');
		const column = key.length + space.length + 2;
		if (fields.some((field) => field.key === key))
			return failed(line, 1, `“${key}” is said twice.`);
		const odd = NOT_PLAIN.exec(value);
		if (odd)
			return failed(
				line,
				column + odd.index,
				`“${odd[0].trim()}” cannot stand here: say it with other words or signs.`
			);
		fields.push({ key, value, line, column });
	}
	return { ok: true, fields, end: end + 1 };
}

const failed = (line: number, column: number, message: string): Front => ({
	ok: false,
	problem: { line, column, message }
});

/** The scenarios and the paragraphs behind a line of a file. */
export function fencesIn(
	text: string,
	from: number
): { readonly fences: readonly Fence[]; readonly prose: readonly Fence[] } {
	const fences: Fence[] = [];
	const prose: Fence[] = [];
	let lines: string[] = [];
	let inFence = false;
	/** Puts away what was gathered before a line. */
	const close = (into: Fence[], joint: string, before: number): void => {
		if (lines.length > 0) into.push({ text: lines.join(joint), line: before - lines.length });
		lines = [];
	};
	for (const [index, said] of [...linesOf(text).slice(from), ''].entries()) {
		const line = from + index + 1;
		if (inFence) {
			if (said !== '```') lines.push(said);
			else {
				close(fences, '\n', line);
				inFence = false;
			}
		} else if (said === '```souls' || said.trim() === '') {
			close(prose, ' ', line);
			inFence = said !== '' && said.trim() !== '';
		} else lines.push(said.trim());
	}
	close(inFence ? fences : prose, '\n', from + linesOf(text).length + 1);
	return { fences, prose };
}
