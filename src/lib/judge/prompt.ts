import { abilitiesOf } from '../cards/library.ts';
import type { Edition } from '../editions/edition.ts';
import { lootAbilityOf, targetSpecs } from '../flows/predicates.ts';
import { topFrame } from '../mechanics/run.ts';
import { everything, isTarget, targetsFor } from '../mechanics/targets.ts';
import type { Ability } from '../abilities/grammar.ts';
import type { Decision } from '../model/decision.ts';
import { controllerAt, locate, visitInPlay } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Question } from '../model/question.ts';
import { sameOption, type Option, type Ref, type Seat } from '../model/words.ts';
import type { Refusal } from '../rules/step.ts';
import { refusalOf } from './refusals.ts';

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
	return found
		? (abilitiesOf(found.object.card, position.edition)[decision.line] ?? null)
		: null;
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
	const plays: Play[] = [];
	const offer = (decision: Decision): void => {
		const refusal = refusalOf(position, edition, decision, true);
		const specs = refusal ? [] : targetSpecs(abilityOf(position, decision));
		plays.push({
			decision,
			refusal,
			targets: specs.length > 0 ? specs.map((spec) => targetsFor(position, spec)) : NO_TARGETS
		});
	};
	const { holder } = frame;
	offer({ do: 'pass', player: holder });
	position.players.forEach(({ hand }, player) => {
		const seen = new Set<string>();
		for (const { card } of hand)
			if (card !== null && !seen.has(card)) {
				seen.add(card);
				offer({ do: 'play', player, card });
			}
	});
	visitInPlay(position, (object, place) => {
		if ('seat' in place && place.among === 'souls') return;
		const controller = controllerAt(place);
		const player = typeof controller === 'number' ? controller : holder;
		const abilities = abilitiesOf(object.card, position.edition);
		let activated = 0;
		abilities.forEach((ability, line) => {
			if (ability.way !== 'tap' && ability.way !== 'paid') return;
			activated++;
			offer({ do: 'activate', player, object: object.id, line });
		});
		if (activated === 0) offer({ do: 'activate', player, object: object.id, line: 0 });
	});
	const { active } = position.turn;
	offer({ do: 'attack', player: active });
	offer({ do: 'purchase', player: active });
	offer({ do: 'end turn', player: active });
	return { kind: 'priority', who: holder, plays };
}

/** A question with its choices; where a thing is to be pointed at, everything else is refused. */
function questionPrompt(position: Position, question: Question): Prompt {
	const legal = question.options.map((option) => ({ option, refusal: null }));
	const pointing = question.purpose.about === 'target' || question.purpose.about === 'attack target';
	const others = pointing
		? everything(position)
				.filter((ref) => !question.options.some((option) => sameOption(option, ref)))
				.map((option) => ({ option, refusal: NOT_A_TARGET }))
		: [];
	return { kind: 'question', who: question.who, question, choices: [...legal, ...others] };
}
