import type { EditionId } from '../../model/words.ts';
import { differencesBetween, onlyIn, rulesOfMatter } from '../../rules/differences.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Did } from '../expect/step-words.ts';
import type { Divergence } from './divergence.ts';
import type { Row, PlacedStep } from './rows.ts';
import { cardsIn } from './told.ts';

/**
 * Rules that every step of a kind cites in its edition, whatever becomes of it: that they stand there does
 * not tell why two runs part.
 */
const AS_USUAL: Readonly<Partial<Record<Did, readonly RuleId[]>>> = {
	declared: ['attack.declare', 'purchase.declare'],
	'roll resolved': ['roll.resolved', 'roll.resolves', 'roll.triggers-above', 'roll.defines-effect'],
	'entered phase': [
		'turn.heal',
		'turn.heal-step',
		'effect.wears-off',
		'loot.action-phase',
		'turn.action-phase',
		'turn.action-priority'
	],
	hit: ['attack.hit', 'roll.triggers-above'],
	missed: ['roll.triggers-above'],
	'put damage': ['attack.hit', 'roll.triggers-above'],
	'took damage': ['combat-damage.bonus-late'],
	'gained effect': ['effect.until-end-of-turn', 'effect.wears-off'],
	penalty: ['penalty.ends-turn', 'death.player.others-stop'],
	died: ['refill.after-death']
};

/** What a rule is worth that stands wherever its matter is at work at all: any other beside it tells more. */
const IN_GENERAL = 0.4;
const GENERAL: readonly RuleId[] = [
	'refill.when',
	'refill.on-stack',
	'refill.reveals',
	'refill.shop',
	'turn.end-declared',
	'turn.heal',
	'roll.resolved',
	'roll.resolves',
	'attack.target',
	'purchase.target'
];
/** What one is worth that orders what triggers, for any reason. */
const IN_ORDER = 0.7;
const ORDERS: readonly RuleId[] = ['trigger.order', 'timing.monsters-first', 'timing.turn-order'];
/** What one is worth that is at work in others too, which tell more. */
const NEARLY = 0.9;
const IN_OTHERS: readonly RuleId[] = ['damage.on-stack', 'damage.combat-only', 'refill.events'];

/** What a word means is never why two runs part. */
const NO_REASON: readonly string[] = ['words'];

/** Rules that what triggers in both cites, whoever it is of. */
const OF_TRIGGERS: readonly RuleId[] = [
	'trigger.any-roll',
	'trigger.some-rolls',
	'timing.turn-order',
	'timing.monsters-first'
];

/** Rules that tell for a matter, and how much: those of the one run and those of the other. */
interface Sign {
	readonly sides: readonly [own: readonly RuleId[], other: readonly RuleId[]];
	readonly weight: number;
}

/** How much the rules weigh that stand at a divergence, on the way there, and after it. */
const REFUSED = 10;
const HERE = 24;
const ON_THE_WAY = 4;
const AFTER = 3;
/** What a step on the way is worth beside the one after it. */
const FADES = 0.9;
/** A step of both that each does by a rule of its own. */
const IN_BOTH = 0.5;
/** Of several rules of a matter, what the others add to the one that weighs most. */
const OF_THE_REST = 0.05;
/** What triggers in both on the number of a roll: where it lies is another. */
const ON_A_NUMBER = 1.5;
/** What one edition alone has is a reason where no matter is. */
const ONE_ALONE = 0.9;
/** Both editions have their say, each in its own run. */
const BOTH_SPEAK = 1.5;

/** What players do of their own accord: by which rules they may is not why anything parts. */
const ACTS: readonly Did[] = ['activated', 'declared', 'rolled'];

/**
 * The rules of a step that tell something of why it is there. Who gets priority is told with many, and is
 * why they part where that is what was expected.
 */
function telling(told: PlacedStep | null, beside: PlacedStep | null = null): readonly RuleId[] {
	if (!told) return [];
	const { did } = told.step.what;
	const isPrevented = beside?.step.what.did === 'prevented damage';
	// Two numbers of one kind: what is said of every such number may be what makes them differ.
	const isOtherNumber = did === 'took damage' && beside?.step.what.did === did;
	const usual = isOtherNumber ? [] : (AS_USUAL[did] ?? []);
	return told.step.rules.filter(
		(id) =>
			!usual.includes(id) &&
			!id.startsWith('priority.') &&
			!(isPrevented && id.startsWith('damage.'))
	);
}

