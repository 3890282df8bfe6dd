import { isExpectationWord } from '../reserved-words.ts';
import { actText } from './script.ts';
import {
	cardThingText,
	cellText,
	countersText,
	listText,
	nameText,
	objectText,
	slotText,
	thingsText,
	thingText
} from './thing.ts';
import { cardText } from '../names.ts';
import type {
	Expectation,
	ObjectFacts,
	PlayerCounts,
	PlayerFacts,
	StepPattern
} from '../scenario.ts';

/** The word of a line about slots, by their kind. */
export const SLOT_WORDS = { monster: 'monsters', shop: 'shop', room: 'rooms' } as const;

/** Prints an expectation, without the word "expect". */
export function expectationText(expectation: Expectation, players: readonly string[]): string {
	const cited = (rules: readonly string[] | undefined): string =>
		rules ? ` (${rules.join(', ')})` : '';
	switch (expectation.expect) {
		case 'stack':
			return `stack: ${expectation.things.map((thing) => thingText(thing, players)).join('; ') || 'empty'}`;
		case 'player': {
			const name = isExpectationWord(expectation.player)
				? `player ${expectation.player}`
				: nameText(expectation.player);
			return `${name}: ${factsText(expectation.facts)}`;
		}
		case 'object':
			return `object ${cardThingText(expectation.object, players)}: ${objectFactsText(expectation.facts)}`;
		case 'slots':
			return `${SLOT_WORDS[expectation.slot]}: ${expectation.slots.map(slotText).join(', ') || 'none'}`;
		case 'deck':
		case 'discard': {
			const cards = expectation.cards.map(cellText);
			const all = expectation.more ? [...cards, '...'] : cards;
			return `${expectation.deck} ${expectation.expect}: ${all.join(', ') || 'empty'}`;
		}
		case 'pool':
			return `pool: ${String(expectation.cents)}¢`;
		case 'outside':
		case 'bonus souls':
			return `${expectation.expect}: ${listText(expectation.cards, cardText)}`;
		case 'priority':
			return `priority: ${nameText(expectation.player)}`;
		case 'turn':
			return `turn: ${[
				...(expectation.player === undefined ? [] : [nameText(expectation.player)]),
				...(expectation.step === undefined ? [] : [expectation.step])
			].join(', ')}`;
		case 'asked': {
			const about = expectation.about === undefined ? '' : ` (${expectation.about})`;
			const options = expectation.options ? `: ${thingsText(expectation.options, players)}` : '';
			return `asked: ${nameText(expectation.player)}${about}${options}`;
		}
		case 'legal':
			return `legal: ${actText(expectation.act, players)}`;
		case 'refused':
			return `refused: ${actText(expectation.act, players)}${cited(expectation.rules)}`;
		case 'steps':
			return `${expectation.steps.length === 1 ? 'step' : 'steps'}: ${expectation.steps
				.map((step) => stepText(step, players))
				.join('; ')}`;
		case 'no step':
			return `no step: ${stepText(expectation.step, players)}`;
		case 'rules':
			return `${expectation.rules.length === 1 ? 'rule' : 'rules'}: ${expectation.rules.join(', ')}`;
		case 'reading':
			return `reading: ${expectation.reading}`;
		case 'winner':
			return expectation.players.length === 0
				? 'winner: nobody'
				: `winner: ${expectation.players.map(nameText).join(', ')}`;
		default:
			return `${expectation.expect}: ${thingText(expectation.thing, players)}${cited(expectation.rules)}`;
	}
}

/** Prints a step that is expected. */
export function stepText(pattern: StepPattern, players: readonly string[]): string {
	const { did, about = [], words = [], rules } = pattern;
	const details = [
		...about.map((thing) => `, ${thingText(thing, players)}`),
		...words.map((word) => `, "${word}"`)
	].join('');
	return `${did}${details}${rules ? ` (${rules.join(', ')})` : ''}`;
}

const plural = (count: number, word: string): string =>
	`${String(count)} ${word}${count === 1 ? '' : 's'}`;

/** Prints what is said of a player. */
export function factsText(facts: PlayerFacts & PlayerCounts): string {
	const words = [
		...(facts.character ? [objectText(facts.character)] : []),
		...(facts.hp === undefined ? [] : [`${String(facts.hp)} HP`]),
		...(facts.maxHp === undefined ? [] : [`max HP ${String(facts.maxHp)}`]),
		...(facts.attackStat === undefined ? [] : [`attack ${String(facts.attackStat)}`]),
		...(facts.cents === undefined ? [] : [`${String(facts.cents)}¢`]),
		...(facts.dead === undefined ? [] : [facts.dead ? 'dead' : 'alive']),
		...(facts.lootPlays === undefined ? [] : [plural(facts.lootPlays, 'loot play')]),
		...(facts.attacks === undefined ? [] : [plural(facts.attacks, 'attack')]),
		...(facts.purchases === undefined ? [] : [plural(facts.purchases, 'purchase')]),
		...(facts.skips === undefined ? [] : [plural(facts.skips, 'skipped turn')]),
		...countersText(facts.counters),
		...(facts.cards === undefined ? [] : [plural(facts.cards, 'card')]),
		...(facts.soulValue === undefined ? [] : [plural(facts.soulValue, 'soul')])
	].join(', ');
	const sections = [
		...(['items', 'souls', 'curses'] as const).flatMap((word) => {
			const list = facts[word];
			return list ? [`${word}: ${listText(list, objectText)}`] : [];
		}),
		...(facts.hand ? [`hand: ${listText(facts.hand, cellText)}`] : [])
	];
	return [words, ...sections].join(' | ').trim();
}

function objectFactsText(facts: ObjectFacts): string {
	return [
		...(facts.inPlay === undefined ? [] : [facts.inPlay ? 'in play' : 'gone']),
		...(facts.hp === undefined ? [] : [`${String(facts.hp)} HP`]),
		...(facts.maxHp === undefined ? [] : [`max HP ${String(facts.maxHp)}`]),
		...(facts.attackStat === undefined ? [] : [`attack ${String(facts.attackStat)}`]),
		...(facts.evasion === undefined ? [] : [`evasion ${String(facts.evasion)}`]),
		...(facts.charged === undefined ? [] : [facts.charged ? 'charged' : 'deactivated']),
		...countersText(facts.counters)
	].join(', ');
}
