import { spawnSync } from 'node:child_process';
import { ROOT } from '../../scripts/paths.ts';

/** What a run of the command line came to. */
export interface Ran {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

/** Runs the command line as `npm run judge --` does, with a text on standard input. */
export function judge(args: readonly string[], input = ''): Ran {
	const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/start.ts', ...args], {
		cwd: ROOT,
		input,
		encoding: 'utf8',
		maxBuffer: 1 << 28
	});
	return { code: status, out: stdout, err: stderr };
}
