/**
 * What the page and the judge beside it say to each other. A new kind of request is an entry of `Asks`, the
 * shape of what is given for it in `GIVEN`, and a module that answers it in `reply.ts`.
 */
import * as v from 'valibot';
import { cardsRead, type CardsAsked, type CardsRead } from './shapes/cards.ts';
import { shownReadings, type ShownReadings } from './shapes/readings.ts';
import { shownVerdict, type ShownVerdict, type VerdictAsked } from './shapes/verdict.ts';

/** What can be asked, and what is given for it. */
export interface Asks {
	/** What comes of a line if nobody does anything more. */
	readonly verdict: { readonly asked: VerdictAsked; readonly given: ShownVerdict };
	/** The readings that this hangs on. */
	readonly readings: { readonly asked: VerdictAsked; readonly given: ShownReadings };
	/** Typed cards, read. */
	readonly 'read cards': { readonly asked: CardsAsked; readonly given: CardsRead };
}
export type AskName = keyof Asks;

/** The shape of what is given: what comes from beside the page is looked at before it is used. */
export const GIVEN: { readonly [K in AskName]: v.GenericSchema<unknown, Asks[K]['given']> } = {
	verdict: shownVerdict,
	readings: shownReadings,
	'read cards': cardsRead
};

/** So long an answer may take, in milliseconds, before what works on it is stopped. */
export const LONGEST: Readonly<Record<AskName, number>> = {
	verdict: 5_000,
	readings: 15_000,
	'read cards': 10_000
};

const ASK_NAMES: readonly [AskName, ...AskName[]] = ['verdict', 'readings', 'read cards'];
const id = v.number();

/** A request as it is sent; what is asked is read by whoever answers it. */
export const REQUEST = v.strictObject({ id, ask: v.picklist(ASK_NAMES), asked: v.unknown() });
export type Request = v.InferOutput<typeof REQUEST>;

/** A reply as it is sent; what is given is read by whoever has asked. */
export const REPLY = v.variant('is', [
	v.strictObject({ is: v.literal('given'), id, given: v.unknown() }),
	/** What answers it did not load. */
	v.strictObject({ is: v.literal('not loaded'), id }),
	v.strictObject({ is: v.literal('broke'), id, message: v.string() })
]);
export type Reply = v.InferOutput<typeof REPLY>;
