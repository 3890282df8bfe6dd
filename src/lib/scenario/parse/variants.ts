import { isVariantId, variant, VARIANT_IDS, type Variants } from '../../rules/variants.ts';
import { fail, unknownWord, type Reader } from './reader.ts';
import { plain, split, type Span } from './span.ts';

/** Reads the variants that are on: `mini draft, hard`, `soul cap 4` where a number is said of one. */
export function readVariants(reader: Reader, span: Span): Variants {
	const on: Record<string, true | number> = {};
	for (const one of split(span, ',')) {
		const [, words = '', digits] = /^(.*?)(?:\s+(\d{1,2}))?$/u.exec(one.text) ?? [];
		const id = plain(words);
		if (!isVariantId(id)) {
			unknownWord(reader, one, 'The variant', VARIANT_IDS);
			continue;
		}
		const { least } = variant(id);
		if (least === undefined ? digits !== undefined : Number(digits ?? -1) < least)
			fail(
				reader,
				one,
				least === undefined
					? `No number is said of “${id}”.`
					: `“${id}” has a number behind it, ${String(least)} or more.`,
				{ expected: least === undefined ? id : `${id} 4` }
			);
		else on[id] = digits === undefined ? true : Number(digits);
	}
	return on;
}
