import type { Edition } from '../editions/edition.ts';
import { contextWanted, optionsWanted, specsWanted } from '../flows/predicates.ts';
import { abilitiesOn, anyGiven } from '../mechanics/abilities-on.ts';
import { topFrame } from '../mechanics/run.ts';
import { cannotBeChosen, everything, isTarget, targetsFor } from '../mechanics/targets.ts';
import type { TargetSpec } from '../abilities/grammar.ts';
import type { Decision } from '../model/decision.ts';
import { playerAt } from '../model/objects.ts';
import type { Context } from '../model/stack.ts';
import type { GameObject, Player, Position, Slot } from '../model/position.ts';
import type { Question } from '../model/question.ts';
import { sameOption, type Option, type Ref, type Seat } from '../model/words.ts';
import type { Refusal } from '../rules/step.ts';
import { optionRefusal } from './answers.ts';
import { refuserAt } from './refusals.ts';

/** Something a player could want to do with priority, legal or refused. */
export interface Play {
	readonly decision: Decision;
	readonly refusal: Refusal | null;
	/** For a legal play that needs targets: the legal ones for each, in order. */
	readonly targets: readonly (readonly Ref[])[];
}

/** Who decides, what kind of decision it is, and every choice, legal or refused. */
export type Prompt =
	| { readonly kind: 'over'; readonly winners: readonly Seat[] }
	| { readonly kind: 'priority'; readonly who: Seat; readonly plays: readonly Play[] }
	| {
			readonly kind: 'question';
			readonly who: Seat;
			readonly question: Question;
			readonly choices: readonly { readonly option: Option; readonly refusal: Refusal | null }[];
	  };

const NO_TARGETS: readonly (readonly Ref[])[] = [];

/** Why something cannot be the target of what is being put on the stack. */
const NOT_A_TARGET: Refusal = {
	refused: 'that is not something it can target',
	rules: ['ability.target-kind']
};

const DEAD: Refusal = {
	refused: 'a dead player cannot be chosen',
	rules: ['death.player.chosen']
};

/** Why something cannot be the target of what is being put on the stack; null where it can. */
function refusalOf(
	position: Position,
	spec: TargetSpec,
	option: Ref,
	context: Context
): Refusal | null {
	if (isTarget(position, spec, option, context)) return null;
	return cannotBeChosen(position, option) ? DEAD : NOT_A_TARGET;
}

/**
 * Everything at the table for one target of a play, legal or refused.
 * @param index which target, counted from 0.
 */
export function targetChoices(
	position: Position,
	decision: Decision,
	index: number
): readonly { readonly option: Ref; readonly refusal: Refusal | null }[] {
	const spec = specsWanted(position, decision)[index];
	if (!spec) return [];
	const context = contextWanted(position, decision);
	return everything(position).map((option) => ({
		option,
		refusal: refusalOf(position, spec, option, context)
	}));
}

/** What the table is waiting for: a decision with priority, an answer, or nothing any more. */
export function promptOf(position: Position, edition: Edition): Prompt {
	if (position.winners) return { kind: 'over', winners: position.winners };
	if (position.question) return questionPrompt(position, position.question);
	const frame = topFrame(position);
	if (frame.chart !== 'priority') throw new Error('The game waits, but nobody has priority.');
	const { holder } = frame;
	const { active } = position.turn;
	const offer = offerAt(position, edition);
	const plays = [offer({ do: 'pass', player: holder })];
	for (let seat = 0; seat < position.players.length; seat++)
		for (const play of playsOf(
			position,
			playerAt(position, seat),
			seat,
			seat === holder,
			edition,
			offer
		))
			plays.push(play);
	for (const play of slotPlays(position, holder, edition, offer)) plays.push(play);
	plays.push(
		offer({ do: 'attack', player: active }),
		offer({ do: 'purchase', player: active }),
		offer({ do: 'end turn', player: active })
	);
	return { kind: 'priority', who: holder, plays };
}

