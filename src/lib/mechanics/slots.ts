import { hasKeyword } from '../cards/library.ts';
import { locate, playerAt, type Located } from '../model/objects.ts';
import type { GameObject, Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import type { SlotPlace } from '../model/task.ts';
import { DECK_OF_SLOT, type CardKey, type Option, type Seat } from '../model/words.ts';
import type { AtPoint, Beside, Point } from '../rules/points.ts';
import { follows } from '../rules/readings.ts';
import { bearsKeyword } from './abilities-on.ts';
import { attackChoice, purchaseTargets } from './attack-targets.ts';
import { useAttack } from './attacks.ts';
import { gainTreasureCard } from './belongings.ts';
import { challengeSlotOf } from './challenges.ts';
import { coverable } from './covering.ts';
import { enteredPlay } from './entering.ts';
import { remember } from './history.ts';
import { attackUnderWay } from './pointing.ts';
import { ask, follow, set, setTop, tell, tellBefore, topFrame, type Run } from './run.ts';
import { inForce } from './static-effects.ts';
import { hasHp } from './stats.ts';
import type { TaskResult } from './task-result.ts';
import { tellRevealed, topCard } from './top-card.ts';
import { queueTriggers } from './triggers.ts';
import { whoIs } from './who.ts';
import {
	discardTelling,
	draw,
	expandSlots,
	give,
	kindInSlot,
	leavePlace,
	putIntoDiscard,
	putIntoSlot,
	uncover
} from './zones.ts';

const NOTHING: TaskResult = [];

export function gainTreasure(run: Run, player: Seat, count: number): TaskResult {
	if (count <= 0) return NOTHING;
	const top = topCard(run, 0, player, 'treasure');
	if (top === 'asked') return null;
	if (top === 'none') return NOTHING;
	const { card } = top;
	tellRevealed(run, 'treasure', card);
	draw(run, 'treasure');
	gainTreasureCard(run, player, card);
	return [{ do: 'gain treasure', player, count: count - 1 }];
}

/** The attacker chooses what to attack; an attack that was granted or owed for it is used up (8). */
export function chooseAttackTarget(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'attack') return NOTHING;
	const choice = attackChoice(run.position);
	const answer = ask(run, 0, {
		who: frame.attacker,
		purpose: { about: 'attack target' },
		domain: { pick: 'one' },
		options: choice.targets
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked || !('object' in picked || 'player' in picked || 'deck' in picked)) return NOTHING;
	useAttack(run, frame, picked);
	if (choice.atOdds) follow(run, 'owed-attacks');
	const target = 'deck' in picked ? ('deck' as const) : picked;
	setTop(run, { ...frame, target });
	const who = target === 'deck' ? target : whoIs(run.position, target);
	if (who)
		tell(
			run,
			{ did: 'attack target', player: frame.attacker, target: who },
			'attack target chosen',
			...pointsOfTarget(run.position, target),
			...(choice.obliged ? (['attack forced'] as const) : []),
			...(choice.atOdds ? (['several attacks forced'] as const) : [])
		);
	noticeAttackOn(run, frame.attacker, target);
	return NOTHING;
}

/** What else allows a target: a player or an object that is no monster; the deck stands for no monster (8). */
function pointsOfTarget(position: Position, target: Damageable | 'deck'): readonly Beside[] {
	if (target === 'deck') return ['deck attacked'];
	const isMonster =
		'object' in target && locate(position, target.object)?.object.kind === 'monster';
	if (isMonster) return pointsOfSlotOf(position, target);
	if ('player' in target) return ['another target attacked', 'player attacked'];
	const found = locate(position, target.object);
	const isFamiliar = found !== null && bearsKeyword(position, found.object, 'familiar');
	return [
		'another target attacked',
		'object attacked',
		...(isFamiliar ? (['familiar attacked'] as const) : [])
	];
}

/** A slot of a challenge is no monster slot, and yet what is in it can be attacked (18). */
function pointsOfSlotOf(position: Position, of: Damageable): readonly Beside[] {
	const as = challengeSlotOf(position, of);
	if (as === null) return [];
	return [as === 'minion' ? 'minion attacked' : 'boss attacked'];
}

/** Abilities look at an attack that is declared on something (8). */
function noticeAttackOn(run: Run, player: Seat, against: Damageable | 'deck'): void {
	queueTriggers(run, {
		on: 'declare attack',
		of: { player },
		against,
		data: { player, ...(against === 'deck' ? {} : { to: against }) }
	});
}

/** The deck's top card goes on a slot of the attacker's choice, covering what is there (8). */
export function putAttackedCard(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'attack') return NOTHING;
	const found = topCard(run, 0, frame.attacker, 'monster');
	if (found === 'asked') return null;
	if (found === 'none') return NOTHING;
	const { card } = found;
	// A card whose name was asked for has used up the first question.
	const asked = run.position.decks.monster[0]?.card === null ? 1 : 0;
	const answer = ask(run, asked, {
		who: frame.attacker,
		purpose: { about: 'slot to cover' },
		domain: { pick: 'one' },
		// An indomitable one gets a slot of its own, whichever it would have covered (4.6).
		options: hasKeyword(card, 'indomitable') ? ownSlot(run.position) : coverable(run.position)
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked || !('slot' in picked)) return NOTHING;
	tellRevealed(run, 'monster', card);
	draw(run, 'monster');
	// What looks for an attack on "this" looks at a monster only: an event is not attacked (8).
	const place = { slot: 'monster', index: picked.index } as const;
	const also =
		kindInSlot(card, place) === 'event' ? [] : (['attack goes on with the card'] as const);
	const spared = run.position.slots.monster.some(
		({ top }) => top !== null && bearsKeyword(run.position, top, 'indomitable')
	);
	const { id } = putCard(
		run,
		place,
		card,
		'top card attacked',
		...also,
		...(spared && !hasKeyword(card, 'indomitable') ? (['indomitable covered'] as const) : [])
	);
	const top = topFrame(run.position);
	if (top.chart !== 'attack') return NOTHING;
	const target = { object: id };
	setTop(run, { ...top, target });
	set(run, {
		turn: {
			...run.position.turn,
			attacked: [...(run.position.turn.attacked ?? []), target]
		}
	});
	// What is declared on the deck is declared on the monster too that comes up (8).
	if (hasHp(run.position, target)) noticeAttackOn(run, frame.attacker, target);
	return NOTHING;
}

export function choosePurchase(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'purchase') return NOTHING;
	const answer = ask(run, 0, {
		who: frame.buyer,
		purpose: { about: 'purchase' },
		domain: { pick: 'one' },
		options: purchaseTargets(run.position)
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked) return NOTHING;
	setTop(run, { ...frame, target: 'object' in picked ? picked.object : 'deck' });
	const { buyer: player } = frame;
	const of = 'object' in picked ? { object: picked.object } : null;
	queueTriggers(run, {
		on: 'declare purchase',
		of: { player },
		against: of ?? 'deck',
		data: { player, ...of }
	});
	return NOTHING;
}

/** Gains what has been paid for (9). */
export function takePurchase(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'purchase') return NOTHING;
	const { buyer, target, cost = 0 } = frame;
	if (target === 'deck') {
		const gained = gainTreasure(run, buyer, 1);
		const top = gained?.length ? playerAt(run.position, buyer).items.at(-1) : undefined;
		if (top)
			queueTriggers(run, {
				on: 'purchase',
				of: { player: buyer },
				against: 'deck',
				data: { player: buyer, object: top.id, amount: cost }
			});
		return gained;
	}
	const found = target === null ? null : locate(run.position, target);
	if (!found) return NOTHING;
	const { object } = found;
	const from = run.steps.length;
	leavePlace(run, found);
	give(run, buyer, 'items', object);
	remember(run, 'shop items purchased');
	tellBefore(run, from, () => {
		tell(
			run,
			{ did: 'purchased', player: buyer, source: { object: object.id, card: object.card } },
			'purchase gained'
		);
	});
	const gained = { of: { player: buyer }, data: { player: buyer, object: object.id } };
	queueTriggers(run, { on: 'purchase', of: gained.of, data: { ...gained.data, amount: cost } });
	queueTriggers(run, { on: 'gain object', purchased: true, ...gained });
	queueTriggers(run, { on: 'come to control', ...gained });
	return NOTHING;
}

