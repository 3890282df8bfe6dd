import type { Edition } from '../editions/edition.ts';
import { abilitiesOn, anyGiven } from '../mechanics/abilities-on.ts';
import { optionsWanted } from '../mechanics/ability-of-decision.ts';
import { isConditional, type Held } from '../mechanics/printed-abilities.ts';
import type { Decision } from '../model/decision.ts';
import { hasSameInPlay, playerAt } from '../model/objects.ts';
import type { GameObject, Player, Position } from '../model/position.ts';
import type { CardKey, Ref, Seat } from '../model/words.ts';
import type { Refusal } from '../rules/step.ts';
import { hasVariant as anyPlays } from '../rules/variants.ts';

/** Something a player could want to do with priority, legal or refused. */
export interface ActionOption {
	readonly decision: Decision;
	readonly refusal: Refusal | null;
	/** For a legal play that needs targets: the legal ones for each, in order. */
	readonly targets: readonly (readonly Ref[])[];
}

/** Something a player could wish to do. */
export interface CandidateAction {
	readonly decision: Decision;
	/** How it was offered last without targets: refused for the same reason, it is the same offer. */
	offered: ActionOption | null;
	/** How it is offered while somebody else has priority, by who has it. */
	readonly waiting: (ActionOption | undefined)[];
}

export const wishFor = (decision: Decision): CandidateAction => ({
	decision,
	offered: null,
	waiting: []
});

/** What a player can do without a card. */
interface Acts {
	readonly pass: CandidateAction;
	readonly declarations: readonly CandidateAction[];
}

const acts: (Acts | undefined)[] = [];

export const actsOf = (player: Seat): Acts =>
	(acts[player] ??= {
		pass: wishFor({ do: 'pass', player }),
		declarations: (['attack', 'purchase', 'end turn'] as const).map((act) =>
			wishFor({ do: act, player })
		)
	});

/** The wishes of the active player to give up a soul, where that buys something. */
export function soulWishes(position: Position): readonly Decision[] {
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
export interface Kept {
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
export function keptAt(position: Position, seat: Seat, edition: Edition): Kept {
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
export function inEachMode(
	position: Position,
	wish: Extract<Decision, { do: 'play' | 'activate' }>
): readonly Decision[] {
	const options = optionsWanted(position, wish);
	return options === 0 ? [wish] : Array.from({ length: options }, (_, mode) => ({ ...wish, mode }));
}

/** A wish for each ability of an object that could be activated; one to be refused if it has none. */
export function activationsOf(
	position: Position,
	object: GameObject,
	player: Seat
): readonly Decision[] {
	const lines = abilitiesOn(position, object).flatMap(({ ability: { way } }, line) =>
		way === 'tap' || way === 'paid' ? [line] : []
	);
	return (lines.length > 0 ? lines : [0]).flatMap((line) =>
		inEachMode(position, { do: 'activate', player, object: object.id, line })
	);
}
