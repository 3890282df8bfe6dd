import { parse } from '../../../scenario/parse/parse.ts';
import { print } from '../../../scenario/print/print.ts';
import type { Line } from '../../../scenario/scenario.ts';
import type { Head } from './document.ts';

/** What came of entries that were typed. */
export type ReadEntries =
	| { readonly ok: true; readonly lines: readonly Line[] }
	| { readonly ok: false; readonly message: string };

/** Reads entries of a script in the notation, at this table. */
export function readEntries(head: Head, text: string): ReadEntries {
	const parsed = parse(`${print({ ...head, script: [] })}---\n${text}\n`, {
		asIs: true
	});
	if (parsed.ok) return { ok: true, lines: parsed.scenario.script };
	const [problem] = parsed.problems;
	const meant = problem?.didYouMean?.join(', ');
	return {
		ok: false,
		message: `${problem?.message ?? 'It cannot be read.'}${meant === undefined ? '' : ` Did you mean ${meant}?`}`
	};
}
