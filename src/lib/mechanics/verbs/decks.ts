import type { Cards, Test } from '../../abilities/grammar.ts';
import type { Cell } from '../../model/board.ts';
import type { Deck } from '../../model/words.ts';
import type { Beside } from '../../rules/points.ts';
import { isFoundByFurtherName } from '../card-names.ts';
import { canDraw, deckOfCard, draw, reshuffle, UNKNOWN } from '../decks.ts';
import { ask, set, tell, type Run } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { fizzleWithNothing } from '../late-fizzle.ts';
import { split } from './cards.ts';
import { amount, bounds, done, pick, ref, seat, type Doing, type EffectOf } from './doing.ts';
import { look, lookAndPutBack } from './looking.ts';
import { stays, isNoHandCard, holding } from './destinations.ts';
import { cameFrom, deckAt, mayPass, optionsAmong, source } from './sources.ts';

type DeckVerb =
	| 'look'
	| 'search'
	| 'reveal until'
	| 'shuffle'
	| 'look and put back'
	| 'put top of deck'
	| 'put top of discard on deck'
	| 'put top of discard'
	| 'put from discard'
	| 'put from under'
	| 'put from outside';

/** Looking at, searching, revealing and moving cards of decks and discards (3.2, 3.3). */
export function decks(doing: Doing, effect: EffectOf<DeckVerb>): TaskResult {
	const { run } = doing;
	switch (effect.do) {
		case 'look':
			return look(doing, effect);
		case 'search':
			return search(doing, effect);
		case 'reveal until':
			return revealUntil(doing, effect);
		case 'shuffle':
			shuffle(run, effect.deck);
			return NOTHING;
		case 'look and put back': {
			const where = ref(doing, effect.deck);
			return where && 'deck' in where ? lookAndPutBack(doing, effect, where.deck) : NOTHING;
		}
		case 'put top of deck': {
			const deck = deckAt(doing, effect.deck);
			if (deck === null) return NOTHING;
			if (isNoHandCard(effect.to, deck)) {
				stays(doing);
				return NOTHING;
			}
			const cell = draw(run, deck);
			if (!cell) {
				done(run, 0);
				return NOTHING;
			}
			const who = effect.who === undefined ? null : seat(doing, effect.who);
			const context = who === null ? doing.context : { ...doing.context, you: who };
			return [holding({ ...doing, context }, [cell], deck, 'deck', 0)];
		}
		case 'put top of discard on deck': {
			const where = ref(doing, effect.discard);
			if (!where || !('discard' in where)) return NOTHING;
			const { discards, decks: all } = run.position;
			const [top, ...rest] = discards[where.discard];
			if (!top) return NOTHING;
			set(run, {
				discards: { ...discards, [where.discard]: rest },
				decks: { ...all, [where.discard]: [top, ...all[where.discard]] }
			});
			tell(
				run,
				{ did: 'put card', card: top.card, from: 'discard', to: 'deck', deck: where.discard },
				'card put on a deck'
			);
			return NOTHING;
		}
		case 'put top of discard': {
			const { deck, to } = effect;
			const [top, ...rest] = run.position.discards[deck];
			if (!top) {
				done(run, 0);
				return NOTHING;
			}
			if (isNoHandCard(to, top.card === null ? deck : deckOfCard(top.card))) {
				stays(doing);
				return NOTHING;
			}
			set(run, { discards: { ...run.position.discards, [deck]: rest } });
			done(run, 1);
			return [holding(doing, [top], deck, 'discard', 0)];
		}
		case 'put from discard':
			return putFrom(doing, { in: 'discard', deck: effect.deck }, effect);
		case 'put from under':
			return putFrom(doing, { in: 'under', under: effect.under }, effect);
		case 'put from outside':
			return putFrom(doing, { in: 'outside' }, effect);
	}
}

