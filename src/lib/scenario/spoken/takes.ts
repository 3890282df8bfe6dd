import type { Ability, TargetSpec, TargetWord } from '../../abilities/grammar.ts';
import { choiceOf, effectOf } from '../../abilities/path.ts';
import { abilitiesOf, cardOf } from '../../cards/library.ts';
import type { CardKey, Deck, EditionId } from '../../model/words.ts';
import { wordOf } from '../target-words.ts';
import type { Event } from './plan.ts';

/** The abilities with which a card is used: as a loot, or of an object. */
const used = (card: CardKey, edition: EditionId): readonly Ability[] =>
	abilitiesOf(card, edition).filter(({ way }) => way === 'loot' || way === 'tap' || way === 'paid');

/**
 * The targets of each way in which a card can be used: of its lines and their options.
 * @param mode the number of the option that is taken, from 1; null where none is said.
 */
export function waysOf(
	card: CardKey,
	edition: EditionId,
	mode: number | null = null
): readonly (readonly TargetSpec[])[] {
	return used(card, edition).flatMap((ability): readonly (readonly TargetSpec[])[] => {
		if (ability.way === 'static' || ability.way === 'reward') return [];
		const choice = choiceOf(effectOf(ability));
		if (!choice) return [ability.targets];
		return choice.options.flatMap(({ targets }, at) =>
			mode === null || mode === at + 1 ? [[...ability.targets, ...targets]] : []
		);
	});
}

/** What a card can be aimed at. @param mode the option that is taken; null where none is said. */
export const takesOf = (
	card: CardKey,
	edition: EditionId,
	mode: number | null = null
): ReadonlySet<TargetWord> =>
	new Set(
		waysOf(card, edition, mode).flatMap((specs) => specs.flatMap(({ any }) => any.map(wordOf)))
	);

/** Whether it takes what is another player's. */
export const takesOthers = (card: CardKey, edition: EditionId): boolean =>
	waysOf(card, edition).some((specs) => JSON.stringify(specs).includes('"of another player"'));

/** Whether a card answers the use of an item, and nothing else of it. */
export const answersUse = (takes: ReadonlySet<string> | null): boolean =>
	takes?.has('ability of an item') === true && !takes.has('item');

/** Whether what a card is aimed at lies on the stack and nowhere else. */
export function isOnlyOnStack(card: CardKey, edition: EditionId): boolean {
	const takes = takesOf(card, edition);
	const onStack =
		takes.has('loot being played') ||
		takes.has('ability of an item') ||
		takes.has('triggered ability');
	return onStack && !takes.has('item') && !takes.has('monster');
}

/** The most targets that a card takes. */
export const mostTargets = (
	card: CardKey,
	edition: EditionId,
	mode: number | null = null
): number => Math.max(0, ...waysOf(card, edition, mode).map((specs) => specs.length));

