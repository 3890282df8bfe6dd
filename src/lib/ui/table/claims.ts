import * as v from 'valibot';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A thing on the stack as a claim names it: its place from the bottom, and its name there. */
const Item = v.strictObject({ place: Count, name: v.string() });
const Mortal = v.union([
	v.strictObject({ player: v.string() }),
	v.strictObject({ object: Count, name: v.string() })
]);

const WHAT = v.variant('says', [
	v.strictObject({ says: v.picklist(['cancelled', 'fizzles', 'resolves']), item: Item }),
	v.strictObject({ says: v.literal('before'), first: Item, second: Item }),
	v.strictObject({ says: v.picklist(['dies', 'lives']), who: Mortal }),
	v.strictObject({
		says: v.literal('has'),
		player: v.string(),
		what: v.picklist(['¢', 'HP', 'loot cards', 'souls']),
		change: v.pipe(v.number(), v.safeInteger())
	})
]);

export const CLAIMS = v.array(
	v.strictObject({ by: v.string(), branch: Count, entries: Count, what: WHAT })
);

/** What somebody says will happen. */
export type ClaimWhat = v.InferOutput<typeof WHAT>;
/** A claim: who makes it, and after how many entries of which branch. */
export type Claim = v.InferOutput<typeof CLAIMS>[number];
export type ClaimedItem = v.InferOutput<typeof Item>;
