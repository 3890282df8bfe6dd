import { LIBRARY } from '../../../cards/library.ts';
import type { Seat } from '../../../model/words.ts';
import { sameWord } from '../../../scenario/parse/span.ts';
import { beginningOf, type Offer } from './offer.ts';
import { onTurn, seatCalled, speakers, type Scene } from './scene.ts';

/** How acts of people begin. */
const VERBS = ['attacks', 'plays', 'uses', 'has'] as const;
/** Words with a capital that begin a sentence and name nobody. */
const NOBODY =
	/^(?:i|he|she|it|they|we|you|in|on|then|after|before|when|if|the|a|an|and|but|so|now|my|his|her|their|everyone|everybody|nobody|someone|somebody|what|who|why|how|can|could|does|do|is|are)$/iu;
const NAME = /^\p{Lu}[\p{L}\p{M}'’-]{1,29}$/u;

/** Whether a word may be the name of somebody who is not at the table yet. */
export function isGuest(scene: Scene, word: string): boolean {
	return (
		NAME.test(word) &&
		!NOBODY.test(word) &&
		seatCalled(scene, word) === null &&
		![...LIBRARY.values()].some(({ name }) => name.split(' ').some((part) => sameWord(part, word)))
	);
}

/** The table as if they sat where somebody else does who could do this. */
export function seated(
	scene: Scene,
	name: string,
	verb: string
): { readonly scene: Scene; readonly seat: Seat } {
	const seat = verb === 'attacks' ? onTurn(scene) : (speakers(scene).at(-1) ?? 0);
	const players = scene.players.map((one, i) => (i === seat ? name : one));
	return { scene: { ...scene, players }, seat };
}

/** What somebody new to the table may begin with, of whose verb some letters are typed: "Cara att". */
export function guestOffers(scene: Scene, said: string): readonly Offer[] {
	const [, name = '', letters = ''] = /^(\S+)\s+(\S*)$/u.exec(said) ?? [];
	if (!isGuest(scene, name)) return [];
	return VERBS.filter((verb) => verb.startsWith(letters.toLowerCase())).map((verb) => ({
		...beginningOf(name, verb),
		by: null,
		words: `${name} ${verb}…`
	}));
}
