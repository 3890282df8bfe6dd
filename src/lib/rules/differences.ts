import { rootOf, type EditionId } from '../model/words.ts';
import { OF_2024 } from './2024/differences.ts';
import type { RuleStatus } from './rule.ts';
import { differingFrom, RULE_IDS_IN, ruleIn, type RuleId } from './index.ts';
import type { Difference } from './difference.ts';

/** Every matter on which the original edition differs from 2023, in the order of a game. */
const OF_ORIGINAL: readonly Omit<Difference, '2024'>[] = [
	{
		id: 'setting-up',
		title: 'Setting up',
		says: 'The original has 100¢, all three bonus souls, and a first player: Cain, or else the saddest.',
		'2023': ['setup.pool', 'setup.bonus-souls', 'setup.first', 'setup.saddest'],
		original: ['setup.hundred-cents', 'setup.all-bonus-souls', 'setup.cain-first']
	},
	{
		id: 'words',
		title: 'The same word for something else',
		says: 'In the original a card turned sideways is activated, in 2023 deactivated; and cards of any kind are discarded, where 2023 says so of cards in hand.',
		'2023': ['deactivate.turned', 'discard.moves'],
		original: ['activate.word', 'word.discard']
	},
	{
		id: 'priority',
		title: 'Who gets priority first',
		says: 'In the original a roll, like all that the game puts on the stack, gives priority to the active player, in 2023 to the player who rolled.',
		'2023': ['priority.from-actor'],
		original: ['priority.kept', 'priority.game-puts', 'roll.active-priority']
	},
	{
		id: 'order-of-triggers',
		title: 'The order of triggers',
		says: "In the original the effects of monster cards go on the stack first; in 2023 all triggers of the game do, monsters' or not.",
		'2023': ['trigger.order'],
		original: ['timing.monsters-first', 'timing.turn-order']
	},
	{
		id: 'order-of-deaths',
		title: 'Triggers and deaths together',
		says: 'The 2023 rulebook doesn’t say which go on the stack first; the judge puts the triggers there before all deaths. The original orders deaths among them and contradicts itself about damage.',
		'2023': ['trigger.before-deaths', 'death.players-order', 'each.stacked'],
		original: ['timing.own-death', 'death.above-damage-triggers', 'timing.rest-with-deaths']
	},
	{
		id: 'loot-step',
		title: 'The loot of the turn',
		says: 'In the original it is put on the stack and can be answered; in 2023 it is looted at once.',
		'2023': ['turn.loot-step'],
		original: ['loot.on-stack']
	},
	{
		id: 'loot-play',
		title: 'The loot play of the turn',
		says: 'In the original it is lost when the action phase ends; in 2023 it lasts until the turn does.',
		'2023': ['turn.action-phase'],
		original: ['turn.action-priority', 'loot.action-phase']
	},
	{
		id: 'ending-the-action-phase',
		title: 'How the action phase ends',
		says: 'In the original it ends when all pass on an empty stack; in 2023 the active player declares it.',
		'2023': ['stack.action-phase-waits', 'turn.end-declared'],
		original: ['turn.passes']
	},
	{
		id: 'ending-phase',
		title: 'The end of the turn',
		says: 'In the original all heal before anybody discards down; in 2023 they heal last.',
		'2023': ['turn.hand-size', 'turn.heal', 'effect.until-end-of-turn'],
		original: ['turn.heal-step', 'effect.wears-off', 'turn.hand-size-last']
	},
	{
		id: 'purchase',
		title: 'A purchase',
		says: 'In the original its declaration, target included, waits on the stack and is paid for as it resolves; in 2023 the target is chosen and paid for after priority has passed.',
		'2023': [
			'purchase.declare',
			'purchase.target',
			'purchase.cost',
			'purchase.pay',
			'purchase.gain'
		],
		original: ['purchase.on-stack', 'purchase.happens']
	},
	{
		id: 'failed-purchase',
		title: 'A purchase that cannot be paid',
		says: 'In the original it fizzles and another may be declared; in 2023 it fails. Whether it is spent, 2023 doesn’t say; the judge counts it.',
		'2023': ['purchase.unpaid', 'purchase.spent'],
		original: ['purchase.unpaid-fizzles', 'purchase.declared-again']
	},
	{
		id: 'attack',
		title: 'Declaring an attack',
		says: 'In the original the declaration, target included, waits on the stack; in 2023 the target is chosen after priority has passed. What a revealed target triggers resolves before the first roll in the original; in 2023 it lies above that roll.',
		'2023': ['attack.declare', 'attack.target', 'attack.target-triggers'],
		original: ['attack.declaration-on-stack', 'attack.target-triggers-first']
	},
	{
		id: 'attack-target-gone',
		title: 'The target of an attack is gone',
		says: 'In the original a declaration without its target fizzles and another may be made. The 2023 rulebook doesn’t say; the judge counts the attack.',
		'2023': ['attack.target-gone'],
		original: ['attack.declaration-fizzles', 'attack.declared-again', 'attack.covered']
	},
	{
		id: 'forced-attacks',
		title: 'Forced attacks',
		says: 'In the original they are made at the first chance, or that turn if the effect says so. The 2023 rulebook doesn’t say when; the judge lets them wait until the turn would be ended.',
		'2023': ['attack.forced'],
		original: ['attack.forced-next', 'attack.forced-this-turn', 'attack.forced-uses']
	},
	{
		id: 'non-monster-cards',
		title: 'Cards of the monster deck that aren’t monsters',
		says: 'In the original the active player plays them; in 2023 they are events that cover a slot until their abilities have resolved.',
		'2023': ['event.triggers', 'event.discarded', 'attack.deck-event', 'refill.events'],
		original: [
			'non-monster.on-stack',
			'non-monster.discarded',
			'attack.deck-non-monster',
			'refill.non-monster'
		]
	},
	{
		id: 'curses',
		title: 'Curses',
		says: 'In the original a curse is given as it is revealed and discarded before the penalty; in 2023 a trigger gives it and death takes it away.',
		'2023': ['curse.given', 'curse.death'],
		original: ['curse.when-revealed', 'curse.before-penalty']
	},
	{
		id: 'rolls-of-effects',
		title: 'Effects that need a roll',
		says: 'In the original the effect waits on the stack under its roll; in 2023 it resolves, and a triggered ability reads the roll.',
		'2023': ['roll.keyword', 'roll.reader'],
		original: ['roll.effect-waits', 'roll.defines-effect']
	},
	{
		id: 'bonuses-to-rolls',
		title: 'Lasting bonuses to dice rolls',
		says: 'In the original they go on the stack above the roll, though its glossary contradicts that; in 2023 they count as the roll resolves.',
		'2023': ['roll.standing'],
		original: ['roll.modifiers-on-stack']
	},
	{
		id: 'resolving-a-roll',
		title: 'When a roll resolves',
		says: 'In the original what triggers on the number lies above the combat damage or effect of the roll.',
		'2023': ['roll.resolved', 'trigger.order'],
		original: ['roll.resolves', 'roll.triggers-above']
	},
	{
		id: 'would-roll',
		title: '“Would roll”',
		says: 'In the original it triggers on the result with all its changes, and its reroll is final. In 2023 it comes before the roll resolves, and a changed result reopens it; that it looks at the die alone 2023 doesn’t say outright.',
		'2023': ['roll.would', 'roll.would-once', 'roll.would-number', 'roll.would-changed'],
		original: [
			'roll.triggers-on-result',
			'roll.final-reroll',
			'roll.final-updates',
			'roll.final-condition'
		]
	},
	{
		id: 'monsters-and-rolls',
		title: 'Monsters that look at rolls',
		says: 'In the original most look only at rolls of an attack on them, but for Cursed and Holy ones; in 2023 the print of the number says.',
		'2023': ['trigger.any-roll', 'trigger.some-rolls', 'trigger.attacking-player'],
		original: ['monster.roll-effects', 'monster.roll-effects-cursed']
	},
	{
		id: 'damage',
		title: 'Damage',
		says: 'In the original only combat damage is put on the stack; in 2023 all damage is.',
		'2023': ['damage.on-stack'],
		original: ['damage.combat-only']
	},
	{
		id: 'combat-damage',
		title: 'How much combat damage',
		says: 'In the original a bonus to attack counts as the damage resolves; in 2023 as it is put on the stack.',
		'2023': ['attack.hit'],
		original: ['combat-damage.bonus-late']
	},
	{
		id: 'prevention',
		title: 'Preventing damage',
		says: 'In the original it is a shield, and the first damage that comes uses up all of it. In 2023 damage on the stack is removed; how “the next damage” is prevented 2023 doesn’t say, and the judge makes it smaller as it resolves.',
		'2023': ['prevent.damage', 'prevent.next'],
		original: ['prevent.shield', 'prevent.whole-shield']
	},
	{
		id: 'prevented-death',
		title: 'A death that is prevented',
		says: 'In the original HP goes back to what it was; in 2023 it becomes at least 1.',
		'2023': ['prevent.death', 'cancel.death', 'death.replaced'],
		original: ['death.restores-health']
	},
	{
		id: 'monster-death',
		title: 'The death of a monster',
		says: 'In the original its card, its reward and its last effects go on the stack in this order; in 2023 they are steps that nobody can answer, unless an ability triggers.',
		'2023': [
			'death.monster.held',
			'death.monster.triggers',
			'death.monster.rewards',
			'death.monster.after-rewards',
			'death.monster.soul',
			'death.monster.discard',
			'death.monster.at-once'
		],
		original: [
			'monster-death.card-on-stack',
			'monster-death.reward-on-stack',
			'monster-death.triggers-on-stack',
			'monster-death.other-triggers',
			'monster-death.soul',
			'monster-death.discard'
		]
	},
	{
		id: 'refilling',
		title: 'Refilling slots',
		says: 'In the original a refill goes on the stack; in 2023 slots fill the next time anyone would get priority.',
		'2023': ['refill.when', 'refill.after-death'],
		original: ['refill.on-stack', 'refill.reveals', 'refill.shop', 'monster-death.refill']
	},
	{
		id: 'penalty',
		title: 'The death penalty',
		says: 'In the original it goes on the stack, under what the death triggers, and deactivates everything; in 2023 it does not use the stack.',
		'2023': [
			'death.player.before-penalty',
			'death.player.triggers-resolve',
			'death.player.penalty',
			'death.player.penalty-uninterrupted'
		],
		original: ['penalty.on-stack', 'penalty.triggers', 'penalty.paid']
	},
	{
		id: 'after-the-penalty',
		title: 'After the penalty',
		says: 'In the original the penalty of the active player ends the turn and leaves refills for the ending phase; in 2023 the stack resolves and slots fill before it.',
		'2023': ['death.player.others-stop', 'death.player.cleanup', 'death.player.end'],
		original: ['penalty.ends-turn', 'refill.before-turn-ends']
	},
	{
		id: 'dead-players',
		title: 'Choosing a dead player',
		says: 'In the original nobody can choose them for damage. The 2023 rulebook doesn’t say; the judge lets them be chosen by whatever does not ask for a living player.',
		'2023': ['death.player.chosen'],
		original: ['dead.not-chosen']
	},
	{
		id: 'activating',
		title: 'What looks for an activation',
		says: 'In the original a $ ability isn’t an activated effect, so an ability that looks for one doesn’t see it; in 2023 ↷ and $ abilities are both activated.',
		'2023': ['ability.no-activated'],
		original: ['activate.paid-is-not-activated']
	},
	{
		id: 'copied-loot',
		title: 'Blank Card',
		says: 'In the original it doubles what can be counted in a loot; in 2023 it copies the loot.',
		'2023': ['copy.loot-made', 'copy.loot', 'copy.loot-chosen'],
		original: ['blank-card.doubles']
	},
	{
		id: 'multiplied-again',
		title: 'Doubling twice',
		says: 'In the original a card that multiplies does so once. The 2023 rulebook doesn’t say what two uses of one card do; the judge lets both apply.',
		'2023': ['effect.replacement-same'],
		original: ['multiply.no-further']
	},
	{
		id: 'votes',
		title: 'Votes',
		says: 'In the original they begin with the active player; in 2023 with the player whose ability it is.',
		'2023': ['vote.cast'],
		original: ['vote.turn-order']
	},
	{
		id: 'winning',
		title: 'Winning together',
		says: 'The original knows a first player to have four souls; in 2023 players can tie.',
		'2023': ['win.tie'],
		original: ['soul.first-to-four']
	}
];

