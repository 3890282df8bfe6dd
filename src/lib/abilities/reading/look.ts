/** Looking at cards and putting them in places. */
import type { Cards, Destination, PlayerWord, Several, Sorting, Test } from '../grammar.ts';
import { CARDS } from '../english/places.ts';
import type { Look } from '../wording/looking.ts';
import type { Scope } from '../wording/scope.ts';
import { between, named, you, type Named, type Said, type Voice } from './clause.ts';
import { cardsOf, howManyIn } from './filters.ts';
import { phraseIn } from './match.ts';
import { playerIn } from './nouns.ts';
import { namesNothing } from './passing.ts';
import { destinationIn } from './places.ts';
import { after, chain, either, map, nothing, stemAt, words, type Rule } from './rule.ts';

/** "look at the top card of a deck", "reveal the cards in a player's hand". */
const heads = (scope: Scope): Rule<Pick<Look, 'at' | 'reveal'>> =>
	either<Pick<Look, 'at' | 'reveal'>>(
		map(after(['look', 'at'], cardsIn(scope)), (at) => ({ at, reveal: false })),
		map(after(['reveal'], cardsIn(scope)), (at) => ({ at, reveal: true }))
	);
const cardsIn = (scope: Scope): Rule<Cards> => phraseIn(CARDS, scope);

/** Cards that are put somewhere, or what is left of them. */
type Put =
	{ readonly sort: Sorting } | { readonly rest: Destination; readonly order: Look['order'] };

/** "You look at the top card of a deck, then put it back." */
export const lookIn = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(doing(scope, voice), ({ who, voice: said }) =>
		chain(heads(scope), (head) =>
			map(
				either(unlessNamed(puts(scope, who, said)), putBack(head, said)),
				({ sort, rest, order, voice: last }) => ({
					effect: { do: 'look', who: who.word as PlayerWord, ...head, sort, rest, order },
					voice: last
				})
			)
		)
	);

/** Whoever is named for cards that were looked at is chosen by then: no target, and it has no other words. */
const unlessNamed =
	(rule: Rule<Puts>): Rule<Puts> =>
	(text, at, next) =>
		rule(text, at, (put, end) => {
			if (namesNothing(put)) next(put, end);
		});

/** What was looked at goes back as it was, where nothing follows on the line that could be about it. */
const putBack =
	(head: Pick<Look, 'at'>, voice: Voice): Rule<Puts> =>
	(text, at, next) => {
		const after = stemAt(text, at) === '.' ? at + 1 : at;
		const ends = after === text.tokens.length || text.tokens[after]?.opens;
		if (head.at.in === 'deck' && ends)
			next({ sort: [], rest: 'top of deck', order: 'any', voice }, at);
	};

function doing(scope: Scope, voice: Voice): Rule<{ readonly who: Named; readonly voice: Voice }> {
	const unsaid = voice.may ?? voice.running ?? you;
	const running = (who: Named): Voice => (voice.may ? voice : { ...voice, running: who });
	return either(
		nothing({ who: unsaid, voice: voice.running === null ? running(you) : voice }),
		map(playerIn(scope, 'subject'), (word) => {
			const who = named(word, scope);
			return { who, voice: running(who) };
		})
	);
}

interface Puts {
	readonly sort: readonly Sorting[];
	readonly rest: Destination;
	readonly order: Look['order'];
	readonly voice: Voice;
}

/** Where the cards go, one place after the other. */
function puts(scope: Scope, who: Named, voice: Voice, known: readonly Sorting[] = []): Rule<Puts> {
	return chain(between(voice), (goesOn) =>
		chain(putOnce(scope), (put): Rule<Puts> => {
			if ('sort' in put) {
				const sorts = [...known, put.sort];
				const untold: Puts = { sort: sorts, rest: 'top of deck', order: 'any', voice: goesOn };
				return put.sort.take !== 'all' && put.sort.take.min === 0
					? either(puts(scope, who, goesOn, sorts), nothing(untold))
					: puts(scope, who, goesOn, sorts);
			}
			return nothing({ sort: known, rest: put.rest, order: put.order, voice: goesOn });
		})
	);
}

const ONE: Several = { min: 1, max: 1 };
const MAYBE: Several = { min: 0, max: 1 };

