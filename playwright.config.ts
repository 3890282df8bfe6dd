import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

export default defineConfig({
	testDir: 'tests/browser',
	testMatch: '**/*.spec.ts',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	retries: 0,
	// A busy machine takes its time; a test waits for the thing, and nothing is measured by these.
	timeout: 180_000,
	expect: { timeout: 60_000 },
	reporter: 'list',
	// Only the tests of what works without a network keep the site.
	use: { launchOptions: launchOptions(), serviceWorkers: 'block' }
});
