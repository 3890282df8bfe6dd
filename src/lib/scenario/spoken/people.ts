import { isDenying, isNameToo, isOfOthers, WORDS_TOO } from './names-too.ts';
import { CHARACTERS } from '../../cards/characters.ts';
import { distance } from '../parse/meant.ts';
import { plain } from '../parse/span.ts';
import { canBeCalled } from '../player-name.ts';
import { HEADINGS, isCalled } from './called-names.ts';
import { FIRST_NAMES } from './first-names.ts';
import { ENDS, numberIn } from './tokens.ts';
import type { Token } from './token.ts';
import { isOwnWord, verbOf, type Verb } from './vocabulary.ts';

/** Characters by their names, by which players can be called, with their cards; one of several words is one token then. */
const CHARACTERS_CALLED: ReadonlyMap<string, string> = new Map(
	Object.entries(CHARACTERS).map(([key, { name }]) => [plain(name), key] as const)
);

/** Who are named in a text, and how. */
export interface People {
	/** The name that a token is, whose it says that something is too; null where it is none. */
	readonly at: (index: number) => { readonly name: string; readonly owns: boolean } | null;
	/** The character that somebody is called by. */
	readonly characterOf: (name: string) => string | null;
}

/** Verbs before which a word that nobody knows is somebody's name. */
const ACTS: readonly Verb[] = [
	'hit',
	'miss',
	'end',
	'choose',
	'attack',
	'swing',
	'roll',
	'use',
	'buy',
	'cancel',
	'destroy',
	'die',
	'kill',
	'pass',
	'reroll',
	'respond',
	'steal',
	'give',
	'pay',
	'put',
	'declare',
	'deal',
	'reveal',
	'prevent',
	'recharge',
	'trigger'
];

/** Words behind which a word with a capital that nobody knows is somebody's name. */
const PLACES =
	/^(?:on|at|to|against|by|from|for|targeting|hits|hit|kills|killed|targets|targeted|friend|brother|sister|wife|husband|player|bombs|bombed|and|with|named|called)$/u;

/** Words behind which the name of a thing stands. */
const HAVING = /^(?:has|have|had|owns|with|using|uses|used|taps|the|a|an|his|her|my)$/u;

/** A seat of which no name is said: "P1". */
const SEAT = /^p[1-9]$/u;

/** "Cora has 2 HP", "Ina has Dry Baby": a word that nobody knows before a number of something, or a card. */
const has = (
	tokens: readonly Token[],
	index: number,
	isCard: (index: number) => boolean
): boolean =>
	/^(?:has|had|owns)$/u.test(tokens[index + 1]?.text ?? '') &&
	(numberIn(tokens[index + 2]) !== null || isCard(index + 2) || isCard(index + 3));

/** What only somebody has: "Cal's turn". */
const ONES =
	/^(?:turn|turns|attack|attacks|purchase|hand|death|roll|rolls|hp|health|character|souls?)$/u;

/** "Noor spends 10 cents", "Ida wants Dinner": what only somebody does. */
const isSpending = (word: string | undefined): boolean =>
	/^(?:spends|spent|wants|wanted|takes|took|gets|got|draws|drew|loots|looted|gains|gained|says|said|claims|claimed|thinks|thought|argues|argued|insists|insisted|adds|added)$/u.test(
		word ?? ''
	);

/** Whether words have capitals that need none. */
const isTitleCase = (tokens: readonly Token[]): boolean => {
	const said = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 3);
	return said.length > 3 && said.filter(({ capital }) => capital).length > said.length * 0.6;
};

/** A name with its capitals: "Tom-the-Third", "Mary Ann". */
const spelled = (word: string): string =>
	CHARACTERS[CHARACTERS_CALLED.get(word) ?? '']?.name ??
	word.replace(/(?<=^|[- ])(?!(?:the|of|de|von|van|der|la|di|du)(?=[- ]))\p{L}/gu, (letter) =>
		letter.toUpperCase()
	);

