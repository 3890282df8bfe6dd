import { andList } from '../abilities/wording-nouns.ts';
import { NO_CHOICE } from '../judge/answers.ts';
import { POINTS } from '../editions/points.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Ref } from '../model/words.ts';
import type { Point } from '../rules/points.ts';
import { rulesOf } from '../rules/points.ts';
import type { Refusal } from '../rules/step.ts';
import { lessonAbout, shortName, usedWhen } from './lessons.ts';
import { cardName, objectName, optionName, playerName, refName, sentence } from './names.ts';

/**
 * Why a decision is refused, about these very things: "Amy can't attack: damage is still on the stack."
 * Where it points at something else than the card asks for, what that is and what the card says.
 */
export function refusalSentence(position: Position, decision: Decision, refusal: Refusal): string {
	const { refused } = refusal;
	const isOfTarget = OF_TARGETS.some((point) => isBy(position, refusal, point));
	const lesson =
		isOfTarget && (decision.do === 'play' || decision.do === 'activate')
			? lessonAbout(position, decision)
			: null;
	const cannot = impossible(position, decision, isOfTarget);
	const when = isBy(position, refusal, 'only when it says') ? usedWhen(position, decision) : null;
	if (when) return sentence(`${cannot}: ${when}`);
	if (lesson) return [sentence(`${cannot}: ${lesson.why}`), ...lesson.says].join(' ');
	return sentence(`${cannot}${refused === '' ? '' : `: ${clause(position, refused)}`}`);
}

/** More choices than are named. */
const MOST_CHOICES = 6;

/** The reason; of a pick that is not offered, what is. */
function clause(position: Position, refused: string): string {
	const options = position.question?.options ?? [];
	return refused === NO_CHOICE && options.length > 0 && options.length <= MOST_CHOICES
		? `the choices are ${andList(options.map((one) => optionName(position, one)))}`
		: refused;
}

const OF_TARGETS: readonly Point[] = ['target needed', 'targets named', 'kind of target'];

/** Whether that is the point by which something is refused. */
export const isBy = ({ edition }: Position, { rules }: Refusal, point: Point): boolean =>
	rulesOf(POINTS[edition], [point]).every((id) => rules.includes(id));

function impossible(position: Position, decision: Decision, isOfTarget: boolean): string {
	switch (decision.do) {
		case 'roll':
			return `a roll of ${decision.result} is not possible`;
		case 'reveal':
			return `the card can't be ${cardName(decision.card)}`;
		default:
			return `${playerName(position, decision.player)} can't ${deed(position, decision)}${isOfTarget ? onWhat(position, decision) : ''}`;
	}
}

/** " on The Relic", where it is about what is pointed at. */
function onWhat(position: Position, decision: Decision): string {
	const targets = 'targets' in decision ? (decision.targets ?? []) : [];
	const named = targets.filter((ref) => !('object' in ref) || ref.object !== 0);
	return named.length === 0 ? '' : ` on ${andList(named.map((ref) => pointedName(position, ref)))}`;
}

const pointedName = (position: Position, ref: Ref): string => {
	const item = 'item' in ref ? position.stack.find(({ id }) => id === ref.item) : undefined;
	return item ? shortName(position, item) : refName(position, ref);
};

function deed(position: Position, decision: Exclude<Decision, { do: 'roll' | 'reveal' }>): string {
	switch (decision.do) {
		case 'pass':
			return 'pass';
		case 'play':
			return `play ${cardName(decision.card)}`;
		case 'activate':
			return `activate ${objectName(position, decision.object)}`;
		case 'attack':
			return 'attack';
		case 'purchase':
			return 'purchase';
		case 'end turn':
			return 'end the turn';
		case 'barter':
			return 'trade that';
		case 'soul purchase':
			return `give up ${objectName(position, decision.soul)} for a soul purchase`;
		case 'choose': {
			const names = decision.picks.map((pick) => optionName(position, pick));
			if (!position.question && names.length === 0) return 'answer';
			return names.length === 0 ? 'choose nothing' : `choose ${andList(names)}`;
		}
	}
}
