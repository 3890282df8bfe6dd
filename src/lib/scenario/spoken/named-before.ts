import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { plain } from '../parse/span.ts';
import type { Lexicon } from './lexicon.ts';
import type { Naming } from './naming.ts';
import { isWhole } from './reader.ts';
import type { Token } from './token.ts';

/** Words before a name that say that it was spoken of. */
const SPOKEN_OF: ReadonlySet<string> = new Set('the that this his her my their your'.split(' '));

const wordsOf = (key: CardKey): readonly string[] =>
	plain(cardOf(key).name)
		.split(/[^\p{L}\p{N}']+/u)
		.filter((word) => word !== '' && !SPOKEN_OF.has(word) && word !== 'a');

/**
 * A lexicon of a text in which "the battery" is the Lil Battery that was named before, though another card is called
 * just that: what is spoken of again is called by a word of its name.
 */
export function withNamedBefore(tokens: readonly Token[], lexicon: Lexicon): Lexicon {
	/** The cards that are named whole by several words, each with the place where that is. */
	const long = new Map<CardKey, number>();
	for (let i = 0; i < tokens.length;) {
		const best = lexicon.at(i).find((one) => isWhole(one) && one.cards.length === 1);
		const [card] = best?.cards ?? [];
		const isSeveral = (best?.length ?? 0) > 1 && card !== undefined && wordsOf(card).length > 1;
		if (isSeveral && !long.has(card)) long.set(card, i);
		i += best?.length ?? 1;
	}
	if (long.size === 0) return lexicon;
	const meant = (naming: Naming, index: number): Naming => {
		const [card] = naming.cards;
		if (naming.part === 'weak' || naming.off > 0 || card === undefined) return naming;
		if (!naming.part && long.has(card)) return naming;
		const [word, ...more] = wordsOf(card);
		const last = tokens[index + naming.length - 1];
		const led = naming.length > 1 ? tokens[index] : tokens[index - 1];
		// "Mom's Razor … I razor her": that one, and no Razor Blade.
		const isShort = naming.part || more.length > 0;
		if (isShort && naming.length === 1 && last?.capital === false) {
			const said = plain(last.text).replace(/(?:'?s|ed)$/u, '');
			const named = [...long].filter(([key, at]) => at < index && wordsOf(key).includes(said));
			const [one, ...rest] = named;
			if (one && rest.length === 0) return { ...naming, cards: [one[0]], part: true };
		}
		if (word === undefined || more.length > 0 || last?.capital !== false) return naming;
		if (!SPOKEN_OF.has(led?.text ?? '') || plain(last.text) !== word) return naming;
		const before = [...long].filter(([key, at]) => at < index && wordsOf(key).includes(word));
		const [only, ...others] = before;
		return only && others.length === 0 ? { ...naming, cards: [only[0]], part: true } : naming;
	};
	const kept = new Map<number, readonly Naming[]>();
	return {
		at(index) {
			const known = kept.get(index);
			if (known) return known;
			const found = lexicon.at(index).map((naming) => meant(naming, index));
			kept.set(index, found);
			return found;
		}
	};
}