const NO_SPECS: readonly TargetSpec[] = [];

/** Makes an offer of a wish: with its refusal, or with the targets it may have. */
type Offer = (wish: Decision) => Play;

function offerAt(position: Position, edition: Edition): Offer {
	const refuse = refuserAt(position, edition, false);
	return (decision) => {
		const refusal = refuse(decision);
		const specs = refusal ? NO_SPECS : specsWanted(position, decision);
		if (specs.length === 0) return { decision, refusal, targets: NO_TARGETS };
		const context = contextWanted(position, decision);
		return { decision, refusal, targets: specs.map((spec) => targetsFor(position, spec, context)) };
	};
}

/** What is kept for a seat while its player stays the same: most decisions change nobody's cards. */
interface Kept {
	readonly player: Player;
	readonly edition: Edition;
	/** What gives abilities, where something does. */
	readonly given: Given | null;
	readonly wishes: readonly Decision[];
	/** The wishes as they are offered while somebody else has priority. */
	waiting: readonly Play[] | null;
}

/** Everything a player could wish to do with their own cards, legal or not. */
function wishesOf(position: Position, player: Player, seat: Seat): readonly Decision[] {
	const { hand, character, items, curses } = player;
	const cards = new Set(hand.flatMap(({ card }) => (card === null ? [] : [card])));
	return [
		...[...cards].flatMap((card) => inEachMode(position, { do: 'play', player: seat, card })),
		...[character, ...items, ...curses].flatMap((object) => activationsOf(position, object, seat))
	];
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

type Given = Pick<Position, 'players' | 'slots' | 'effects' | 'turn'>;

/** Whether nothing gives abilities, or everything that does is as before. */
const isGivenAlike = (before: Given | null, now: Given | null): boolean =>
	before === null || now === null
		? before === now
		: before.players === now.players &&
			before.slots === now.slots &&
			before.effects === now.effects &&
			before.turn === now.turn;

const kept: (Kept | undefined)[] = [];

/** The wishes of a player, each offered; kept for those who wait for priority. */
function playsOf(
	position: Position,
	player: Player,
	seat: Seat,
	holds: boolean,
	edition: Edition,
	offer: Offer
): readonly Play[] {
	let own = kept[seat];
	const given = anyGiven(position) ? position : null;
	if (own?.player !== player || own.edition !== edition || !isGivenAlike(own.given, given)) {
		const wishes = wishesOf(position, player, seat);
		own = { player, edition, given, wishes, waiting: null };
		kept[seat] = own;
	}
	if (holds) return own.wishes.map((wish) => offer(wish));
	own.waiting ??= own.wishes.map((wish) => offer(wish));
	return own.waiting;
}

let keptSlots: {
	readonly slots: Position['slots'];
	readonly edition: Edition;
	readonly byHolder: (readonly Play[])[];
} | null = null;

/** The wish to activate what is in the slots, which nobody controls: the same until a slot changes. */
function slotPlays(
	position: Position,
	holder: Seat,
	edition: Edition,
	offer: Offer
): readonly Play[] {
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
): readonly Play[] =>
	top ? activationsOf(position, top, holder).map((wish) => offer(wish)) : NO_PLAYS;
const NO_PLAYS: readonly Play[] = [];

/** The questions that are answered by pointing at something on the table. */
const POINTING: readonly Question['purpose']['about'][] = [
	'target',
	'attack target',
	'purchase',
	'penalty item'
];

/** A question with its choices; where a thing is to be pointed at, everything else is refused. */
function questionPrompt(position: Position, question: Question): Prompt {
	const legal = question.options.map((option) => ({ option, refusal: null }));
	const others = POINTING.includes(question.purpose.about)
		? everything(position)
				.filter((ref) => !question.options.some((option) => sameOption(option, ref)))
				.map((option) => ({ option, refusal: optionRefusal(position, question, option) }))
		: [];
	return { kind: 'question', who: question.who, question, choices: [...legal, ...others] };
}
