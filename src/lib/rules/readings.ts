import type { Position } from '../model/position.ts';
import { rootOf, type EditionId, type RootEdition } from '../model/words.ts';
import { SETTLED_2024 } from './2024/settled.ts';
import type { RuleId } from './index.ts';

/** A place where the document is open: the default reading first, then its alternatives. */
export interface Reading {
	readonly question: string;
	readonly values: readonly [string, string, ...string[]];
	/** The nearest rule. */
	readonly near: RuleId;
	/** The editions whose documents leave it open. */
	readonly editions: readonly [EditionId, ...EditionId[]];
	readonly status: 'silent' | 'disputed';
	/** The value in an edition whose document settles it otherwise than the default. */
	readonly settledAs?: Partial<Readonly<Record<RootEdition, string>>>;
}

export const READINGS = {
	'healed-at-zero': {
		question: 'Does regaining HP while a death is on the stack save from it?',
		values: ['dies', 'lives'],
		editions: ['2023', 'original'],
		near: 'death.healed',
		status: 'silent'
	},
	'unpaid-purchase': {
		question: 'Does a purchase that could not be paid count as the purchase of the turn?',
		values: ['spent', 'kept'],
		editions: ['2023'],
		near: 'purchase.spent',
		status: 'silent'
	},
	'lost-target': {
		question: 'Does an attack whose target left play count as the attack of the turn?',
		values: ['spent', 'kept'],
		editions: ['2023'],
		near: 'attack.target-gone',
		status: 'silent'
	},
	'would-roll': {
		question: 'Does "would roll" look again when the die arrives at a number a second time?',
		values: ['each-arrival', 'once'],
		editions: ['2023'],
		near: 'roll.would-once',
		status: 'silent'
	},
	'changed-would-roll': {
		question: 'Does a "would roll" ability still work when the die shows another number by now?',
		values: ['fizzles', 'works'],
		editions: ['2023'],
		near: 'roll.would-changed',
		status: 'silent'
	},
	'player-deaths': {
		question: 'In which order do the deaths of several players at once resolve?',
		values: ['turn-order', 'reverse-turn-order'],
		editions: ['2023'],
		near: 'death.players-order',
		status: 'silent'
	},
	'lost-targets': {
		question: 'Does an ability fizzle when only some of its targets have gone?',
		values: ['all-gone', 'any-gone'],
		editions: ['2023', 'original'],
		near: 'ability.some-targets',
		status: 'silent'
	},
	'roll-reader': {
		question: 'How does the ability that reads a "Roll-" take its place among other triggers?',
		values: ['as-trigger', 'first'],
		editions: ['2023'],
		near: 'roll.reader',
		status: 'silent'
	},
	'would-roll-sees': {
		question: 'Does "would roll" look at the number before or after continuous effects change it?',
		values: ['die', 'modified'],
		editions: ['2023'],
		near: 'roll.would-number',
		status: 'silent'
	},
	'deaths-and-triggers': {
		question: 'What goes on the stack first when triggers and deaths are due at once?',
		values: ['triggers-first', 'deaths-first'],
		editions: ['2023'],
		near: 'trigger.before-deaths',
		status: 'silent'
	},
	'would-die': {
		question: 'When does "when you would die" trigger?',
		values: ['as-put', 'as-resolves'],
		editions: ['2023', 'original'],
		near: 'death.would-die',
		status: 'silent'
	},
	uncovering: {
		question: 'When does the card under a dying monster enter play?',
		values: ['at-once', 'after-death'],
		editions: ['2023', 'original'],
		near: 'death.monster.uncovers',
		status: 'silent'
	},
	'ambush-slot': {
		question: 'May an ambush cover the monster that is being attacked?',
		values: ['not-attacked', 'any'],
		editions: ['2023'],
		near: 'ambush.slot',
		status: 'disputed'
	},
	'dead-roll': {
		question: 'Does the attack roll of a second roller who has died still count?',
		values: ['counts', 'fizzles'],
		editions: ['2023', 'original'],
		near: 'attack.dead-roll',
		status: 'silent'
	},
	'second-hit': {
		question: 'Whose attack does a hit deal that another player than the attacking one rolls?',
		values: ['roller', 'attacker'],
		editions: ['2023', 'original'],
		near: 'attack.second-hit',
		status: 'silent'
	},
	'second-miss': {
		question: 'Whom does a miss hurt that another player than the attacking one rolls?',
		values: ['roller', 'attacker'],
		editions: ['2023', 'original'],
		near: 'attack.second-miss',
		status: 'silent'
	},
	'evasion-bounds': {
		question: 'Can evasion go above 6 or below 1?',
		values: ['bounded', 'unbounded'],
		editions: ['2023'],
		near: 'attack.evasion-bounds',
		status: 'silent'
	},
	'cancelled-attack': {
		question: 'Does an attack that an effect cancels count as the attack of the turn?',
		values: ['spent', 'kept'],
		editions: ['2023'],
		near: 'attack.cancelled-spent',
		status: 'silent'
	},
	'target-triggers': {
		question:
			'Does what triggers on the choice of a target come before or after the first attack roll?',
		values: ['after-roll', 'before-roll'],
		editions: ['2023'],
		near: 'attack.target-triggers',
		status: 'silent',
		settledAs: { original: 'before-roll' }
	},
	'reader-controller': {
		question:
			'Who controls the ability that reads a roll, if somebody else than its controller rolls?',
		values: ['ability', 'roller'],
		editions: ['2023'],
		near: 'roll.reader-controller',
		status: 'silent'
	},
	'forced-attack': {
		question: 'Does "must attack" bring an attack of its own, or use one that is there?',
		values: ['uses', 'grants'],
		editions: ['2023'],
		near: 'attack.forced',
		status: 'silent'
	},
	'each-named': {
		question:
			'In which order are those affected whom an ability names together, as "you and that player each"?',
		values: ['as-named', 'as-each'],
		editions: ['2023', 'original'],
		near: 'each.named',
		status: 'silent'
	},
	'owed-attacks': {
		question: 'Which attack must be made where two must be, on different targets, and one is left?',
		values: ['attacker-chooses', 'newest'],
		editions: ['2023', 'original'],
		near: 'attack.forced-several',
		status: 'silent'
	},
	'attacks-before': {
		question: 'Do attacks made before count where the deck must be attacked so many times?',
		values: ['count', 'do-not-count'],
		editions: ['2023'],
		near: 'attack.forced-before',
		status: 'silent'
	},
	'dead-chosen': {
		question: 'Can a dead player be chosen by what does not ask for a living one?',
		values: ['can', 'cannot'],
		editions: ['2023'],
		near: 'death.player.chosen',
		status: 'silent',
		settledAs: { original: 'cannot' }
	},
	'same-replacement': {
		question: 'Do two replacements that say the same each apply to one event?',
		values: ['each', 'once'],
		editions: ['2023'],
		near: 'effect.replacement-same',
		status: 'silent'
	},
	'own-card': {
		question: 'Does "this" still mean its card once the ability has put it into discard?',
		values: ['found', 'lost'],
		editions: ['2023'],
		near: 'zone.own-card',
		status: 'silent'
	},
	'dead-counters': {
		question: 'Do the counters of what has just died or been destroyed count for its own ability?',
		values: ['last-known', 'none'],
		editions: ['2023', 'original'],
		near: 'death.last-known',
		status: 'silent'
	},
	'short-pool': {
		question: 'What does a player gain when the pool holds fewer ¢?',
		values: ['what-is-left', 'all'],
		editions: ['2023', 'original'],
		near: 'gain.pool-empty',
		status: 'silent'
	},
	'from-top': {
		question:
			'Does a card that is put "6 cards from the top" lie under six cards, or is it the sixth?',
		values: ['under-so-many', 'as-that-card'],
		editions: ['2023', 'original'],
		near: 'put.from-top',
		status: 'silent'
	},
	'short-deck': {
		question: 'What does a player loot when deck and discard hold fewer cards?',
		values: ['what-is-left', 'nothing'],
		editions: ['2023', 'original'],
		near: 'zone.nothing-to-draw',
		status: 'silent'
	},
	'asked-again': {
		question: 'Is what a triggered ability asked before its effect asked again as it resolves?',
		values: ['again', 'once'],
		editions: ['2023'],
		near: 'trigger.asked-again',
		status: 'silent'
	},
	'modifiers-on-roll': {
		question: 'Do lasting bonuses to dice rolls go on the stack, or count as the roll resolves?',
		values: ['stack', 'as-resolves'],
		editions: ['original'],
		near: 'roll.modifiers-on-stack',
		status: 'disputed'
	},
	'damage-triggers': {
		question: 'Does what damage triggers lie below the death that it causes, or as Timing has it?',
		values: ['below-death', 'by-timing'],
		editions: ['original'],
		near: 'death.above-damage-triggers',
		status: 'disputed'
	},
	'deaths-together': {
		question: 'Whose death resolves first when a monster and a player die at the same time?',
		values: ['monster-first', 'player-first'],
		editions: ['original'],
		near: 'death.order',
		status: 'disputed'
	},
	'each-order': {
		question: 'In which order does something happen to each player, or to each thing of a kind?',
		values: ['turn-order', 'active-player'],
		editions: ['original'],
		near: 'each.players',
		status: 'silent'
	},
	'several-multipliers': {
		question: 'Do two different cards that multiply an effect each multiply it?',
		values: ['each', 'once'],
		editions: ['original'],
		near: 'multiply.different',
		status: 'silent'
	},
	'ended-turn-attack': {
		question: 'Do attack rolls and combat damage leave the stack when the turn is made to end?',
		values: ['leave', 'stay'],
		editions: ['2023'],
		near: 'turn.ends-attack',
		status: 'disputed'
	},
	'ended-turn-stack': {
		question:
			'Does the rest of the stack resolve before a turn that is made to end goes on to its end phase?',
		values: ['end-phase-first', 'stack-first'],
		editions: ['2023'],
		near: 'turn.ends-over-stack',
		status: 'silent'
	},
	'death-triggers': {
		question: 'Does what triggers on a player’s death before the penalty also resolve before it?',
		values: ['resolve-first', 'penalty-first'],
		editions: ['2023'],
		near: 'death.player.triggers-resolve',
		status: 'silent'
	},
	'penalty-parts': {
		question:
			'Is the death penalty paid in one go, or may what one part triggers resolve before the next part?',
		values: ['in-one-go', 'part-by-part'],
		editions: ['2023'],
		near: 'death.player.penalty-uninterrupted',
		status: 'silent'
	},
	cleanup: {
		question: 'Does the cleanup after a death also wait for deaths that come due while it lasts?',
		values: ['waits', 'does-not-wait'],
		editions: ['2023'],
		near: 'death.player.cleanup-later',
		status: 'silent'
	},
	'replacement-order': {
		question: 'Who orders the replacements of what happens to no player?',
		values: ['active-player', 'as-triggers'],
		editions: ['2023'],
		near: 'effect.replacement-nobody',
		status: 'silent'
	},
	'late-option': {
		question: 'When is the option of a "choose one" chosen that stands behind a full stop?',
		values: ['on-stack', 'as-resolves'],
		editions: ['2024'],
		near: 'ability.late-option',
		status: 'disputed'
	},
	'rest-of-a-fizzle': {
		question:
			'Does an ability that fizzles over a later choice still do the sentences that follow it?',
		values: ['stops', 'goes-on'],
		editions: ['2024'],
		near: 'ability.later-choice-ends',
		status: 'silent'
	},
	'attacking-player': {
		question: 'Does a monster that speaks of "the attacking player" look at attacks on others too?',
		values: ['on-this', 'on-any'],
		editions: ['2023'],
		near: 'trigger.attacking-player',
		status: 'silent'
	}
} as const satisfies Record<string, Reading>;

