import type { RuleId, Rules } from './index.ts';
import type { TOLD_ALIKE } from './points-told-alike.ts';
import type { TOLD_BY_2023, TOLD_BY_2024, TOLD_BY_ORIGINAL } from './points-told-once.ts';

/** The points that each edition tells in its own way. */
type ToldApart =
	| 'bonus souls drawn'
	| 'first player'
	| 'loot played'
	| 'event revealed'
	| 'top monster discarded'
	| 'own soul lost'
	| '$ ability activated'
	| 'trigger on a roll'
	| 'trigger on what would be rolled'
	| 'curse on a death'
	| 'curse revealed'
	| 'trigger on the attack’s target'
	| 'first triggers ordered'
	| 'triggers ordered'
	| 'any roll in the attack'
	| 'attack rolls against the monster'
	| 'attack on another'
	| 'roll resolved without it'
	| 'not an attack roll'
	| '$ is no activation'
	| 'bought and not gained'
	| 'not an attack on it'
	| 'eternal penalty item'
	| 'line of a roll'
	| 'line read'
	| 'till end of turn'
	| 'turn skipped'
	| 'damage prevented in advance'
	| 'copy cancelled'
	| 'death cancelled'
	| 'saved by a cancelled death'
	| 'copy is no card'
	| 'loot copied'
	| 'damage dealt'
	| 'damage taken'
	| 'damage changed'
	| 'damage of boss armor'
	| 'discarded'
	| 'deaths of each in order'
	| 'deaths ordered'
	| 'damage prevented'
	| 'prevention waits'
	| 'death prevented'
	| 'vote stands'
	| 'vote'
	| 'end of the turn declared'
	| 'hand size'
	| 'turn over'
	| 'healed at end of turn'
	| 'effects till end of turn ended'
	| 'attack of a target'
	| 'attack forced'
	| 'attack forced and made before'
	| 'attack target chosen'
	| 'deck without a monster to cover'
	| 'attacked card not attackable'
	| 'attacked card is no monster'
	| 'roll’s purpose'
	| 'nothing to attack'
	| 'attack loses its target'
	| 'purchase declared'
	| 'purchase chosen'
	| 'purchase gained'
	| 'purchased card revealed'
	| 'shop refilled'
	| 'slot refilled'
	| 'slot left by the dead'
	| 'event in a slot'
	| 'monster dies'
	| 'death replaced'
	| 'other’s death looked at'
	| 'own death looked at'
	| 'reward'
	| 'monster’s rewards looked at'
	| 'death looked at before the penalty'
	| 'before the penalty'
	| 'penalty paid'
	| 'penalty uninterrupted'
	| 'cleanup of a death'
	| 'turn ends with a death'
	| 'dead player chosen'
	| 'rolled for an effect'
	| 'initial roll changed'
	| 'looked at again'
	| 'number to be changed'
	| 'roll modified'
	| 'roll modified within bounds'
	| 'roll resolved'
	| 'active player first after the game'
	| 'actor first'
	| 'roll of who is not active'
	| 'won by souls';

/** A point of the game: what a step tells, whatever the edition that tells it. */
export type Point =
	| keyof typeof TOLD_ALIKE
	| keyof typeof TOLD_BY_2023
	| keyof typeof TOLD_BY_2024
	| keyof typeof TOLD_BY_ORIGINAL
	| ToldApart;

/** What goes beside the point of a step, and what an edition may have no rule for. */
export type Circumstance =
	| 'any roll'
	| 'attack rolls alone'
	| 'same replacement again'
	| 'replaced at its time'
	| 'late option'
	| 'further name'
	| 'deaths of one effect'
	| 'deaths in order'
	| 'trigger before deaths'
	| 'another player pays'
	| 'several win'
	| '¢ of the game'
	| 'trigger of a monster'
	| 'monsters’ first'
	| 'players’ in turn order'
	| 'own death'
	| 'deaths above triggers of damage'
	| 'trigger beside deaths'
	| 'trigger in an attack'
	| 'refilled before the turn ends'
	| 'loot cancelled by loot'
	| 'more HP'
	| 'monster discarded'
	| 'multiplier not multiplied'
	| 'multiplied in several ways'
	| 'several replacements'
	| 'counters of a copy';

/** What is said of a step beside its point. */
export type Beside = Point | Circumstance;

/** A point, and what goes beside it. */
export type AtPoint = readonly [Point, ...Beside[]];

/** By what a step is told: its point, or the rules of the transition that is taken. */
export type By = Point | readonly RuleId[];

/** What a step is told by, and what goes beside it. */
export type Told = readonly [By, ...Beside[]];

/** The points of an edition: by which rules it tells each. A point without a rule does not compile. */
export type Points = Readonly<Record<Point, Rules> & Record<Circumstance, readonly RuleId[]>>;

/** The rules of points in an edition, each once. */
export function rulesOfAll(points: Points, all: readonly (By | Beside)[]): readonly RuleId[] {
	const rules: RuleId[] = [];
	for (const by of all)
		for (const rule of typeof by === 'string' ? points[by] : by)
			if (!rules.includes(rule)) rules.push(rule);
	return rules;
}

/** The rules by which an edition tells something, each once. */
export function rulesOf(points: Points, told: Told): readonly RuleId[] {
	const [by] = told;
	if (told.length > 1) return rulesOfAll(points, told);
	return typeof by === 'string' ? points[by] : by;
}
