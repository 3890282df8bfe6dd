import type { Destination } from '../../abilities/grammar.ts';
import { cardOf, effectAt } from '../../cards/library.ts';
import type { PutTo } from '../../model/happening/index.ts';
import { withObject, withSlot } from '../../model/objects.ts';
import type { GameObject, Cell } from '../../model/board.ts';
import type { CameFrom, SlotPlace, Task } from '../../model/task.ts';
import { type CardKey, type Deck, type Seat, type SlotKind } from '../../model/words.ts';
import type { Point } from '../../rules/points.ts';
import { gainObject } from '../belongings.ts';
import { deckOfCard, putIntoDiscard, retire } from '../decks.ts';
import { ask, follow, set, setTop, tell, topFrame, type Run } from '../run.ts';
import { isPlayedInstead, putCard } from '../slots.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { expandSlots, newObject } from '../zones.ts';
import { intoHand } from './cards.ts';
import { amount, object, seat, type Doing } from './doing.ts';
import { canPlay, playNow } from './play-now.ts';
import { destinationOf, needsName, stays } from './destinations.ts';
import { choiceForEach, openSlots, slotChosen, slotsWithATop } from './slots-chosen.ts';

/** Puts cards into a deck: so many from the top, or at the bottom (3.2). */
function intoDeck(run: Run, deck: Deck, cards: readonly Cell[], from: number | 'bottom'): void {
	const { decks } = run.position;
	const at = from === 'bottom' ? decks[deck].length : Math.min(from, decks[deck].length);
	set(run, {
		decks: {
			...decks,
			[deck]: [...decks[deck].slice(0, at), ...cards, ...decks[deck].slice(at)]
		}
	});
}

/** Puts cards into a slot, covered by what is on top of it (3.5). */
function coverWithTop(run: Run, place: SlotPlace, cards: readonly CardKey[]): void {
	const slot = run.position.slots[place.slot][place.index];
	if (!slot) return;
	run.position = withSlot(run.position, place, { ...slot, covered: [...slot.covered, ...cards] });
}

/** Puts held cards where the effect says; asks for names and slots first. */
export function putHeld(run: Run, task: Extract<Task, { do: 'put cards' }>): TaskResult {
	const { at, context, deck, from, which } = task;
	const to = destinationOf(effectAt(at, run.position.edition), which);
	let question = 0;
	const cards: Cell[] = [];
	for (const cell of task.cards) {
		if (cell.card !== null || !needsName(to)) {
			cards.push(cell);
			continue;
		}
		const answer = ask(run, question++, {
			who: context.you,
			purpose: { about: 'reveal', deck },
			domain: { pick: 'card', deck },
			options: []
		});
		if (!answer) return null;
		const [named] = answer;
		cards.push(named && 'card' in named ? { ...cell, card: named.card } : cell);
	}
	return putCards({ run, at, context }, cards, deck, to, from, question);
}

/** The rules by which a card goes to a place, where more is to be said than that it moves. */
const POINTS_OF_PLACE: Partial<Readonly<Record<PutTo, Point>>> = {
	discard: 'top card discarded',
	deck: 'card put on a deck',
	outside: 'card removed',
	below: 'card covered',
	under: 'card put under'
};

/** Whether cards of a deck that stay in it may lie in another order by it. */
const isReordered = (where: PutTo, { length }: readonly Cell[]): boolean =>
	where === 'bottom of deck' || where === 'into deck' || (where === 'deck' && length > 1);

/** The deck that a card belongs to, or where it came from if it belongs to none or nobody knows it. */
const ownDeck = (card: CardKey | null, deck: Deck): Deck =>
	card === null ? deck : (deckOfCard(card) ?? deck);

/** Cards by the deck they belong to, in their order. */
function byDeck(cards: readonly Cell[], deck: Deck): ReadonlyMap<Deck, readonly Cell[]> {
	const found = new Map<Deck, readonly Cell[]>();
	for (const cell of cards) {
		const own = ownDeck(cell.card, deck);
		found.set(own, [...(found.get(own) ?? []), cell]);
	}
	return found;
}

