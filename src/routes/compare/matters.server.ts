import { MATTER_GROUPS, WITHOUT_POSITION, type MatterGroup } from '#lib/rules/compared.ts';
import { DIFFERENCES, partedOn, rulesOfMatter } from '#lib/rules/differences.ts';
import type { Difference } from '#lib/rules/difference.ts';
import type { RuleId } from '#lib/rules/index.ts';
import { parse } from '#lib/scenario/index.ts';
import type { ToldDifference } from '#lib/ui/compare/told-difference.ts';
import { shownDifference } from '#lib/ui/compare/shown.ts';
import { overTimeView, type OverTimeView } from '#lib/ui/editions/over-time.ts';
import { toldRule, type ToldRule } from '#lib/ui/rules/told.ts';
import { rulingRef, type RulingRef } from '#lib/ui/rulings/ruling-ref.ts';
import { RULINGS } from '../rulings/rulings.server.ts';
import { scenarioText } from '../scenes.server.ts';

/** A matter by its name in addresses. */
export const matterNamed = (id: string): Difference | undefined =>
	DIFFERENCES.find((one) => one.id === id);

/** The part of a game that a matter belongs to. */
export function groupOf(id: string): MatterGroup {
	const group = MATTER_GROUPS.find(({ matters }) => matters.includes(id));
	if (!group) throw new Error(`The matter ${id} belongs to no part of a game.`);
	return group;
}

/** The rules of a matter in one of the two editions that differ on it. */
const rulesIn = (matter: Difference, side: 0 | 1): readonly ToldRule[] => {
	const edition = partedOn(matter)[side];
	return rulesOfMatter(matter, edition).map((id) => toldRule(id, edition));
};

/** What becomes of a position from edition to edition. */
function overTimeOf(text: string): OverTimeView | null {
	const parsed = parse(text);
	return parsed.ok ? overTimeView(parsed.scenario) : null;
}

/** The rulings that rest on a rule of a matter, those it decides first. */
export function rulingsOn(matter: Difference): readonly RulingRef[] {
	const own = new Set(partedOn(matter).flatMap((edition) => rulesOfMatter(matter, edition)));
	const on = (ids: readonly RuleId[]): boolean => ids.some((id) => own.has(id));
	const decided = RULINGS.filter(({ rules }) => on(rules));
	const beside = RULINGS.filter((one) => on(one.beside) && !decided.includes(one));
	return [...decided, ...beside].map(rulingRef);
}

/** A matter with its rules and the position that shows it. */
export function toldMatter(matter: Difference): ToldDifference {
	const text = scenarioText(`compare/${matter.id}`);
	return {
		id: matter.id,
		title: matter.title,
		says: matter.says,
		editions: partedOn(matter),
		rules: [rulesIn(matter, 0), rulesIn(matter, 1)],
		shown: text === undefined ? null : shownDifference(matter, text),
		overTime: text === undefined ? null : overTimeOf(text),
		why: WITHOUT_POSITION[matter.id] ?? null
	};
}
