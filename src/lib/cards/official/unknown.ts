import type { OfficialCard } from './official-card.ts';

/** An official card that the library lacks, and the line of the notation that lets it be played with. */
export interface UnknownCard {
	readonly card: OfficialCard;
	/** Which of the printings of its name it is, where that was told. */
	readonly variant: string | null;
	/** "card Possession: treasure | ↷: Do what is printed on it." */
	readonly line: string;
}

/** What looks names up among the official cards that the library lacks. */
export interface OfficialNames {
	/** The cards of a name, and of a variant or kind where that is told. */
	readonly called: (name: string, marks: readonly string[]) => readonly UnknownCard[];
	readonly names: readonly string[];
}

let known: OfficialNames | null = null;

/**
 * Says which official cards there are. The list is long, and needed only where somebody names a card
 * that the library lacks: the command line, the library and the page where scenarios are typed bring it.
 */
export function knowOfficial(names: OfficialNames): void {
	known = names;
}

/** The official cards that the library lacks; null until the list has been loaded. */
export const officialNames = (): OfficialNames | null => known;
