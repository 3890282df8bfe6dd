/**
 * What the page and the judge beside it say to each other. A new kind of request is an entry of `Asks`, the
 * shape of what is given for it in `GIVEN`, and a module that answers it in `reply.ts`.
 */
import * as v from 'valibot';
import {
	shownHinges,
	shownOdds,
	shownStopping,
	type AheadAsked,
	type OddsAsked,
	type ShownHinges,
	type ShownOdds,
	type ShownStopping,
	type StoppingAsked
} from './shapes/ahead.ts';
import { cardsRead, type CardsAsked, type CardsRead } from './shapes/cards.ts';
import {
	heard,
	mending,
	saidLink,
	saidPlays,
	type Heard,
	type LinkAsked,
	type MendAsked,
	type PlaysAsked,
	type SaidAsked,
	type SaidLink,
	type SaidMending
} from './shapes/heard.ts';
import { comparedLines, type ComparedLines, type LinesAsked } from './shapes/lines.ts';
import { judgedClaims, type ClaimsAsked, type JudgedClaims } from './shapes/claims.ts';
import { shownTry, type ShownTry, type TryAsked } from './shapes/puzzle.ts';
import { shownReadings, type ShownReadings } from './shapes/readings.ts';
import { shownVerdict, type ShownVerdict, type VerdictAsked } from './shapes/verdict.ts';

/** What can be asked, and what is given for it. */
export interface Asks {
	/** What comes of a line if nobody does anything more. */
	readonly verdict: { readonly asked: VerdictAsked; readonly given: ShownVerdict };
	/** The readings that this hangs on. */
	readonly readings: { readonly asked: VerdictAsked; readonly given: ShownReadings };
	/** What was understood of what is said, and what could be said next. */
	readonly hear: { readonly asked: SaidAsked; readonly given: Heard };
	/** What a tap plays, as it is said. */
	readonly 'say plays': { readonly asked: PlaysAsked; readonly given: string };
	/** What would make the first act legal of what is said that the rules forbid. */
	readonly mend: { readonly asked: MendAsked; readonly given: SaidMending };
	/** What is otherwise in one line than in another. */
	readonly compare: { readonly asked: LinesAsked; readonly given: ComparedLines };
	/** The letters of a link to a line; null for one that no link can say. */
	readonly link: { readonly asked: LinkAsked; readonly given: SaidLink };
	/** Who is right about it. */
	readonly claims: { readonly asked: ClaimsAsked; readonly given: JudgedClaims };
	/** How likely everything is that could come of a table. */
	readonly odds: { readonly asked: OddsAsked; readonly given: ShownOdds };
	/** Whether anybody can still stop what comes of it. */
	readonly stopping: { readonly asked: StoppingAsked; readonly given: ShownStopping };
	/** Which changed facts would turn it. */
	readonly hinges: { readonly asked: AheadAsked; readonly given: ShownHinges };
	/** What comes of a try at a puzzle. */
	readonly puzzle: { readonly asked: TryAsked; readonly given: ShownTry };
	/** Typed cards, read. */
	readonly 'read cards': { readonly asked: CardsAsked; readonly given: CardsRead };
}
export type AskName = keyof Asks;

/** The shape of what is given: what comes from beside the page is looked at before it is used. */
export const GIVEN: { readonly [K in AskName]: v.GenericSchema<unknown, Asks[K]['given']> } = {
	verdict: shownVerdict,
	readings: shownReadings,
	hear: heard,
	'say plays': saidPlays,
	mend: mending,
	compare: comparedLines,
	link: saidLink,
	claims: judgedClaims,
	odds: shownOdds,
	stopping: shownStopping,
	hinges: shownHinges,
	puzzle: shownTry,
	'read cards': cardsRead
};

/** So long an answer may take, in milliseconds, from when it is begun until what works on it is stopped. */
export const LONGEST: Readonly<Record<AskName, number>> = {
	verdict: 5_000,
	readings: 15_000,
	hear: 10_000,
	'say plays': 5_000,
	mend: 5_000,
	compare: 5_000,
	link: 5_000,
	claims: 5_000,
	odds: 60_000,
	stopping: 60_000,
	hinges: 60_000,
	puzzle: 30_000,
	'read cards': 10_000
};

const ASK_NAMES: readonly [AskName, ...AskName[]] = [
	'verdict',
	'readings',
	'hear',
	'say plays',
	'mend',
	'compare',
	'link',
	'claims',
	'odds',
	'stopping',
	'hinges',
	'puzzle',
	'read cards'
];
const id = v.number();

/** A request as it is sent; what is asked is read by whoever answers it. */
export const REQUEST = v.strictObject({ id, ask: v.picklist(ASK_NAMES), asked: v.unknown() });
export type Request = v.InferOutput<typeof REQUEST>;

/** Nobody wants the answer to this request any more. */
export const STOP = v.strictObject({ stop: id });

/** A reply as it is sent; what is given is read by whoever has asked. */
export const REPLY = v.variant('is', [
	v.strictObject({ is: v.literal('given'), id, given: v.unknown() }),
	/** What answers it did not load. */
	v.strictObject({ is: v.literal('not loaded'), id }),
	/** Nobody wanted it any more. */
	v.strictObject({ is: v.literal('stopped'), id }),
	v.strictObject({ is: v.literal('broke'), id, message: v.string() })
]);
export type Reply = v.InferOutput<typeof REPLY>;

/** Said of a request when what answers it has been fetched: its time counts from then on. */
export const BEGUN = v.strictObject({ is: v.literal('begun'), id });
export type Begun = v.InferOutput<typeof BEGUN>;

/** Said of a request that takes long: how much has been looked at so far, and what would be given for that alone. */
export const LOOKED = v.strictObject({
	is: v.literal('looked'),
	id,
	count: v.number(),
	known: v.optional(v.unknown())
});
export type Looked = v.InferOutput<typeof LOOKED>;
