import { andList } from '../abilities/wording-nouns.ts';
import { isCard } from '../cards/library.ts';
import { abilitiesOn } from '../mechanics/abilities-on.ts';
import { locate } from '../model/objects.ts';
import type { Decision, Good } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import { choosing } from './choosing.ts';
import { cardName, objectName, optionName, playerName, sentence } from './names.ts';

/** A decision as a sentence: "Ben activates Sleight of Hand, choosing the loot deck." */
export const decisionSentence = (position: Position, decision: Decision): string =>
	sentence(clause(position, decision));

/** Why an answer is supposed where only one edition asks. */
const SUPPOSED = {
	'any answer': 'any answer comes to the same',
	'as it went': 'answered as it went there'
} as const;

/** An answer that nobody has given: "Asked only here, any answer comes to the same: Amy chooses Fly." */
export const supposedSentence = (
	position: Position,
	decision: Decision,
	by: keyof typeof SUPPOSED
): string => `Asked only here, ${SUPPOSED[by]}: ${clause(position, decision)}.`;

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
		case 'barter': {
			const favour = decision.favour === undefined ? '' : ` for a favour: ${decision.favour}`;
			const { amount, gives = [], gets = [] } = decision;
			const given = [
				...(amount > 0 || gives.length === 0 ? [`${amount}¢`] : []),
				...goods(position, gives)
			];
			const back = gets.length === 0 ? '' : ` against ${andList(goods(position, gets))}`;
			return `gives ${andList(given)} to ${playerName(position, decision.to)}${back}${favour}`;
		}
		case 'soul purchase':
			return `gives up ${objectName(position, decision.soul)} for a soul purchase`;
		case 'choose': {
			const names = decision.picks.map((pick) => optionName(position, pick));
			return names.length === 0 ? 'chooses nothing' : `chooses ${andList(names)}`;
		}
	}
}

/** What is traded besides ¢, by name. */
const goods = (position: Position, all: readonly Good[]): readonly string[] =>
	all.map((good) =>
		'object' in good
			? objectName(position, good.object)
			: good.card === null
				? 'a loot card'
				: cardName(good.card)
	);

const modeWords = (mode: number | undefined): string =>
	mode === undefined ? '' : `, option ${mode + 1}`;

/** " (line 2)" where an object has several abilities that can be activated. */
function lineWords(
	position: Position,
	{ object, line }: Extract<Decision, { do: 'activate' }>
): string {
	const found = locate(position, object);
	if (!found || !isCard(found.object.card)) return '';
	const activated = abilitiesOn(position, found.object).filter(
		({ ability: { way } }) => way === 'tap' || way === 'paid'
	);
	return activated.length > 1 ? ` (line ${line + 1})` : '';
}
