/**
 * "Players can't attack or purchase items." says of two things that they cannot be done. It
 * is read as if each had been said by itself.
 */
import { stemsOf, type Token } from './tokens.ts';

/** What can be barred beside something else. */
const ACTS: readonly (readonly string[])[] = [
	'play loot cards',
	'activate items',
	'activate abilities',
	'attack',
	'purchase items',
	'purchase',
	'gain ¢',
	'gain souls',
	'gain treasure',
	'loot',
	'heal',
	'steal',
	'recharge items'
].map(stemsOf);

/** Words by which a sentence is said of something that happens, or is done: what is barred is a part of it. */
const HAPPENS: ReadonlySet<string> = new Set(['time', 'when', '↷', '$', ':', 'choose', 'roll']);

/** The tokens of a text, each ban of several acts told once for each of them. */
export function eachBanApart(tokens: readonly Token[]): readonly Token[] {
	const can = tokens.findIndex(
		({ stem }, at) => stem === "can't" && listAt(tokens, at + 1) !== null
	);
	const list = can < 0 ? null : listAt(tokens, can + 1);
	if (list === null) return tokens;
	const begin = beginningOf(tokens, can);
	const end = endOf(tokens, list.end);
	const before = tokens.slice(begin, can + 1);
	const rest = tokens.slice(list.end, end);
	const said = list.acts.flatMap((act, i): readonly Token[] => {
		const [first] = act;
		const place = i === 0 || !first ? {} : { from: first.from, to: first.from };
		const own = [...before, ...act, ...rest].map((token) =>
			i === 0 ? token : { ...token, ...place, opens: false }
		);
		const isOver = i === list.acts.length - 1 || own.at(-1)?.stem === '.';
		return isOver ? own : [...own, { stem: '.', from: 0, to: 0, ...place, opens: false }];
	});
	return [...tokens.slice(0, begin), ...said, ...eachBanApart(tokens.slice(end))];
}

/** "play loot cards or activate items" at a place: what is barred, each by its words; null where it is one thing. */
function listAt(
	tokens: readonly Token[],
	at: number
): { readonly acts: readonly (readonly Token[])[]; readonly end: number } | null {
	const acts: (readonly Token[])[] = [];
	for (let from = at; ;) {
		const act = ACTS.find((stems) => stems.every((stem, i) => tokens[from + i]?.stem === stem));
		if (!act) return null;
		const end = from + act.length;
		acts.push(tokens.slice(from, end));
		if (tokens[end]?.stem === 'or') from = end + 1;
		else if (tokens[end]?.comma && acts.length > 0) from = end;
		else return acts.length > 1 ? { acts, end } : null;
	}
}

/** Where what is barred begins: the whole sentence, unless it tells of something that happens first. */
function beginningOf(tokens: readonly Token[], can: number): number {
	let at = can;
	while (at > 0 && !tokens[at]?.opens && tokens[at - 1]?.stem !== '.') at -= 1;
	const happens = tokens.slice(at, can).findLastIndex(({ stem }) => HAPPENS.has(stem));
	if (happens < 0) return at;
	const comma = tokens.slice(0, can + 1).findLastIndex((token) => token.comma);
	const colon = tokens.slice(0, can).findLastIndex(({ stem }) => stem === ':' || stem === '↷');
	return Math.max(at, comma, colon + 1);
}

function endOf(tokens: readonly Token[], at: number): number {
	let end = at;
	while (end < tokens.length && tokens[end]?.stem !== '.' && tokens[end]?.opens !== true) end += 1;
	return tokens[end]?.stem === '.' ? end + 1 : end;
}
