import type { Asking } from './progress.ts';

/** Words that ask what lies ahead, in the order in which they decide: the odds that it can be stopped are odds. */
const ASKED: readonly (readonly [Exclude<Asking, 'unnamed'>, RegExp])[] = [
	['odds', /\b(?:odds|chances?|likely|likel(?:ier|iest|ihood)|probab\w+|per ?cent)\b/iu],
	[
		'hinges',
		/\b(?:hinges?|turns? on|decides? (?:it|this)|what (?:else )?(?:could|would|might|can) (?:still )?(?:change|turn|matter))\b/iu
	],
	[
		'stopping',
		/\b(?:(?:stop|prevent|avoid|undo|change|counter|cancel|answer) (?:it|this|that)|save|rescue|(?:do anything|respond)(?: to (?:it|this|that))?\??$)/iu
	]
];

/** It is asked whether somebody is able to. */
const ABLE = /\b(?:can|could|able|is there|any(?:one|body)|what (?:stops|would|could))\b/iu;

/**
 * What a question in a dispute asks of what lies ahead: "Can anyone still stop it?", "What are the odds?". Null where
 * it asks something else.
 */
export function askingIn(question: string): Exclude<Asking, 'unnamed'> | null {
	const [asking = null] = ASKED.find(([, words]) => words.test(question)) ?? [];
	return asking === 'stopping' && !ABLE.test(question) ? null : asking;
}
