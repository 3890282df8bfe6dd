/** Whose roll, death or turn an ability looks at, and whom it reaches. */
import type { PlayerWord, Reach, Whose } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { eachFilters, manyFilters, someFilters } from './filters.ts';
import { PLAYERS, wordOf } from '../wording/kind-nouns.ts';
import { isInPassing, nounOf, objectWordIn, playerIn, type ClauseScope } from './nouns.ts';
import { called, either, map, stemAt, words, type Rule } from './rule.ts';
import type { Role } from './form.ts';

type Said = readonly (readonly [stems: readonly string[], of: readonly string[], Whose])[];

const PLAIN: Said = [
	[['you'], ['your'], 'you'],
	[['this'], ['this', 'card', "'s"], 'this'],
	[['the', 'active', 'player'], ['the', 'active', 'player', "'s"], 'active player'],
	[['the', 'attacking', 'player'], ['the', 'attacking', 'player', "'s"], 'attacking player'],
	[['a', 'player'], ['a', 'player', "'s"], 'a player'],
	[['a', 'monster'], ['a', 'monster', "'s"], 'a monster'],
	[['another', 'monster'], ['another', 'monster', "'s"], 'another monster']
];
const COMMON: ReadonlySet<string> = new Set([
	'"player"',
	'"monster"',
	'{"is":"monster","where":["another"]}'
]);

/** "you", "another monster", "an item you control". */
export function whoseIn(scope: Scope, role: Role): Rule<Whose> {
	const possessive = role === 'possessive';
	return called('whom it happens to', (text, at, next) => {
		for (const [subject, of, value] of PLAIN)
			words(possessive ? of : subject, value)(text, at, next);
		objectWordIn(scope, role)(text, at, (word, end) => {
			if (word === 'it') next(word, end);
			else if (typeof word === 'object' && 'target' in word && !isInPassing(word)) next(word, end);
		});
		namedIn(scope, role)(text, at, (named, end) => {
			if (!isPlainly(named)) next(named, end);
		});
		someFilters(scope)(text, at, (any, end) => {
			const [only, ...more] = any;
			if (only === undefined) return;
			if (more.length === 0 && COMMON.has(JSON.stringify(only))) return;
			const value: Whose = more.length > 0 ? { any } : only;
			if (possessive) words(["'s"], value)(text, end, next);
			else next(value, end);
		});
	});
}

/** Whoever is always somebody, in whatever is so: who was chosen, or did something, is only known where that was said. */
const isAlways = (word: PlayerWord): boolean =>
	word === 'active player' ||
	word === 'attacking player' ||
	(typeof word === 'object' &&
		(('leftOf' in word && (word.leftOf === 'you' || isAlways(word.leftOf))) ||
			('rightOf' in word && (word.rightOf === 'you' || isAlways(word.rightOf)))));

/** One player, by their word. */
interface ByPlayer {
	readonly is: 'player';
	readonly where: readonly [{ readonly by: PlayerWord }];
}

/** Whether a word for what was chosen can be said of a player alone. */
const isOfPlayers = (word: PlayerWord, scope: ClauseScope): boolean => {
	if (typeof word === 'object' && 'target' in word)
		return scope.targets[word.target]?.any.every((one) => PLAYERS.includes(wordOf(one))) ?? false;
	const isBound = word === 'chosen' || (typeof word === 'object' && 'chosen' in word);
	return !isBound || nounOf(word, scope).object.endsWith(' player');
};

/** "the active player", "they": one player by a word of their own. */
export const namedIn =
	(scope: ClauseScope, role: Role): Rule<ByPlayer> =>
	(text, at, next) => {
		playerIn(scope, role)(text, at, (by, end) => {
			if (by === 'you' || isInPassing(by) || (scope.ofThis && !isAlways(by))) return;
			if (!isOfPlayers(by, scope)) return;
			next({ is: 'player', where: [{ by }] }, end);
		});
	};

/** Whether a player has words of their own where it is said whose something is. */
const isPlainly = ({ where: [test] }: ByPlayer): boolean => {
	const by = typeof test === 'object' ? test.by : null;
	return (
		by === 'active player' ||
		by === 'attacking player' ||
		(typeof by === 'object' && by !== null && 'target' in by)
	);
};

/** What is said of several things of a kind begins with it. */
const SEVERAL: ReadonlySet<string> = new Set(['player', 'monster', 'item', 'soul', 'curse']);

const REACHES: readonly ('monsters' | 'players')[] = ['monsters', 'players'];

/** "you", "other monsters", "each item you control". */
export function reachIn(scope: ClauseScope, role: Role): Rule<Reach | 'other players'> {
	const possessive = role === 'possessive';
	const end = possessive ? ["'s"] : [];
	return called(
		'whom it reaches',
		either<Reach | 'other players'>(
			words(possessive ? ['your'] : ['you'], 'you'),
			words(possessive ? ['this', 'card', "'s"] : ['this'], 'this'),
			...(scope.itIsThis && !possessive ? [words(['it'], 'this' as const)] : []),
			...REACHES.map((name) => words([name.slice(0, -1), ...end], name)),
			words(['other', 'monster', ...end], 'other monsters'),
			words(['other', 'player', ...end], 'other players'),
			namedIn(scope, role),
			// "Players with 2 or more souls", "items you control".
			(text, at, next) => {
				if (!SEVERAL.has(stemAt(text, at))) return;
				map(manyFilters(scope), ([only]) => only)(text, at, (only, last) => {
					if (typeof only === 'object') words(end, only)(text, last, next);
				});
			},
			(text, at, next) => {
				map(eachFilters(scope), ([only]) => only)(text, at, (only, last) => {
					if (only !== undefined) words(end, only)(text, last, next);
				});
			}
		)
	);
}
