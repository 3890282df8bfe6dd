/**
 * "↷: Gain 2¢. At the end of your turn, take 1 damage." is one ability: what is done at the end of
 * the turn is part of what it does. On a line of its own it would be another ability, which its card has every turn.
 */
import type { Token } from './tokens.ts';

/** How a line begins that does something once: with its sign, or with an order. */
const ONCE: ReadonlySet<string> = new Set([
	'↷',
	'$',
	'till',
	'choose',
	'gain',
	'loot',
	'deal',
	'heal',
	'put',
	'recharge',
	'steal',
	'discard',
	'destroy',
	'kill',
	'play',
	'roll'
]);
const LATER = [
	['at the end of your turn', 'the next time your turn ends'],
	['at the end of the turn', "the next time a player 's turn ends this turn"],
	['at the end of turn', "the next time a player 's turn ends this turn"]
].map(([theirs = '', ours = '']) => [theirs.split(' '), ours.split(' ').map(stem)] as const);

/** Words of ours by their stems. */
function stem(word: string): string {
	return word === 'ends' ? 'end' : word;
}

/** "Recharge this" is the same each turn. */
const isRecharged = (tokens: readonly Token[], at: number): boolean =>
	tokens[at]?.stem === 'recharge' && tokens[at + 1]?.stem === 'this';

/** The tokens of a text, with what is done later in a line that does something once. */
export function laterInLine(tokens: readonly Token[]): readonly Token[] {
	const said: Token[] = [];
	let isOnce = false;
	for (let at = 0; at < tokens.length;) {
		const token = tokens[at];
		if (!token) break;
		if (token.opens) isOnce = ONCE.has(token.stem);
		const begins = isOnce && !token.opens && tokens[at - 1]?.stem === '.';
		const found = begins
			? LATER.find(([theirs]) => theirs.every((one, i) => tokens[at + i]?.stem === one))
			: undefined;
		if (!found || isRecharged(tokens, at + found[0].length)) {
			said.push(token);
			at += 1;
			continue;
		}
		said.push(...found[1].map((one): Token => ({ ...token, stem: one, opens: false })));
		at += found[0].length;
	}
	return said;
}
