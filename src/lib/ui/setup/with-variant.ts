import {
	isVariantId,
	variant,
	VARIANT_IDS,
	type VariantId,
	type Variants
} from '../../rules/variants.ts';

/** The variants without some of them. */
const without = (variants: Variants, gone: (id: VariantId) => boolean): Variants => {
	const left: Partial<Record<VariantId, true | number>> = {};
	for (const id of VARIANT_IDS) {
		const said = variants[id];
		if (said !== undefined && !gone(id)) left[id] = said;
	}
	return left;
};

/** A variant switched on or off; what it cannot be played with goes, and what only changes it too. */
export function withVariant(variants: Variants, id: VariantId, on: boolean | number): Variants {
	const { instead = [], least } = variant(id);
	const said = least === undefined ? true : Math.max(least, Number(on));
	const next: Variants =
		on === false
			? without(variants, (other) => other === id)
			: { ...without(variants, (other) => instead.includes(other)), [id]: said };
	return without(next, (other) => {
		const { changes } = variant(other);
		return changes?.every((one) => !isVariantId(one) || next[one] === undefined) ?? false;
	});
}
