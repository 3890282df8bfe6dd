import * as v from 'valibot';
import { mendingOf } from '../../../scenario/spoken/index.ts';
import type { MendAsked, SaidMending } from '../shapes/heard.ts';

const ASKED: v.GenericSchema<unknown, MendAsked> = v.strictObject({ text: v.string() });

/** Says what would make the first act legal that the rules forbid, of all that was said. */
export function mendAnswer(asked: unknown): SaidMending {
	const found = mendingOf(v.parse(ASKED, asked).text);
	return found && { from: found.from, remedies: found.remedies.map((one) => ({ ...one })) };
}
