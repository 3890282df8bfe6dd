import { print } from '#lib/scenario/index.ts';
import type { Shared } from '#lib/scenario/link/index.ts';

/** What a link says, as the file of links that must open for ever has it. */
export function goldenText({ scenario, branches = [], branch, at, verdict }: Shared): string {
	const around = [
		...branches.map(({ script, ...rest }) => {
			const [, lines = ''] = print({ ...scenario, script }).split('---\n');
			return `# branch ${JSON.stringify(rest)}\n${lines.replace(/^(?=.)/gmu, '#   ').trimEnd()}`;
		}),
		`# shown ${JSON.stringify({ branch, at, verdict })}`
	];
	return `${around.join('\n')}\n${print(scenario)}`;
}
