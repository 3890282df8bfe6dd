import { parse, play, type Parsed, type Problem } from '../../scenario/index.ts';
import { deedsFrom, moveOf, openingMove, type Move } from './moves.ts';

/** A scenario that lies on the table, played to the end of its script or to where that stops. */
export interface LaidOut {
	/** Null without a title. */
	readonly title: string | null;
	/** The first one is the table before any decision. */
	readonly moves: readonly [Move, ...Move[]];
	/** Why the script could not be played on. */
	readonly stopped: Problem | null;
}

/** What came of a text: a table, or all that is wrong with it. */
export type LayingOut =
	| { readonly ok: true; readonly table: LaidOut }
	| { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a scenario and plays its script. */
export function layOut(text: string): LayingOut {
	const parsed = parse(text);
	if (!parsed.ok) return parsed;
	const played = play(parsed.scenario);
	if (!played.ok)
		return {
			ok: false,
			problems: played.problems.map(({ field, ...rest }) => ({
				...(parsed.places.header[field] ?? TOP),
				...rest
			}))
		};
	const moves: [Move, ...Move[]] = [openingMove(played.begun.position, played.begun.steps)];
	for (const [at, { taken, outcome }] of played.lines.entries()) {
		const last = moves.at(-1) ?? moves[0];
		if (outcome) {
			const { line } = placeOf(parsed, at);
			moves[moves.length - 1] = { ...last, checks: [...last.checks, { ...outcome, line }] };
			continue;
		}
		const move = moveOf(deedsFrom(last.after, taken));
		if (move) moves.push(move);
	}
	const { stopped } = played;
	return {
		ok: true,
		table: {
			title: parsed.scenario.title ?? null,
			moves,
			stopped: stopped && { ...placeOf(parsed, stopped.at), ...stopped.trouble }
		}
	};
}

const TOP = { line: 1, column: 1 } as const;

/** Where a line of the script stands in the text. */
const placeOf = (
	{ places }: Extract<Parsed, { ok: true }>,
	at: number
): { readonly line: number; readonly column: number } => places.script[at] ?? TOP;

/** The title of a scenario's text, or another word for it. */
export function titleOf(text: string, otherwise: string): string {
	const parsed = parse(text);
	return (parsed.ok ? parsed.scenario.title : undefined) ?? otherwise;
}
