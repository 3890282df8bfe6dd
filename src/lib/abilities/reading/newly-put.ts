/**
 * "Put a card of a deck in a slot. It gains +1 HP till end of turn." says "it" of what has just come into play, and
 * neither of this nor of what the event was about. Where that has a word ("what was put there") it is read so; where it
 * has none, it is left to the players.
 */
import { SLOT_KINDS } from '../../model/words.ts';
import type { Ability, TriggerEvent } from '../grammar.ts';
import type { Token } from './tokens.ts';

const stemOf = (tokens: readonly Token[], at: number): string => tokens[at]?.stem ?? '';
const isSlot = (stem: string): boolean => SLOT_KINDS.some((kind) => kind === stem);

const THAT: ReadonlySet<string> = new Set(['monster', 'card', 'item', 'room']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'another', 'each', 'the']);
const CARDS: ReadonlySet<string> = new Set([
	...THAT,
	'soul',
	'curse',
	'character',
	'object',
	'roll'
]);
const NO_CARD: ReadonlySet<string> = new Set(['turn', 'way', 'time', 'attack']);

/** Whether something is named at a place that "it" may be from there on: this, or another thing. */
function isNamedAt(tokens: readonly Token[], at: number): boolean {
	const next = stemOf(tokens, at + 1);
	if (stemOf(tokens, at) === 'this') return !NO_CARD.has(next);
	if (!ARTICLES.has(stemOf(tokens, at))) return false;
	const noun = tokens.slice(at + 1, at + 4).findIndex(({ stem }) => CARDS.has(stem));
	const behind = tokens.slice(at + 1, at + 4).findIndex(({ stem }) => SMALL.has(stem));
	return noun >= 0 && (behind < 0 || noun < behind) && !isSlotAt(tokens, at + 2 + noun);
}
const isSlotAt = (tokens: readonly Token[], at: number): boolean =>
	stemOf(tokens, at) === 'slot' || stemOf(tokens, at) === 'deck';
const SMALL: ReadonlySet<string> = new Set([
	'counter',
	'on',
	'to',
	'of',
	'in',
	'.',
	'from',
	'player'
]);

/** "It's your turn" is said of nothing. */
const isOfTheTurn = (tokens: readonly Token[], at: number): boolean =>
	stemOf(tokens, at + 1) === 'be' &&
	tokens.slice(at + 2, at + 7).some(({ stem }) => stem === 'turn');

/** How many words at a place are "it", "its" or "that monster"; none where they are not. */
function pronounAt(tokens: readonly Token[], at: number): number {
	const stem = stemOf(tokens, at);
	if (stem === 'its') return 1;
	if (stem === 'it') return isOfTheTurn(tokens, at) || NOT_IT.has(stemOf(tokens, at - 1)) ? 0 : 1;
	return stem === 'that' && THAT.has(stemOf(tokens, at + 1)) ? 2 : 0;
}
/** "Prevent it" is said of what would happen, "shuffle it" of the deck. */
const NOT_IT: ReadonlySet<string> = new Set(['prevent', 'cancel', 'shuffle']);

/** Where a sentence that puts a card in a slot has named that slot; -1 where it does not. */
function slotNamed(tokens: readonly Token[], from: number, end: number): number {
	const put = tokens.slice(from, end).findIndex(({ stem }) => stem === 'put');
	if (put < 0) return -1;
	for (let at = from + put; at < end; at += 1)
		if (stemOf(tokens, at) === 'slot' && isSlot(stemOf(tokens, at - 1))) return at;
	return -1;
}

const like = (word: Token, stem: string): Token => ({ ...word, stem, opens: false });
const WHAT_WAS_PUT = ['what', 'was', 'put', 'there'];

/** The tokens of a text, with "it" as what was put there, where a card was put in a slot before it. */
export function newlyPut(tokens: readonly Token[]): readonly Token[] {
	const said: Token[] = [];
	let isPut = false;
	let from = 0;
	for (let at = 0; at < tokens.length; at += 1) {
		const token = tokens[at];
		if (!token) break;
		if (token.opens) {
			isPut = false;
			from = at;
		}
		const length = isPut ? pronounAt(tokens, at) : 0;
		if (length > 0) {
			said.push(...WHAT_WAS_PUT.map((stem) => like(token, stem)));
			if (token.stem === 'its' || stemOf(tokens, at + length) === "'s")
				said.push(like(token, "'s"));
			at += stemOf(tokens, at + length) === "'s" ? length : length - 1;
			continue;
		}
		said.push(token);
		if (isPut && isNamedAt(tokens, at)) isPut = false;
		if (token.stem === 'slot' && slotNamed(tokens, from, at + 1) === at) isPut = true;
		if (token.stem === '.') from = at + 1;
	}
	return said;
}

