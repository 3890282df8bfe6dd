import { cardOf } from '../cards/library.ts';
import type { CardKey } from '../model/words.ts';

/** More static abilities than ever ask for each other in a row, without one of them asking for itself. */
const DEEPEST = 60;

/** The cards whose abilities are being asked whether they hold, and what they add. */
const asked: CardKey[] = [];

/**
 * A stat depends on itself, through one card or several: whichever it is said to be, a card says that it
 * is another. No rule says what it is then.
 */
export class SelfReference extends Error {
	/** The cards that refer to themselves or to each other. */
	readonly cards: readonly CardKey[];

	constructor(cards: readonly CardKey[]) {
		const names = cards.map((card) => `“${cardOf(card).name}”`);
		const [last = ''] = names.slice(-1);
		const all = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
		super(
			`${all} ${names.length > 1 ? 'make' : 'makes'} a stat depend on itself, and no rule says what it is then`
		);
		this.cards = cards;
	}
}

/**
 * Asks what an ability of a card makes of a stat, or whether it does now.
 * @throws SelfReference when that depends on itself.
 */
export function asking<T>(card: CardKey, ask: () => T): T {
	if (asked.length >= DEEPEST)
		throw new SelfReference([...new Set(asked.filter((one, at) => asked.indexOf(one) < at))]);
	asked.push(card);
	try {
		return ask();
	} finally {
		asked.pop();
	}
}

/** What comes of something, or the sentence that a stat would depend on itself. */
export function unlessSelfReferring<T>(
	what: () => T,
	otherwise: (selfReference: SelfReference) => T
): T {
	try {
		return what();
	} catch (error) {
		if (error instanceof SelfReference) return otherwise(error);
		throw error;
	}
}
