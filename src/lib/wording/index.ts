/** What a step, a refusal, a prompt or a slip of the stack says to a person. */
export { agreementSentence } from './agreement.ts';
export { answeredQuestion, readingAnswer } from './readings.ts';
export { wordCard, lineOf, effectWords, optionOfLoot, type CardLine } from './cards.ts';
export { decisionSentence, supposedSentence } from './decisions.ts';
export { itemSentence } from './items.ts';
export {
	cardName,
	copyNumber,
	deckName,
	discardName,
	itemName,
	objectName,
	optionName,
	playerName,
	possessive,
	refName,
	slotName
} from './names.ts';
export { lookedSentence, MAIN_ONLY, NO_RESPONSE_COUNTS, oddsHeading, sidesWords } from './odds.ts';
export { refutedHeading } from './stop.ts';
export { passSentence, promptSentence } from './prompts.ts';
export { refusalSentence } from './refusals.ts';
export { unsaidSentence } from './unsaid.ts';
export { happeningSentence, stepSentence, toldFrom, toldSentence } from './steps.ts';
export { resolvedFrom, type ToldStep } from './told.ts';
