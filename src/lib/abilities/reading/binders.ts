/** What binds a word for the rest of a sentence: "choose" and "each". */
import type { Effect, Filter, PlayerWord, Several } from '../grammar.ts';
import { doerOf } from '../mentions.ts';
import { isOneClause } from '../wording/binders.ts';
import { binding } from '../wording/nouns.ts';
import { says, type Scope } from '../wording/scope.ts';
import { named, ORDER, you, type Named, type Said, type Voice } from './clause.ts';
import { eachFilters, severalBy, severalIn, someFilters, type Doer } from './filters.ts';
import { doer } from './given.ts';
import { isSeveral, parted } from './done-once.ts';
import { ahead, eachPlace, placing } from './in-place.ts';
import { isPlayerWord, subjectIn, type ClauseScope } from './nouns.ts';
import {
	after,
	before,
	chain,
	either,
	map,
	nothing,
	optional,
	stemAt,
	words,
	type Rule
} from './rule.ts';
import { insideOf, oneVerb, within } from './within.ts';

/** "They choose an item they control and destroy it". */
export const chosenIn = (scope: Scope, voice: Voice): Rule<Said> =>
	either(
		byChoice(scope, voice),
		atRandom(scope),
		chosenInPlace(scope, voice),
		randomInPlace(scope, voice)
	);

const byChoice = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(doer(scope, voice), (who): Rule<Said> => {
		const { word } = who;
		if (!isPlayerWord(word)) return () => undefined;
		const own: Doer = { ...who.noun, word };
		return chain(after(['choose'], severalBy(own, scope)), ({ several, from }) =>
			chain(words(['and'], null), () =>
				map(
					insideOf(binding(scope, from, several), inside(voice, who, word)),
					({ effect, voice: last }): Said => ({
						effect: { do: 'choose', who: word, from, several, effect },
						voice: { ...outside(last), may: voice.may }
					})
				)
			)
		);
	});

const running = (voice: Voice, who: Named): Voice =>
	voice.may ? voice : { ...voice, running: who };
/** The voice of what whoever chose does with it: they are bound one further out there. */
const inside = (voice: Voice, who: Named, word: PlayerWord): Voice => {
	const there = { ...who, word: further(word) };
	return { ...voice, running: there, ...(voice.may ? { may: there } : {}) };
};

const atRandom = (scope: Scope): Rule<Said> =>
	chain(after(['choose'], severalIn(scope)), ({ several, from }) =>
		after(
			['at', 'random', 'and'],
			map(insideOf(binding(scope, from, several), ORDER), ({ effect, voice }): Said => ({
				effect: { do: 'choose', who: 'random', from, several, effect },
				voice
			}))
		)
	);

/**
 * "You may choose a player. They loot 1, then …": what is chosen is what the sentences that follow
 * are about, to the end.
 * @param sentences reads these sentences.
 */
export const chosenNext = (scope: Scope, sentences: (inner: Scope) => Rule<Effect>): Rule<Effect> =>
	chain(doer(scope, ORDER), (who): Rule<Effect> => {
		const { word } = who;
		if (!isPlayerWord(word)) return () => undefined;
		const own: Doer = { ...who.noun, word };
		return chain(optional(words(['may'], true), false), (may) =>
			chain(after(['choose'], severalBy(own, scope)), ({ several, from }) =>
				chain(optional(words(['at', 'random'], true), false), (random) =>
					after(
						['.'],
						chain(sentences(binding(scope, from, several)), (said): Rule<Effect> => {
							const chooser = random ? ('random' as const) : word;
							const parts = isSeveral(several) ? parted(said) : { each: said, once: [] };
							if (parts === null || (may && parts.once.length > 0)) return () => undefined;
							const { each: effect, once } = parts;
							const chosen: Effect = { do: 'choose', who: chooser, from, several, effect };
							if (once.length > 0) return nothing({ do: 'then', steps: [chosen, ...once] });
							if (!may) return nothing(chosen);
							const who = word === 'you' ? {} : { who: word };
							return nothing({ do: 'may', effect: chosen, ...who });
						})
					)
				)
			)
		);
	});

/** "Each player loots 1", "recharge each item you control", "for each player, …". */
export const eachIn = (scope: Scope, voice: Voice): Rule<Said> =>
	either(forEach(scope, voice), eachInPlace(scope, voice));

const made = (of: readonly Filter[], effect: Effect, voice: Voice): Said => ({
	effect: passed(of, effect) ?? { do: 'each', of, effect },
	voice: { ...ORDER, may: voice.may }
});

/** Hands that each player gives to a neighbor change places at once: nobody passes on what they were given. */
function passed(of: readonly Filter[], effect: Effect): Effect | null {
	if (effect.do !== 'give loot cards' || effect.amount !== 'hand' || effect.from !== 'chosen')
		return null;
	if (of.length !== 1 || of[0] !== 'player' || typeof effect.to !== 'object') return null;
	if ('leftOf' in effect.to) return { do: 'pass hands', to: 'left' };
	return 'rightOf' in effect.to ? { do: 'pass hands', to: 'right' } : null;
}

const forEach = (scope: Scope, voice: Voice): Rule<Said> =>
	chain(after(['for'], eachFilters(scope)), (of) =>
		map(within(binding(scope, of, null), ORDER), ({ effect }) => made(of, effect, voice))
	);

/**
 * "They destroy a soul they control": who does something to one of several chooses which. It is no
 * target, as others than whose ability it is choose it as the ability resolves (6.12).
 */
