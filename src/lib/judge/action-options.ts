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
import type { CardKey, Ref, Seat } from '../model/words.ts';
import type { Refusal } from '../rules/step.ts';
import { legalityAt, refuserAt, type Said } from './refusals.ts';
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
	const tops = topsFor(position, holder);
	const all: ActionOption[] = [offer(actsOf(holder).pass)];
	for (let seat = 0; seat < position.players.length; seat++) {
		const wishes = wishesOf(seat)(table);
		if (seat === holder) {
			const said = handSaid(wishes, tops);
			for (const wish of wishes.hand) all.push(offer(wish, said));
			offerActivations(all, wishes, offer);
		} else all.push(...waitingPlays(wishes, holder, offer));
	}
	for (const card of tops)
		for (const wish of inEachMode(position, { do: 'play', player: holder, card }))
			all.push(offer(wishFor(wish)));
	const used = usableBy(position, holder);
	all.push(...slotPlays(table, used, holder, offer));
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
	const wishes = wishesOf(holder)(tableOf(position, edition));
	const tops = topsFor(position, holder);
	const said = handSaid(wishes, tops);
	const { pass } = actsOf(holder);
	const legal: ActionOption[] = [];
	const consider = (wish: CandidateAction, said: Said = 'no targets'): void => {
		if (isLegal(wish.decision, said)) legal.push(offered(position, wish, null));
	};
	consider(pass);
	for (const wish of wishes.hand) consider(wish, said);
	for (const object of wishes.objects) for (const wish of object.wishes) consider(wish, OWN);
	for (const card of tops)
		for (const wish of inEachMode(position, { do: 'play', player: holder, card }))
			consider(wishFor(wish));
	for (const { top } of position.slots.room)
		for (const wish of top ? activationsOf(position, top, holder) : []) consider(wishFor(wish));
	for (const object of usableBy(position, holder))
		for (const wish of activationsOf(position, object, holder)) consider(wishFor(wish));
	for (const wish of actsOf(position.turn.active).declarations) consider(wish);
	for (const wish of soulWishes(position)) consider(wishFor(wish));
	return legal;
}

const NO_SPECS: readonly TargetSpec[] = [];
const NO_TARGETS: readonly (readonly Ref[])[] = [];

/** Makes an offer of a wish: with its refusal, or with the targets it may have. */
type Offer = (wish: CandidateAction, said?: Said) => ActionOption;

function offerAt(position: Position, edition: Edition): Offer {
	const refuse = refuserAt(position, edition);
	return (wish, said = 'no targets') => offered(position, wish, refuse(wish.decision, said));
}

/** A wish of who has priority, with a card of their own. */
const OWN = 'no targets, of an own card';

/** What is known of the wishes to play a card of the hand, where nothing else may let one be played. */
const handSaid = ({ isLoot }: Wishes, tops: readonly CardKey[]): Said =>
	isLoot && tops.length === 0 ? 'no targets, of the hand' : OWN;

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

/** Adds what the player who has priority could activate; refusals that look only at the object are kept. */
function offerActivations(plays: ActionOption[], { objects }: Wishes, offer: Offer): void {
	for (const { wishes, refused } of objects)
		for (let at = 0; at < wishes.length; at++) {
			const wish = wishes[at];
			if (!wish) continue;
			let play = refused[at];
			if (!play) {
				play = offer(wish, OWN);
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

/** What is offered of all that is in the slots of monsters and the shop, by who has priority, kept as above. */
const offeredInSlots = keptWhile<Table, { comeAndGo: boolean; by: (readonly ActionOption[])[] }>(
	(before, now, { comeAndGo }) =>
		before.position.slots === now.position.slots && hasAbilitiesAsBefore(before, now, comeAndGo),
	({ position }) => ({
		comeAndGo: topsOf(position).some(({ card }) => isConditional(card, position.edition)),
		by: []
	})
);

const topsOf = ({ slots }: Position): readonly GameObject[] =>
	[...slots.monster, ...slots.shop].flatMap(({ top }) => top ?? []);

/** The wishes to activate what is in the slots and nobody controls, but for what somebody may use. */
function slotPlays(
	at: Table,
	used: readonly GameObject[],
	holder: Seat,
	offer: Offer
): readonly ActionOption[] {
	const all = (tops: readonly GameObject[]): readonly ActionOption[] =>
		tops.flatMap(
			(top) =>
				(offeredInSlot(top)(at)[holder] ??= activationsOf(at.position, top, holder).map((wish) =>
					offer(wishFor(wish))
				))
		);
	if (used.length > 0) return all(topsOf(at.position).filter((top) => !used.includes(top)));
	return (offeredInSlots(at).by[holder] ??= all(topsOf(at.position)));
}
