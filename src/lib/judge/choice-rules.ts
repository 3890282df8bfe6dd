import { OPTIONS } from '../editions/options.ts';
import { abilityWritten } from '../mechanics/abilities-on.ts';
import { topFrame } from '../mechanics/run.ts';
import { goesFirst } from '../mechanics/waiting.ts';
import { controllerAt, locate, playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Purpose, Question } from '../model/question.ts';
import type { Task } from '../model/task.ts';
import type { EffectRef, Option } from '../model/words.ts';
import type { AtPoint } from '../rules/points.ts';

/** The rules that give a player each kind of choice, where its kind says it all. */
const POINTS_OF: Record<Purpose['about'], AtPoint> = {
	target: ['targets chosen'],
	mode: ['option chosen'],
	may: ['may'],
	choice: ['choice of an ability'],
	'put back': ['cards put back in order'],
	'roll result': ['roll changed'],
	'attack target': ['attack target chosen'],
	'slot to cover': ['choice of an ability'],
	'room to discard': ['room discarded'],
	character: ['characters dealt'],
	'bonus souls': ['bonus souls drawn'],
	'first player': ['first player'],
	draft: ['draft pick'],
	'starting item': ['deck of starting items'],
	order: ['own objects ordered'],
	number: ['choice of an ability'],
	vote: ['vote'],
	bid: ['¢ to be paid'],
	cards: ['choice of an ability'],
	'at random': ['at random'],
	cost: ['cost chosen'],
	counters: ['counters removed'],
	'whom to give': ['cost chosen'],
	purchase: ['purchase chosen'],
	'trigger order': ['triggers ordered'],
	'death order': ['deaths ordered'],
	'refill order': ['refills ordered'],
	'replacement order': ['replacements ordered'],
	discard: ['discard chosen'],
	'penalty item': ['penalty paid'],
	roll: ['die rolled'],
	reroll: ['roll rerolled'],
	reveal: ['deck hidden']
};

/** The rules that give a player the choice that is to be made now. */
export function pointsOfChoice(position: Position, { who, purpose, options }: Question): AtPoint {
	switch (purpose.about) {
		case 'may':
			return isTrigger(position, purpose.effect) ? ['trigger used or not'] : POINTS_OF.may;
		case 'choice':
			if (isCurseRevealed(position)) return ['curse given'];
			return options.length > 0 && options.every((option) => isOwnSoul(position, who, option))
				? ['own soul lost']
				: POINTS_OF.choice;
		case 'slot to cover':
			if (topFrame(position).chart === 'attack') return ['slot covered by the attacked card'];
			return taskUnderWay(position) === 'put ambush'
				? ['slot covered by an ambush']
				: POINTS_OF[purpose.about];
		case 'character':
			return topFrame(position).chart === 'setup' ? POINTS_OF.character : POINTS_OF.choice;
		case 'order':
			return pointsOfOrder(position, options);
		case 'trigger order':
			return [ordersFirst(position, options) ? 'first triggers ordered' : 'triggers ordered'];
		default:
			return POINTS_OF[purpose.about];
	}
}

const taskUnderWay = (position: Position): Task['do'] | undefined =>
	topFrame(position).agenda[0]?.do;

/** Whether the active player says who is given a curse that was revealed. */
const isCurseRevealed = (position: Position): boolean => taskUnderWay(position) === 'play event';

/** Whether an ability triggers: others let a player leave something undone by the word alone. */
function isTrigger(position: Position, effect: EffectRef): boolean {
	return abilityWritten(position, effect)?.way === 'trigger';
}

/** Whoever has to lose souls of their own says which. */
function isOwnSoul(position: Position, who: number, option: Option): boolean {
	return 'object' in option && playerAt(position, who).souls.some(({ id }) => id === option.object);
}

/** Players order their own objects, the controller of the ability those of the game (6.12). */
function pointsOfOrder(position: Position, options: readonly Option[]): AtPoint {
	const found = options.flatMap((option) =>
		'object' in option ? (locate(position, option.object) ?? []) : []
	);
	if (found.length < options.length) return ['choice of an ability'];
	return [
		found.every(({ place }) => controllerAt(place) === 'game')
			? 'monsters ordered'
			: 'own objects ordered'
	];
}

/** Whether what is ordered goes on the stack before what is of the players. */
const ordersFirst = (position: Position, options: readonly Option[]): boolean =>
	options.some(
		(option) =>
			'trigger' in option &&
			position.waiting.some(
				(one) => one.id === option.trigger && goesFirst({ options: OPTIONS[position.edition] }, one)
			)
	);
