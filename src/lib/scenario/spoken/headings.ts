/** Headings: "d6 war: Nina rolls a 5 …", "two purchases one turn: …" tell nothing that is not told behind them. */
import { PLAYING } from './claims.ts';
import { words } from './fillers.ts';
import { is, verbAt, type Reader } from './reader.ts';
import { ownerAt, whoAt } from './who.ts';

/** A heading has at most so many words. */
const LONGEST = 5;

/** Words that say where something lies, or what a list behind them is of. */
const LISTS: ReadonlySet<string> = new Set(
	words(
		`stack monster monsters shop slot slots hand hands turn us we active player players rules edition attack attacker target
		roll rolls die dice result purchase response reaction answer setup board table items item souls soul trade deal
		title question situation step end out play counters counter on in with at has left damage hp death bottom top
		middle deck discard original 2018 2023 2024`
	)
);

/** The cards that words name whole at a place. */
const namedAt = ({ lexicon }: Reader, at: number): readonly string[] =>
	lexicon.at(at).find(({ part, off }) => part === false && off === 0)?.cards ?? [];

/**
 * Behind a heading of a whole text, before its colon; -1 where none stands there. It has words of its own, or else it
 * is a card that what follows is about; every card that it names is named again behind it.
 */
export function headingAt(reader: Reader, at: number): number {
	const { tokens } = reader;
	if (at !== 0) return -1;
	let to = at;
	while (tokens[to] && tokens[to]?.kind !== 'mark') to++;
	if (!is(reader, to, ':') || to - at < 2 || to - at > LONGEST) return -1;
	const later = new Set(
		tokens.flatMap((_, i) => (i > to ? reader.lexicon.at(i).flatMap(({ cards }) => cards) : []))
	);
	let inside = 0;
	let hasWords = false;
	for (let i = at; i < to; i++) {
		const token = tokens[i];
		if (!token || LISTS.has(token.bare) || whoAt(reader, i) || ownerAt(reader, i)) return -1;
		const named = namedAt(reader, i);
		if (i >= inside && named.length > 0) {
			if (!named.some((card) => later.has(card))) return -1;
			inside = i + (reader.lexicon.at(i)[0]?.length ?? 1);
		}
		if (i < inside) continue;
		const verb = verbAt(reader, i)?.verb;
		if (verb !== undefined && PLAYING.includes(verb)) return -1;
		hasWords = true;
	}
	return hasWords ? to : -1;
}
