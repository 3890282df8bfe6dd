import { andList } from '../abilities/wording-nouns.ts';
import { abilitiesOf, LIBRARY } from '../cards/library.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import {
	cardName,
	cardOfObject,
	choosing,
	objectName,
	optionName,
	playerName,
	sentence
} from './names.ts';

/** A decision as a sentence: "Ben activates Sleight of Hand, choosing the loot deck." */
export const decisionSentence = (position: Position, decision: Decision): string =>
	sentence(clause(position, decision));

function clause(position: Position, decision: Decision): string {
	switch (decision.do) {
		case 'roll':
			return `the die shows a ${decision.result}`;
		case 'reveal':
			return `the card is ${cardName(decision.card)}`;
		default:
			return `${playerName(position, decision.player)} ${deed(position, decision)}`;
	}
}

function deed(position: Position, decision: Exclude<Decision, { do: 'roll' | 'reveal' }>): string {
	switch (decision.do) {
		case 'pass':
			return 'passes';
		case 'play':
			return `plays ${cardName(decision.card)}${modeWords(decision.mode)}${choosing(position, decision.targets ?? [])}`;
		case 'activate':
			return `activates ${objectName(position, decision.object)}${lineWords(position, decision)}${modeWords(decision.mode)}${choosing(position, decision.targets ?? [])}`;
		case 'attack':
			return 'declares an attack';
		case 'purchase':
			return 'declares a purchase';
		case 'end turn':
			return 'declares the end of the turn';
		case 'choose': {
			const names = decision.picks.map((pick) => optionName(position, pick));
			return names.length === 0 ? 'chooses nothing' : `chooses ${andList(names)}`;
		}
	}
}

const modeWords = (mode: number | undefined): string =>
	mode === undefined ? '' : `, option ${mode + 1}`;

/** " (line 2)" where an object has several abilities that can be activated. */
function lineWords(
	position: Position,
	{ object, line }: Extract<Decision, { do: 'activate' }>
): string {
	const card = cardOfObject(position, object);
	if (card === null || !LIBRARY.has(card)) return '';
	const activated = abilitiesOf(card, position.edition).filter(
		({ way }) => way === 'tap' || way === 'paid'
	);
	return activated.length > 1 ? ` (line ${line + 1})` : '';
}
