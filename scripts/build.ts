import { spawnSync } from 'node:child_process';
import { command, ROOT } from './paths.ts';

/** Builds the site into build/, and ends this process with Vite's own exit code if that fails. */
export const build = (): void => {
	const { status } = spawnSync(process.execPath, [command('vite'), 'build', '--logLevel', 'warn'], {
		cwd: ROOT,
		stdio: 'inherit'
	});
	if (status !== 0) process.exit(status ?? 1);
};
