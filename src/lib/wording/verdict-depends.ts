import { andList } from '../abilities/wording-nouns.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Question } from '../model/question.ts';
import { cardName, optionName, playerName, possessive, sentence } from './names.ts';
import { kindOf, promptSentence } from './prompts.ts';
import { attackTarget } from './verdict-because.ts';

/** What nobody has said yet: "Amy's next attack roll against Gurdy is still to be told." */
export function waitsSentence(question: Question, attackRoll: boolean, end: Position): string {
	if (!attackRoll)
		return promptSentence(end, { kind: 'question', who: question.who, question, choices: [] });
	const target = attackTarget(end, question.who);
	const against = target === null ? '' : ` against ${target}`;
	return sentence(`next, ${playerName(end, question.who)} rolls${against}`);
}

/** "It depends on Ben's choice." */
export const dependsSentence = (question: Question, end: Position): string =>
	sentence(`it depends on ${dependsOnWords(question, end)}`);

/** "Amy's roll for Guppy's Collar", "Ben's choice for The Relic". */
export function dependsOnWords(question: Question, end: Position): string {
	const { who, domain, purpose } = question;
	const whose = possessive(playerName(end, who));
	if (domain.pick === 'roll') {
		return purpose.about === 'reroll'
			? `${whose} reroll${causeName(end)}`
			: `${whose} roll${readerName(end)}`;
	}
	switch (purpose.about) {
		case 'may':
			return `whether ${playerName(end, who)} uses ${cardName(purpose.effect.card)}`;
		case 'target':
			return `${whose} target for ${cardName(purpose.effect.card)}`;
		case 'choice': {
			const kind = domain.pick === 'one' ? kindOf(end, question) : null;
			const what =
				kind === null ? `${whose} choice` : `the ${kind} that ${playerName(end, who)} chooses`;
			return `${what} for ${cardName(purpose.effect.card)}`;
		}
		case 'attack target':
			return `what ${playerName(end, who)} attacks`;
		case 'purchase':
			return `what ${playerName(end, who)} purchases`;
		case 'trigger order':
			return `the order in which ${playerName(end, who)} puts the abilities on the stack`;
		case 'death order':
			return `the order that ${playerName(end, who)} chooses for the deaths`;
		case 'replacement order':
			return `what ${playerName(end, who)} lets apply first`;
		case 'penalty item':
			return `the item that ${playerName(end, who)} destroys for the death penalty`;
		case 'discard':
			return `the card that ${playerName(end, who)} discards`;
		default:
			return 'effect' in purpose
				? `${whose} choice for ${cardName(purpose.effect.card)}`
				: `${whose} choice`;
	}
}

/** " by Dice Shard": what makes somebody roll again. */
function causeName({ frames }: Position): string {
	const frame = frames.at(-1);
	if (frame?.chart !== 'resolution' || !('card' in frame.item)) return '';
	return ` by ${cardName(frame.item.card)}`;
}

/** What a die is about to be rolled for. */
function readerName({ frames }: Position): string {
	const task = frames.at(-1)?.agenda[0];
	return task?.do === 'make roll' && task.purpose.for === 'ability'
		? ` for ${cardName(task.purpose.reader.card)}`
		: '';
}

/** The answers that come to one outcome: "1–3", "yes", "The D6 or The Relic". */
export function answersWords(whens: readonly Decision[], end: Position): string {
	const rolled = whens.flatMap((when) => (when.do === 'roll' ? [when.result] : []));
	if (rolled.length > 0) return ranges(rolled);
	const words = whens.flatMap((when) => (when.do === 'choose' ? [picksWords(when, end)] : []));
	return [...new Set(words)].join(' or ');
}

/** What was picked: "The D6 and The Relic", in an order "The D6, then The Relic". */
function picksWords({ picks }: Extract<Decision, { do: 'choose' }>, end: Position): string {
	const names = picks.map((one) => optionName(end, one));
	if (names.length === 0) return 'nothing';
	return picks.every((one) => 'trigger' in one) ? names.join(', then ') : andList(names);
}

/** "1–3 or 5". */
function ranges(numbers: readonly number[]): string {
	const runs: { from: number; to: number }[] = [];
	for (const number of numbers) {
		const last = runs.at(-1);
		if (last && last.to + 1 === number) last.to = number;
		else runs.push({ from: number, to: number });
	}
	return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(' or ');
}
