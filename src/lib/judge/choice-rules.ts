import { abilityWritten } from '../mechanics/abilities-on.ts';
import { topFrame } from '../mechanics/run.ts';
import { OPTIONS } from '../editions/options.ts';
import { goesFirst } from '../mechanics/waiting.ts';
import type { Task } from '../model/frame.ts';
import { controllerAt, locate, playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Purpose, Question } from '../model/question.ts';
import type { EffectRef, Option } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';

/** The rules that give a player each kind of choice, where its kind says it all. */
const RULES_OF: Record<Purpose['about'], readonly RuleId[]> = {
	target: ['ability.targets'],
	mode: ['ability.mode'],
	may: ['may.declined'],
	choice: ['ability.choice'],
	'put back': ['look.reorder'],
	'roll result': ['roll.modified'],
	'attack target': ['attack.target'],
	'slot to cover': ['ability.choice'],
	'room to discard': ['room.discard'],
	character: ['setup.characters'],
	'bonus souls': ['setup.bonus-souls'],
	'first player': ['setup.first'],
	draft: ['draft.pick'],
	'starting item': ['soul-purchase.deck'],
	order: ['each.order'],
	number: ['ability.choice'],
	vote: ['vote.cast'],
	bid: ['pay.cents'],
	cards: ['ability.choice'],
	'at random': ['ability.at-random'],
	cost: ['ability.cost', 'ability.choice'],
	counters: ['counter.remove'],
	'whom to give': ['ability.cost', 'ability.choice'],
	purchase: ['purchase.target'],
	'trigger order': ['trigger.order'],
	'death order': ['death.players-order', 'timing.monsters-first'],
	'refill order': ['refill.order'],
	'replacement order': ['effect.replacement-order'],
	discard: ['discard.choice'],
	'penalty item': ['death.player.penalty'],
	roll: ['roll.made'],
	reroll: ['reroll.roll'],
	reveal: ['zone.deck-hidden']
};

/** The rules that give a player the choice that is to be made now. */
export function rulesOfChoice(
	position: Position,
	{ who, purpose, options }: Question
): readonly RuleId[] {
	switch (purpose.about) {
		case 'may':
			return isTrigger(position, purpose.effect) ? ['trigger.choice'] : RULES_OF.may;
		case 'choice':
			if (isCurseRevealed(position)) return ['curse.when-revealed'];
			return options.length > 0 && options.every((option) => isOwnSoul(position, who, option))
				? ['ability.choice', 'discard.soul-choice']
				: RULES_OF.choice;
		case 'slot to cover':
			if (topFrame(position).chart === 'attack') return ['attack.deck-slot'];
			return taskUnderWay(position) === 'put ambush' ? ['ambush.monster'] : RULES_OF[purpose.about];
		case 'character':
			return topFrame(position).chart === 'setup' ? RULES_OF.character : RULES_OF.choice;
		case 'order':
			return rulesOfOrder(position, options);
		case 'trigger order':
			return [
				'trigger.order',
				ordersFirst(position, options) ? 'timing.monsters-first' : 'timing.turn-order'
			];
		default:
			return RULES_OF[purpose.about];
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
function rulesOfOrder(position: Position, options: readonly Option[]): readonly RuleId[] {
	const found = options.flatMap((option) =>
		'object' in option ? (locate(position, option.object) ?? []) : []
	);
	if (found.length < options.length) return ['ability.choice'];
	return [
		found.every(({ place }) => controllerAt(place) === 'game') ? 'each.monsters' : 'each.order'
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