/** So many cards of those in a place, chosen by a player, that fit. */
function putFrom(
	doing: Doing,
	cards: Cards,
	effect: EffectOf<'put from discard' | 'put from under' | 'put from outside'>
): TaskResult {
	const { run, at } = doing;
	const player = seat(doing, effect.who);
	const from = player === null ? null : source(doing, cards);
	if (player === null || !from) {
		done(run, 0);
		return NOTHING;
	}
	const options = optionsAmong(run, from.cells, effect.where).filter(
		(option) =>
			!('card' in option) ||
			option.card === null ||
			!isNoHandCard(effect.to, deckOfCard(option.card))
	);
	if (options.length === 0 && cards.in === 'outside')
		tell(run, { did: 'not done', effect: at }, 'card missing outside');
	const [least] = bounds(doing, effect.amount, 1);
	if (options.length === 0 && cards.in !== 'outside' && least > 0) fizzleWithNothing(run, at);
	const picked = pick(
		doing,
		0,
		player,
		{ about: 'cards', effect: at },
		options,
		bounds(doing, effect.amount, options.length)
	);
	if (!picked) return null;
	const { taken, left } = split(from.cells, picked);
	from.leave(left);
	done(run, taken.length);
	return taken.length === 0 ? NOTHING : [holding(doing, taken, from.deck, cameFrom(cards), 0)];
}

/** That a card is found by a name that is not in its name box. */
const pointsOfNames = (taken: readonly Cell[], where: readonly Test[]): readonly Beside[] =>
	taken.some(({ card }) => card !== null && isFoundByFurtherName(card, where))
		? ['further name']
		: [];

/** Searches a deck for cards that fit; the player may find none in a deck nobody has seen. */
function search(doing: Doing, effect: EffectOf<'search'>): TaskResult {
	const { run, at } = doing;
	const player = seat(doing, effect.who);
	if (player === null || !canDraw(run.position, effect.deck)) return NOTHING;
	reshuffle(run, effect.deck);
	const cells = run.position.decks[effect.deck];
	const options = optionsAmong(run, cells, effect.where);
	const most = effect.max === null ? options.length : amount(doing, effect.max);
	const certain = options.some((option) => 'at' in option && option.card !== null);
	const picked = pick(doing, 0, player, { about: 'cards', effect: at }, options, [
		certain && effect.max !== null ? Math.min(1, most) : 0,
		Math.min(most, options.length)
	]);
	if (!picked) return null;
	const { taken, left } = split(cells, picked);
	set(run, { decks: { ...run.position.decks, [effect.deck]: left } });
	tell(
		run,
		{ did: 'searched', player, deck: effect.deck, count: taken.length },
		'looked at',
		...pointsOfNames(taken, effect.where)
	);
	shuffle(run, effect.deck);
	done(run, taken.length);
	return taken.length === 0 ? NOTHING : [holding(doing, taken, effect.deck, 'deck', 0)];
}

/** Reveals from the top until so many cards fit (3.2). */
function revealUntil(doing: Doing, effect: EffectOf<'reveal until'>): TaskResult {
	const { run, context } = doing;
	const wanted = amount(doing, effect.count);
	const cells = run.position.decks[effect.deck];
	const found: Cell[] = [];
	const others: Cell[] = [];
	let question = 0;
	for (const cell of cells) {
		if (found.length >= wanted) break;
		let { card } = cell;
		if (card === null) {
			const answer = ask(run, question++, {
				who: context.you,
				purpose: { about: 'reveal', deck: effect.deck },
				domain: { pick: 'card', deck: effect.deck },
				options: []
			});
			if (!answer) return null;
			const [named] = answer;
			card = named && 'card' in named ? named.card : null;
		}
		if (card !== null && mayPass(run, { ...cell, card }, effect.where))
			found.push({ ...cell, card });
		else others.push({ ...cell, card });
	}
	set(run, {
		decks: { ...run.position.decks, [effect.deck]: cells.slice(found.length + others.length) }
	});
	const count = found.length + others.length;
	tell(run, { did: 'revealed cards', player: context.you, deck: effect.deck, count }, 'looked at');
	done(run, found.length);
	return [
		...(others.length > 0 ? [holding(doing, others, effect.deck, 'deck', 1)] : []),
		...(found.length > 0 ? [holding(doing, found, effect.deck, 'deck', 0)] : [])
	];
}

/** Shuffles a deck: nobody knows the order any more. */
export function shuffle(run: Run, deck: Deck): void {
	const { decks: all } = run.position;
	// A deck that holds only unnamed cards looks the same after shuffling.
	if (all[deck].some(({ card }) => card !== null))
		set(run, { decks: { ...all, [deck]: all[deck].map(() => UNKNOWN) } });
	tell(run, { did: 'shuffled', deck }, 'deck hidden');
}
