import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Refusal } from '../rules/step.ts';
import { cardName, objectName, playerName, sentence } from './names.ts';

/** Why a decision is refused: "Amy can't attack: something is on the stack." */
export function refusalSentence(position: Position, decision: Decision, refusal: Refusal): string {
	const { refused } = refusal;
	return sentence(`${impossible(position, decision)}${refused === '' ? '' : `: ${refused}`}`);
}

function impossible(position: Position, decision: Decision): string {
	switch (decision.do) {
		case 'roll':
			return `a roll of ${decision.result} is not possible`;
		case 'reveal':
			return `the card can't be ${cardName(decision.card)}`;
		default:
			return `${playerName(position, decision.player)} can't ${deed(position, decision)}`;
	}
}

function deed(position: Position, decision: Exclude<Decision, { do: 'roll' | 'reveal' }>): string {
	switch (decision.do) {
		case 'pass':
			return 'pass';
		case 'play':
			return `play ${cardName(decision.card)}`;
		case 'activate':
			return `activate ${objectName(position, decision.object)}`;
		case 'attack':
			return 'attack';
		case 'purchase':
			return 'purchase';
		case 'end turn':
			return 'end the turn';
		case 'barter':
			return 'trade that';
		case 'soul purchase':
			return `give up ${objectName(position, decision.soul)} for a soul purchase`;
		case 'choose':
			return 'choose that';
	}
}
