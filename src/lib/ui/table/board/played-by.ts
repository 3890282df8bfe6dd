import type { EditionId } from '../../../model/words.ts';
import {
	playsTogether,
	hasVariant,
	isVariantOf,
	VARIANT_IDS,
	type VariantId,
	type Variants
} from '../../../rules/variants.ts';
import type { Head } from '../state/document.ts';

/** The table with these variants and no others; without one that has a timer none is laid out. */
export function withVariants(head: Head, variants: Variants): Head {
	const { variants: _, ...usual } = head;
	const { timer, ...untimed } = head.board ?? {};
	const timed = playsTogether({ variants }) || hasVariant({ variants }, 'challenge');
	return {
		...usual,
		...(timer === undefined || timed ? {} : { board: untimed }),
		...(VARIANT_IDS.some((id) => variants[id] !== undefined) ? { variants } : {})
	};
}

/** The variants of a table that an edition does not have. */
export const variantsUnknownIn = (
	{ variants = {} }: Pick<Head, 'variants'>,
	edition: EditionId
): readonly VariantId[] =>
	VARIANT_IDS.filter((id) => variants[id] !== undefined && !isVariantOf(id, edition));

/**
 * The table played by another edition. Everything that is said of it stays, but for the variants
 * that the edition does not have.
 */
export function withEdition(head: Head, edition: EditionId): Head {
	const gone = variantsUnknownIn(head, edition);
	const variants: Partial<Record<VariantId, true | number>> = {};
	for (const id of VARIANT_IDS) {
		const said = head.variants?.[id];
		if (said !== undefined && !gone.includes(id)) variants[id] = said;
	}
	return withVariants({ ...head, rules: edition }, variants);
}
