import { cardOf } from '../cards/library.ts';
import type { Edition } from '../editions/edition.ts';
import { abilitiesOn } from '../mechanics/abilities-on.ts';
import { given, type Given } from '../mechanics/giving.ts';
import { optionsWanted } from '../mechanics/ability-of-decision.ts';
import { isConditional, type Held } from '../mechanics/printed-abilities.ts';
import type { Decision } from '../model/decision.ts';
import { hasSameInPlay } from '../model/in-play.ts';
import { keptWhile, onceForNumber } from '../model/memo.ts';
import { playerAt } from '../model/objects.ts';
import type { Player, Position } from '../model/position.ts';
import type { Cell, GameObject } from '../model/board.ts';
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

export const actsOf = onceForNumber((player): Acts => ({
	pass: wishFor({ do: 'pass', player }),
	declarations: (['attack', 'purchase', 'end turn'] as const).map((act) =>
		wishFor({ do: act, player })
	)
}));

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

/** What is asked of a table. */
export interface Table {
	readonly position: Position;
	readonly edition: Edition;
	/** What is given; null where nothing gives or takes abilities. */
	readonly given: Given | null;
}

export const tableOf = (position: Position, edition: Edition): Table => ({
	position,
	edition,
	given: given(position)
});

/** Whether everything has the abilities that it had, as far as they come and go with anything else. */
export const hasAbilitiesAsBefore = (before: Table, now: Table, comeAndGo: boolean): boolean =>
	before.edition === now.edition &&
	before.position.readings === now.position.readings &&
	((before.given === now.given && !comeAndGo) ||
		(before.position.players === now.position.players &&
			before.position.slots === now.position.slots &&
			before.position.effects === now.position.effects &&
			before.position.turn === now.position.turn));

/** Whether a player has the same cards as before: in hand and in play. */
const hasSameCards = (before: Player, now: Player): boolean =>
	before === now || (before.hand === now.hand && hasSameInPlay(before, now));

/** What a player could wish to do with a card. */
export interface Wishes {
	readonly hand: readonly CandidateAction[];
	/** Whether every named card of the hand is a loot card. */
	readonly isLoot: boolean;
	readonly objects: readonly Activations[];
	/** Whether abilities of the objects come and go. */
	readonly comeAndGo: boolean;
	/** All of them as they are offered while somebody else has priority, by who has it. */
	readonly waiting: (readonly ActionOption[] | undefined)[];
}

/** What a player could wish to do, kept while they have the same cards: most decisions change nobody's. */
export const wishesOf = onceForNumber((seat) =>
	keptWhile<Table, Wishes>(
		(before, now, { comeAndGo }) =>
			hasSameCards(playerAt(before.position, seat), playerAt(now.position, seat)) &&
			hasAbilitiesAsBefore(before, now, comeAndGo),
		({ position, edition }, last) => {
			const before = last?.of.edition === edition ? last : null;
			const player = playerAt(position, seat);
			const objects = objectsOf(player);
			const hadHand = before && playerAt(before.of.position, seat).hand === player.hand;
			return {
				hand: hadHand ? before.answer.hand : handWishes(position, player, seat),
				isLoot: hadHand ? before.answer.isLoot : player.hand.every(isLoot),
				objects: objects.map((object, index) =>
					activations(position, object, seat, before?.answer.objects[index])
				),
				comeAndGo: objects.some(({ card }) => isConditional(card, position.edition)),
				waiting: []
			};
		}
	)
);

/** Whether they are the same abilities: those that are given are gathered anew at each position. */
const areAlike = (before: readonly Held[], now: readonly Held[]): boolean =>
	before === now ||
	(before.length === now.length && before.every(({ ability }, at) => ability === now[at]?.ability));

/** The wishes to activate an object, which are the same while it has the same abilities. */
function activations(
	position: Position,
	object: GameObject,
	seat: Seat,
	before: Activations | undefined
): Activations {
	const held = abilitiesOn(position, object);
	const hadThem = before?.object.id === object.id && areAlike(before.held, held);
	if (hadThem && before.object === object) return before;
	const wishes = hadThem ? before.wishes : activationsOf(position, object, seat).map(wishFor);
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

const isLoot = ({ card }: Cell): boolean => card === null || cardOf(card).kind === 'loot';

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
