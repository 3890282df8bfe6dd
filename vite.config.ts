import { sveltekit } from '@sveltejs/kit/vite';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import svelteConfig from './svelte.config.mjs';
import { workerChunks } from './scripts/worker-chunks.ts';

const { plugin, resolveDependencies } = workerChunks();

export default defineConfig({
	plugins: [plugin, sveltekit(svelteConfig)],
	build: { modulePreload: { resolveDependencies } },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					preserveEntrySignatures: 'allow-extension',
					output: {
						codeSplitting: {
							// On a slow network each file is a journey of its own, and pictures of buttons are too small for that.
							groups: [{ name: 'icons', test: /\/src\/lib\/ui\/icons\//, minShareCount: 12 }],
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
