/**
 * "When you would die, you may destroy an item instead." leaves whoever does not do it to die. It is read as what is
 * done then: "When you would die, you may destroy an item. If you do, prevent death." What may be done if something would
 * happen is done as it would, whatever comes of it: "If a player would die, you may …" is "When a player would die, …".
 */
import { endOfSentence } from './by-sentence.ts';
import type { Token } from './tokens.ts';

const OPENINGS: ReadonlySet<string> = new Set(['when', 'if', 'each']);
/** What would happen, as the last words before what may be done, and how it is prevented. */
const PREVENTED = [
	['die', 'prevent death'],
	['damage', 'prevent that damage']
] as const;

const like = (word: Token, stem: string): Token => ({
	stem,
	from: word.from,
	to: word.to,
	opens: false
});

/** The tokens of a text, with what may be done instead as what is done, and prevents what would have happened. */
export function mayInstead(tokens: readonly Token[]): readonly Token[] {
	const said: Token[] = [];
	for (let at = 0; at < tokens.length;) {
		const end = endOfSentence(tokens, at);
		const [sentence, found] = told(tokens.slice(at, end));
		said.push(...sentence);
		// "If you do, …" goes on with what it already says.
		const goesOn = found && isIfDo(tokens, end);
		if (goesOn) said.push(like(tokens[end] ?? { stem: '', from: 0, to: 0, opens: false }, 'and'));
		else if (found) said.push(like(tokens[end - 1] ?? sentence[0] ?? NOWHERE, '.'));
		at = goesOn ? end + 3 : end;
	}
	return said;
}
const NOWHERE: Token = { stem: '', from: 0, to: 0, opens: false };

const isIfDo = (tokens: readonly Token[], at: number): boolean =>
	tokens[at]?.stem === 'if' && !tokens[at].opens && tokens[at + 2]?.stem === 'do';

/** "If you would take damage, you may …": an ability that triggers, and nothing that is replaced. */
function asItWould(sentence: readonly Token[], stems: readonly string[]): readonly Token[] {
	const [first, ...more] = sentence;
	const what = stems.slice(stems.indexOf('would'), stems.indexOf('may'));
	const isSeen = ['die', 'damage', 'roll'].some((one) => what.includes(one));
	if (first?.stem !== 'if' || stems.indexOf('would') < 0 || !isSeen || stems.includes('instead'))
		return sentence;
	return [{ ...first, stem: 'when' }, ...more];
}

/** A sentence, and whether it said so: its stop is left to whoever asks then. */
function told(sentence: readonly Token[]): readonly [readonly Token[], boolean] {
	const stems = sentence.map(({ stem }) => stem);
	const last = stems.at(-1) === '.' ? stems.length - 2 : stems.length - 1;
	const would = stems.indexOf('would');
	const may = stems.indexOf('may');
	const who = stems[may - 1] ?? '';
	const when = stems.slice(would, may - 1);
	const prevented = PREVENTED.find(([end]) => when.includes(end))?.[1];
	const fits =
		OPENINGS.has(stems[0] ?? '') &&
		stems[last] === 'instead' &&
		would > 0 &&
		may > would &&
		(who === 'you' || who === 'they') &&
		prevented !== undefined;
	if (!fits) return [may > would ? asItWould(sentence, stems) : sentence, false];
	const word = sentence[last] ?? NOWHERE;
	const [first = NOWHERE, ...more] = sentence.slice(0, last);
	const opening = first.stem === 'if' ? { ...first, stem: 'when' } : first;
	const then = ['.', 'if', who, 'do', ...prevented.split(' ')];
	return [[opening, ...more, ...then.map((stem) => like(word, stem))], true];
}
