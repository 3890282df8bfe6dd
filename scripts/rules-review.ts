/**
 * The source and our words side by side: `npm run rules:review -- SECTION [--source FILE]`. A section
 * is "8" or "6.10"; a chapter's number shows all of its sections. Under it come the lines for the map
 * that are still missing, ready to paste.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GLOSSARY, type TermId } from '#lib/rules/2023/glossary.ts';
import { RULE_IDS_2023, RULES_2023 } from '#lib/rules/2023/index.ts';
import { RULES, type RuleId } from '#lib/rules/index.ts';
import {
	chapterOf,
	inOrder,
	isSection,
	placeOfSection,
	type Section
} from '#lib/rules/sections.ts';
import { sourcePath } from './rulebook/paths.ts';
import { placeIn, readMap, type Mapped } from './rulebook/map.ts';
import { sentencesOf, type Sentence } from './rulebook/source.ts';

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { source: { type: 'string' } }
});
const [wanted = ''] = positionals;
const file = values.source ?? sourcePath();
if (!isSection(wanted))
	stop(`"${wanted}" is no section. Say it as in the contents: 8, 6.10, 2.4.1.`);
if (!existsSync(file)) stop(`The document is not at ${file}. Name it with --source FILE.`);

const WIDTH = Math.floor(((process.stdout.isTTY ? process.stdout.columns : 130) - 3) / 2);
const EDGE = ' │ ';

const inSection = (section: Section): boolean =>
	section === wanted || section.startsWith(`${wanted}.`);
const chapter = chapterOf(wanted);
const { mapped, unstated, faults } = readMap(chapter);
const sentences = sentencesOf(readFileSync(file, 'utf8')).filter(({ section }) =>
	inSection(section)
);
const entries = new Map(mapped.map((entry) => [placeIn(entry), entry]));

for (const fault of faults) console.log(`This cannot be read: ${fault}`);
let section: Section | null = null;
let paragraph = 0;
for (const sentence of sentences) {
	if (sentence.section !== section) console.log(`\n== ${placeOfSection(sentence.section)} ==`);
	if (sentence.section !== section || sentence.paragraph !== paragraph)
		console.log('─'.repeat(WIDTH * 2 + 3));
	({ section, paragraph } = sentence);
	show(sentence, entries.get(placeIn(sentence)));
}

const stated = new Set(mapped.flatMap(({ rules }) => rules));
const unsaid = RULE_IDS_2023.filter((id) => inSection(RULES_2023[id].section) && !stated.has(id));
if (unsaid.length > 0) console.log('\nRules of this place that no sentence of the map names:');
for (const id of unsaid)
	console.log(`  ${id} (${unstated.get(id) ?? RULES[id].status}): ${RULES[id].text}`);

const missing = sentences.filter(
	(sentence) => entries.get(placeIn(sentence))?.hash !== sentence.hash
);
if (missing.length > 0)
	console.log('\nFor the map, each with its rules or a word in brackets to add:');
for (const { hash, text, ...place } of [...missing].sort((a, b) => inOrder(a.section, b.section)))
	console.log(`${placeIn(place)} ${hash} ${looksLikeHeading(text) ? '(heading)' : ''}`);

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
	const { words, text } = GLOSSARY[id];
	return `term.${id}: ${words[0]}: ${text}`;
}

function ruleText(id: RuleId): string {
	const { kind, status, text } = RULES[id];
	const remarks = [kind, status].filter((word) => word !== 'mechanical' && word !== 'settled');
	return `${[id, ...remarks].join(', ')}: ${text}`;
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