function signOf({ own, other }: Row, weight: number): Sign {
	const sides = [telling(own), telling(other)] as const;
	if (!own || !other) return { sides, weight };
	const isTrigger = own.step.what.did === 'triggered';
	const [a, b] = sides.map((ids) => ids.filter((id) => !isTrigger || !OF_TRIGGERS.includes(id)));
	if (!a || !b) return { sides, weight };
	const isOnNumber = isTrigger && [...a, ...b].includes('roll.triggers-above');
	return {
		sides: [a.filter((id) => !b.includes(id)), b.filter((id) => !a.includes(id))],
		weight: weight * (isOnNumber ? ON_A_NUMBER : isTrigger ? 1 : IN_BOTH)
	};
}

/** All that tells why two runs part. */
function signsOf({ kind, steps, rules, before, after }: Divergence): readonly Sign[] {
	const [own, other] = steps;
	const isAct = own !== null && ACTS.includes(own.step.what.did);
	return [
		{ sides: [telling(own, other), telling(other, own)], weight: isAct ? AFTER : HERE },
		...(own || other ? [] : [{ sides: rules, weight: REFUSED }]),
		...(kind === 'act' ? [{ sides: [[], rules[1]], weight: REFUSED } as const] : []),
		...before.map((row, nth) => signOf(row, ON_THE_WAY * FADES ** nth)),
		...after.map((row) => signOf(row, AFTER))
	];
}

function worthOf(id: RuleId): number {
	if (GENERAL.includes(id)) return IN_GENERAL;
	if (ORDERS.includes(id)) return IN_ORDER;
	return IN_OTHERS.includes(id) ? NEARLY : 1;
}

/** How much speaks for a set of rules of each of two editions. */
function weightOf(
	signs: readonly Sign[],
	editions: Divergence['editions'],
	rulesOf: (side: number) => ReadonlySet<RuleId>
): number {
	const best = new Map<RuleId, number>();
	const speaking = new Set<EditionId>();
	for (const { sides, weight } of signs)
		for (const [side, edition] of editions.entries())
			for (const id of sides.flat())
				if (rulesOf(side).has(id)) {
					best.set(id, Math.max(best.get(id) ?? 0, weight * worthOf(id)));
					speaking.add(edition);
				}
	const sum = [...best.values()].reduce((all, one) => all + one, 0);
	const most = Math.max(0, ...best.values());
	const weight = most + OF_THE_REST * (sum - most);
	return speaking.size > 1 ? weight * BOTH_SPEAK : weight;
}

const NONE: ReadonlySet<RuleId> = new Set();

/** Why two runs may part: a matter, by its anchor; what one edition alone has; other words on cards. */
export interface Reason {
	readonly of: { readonly matter: string } | { readonly only: EditionId } | 'cards';
	readonly weight: number;
}

/** The reasons that the rules of a divergence speak for, the likeliest first. */
export function reasonsFor(divergence: Divergence): readonly Reason[] {
	const signs = signsOf(divergence);
	const [first] = signs;
	// Of two tables that have come to the same, what one does in its own way is rarely why.
	const isWay = divergence.kind === 'way' && first?.sides.some((ids) => ids.length > 0);
	const isInBoth = isWay && divergence.steps.every((one) => one !== null);
	const here = first && !isInBoth ? [{ ...first, weight: isWay ? AFTER : HERE }] : [];
	if (divergence.steps.every((one) => one === null))
		here.push({ sides: divergence.rules, weight: HERE });
	const { editions } = divergence;
	const matters = differencesBetween(...editions)
		.filter(({ id }) => !NO_REASON.includes(id))
		.map((matter): Reason => {
			const sets = editions.map((edition) => new Set(rulesOfMatter(matter, edition)));
			const of = { matter: matter.id };
			return { of, weight: weightOf(signs, editions, (side) => sets[side] ?? NONE) };
		});
	const only = editions.map((edition, side): Reason => {
		const [other = edition] = editions.filter((one) => one !== edition);
		const rules = new Set(onlyIn(edition, other));
		const weight = weightOf(here, editions, (one) => (one === side ? rules : NONE));
		return { of: { only: edition }, weight: ONE_ALONE * weight };
	});
	const told = divergence.steps.flatMap((one) => (one ? cardsIn(one.step.what) : []));
	const isOfCards =
		divergence.kind !== 'order' && told.some((card) => divergence.cards.includes(card));
	const cards: Reason = { of: 'cards', weight: isOfCards ? HERE / 2 : 0 };
	return [...matters, ...only, cards]
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight);
}