/** The active player orders the slots to refill (10). */
export function orderRefills(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'refill') return NOTHING;
	const answer = ask(run, 0, {
		who: run.position.turn.active,
		purpose: { about: 'refill order' },
		domain: { pick: 'order' },
		options: frame.slots
	});
	if (!answer) return null;
	setTop(run, {
		...frame,
		slots: answer.flatMap((option) =>
			'slot' in option ? [{ slot: option.slot, index: option.index }] : []
		)
	});
	return NOTHING;
}

/** Fills one slot with the top card of its deck, whose name is asked for if nobody knows it (10). */
export function refill(run: Run): TaskResult {
	const frame = topFrame(run.position);
	const place = frame.chart === 'refill' ? frame.slots[0] : undefined;
	if (frame.chart !== 'refill' || !place) return NOTHING;
	if ((run.position.slots[place.slot][place.index]?.covered.length ?? 0) > 0) {
		setTop(run, { ...frame, slots: frame.slots.slice(1) });
		uncover(run, place, 'uncovered by a death');
		return NOTHING;
	}
	const deck = DECK_OF_SLOT[place.slot];
	const top = topCard(run, 0, run.position.turn.active, deck);
	if (top === 'asked') return null;
	setTop(run, { ...frame, slots: frame.slots.slice(1) });
	if (top === 'none') {
		tell(run, { did: 'slot stays empty', ...place }, 'nothing to draw');
		return NOTHING;
	}
	tellRevealed(run, deck, top.card);
	draw(run, deck);
	putCard(
		run,
		place,
		top.card,
		place.slot === 'shop' ? 'shop refilled' : 'slot refilled',
		...(kindInSlot(top.card, place) === 'event' ? (['event in a slot'] as const) : []),
		...pointsOfRefill(run.position)
	);
	return NOTHING;
}

