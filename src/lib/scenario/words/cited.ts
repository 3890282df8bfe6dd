/** Rules and readings by their ids. */
import * as v from 'valibot';
import { isRuleId, RULES, type RuleId } from '../../rules/index.ts';
import { isReadingId, READINGS, type ReadingId } from '../../rules/readings.ts';
import { readAll, unknownWord, type Reader } from '../parse/reader.ts';
import { lastBracket, split, type Span } from '../parse/span.ts';
import { list } from './kit.ts';

/** What is expected of the table, or of what has happened. */
const ruleId = v.custom<RuleId>((id) => typeof id === 'string' && isRuleId(id), 'the id of a rule');

export const rules = list(ruleId);

export const readingId = v.custom<ReadingId>(
	(id) => typeof id === 'string' && isReadingId(id),
	'the id of a reading'
);

/** Reads something with the rules in brackets behind it. */
export function readWithRules<T>(
	reader: Reader,
	span: Span,
	read: (reader: Reader, span: Span) => T | null
): { readonly value: T; readonly rules: { readonly rules?: readonly RuleId[] } } | null {
	const bracket = lastBracket(span);
	const cites = bracket !== null && /^[a-z0-9.-]+\.[a-z0-9.-]+(\s*,|$)/u.test(bracket.inside.text);
	const value = read(reader, cites ? bracket.rest : span);
	const rules = cites ? readAll(split(bracket.inside, ','), (one) => readRule(reader, one)) : [];
	if (value === null || !rules) return null;
	return { value, rules: rules.length > 0 ? { rules } : {} };
}

export function readRule(reader: Reader, span: Span): RuleId | null {
	const { text } = span;
	return isRuleId(text) ? text : unknownWord(reader, span, 'The rule', nearRules(text));
}

/** Rules whose ids begin alike, so that an error does not list them all. */
function nearRules(text: string): readonly string[] {
	const all = Object.keys(RULES);
	const [first = ''] = text.split('.');
	const near = all.filter((id) => id.startsWith(`${first}.`));
	return near.length > 0 ? near : all;
}

const READING_IDS = Object.keys(READINGS);

/** Reads the id of a reading. */
export function readReading(reader: Reader, span: Span): ReadingId | null {
	const { text } = span;
	return isReadingId(text) ? text : unknownWord(reader, span, 'The reading', READING_IDS);
}

/** The rules in brackets behind something. */
export const citedText = (ids: readonly RuleId[] | undefined): string =>
	ids ? ` (${ids.join(', ')})` : '';
