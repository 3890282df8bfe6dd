import { isRuleId, type RuleId } from '../../rules/index.ts';

/** One thing the reader may decide, or expect to happen. */
export interface WrittenChoice {
	readonly says: string;
	/** The scenario that shows what comes of it: a name in the folder of the lesson. */
	readonly of: string;
	/** What the reader expects by it, as an expectation of the notation; null for a decision. */
	readonly claims: string | null;
	readonly right: boolean;
	/** The rule that decides it. */
	readonly rule: RuleId;
}

/** What the text of a lesson holds. */
export interface WrittenLesson {
	readonly title: string;
	/** The cards that are explained, by their keys. */
	readonly cards: readonly string[];
	readonly asks: string;
	readonly choices: readonly WrittenChoice[];
	/** What could not be read. */
	readonly faults: readonly string[];
}

const HEAD = /^---\n(?<fields>[\s\S]*?)\n---\n/u;
const FIELD = /^(?<key>\w+): (?<value>.+)$/gmu;
const TAG = /<(?<name>Decide|Choice)\s(?<attributes>[^>]*)>/gu;
const ATTRIBUTE = /(?<key>\w+)(?:="(?<value>[^"]*)")?/gu;

const pairs = (text: string, pattern: RegExp): ReadonlyMap<string, string> =>
	new Map(
		[...text.matchAll(pattern)].map(({ groups }) => [groups?.key ?? '', groups?.value ?? ''])
	);

/** Reads the text of a lesson: its head, its question, and what can be chosen. */
export function lessonOf(text: string): WrittenLesson {
	const head = pairs(HEAD.exec(text)?.groups?.fields ?? '', FIELD);
	const choices: WrittenChoice[] = [];
	const faults: string[] = [];
	const asked: string[] = [];
	for (const { 0: tag, groups } of text.matchAll(TAG)) {
		const said = pairs(groups?.attributes ?? '', ATTRIBUTE);
		if (groups?.name === 'Decide') {
			asked.push(said.get('asks') ?? '');
			continue;
		}
		const [says, of, rule] = [said.get('says'), said.get('of'), said.get('rule')];
		if (says === undefined || of === undefined || rule === undefined || !isRuleId(rule)) {
			faults.push(tag);
			continue;
		}
		choices.push({ says, of, rule, claims: said.get('claims') ?? null, right: said.has('right') });
	}
	const [asks = ''] = asked;
	if (asked.length !== 1 || asks === '') faults.push('A lesson asks one thing.');
	return {
		title: head.get('title') ?? '',
		cards: (head.get('cards') ?? '').split(', ').filter((key) => key !== ''),
		asks,
		choices,
		faults
	};
}
