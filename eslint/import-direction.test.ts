import { RuleTester } from 'eslint';
import { join } from 'node:path';
import { parser } from 'typescript-eslint';
import { describe, it } from 'vitest';
import { importDirection } from './import-direction.ts';

RuleTester.describe = describe;
RuleTester.it = it;
RuleTester.itOnly = it.only.bind(it);

const inFile = (path: string, code: string) => ({
	name: `${path}: ${code}`,
	filename: join(process.cwd(), path),
	code
});

const refused = (path: string, code: string, ...messageIds: readonly string[]) => ({
	...inFile(path, code),
	errors: messageIds.map((messageId) => ({ messageId }))
});

const JUDGE = 'src/lib/judge/decide.ts';
const MODEL = 'src/lib/model/position.ts';

new RuleTester({ languageOptions: { parser } }).run('import-direction', importDirection, {
	valid: [
		inFile('src/lib/flows/2023/roll.ts', "import { rollActions } from '../common/roll.ts'"),
		inFile('src/lib/flows/original/roll.ts', "import { chart } from '../chart.ts'"),
		inFile(MODEL, "import type { Zone } from './zone.ts'"),
		inFile(MODEL, "import type { Zone } from '#lib/model/zone.ts'"),
		inFile(JUDGE, "import type { Position } from '../model/position.ts'"),
		inFile(JUDGE, "import type { Position } from '#lib/model/position.ts'"),
		inFile(JUDGE, "export { attack } from '#lib/flows/common/attack.ts'"),
		inFile(JUDGE, "const later = import('../cards/loot.ts')"),
		inFile('src/lib/ui/Stack.svelte.ts', "import Card from './Card.svelte'"),
		inFile('src/lib/ui/stack.ts', "import { onMount } from 'svelte'; import '$app/paths'"),
		inFile('src/lib/ui/stack.ts', "import Page from '../../../content/notation.svx'"),
		inFile('src/lib/flows/attack.ts', "import { setup } from 'xstate'"),
		inFile(
			'src/lib/editions/original/attack.ts',
			"import { getShortestPaths } from 'xstate/graph'"
		),
		inFile('src/lib/scenario/schema/scenario/scenario.ts', "import * as v from 'valibot'"),
		inFile('src/lib/model/zone.test.ts', "import 'vitest'; import 'fast-check'; import 'node:fs'"),
		inFile('src/routes/+page.svelte', "import { judge } from '#lib/judge/judge.ts'"),
		inFile('src/cli/judge.ts', "import { judge } from '../lib/judge/judge.ts'"),
		inFile('scripts/fuzz.ts', "import { judge } from '#lib/judge/judge.ts'"),
		inFile(MODEL, 'const later = import(somewhere)')
	],
	invalid: [
		refused('src/lib/flows/2023/roll.ts', "import { roll } from '../original/roll.ts'", 'sibling'),
		refused('src/lib/flows/common/roll.ts', "import { roll } from '../2023/roll.ts'", 'sibling'),
		refused(MODEL, "import { rule } from '#lib/rules/rule.ts'", 'upward'),
		refused(MODEL, "import type { Rule } from '../rules/rule.ts'", 'upward'),
		refused(MODEL, "export * from '../judge/judge.ts'", 'upward'),
		refused(MODEL, "export { judge } from '../judge/judge.ts'", 'upward'),
		refused(MODEL, "const later = import('../judge/judge.ts')", 'upward'),
		refused(MODEL, "type Later = import('../judge/judge.ts').Judge", 'upward'),
		refused('src/lib/model/deep/a.ts', "import '../../ui/theme.ts'", 'upward'),
		refused('src/lib/model/zone.test.ts', "import '../judge/judge.ts'", 'upward'),
		refused(JUDGE, "import { word } from '#lib/wording/word.ts'", 'upward'),
		refused(JUDGE, "import './Judge.svelte'", 'toolkit'),
		refused(JUDGE, "import { onMount } from 'svelte'", 'toolkit'),
		refused(JUDGE, "import { writable } from 'svelte/store'", 'toolkit'),
		refused(JUDGE, "import { resolve } from '$app/paths'", 'toolkit'),
		refused(JUDGE, "import { error } from '@sveltejs/kit'", 'toolkit'),
		refused(JUDGE, "import { readFileSync } from 'node:fs'", 'package'),
		refused(JUDGE, "import fc from 'fast-check'", 'package'),
		refused('src/lib/cards/loot.ts', "import { setup } from 'xstate'", 'package'),
		refused('src/lib/scenario/parse/parse.ts', "import { setup } from 'xstate/graph'", 'package'),
		refused('src/lib/ui/Stack.ts', "import '../../routes/+layout.ts'", 'outside'),
		refused(JUDGE, "import '../../routes/+layout.ts'", 'outside'),
		refused(JUDGE, "import '../../cli/judge.ts'", 'outside'),
		refused('src/lib/scenario/read.ts', "import text from '../../../content/a.svx'", 'outside'),
		refused('src/lib/helpers/a.ts', 'export const a = 1', 'homeless'),
		refused('src/lib/a.ts', 'export const a = 1', 'homeless'),
		refused(JUDGE, "import '#lib/helpers/a.ts'", 'homeless'),
		refused('src/lib/judge/state.svelte.ts', 'export const a = 1', 'component'),
		refused(MODEL, "import '../rules/a.ts'; import '../judge/b.ts'", 'upward', 'upward')
	]
});
