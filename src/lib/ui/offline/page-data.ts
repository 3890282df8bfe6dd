/**
 * The data of a page are a list of values in which every object and list names its parts by their places in it. Most
 * parts are new, and then stand at the next free place: these are written as 0, so that pages that are built alike read
 * alike, whatever else stands in them.
 */

/** What a text begins with whose places are written so; no JSON does. */
const MARK = '~';

type Value = unknown;
/** Gives the place that is written for a part, and whether it is new; `next` is the first that is free. */
type Written = (place: number, next: number) => { readonly as: number; readonly isNew: boolean };

/** A list of values with its places written otherwise. */
function rewritten(list: readonly Value[], written: Written): readonly Value[] {
	const out: Value[] = [...list];
	let next = 1;
	const part = (one: Value): Value => {
		if (typeof one !== 'number') return one;
		const { as, isNew } = written(one, next);
		if (isNew) {
			next += 1;
			visit(next - 1);
		}
		return as;
	};
	const visit = (at: number): void => {
		const value = list[at];
		if (Array.isArray(value)) out[at] = value.map(part);
		else if (typeof value === 'object' && value !== null)
			out[at] = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, part(one)]));
	};
	visit(0);
	return out;
}

/** Every list of values in the data of a page, written otherwise; a line break at its end stays. */
const rewrittenIn = (text: string, written: Written): string =>
	JSON.stringify(JSON.parse(text), (key, value: unknown) =>
		key === 'data' && Array.isArray(value) ? rewritten(value, written) : value
	) + text.slice(text.trimEnd().length);

const toNew: Written = (place, next) =>
	place === next ? { as: 0, isNew: true } : { as: place, isNew: false };
const fromNew: Written = (place, next) =>
	place === 0 ? { as: next, isNew: true } : { as: place, isNew: false };

/** The data of a page as the pack holds them; as they are, where that would not give them back letter for letter. */
export function packedData(text: string): string {
	try {
		const packed = rewrittenIn(text, toNew);
		return packed !== text && rewrittenIn(packed, fromNew) === text ? `${MARK}${packed}` : text;
	} catch {
		return text;
	}
}

/** A text of the pack as the site has it. */
export const pageData = (text: string): string =>
	text.startsWith(MARK) ? rewrittenIn(text.slice(MARK.length), fromNew) : text;
