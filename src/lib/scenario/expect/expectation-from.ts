import { parse } from '../parse/parse.ts';
import { print } from '../print/print.ts';
import { isExpectation, type Expectation, type Scenario } from '../scenario.ts';

/** A table at which something is said: its edition, and who sits there. */
export interface SaidAt {
	readonly rules: Scenario['rules'];
	readonly players?: readonly { readonly name: string }[];
}

/**
 * Reads one expectation, without the word "expect"; null for anything else. Typed cards that it
 * speaks of stand before it, a line each.
 * @param at the table at which it is said: its players are what names mean.
 */
export function expectationFrom(text: string, { rules, players }: SaidAt): Expectation | null {
	const table = print({
		rules,
		...(players ? { players: players.map(({ name }) => ({ name })) } : {}),
		script: []
	});
	const [said = '', ...cards] = text.split('\n').reverse();
	const parsed = parse(`${[...cards, table].join('\n')}---\nexpect ${said}`, { asIs: true });
	const [line, more] = parsed.ok ? parsed.scenario.script : [];
	return line && !more && isExpectation(line) ? line : null;
}
