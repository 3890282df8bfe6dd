import type { RuleId } from '../rules/index.ts';
import type { Played } from './play.ts';
import { stepsOf } from './readings.ts';
import type { Line } from './scenario.ts';

/** The rules by which a line of a script expects a refusal; none for any other line. */
export const refusalRules = (line: Line): readonly RuleId[] =>
	'expect' in line && line.expect === 'refused' ? (line.rules ?? []) : [];

/** The rules that a scenario names in what it expects: it was written for them. */
export const rulesNamed = (script: readonly Line[]): ReadonlySet<RuleId> =>
	new Set(script.flatMap((line) => ('expect' in line ? namedBy(line) : [])));

function namedBy(line: Extract<Line, { readonly expect: string }>): readonly RuleId[] {
	if (line.expect === 'steps') return line.steps.flatMap(({ rules }) => rules ?? []);
	if (line.expect === 'no step') return [];
	return 'rules' in line ? (line.rules ?? []) : [];
}

/** The rules that steps of a played scenario cite, and those of the refusals that it expects and gets. */
export function rulesCited(played: Played): ReadonlySet<RuleId> {
	if (!played.ok) return new Set();
	const refused = played.entries.flatMap(({ line, outcome }) =>
		outcome?.held === true ? refusalRules(line) : []
	);
	return new Set([...stepsOf(played).flatMap(({ rules }) => rules), ...refused]);
}
