/** What a table is played with: fetched when something is first done on it, and not to show it. */
export {
	passSentence,
	promptSentence,
	refusalSentence,
	toldSentence,
	unsaidSentence
} from '../../../wording/index.ts';
export { byHandCard } from '../../../cards/by-hand.ts';
export { prompt, why } from '../../../judge/judge.ts';
export { actOf } from '../../../scenario/act-of.ts';
export { openingOf } from '../../../scenario/play.ts';
export { accountOf } from '../../../scenario/spoken/account.ts';
export { print } from '../../../scenario/print/print.ts';
export { typedCardsIn } from '../../../scenario/typed-cards-in.ts';
export { edited, positionAfter } from './edits.ts';
export { withPriority } from './head.ts';
export { cachedPlayer } from './lay-document.ts';
export { loopAt } from './loop-at.ts';
export { stoppedIn } from './stopped-in.ts';
export { playText } from '../prompt/play-text.ts';
export { passesUntilSomeoneCan } from '../prompt/pass-until.ts';
export { respondersAt } from '../stack/responders.ts';
export { playOfUnknown } from '../prompt/unknown-play.ts';
