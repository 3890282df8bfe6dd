import * as v from 'valibot';

/** The open questions that a verdict touches. */
export const shownReadings = v.array(
	v.strictObject({
		/** The question with the answer that is followed. */
		words: v.string(),
		/** Whether another answer comes to another verdict. */
		decides: v.boolean(),
		/** The other verdicts, each with the answers that come to it. */
		others: v.array(v.strictObject({ words: v.string(), sentence: v.string() }))
	})
);
export type ShownReadings = v.InferOutput<typeof shownReadings>;
