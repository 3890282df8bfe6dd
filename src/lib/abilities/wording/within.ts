/** An effect as part of one sentence. */
import type { Effect } from '../grammar.ts';
import { amountWords } from './amounts.ts';
import { bracketed, isElseDone, OPENS_ANEW, reachesOn, takesElse } from './brackets.ts';
import { chosenPhrase, eachPhrase, pickedPhrase } from './binders.ts';
import { ORDER, spoken, type Voice } from './clause.ts';
import { conditionWords } from './conditions.ts';
import { waitedFor } from './events.ts';
import { eachOf } from './filters.ts';
import { gainedAbilities } from './given.ts';
import { spaced } from './lists.ts';
import { wordsOf } from './form.ts';
import { nounFor } from './nouns.ts';
import type { Phrase, SentenceScope } from './phrase.ts';
import { HEAD } from '../english/heads.ts';
import { FOR, WITHIN } from '../english/places.ts';
import { replacementPhrase } from './replacements.ts';
import { agree, same, theyOf, YOU } from './scope.ts';
import { standingPhrase } from './standings.ts';
import { optionLines, outcomeLines, togetherLines, voteLines, votedOn } from './tables.ts';
import { clausesOf } from './verbs.ts';

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>;
type Path = readonly number[];

/** The words of an effect within a sentence, in a voice. */
export function within(effect: Effect, path: Path, scope: SentenceScope, voice: Voice): Phrase {
	const inside = (part: Effect, how = voice): Phrase => within(part, [...path, 0], scope, how);
	const plainly = (text: string, lines: Phrase['lines']): Phrase => ({ text, path, lines, voice });
	switch (effect.do) {
		case 'then':
			if (effect.steps.length === 0) return plainly('nothing happens', []);
			return inSequence(effect.steps, ', then ', path, scope, voice);
		case 'and':
			return inSequence([effect.first, effect.second], ' and ', path, scope, voice);
		case 'if you do':
			return ifYouDo(effect, path, scope, voice);
		case 'if':
			return ifSo(effect, path, scope, voice);
		case 'may':
			return may(effect, path, scope, voice);
		case 'choose':
			return chosenPhrase(effect, path, scope, voice);
		case 'pick':
			return pickedPhrase(effect, path, scope, voice);
		case 'each':
			return eachPhrase(effect, path, scope, voice);
		case 'repeat':
			return after(`${headWords(effect, scope)}, `, inside(effect.effect, ORDER), path);
		case 'repeat while': {
			const condition = conditionWords(effect.condition, scope);
			const resolved = effect.resolved ? ' once all of that has resolved' : '';
			const words = `once, and again as long as ${condition}${resolved}, `;
			return after(words, inside(effect.effect, ORDER), path);
		}
		case 'choose number': {
			const words = `${headWords(effect, scope)} and `;
			const who = nounFor(effect.who, scope);
			return after(words, inside(effect.effect, { ...voice, running: who }), path);
		}
		case 'remember':
			return after(`${headWords(effect, scope)} and `, inside(effect.effect, ORDER), path);
		case 'delayed trigger':
			return watched(effect, path, scope);
		case 'make true': {
			if (effect.once && 'replace' in effect.standing && !effect.standing.while) {
				const { replace } = effect.standing;
				const next = replacementPhrase(replace, path, scope, WITHIN[effect.until]);
				return plainly(next.text, next.lines);
			}
			const { text, lines } = standingPhrase(effect.standing, path, scope);
			return plainly(`${effect.once ? 'once, ' : ''}${FOR[effect.until]}, ${text}`, lines);
		}
		case 'gain abilities':
		case 'become item': {
			const { clause, lines } = gainedAbilities(effect, path, scope);
			return { ...spoken(clause, voice), path, lines };
		}
		case 'choose one':
			return plainly(
				`${effect.who === undefined ? 'choose' : agree(nounFor(effect.who, scope), 'choose')} one-`,
				optionLines(effect.options, path, scope)
			);
		case 'roll':
			return rolled(effect, path, scope, voice);
		case 'vote': {
			const voters = eachOf([effect.who], scope);
			return plainly(
				`${voters} votes ${effect.votes === undefined ? '' : `${effect.votes} times `}on ${votedOn(effect, scope)}-`,
				voteLines(effect, path, scope)
			);
		}
		case 'by hand':
			return plainly(effect.words.replace(/[.]$/u, ''), []);
		default:
			return clausesInSequence(effect, path, scope, voice);
	}
}

/** "3 times", "you choose a number from 1 to 6", "remember how much that was". */
export function headWords(
	{ effect: _, ...head }: Of<'repeat' | 'choose number' | 'remember'>,
	scope: SentenceScope
): string {
	return wordsOf(HEAD, head, scope);
}

/** Whether an effect does nothing. */
export const isNothing = (effect: Effect): boolean =>
	effect.do === 'then' && effect.steps.length === 0;

const after = (words: string, phrase: Phrase, path: Path): Phrase => ({
	...phrase,
	text: `${words}${phrase.text}`,
	path
});

const joined = (parts: readonly Phrase[], between: string, path: Path, voice: Voice): Phrase => ({
	text: parts.map(({ text }) => text).join(between),
	path,
	lines: parts.flatMap(({ lines }) => lines),
	voice: parts.at(-1)?.voice ?? voice
});

