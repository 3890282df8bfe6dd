import type { TargetSpec } from '../abilities/grammar.ts';
import type { Edition } from '../editions/edition.ts';
import { PREDICATES } from '../flows/predicates/index.ts';
import { abilitiesOn, anyGiven } from '../mechanics/abilities-on.ts';
import { contextWanted, optionsWanted, specsWanted } from '../mechanics/ability-of-decision.ts';
import { topsFor } from '../mechanics/playing.ts';
import { isConditional, type Held } from '../mechanics/printed-abilities.ts';
import { targetsFor } from '../mechanics/targets.ts';
import type { Decision } from '../model/decision.ts';
import { hasSameInPlay, playerAt } from '../model/objects.ts';
import type { GameObject, Player, Position, Slot } from '../model/position.ts';
import type { CardKey, Ref, Seat } from '../model/words.ts';
import type { Refusal } from '../rules/step.ts';
import { hasVariant as anyPlays } from '../rules/variants.ts';
import { refuserAt } from './refusals.ts';

/** Something a player could want to do with priority, legal or refused. */
export interface ActionOption {
	readonly decision: Decision;
	readonly refusal: Refusal | null;
	/** For a legal play that needs targets: the legal ones for each, in order. */
	readonly targets: readonly (readonly Ref[])[];
}

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

const NO_SPECS: readonly TargetSpec[] = [];
const NO_TARGETS: readonly (readonly Ref[])[] = [];

/** Something a player could wish to do. */
interface CandidateAction {
	readonly decision: Decision;
	/** How it was offered last without targets: refused for the same reason, it is the same offer. */
	offered: ActionOption | null;
	/** How it is offered while somebody else has priority, by who has it. */
	readonly waiting: (ActionOption | undefined)[];
}

const wishFor = (decision: Decision): CandidateAction => ({
	decision,
	offered: null,
	waiting: []
});

/** Makes an offer of a wish: with its refusal, or with the targets it may have. */
type Offer = (wish: CandidateAction) => ActionOption;

function offerAt(position: Position, edition: Edition): Offer {
	const refuse = refuserAt(position, edition, false);
	return (wish) => {
		const { decision, offered } = wish;
		const refusal = refuse(decision);
		const specs = refusal ? NO_SPECS : specsWanted(position, decision);
		if (specs.length === 0)
			return offered?.refusal === refusal
				? offered
				: (wish.offered = { decision, refusal, targets: NO_TARGETS });
		const context = contextWanted(position, decision);
		return { decision, refusal, targets: specs.map((spec) => targetsFor(position, spec, context)) };
	};
}

/** What a player can do without a card. */
interface Acts {
	readonly pass: CandidateAction;
	readonly declarations: readonly CandidateAction[];
}

const acts: (Acts | undefined)[] = [];

const actsOf = (player: Seat): Acts =>
	(acts[player] ??= {
		pass: wishFor({ do: 'pass', player }),
		declarations: (['attack', 'purchase', 'end turn'] as const).map((act) =>
			wishFor({ do: act, player })
		)
	});

/** The wishes of the active player to give up a soul, where that buys something. */
function soulWishes(position: Position): readonly Decision[] {
	if (!anyPlays(position, 'souls are $$$')) return NO_WISHES;
	const player = position.turn.active;
	return playerAt(position, player).souls.map(({ id: soul }): Decision => ({
		do: 'soul purchase',
		player,
		soul
	}));
}
const NO_WISHES: readonly Decision[] = [];

/** The wishes to activate an object. */
interface Activations {
	readonly object: GameObject;
	readonly held: readonly Held[];
	readonly wishes: readonly CandidateAction[];
	/** Those that are refused as long as the object is the same, by their place. */
	readonly refused: ActionOption[];
}

/** What is kept for a seat while its player has the same cards: most decisions change nobody's. */
interface Kept {
	readonly player: Player;
	readonly edition: Edition;
	/** What gives and takes abilities, where something does. */
	readonly given: Given | null;
	readonly hand: readonly CandidateAction[];
	readonly objects: readonly Activations[];
	/** All of them as they are offered while somebody else has priority, by who has it. */
	readonly waiting: (readonly ActionOption[] | undefined)[];
}

type Given = Pick<Position, 'players' | 'slots' | 'effects' | 'turn'>;

/** Whether nothing gives abilities, or everything that does is as before. */
const isGivenAlike = (before: Given | null, now: Given | null): boolean =>
	before === null || now === null
		? before === now
		: before.players === now.players &&
			before.slots === now.slots &&
			before.effects === now.effects &&
			before.turn === now.turn;

/** Whether a player has the same cards as before: in hand and in play. */
const hasSameCards = (before: Player, now: Player): boolean =>
	before === now || (before.hand === now.hand && hasSameInPlay(before, now));

const kept: (Kept | undefined)[] = [];

/** What a player could wish to do, kept as long as it is the same. */
function keptAt(position: Position, seat: Seat, edition: Edition): Kept {
	const player = playerAt(position, seat);
	const before = kept[seat];
	if (
		before?.edition === edition &&
		hasSameCards(before.player, player) &&
		(before.given !== null || anyGiven(position) ? isGivenAlike(before.given, position) : true)
	)
		return before;
	const objects = objectsOf(player);
	const comesAndGoes =
		anyGiven(position) || objects.some(({ card }) => isConditional(card, position.edition));
	const alike = before?.edition === edition ? before : undefined;
	const now: Kept = {
		player,
		edition,
		given: comesAndGoes ? position : null,
		hand: alike?.player.hand === player.hand ? alike.hand : handWishes(position, player, seat),
		objects: objects.map((object, index) =>
			activations(position, object, seat, alike?.objects[index])
		),
		waiting: []
	};
	kept[seat] = now;
	return now;
}

/** The wishes to activate an object, which are the same while it has the same abilities. */
function activations(
	position: Position,
	object: GameObject,
	seat: Seat,
	before: Activations | undefined
): Activations {
	const held = abilitiesOn(position, object);
	if (before?.object === object && before.held === held) return before;
	const isSame = before?.object.id === object.id && before.held === held;
	const wishes = isSame ? before.wishes : activationsOf(position, object, seat).map(wishFor);
	return { object, held, wishes, refused: [] };
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

const objectsOf = ({ character, items, curses }: Player): readonly GameObject[] => [
	character,
	...items,
	...curses
];

/** The wishes to play each card of a hand, legal or not. */
function handWishes(position: Position, { hand }: Player, seat: Seat): readonly CandidateAction[] {
	const cards = new Set<CardKey>();
	for (const { card } of hand) if (card !== null) cards.add(card);
	return [...cards].flatMap((card) =>
		inEachMode(position, { do: 'play', player: seat, card }).map(wishFor)
	);
}

/** A wish once for each option it can take; as it is where it offers none. */
function inEachMode(
	position: Position,
	wish: Extract<Decision, { do: 'play' | 'activate' }>
): readonly Decision[] {
	const options = optionsWanted(position, wish);
	return options === 0 ? [wish] : Array.from({ length: options }, (_, mode) => ({ ...wish, mode }));
}

/** A wish for each ability of an object that could be activated; one to be refused if it has none. */
function activationsOf(position: Position, object: GameObject, player: Seat): readonly Decision[] {
	const lines = abilitiesOn(position, object).flatMap(({ ability: { way } }, line) =>
		way === 'tap' || way === 'paid' ? [line] : []
	);
	return (lines.length > 0 ? lines : [0]).flatMap((line) =>
		inEachMode(position, { do: 'activate', player, object: object.id, line })
	);
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