function putOnce(scope: Scope): Rule<Put> {
	const sorted = (take: Sorting['take'], where: readonly Test[], to: Destination): Put => ({
		sort: { take, where, to }
	});
	const one = (take: Several): Rule<Put> =>
		placing(
			scope,
			either(
				words(['it'], [] as readonly Test[]),
				after(['it', 'if', 'it', 'be'], cardsOf(null, true, scope))
			),
			(where, to) => sorted(take, where, to)
		);
	const some: Rule<Put> = placing(
		scope,
		chain(either<Sorting['take']>(howManyIn(scope), words(['all'], 'all')), (take) =>
			either(
				words(['of', 'them'], { take, where: [] as readonly Test[] }),
				words(['them'], { take, where: [] as readonly Test[] }),
				// "Put one into your hand."
				take === 'all' ? () => undefined : nothing({ take, where: [] as readonly Test[] }),
				map(after(['of', 'the'], cardsAmong(scope)), (where) => ({ take, where }))
			)
		),
		({ take, where }, to) => sorted(take, where, to)
	);
	const upToOne: Rule<Put> = map(some, (put) =>
		'sort' in put && put.sort.take !== 'all' && isOne(put.sort.take)
			? { sort: { ...put.sort, take: MAYBE } }
			: put
	);
	const back: Rule<Put> = either(
		words(['put', 'it', 'back'], { rest: 'top of deck', order: 'any' } as const),
		words(['otherwise', 'put', 'it', 'back'], { rest: 'top of deck', order: 'any' } as const),
		words(['put', 'them', 'back', 'in', 'any', 'order'], {
			rest: 'top of deck',
			order: 'any'
		} as const)
	);
	const left: Rule<Put> = chain(optionalWords(['otherwise']), () =>
		chain(
			either(
				placing(scope, either(words(['it'], null), words(['them'], null), theRest), (_, to) => to),
				// "… and the rest back on top": the verb may be that of the cards before.
				chain(optionalWords(['put']), () => chain(theRest, () => backIn(scope)))
			),
			(rest) =>
				either<Put>(
					words(['in', 'any', 'order'], { rest, order: 'any' }),
					words(['in', 'a', 'random', 'order'], { rest, order: 'random' }),
					nothing({ rest, order: 'any' })
				)
		)
	);
	const allowed = chain(
		either(
			words(['may'], null),
			map(playerIn(scope, 'subject'), () => null)
		),
		() => chain(optionalWords(['may']), () => either(one(MAYBE), upToOne))
	);
	return either(allowed, one(ONE), some, back, left);
}

const isOne = ({ min, max }: Several): boolean => min === 1 && max === 1;
const theRest: Rule<null> = either(
	words(['the', 'rest'], null),
	words(['the', 'other'], null),
	words(['the', 'other', '1'], null)
);
/** "Back", "back on top", "on the bottom": where the rest of what was looked at goes. */
const backIn = (scope: Scope): Rule<Destination> =>
	either(
		words<Destination>(['back'], 'top of deck'),
		chain(optionalWords(['back']), () => destinationIn(scope))
	);

const optionalWords = (stems: readonly string[]): Rule<null> =>
	either(words(stems, null), nothing(null));

const cardsAmong = (scope: Scope): Rule<readonly Test[]> =>
	chain(cardsOf(null, false, scope), (where) => words(['among', 'them'], where));

/** What is done with a card that goes somewhere: it is put there, gained, or removed. */
function placing<A, B>(
	scope: Scope,
	what: Rule<A>,
	made: (what: A, to: Destination) => B
): Rule<B> {
	const gaining = (by: PlayerWord): Rule<B> =>
		chain(after(['gain'], what), (cards) =>
			either(
				nothing(made(cards, { gainedBy: by })),
				words(['as', 'a', 'starting', 'item'], made(cards, { startingItemOf: by }))
			)
		);
	const playing = (playedBy: PlayerWord): Rule<B> =>
		chain(optionalWords(['may']), () =>
			chain(after(['play'], what), (cards) => words(['for', 'free'], made(cards, { playedBy })))
		);
	return either(
		playing('you'),
		chain(playerIn(scope, 'subject'), playing),
		chain(after(['give'], what), (cards) =>
			words(['to', 'player', 'of', 'your', 'choice'], made(cards, 'given to players'))
		),
		after(
			['put'],
			chain(what, (cards) => map(destinationIn(scope), (to) => made(cards, to)))
		),
		after(
			['remove'],
			chain(what, (cards) => words(['from', 'the', 'game'], made(cards, 'removed from the game')))
		),
		gaining('you'),
		chain(playerIn(scope, 'subject'), gaining)
	);
}
