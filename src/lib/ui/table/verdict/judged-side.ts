import type { JudgedClaims } from '../../judge-worker/shapes/claims.ts';

/** Whether something that was said is so. */
export type Is = JudgedClaims['claims'][number]['judged']['is'];

/** What somebody said of a dispute, with what the judge says of it. */
export interface JudgedSide {
	readonly words: string;
	readonly is: Is;
}

/** How that is said. */
export const IS: Readonly<Record<Is, string>> = {
	right: '✓ Right',
	wrong: '✗ Wrong',
	depends: 'It depends',
	'not yet': 'Not yet'
};

/** Sides as lines to be sent: "✓ Right: Amy takes 1 damage". */
export const sidesSent = (sides: readonly JudgedSide[]): readonly string[] =>
	sides.map(({ words, is }) => `${IS[is]}: ${words}`);
