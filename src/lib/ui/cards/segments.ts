/** A piece of a line as a face sets it: words, or a drawing that stands for them. */
export type Segment =
	| { readonly set: 'words'; readonly text: string }
	| { readonly set: 'tap'; readonly text: string }
	| { readonly set: 'paid'; readonly text: string }
	/** The results that a line of a roll answers to: "1-2". */
	| { readonly set: 'results'; readonly text: string }
	| { readonly set: 'bullet'; readonly text: string };

/** What opens a line, and what takes its place. */
const OPENINGS = [
	{ set: 'results', at: /^\d(?:[-–, ]+(?:or )?\d)*: / },
	{ set: 'bullet', at: /^• / },
	{ set: 'paid', at: /^\$: / },
	{ set: 'tap', at: /^↷: / }
] as const;

/** A line of a card in pieces; put together again they are the line. */
export function segmentsOf(line: string): readonly Segment[] {
	const segments: Segment[] = [];
	let rest = line;
	for (let found = true; found;) {
		found = false;
		for (const { set, at } of OPENINGS) {
			const text = at.exec(rest)?.[0];
			if (text === undefined) continue;
			segments.push({ set, text });
			rest = rest.slice(text.length);
			found = true;
		}
	}
	for (const text of rest.split(/(↷)/u))
		if (text !== '') segments.push({ set: text === '↷' ? 'tap' : 'words', text });
	return segments;
}