/** Whether all that it does for its target is to keep it from harm. */
export const protects = (card: CardKey, edition: EditionId): boolean =>
	used(card, edition).some((ability) => /"do":"prevent/u.test(JSON.stringify(ability)));

/** Whether nobody would use it on themselves: it hurts its target, or takes something from it. */
export const harms = (card: CardKey, edition: EditionId): boolean =>
	used(card, edition).some((ability) =>
		/"do":"(?:deal damage|kill|steal|give loot)/u.test(JSON.stringify(ability))
	);

/** Whether somebody may die of it. */
export const hurts = (card: CardKey, edition: EditionId): boolean =>
	used(card, edition).some((ability) =>
		/"do":"(?:deal damage|kill)/u.test(JSON.stringify(ability))
	);

/** Whether it does its target good: whoever plays it where nobody says on whom has it themselves. */
export const helps = (card: CardKey, edition: EditionId): boolean =>
	!harms(card, edition) &&
	used(card, edition).some((ability) => HELPS.test(JSON.stringify(ability)));
const HELPS =
	/"do":"(?:gain stat|gain ¢|loot|heal|additional attack)"(?:(?!"do":).)*"who":\{"target"|"do":"make true".*"who":\{"target"|"by":\{"target":0\}.*"do":"recharge"/u;

/** Whether it takes ¢ from somebody. */
export const stealsCents = (card: CardKey, edition: EditionId): boolean =>
	used(card, edition).some((ability) => /"do":"steal ¢/u.test(JSON.stringify(ability)));

/** The ¢ that it takes from somebody, where it always takes as many; null else. */
export function centsStolen(card: CardKey, edition: EditionId): number | null {
	const said = used(card, edition).map((ability) => JSON.stringify(ability));
	const amounts = said.flatMap((one) => [
		...one.matchAll(/"do":"steal ¢"[^}]*\}[^}]*?"amount":(?<amount>\d+)/gu)
	]);
	const [only] = amounts;
	return amounts.length === 1 ? Number(only?.groups?.['amount'] ?? NaN) : null;
}

/** Whether whoever uses it comes to more ¢. */
export const gainsCents = (card: CardKey, edition: EditionId): boolean =>
	stealsCents(card, edition) ||
	used(card, edition).some((ability) => /"do":"gain ¢/u.test(JSON.stringify(ability)));

/** The ¢ that it takes to use a card. */
export const priceOf = (card: CardKey): number =>
	Math.max(
		0,
		...cardOf(card).abilities.flatMap((ability) =>
			ability.way === 'paid' ? ability.cost.map((cost) => (cost.pay === '¢' ? cost.amount : 0)) : []
		)
	);

/** The counters that are paid as a card is aimed at something, where only one of its abilities can be. */
export function countersToAim(card: CardKey, edition: EditionId): number {
	const [only, other] = used(card, edition).flatMap((ability) =>
		ability.way !== 'static' && ability.targets.length > 0 ? [ability] : []
	);
	if (only?.way !== 'paid' || other) return 0;
	return only.cost.reduce(
		(sum, cost) =>
			cost.pay === 'counters' && cost.amount !== 'any number' ? sum + cost.amount : sum,
		0
	);
}

/** Whether a card can make a roll the number that is said: Godhead never makes it a 2. */
export function canMake(use: Event | undefined, to: number | CardKey): boolean {
	if (use?.is !== 'use' || typeof to !== 'number') return true;
	const found = /"do":"change roll"[^[]*"to":\[(?<faces>[\d,]+)\]/u.exec(
		JSON.stringify(cardOf(use.card).abilities)
	);
	return found?.groups?.['faces']?.split(',').includes(String(to)) ?? true;
}

/** Whether a card triggers as its owner would die: the death lies below it. */
export const answersDeath = (card: CardKey, edition: EditionId): boolean =>
	abilitiesOf(card, edition).some(
		(ability) =>
			ability.way === 'trigger' && ability.when.on === 'would die' && ability.when.who === 'you'
	);

/** Whether a card triggers as its owner dies: it comes to the stack as the death resolves. */
export const triggersOnDeath = (card: CardKey, edition: EditionId): boolean =>
	abilitiesOf(card, edition).some(
		(ability) =>
			ability.way === 'trigger' && ability.when.on === 'die' && ability.when.who === 'you'
	);

/** Whether a card triggers as a turn starts. @param isTheirs whether whoever is on turn has it. */
export const answersTurnStart = (card: CardKey, edition: EditionId, isTheirs: boolean): boolean =>
	abilitiesOf(card, edition).some(
		(ability) =>
			ability.way === 'trigger' &&
			ability.when.on === 'turn starts' &&
			(isTheirs || ability.when.who !== 'you')
	);

/** Whether a card makes a roll a number, and lets nobody roll again. */
export const changesRoll = (card: string): boolean => {
	const abilities = JSON.stringify(cardOf(card).abilities);
	return /"do":"change roll/u.test(abilities) && !/"do":"(?:reroll|roll)"/u.test(abilities);
};

/** "Uses Guppy's Head to loot": whoever loots is who uses it, and it is aimed at no deck. */
export const isToLoot = (deck: Deck | null, takes: ReadonlySet<string> | null): boolean =>
	deck === 'loot' && takes?.has('player') === true && !takes.has('deck');

/** Whether an item can be a target. @param takes what can be one; null where anything can. */
export const takesItem = (takes: ReadonlySet<string> | null): boolean =>
	takes === null || [...takes].some((word) => word.includes('item'));
