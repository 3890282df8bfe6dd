import type { TargetSpec } from '../abilities/grammar.ts';
import type { Edition } from '../editions/edition.ts';
import { PREDICATES } from '../flows/predicates/index.ts';
import { contextWanted, specsWanted } from '../mechanics/ability-of-decision.ts';
import { usableBy } from '../mechanics/others-items.ts';
import { isConditional } from '../mechanics/printed-abilities.ts';
import { topsFor } from '../mechanics/playing.ts';
import { targetsFor } from '../mechanics/targets.ts';
import { keptWhile, onceFor } from '../model/memo.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Ref, Seat } from '../model/words.ts';
import type { Refusal } from '../rules/step.ts';
import { legalityAt, refuserAt } from './refusals.ts';
import {
	activationsOf,
	actsOf,
	hasAbilitiesAsBefore,
	inEachMode,
	soulWishes,
	tableOf,
	wishesOf,
	wishFor,
	type ActionOption,
	type CandidateAction,
	type Table,
	type Wishes
} from './wishes.ts';

export type { ActionOption } from './wishes.ts';

/** Everything anybody could wish to do while a player has priority, each as it is offered now. */
export function playsAt(
	position: Position,
	holder: Seat,
	edition: Edition
): readonly ActionOption[] {
	const offer = offerAt(position, edition);
	const table = tableOf(position, edition);
	const all: ActionOption[] = [offer(actsOf(holder).pass)];
	for (let seat = 0; seat < position.players.length; seat++) {
		const wishes = wishesOf(seat)(table);
		if (seat === holder) offerOwn(all, wishes, offer);
		else for (const option of waitingPlays(wishes, holder, offer)) all.push(option);
	}
	for (const card of topsFor(position, holder))
		for (const wish of inEachMode(position, { do: 'play', player: holder, card }))
			all.push(offer(wishFor(wish)));
	const used = usableBy(position, holder);
	for (const slots of [position.slots.monster, position.slots.shop])
		for (const { top } of slots)
			if (top && !used.includes(top))
				for (const option of slotPlays(table, top, holder, offer)) all.push(option);
	for (const object of used)
		for (const wish of activationsOf(position, object, holder)) all.push(offer(wishFor(wish)));
	// What can be done with a room changes with everything else.
	for (const { top } of position.slots.room)
		for (const wish of top ? activationsOf(position, top, holder) : [])
			all.push(offer(wishFor(wish)));
	for (const wish of actsOf(position.turn.active).declarations) all.push(offer(wish));
	for (const wish of soulWishes(position)) all.push(offer(wishFor(wish)));
	return all;
}

/**
 * What a player who has priority may do: those of `playsAt` that are not refused. Nobody else's wishes are
 * looked at, and no refusal is put in words.
 */
export function legalPlaysAt(
	position: Position,
	holder: Seat,
	edition: Edition
): readonly ActionOption[] {
	const isLegal = legalityAt(position, edition);
	const { hand, objects } = wishesOf(holder)(tableOf(position, edition));
	const { pass } = actsOf(holder);
	const legal: ActionOption[] = [];
	const consider = (wish: CandidateAction): void => {
		if (isLegal(wish.decision)) legal.push(offered(position, wish, null));
	};
	consider(pass);
	hand.forEach(consider);
	for (const { wishes } of objects) wishes.forEach(consider);
	for (const card of topsFor(position, holder))
		for (const wish of inEachMode(position, { do: 'play', player: holder, card }))
			consider(wishFor(wish));
	for (const { top } of position.slots.room)
		for (const wish of top ? activationsOf(position, top, holder) : []) consider(wishFor(wish));
	for (const object of usableBy(position, holder))
		activationsOf(position, object, holder).map(wishFor).forEach(consider);
	actsOf(position.turn.active).declarations.forEach(consider);
	for (const wish of soulWishes(position)) consider(wishFor(wish));
	return legal;
}

const NO_SPECS: readonly TargetSpec[] = [];
const NO_TARGETS: readonly (readonly Ref[])[] = [];

/** Makes an offer of a wish: with its refusal, or with the targets it may have. */
type Offer = (wish: CandidateAction) => ActionOption;

function offerAt(position: Position, edition: Edition): Offer {
	const refuse = refuserAt(position, edition, false);
	return (wish) => offered(position, wish, refuse(wish.decision));
}

function offered(position: Position, wish: CandidateAction, refusal: Refusal | null): ActionOption {
	const { decision, offered: before } = wish;
	const specs = refusal ? NO_SPECS : specsWanted(position, decision);
	if (specs.length === 0)
		return before?.refusal === refusal
			? before
			: (wish.offered = { decision, refusal, targets: NO_TARGETS });
	const context = contextWanted(position, decision);
	return { decision, refusal, targets: specs.map((spec) => targetsFor(position, spec, context)) };
}

/** The wishes of a player who waits for priority. */
const waitingPlays = (own: Wishes, holder: Seat, offer: Offer): readonly ActionOption[] =>
	(own.waiting[holder] ??= [...own.hand, ...own.objects.flatMap(({ wishes }) => wishes)].map(
		(wish) => (wish.waiting[holder] ??= offer(wish))
	));

const NOTHING_TO_ACTIVATE = PREDICATES['it can be activated'].refused;
const DEACTIVATED = PREDICATES['it is charged'].refused;

/** Adds the wishes of the player who has priority; refusals that look only at the object are kept. */
function offerOwn(plays: ActionOption[], { hand, objects }: Wishes, offer: Offer): void {
	for (const wish of hand) plays.push(offer(wish));
	for (const { wishes, refused } of objects)
		for (let at = 0; at < wishes.length; at++) {
			const wish = wishes[at];
			if (!wish) continue;
			let play = refused[at];
			if (!play) {
				play = offer(wish);
				const why = play.refusal?.refused;
				if (why?.startsWith(NOTHING_TO_ACTIVATE) || why === DEACTIVATED) refused[at] = play;
			}
			plays.push(play);
		}
}

/** What is offered of an object in a slot, by who has priority, kept while the object is as it was. */
const offeredInSlot = onceFor(({ card }: GameObject) =>
	keptWhile<Table, (readonly ActionOption[] | undefined)[]>(
		(before, now) => hasAbilitiesAsBefore(before, now, isConditional(card, now.position.edition)),
		() => []
	)
);

/** The wishes to activate what is in a slot, which nobody controls. */
const slotPlays = (
	at: Table,
	top: GameObject,
	holder: Seat,
	offer: Offer
): readonly ActionOption[] =>
	(offeredInSlot(top)(at)[holder] ??= activationsOf(at.position, top, holder).map((wish) =>
		offer(wishFor(wish))
	));