function putCards(
	doing: Doing,
	cards: readonly Cell[],
	deck: Deck,
	to: Destination,
	from: CameFrom,
	question: number
): TaskResult {
	const { run, context } = doing;
	const told = (where: PutTo, who?: number): void => {
		for (const { card } of cards)
			tell(
				run,
				{
					did: 'put card',
					card,
					from,
					to: where,
					deck: ownDeck(card, deck),
					...(who === undefined ? {} : { player: who })
				},
				POINTS_OF_PLACE[where] ?? 'card put',
				...(from === 'deck' && isReordered(where, cards)
					? (['cards put back in order'] as const)
					: []),
				...(where === 'into deck' ? (['counted from the top'] as const) : []),
				...(where === 'discard' && from === 'play' && deck === 'monster'
					? (['monster discarded'] as const)
					: [])
			);
	};
	if (to === 'discard') {
		for (const { card } of cards) putIntoDiscard(run, card, ownDeck(card, deck));
		told('discard');
		return NOTHING;
	}
	if (to === 'top of deck' || to === 'bottom of deck') {
		for (const [own, some] of byDeck(cards, deck))
			intoDeck(run, own, some, to === 'top of deck' ? 0 : 'bottom');
		told(to === 'top of deck' ? 'deck' : to);
		return NOTHING;
	}
	if (to === 'played') return named(cards).map((card): Task => ({ do: 'play event', card }));
	if (to === 'given to players') return giveToPlayers(doing, named(cards), question);
	if (to === 'removed from the game') {
		set(run, { outside: [...run.position.outside, ...named(cards)] });
		told('outside');
		return NOTHING;
	}
	if (to === 'active bonus souls') {
		const souls = named(cards).map((card) => newObject(run, card, 'soul'));
		set(run, { bonusSouls: [...(run.position.bonusSouls ?? []), ...souls] });
		told('bonus souls');
		return NOTHING;
	}
	if ('fromTop' in to) {
		const place = Math.max(0, amount(doing, to.fromTop));
		const matters = place > 0 && run.position.decks[deck].length >= place;
		const counted = matters && follow(run, 'from-top') === 'as-that-card';
		intoDeck(run, deck, cards, counted ? place - 1 : place);
		told('into deck');
		return NOTHING;
	}
	if ('handOf' in to) {
		const player = seat(doing, to.handOf);
		if (player === null) return NOTHING;
		if (deck !== 'loot' && from === 'deck') {
			intoDeck(run, deck, cards, 0);
			stays(doing);
			return NOTHING;
		}
		intoHand(run, player, cards);
		told('hand', player);
		return NOTHING;
	}
	if ('playedBy' in to) {
		const player = seat(doing, to.playedBy);
		return named(cards).flatMap((card): readonly Task[] => {
			if (player !== null && canPlay(run, player, card))
				return playNow(run, player, card, { free: true, copy: false });
			putIntoDiscard(run, card, ownDeck(card, deck));
			return [];
		});
	}
	if ('under' in to) {
		const on = object(doing, to.under);
		if (!on) return NOTHING;
		run.position = withObject(run.position, on.object.id, {
			under: [...(on.object.under ?? []), ...named(cards)]
		});
		told('under');
		return NOTHING;
	}
	if ('gainedBy' in to || 'startingItemOf' in to) {
		const player = seat(doing, 'gainedBy' in to ? to.gainedBy : to.startingItemOf);
		const quality = 'gainedBy' in to ? {} : { starting: true as const };
		if (player === null) return NOTHING;
		for (const card of named(cards))
			gainObject(run, player, { ...newObject(run, card, kindGained(card)), ...quality });
		return NOTHING;
	}
	if ('belowIn' in to) {
		const place = slotChosen(doing, slotsWithATop(run, to.belowIn), context.you, question);
		if (place === 'asked') return null;
		if (place === 'none') for (const card of named(cards)) retire(run, card);
		else coverWithTop(run, place, named(cards));
		told(place === 'none' ? 'discard' : 'below');
		return NOTHING;
	}
	if ('newSlot' in to) {
		const { put, played } = sorted(run, named(cards), to.newSlot);
		for (const card of put) {
			expandSlots(run, to.newSlot, 1);
			const index = run.position.slots[to.newSlot].length - 1;
			havePut(run, putCard(run, { slot: to.newSlot, index }, card, 'card put'));
		}
		return played;
	}
	return ontoSlots(doing, named(cards), to, question);
}

/** Gives each card to a player whom the controller of the ability chooses: a curse, a soul or an item (6.16). */
function giveToPlayers(doing: Doing, cards: readonly CardKey[], question: number): TaskResult {
	const { run, context } = doing;
	const players = run.position.players.map((_, player) => ({ player }));
	const chosen = choiceForEach(doing, cards, players, question);
	if (!chosen) return null;
	const receivers = chosen.map((to): Seat => ('player' in to ? to.player : context.you));
	for (const [index, card] of cards.entries())
		gainObject(run, receivers[index] ?? context.you, newObject(run, card, kindGained(card)));
	return NOTHING;
}

/** The cards that go into slots of a kind, and the playing of those that do not. */
function sorted(
	run: Run,
	cards: readonly CardKey[],
	slot: SlotKind
): { readonly put: readonly CardKey[]; readonly played: readonly Task[] } {
	const isPlayed = (card: CardKey): boolean => isPlayedInstead(run, card, { slot, index: 0 });
	return {
		put: cards.filter((card) => !isPlayed(card)),
		played: cards.filter(isPlayed).map((card): Task => ({ do: 'play event', card }))
	};
}

const named = (cards: readonly Cell[]): readonly CardKey[] =>
	cards.flatMap(({ card }) => card ?? []);

function kindGained(card: CardKey): 'item' | 'curse' | 'soul' {
	if (cardOf(card).kind === 'curse') return 'curse';
	return deckOfCard(card) === 'monster' ? 'soul' : 'item';
}

/** Whether an object is on top of a slot. */
const isIn = ({ position }: Run, { slot, index }: SlotPlace, id: number | null): boolean =>
	id !== null && position.slots[slot][index]?.top?.id === id;

/** Puts cards on slots of the player's choice, one after another. */
function ontoSlots(
	doing: Doing,
	cards: readonly CardKey[],
	{ slot, another }: Extract<Destination, { slot: SlotKind }>,
	question: number
): TaskResult {
	const { run, context } = doing;
	const { put, played } = sorted(run, cards, slot);
	const options = openSlots(run, slot).filter(
		(place) => !another || !isIn(run, place, context.source)
	);
	const chosen = choiceForEach(doing, put, options, question);
	if (!chosen) return null;
	for (const [index, card] of put.entries()) {
		const place = chosen[index];
		if (place && 'slot' in place) havePut(run, putCard(run, place, card, 'card put'));
		else retire(run, card);
	}
	return played;
}

/** Notes what has been put into play, for what an ability says of it afterwards. */
function havePut(run: Run, { id }: GameObject): void {
	const top = topFrame(run.position);
	setTop(run, { ...top, put: id, puts: [...(top.puts ?? []), id] });
}
