import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isMain } from './paths.ts';

/** Chromium without the windows of a browser: a test takes it three quarters of the work. */
const SHELL = 'chromium-headless-shell';
const SYSTEM_NAMES = [
	SHELL,
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable'
] as const;

/** What Chromium needs to run as root, without a screen, and without calling home. */
export const BROWSER_FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync'
] as const;

const NONE =
	'No Chromium was found: set FIZZLE_CHROMIUM to the path of one, install your system\'s "chromium" package, or run "npx playwright install chromium".';

const isExecutable = (path: string): boolean => {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
};

const onPath = (name: string): string | undefined =>
	(process.env['PATH'] ?? '')
		.split(delimiter)
		.map((folder) => join(folder, name))
		.find(isExecutable);

const firstOnPath = (): string | undefined =>
	SYSTEM_NAMES.map(onPath).find((path) => path !== undefined);

const isDebian = (): boolean =>
	existsSync('/etc/os-release') &&
	/^ID=debian$/mu.test(readFileSync('/etc/os-release', 'utf8')) &&
	onPath('apt-get') !== undefined;

const installDebians = (): void => {
	console.error("Installing Debian's Chromium.");
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const quick = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
	const get = (...args: readonly string[]): boolean =>
		spawnSync('apt-get', [...quick, ...args], { env, stdio: ['ignore', 2, 2] }).status === 0;
	// An older Debian has no package of the shell alone.
	if (get('update') && !get('install', '-y', SHELL, 'fonts-liberation'))
		get('install', '-y', 'chromium', 'fonts-liberation');
};

/** The Chromium that somebody named or had Playwright download. */
const chosenBrowser = (): string | undefined => {
	const named = process.env['FIZZLE_CHROMIUM'];
	if (named !== undefined && named !== '') {
		if (!isExecutable(named)) {
			throw new Error(`FIZZLE_CHROMIUM is "${named}", which is not a program that can be run.`);
		}
		return named;
	}
	const playwrights = chromium.executablePath();
	return isExecutable(playwrights) ? playwrights : undefined;
};

/**
 * The Chromium to test with: the one that FIZZLE_CHROMIUM names, Playwright's own download, or the
 * system's. Undefined if there is none.
 */
export const findBrowser = (): string | undefined => chosenBrowser() ?? firstOnPath();

/**
 * As `findBrowser`; where there is none and we are root on Debian, Debian's is installed first, the one without windows
 * if it has that.
 */
export const ensureBrowser = (): string => {
	if (findBrowser() === undefined && process.getuid?.() === 0 && isDebian()) installDebians();
	const found = findBrowser();
	if (found === undefined) throw new Error(NONE);
	return found;
};

/** How Playwright is to start the browser. Installs nothing, since every test worker asks this. */
export const launchOptions = (): { executablePath: string; args: string[] } => {
	const executablePath = findBrowser();
	if (executablePath === undefined) throw new Error(NONE);
	return { executablePath, args: [...BROWSER_FLAGS] };
};

if (isMain(import.meta.url)) {
	try {
		console.log(`Browser: ${ensureBrowser()}`);
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	}
}
