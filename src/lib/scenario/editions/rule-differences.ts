import { EDITION_NAMES } from '../../wording/editions.ts';
import type { Purpose } from '../../model/question.ts';
import type { ChartName } from '../../model/frame.ts';
import type { EditionId } from '../../model/words.ts';
import { differencesBetween } from '../../rules/differences.ts';
import type { Difference } from '../../rules/difference.ts';
import { cardName } from '../../wording/index.ts';
import { reasonsFor, type Reason } from './evidence.ts';
import type { Divergence } from './divergence.ts';
import type { Row } from './rows.ts';

/** What two runs part on: a matter of `/compare`, what only one edition has, or cards that act otherwise. */
export type RuleDifference = Pick<Difference, 'id' | 'title' | 'says'>;

/**
 * What two runs part on, the likeliest first; none where no single rule does it. It is a file of its own,
 * apart from what `index.ts` offers: it brings the texts of all differences along.
 */
export function ruleDifferencesAt(divergence: Divergence): readonly RuleDifference[] {
	const {
		kind,
		asks,
		before,
		after,
		steps: [own, other]
	} = divergence;
	// Before anything has happened no rule has been at work.
	if (kind === 'table') return [];
	const of = (ids: readonly (string | undefined)[]) => named(ids, divergence);
	const ways: readonly (() => readonly RuleDifference[])[] = [
		() => of(asks ? [ofQuestion(asks)] : []),
		() => of(lostPlay(divergence) ? ['loot-play'] : []),
		() => reasonsFor(divergence).flatMap(({ of }) => ruleDifferenceOf(of, divergence)),
		() => of(ofProcedures([{ at: 0, own, other }, ...before])),
		() => of(ofProcedures(after)),
		() => of(asks ? [ofLateQuestion(asks)] : []),
		() => otherCards(divergence)
	];
	for (const way of ways) {
		const matters = way();
		if (matters.length > 0) return matters;
	}
	return [];
}

function ruleDifferenceOf(of: Reason['of'], divergence: Divergence): readonly RuleDifference[] {
	if (of === 'cards') return otherCards(divergence);
	return 'matter' in of ? named([of.matter], divergence) : [onlyOne(of.only, divergence)];
}

/** The matters of these names on which the two editions differ. */
const named = (
	ids: readonly (string | undefined)[],
	{ editions }: Divergence
): readonly RuleDifference[] =>
	differencesBetween(...editions).filter(({ id }) => ids.includes(id));

/** What only one edition has. */
const onlyOne = (edition: EditionId, { editions }: Divergence): RuleDifference => {
	const other = editions.find((one) => one !== edition) ?? edition;
	return {
		id: `only-${edition}`,
		title: `Only in the ${EDITION_NAMES[edition]}`,
		says: `The ${EDITION_NAMES[other]} has nothing of the kind.`
	};
};

/** A loot play is refused as none is left, once the action phase has ended in the run that refuses it. */
function lostPlay({ kind, rules, before }: Divergence): boolean {
	const isOwn = kind === 'way' && rules[0].includes('loot.needs-loot-play');
	const side = isOwn ? 'own' : 'other';
	const refused = rules[isOwn ? 0 : 1].includes('loot.needs-loot-play');
	return refused && before.some((row) => row[side]?.step.rules.includes('loot.action-phase'));
}

/** Cards that have other abilities in each edition. */
const otherCards = ({ cards }: Divergence): readonly RuleDifference[] =>
	cards.length === 0
		? []
		: [
				{
					id: 'cards',
					title: 'Cards that act otherwise',
					says: `Errata and rulings of the original give other words to ${cards.map(cardName).join(', ')}.`
				}
			];

const ofProcedures = (rows: readonly Row[]): readonly (string | undefined)[] =>
	rows.flatMap(procedureIn).map((chart) => OF_PROCEDURE[chart]);

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

/** The matter of a question that comes of what has led there, and else stands for itself. */
function ofLateQuestion(asks: Purpose): string | undefined {
	switch (asks.about) {
		case 'trigger order':
			return 'order-of-triggers';
		case 'death order':
			return 'order-of-deaths';
		case 'refill order':
			return 'refilling';
		default:
			return undefined;
	}
}
