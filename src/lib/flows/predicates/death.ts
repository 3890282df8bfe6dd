import { abilitiesOf, cardOf } from '../../cards/library.ts';
import { happensInstead } from '../../mechanics/instead-of.ts';
import { cannotBeMade } from '../../mechanics/penalty.ts';
import { firstRollOfReward } from '../../mechanics/rewards.ts';
import { isOverSoulLimit } from '../../mechanics/souls.ts';
import { hp } from '../../mechanics/stats.ts';
import { playerAt } from '../../model/objects.ts';
import { PENALTY } from '../../model/task.ts';
import { follows } from '../../rules/readings.ts';
import { ask, frameOf, type Predicate } from './predicate.ts';

const isAny = (list: readonly unknown[] | undefined): boolean => (list?.length ?? 0) > 0;

/** The deaths of monsters and players (11). */
export const DEATH_PREDICATES = {
	'something else happens instead': ask((at) => {
		const { position, frame } = at;
		const of =
			frame.chart === 'playerDeath'
				? { player: frame.player }
				: { object: frameOf(at, 'monsterDeath').monster.id };
		return happensInstead(position, { would: 'die', of });
	}),
	'the monster has been healed and that saves it': ask((at) => {
		const object = frameOf(at, 'monsterDeath').monster.id;
		return follows(at.position, 'healed-at-zero', 'lives') && hp(at.position, { object }) > 0;
	}),
	'its card has gone elsewhere': ask((at) => !frameOf(at, 'monsterDeath').holding),
	'a roll for the rewards is on the stack': ask((at) => {
		const top = at.position.stack.at(-1);
		return (
			top?.kind === 'roll' &&
			top.purpose.for === 'ability' &&
			top.purpose.context.source === frameOf(at, 'monsterDeath').monster.id
		);
	}),
	'the reward waits for a roll': ask(
		(at) => firstRollOfReward(at.position, frameOf(at, 'reward')) !== null
	),
	'the card cannot be put into discard': ask((at) => {
		const { monster } = frameOf(at, 'monsterDeath');
		return abilitiesOf(monster.card, at.position.edition).some(
			(ability) =>
				ability.way === 'static' &&
				'this' in ability.standing &&
				ability.standing.this === "can't be put into discard"
		);
	}),
	'the card is a soul': ask(
		(at) => (cardOf(frameOf(at, 'monsterDeath').monster.card).souls ?? 0) > 0
	),
	'nobody may gain it': ask(({ position }) =>
		cannotBeMade(position, position.turn.active, 'gain souls')
	),
	'it would be one soul too many': ask((at) =>
		isOverSoulLimit(at.position, at.position.turn.active, frameOf(at, 'monsterDeath').monster)
	),
	'the player is already dead': ask(
		(at) => playerAt(at.position, frameOf(at, 'playerDeath').player).dead
	),
	'the player has been healed and that saves them': ask((at) => {
		const { player } = frameOf(at, 'playerDeath');
		return follows(at.position, 'healed-at-zero', 'lives') && hp(at.position, { player }) > 0;
	}),
	'they resolve before the penalty': ask(({ position }) =>
		follows(position, 'death-triggers', 'resolve-first')
	),
	'a part of the penalty is left': ask((at) => isAny(frameOf(at, 'playerDeath').left)),
	'triggers come between its parts': ask((at) => {
		const { left = [] } = frameOf(at, 'playerDeath');
		return (
			left.length < PENALTY.length &&
			at.position.waiting.length > 0 &&
			follows(at.position, 'penalty-parts', 'part-by-part')
		);
	}),
	'the active player died': ask(
		(at) => frameOf(at, 'playerDeath').player === at.position.turn.active
	)
} as const satisfies Record<string, Predicate>;
