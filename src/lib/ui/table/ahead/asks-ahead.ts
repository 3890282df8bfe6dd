import type { ShownVerdict } from '../../judge-worker/shapes/verdict.ts';

/** What can be asked of what lies ahead, in words. */
export const STOPPING = ['stopping', 'Can anyone still stop it?'] as const;
export const ODDS = ['odds', 'What are the odds?'] as const;
export const HINGES = ['hinges', 'What does it hinge on?'] as const;

/** What is offered to be asked at an answer, in words: who can stop what is settled, and the odds while dice are to come. */
export const asksAhead = ({
	depends,
	dice
}: Pick<ShownVerdict, 'depends' | 'dice'>): readonly (typeof STOPPING | typeof ODDS)[] => [
	...(depends ? [] : [STOPPING]),
	...(dice ? [ODDS] : [])
];
