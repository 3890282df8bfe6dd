import { sveltekit } from '@sveltejs/kit/vite';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import svelteConfig from './svelte.config.mjs';
import { eagerStyles } from './scripts/eager-styles.ts';
import { pageChunks } from './scripts/page-chunks.ts';
import { workerChunks } from './scripts/worker-chunks.ts';

const pages = pageChunks();
const workers = workerChunks();

export default defineConfig({
	plugins: [workers.plugin, pages.plugin, eagerStyles(), sveltekit(svelteConfig)],
	build: { modulePreload: { resolveDependencies: workers.resolveDependencies } },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					preserveEntrySignatures: 'allow-extension',
					output: {
						codeSplitting: {
							groups: [...pages.groups],
							includeDependenciesRecursively: false
						}
					}
				}
			}
		}
	},
	test: {
		// The engine keeps nothing between two calls, so that its modules are loaded once for all files.
		isolate: false,
		// Left to itself, Vitest keeps a core free, which of two leaves one.
		maxWorkers: Math.max(2, availableParallelism() - 1),
		include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'eslint/**/*.test.ts'],
		setupFiles: ['tests/support/fixed-seed.ts', 'tests/support/all-cards.ts'],
		environment: 'node',
		// A busy machine takes its time, and nothing is measured here: this only ends what hangs.
		testTimeout: 1_200_000,
		hookTimeout: 1_200_000
	}
});
