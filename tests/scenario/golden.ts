import { lineText, namesOf, print } from '#lib/scenario/index.ts';
import type { Shared } from '#lib/scenario/link/index.ts';

/** What a link says, as the file of links that must open for ever has it. */
export function goldenText(shared: Shared): string {
	const { scenario, branches = [], branch, at, verdict, claims = [], outcome } = shared;
	const around = [
		...branches.map(({ script, ...rest }) => {
			const [, lines = ''] = print({ ...scenario, script }).split('---\n');
			return `# branch ${JSON.stringify(rest)}\n${lines.replace(/^(?=.)/gmu, '#   ').trimEnd()}`;
		}),
		...claims.map(({ by, says, ...moment }) => {
			const when = Object.keys(moment).length > 0 ? ` ${JSON.stringify(moment)}` : '';
			return `# ${by} claims: ${lineText(says, namesOf(scenario))}${when}`;
		}),
		`# shown ${JSON.stringify({ branch, at, verdict, outcome })}`
	];
	return `${around.join('\n')}\n${print(scenario)}`;
}
