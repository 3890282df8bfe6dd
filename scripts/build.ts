import { spawnSync } from 'node:child_process';
import { writePack } from './pack.ts';
import { BUILD, command, isMain, ROOT } from './paths.ts';
import { completePreloads } from './preloads.ts';

/**
 * Builds the site into build/, with the pack that keeps it on devices, and ends this process with Vite's
 * own exit code if that fails.
 */
export const build = (): void => {
	const { status } = spawnSync(process.execPath, [command('vite'), 'build', '--logLevel', 'warn'], {
		cwd: ROOT,
		stdio: 'inherit'
	});
	if (status !== 0) process.exit(status ?? 1);
	completePreloads(BUILD);
	writePack(BUILD);
};

if (isMain(import.meta.url)) build();
