import type { TargetSpec } from '../abilities/grammar.ts';
import type { Edition } from '../editions/edition.ts';
import { PREDICATES } from '../flows/predicates/index.ts';
import { contextWanted, specsWanted } from '../mechanics/ability-of-decision.ts';
import { topsFor } from '../mechanics/playing.ts';
import { targetsFor } from '../mechanics/targets.ts';
import type { Position, Slot } from '../model/position.ts';
import type { Ref, Seat } from '../model/words.ts';
import type { Refusal } from '../rules/step.ts';
import { legalityAt, refuserAt } from './refusals.ts';
import {
	activationsOf,
	actsOf,
	inEachMode,
	keptAt,
	soulWishes,
	wishFor,
	type ActionOption,
	type CandidateAction,
	type Kept
} from './wishes.ts';

export type { ActionOption } from './wishes.ts';

/** Everything anybody could wish to do while a player has priority, each as it is offered now. */
export function playsAt(
	position: Position,
	holder: Seat,
	edition: Edition
): readonly ActionOption[] {
	const offer = offerAt(position, edition);
	const own: ActionOption[] = [];
	// Joined at the end and not one by one: most of it is kept from before.
	const all: (readonly ActionOption[])[] = [[offer(actsOf(holder).pass)]];
	for (let seat = 0; seat < position.players.length; seat++) {
		const kept = keptAt(position, seat, edition);
		if (seat === holder) offerOwn(own, kept, offer);
		all.push(seat === holder ? own : waitingPlays(kept, holder, offer));
	}
	const rest: ActionOption[] = [];
	for (const card of topsFor(position, holder))
		for (const wish of inEachMode(position, { do: 'play', player: holder, card }))
			rest.push(offer(wishFor(wish)));
	all.push(rest, slotPlays(position, holder, edition, offer));
	all.push(actsOf(position.turn.active).declarations.map(offer));
	all.push(soulWishes(position).map((wish) => offer(wishFor(wish))));
	return NO_PLAYS.concat(...all);
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
	const { hand, objects } = keptAt(position, holder, edition);
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
const waitingPlays = (own: Kept, holder: Seat, offer: Offer): readonly ActionOption[] =>
	(own.waiting[holder] ??= [...own.hand, ...own.objects.flatMap(({ wishes }) => wishes)].map(
		(wish) => (wish.waiting[holder] ??= offer(wish))
	));

const NOTHING_TO_ACTIVATE = PREDICATES['it can be activated'].refused;
const DEACTIVATED = PREDICATES['it is charged'].refused;

/** Adds the wishes of the player who has priority; refusals that look only at the object are kept. */
function offerOwn(plays: ActionOption[], { hand, objects }: Kept, offer: Offer): void {
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

let keptSlots: {
	readonly slots: Position['slots'];
	readonly edition: Edition;
	readonly byHolder: (readonly ActionOption[])[];
} | null = null;

/** The wish to activate what is in the slots, which nobody controls: the same until a slot changes. */
function slotPlays(
	position: Position,
	holder: Seat,
	edition: Edition,
	offer: Offer
): readonly ActionOption[] {
	const { slots } = position;
	if (keptSlots?.slots !== slots || keptSlots.edition !== edition)
		keptSlots = { slots, edition, byHolder: [] };
	const others = (keptSlots.byHolder[holder] ??= [...slots.monster, ...slots.shop].flatMap((slot) =>
		playsWith(position, slot, holder, offer)
	));
	// What can be done with a room changes with everything else.
	return slots.room.length === 0
		? others
		: [...others, ...slots.room.flatMap((slot) => playsWith(position, slot, holder, offer))];
}

const playsWith = (
	position: Position,
	{ top }: Slot,
	holder: Seat,
	offer: Offer
): readonly ActionOption[] =>
	top ? activationsOf(position, top, holder).map((wish) => offer(wishFor(wish))) : NO_PLAYS;
const NO_PLAYS: readonly ActionOption[] = [];