export type ReadingId = keyof typeof READINGS;
export type ReadingValue<R extends ReadingId> = (typeof READINGS)[R]['values'][number];

/** Whether the readings that a line touches make a difference, said by what happens. */
export type Agreement =
	/** Nothing that is open decides anything. */
	| 'untouched'
	/** The same happens under every reading. */
	| 'same'
	/** It ends the same under every reading, but not by the same steps. */
	| 'same end'
	/** It ends otherwise, or what was asked is answered otherwise, under some reading. */
	| 'depends';

/** The readings of an edition. */
export const readingsOf = (edition: EditionId): readonly ReadingId[] =>
	Object.keys(READINGS)
		.filter(isReadingId)
		.filter((id) => isOpenIn(edition, id));

/** Whether a text from outside names a reading. */
export const isReadingId = (text: string): text is ReadingId => Object.hasOwn(READINGS, text);

/** What later states of a rulebook settle that was open before. */
const SETTLED_LATER: Partial<
	Readonly<Record<EditionId, Partial<Readonly<Record<ReadingId, string>>>>>
> = { '2024': SETTLED_2024 };

/** Whether the document of an edition leaves it open: it says so, or is a state of one that does. */
export function isOpenIn(edition: EditionId, id: ReadingId): boolean {
	const { editions }: Reading = READINGS[id];
	if (editions.includes(edition)) return true;
	return editions.includes(rootOf(edition)) && SETTLED_LATER[edition]?.[id] === undefined;
}

/** The value followed in this position: the scenario's own, else what its edition settles, else the default. */
export function reading({ edition, readings }: Position, id: ReadingId): string {
	const { values, settledAs }: Reading = READINGS[id];
	return readings[id] ?? SETTLED_LATER[edition]?.[id] ?? settledAs?.[rootOf(edition)] ?? values[0];
}

/** Whether this position follows that value of a reading. */
export function follows<R extends ReadingId>(
	position: Position,
	id: R,
	value: ReadingValue<R>
): boolean {
	return reading(position, id) === value;
}
