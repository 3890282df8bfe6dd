import { inPattern } from '../../model/in-pattern.ts';
import { cardOf } from '../../cards/library.ts';
import { nicknamesOf } from '../../cards/nicknames.ts';
import type { CardKey, Seat } from '../../model/words.ts';

/** Who sits at the table that a question is about, and which cards are spoken of there. */
export interface AskedAt {
	readonly names: readonly string[];
	readonly cards: readonly CardKey[];
}

/** A question in plain words: players are `p0`, `p1`, cards `c0`, `c1`, by their place in what it is asked at. */
export interface QuestionWords {
	readonly text: string;
	/** Those it is asked at, and behind them those of somebody, as "Ben's bomb". */
	readonly cards: readonly { readonly key: CardKey; readonly of: Seat | null }[];
}

/** Words that change nothing of what is asked. */
const FILLERS =
	/\b(?:still|then|now|too|as well|only|(?:n|and|or) (?:stuff|so|so on|everything|something)|even(?! (?:if|though))|also|just|actually|anyway|really|please|pls|(?<!\b(?:is|was) it )(?:ok|okay|right)|lol|btw|correct|finally|yet|here|exactly|overall|altogether|eventually|in the end|at the end(?: of (?:it|all it|the turn))?|in the process|in (?:it|my|our) (?:case|situation)|in total|for it|(?:from|out of) (?:it|all it)|after (?:it|all it)|afterwards|as a result|at it point|it turn|because of it|(?<!even )though|tho|guys|all)\b/gu;

/** "Does she die if Ben bombs her", "… at 1 HP": what follows is told; "am I at 1 HP" asks for it. */
const TOLD =
	/\s(?:(?:if|when|once|(?<!before or )after|because|since|while|during(?! an? (?:attack|fight|combat|battle)\b)|although|even though|even if|despite)(?:\s.*)?|(?<!^(?:am|is|are|was|were) \S+\s)(?:with|at|on) (?:only |just )?\d+ (?:hp|health|hearts?|life)|(?<=\bwins?\s)with (?:only |just )?\d+ souls?)$/u;

/** Whoever writes, where nothing else is said. */
const WRITER = 'Amy';

/** Before a question. */
const LEADS =
	/^(?:so|and|but|wait|hey|hi|hello|question|q|um|or|well|(?:my |our |the )?(?:question|dispute|argument) (?:is|was)|(?:does |do )?(?:anyone|anybody|someone|somebody|ph|pi) knows?|(?:can|could) (?:anyone|anybody|someone|somebody|ph) (?:tell|explain to) pi|(?:pi |ph )?(?:want|wants|need|needs|would like) to know|(?:pi |ph )?(?:am |are )?(?:wonder|wondering|not sure|unsure)|tell pi|any idea|would ph say(?: that)?|is it true that|are ph saying(?: that)?|does it mean(?: that)?|if|whether)\s+/u;

