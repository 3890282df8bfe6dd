import { abilitiesOf, perCard } from '../cards/library.ts';
import type { Edition } from '../editions/edition.ts';
import { lootAbilityOf, targetSpecs } from '../flows/predicates.ts';
import { topFrame } from '../mechanics/run.ts';
import { everything, isTarget, targetsFor } from '../mechanics/targets.ts';
import type { Ability } from '../abilities/grammar.ts';
import type { Decision } from '../model/decision.ts';
import { inPlay, locate, playerAt } from '../model/objects.ts';
import type { GameObject, Player, Position } from '../model/position.ts';
import type { Question } from '../model/question.ts';
import { sameOption, type EditionId, type Option, type Ref, type Seat } from '../model/words.ts';
import type { Refusal } from '../rules/step.ts';
import { playRefusal } from './refusals.ts';

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

/** The ability a decision would put on the stack, if it would. */
function abilityOf(position: Position, decision: Decision): Ability | null {
	if (decision.do === 'play') return lootAbilityOf(position, decision.card);
	if (decision.do !== 'activate') return null;
	const found = locate(position, decision.object);
	return found ? (abilitiesOf(found.object.card, position.edition)[decision.line] ?? null) : null;
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
	const spec = targetSpecs(abilityOf(position, decision))[index];
	if (!spec) return [];
	return everything(position).map((option) => ({
		option,
		refusal: isTarget(position, spec, option) ? null : NOT_A_TARGET
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
	const offer = (decision: Decision): Play => offered(position, edition, decision);
	const plays: Play[] = [offer({ do: 'pass', player: holder })];
	for (let seat = 0; seat < position.players.length; seat++)
		for (const play of playsOf(position, edition, seat, seat === holder)) plays.push(play);
	for (const play of slotPlays(position, edition, holder)) plays.push(play);
	plays.push(
		offer({ do: 'attack', player: active }),
		offer({ do: 'purchase', player: active }),
		offer({ do: 'end turn', player: active })
	);
	return { kind: 'priority', who: holder, plays };
}

/** A wish with its refusal, or with the targets it may have. */
function offered(position: Position, edition: Edition, decision: Decision): Play {
	const refusal = playRefusal(position, edition, decision, false);
	const specs = refusal ? [] : targetSpecs(abilityOf(position, decision));
	return {
		decision,
		refusal,
		targets: specs.length > 0 ? specs.map((spec) => targetsFor(position, spec)) : NO_TARGETS
	};
}

/** What is kept for a player who stays the same: most decisions change nobody's cards. */
interface Kept {
	readonly edition: Edition;
	readonly wishes: readonly Decision[];
	/** The wishes as they are offered while somebody else has priority. */
	waiting: readonly Play[] | null;
}

/** Everything a player could wish to do with their own cards, legal or not. */
function wishesOf(position: Position, seat: Seat): readonly Decision[] {
	const { hand, character, items, curses } = playerAt(position, seat);
	const cards = new Set(hand.flatMap(({ card }) => (card === null ? [] : [card])));
	return [
		...[...cards].map((card): Decision => ({ do: 'play', player: seat, card })),
		...[character, ...items, ...curses].flatMap((object) =>
			activationsOf(object, seat, position.edition)
		)
	];
}

const activatedLines = perCard((key, edition): readonly number[] => {
	const lines = abilitiesOf(key, edition).flatMap(({ way }, line) =>
		way === 'tap' || way === 'paid' ? [line] : []
	);
	return lines.length > 0 ? lines : [0];
});

/** A wish for each ability of an object that could be activated; one to be refused if it has none. */
const activationsOf = (
	{ id, card }: GameObject,
	player: Seat,
	edition: EditionId
): readonly Decision[] =>
	activatedLines(card, edition).map((line) => ({ do: 'activate', player, object: id, line }));

const kept = new WeakMap<Player, Kept>();

/** The wishes of the player at a seat, each offered; kept for those who wait for priority. */
function playsOf(
	position: Position,
	edition: Edition,
	seat: Seat,
	holds: boolean
): readonly Play[] {
	const player = playerAt(position, seat);
	let own = kept.get(player);
	if (own?.edition !== edition) {
		own = { edition, wishes: wishesOf(position, seat), waiting: null };
		kept.set(player, own);
	}
	if (!holds && own.waiting) return own.waiting;
	const plays = own.wishes.map((decision) => offered(position, edition, decision));
	if (!holds) own.waiting = plays;
	return plays;
}

const keptSlots = new WeakMap<
	Position['slots'],
	{ edition: Edition; byHolder: (readonly Play[])[] }
>();

/** The wish to activate what is in the slots, which nobody controls: the same until a slot changes. */
function slotPlays(position: Position, edition: Edition, holder: Seat): readonly Play[] {
	let own = keptSlots.get(position.slots);
	if (own?.edition !== edition) {
		own = { edition, byHolder: [] };
		keptSlots.set(position.slots, own);
	}
	const plays =
		own.byHolder[holder] ??
		inPlay(position)
			.filter(({ place }) => 'slot' in place)
			.flatMap(({ object }) => activationsOf(object, holder, position.edition))
			.map((decision) => offered(position, edition, decision));
	own.byHolder[holder] = plays;
	return plays;
}

/** A question with its choices; where a thing is to be pointed at, everything else is refused. */
function questionPrompt(position: Position, question: Question): Prompt {
	const legal = question.options.map((option) => ({ option, refusal: null }));
	const pointing =
		question.purpose.about === 'target' || question.purpose.about === 'attack target';
	const others = pointing
		? everything(position)
				.filter((ref) => !question.options.some((option) => sameOption(option, ref)))
				.map((option) => ({ option, refusal: NOT_A_TARGET }))
		: [];
	return { kind: 'question', who: question.who, question, choices: [...legal, ...others] };
}