/** Parts one after the other; in brackets where the words would reach too far. */
function inSequence(
	steps: readonly Effect[],
	between: ', then ' | ' and ',
	path: Path,
	scope: SentenceScope,
	voice: Voice
): Phrase {
	const parts: Phrase[] = [];
	let running = voice;
	for (const [index, step] of steps.entries()) {
		const last = index === steps.length - 1;
		const nested = step.do === 'then' || (step.do === 'and' && between === ' and ' && !last);
		const bracket = nested || (!last && reachesOn(step));
		const part = within(step, [...path, index], scope, running);
		running =
			step.do === 'each' || bracket ? { ...part.voice, running: voice.running } : part.voice;
		parts.push(bracketed(part, bracket));
	}
	return { ...joined(parts, between, path, voice), voice: running };
}

/** "you" or "they": who did what "if you do" asks about. */
export const doer = ({ running }: Voice): 'you' | 'they' =>
	running === null || same(running, YOU) ? 'you' : 'they';

function ifYouDo(effect: Of<'if you do'>, path: Path, scope: SentenceScope, voice: Voice): Phrase {
	const { otherwise } = effect;
	const said = within(effect.first, [...path, 0], scope, voice);
	const first = bracketed(said, reachesOn(effect.first) || effect.first.do === 'and');
	if (isNothing(effect.second) && otherwise) {
		const other = within(otherwise, [...path, 2], scope, first.voice);
		return joined(
			[first, after(`, and if ${doer(first.voice)} don't, `, other, path)],
			'',
			path,
			voice
		);
	}
	const second = within(effect.second, [...path, 1], scope, first.voice);
	const bracket = otherwise !== undefined && takesElse(effect.second);
	const parts = [
		first,
		after(`, and if ${doer(first.voice)} do, `, bracketed(second, bracket), path)
	];
	if (otherwise) {
		const other = within(otherwise, [...path, 2], scope, first.voice);
		parts.push(after(', otherwise ', other, path));
	}
	return joined(parts, '', path, voice);
}

function ifSo(effect: Of<'if'>, path: Path, scope: SentenceScope, voice: Voice): Phrase {
	const { otherwise } = effect;
	const first = within(effect.effect, [...path, 0], scope, voice);
	const bracket = otherwise !== undefined && takesElse(effect.effect);
	const condition = `if ${conditionWords(effect.condition, scope)}, `;
	const parts = [after(condition, bracketed(first, bracket), path)];
	if (otherwise) {
		const other = within(otherwise, [...path, 1], scope, voice);
		parts.push(after(', otherwise ', other, path));
	}
	return joined(parts, '', path, voice);
}

function may(effect: Of<'may'>, path: Path, scope: SentenceScope, voice: Voice): Phrase {
	const who = nounFor(effect.who ?? 'you', scope);
	// Within another "may", a missing subject means whom that one lets choose.
	const before = voice.may ?? voice.running;
	const goesOn = before !== null && !same(who, YOU) && same(before, who);
	const said = within(effect.effect, [...path, 0], scope, { running: who, may: who });
	const inner = bracketed(said, OPENS_ANEW.has(effect.effect.do) || isElseDone(effect.effect));
	const words = goesOn ? 'may ' : `${agree(who, 'may', 'may')} `;
	return { ...after(words, inner, path), voice: { ...voice, running: who } };
}

function watched(effect: Of<'delayed trigger'>, path: Path, scope: SentenceScope): Phrase {
	const event = theyOf(effect.when);
	const inner = event === 'none' ? scope : { ...scope, event };
	const body = within(effect.effect, [...path, 0], inner, ORDER);
	const time = waitedFor(effect.when, scope);
	const next = effect.times === undefined ? 'the next time' : `the next ${effect.times} times`;
	const words =
		effect.once || effect.times !== undefined
			? spaced(next, time, WITHIN[effect.until])
			: `${FOR[effect.until]}, each time ${time}`;
	return { ...after(`${words}, `, body, path), voice: ORDER };
}

function rolled(effect: Of<'roll'>, path: Path, scope: SentenceScope, voice: Voice): Phrase {
	const times = effect.times === undefined ? '' : ` ${amountWords(effect.times, scope)} times`;
	const verb = [`roll${times}-`, `rolls${times}-`] as const;
	if (typeof effect.who === 'object' && 'each' in effect.who) {
		const text = `${eachOf([effect.who.each], scope)} ${verb[1]}`;
		return { text, voice: ORDER, path, lines: togetherLines(effect.outcomes, path, scope) };
	}
	const clause = { who: nounFor(effect.who, scope), verb, rest: '' };
	return { ...spoken(clause, voice), path, lines: outcomeLines(effect.outcomes, path, scope) };
}

function clausesInSequence(
	effect: Parameters<typeof clausesOf>[0],
	path: Path,
	scope: SentenceScope,
	voice: Voice
): Phrase {
	const parts: Phrase[] = [];
	let running = voice;
	for (const clause of clausesOf(effect, scope)) {
		const said = spoken(clause, running);
		running = said.voice;
		parts.push({ ...said, path, lines: [] });
	}
	return joined(parts, ', then ', path, voice);
}
