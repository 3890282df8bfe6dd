import { cleanData } from '../../model/clean-text.ts';
import { fromJson } from '../from-json.ts';
import { expectationFrom } from '../expect/expectation-from.ts';
import { expectationText } from '../words/expectation.ts';
import { namesOf, typedLines } from '../print/print.ts';
import { isExpectation, type Expectation, type Line, type Scenario } from '../scenario.ts';
import * as v from 'valibot';

/** Another way the game could have gone. */
export interface Branch {
	readonly name: string;
	/** The branch it leaves, by its place in the list and always before it; the main line if none. */
	readonly parent?: number;
	/** How many entries of the line it leaves come before it. */
	readonly at: number;
	/** What comes after those, instead of what came. */
	readonly script: readonly Line[];
}

/** What somebody thinks will come of it. */
export interface Claim {
	readonly by: string;
	readonly says: Expectation;
	/** The branch it is about; the main line if none. */
	readonly branch?: number;
	/** After how many entries of that line it was made; all that are shown if it is not said. */
	readonly at?: number;
}

/** What a link carries: a scenario, and what of it is shown. */
export interface Shared {
	readonly scenario: Scenario;
	readonly branches?: readonly Branch[];
	/** The branch that is shown; the main line if none. */
	readonly branch?: number;
	/** How many entries of the line that is shown have been played; all if it is not said. */
	readonly at?: number;
	/** In older links alone: what happened and how it was told, in 24 bits. It is compared with nothing. */
	readonly verdict?: number;
	readonly claims?: readonly Claim[];
	/** What the line that is shown came to when the link was made, in 24 bits. */
	readonly outcome?: number;
	/** The version of the judge that said so. */
	readonly judge?: string;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const bits24 = v.pipe(count, v.maxValue(2 ** 24 - 1));
const LONGEST_NAME = 60;
const oneLine = v.pipe(v.string(), v.regex(/^\P{Cc}*$/u));
const name = v.pipe(oneLine, v.maxLength(LONGEST_NAME));
/** Typed cards, a line each, and what is said of them. */
const lines = v.pipe(v.string(), v.regex(/^(?:\P{Cc}|\n)*$/u));

/** What is around the scenario and the scripts, which have a schema of their own. */
const aroundSchema = v.strictObject({
	scenario: v.looseObject({ script: v.array(v.unknown()) }),
	branches: v.exactOptional(
		v.array(
			v.strictObject({
				name,
				parent: v.exactOptional(count),
				at: count,
				script: v.array(v.unknown())
			})
		)
	),
	branch: v.exactOptional(count),
	at: v.exactOptional(count),
	verdict: v.exactOptional(bits24),
	outcome: v.exactOptional(bits24),
	judge: v.exactOptional(name),
	claims: v.exactOptional(
		v.array(
			v.strictObject({
				by: name,
				says: lines,
				branch: v.exactOptional(count),
				at: v.exactOptional(count)
			})
		)
	)
});

const MOST_BRANCHES = 50;
const MOST_CLAIMS = 20;

/** What a link carries, read from data that anybody may have made; null when it makes no sense. */
export function sharedFrom(data: unknown): Shared | null {
	const around = v.safeParse(aroundSchema, cleanData(data));
	if (!around.success) return null;
	const { scenario: said, branches: others = [], claims: all, ...shown } = around.output;
	const main = fromJson(said);
	if (!main.ok || others.length > MOST_BRANCHES) return null;
	const { scenario } = main;
	// A branch is written with the names at the table and with nothing else of it.
	const seats = scenario.players ? { players: scenario.players.map(({ name }) => ({ name })) } : {};
	const branches: Branch[] = [];
	for (const { script, ...branch } of others) {
		const own = fromJson({ rules: scenario.rules, ...seats, script });
		if (!own.ok || (branch.parent ?? -1) >= branches.length) return null;
		const line = scriptOf({ scenario, branches }, branch.parent);
		if (branch.at > line.length) return null;
		branches.push({ ...branch, script: own.scenario.script });
	}
	const claims = all && claimsFrom(all, { rules: scenario.rules, ...seats, script: [] });
	if (claims === null) return null;
	const shared: Shared = {
		scenario,
		...(around.output.branches ? { branches } : {}),
		...shown,
		...(claims ? { claims } : {})
	};
	const points = [shown, ...(claims ?? [])];
	return points.every((point) => isWithin(shared, point)) ? shared : null;
}

/** Whether there is such a branch, and it has so many entries. */
const isWithin = (
	shared: Pick<Shared, 'scenario' | 'branches'>,
	{ branch, at = 0 }: Pick<Claim, 'branch' | 'at'>
): boolean =>
	(branch ?? -1) < (shared.branches?.length ?? 0) && at <= scriptOf(shared, branch).length;

/** Claims read in the words of the notation; null if one of them claims nothing. */
function claimsFrom(
	said: readonly (Omit<Claim, 'says'> & { readonly says: string })[],
	seats: Scenario
): readonly Claim[] | null {
	if (said.length > MOST_CLAIMS) return null;
	const claims: Claim[] = [];
	for (const claim of said) {
		const says = expectationFrom(claim.says, seats);
		if (!says) return null;
		claims.push({ ...claim, says });
	}
	return claims;
}

/** What a link carries as the data that is coded: claims are said in the words of the notation. */
export function asData(shared: Shared): unknown {
	const { claims, ...rest } = carried(shared);
	const players = namesOf(shared.scenario);
	return claims
		? {
				...rest,
				claims: claims.map((claim) => ({
					...claim,
					says: [...typedLines([claim.says]), expectationText(claim.says, players)].join('\n')
				}))
			}
		: rest;
}

/** All entries of a line, from the beginning: of a branch, or of the main line. */
export function scriptOf(
	{ scenario, branches = [] }: Pick<Shared, 'scenario' | 'branches'>,
	branch?: number
): readonly Line[] {
	const own = branch === undefined ? undefined : branches[branch];
	if (!own) return scenario.script;
	return [
		...scriptOf({ scenario, branches: branches.slice(0, branch) }, own.parent).slice(0, own.at),
		...own.script
	];
}

/**
 * What of it a link carries: what happened, not what was expected of it or where it was found.
 * Entries are counted without expectations from here on.
 */
export function carried(shared: Shared): Shared {
	const { scenario, branches, branch, at, verdict, claims, outcome, judge } = shared;
	const { sources: _, ...rest } = scenario;
	const keep = (script: readonly Line[]): readonly Line[] =>
		script.filter((line) => !isExpectation(line));
	const before = (script: readonly Line[], entries: number): number =>
		keep(script.slice(0, entries)).length;
	const lines = { scenario, ...(branches ? { branches } : {}) };
	const moment = (of: number | undefined, entries: number | undefined): { readonly at?: number } =>
		entries === undefined ? {} : { at: before(scriptOf(lines, of), entries) };
	return {
		scenario: { ...rest, script: keep(scenario.script) },
		...(branches
			? {
					branches: branches.map((one) => ({
						...one,
						at: before(scriptOf({ scenario, branches }, one.parent), one.at),
						script: keep(one.script)
					}))
				}
			: {}),
		...(branch === undefined ? {} : { branch }),
		...moment(branch, at),
		...(verdict === undefined ? {} : { verdict }),
		...(claims
			? { claims: claims.map((claim) => ({ ...claim, ...moment(claim.branch, claim.at) })) }
			: {}),
		...(outcome === undefined ? {} : { outcome }),
		...(judge === undefined ? {} : { judge })
	};
}
