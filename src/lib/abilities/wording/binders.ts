/** What binds a word for the rest of a sentence: "choose" and "each". */
import type { Effect, Filter } from '../grammar.ts';
import { does, ORDER, spoken, type Voice } from './clause.ts';
import { eachOf, severalOf } from './filters.ts';
import { PLAYERS, wordOf } from './kind-nouns.ts';
import { binding, nounFor } from './nouns.ts';
import type { Phrase, SentenceScope } from './phrase.ts';
import { same, THEY, theyIsFree, YOU, type Noun, type Scope } from './scope.ts';
import { isPlain } from './verbs.ts';

/** "They choose an item they control and destroy it": who chooses as it resolves is always named. */
export function chosenPhrase(
	effect: Extract<Effect, { do: 'choose' }>,
	path: readonly number[],
	scope: SentenceScope,
	voice: Voice
): Phrase {
	const { who, from, several } = effect;
	const doer = who === 'random' ? null : nounFor(who, scope);
	const things = severalOf(several, from, doer ? { ...scope, doer } : scope);
	const chosen =
		doer === null
			? { text: `choose ${things} at random`, voice: ORDER }
			: namedChoice(doer, things, voice);
	const inner = binding(scope, from, several);
	const body = scope.inside.effect(effect.effect, [...path, 0], inner, chosen.voice);
	// Whoever is had choose may do what follows to the end of it, and no further.
	return {
		...body,
		text: `${chosen.text} and ${body.text}`,
		path,
		voice: doer === null ? body.voice : { ...body.voice, may: voice.may }
	};
}

/** "You pick any number of players and …": who picks is always named, too. */
export function pickedPhrase(
	effect: Extract<Effect, { do: 'pick' }>,
	path: readonly number[],
	scope: SentenceScope,
	voice: Voice
): Phrase {
	const doer = nounFor(effect.who, scope);
	const things = severalOf(effect.several, effect.from, { ...scope, doer });
	const picked = namedChoice(doer, things, voice, 'pick');
	const body = scope.inside.effect(effect.effect, [...path, 0], scope, picked.voice);
	return { ...body, text: `${picked.text} and ${body.text}`, path };
}

function namedChoice(
	who: Noun,
	things: string,
	voice: Voice,
	verb: 'choose' | 'pick' = 'choose'
): ReturnType<typeof spoken> {
	const said = spoken(does(who, verb, things), voice);
	const unnamed = same(who, YOU) && voice.running === null && voice.may === null;
	if (unnamed) return { ...said, text: `you ${said.text}` };
	return voice.may ? { ...said, voice: { running: who, may: who } } : said;
}

/** "Each player loots 1", "recharge each item you control", "for each player, …". */
export function eachPhrase(
	effect: Extract<Effect, { do: 'each' }>,
	path: readonly number[],
	scope: SentenceScope,
	voice: Voice
): Phrase {
	const { of } = effect;
	const at = [...path, 0];
	const first = eachOf(of, scope);
	const after = { ...ORDER, may: voice.may };
	if (isOneClause(effect.effect)) {
		const later = settledLater(scope.bound.length);
		const bound = { ...scope, bound: [later, ...scope.bound] };
		const said = scope.inside.effect(effect.effect, at, bound, voice);
		const text = settled(said.text, scope.bound.length, first, nextNoun(of, scope));
		if (text !== null) return { ...said, text, path, voice: after };
	}
	const inner = binding(scope, of, null);
	const body = scope.inside.effect(effect.effect, at, inner, ORDER);
	return { ...body, text: `for ${first}, ${body.text}`, path, voice: after };
}

/** Whether the effect is said in one clause, or in clauses about the same one. */
export function isOneClause(effect: Effect): boolean {
	switch (effect.do) {
		case 'then':
			return effect.steps.every(doneByChosen);
		case 'and':
			return doneByChosen(effect.first) && doneByChosen(effect.second);
		case 'choose':
			return effect.who === 'chosen' && isPlain(effect.effect);
		case 'may':
			return effect.who === 'chosen' && isPlain(effect.effect);
		default:
			return isPlain(effect);
	}
}

const doneByChosen = (effect: Effect): boolean =>
	isPlain(effect) && 'who' in effect && effect.who === 'chosen';

/** A noun whose first place in the text is "each …", and "they" or "it" from there on. */
const settledLater = (depth: number): Noun => ({
	subject: `⟦${depth}s|⟧`,
	object: `⟦${depth}o⟧`,
	possessive: `⟦${depth}p⟧`,
	plural: false,
	later: depth
});

/** The text with its nouns settled; null where there are none. */
function settled(text: string, depth: number, first: string, next: Noun): string | null {
	const place = new RegExp(`⟦${depth}([sop])([^⟧|]*)\\|?([^⟧]*)⟧`, 'gu');
	let places = 0;
	const done = text.replace(place, (_, role: string, base: string, third: string) => {
		places += 1;
		const noun = places === 1 ? null : next;
		if (role === 'o') return noun ? noun.object : first;
		if (role === 'p') return noun ? noun.possessive : `${first}'s`;
		if (!noun) return `${first} ${third}`;
		return `${noun.subject ?? 'you'} ${noun.plural ? base : third}`;
	});
	return places === 0 ? null : done;
}

/** What "each …" is called when it is named again. */
export function nextNoun(of: readonly Filter[], scope: Scope): Noun {
	const [bound] = binding(scope, of, null).bound;
	const players = of.every((one) => PLAYERS.includes(wordOf(one)));
	return players && theyIsFree(scope) ? THEY : (bound ?? THEY);
}
