import type { ChartName } from '../../model/frame.ts';
import type { Purpose } from '../../model/question.ts';
import { EDITIONS } from '../../model/words.ts';
import { DIFFERENCES, onlyIn, type Difference } from '../../rules/differences.ts';
import type { RuleId } from '../../rules/index.ts';
import { mattersOf } from '../../rules/matters.ts';
import { cardName } from '../../wording/index.ts';
import type { Did } from '../expect/step-words.ts';
import type { Parting } from './parting.ts';
import type { Row } from './rows.ts';

/** What two runs part on: a matter of `/compare`, what only one edition has, or cards that act otherwise. */
export type Matter = Pick<Difference, 'id' | 'title' | 'says'>;

/** Steps that tell a number that earlier ones have made: what made it another is told before. */
const SUMS: readonly Did[] = ['roll resolved', 'hit', 'missed'];

/**
 * What two runs part on, the likeliest first. It is a file of its own, apart from what `index.ts`
 * offers: it brings the texts of all differences along.
 */
export function mattersAt(parting: Parting): readonly Matter[] {
	const { steps, before, after, asks } = parting;
	const near = [...before, ...after];
	const there = [...parting.rules[0], ...parting.rules[1]];
	const led = before.flatMap(rulesAlone);
	const did = steps[0]?.step.what.did;
	const isSum = did !== undefined && did === steps[1]?.step.what.did && SUMS.includes(did);
	const ways: readonly (() => readonly Matter[])[] = [
		() => (isSum ? mattersOf(led, there) : mattersOf(there, led)),
		() => onlyOne(there),
		() => ofProcedures(before),
		() => mattersOf(after.flatMap(rulesAlone)),
		() => ofProcedures(after),
		() => mattersOf(near.flatMap(unlike)),
		() => named(asks ? [ofQuestion(asks)] : []),
		() => otherCards(parting),
		() => onlyOne(led)
	];
	for (const way of ways) {
		const matters = way();
		if (matters.length > 0) return matters;
	}
	return [];
}

/** The rules of a row that only one run has. */
const rulesAlone = ({ own, other }: Row): readonly RuleId[] =>
	own && other ? [] : ((own ?? other)?.step.rules ?? []);

const named = (ids: readonly (string | undefined)[]): readonly Matter[] =>
	DIFFERENCES.filter(({ id }) => ids.includes(id));

/** What only one edition has. */
const onlyOne = (rules: readonly RuleId[]): readonly Matter[] =>
	EDITIONS.filter((edition) => rules.some((id) => ONLY[edition].has(id))).map((edition) => ({
		id: `only-${edition}`,
		title: 'What only one has',
		says:
			edition === 'original'
				? 'The original ruleset has this, the Extended Rulebook nothing of the kind.'
				: 'The Extended Rulebook has this, the original ruleset nothing of the kind.'
	}));

const ONLY = {
	'2023': new Set<RuleId>(onlyIn('2023')),
	original: new Set<RuleId>(onlyIn('original'))
};

/** Cards that have other abilities in each edition. */
const otherCards = ({ cards }: Parting): readonly Matter[] =>
	cards.length === 0
		? []
		: [
				{
					id: 'cards',
					title: 'Cards that act otherwise',
					says: `Errata and rulings of the original give other words to ${cards.map(cardName).join(', ')}.`
				}
			];

/** What both do, and each by a rule of its own; what players do in passing apart. */
function unlike({ own, other }: Row): readonly RuleId[] {
	if (!own || !other || IN_PASSING.includes(own.step.what.did)) return [];
	const [a, b] = [own.step.rules, other.step.rules];
	return [...a.filter((id) => !b.includes(id)), ...b.filter((id) => !a.includes(id))];
}

const IN_PASSING: readonly Did[] = ['played', 'entered phase', 'began to resolve'];

const ofProcedures = (rows: readonly Row[]): readonly Matter[] =>
	named(rows.flatMap(procedureIn).map((chart) => OF_PROCEDURE[chart]));

/** The procedure that goes on or off the stack in a row. */
function procedureIn({ own, other }: Row): readonly ChartName[] {
	const what = own && other ? undefined : (own ?? other)?.step.what;
	const isOf = what?.did === 'put procedure' || what?.did === 'began to resolve';
	return isOf && what.item.kind === 'procedure' ? [what.item.frame.chart] : [];
}

/** The matters that procedures on the stack belong to. */
const OF_PROCEDURE: Readonly<Partial<Record<ChartName, string>>> = {
	attack: 'attack',
	purchase: 'purchase',
	lootStep: 'loot-step',
	modifier: 'bonuses-to-rolls',
	monsterDeath: 'monster-death',
	reward: 'monster-death',
	playerDeath: 'penalty',
	refill: 'refilling'
};

/** The matter that a question belongs to which one edition asks and the other does not. */
function ofQuestion(asks: Purpose): string | undefined {
	switch (asks.about) {
		case 'attack target':
			return 'attack';
		case 'purchase':
			return 'purchase';
		case 'slot to cover':
			return 'non-monster-cards';
		case 'trigger order':
			return 'order-of-triggers';
		case 'death order':
			return 'order-of-deaths';
		case 'refill order':
			return 'refilling';
		case 'roll':
			return 'rolls-of-effects';
		case 'penalty item':
			return 'penalty';
		case 'discard':
			return asks.because === 'penalty' ? 'penalty' : undefined;
		default:
			return undefined;
	}
}