/** What else holds for a refill: it comes before the turn ends, whoever has died. */
export const pointsOfRefill = ({ players, turn }: Position): readonly Beside[] => [
	...(players[turn.active]?.dead === true ? (['refilled though dead'] as const) : []),
	...(turn.phase === 'end' ? (['refilled before the turn ends'] as const) : [])
];

/** The slot that the next one to be added is. */
const ownSlot = (position: Position): readonly Option[] => [
	{ slot: 'monster', index: position.slots.monster.length }
];

/** Puts what is in a slot into discard, and the top card of its deck there instead. */
export function replaceWithTop(run: Run, who: Seat, { object, place }: Located): TaskResult {
	if (!('slot' in place)) return NOTHING;
	const deck = DECK_OF_SLOT[place.slot];
	const top = topCard(run, 0, who, deck);
	if (top === 'asked') return null;
	if (!discardTelling(run, object, DISCARDED[place.slot])) return NOTHING;
	if (top === 'none') return NOTHING;
	tellRevealed(run, deck, top.card);
	draw(run, deck);
	if (isPlayedInstead(run, top.card, place)) return [{ do: 'play event', card: top.card }];
	putCard(run, place, top.card, 'card put');
	return NOTHING;
}

/** What is put into discard from a slot; a monster that goes there so gives no rewards. */
const DISCARDED = {
	monster: 'top monster discarded',
	shop: 'top card discarded',
	room: 'top card discarded'
} as const satisfies Record<SlotPlace['slot'], Point>;

/** Whether a card is played that an effect would put into a slot: it is no monster, and covers none. */
export const isPlayedInstead = ({ options }: Run, card: CardKey, place: SlotPlace): boolean =>
	options.events === 'are played' && kindInSlot(card, place) === 'event';

/** Whether the monster in a slot is being attacked. */
function isAttacked(position: Position, option: Option | undefined): boolean {
	if (!option || !('slot' in option)) return false;
	const target = attackUnderWay(position)?.target ?? null;
	const top = position.slots[option.slot][option.index]?.top;
	return target !== null && target !== 'deck' && 'object' in target && target.object === top?.id;
}

