import type { CardKind } from '../cards/card.ts';
import { BONUS_SOULS } from '../cards/bonus-souls.ts';
import { cardOf, LIBRARY, standingsOf } from '../cards/library.ts';
import { playerAt, withPlayer, withSlot } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { SlotPlace } from '../model/task.ts';
import { DECK_OF_SLOT, type CardKey, type Option, type Seat } from '../model/words.ts';
import type { Point } from '../rules/points.ts';
import { hasVariant } from '../rules/variants.ts';
import { draw } from './decks.ts';
import { enteredPlay } from './entering.ts';
import { ask, set, tell, type Run } from './run.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { tellRevealed, topCard } from './top-card.ts';
import { kindInSlot, newObject } from './zones.ts';

/** How many bonus souls are active in a game (1). */
const ACTIVE_BONUS_SOULS = 3;

/** Fills one slot; an event goes to the bottom of the monster deck, and the next card is turned up (1). */
export function setUpSlot(run: Run, place: SlotPlace): TaskResult {
	const deck = DECK_OF_SLOT[place.slot];
	const top = topCard(run, 0, 0, deck);
	if (top === 'asked') return null;
	if (top === 'none') return NOTHING;
	const { card } = top;
	tellRevealed(run, deck, card);
	draw(run, deck);
	if (place.slot === 'monster' && kindInSlot(card, place) === 'event') {
		const { decks } = run.position;
		set(run, { decks: { ...decks, monster: [...decks.monster, { card, seenBy: [] }] } });
		tell(
			run,
			{ did: 'put card', card, from: 'deck', to: 'bottom of deck', deck },
			'event not set up'
		);
		if (onlyEvents(run.position, place)) {
			tell(run, { did: 'slot stays empty', ...place }, 'slot not set up');
			return NOTHING;
		}
		return [{ do: 'set up slot', place }];
	}
	const object = newObject(run, card, kindInSlot(card, place));
	run.position = withSlot(run.position, place, { top: object, covered: [] });
	tell(
		run,
		{ did: 'put into slot', ...place, source: { object: object.id, card }, covering: null },
		POINTS_OF_SLOT[place.slot]
	);
	return NOTHING;
}

const POINTS_OF_SLOT = {
	shop: 'shop set up',
	monster: 'monster slots set up',
	room: 'room set up'
} as const satisfies Record<SlotPlace['slot'], Point>;

/** Whether no monster is left to turn up: every card of the deck is known, and an event. */
const onlyEvents = ({ decks }: Position, place: SlotPlace): boolean =>
	decks.monster.every(({ card }) => card !== null && kindInSlot(card, place) === 'event');

const cardsOfKind = (kind: CardKind): readonly CardKey[] =>
	[...LIBRARY].flatMap(([key, card]) => (card.kind === kind ? [key] : []));

const asOptions = (cards: readonly CardKey[]): readonly Option[] =>
	cards.map((card, at) => ({ card, at }));

/** The characters that can be dealt; where all play Eden, another card stands in for one that is lacking (20.2). */
function charactersToDeal(position: Position, taken: readonly CardKey[]): readonly CardKey[] {
	const all = cardsOfKind('character');
	if (!hasVariant(position, 'eden only')) return all.filter((card) => !taken.includes(card));
	const edens = all.filter((card) => cardOf(card).eden);
	const left = edens.filter((card) => !taken.includes(card));
	return left.length > 0 ? left : edens;
}

/** What everybody begins with in casino mode. */
const casinoItems = (): readonly CardKey[] =>
	[...LIBRARY].flatMap(([key, { casino }]) => (casino ? [key] : []));

function pointOfDeal(position: Position, card: CardKey, taken: readonly CardKey[]): Point {
	if (hasVariant(position, 'selectable characters')) return 'characters selected';
	if (!hasVariant(position, 'eden only')) return 'characters dealt';
	return taken.includes(card) ? 'Eden’s stand-in' : 'Edens dealt';
}

/** Deals a character, deactivated, and its starting item, charged (1, 2.5). */
export function dealCharacter(run: Run, player: Seat): TaskResult {
	const taken = run.position.players.slice(0, player).map(({ character }) => character.card);
	const options = asOptions(charactersToDeal(run.position, taken));
	const answer = ask(run, 0, {
		who: player,
		purpose: { about: 'character' },
		domain: { pick: 'one' },
		options
	});
	if (!answer) return null;
	const [picked] = answer;
	const card = picked && 'at' in picked ? picked.card : null;
	if (card === null) return NOTHING;
	const character = { ...newObject(run, card, 'character'), charged: false };
	const { startingItem } = cardOf(card);
	const brought = [
		...(startingItem === undefined ? [] : [startingItem]),
		...(hasVariant(run.position, 'casino mode') ? casinoItems() : [])
	];
	const items = brought.map((item) => ({
		...newObject(run, item, 'item'),
		starting: true as const
	}));
	run.position = withPlayer(run.position, player, { character, items });
	tell(
		run,
		{ did: 'dealt character', player, source: { object: character.id, card } },
		pointOfDeal(run.position, card, taken),
		'character deactivated',
		...(startingItem === undefined ? [] : (['starting item of a character'] as const)),
		...(hasVariant(run.position, 'casino mode') ? (['slot machine dealt'] as const) : [])
	);
	for (const item of items) enteredPlay(run, item);
	return NOTHING;
}

/** Three bonus souls at random, of those of the base set, are the active ones (1, 2.4.1). */
export function drawBonusSouls(run: Run): TaskResult {
	const all = Object.keys(BONUS_SOULS);
	const count = Math.min(ACTIVE_BONUS_SOULS, all.length);
	const answer = ask(run, 0, {
		who: 0,
		purpose: { about: 'bonus souls' },
		domain: { pick: 'some', min: count, max: count },
		options: asOptions(all)
	});
	if (!answer) return null;
	const souls = answer.flatMap((option) =>
		'at' in option && option.card !== null ? [newObject(run, option.card, 'soul')] : []
	);
	set(run, { bonusSouls: souls });
	tell(run, { did: 'set up', what: 'bonus souls' }, 'bonus souls drawn');
	return NOTHING;
}

/** Whoever a card makes go first, or else whom the players name (1, 2.5). */
export function chooseFirstPlayer(run: Run): TaskResult {
	const named = firstByCard(run.position);
	let first = named;
	if (first === null) {
		const answer = ask(run, 0, {
			who: 0,
			purpose: { about: 'first player' },
			domain: { pick: 'one' },
			options: run.position.players.map((_, player) => ({ player }))
		});
		if (!answer) return null;
		const [picked] = answer;
		first = picked && 'player' in picked ? picked.player : 0;
	}
	set(run, { turn: { ...run.position.turn, active: first }, starting: first });
	run.position = withPlayer(run.position, first, { attacks: 1, purchases: 1 });
	tell(run, { did: 'goes first', player: first }, 'first player');
	return NOTHING;
}

function firstByCard(position: Position): Seat | null {
	const seat = position.players.findIndex((_, player) =>
		standingsOf(playerAt(position, player).character.card, position.edition).some(
			(standing) => 'game' in standing
		)
	);
	return seat < 0 ? null : seat;
}
