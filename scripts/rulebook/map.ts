/**
 * The map of the source: for each of its sentences the rules that state it in our words.
 *
 * @example
 * 8 1.1 0123abcd attack.declare turn.declare
 * 8 1.2 89ab4567 term.attack-roll
 * 8 1.3 cdef0123 (example)
 * unstated attack.hit | why no sentence of the source says it
 *
 * The map of a later state of a rulebook has "=" for a sentence that the state before has in the same section, and
 * for a rule that is unstated for the same reason: what stands there holds here.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootOf, type EditionId } from '#lib/model/words.ts';
import { isTermId, type TermId } from '#lib/rules/2023/glossary.ts';
import { BOOKS, sectionIn, type BookChapter, type RuleBook } from '#lib/rules/book.ts';
import { isRuleId, ruleIn, type RuleId } from '#lib/rules/index.ts';

/** What a sentence is that states no rule. */
export const NO_RULE = ['heading', 'example', 'flavour', 'reference', 'figure'] as const;
export type NoRule = (typeof NO_RULE)[number];

/** A sentence of the source and what states it. */
export interface Mapped {
	readonly section: string;
	readonly paragraph: number;
	readonly nth: number;
	readonly hash: string;
	readonly rules: readonly RuleId[];
	/** Words of the glossary that it explains. */
	readonly terms: readonly TermId[];
	/** Why there is no rule; null where there is one. */
	readonly word: NoRule | null;
}

/** The map of a chapter. */
export interface ChapterMap {
	readonly mapped: readonly Mapped[];
	/** Settled rules that no sentence states, with the reason. */
	readonly unstated: ReadonlyMap<RuleId, string>;
	/** What is wrong with the file, a line each. */
	readonly faults: readonly string[];
}

const SENTENCE =
	/^(?<section>[\w.-]+) (?<paragraph>\d+)\.(?<nth>\d+) (?<hash>[0-9a-f]{8}) (?<by>.+)$/u;
/** What stands for a sentence that the state before has too. */
const SAME = '=';
const UNSTATED = /^unstated (?<id>\S+) \| (?<why>.+)$/u;

const folderOf = ({ edition }: RuleBook): string =>
	join(import.meta.dirname, '../../content/rulebook', edition, 'map');

/** The file of a chapter's map: "08.txt". */
const fileOf = (book: RuleBook, { file }: BookChapter): string =>
	join(folderOf(book), `${file.slice(0, 2)}.txt`);

/** The chapters that have a map, in their order. */
export const mappedChapters = (book: RuleBook): readonly BookChapter[] =>
	book.chapters.filter((chapter) => existsSync(fileOf(book, chapter)));

/** Names of files beside the maps that are no chapter's. */
export function strayMaps(book: RuleBook): readonly string[] {
	const known = new Set(book.chapters.map((chapter) => fileOf(book, chapter)));
	if (!existsSync(folderOf(book))) return [];
	return readdirSync(folderOf(book)).filter((name) => !known.has(join(folderOf(book), name)));
}

/** The map of a chapter; an empty one where there is none yet. */
export function readMap(book: RuleBook, chapter: BookChapter): ChapterMap {
	const file = fileOf(book, chapter);
	return parseMap(book, chapter, existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** Reads the text of a map. */
export function parseMap(book: RuleBook, chapter: BookChapter, text: string): ChapterMap {
	const mapped: Mapped[] = [];
	const unstated = new Map<RuleId, string>();
	const faults: string[] = [];
	const before = beforeOf(book);
	for (const [at, line] of text.split('\n').entries()) {
		if (line.trim() === '' || line.startsWith('#')) continue;
		const because = UNSTATED.exec(line)?.groups;
		const sentence = because ? null : readSentence(book, line, before);
		const section = sentence && sectionIn(book, sentence.section);
		const why = because?.why === SAME ? before?.unstated.get(because.id ?? '') : because?.why;
		if (because?.id !== undefined && why !== undefined && isRuleId(because.id))
			unstated.set(because.id, why);
		else if (sentence && section?.chapter === chapter) mapped.push(sentence);
		else faults.push(`line ${String(at + 1)}: ${line}`);
	}
	return { mapped, unstated, faults };
}

/** A line of a map; null where it is not one, or names a rule that does not hold in the edition. */
function readSentence(
	{ edition, hasGlossary }: RuleBook,
	line: string,
	before: Before | null
): Mapped | null {
	const { section, paragraph, nth, hash, by: said } = SENTENCE.exec(line)?.groups ?? {};
	const by = said === SAME ? before?.states(section ?? '', hash ?? '') : said;
	if (section === undefined || hash === undefined || by === undefined) return null;
	const word = NO_RULE.find((one) => by === `(${one})`) ?? null;
	const names = word === null ? by.split(' ') : [];
	const rules = names.filter(isRuleId).filter((id) => ruleIn(id, edition) !== null);
	const terms = hasGlossary ? names.flatMap((name) => termOf(name) ?? []) : [];
	if (rules.length + terms.length < names.length) return null;
	return { section, paragraph: Number(paragraph), nth: Number(nth), hash, rules, terms, word };
}

/** What the map of the state before says. */
interface Before {
	/** What stands behind a sentence; undefined where there is none like it. */
	readonly states: (section: string, hash: string) => string | undefined;
	readonly unstated: ReadonlyMap<string, string>;
}

const known = new Map<EditionId, Before>();

/** The map of the state before that of a rulebook, read once; null where it is no later state. */
function beforeOf({ edition }: RuleBook): Before | null {
	const root = rootOf(edition);
	if (root === edition) return null;
	const before = known.get(root) ?? readBefore(BOOKS[root]);
	known.set(root, before);
	return before;
}

function readBefore(book: RuleBook): Before {
	const lines = mappedChapters(book).flatMap((chapter) =>
		readFileSync(fileOf(book, chapter), 'utf8').split('\n')
	);
	const stated = new Map<string, string>();
	const unstated = new Map<string, string>();
	for (const line of lines) {
		const { section, hash, by } = SENTENCE.exec(line)?.groups ?? {};
		const because = UNSTATED.exec(line)?.groups;
		if (section !== undefined && hash !== undefined && by !== undefined)
			stated.set(`${section} ${hash}`, by);
		else if (because?.id !== undefined) unstated.set(because.id, because.why ?? '');
	}
	return { states: (section, hash) => stated.get(`${section} ${hash}`), unstated };
}

/** The word of the glossary that a map names: "term.evasion". */
function termOf(name: string): TermId | null {
	const id = name.replace(/^term\./u, '');
	return id !== name && isTermId(id) ? id : null;
}

/** The place of a sentence as the map writes it: "8 1.2". */
export const placeIn = ({
	section,
	paragraph,
	nth
}: Pick<Mapped, 'section' | 'paragraph' | 'nth'>): string =>
	`${section} ${String(paragraph)}.${String(nth)}`;
