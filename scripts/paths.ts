import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top of the repository, wherever a script was started from. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where `npm run build` puts the site. */
export const BUILD = join(ROOT, 'build');

/**
 * The script behind a command of an installed package, to be run by this same Node. (The links in
 * node_modules/.bin can be started without a shell on some systems only.)
 */
export const command = (packageName: string, name = packageName): string => {
	const folder = join(ROOT, 'node_modules', packageName);
	const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
		bin: string | Readonly<Record<string, string>>;
	};
	const script = typeof bin === 'string' ? bin : bin[name];
	if (script === undefined) throw new Error(`The package ${packageName} has no command ${name}.`);
	return join(folder, script);
};

/** Says whether the module is the one that Node was asked to run. */
export const isMain = (moduleUrl: string): boolean =>
	process.argv[1] !== undefined && fileURLToPath(moduleUrl) === process.argv[1];
