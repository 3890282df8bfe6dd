/** Looking at cards and putting them in places. */
import type { Destination, Effect } from '../grammar.ts';
import { does, order, type Clause } from './clause.ts';
import { cardsThat, cardThat, howMany } from './filters.ts';
import { spaced } from './lists.ts';
import { nounFor } from './nouns.ts';
import { cardsWords, destinationWords } from './places.ts';
import type { Noun, Scope } from './scope.ts';
import { deckCalled } from './fitting.ts';

export type Look = Extract<Effect, { do: 'look' }>;

/** The clauses of a verb that looks at cards. */
export function lookClauses(effect: Look, scope: Scope): readonly Clause[] {
	const who = nounFor(effect.who, scope);
	const at = cardsWords(effect.at, scope);
	const first = effect.reveal ? does(who, 'reveal', at) : does(who, 'look', `at ${at}`);
	return [first, ...(seesOne(effect) ? oneSorted(effect, who, scope) : sorted(effect, scope))];
}
const seesOne = ({ at, sort }: Look): boolean =>
	at.in === 'deck' &&
	at.top === 1 &&
	sort.every(({ take }) => take !== 'all' && (take.min === 0 || take.max === 1));

/** What the deck is called that the cards were looked at in. */
const deckOf = ({ at }: Look): string =>
	at.in === 'deck' || at.in === 'discard' ? deckCalled(at.deck) : 'its deck';

/** Of the one card: put it back, or you may put it elsewhere. */
function oneSorted(effect: Look, who: Noun, scope: Scope): readonly Clause[] {
	const { sort, rest } = effect;
	const put = sort.map(({ take, where, to }): Clause => {
		const which = where.length === 0 ? 'it' : `it, if it's ${cardThat(where, scope)},`;
		const clause = placed(which, to, scope, deckOf(effect));
		return take !== 'all' && take.min === 0 ? { ...clause, who, verb: mayDo(clause) } : clause;
	});
	if (rest === 'top of deck') return [...put, order(otherwise(sort, 'put'), 'it back')];
	const left = placed('it', rest, scope, deckOf(effect));
	return [
		...put,
		{ ...left, verb: [otherwise(sort, left.verb[0]), otherwise(sort, left.verb[1])] }
	];
}

const mayDo = ({ verb }: Clause): Clause['verb'] => [`may ${verb[0]}`, `may ${verb[0]}`];
const otherwise = (sort: Look['sort'], verb: string): string =>
	sort.length > 0 ? `otherwise, ${verb}` : verb;

function sorted(effect: Look, scope: Scope): readonly Clause[] {
	const { sort, rest, order: how } = effect;
	const put = sort.map(({ take, where, to }) => {
		const cards = where.length === 0 ? 'of them' : `of the ${cardsThat(where, scope)} among them`;
		const many = take === 'all' ? 'all' : howMany(take, scope).replace(/ of$/u, '');
		return placed(`${many} ${cards}`, to, scope, deckOf(effect));
	});
	if (sort.length === 0 && rest === 'top of deck' && how === 'any' && effect.at.in === 'deck')
		return [order('put', 'them back in any order')];
	const left = placed(sort.length === 0 ? 'them' : 'the rest', rest, scope, deckOf(effect));
	const byDefault = DECK_ENDS.has(rest) ? 'in any order' : '';
	const ordered = how === 'random' ? 'in a random order' : byDefault;
	return [...put, { ...left, rest: spaced(left.rest, ordered) }];
}
const DECK_ENDS: ReadonlySet<unknown> = new Set(['top of deck', 'bottom of deck']);

/** What is done with a card that goes somewhere: it is put there, gained, or removed. */
function placed(what: string, to: Destination, scope: Scope, deck: string): Clause {
	if (typeof to === 'object' && 'gainedBy' in to)
		return does(nounFor(to.gainedBy, scope), 'gain', what);
	if (typeof to === 'object' && 'startingItemOf' in to)
		return does(nounFor(to.startingItemOf, scope), 'gain', `${what} as a starting item`);
	if (typeof to === 'object' && 'playedBy' in to)
		return does(nounFor(to.playedBy, scope), 'play', `${what} for free`);
	if (to === 'given to players') return order('give', `${what} to players of your choice`);
	if (to === 'removed from the game') return order('remove', `${what} from the game`);
	return order('put', `${what} ${destinationWords(to, scope, deck)}`);
}
