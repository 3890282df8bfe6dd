import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

export default defineConfig({
	testDir: 'tests/browser',
	testMatch: '**/*.spec.ts',
	outputDir: 'test-results',
	fullyParallel: true,
	workers: 2,
	retries: 0,
	reporter: 'list',
	use: { launchOptions: launchOptions() }
});
