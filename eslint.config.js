import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { importDirection } from './eslint/import-direction.ts';
import svelteConfig from './svelte.config.mjs';

/** What would let the engine's answer depend on anything but the position and the decisions. */
const NOT_IN_THE_ENGINE = [
	...['Date', 'performance', 'crypto'].map((name) => ({
		name,
		message: 'The engine has no clock and no chance: whatever happens is a decision in the replay.'
	})),
	...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'].map(
		(name) => ({ name, message: 'The engine is synchronous.' })
	),
	...['window', 'document', 'navigator', 'location', 'history'].map((name) => ({
		name,
		message: 'Only ui and routes know the DOM.'
	})),
	...['localStorage', 'sessionStorage', 'fetch', 'process'].map((name) => ({
		name,
		message: 'The engine reads nothing but its arguments.'
	})),
	{ name: 'globalThis', message: 'Name what you need of it.' }
];

export default defineConfig(
	globalIgnores([
		'.svelte-kit/',
		'build/',
		'/dist/',
		'/coverage/',
		'playwright-report/',
		'test-results/'
	]),
	{ linterOptions: { reportUnusedDisableDirectives: 'error' } },
	js.configs.recommended,
	ts.configs.strictTypeChecked,
	svelte.configs.recommended,
	prettier,
	svelte.configs.prettier,
	{
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: {
				projectService: true,
				tsconfigRootDir: import.meta.dirname,
				extraFileExtensions: ['.svelte']
			}
		},
		rules: {
			// TypeScript knows these better; it sees when an inner switch leaves nothing to fall through.
			'no-undef': 'off',
			'no-fallthrough': 'off',
			eqeqeq: 'error',
			'no-restricted-syntax': [
				'error',
				{
					selector: 'TSEnumDeclaration',
					message: 'Use a tuple of constants and its union: Node only strips types.'
				}
			],
			'@typescript-eslint/consistent-type-imports': [
				'error',
				{ fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }
			],
			'@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
			'@typescript-eslint/no-unused-vars': [
				'error',
				{ argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }
			],
			'@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
			'@typescript-eslint/switch-exhaustiveness-check': [
				'error',
				{ considerDefaultExhaustiveForUnions: true }
			]
		}
	},
	{
		files: ['**/*.svelte', '**/*.svelte.ts'],
		languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } }
	},
	{
		files: ['src/lib/**/*.{ts,svelte}'],
		plugins: { fizzle: { rules: { 'import-direction': importDirection } } },
		rules: { 'fizzle/import-direction': 'error' }
	},
	{
		files: ['src/lib/**/*.ts'],
		ignores: ['src/lib/ui/**'],
		rules: {
			'no-restricted-globals': ['error', ...NOT_IN_THE_ENGINE],
			'no-restricted-properties': [
				'error',
				{
					object: 'Math',
					property: 'random',
					message: 'The engine has no chance: a die is a decision in the replay.'
				}
			]
		}
	},
	{
		// Playwright's fixtures name what they need in an object pattern, if only an empty one.
		files: ['tests/browser/**'],
		rules: { 'no-empty-pattern': 'off' }
	}
);
