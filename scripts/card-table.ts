/**
 * Gives every card its number in links: `npm run card-table -- FACTS`, where FACTS is a JSON list of
 * cards with `slug`. Cards that have a number keep it; others are added at the end.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { CARD_TABLE } from '#lib/scenario/link/card-table.ts';

const TABLE = fileURLToPath(new URL('../src/lib/scenario/link/card-table.ts', import.meta.url));
/** The set whose cards go by their bare names. */
const BASE = 'b2-';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name the file with the facts.');
const facts = v.parse(
	v.array(v.object({ slug: v.string(), name: v.string() })),
	JSON.parse(readFileSync(file, 'utf8'))
);

/** The name in a slug: without its set, and without a number that only tells printings apart. */
function bare({ slug, name }: (typeof facts)[number]): string {
	const own = slug.slice(slug.indexOf('-') + 1).replaceAll('_', '-');
	const isNumbered = !/\d\W*$/u.test(name) && facts.filter((f) => f.name === name).length === 1;
	return isNumbered ? own.replace(/-\d+$/u, '') : own;
}

const owners = new Map<string, string>();
for (const card of facts) {
	const name = bare(card);
	if (!owners.has(name) || card.slug.startsWith(BASE)) owners.set(name, card.slug);
}
const keys = new Set<string>(CARD_TABLE);
for (const card of facts) {
	const name = bare(card);
	keys.add(owners.get(name) === card.slug ? name : card.slug.replaceAll('_', '-'));
}

writeFileSync(
	TABLE,
	`/**
 * Every official card, by the number it has in links. Only ever added to at the end.
 * Written by \`npm run card-table\`.
 */
export const CARD_TABLE: readonly string[] = \`
${[...keys].join('\n')}
\`
	.trim()
	.split('\\n');
`
);
