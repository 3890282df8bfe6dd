import { actOf } from '../act-of.ts';
import { isEdit, type Line, type Scenario } from '../scenario.ts';
import { decidedAt } from './decided.ts';
import type { UnderEdition } from './replayed.ts';

/**
 * A replay as a scenario of its edition: every decision written out as it was taken there, edits where
 * they were made, expectations left out. Played by itself it goes the same way.
 */
export function respelled(run: Run): Scenario {
	const spelled = (at: number): readonly Line[] =>
		decidedAt(run, at).map(({ before, decision }) => actOf(before, decision));
	const script = run.entries.flatMap(({ line, changed }, at): readonly Line[] => [
		...(isEdit(line) && changed ? [line] : []),
		...spelled(at)
	]);
	return { ...run.scenario, script: [...spelled(-1), ...script] };
}

/** A run as a scenario of its edition, where all who pass one after the other are one line. */
export function asPlayed(run: Run): Scenario {
	const scenario = respelled(run);
	const players = run.position.players.length;
	const script: Line[] = [];
	for (const line of scenario.script) {
		script.push(line);
		const last = script.slice(-players);
		const passing = last.flatMap((one) => ('do' in one && one.do === 'pass' ? [one.player] : []));
		if (new Set(passing).size === players)
			script.splice(-players, players, { do: 'everyone passes' });
	}
	return { ...scenario, script };
}

type Run = Extract<UnderEdition, { ok: true }>;
