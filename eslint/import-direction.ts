import type { Rule } from 'eslint';
import { dirname, join, relative, sep } from 'node:path';

/**
 * The folders of src/lib, each knowing only itself and those before it.
 * The list is the architecture: a new folder takes its place here first.
 */
export const FOLDERS = [
	'model',
	'rules',
	'abilities',
	'cards',
	'mechanics',
	'flows',
	'editions',
	'judge',
	'explore',
	'wording',
	'scenario',
	'ui'
] as const;
type Folder = (typeof FOLDERS)[number];

/** The packages that the engine may use, and by whom. The ui may use any. */
const PACKAGES: ReadonlyMap<string, readonly Folder[]> = new Map<string, readonly Folder[]>([
	['xstate', ['flows', 'editions', 'judge']],
	['valibot', FOLDERS]
]);

/** What a test beside its source may use as well. */
const TEST_PACKAGES = ['vitest', 'fast-check'] as const;

const TEST_FILE = /\.test\.ts$/u;
const SVELTE_FILE = /\.svelte(\.ts)?$|\.svx$/u;

/** The folders of flows/ that hold an edition's own charts. */
const EDITION_FLOWS: ReadonlySet<string> = new Set(['2023', 'original']);

const isFolder = (name: string | undefined): name is Folder =>
	FOLDERS.some((folder) => folder === name);

/** The folder of flows/ that a file is in: that of an edition, `common`, or another of its folders. */
const flowsOf = (path: string): string | null => {
	const [top, folder, file] = path.split('/');
	return top === 'flows' && file !== undefined ? (folder ?? null) : null;
};

/** Within flows, an edition's folder is known to itself alone. */
const mayKnow = (own: string | null, other: string | null): boolean =>
	own === null || other === null || own === other || !EDITION_FLOWS.has(other);

/** Where a file is below `top`, with forward slashes; undefined if it is elsewhere. */
const below = (top: string, file: string): string | undefined => {
	const path = relative(top, file).split(sep).join('/');
	return path.startsWith('..') ? undefined : path;
};

/** The file that an import names, or undefined for a package. */
const importedFile = (library: string, importer: string, source: string): string | undefined => {
	if (source.startsWith('.')) return join(dirname(importer), source);
	return source.startsWith('#lib/') ? join(library, source.slice('#lib/'.length)) : undefined;
};

/** "xstate" of "xstate/graph", "@scope/name" of "@scope/name/part". */
const packageOf = (source: string): string =>
	source
		.split('/')
		.slice(0, source.startsWith('@') ? 2 : 1)
		.join('/');

/** A piece of syntax that can be reported; of an import's source, the text it names is wanted too. */
type Syntax = Extract<Rule.ReportDescriptor, { node: unknown }>['node'] & { value?: unknown };

export const importDirection: Rule.RuleModule = {
	meta: {
		type: 'problem',
		docs: { description: 'Keep imports under src/lib pointing one way.' },
		messages: {
			homeless: `src/lib has the folders ${FOLDERS.join(', ')}: "{{path}}" is in none of them.`,
			sibling:
				'Editions are siblings: what "{{from}}" shares with "{{to}}" belongs in flows/common.',
			upward: '"{{from}}" comes before "{{to}}" in src/lib, and so must not import from it.',
			outside: '"{{from}}" must not import from outside src/lib ("{{source}}").',
			toolkit:
				'Only ui and routes know Svelte and the DOM: "{{from}}" must not import "{{source}}".',
			package: '"{{from}}" must not use the package "{{source}}".',
			component: 'A Svelte component belongs in src/lib/ui or src/routes, not in "{{from}}".'
		},
		schema: []
	},
	create(context) {
		const library = join(context.cwd, 'src', 'lib');
		const path = below(library, context.filename);
		if (path === undefined) return {};

		const from = path.includes('/') ? path.split('/')[0] : undefined;
		if (!isFolder(from)) {
			return {
				Program(node) {
					context.report({ node, messageId: 'homeless', data: { path } });
				}
			};
		}

		const checkPackage = (node: Syntax, source: string): void => {
			if (from === 'ui') return;
			if (TEST_FILE.test(path)) {
				if (source.startsWith('node:')) return;
				if (TEST_PACKAGES.some((name) => name === packageOf(source))) return;
			}
			const users = PACKAGES.get(packageOf(source));
			if (users?.includes(from) === true) return;
			const messageId = /^(svelte|\$app|@sveltejs)(\/|$)/u.test(source) ? 'toolkit' : 'package';
			context.report({ node, messageId, data: { from, source } });
		};

		const checkFile = (node: Syntax, source: string, file: string): void => {
			const target = below(library, file);
			if (target === undefined) {
				const isRoute = below(join(context.cwd, 'src', 'routes'), file) !== undefined;
				if (from !== 'ui' || isRoute) {
					context.report({ node, messageId: 'outside', data: { from, source } });
				}
				return;
			}
			const to = target.split('/')[0];
			if (!isFolder(to)) {
				context.report({ node, messageId: 'homeless', data: { path: target } });
			} else if (FOLDERS.indexOf(to) > FOLDERS.indexOf(from)) {
				context.report({ node, messageId: 'upward', data: { from, to } });
			} else if (!mayKnow(flowsOf(path), flowsOf(target))) {
				const [own, other] = [flowsOf(path), flowsOf(target)].map((of) => of ?? '');
				context.report({ node, messageId: 'sibling', data: { from: own, to: other } });
			} else if (from !== 'ui' && SVELTE_FILE.test(target)) {
				context.report({ node, messageId: 'toolkit', data: { from, source } });
			}
		};

		const check = (node: Syntax | null | undefined): void => {
			if (node?.type !== 'Literal' || typeof node.value !== 'string') return;
			const file = importedFile(library, context.filename, node.value);
			if (file === undefined) checkPackage(node, node.value);
			else checkFile(node, node.value, file);
		};

		return {
			Program(node) {
				if (from !== 'ui' && SVELTE_FILE.test(path)) {
					context.report({ node, messageId: 'component', data: { from } });
				}
			},
			ImportDeclaration: ({ source }) => {
				check(source);
			},
			ExportNamedDeclaration: ({ source }) => {
				check(source);
			},
			ExportAllDeclaration: ({ source }) => {
				check(source);
			},
			ImportExpression: ({ source }) => {
				check(source);
			},
			TSImportType: ({ source }: { source: Syntax }) => {
				check(source);
			}
		};
	}
};