/** Where something has come into play, or been chosen at random, that no word behind it can point at; -1 where none has. */
function hasComeAt(tokens: readonly Token[]): number {
	let random = false;
	for (const [at, { stem }] of tokens.entries()) {
		if (stem === '.') random = false;
		if (THINGS.has(stem)) random = true;
		const before = stemOf(tokens, at - 1);
		if (stem === 'treasure' && /^\d+$/u.test(before) && stemOf(tokens, at - 2) === '+') return at;
		if (stem === 'shuffle' && tokens.slice(0, at).some((one) => one.stem === 'search')) return at;
		if (stem === 'reroll' && isNamedAt(tokens, at + 1) && !isOfRoll(tokens, at)) return at + 1;
		if (stem === 'random' && before === 'at' && random) return at;
	}
	return -1;
}
const isOfRoll = (tokens: readonly Token[], at: number): boolean =>
	tokens.slice(at, at + 4).some(({ stem }) => stem === 'roll');
const THINGS: ReadonlySet<string> = new Set(['item', 'soul', 'room', 'curse']);

/** Whether "it" stands behind something that came into play, and would be read as another thing. */
export function saysItOfWhatCame(tokens: readonly Token[]): boolean {
	const came = hasComeAt(tokens);
	if (came < 0) return false;
	for (let at = came + 2; at < tokens.length; at += 1) {
		// What stands in brackets only explains.
		if (isNamedAt(tokens, at) || stemOf(tokens, at) === '(') return false;
		if (pronounAt(tokens, at) > 0) return stemOf(tokens, at + 1) !== 'controller';
	}
	return false;
}

/** Whether a card that was discarded is asked what it was, as if that were this, or what the event was about. */
export const asksOfDiscarded = (ability: Ability, tokens: readonly Token[]): boolean =>
	/"what":"(?:this|it)","fits"/u.test(JSON.stringify(ability)) &&
	tokens.some(
		({ stem }, at) =>
			stem === 'discard' &&
			tokens
				.slice(at)
				.some((one, i) => one.stem === 'it' && ['was', 'be'].includes(stemOf(tokens, at + i + 1)))
	);

/** What happens to a card that no word behind it points at. */
const OF_A_CARD: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
	'discard',
	'loot',
	'gain treasure',
	'play loot'
]);

/**
 * Whether "it" is the card that somebody discarded or looted, and is read as this. "Each time a player discards a loot
 * card, they may put it on top of the loot deck."
 */
export const saysItOfACard = (ability: Ability, tokens: readonly Token[]): boolean =>
	saysItOfTaken(ability, tokens) ||
	(ability.way === 'trigger' &&
		OF_A_CARD.has(ability.when.on) &&
		JSON.stringify(ability.effect).includes('"this"') &&
		!tokens.some(({ stem }, at) => stem === 'this' && isNamedAt(tokens, at)) &&
		tokens.some((_, at) => pronounAt(tokens, at) > 0));

/** "Steal a loot card from them and put it into discard." speaks of that card, and not of this. */
function saysItOfTaken(ability: Ability, tokens: readonly Token[]): boolean {
	if (ability.way === 'static' || !JSON.stringify(ability.effect).includes('"this"')) return false;
	const taken = tokens.findIndex(
		({ stem }, at) =>
			stem === 'loot' &&
			stemOf(tokens, at + 1) === 'card' &&
			tokens.slice(Math.max(0, at - 3), at).some((one) => TAKES.has(one.stem))
	);
	if (taken < 0) return false;
	const later = tokens.slice(taken + 2);
	const it = later.findIndex((_, at) => pronounAt(later, at) > 0);
	const between = it < 0 ? [] : later.slice(0, it);
	const isNamed = between.some(
		({ stem }, at) => stem === 'choose' || (stem === 'this' && isNamedAt(later, at))
	);
	return it >= 0 && !isNamed;
}
const TAKES: ReadonlySet<string> = new Set(['discard', 'give', 'put', 'reveal', 'steal', 'take']);
