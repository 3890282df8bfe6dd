/**
 * "Gain 1¢ each time you take damage." says last when it is done. It is read as "Each time you take damage, gain 1¢.",
 * on a line of its own alone: in the middle of an ability it waits for what is to come.
 */
import { bySentence } from './by-sentence.ts';
import type { Token } from './tokens.ts';

const EVENTS: readonly (readonly string[])[] = [['each', 'time'], ['when'], ['whenever']];
/** What begins a sentence that is no order, or waits already. */
const BEGINS_OTHERWISE: ReadonlySet<string> = new Set([
	...[
		'each',
		'when',
		'whenever',
		'while',
		'if',
		'at',
		'after',
		'till',
		'until',
		'the',
		'every',
		'once',
		'twice'
	],
	...['↷', '$', '•', 'level', 'reward', 'to']
]);
/** What makes a sentence more than one order with its event. */
const MORE: ReadonlySet<string> = new Set([
	'"',
	':',
	'-',
	'till',
	'until',
	'would',
	'next',
	'instead'
]);

/** "When paying" is no event: nobody is said to do it. */
function isEventAt(tokens: readonly Token[], at: number): boolean {
	const event = EVENTS.find((words) => words.every((word, i) => tokens[at + i]?.stem === word));
	const subject = event && tokens[at + event.length]?.stem;
	return subject !== undefined && !subject.endsWith('ing');
}

/** The tokens of a text, with an event that is said last in its place before what is done. */
export function eventLast(tokens: readonly Token[]): readonly Token[] {
	return bySentence(tokens, (sentence, isLine) => (isLine ? told(sentence) : sentence));
}

function told(sentence: readonly Token[]): readonly Token[] {
	const [first] = sentence;
	const from = sentence.findIndex((_, at) => at > 0 && isEventAt(sentence, at));
	// "From now on, each time …": it stands first.
	if (sentence[from]?.comma) return sentence;
	if (!first || from < 0 || BEGINS_OTHERWISE.has(first.stem) || /^\d+$/u.test(first.stem))
		return sentence;
	if (sentence.some(({ stem }) => MORE.has(stem)) || isEventAt(sentence, from + 1)) return sentence;
	const stop = sentence.at(-1)?.stem === '.' ? sentence.slice(-1) : [];
	const event = sentence.slice(from, sentence.length - stop.length);
	// They stand where the line begins, so that the words of the line are still in order.
	const placed = event.map((token, i) => ({
		...token,
		from: first.from,
		to: first.to,
		opens: i === 0
	}));
	const [order, ...rest] = sentence.slice(0, from);
	return order ? [...placed, { ...order, opens: false, comma: true }, ...rest, ...stop] : sentence;
}
