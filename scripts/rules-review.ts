/**
 * The source and our words side by side: `npm run rules:review -- SECTION [--edition 2024] [--source FILE]`.
 * A section is "8" or "6.10" for the rulebook of 2023 and the one online, whose folder is `--online FOLDER`,
 * "attacking" or "cards.active" for the original one, whose FAQ is `--faq FILE`; a chapter's number or name
 * shows all of its sections. Under it come the lines for the map that are still missing, ready to paste.
 */
import { parseArgs } from 'node:util';
import type { TermId } from '#lib/rules/2023/glossary.ts';
import { EDITIONS, ROOT_EDITIONS, rootOf } from '#lib/model/words.ts';
import { BOOKS, type BookSection, type RuleBook } from '#lib/rules/book.ts';
import { termIn } from '#lib/rules/glossary.ts';
import { RULE_IDS_IN, ruleIn, type RuleId } from '#lib/rules/index.ts';
import { placeIn, readMap, type Mapped } from './rulebook/map.ts';
import { readSentences, sourcePaths } from './rulebook/paths.ts';
import type { Sentence } from './rulebook/source.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		source: { type: 'string' },
		faq: { type: 'string' },
		online: { type: 'string' },
		edition: { type: 'string' }
	}
});
const [wanted = ''] = positionals;
const asked = EDITIONS.find((one) => one === values.edition);
if (values.edition !== undefined && !asked)
	stop(`"${values.edition}" is no edition: ${EDITIONS.join(', ')}.`);
// The state before comes first where no edition is asked for.
const later = EDITIONS.filter((one) => rootOf(one) !== one);
const found = (asked ? [asked] : [...ROOT_EDITIONS, ...later])
	.map((edition) => BOOKS[edition])
	.map((one) => ({ book: one, sections: sectionsOf(one) }))
	.find((one) => one.sections.length > 0);
if (!found)
	stop(
		`"${wanted}" is no section. Say it as in the contents, 8, 6.10, 2.4.1, or by the name that rules of the original edition give: attacking, cards.active.`
	);
const { book, sections } = found;
const paths = sourcePaths(book.edition).map(
	(path, at) => (at === 0 ? values.source : (values.faq ?? values.online)) ?? path
);
const source =
	readSentences(book.edition, paths) ??
	stop(
		`The document is not at ${paths.join(' and ')}. Name it with --source FILE, the FAQ with --faq FILE, the pages that were online with --online FOLDER.`
	);

const WIDTH = Math.floor(((process.stdout.isTTY ? process.stdout.columns : 130) - 3) / 2);
const EDGE = ' │ ';

const order = sections.map(({ id }) => id);
const maps = [...new Set(sections.map(({ chapter }) => chapter))].map((one) => readMap(book, one));
const mapped = maps.flatMap((map) => map.mapped);
const unstated = new Map(maps.flatMap((map) => [...map.unstated]));
const sentences = source.filter(({ section }) => order.includes(section));
const entries = new Map(mapped.map((entry) => [placeIn(entry), entry]));

for (const fault of maps.flatMap(({ faults }) => faults))
	console.log(`This cannot be read: ${fault}`);
let section: string | null = null;
let paragraph = 0;
for (const sentence of sentences) {
	if (sentence.section !== section)
		console.log(`\n== ${sections.find(({ id }) => id === sentence.section)?.title ?? ''} ==`);
	if (sentence.section !== section || sentence.paragraph !== paragraph)
		console.log('─'.repeat(WIDTH * 2 + 3));
	({ section, paragraph } = sentence);
	show(sentence, entries.get(placeIn(sentence)));
}

const stated = new Set(mapped.flatMap(({ rules }) => rules));
const unsaid = RULE_IDS_IN[book.edition].filter(
	(id) => order.includes(ruleIn(id, book.edition)?.section ?? '') && !stated.has(id)
);
if (unsaid.length > 0) console.log('\nRules of this place that no sentence of the map names:');
for (const id of unsaid) {
	const rule = ruleIn(id, book.edition);
	console.log(`  ${id} (${unstated.get(id) ?? rule?.status ?? ''}): ${rule?.text ?? ''}`);
}

const missing = sentences.filter(
	(sentence) => entries.get(placeIn(sentence))?.hash !== sentence.hash
);
if (missing.length > 0)
	console.log('\nFor the map, each with its rules or a word in brackets to add:');
for (const { hash, text, ...place } of missing)
	console.log(`${placeIn(place)} ${hash} ${looksLikeHeading(text) ? '(heading)' : ''}`);

/** The sections that are asked for. */
function sectionsOf({ sections: all }: RuleBook): readonly BookSection[] {
	return all.filter(
		({ id, chapter }) =>
			id === wanted ||
			id.startsWith(`${wanted}.`) ||
			(chapter.number === null && chapter.slug === wanted)
	);
}

/** A sentence on the left, on the right what states it. */
function show(sentence: Sentence, entry: Mapped | undefined): void {
	const left = wrapped(`${String(sentence.paragraph)}.${String(sentence.nth)} ${sentence.text}`);
	const right = rightOf(sentence, entry).flatMap(wrapped);
	for (let i = 0; i < Math.max(left.length, right.length); i++)
		console.log(`${(left[i] ?? '').padEnd(WIDTH)}${EDGE}${right[i] ?? ''}`);
}

function rightOf(sentence: Sentence, entry: Mapped | undefined): readonly string[] {
	if (!entry) return ['NOT IN THE MAP'];
	const changed = entry.hash === sentence.hash ? [] : ['THE SENTENCE IS ANOTHER ONE'];
	return [
		...changed,
		...entry.rules.map(ruleText),
		...entry.terms.map(termText),
		...(entry.word === null ? [] : [`(${entry.word})`])
	];
}

function termText(id: TermId): string {
	const { words, text } = termIn(id, book.edition);
	return `term.${id}: ${words[0]}: ${text}`;
}

function ruleText(id: RuleId): string {
	const rule = ruleIn(id, book.edition);
	if (!rule) return `${id}: no rule of this edition`;
	const remarks = [rule.kind, rule.status].filter(
		(word) => word !== 'mechanical' && word !== 'settled'
	);
	return `${[id, ...remarks].join(', ')}: ${rule.text}`;
}

function looksLikeHeading(text: string): boolean {
	return !/[.!?:]["”)]?$/u.test(text) && text.split(' ').length <= 8 && !/^- |\t/u.test(text);
}

function wrapped(text: string): readonly string[] {
	const lines: string[] = [];
	for (const word of text.split(/\s+/u)) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + word.length < WIDTH)
			lines.splice(-1, 1, `${last} ${word}`);
		else lines.push(word);
	}
	return lines;
}

function stop(why: string): never {
	console.error(why);
	process.exit(2);
}