const chosenInPlace =
	(scope: ClauseScope, voice: Voice): Rule<Said> =>
	(text, at, next) => {
		const hasTargets = scope.inline === null && scope.targets.length > 0;
		const read = (who: Named, begins: number): void => {
			const { word } = who;
			if (!isPlayerWord(word)) return;
			const own: Doer = { ...who.noun, word };
			eachPlace(text, begins, scope, word === 'you' && !hasTargets ? MANY : SOME, (place) => {
				ahead(text, begins, place, severalBy(own, scope), ({ several, from }, end) => {
					const couldBe = isOne(several) && (word === 'you' || mayBeTarget(from, word, scope));
					// What somebody has who was chosen first is chosen as it resolves: "Steal a soul they control."
					const theirs = hasTargets && from.every(isOfTarget);
					if (couldBe && !OTHERS.has(word) && !theirs) return;
					const inner = placing(from, several, scope, place, end);
					const voiceThere = { ...voice, running: { ...who, word: further(word) } };
					oneVerb(inner, voiceThere)(text, begins, ({ effect }, last) => {
						if (last < end || !says(effect, 'chosen')) return;
						if (couldBe && !theirs && doerOf(effect) !== null) return;
						next(
							{
								effect: { do: 'choose', who: word, from, several, effect },
								voice: running(voice, who),
								closed: true
							},
							last
						);
					});
				});
			});
		};
		read(voice.may ?? voice.running ?? you, at);
		const { ordered } = scope;
		if (ordered && ordered !== 'you') read(named(ordered, scope), at);
		subjectIn(scope)(text, at, (word, end) => read(named(word, scope), end));
	};

/** "… to a player chosen at random", "… a random player": nobody chooses. */
const randomInPlace =
	(scope: ClauseScope, voice: Voice): Rule<Said> =>
	(text, at, next) => {
		if (!text.tokens.some(({ stem }) => stem === 'random')) return;
		eachPlace(text, at, scope, SOME, (place) => {
			ahead(text, at, place, chosenAtRandom(scope), (from, end) => {
				const inner = placing(from, ONE, scope, place, end);
				oneVerb(inner, voice)(text, at, ({ effect, voice: last }, to) => {
					if (to < end || !says(effect, 'chosen')) return;
					const chosen: Effect = { do: 'choose', who: 'random', from, several: ONE, effect };
					next({ effect: chosen, voice: last, closed: true }, to);
				});
			});
		});
	};

/** Those whose choice is read of a verb that does not say who does it: "the active player recharges an item". */
const OTHERS: ReadonlySet<PlayerWord> = new Set<PlayerWord>([
	'active player',
	'attacking player',
	'killer'
]);

const ONE: Several = { min: 1, max: 1 };
const isOne = ({ min, max }: Several): boolean => min === 1 && max === 1;
/** Whether it is something that a player controls: what is nobody's own can be a target. */
const isOf = (filter: Filter, who: PlayerWord): boolean =>
	typeof filter === 'object' &&
	filter.where.some(
		(test) =>
			typeof test === 'object' && 'by' in test && JSON.stringify(test.by) === JSON.stringify(who)
	);
const isOfTarget = (filter: Filter): boolean =>
	typeof filter === 'object' &&
	filter.where.some(
		(test) =>
			typeof test === 'object' && 'by' in test && typeof test.by === 'object' && 'target' in test.by
	);
/** Whether what is named could be a target: not what a player does to their own, nor after "choose". */
const mayBeTarget = (from: readonly Filter[], who: PlayerWord, { inline }: Scope): boolean =>
	(inline !== null || !isChosen(who)) && !from.every((one) => isOf(one, who));
const isChosen = (who: PlayerWord): boolean =>
	who === 'chosen' || (typeof who === 'object' && ('target' in who || 'chosen' in who));
const MANY: ReadonlySet<string> = new Set(['up', 'any', '2', '3']);
const SOME: ReadonlySet<string> = new Set(['a', 'another', 'the', ...MANY]);
const chosenAtRandom = (scope: Scope): Rule<readonly Filter[]> =>
	either(
		before(someFilters(scope), ['chosen', 'at', 'random']),
		before(someFilters(scope), ['at', 'random'])
	);

/** The voice after something was bound: who was further out there is nearer again. */
function outside(voice: Voice): Voice {
	const word = voice.running?.word;
	if (!voice.running || typeof word !== 'object' || !('chosen' in word)) return voice;
	const nearer = word.chosen === 1 ? 'chosen' : { chosen: word.chosen - 1 };
	return { ...voice, running: { ...voice.running, word: nearer } };
}

/** A player by a word inside of what has bound another. */
const further = (word: PlayerWord): PlayerWord => {
	if (word === 'chosen') return { chosen: 1 };
	return typeof word === 'object' && 'chosen' in word ? { chosen: word.chosen + 1 } : word;
};

/** "each …" stands where it is first spoken of, somewhere in the sentence. */
const eachInPlace =
	(scope: Scope, voice: Voice): Rule<Said> =>
	(text, at, next) => {
		const read = (place: number, from: Scope): void => {
			ahead(text, at, place, eachFilters(from), (of, end) => {
				within(placing(of, null, scope, place, end), voice)(text, at, ({ effect }, last) => {
					if (last < end || !isOneClause(effect) || !says(effect, 'chosen')) return;
					const all = place === at && stemAt(text, at) === 'all' ? { all: true as const } : {};
					next({ ...made(of, effect, voice), ...all }, last);
				});
			});
		};
		eachPlace(text, at, scope, EACH, (place) => {
			read(place, scope);
			// "The active player rerolls each item they control."
			subjectIn(scope)(text, at, (word, end) => {
				if (end > place || !isPlayerWord(word)) return;
				const doer: Doer = { ...named(word, scope).noun, word };
				read(place, { ...scope, doer });
			});
		});
	};
const EACH: ReadonlySet<string> = new Set(['each', 'all']);