const plainOf = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[\u0300-\u036f]/gu, '')
		.replace(/[’`]/gu, "'")
		// Where a sentence ends, but for "XIII. Death" and "Mr. Boom".
		.replace(/(?<!\b(?:[ivxo0]+|[mjd]r|st|vs))[.:;]\s/gu, ' | ')
		.replace(/(\d+) ?¢/gu, '$1 cents')
		// "Is Bea alive (3 HP)?", "does he win w/ 3 souls?"
		.replace(
			/\((?:(?:only|just|at|with|on|has) )*\d ?(?:hp|health|hearts?|life|souls?|cents?)(?: left)?\)/gu,
			' '
		)
		.replace(/\bw\/ ?(?=\d)/gu, 'with ')
		.replace(/n't\b/gu, 'nt')
		.replace(/\bi'm\b/gu, 'am i')
		// "She's", and "she (Amy)'s".
		.replace(/\b(it|that|this|he|she)'s\b|(\))'s\b/gu, '$1$2 is')
		.replace(/'s\b/gu, ' s')
		.replace(/s'(?=\s)/gu, 's s')
		.replace(/[^a-z0-9()|\s]+/gu, ' ')
		.replace(/\s+/gu, ' ')
		.trim();

/** Words of the game, which alone name no card. */
const OF_THE_GAME: ReadonlySet<string> = new Set(
	'card cards loot soul souls roll item items death dead damage attack turn money cent cents coin coins monster treasure shop deck hand player dice die'.split(
		' '
	)
);

/** What a card may be called in a question, the longest first: its name, what players call it, a word of its name. */
function calls(key: CardKey, cards: readonly CardKey[]): readonly string[] {
	const whole = [cardOf(key).name, ...nicknamesOf(key)].map((name) =>
		plainOf(name).replace(/^(?:the|a) /u, '')
	);
	const parts = whole
		.flatMap((name) => name.split(' '))
		.filter((word) => word.length > 3 && !OF_THE_GAME.has(word));
	const others = cards.filter((other) => cardOf(other).name !== cardOf(key).name);
	const own = parts.filter((word) =>
		others.every((other) => !plainOf(cardOf(other).name).split(' ').includes(word))
	);
	return [...whole.filter((name) => !OF_THE_GAME.has(name)), ...own];
}

/** Somebody whom the writer knows, who is no monster. */
const SOMEBODY_ELSE =
	/\b(?:my|his|her|our|the) (?:friend|buddy|mate|opponent|brother|sister|wife|husband|girlfriend|boyfriend|roommate|cousin|dad|mom|son|daughter|other player)\b/gu;

/** The sign of whoever plays with the writer, where it can be only one. */
function otherThanWriter(names: readonly string[]): string {
	const others = names.flatMap((name, seat) => (name === WRITER ? [] : [seat]));
	return others.length === 1 && names.length === 2 ? `p${String(others[0])}` : 'ph';
}

/** A question with its players and cards as signs. */
export function questionWords(question: string, { names, cards }: AskedAt): QuestionWords {
	let text = plainOf(question);
	const put = (words: string, sign: string): void => {
		if (words !== '') text = text.replace(new RegExp(`\\b${inPattern(words)}\\b`, 'gu'), sign);
	};
	const players = names
		.map((name, seat) => ({ name: plainOf(name), seat }))
		.sort((a, b) => b.name.length - a.name.length);
	for (const { name, seat } of players) {
		// "Does she (Amy) die", "she's (Amy) alive".
		text = text.replace(
			new RegExp(`\\b(?:[a-z]+( is)|[a-z]+) \\(${inPattern(name)}\\)`, 'gu'),
			`p${String(seat)}$1`
		);
		// "Bens bomb"
		if (name.length > 2) put(`${name}s`, `p${String(seat)} s`);
		put(name, `p${String(seat)}`);
		// "Player 1", who sits there as P1.
		if (/^p\d$/u.test(name)) put(`player ${name.slice(1)}`, `p${String(seat)}`);
	}
	const all = cards
		.flatMap((key, at) => calls(key, cards).map((words) => ({ words, at })))
		.sort((a, b) => b.words.length - a.words.length);
	for (const { words, at } of all) put(words, `c${String(at)}`);
	const signs: { readonly key: CardKey; readonly of: Seat | null }[] = cards.map((key) => ({
		key,
		of: null
	}));
	text = text.replace(/\bp(\d+) s (?:\w+ )?c(\d+)\b/gu, (words, seat: string, at: string) => {
		const key = cards[Number(at)];
		if (key === undefined) return words;
		signs.push({ key, of: Number(seat) });
		return `c${String(signs.length - 1)}`;
	});
	// What is told before it is no question.
	text = (text.split('|').at(-1) ?? '')
		.replace(/[()]/gu, ' ')
		.replace(/\b(?:i|me|we)\b/gu, 'pi')
		.replace(SOMEBODY_ELSE, otherThanWriter(names))
		.replace(
			/\b(?:he|she|they|him|them|her(?! (?:attack|turn|item|items|loot|coins|money|soul|souls|cents|purchase|roll|death|hand)\b)|you)\b/gu,
			'ph'
		)
		.replace(/\b(?:this|that|it)\b/gu, 'it')
		.replace(
			/\b(?:(?:the|a|an|my|his|her|their|your|own|(?:p\d+|pi|ph) s) )+(c\d+)\b(?! s\b)/gu,
			'$1'
		)
		.replace(
			/(c\d+) (?:card|item|ability|effect|trigger(?= (?:resolve|happen|fizzle|come|count|work|stand|get|be|go)))\b/gu,
			'$1'
		)
		.replace(FILLERS, ' ')
		.replace(/\s+/gu, ' ')
		.trim();
	while (LEADS.test(text)) text = text.replace(LEADS, '');
	return {
		text: text.replace(TOLD, '').replace(/ (?:or not|yes or no|or no)$/u, ''),
		cards: signs
	};
}

/** Whom a sign means: a seat, or everybody it may be. */
export function seatsMeant(sign: string, names: readonly string[]): readonly Seat[] {
	const seat = /^p(\d+)$/u.exec(sign)?.[1];
	if (seat !== undefined) return [Number(seat)];
	const all = names.map((_, at) => at);
	const writer = names.indexOf(WRITER);
	return sign === 'pi' && writer >= 0 ? [writer] : all;
}