/** Words with how they are written, where that is not told by their first letter; in a text of capitals it says nothing. */
function writtenNames(tokens: readonly Token[]): ReadonlyMap<string, string> {
	const isLoud = tokens.every(
		({ kind, text, written }) => kind !== 'word' || text.length < 4 || written !== undefined
	);
	const found = tokens.flatMap(({ text, written }): readonly (readonly [string, string])[] => {
		const isInitials = written !== undefined && /^\p{Lu}{2,3}$/u.test(written);
		const isAccented = written !== undefined && /\p{Ll}/u.test(written);
		return (isInitials || isAccented) && canBeCalled(written)
			? [[text.replace(/['’]s?$/u, ''), written]]
			: [];
	});
	return new Map(isLoud ? [] : found);
}

/** A name of several words, the first of which is a first name. */
const isLongName = (word: string): boolean =>
	/^[^'’]*[- ][^'’]*$/u.test(word) && FIRST_NAMES.has(word.split(/[- ]/u)[0] ?? '');

/** Whether a name differs from another by one letter, or by two that are swapped. */
const isMistypedName = (word: string, name: string): boolean =>
	Math.min(word.length, name.length) >= 4 &&
	word.charAt(0) === name.charAt(0) &&
	distance(word, name, 1) === 1;

/** What is somebody's, and is no verb behind a name. */
const OWNED = /^(?:turn|turns|death|deaths|item|items|hand|soul|souls|character)$/u;

/**
 * The people of a text.
 * @param known the names of those who sit at the table already.
 * @param isCard whether a card is named at a place, so that it is no person.
 * @param isCardVerb whether a card's name stands at a place as a verb: "bombs".
 * @param isHalfName whether a word goes on with a card's name of which no card is: "Rights" in "Blood Rights".
 * @param isOfCard whether a word is short for a card that was named: "Larry" for Larry Jr.
 */
export function peopleOf(
	tokens: readonly Token[],
	known: readonly string[],
	isCard: (index: number) => boolean,
	isCardVerb: (index: number) => boolean,
	isOfCard: (word: string) => boolean = () => false,
	isHalfName: (index: number) => boolean = () => false
): People {
	const seated = new Map<string, string>(known.map((name) => [plain(name), name]));
	const names = new Map<string, string>(seated);
	const isName = (word: string): boolean =>
		names.has(word) ||
		(FIRST_NAMES.has(word) && !isOfCard(word)) ||
		CHARACTERS_CALLED.has(word) ||
		SEAT.test(word) ||
		isLongName(word);
	const does = (index: number): boolean =>
		verbOf(tokens[index]?.text ?? '') !== null || isCardVerb(index);
	const doesNow = (index: number): boolean =>
		/(?:s|ed)$/u.test(tokens[index]?.text ?? '') && does(index);
	const hasLetters = tokens.some(
		({ text, capital }, i) => /^[a-d]$/u.test(text) && capital && does(i + 1)
	);
	const isTitled = isTitleCase(tokens);
	const hasSpeakers = tokens.some(
		({ text }, i) => text === ':' && isName(tokens[i - 1]?.text ?? '')
	);
	tokens.forEach((token, index) => {
		// "Will uses Boomerang", "mark plays Joker": a word of ours that is a name too.
		if (isNameToo(tokens, index, doesNow)) names.set(token.text, spelled(token.text));
		const isLetter =
			(/^[a-d]$/u.test(token.text) && token.capital && does(index + 1)) ||
			(/^[b-d]$/u.test(token.text) && token.capital && hasLetters);
		if (isLetter) names.set(token.text, spelled(token.text));
		if (token.kind !== 'word' || isOwnWord(token.text) || isName(token.text)) return;
		if (isOfOthers(tokens, index)) return;
		// "Xia's Bomb!": whose a card is, is a person.
		const owner = /^([\p{L} -]+)['’]s$/u.exec(token.text)?.[1];
		const isSomebodys =
			(token.capital && isCard(index + 1)) || ONES.test(tokens[index + 1]?.text ?? '');
		if (owner !== undefined && isSomebodys && !isCard(index) && !isHalfName(index)) {
			if (!isOwnWord(owner) && canBeCalled(spelled(owner))) names.set(owner, spelled(owner));
			return;
		}
		if (token.text.length < 2 || /['’]/u.test(token.text) || isCard(index)) return;
		// "It's Bens turn": whose it is, written without its apostrophe.
		const isOwner = isName(token.text.replace(/s$/u, ''));
		if (isOwner && OWNED.test(tokens[index + 1]?.text ?? '')) return;
		if (isCalled(tokens, index, isTitled, isHalfName) && canBeCalled(spelled(token.text))) {
			names.set(token.text, spelled(token.text));
			return;
		}
		// "Nat: I attack. Oz: Bomb!": who speaks as others do.
		const led = tokens[index - 1];
		const isSpeaking =
			hasSpeakers &&
			token.capital &&
			tokens[index + 1]?.text === ':' &&
			!HEADINGS.test(token.text) &&
			(does(index + 2) || isCard(index + 2) || tokens[index + 2]?.text === 'i') &&
			(!led || ENDS.has(led.text));
		if (isSpeaking && canBeCalled(spelled(token.text))) {
			names.set(token.text, spelled(token.text));
			return;
		}
		// "Sneakily bombs": how it is done, and nobody's name.
		if (token.text.endsWith('ly') && !token.capital) return;
		const before = tokens[index - 1];
		const next = tokens[index + 1];
		const isHelped = /^(?:will|has|had|is|was|then|now|also|just|did|does)$/u.test(
			next?.text ?? ''
		);
		// "Zeno tries to buy Dinner".
		const isTrying =
			/^(?:tries|tried|wants|wanted|decides|decided|attempts|attempted)$/u.test(next?.text ?? '') &&
			tokens[index + 2]?.text === 'to';
		if (before && isDenying(tokens, index) && canBeCalled(spelled(token.text))) {
			names.set(token.text, spelled(token.text));
			return;
		}
		const ahead = !token.capital ? 1 : isTrying ? 3 : isHelped ? 2 : 1;
		const doing = tokens[index + ahead];
		const form = doing?.kind === 'word' ? verbOf(doing.text) : null;
		const opens =
			!before || before.kind === 'mark' || /^(?:and|then|so|but|player)$/u.test(before.text);
		// "While Liselot was fighting it".
		const isOngoing = isHelped && /^(?:is|was)$/u.test(next?.text ?? '');
		const acts =
			form !== null &&
			(ACTS.includes(form.verb) || isSpending(doing?.text)) &&
			(form.tense !== 'going on' || (token.capital && isOngoing)) &&
			(token.capital || /(?:s|ed)$/u.test(next?.text ?? '')) &&
			(doing === next || !isOwnWord(token.text));
		if (isOwner) return;
		// "Gets decoyed by Ugo": who does it.
		const isDoer =
			before?.text === 'by' && /ed$/u.test(tokens[index - 2]?.text ?? '') && does(index - 2);
		const isPlaced = isDoer || (token.capital && PLACES.test(before?.text ?? ''));
		// "Eve has Sad Bombs": a name of two words, and nobody who bombs.
		const isOfName = next?.capital === true && HAVING.test(before?.text ?? '');
		const isVerb = isCardVerb(index + 1) && !isOfName;
		const isDoing = isPlaced || acts || isVerb || has(tokens, index, isCard);
		// Inside a sentence a capital is that of a name.
		const isInside = token.capital && before?.kind === 'word';
		if ((opens || isPlaced || isInside) && isDoing && canBeCalled(spelled(token.text)))
			names.set(token.text, spelled(token.text));
	});
	// "Ella attacks, … Ellla rolls": a name that nobody has, beside the one it was to be.
	const sure = tokens.flatMap(({ text }) => {
		const name = text.replace(/['’]s?$/u, '');
		return seated.has(name) || FIRST_NAMES.has(name) ? [name] : [];
	});
	for (const word of names.keys()) {
		if (seated.has(word) || FIRST_NAMES.has(word) || CHARACTERS_CALLED.has(word)) continue;
		const meant = sure.find((name) => isMistypedName(word, name));
		if (meant !== undefined) names.set(word, seated.get(meant) ?? spelled(meant));
	}
	const written = writtenNames(tokens);
	// "Per the rulebook", "EDIT: solved": the capital is that of the sentence.
	const isWord = (index: number): boolean => {
		const { text = '', capital } = tokens[index] ?? {};
		const next = tokens[index + 1]?.text ?? '';
		// "Max HP?"
		if (text === 'max' && /^(?:hp|health|hearts|life|attack|atk|hand|number|amount)$/u.test(next))
			return true;
		const opens = index === 0 || ENDS.has(tokens[index - 1]?.text ?? '');
		return (
			WORDS_TOO.has(text) &&
			!names.has(text) &&
			(capital !== true ||
				(opens &&
					(/^(?:the|our|my|a|an|this|that|these)$/u.test(next) ||
						(text === 'edit' && next === ':'))))
		);
	};
	// "My Isaac", "taps her Judas": the character of whoever that is, and nobody besides.
	const isOwnCharacter = (index: number): boolean => {
		const word = tokens[index]?.text ?? '';
		const before = tokens[index - 1]?.text ?? '';
		if (!CHARACTERS_CALLED.has(word)) return false;
		if (/^(?:my|his|their)$/u.test(before)) return true;
		// "Can I recharge Isaac": what only a card can be.
		if (/^(?:recharge[sd]?|untap(?:s|ped)?|tap)$/u.test(before)) return true;
		const led = tokens[index - 2]?.text ?? '';
		return before === 'her' && (verbOf(led)?.verb === 'use' || /^(?:with|as|by)$/u.test(led));
	};
	const called = (word: string): string | null =>
		isName(word)
			? (seated.get(word) ?? written.get(word) ?? names.get(word) ?? spelled(word))
			: null;
	return {
		at(index) {
			const token = tokens[index];
			if (token?.kind !== 'word') return null;
			if (isWord(index) || isOwnCharacter(index)) return null;
			const whole = called(token.text);
			if (whole !== null) return { name: whole, owns: false };
			// "Gusses" as it is heard.
			const heard = /^(.+s)s?es$/u.exec(token.text)?.[1];
			const owner =
				heard !== undefined && isName(heard) ? heard : /^(.+?)(?:'s|'|s)$/u.exec(token.text)?.[1];
			const name = owner === undefined || isOwnWord(token.text) ? null : called(owner);
			return name === null ? null : { name, owns: true };
		},
		characterOf: (name) => CHARACTERS_CALLED.get(plain(name)) ?? null
	};
}
