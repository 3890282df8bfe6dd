import type { Expectation } from '../scenario.ts';

/**
 * An expectation about what happens, without the rules that it names: another edition cites its own.
 * Null where it is about a rule or a reading alone.
 */
export function withoutRules(expectation: Expectation): Expectation | null {
	switch (expectation.expect) {
		case 'rules':
		case 'reading':
			return null;
		case 'steps':
			return { ...expectation, steps: expectation.steps.map(({ rules: _, ...step }) => step) };
		case 'no step': {
			const { rules: _, ...step } = expectation.step;
			return { ...expectation, step };
		}
		case 'refused':
			return { expect: 'refused', act: expectation.act };
		case 'fizzled':
		case 'cancelled':
		case 'resolved':
		case 'triggered':
		case 'not triggered':
		case 'died':
			return { expect: expectation.expect, thing: expectation.thing };
		default:
			return expectation;
	}
}