/** Every matter on which an edition differs from that of 2023. */
export const DIFFERENCES: readonly Difference[] = [
	...OF_ORIGINAL.map((one) => ({ ...one, '2024': [] })),
	...OF_2024.map((one) => ({ ...one, original: [] }))
];

/** The two editions that differ on a matter. */
export const partedOn = ({ original }: Difference): readonly ['2023', '2024' | 'original'] => [
	'2023',
	original.length > 0 ? 'original' : '2024'
];

/** The one of the two editions that differ on a matter which this one is not. */
export const otherOn = (matter: Difference, edition: EditionId): EditionId =>
	partedOn(matter).find((one) => one !== edition) ?? edition;

/** The matters on which two editions differ: with a later state of a rulebook come those of the state before. */
export const differencesBetween = (a: EditionId, b: EditionId): readonly Difference[] =>
	DIFFERENCES.filter((matter) => {
		const [, other] = partedOn(matter);
		return other === 'original' ? rootOf(a) !== rootOf(b) : a !== b && [a, b].includes(other);
	});

/** The rules of a matter as an edition has them. */
export const rulesOfMatter = (matter: Difference, edition: EditionId): readonly RuleId[] => {
	const root = rootOf(edition);
	const before = root === edition ? [] : matter[root].filter((id) => ruleIn(id, edition) !== null);
	return [...before, ...matter[edition]];
};

/** A rule that two editions have and only one of them settles. */
export interface OpenInOne {
	readonly id: RuleId;
	readonly statuses: readonly [RuleStatus, RuleStatus];
}

/** The rules that the documents of one of two editions settle and those of the other leave open. */
export const openInOne = (a: EditionId, b: EditionId): readonly OpenInOne[] =>
	RULE_IDS_IN[a].flatMap((id) => {
		const [first, second] = [ruleIn(id, a), ruleIn(id, b)];
		if (!first || !second || first.status === second.status) return [];
		return { id, statuses: [first.status, second.status] };
	});

/** The rules of an edition that another neither has nor contradicts: what it is about is not there. */
export const onlyIn = (edition: EditionId, other: EditionId): readonly RuleId[] =>
	RULE_IDS_IN[edition].filter(
		(id) =>
			ruleIn(id, other) === null &&
			differingFrom(id).every((against) => ruleIn(against, other) === null)
	);