/** Puts a card on a slot by the rules given, and tells what it covers; an indomitable one gets a slot of its own (4.6). */
export function putCard(
	run: Run,
	wanted: SlotPlace,
	card: string,
	...because: AtPoint
): GameObject {
	let place = wanted;
	if (wanted.slot === 'monster' && hasKeyword(card, 'indomitable')) {
		expandSlots(run, 'monster', 1);
		place = { slot: 'monster', index: run.position.slots.monster.length - 1 };
	}
	const covering = run.position.slots[place.slot][place.index]?.top?.card ?? null;
	const from = run.steps.length;
	const object = putIntoSlot(run, place, card);
	tellBefore(run, from, () => {
		tell(
			run,
			{ did: 'put into slot', ...place, source: { object: object.id, card }, covering },
			...because,
			...(covering === null ? [] : (['card covered'] as const)),
			...(place === wanted ? [] : (['other slot covered'] as const))
		);
	});
	enteredPlay(run, object);
	if (place.slot === 'monster') {
		const of = { object: object.id };
		queueTriggers(run, { on: 'be put in a monster slot', of, data: of });
	}
	return object;
}

/** An ambush becomes a monster in a slot of its player's choice, to be attacked this turn (4.6). */
export function putAmbush(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'resolution' || frame.item.kind !== 'loot') return NOTHING;
	const { card, controller } = frame.item;
	const free = coverable(run.position);
	const slots = follows(run.position, 'ambush-slot', 'any')
		? free
		: free.filter((slot) => !isAttacked(run.position, slot));
	if (slots.length === 0) {
		putIntoDiscard(run, card, 'loot');
		tell(
			run,
			{ did: 'put card', card, from: 'stack', to: 'discard', deck: 'loot' },
			'ambush discarded'
		);
		return NOTHING;
	}
	const answer = ask(run, 0, {
		who: controller,
		purpose: { about: 'slot to cover' },
		domain: { pick: 'one' },
		options: slots
	});
	if (!answer) return null;
	const [picked] = answer;
	const matters = slots.length < free.length || isAttacked(run.position, picked);
	if (matters) follow(run, 'ambush-slot');
	if (!picked || !('slot' in picked)) return NOTHING;
	const told = run.steps.length;
	const object = putCard(run, picked, card, 'slot covered by an ambush');
	const { turn } = run.position;
	const on = { object: object.id };
	const from = { card, line: 0, path: [] };
	set(run, {
		turn: {
			...turn,
			grants: [...(turn.grants ?? []), { on, times: 1 }],
			obligations: [...(turn.obligations ?? []), { on, times: 1, from }]
		}
	});
	tellBefore(run, told, () => {
		tell(
			run,
			{ did: 'became monster', player: controller, source: { object: object.id, card } },
			'ambush becomes a monster',
			...(matters ? (['ambush in a slot'] as const) : [])
		);
	});
	return NOTHING;
}

/** After a turn in which a monster died the active player may put a room into discard (2.6, 7.3). */
export function discardRoom(run: Run): TaskResult {
	const options = run.position.slots.room.flatMap(({ top }) =>
		top && !staysInPlay(run.position, top) ? [{ object: top.id }] : []
	);
	if (options.length === 0) return NOTHING;
	const answer = ask(run, 0, {
		who: run.position.turn.active,
		purpose: { about: 'room to discard' },
		domain: { pick: 'some', min: 0, max: 1 },
		options
	});
	if (!answer) return null;
	const [picked] = answer;
	const found = picked && 'object' in picked ? locate(run.position, picked.object) : null;
	if (!found) return NOTHING;
	discardTelling(run, found.object, 'room discarded');
	return NOTHING;
}

/** Whether an object can't be put into discard: eternal, or by its own ability (4.6). */
export const staysInPlay = (position: Position, object: GameObject): boolean =>
	bearsKeyword(position, object, 'eternal') ||
	inForce(position, 'this').some(
		({ standing, context }) =>
			'this' in standing &&
			standing.this === "can't be put into discard" &&
			context.source === object.id
	);
