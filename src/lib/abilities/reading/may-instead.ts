/**
 * "When you would die, you may destroy an item instead." leaves whoever does not do it to die. It is read as what is
 * done then: "When you would die, you may destroy an item. If you do, prevent death." What may be done if something would
 * happen is done as it would, whatever comes of it: "If a player would die, you may …" is "When a player would die, …".
 * Of what is no death and no damage, whoever does not do it has what would have happened done all the same: "If you would
 * gain any number of ¢, you may loot 1 instead." is "…, (you may loot 1), and if you don't, gain that much ¢".
 */
import { endOfSentence } from './by-sentence.ts';
import { stemsOf, type Token } from './tokens.ts';

/** What would happen to somebody, how print says it, in our words, and as what happens all the same. */
const DONE_ANYWAY: readonly (readonly [said: readonly string[], ours: string, anyway: string])[] = (
	[
		[
			['gain any number of ¢', 'gain any amount of ¢', 'gain 1 or more ¢', 'gain ¢'],
			'gain any number of ¢',
			'gain that much ¢'
		],
		[
			['lose any number of ¢', 'lose any amount of ¢', 'lose 1 or more ¢', 'lose ¢'],
			'lose any number of ¢',
			'lose that much ¢'
		],
		[
			['loot any number of loot cards', 'loot any number of cards', 'loot 1 or more', 'loot'],
			'loot any number of loot cards',
			'loot that much'
		],
		[
			['discard any number of loot cards', 'discard 1 or more loot cards', 'discard loot cards'],
			'discard any number of loot cards',
			'discard that many loot cards'
		],
		[
			[
				'gain any number of treasure',
				'gain 1 or more treasure',
				'gain treasure',
				'gain any amount of treasure'
			],
			'gain any number of treasure',
			'gain that much treasure'
		],
		[
			['pay the death penalty', 'pay a death penalty', 'pay death penalties'],
			'pay the death penalty',
			'pay the death penalty'
		]
	] as const
).flatMap(([all, ours, anyway]) => all.map((said) => [stemsOf(said), ours, anyway] as const));

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
		const anyway = doneAnyway(tokens.slice(at, end));
		if (anyway) {
			said.push(...anyway);
			at = end;
			continue;
		}
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

/** "If you would gain ¢, you may loot 1 instead" as what is done, or else happens all the same; null where it says no such. */
function doneAnyway(sentence: readonly Token[]): readonly Token[] | null {
	const stems = sentence.map(({ stem }) => stem);
	const isEnded = stems.at(-1) === '.';
	const end = isEnded ? sentence.length - 1 : sentence.length;
	const [would, may] = [stems.indexOf('would'), stems.indexOf('may')];
	const who = stems[may - 1] ?? '';
	if (
		!OPENINGS.has(stems[0] ?? '') ||
		would < 0 ||
		may < would ||
		(who !== 'you' && who !== 'they')
	)
		return null;
	const [first = NOWHERE] = sentence;
	const what = stems.slice(would + 1, may - 1);
	const [, ours, anyway] = DONE_ANYWAY.find(([said]) => said.join(' ') === what.join(' ')) ?? [];
	const done = insteadDone(sentence.slice(may + 1, end));
	if (!ours || !anyway || !done) return null;
	const at = sentence[would] ?? first;
	const say = (word: Token, text: string): readonly Token[] =>
		stemsOf(text).map((stem) => like(word, stem));
	const subject = sentence.slice(stems[0] === 'each' && stems[1] === 'time' ? 2 : 1, would + 1);
	// It happens to whom it would have happened, whoever might have done something else.
	const other = subject[0]?.stem === 'you' ? anyway : `they ${anyway}`;
	return [
		{ ...first, stem: 'if' },
		...subject,
		...say(at, `${ours} do this instead: (`),
		...sentence.slice(may - 1, may + 1),
		...done,
		...say(sentence[end - 1] ?? at, `) and if ${who} don't ${other}`),
		...sentence.slice(end)
	];
}

/** What is done, of "loot 1 instead" or "instead loot 1". */
function insteadDone(said: readonly Token[]): readonly Token[] | null {
	const rest =
		said.at(-1)?.stem === 'instead'
			? said.slice(0, -1)
			: said[0]?.stem === 'instead'
				? said.slice(1)
				: null;
	return rest !== null && rest.length > 0 && rest.every(({ stem }) => stem !== 'instead')
		? rest
		: null;
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
