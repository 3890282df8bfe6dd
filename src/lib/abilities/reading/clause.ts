/** What somebody does: a verb with who does it, as an order, after a name, or as what one may do. */
import type { Effect, ObjectWord } from '../grammar.ts';
import type { ClauseForm, VerbForm } from '../english/form.ts';
import { alike, filledIn, type Filling } from '../english/hole.ts';
import { VERB_FORMS } from '../english/verbs/index.ts';
import { nounFor, THIS } from '../wording/nouns.ts';
import { same, THEY, YOU, type Noun, type Scope } from '../wording/scope.ts';
import { piecesOfForm, type Piece } from './form.ts';
import { perVoice } from './kept.ts';
import { lazily } from './lazily.ts';
import { begunAt, findPieces, NONE, sorted } from './match.ts';
import { saidAt, saidBy } from './beginnings.ts';
import { afterName } from './doers.ts';
import { isInPassing, isPlayerWord, isTheirs, nounOf, objectWordIn, subjectIn } from './nouns.ts';
import { either, nothing, stemAt, words, type Next, type Rule, type Text } from './rule.ts';
import { means } from './tokens.ts';

/** Someone with the word they are called by. */
export interface Named {
	readonly word: ObjectWord;
	readonly noun: Noun;
}
/** How a clause is said, as in the wording, with the words for those it speaks of. */
export interface Voice {
	readonly running: Named | null;
	readonly may: Named | null;
}
export const ORDER: Voice = { running: null, may: null };
export const you: Named = { word: 'you', noun: YOU };
export const named = (who: ObjectWord, scope: Scope): Named => ({
	word: who,
	noun: isInPassing(who) ? PASSING : nounOf(who, scope)
});
const PASSING: Noun = { subject: '⟦passing⟧', object: '⟦passing⟧', possessive: '', plural: false };

/** What was read of a sentence, and in which voice it goes on. */
export interface Said {
	readonly effect: Effect;
	readonly voice: Voice;
	/** It was one clause in print: nothing that follows is part of it, though it would be in our words. */
	readonly closed?: true;
	/** It was said of all of them: what follows without a name is done by them, too. */
	readonly all?: true;
}

interface ClauseTemplate {
	readonly who: ClauseForm['who'];
	readonly body: readonly Piece[];
	readonly passives: readonly (readonly Piece[])[];
}
interface VerbTemplate {
	readonly shape: VerbForm['shape'];
	readonly clauses: readonly ClauseTemplate[];
}

/** Every way to find the clauses of a verb. */
const templatesOf = ({ shape, clauses: forms }: VerbForm): readonly VerbTemplate[] =>
	forms
		.reduce<readonly (readonly ClauseTemplate[])[]>(
			(ways, { who, verb, rest, passive }) => {
				const passives = passive.flatMap(piecesOfForm);
				const bodies = piecesOfForm([`${verb[0]} `, ...rest]);
				return ways.flatMap((way) => bodies.map((body) => [...way, { who, body, passives }]));
			},
			[[]]
		)
		.map((clauses) => ({ shape, clauses }));

/** A verb with the pieces of its first clause, from a word on that it can begin with. */
interface Beginning {
	readonly template: VerbTemplate;
	readonly from: readonly Piece[];
}

/** Every verb in every form, by the two words that its first clause begins with. */
const VERBS = lazily(() => {
	const { byWord } = sorted(
		VERB_FORMS.flatMap(templatesOf).flatMap(beginnings),
		({ from: [first] }) => first
	);
	return new Map([...byWord].map(([first, some]) => [first, sorted(some, ({ from }) => from[1])]));
});

/** Whether a verb can begin at a place, or what is done to something. */
export const canDo = (text: Text, at: number): boolean =>
	saidAt(SAID(), text, at).length > 0 || saidAt(PASSIVES(), text, at).length > 0;

/** The same in their order, with the words of all their clauses. */
const SAID = lazily(() =>
	[...VERBS().values()].flatMap(({ byWord, others }) =>
		[...byWord.values(), others].flatMap((some) =>
			some.map(({ template, from }) => saidBy(template, from, wordsOf(template)))
		)
	)
);
const wordsOf = ({ clauses: all }: VerbTemplate): readonly string[] =>
	all.flatMap(({ body }) =>
		body.flatMap((piece, i) =>
			typeof piece === 'string' && (i > 0 || piece !== 'may') ? [piece] : []
		)
	);

function beginnings(template: VerbTemplate): readonly Beginning[] {
	const body = template.clauses[0]?.body ?? [];
	const whole = { template, from: body };
	return body[0] === 'may' ? [whole, { template, from: body.slice(1) }] : [whole];
}

/** A verb with all its clauses, joined by stops or by "then". */
export const plainIn = perVoice((scope: Scope, voice: Voice): Rule<Said> => (text, at, next) => {
	const go = (template: VerbTemplate, begin: Began): void =>
		clauses(
			template,
			0,
			{ ...begin, aside: template.shape.do === 'reroll' },
			scope
		)(text, at, next);
	const unsaid = voice.may ?? voice.running ?? you;
	// "Loots" is said of somebody else than you, and of nobody who may.
	if (!text.tokens[at]?.third || (unsaid !== you && !voice.may))
		beginning(text, at, (template) => {
			// What nobody is said to deal is yours all the same.
			if (unsaid === you && template.shape.do === 'deal damage' && 'by' in template.shape) return;
			go(template, { who: unsaid, at, voice, said: false });
		});
	passives(scope, voice)(text, at, next);
	if (voice.may && stemAt(text, at) === 'have')
		objectWordIn(scope, 'object')(text, at + 1, (who, end) =>
			beginning(text, end, (template) =>
				go(template, { who: named(who, scope), at: end, voice, said: true })
			)
		);
	subjectIn(scope)(text, at, (who, end) =>
		beginning(text, end, (template) =>
			go(template, { who: named(who, scope), at: end, voice, said: true })
		)
	);
	rerolled(scope, voice)(text, at, next);
	const { running } = voice;
	// "The active player …, then they …": the same one goes on.
	if (running && running !== you && isPlayerWord(running.word) && isTheirs(scope))
		words(['they'], null)(text, at, (_, end) =>
			beginning(text, end, (template) => go(template, { who: running, at: end, voice, said: true }))
		);
});

/** "have them reroll it": a roll is rerolled by whoever made it, whether the effect speaks of them or not. */
const rerolled = (scope: Scope, voice: Voice): Rule<Said> => {
	const they = nounFor('they', scope);
	const effect: Effect = { do: 'reroll', what: 'it' };
	const it = ['reroll', 'it'];
	const after = { ...voice, running: { word: 'they' as const, noun: they } };
	return either(
		words([they.subject ?? 'you', ...it], { effect, voice: voice.may ? voice : after }),
		...(voice.may
			? [
					words(['have', they.object, ...it], { effect, voice }),
					words(['have', 'that', 'player', ...it], { effect, voice })
				]
			: [])
	);
};

/** The verbs that the words there begin. */
function beginning(text: Text, at: number, take: (template: VerbTemplate) => void): void {
	if (!text.noting) {
		for (const {
			value,
			pieces: [, second]
		} of saidAt(SAID(), text, at))
			if (typeof second !== 'string' || means(stemAt(text, at + 1), second)) take(value);
		return;
	}
	for (const { byWord, others } of begunAt(VERBS(), text, at)) {
		const some = begunAt(byWord, text, at + 1).flat();
		for (const { template } of [...some, ...others]) take(template);
	}
}

/** Who does a clause, where its verb stands, and whether they were named for it. */
interface Began {
	readonly who: Named;
	readonly at: number;
	readonly voice: Voice;
	readonly said: boolean;
	/** Where the verb goes without saying who does it: they were named all the same. */
	readonly aside?: boolean;
	readonly parts?: Filling;
}

/** The clauses of a verb from one of them on, once it is known who does it. */
function clauses(template: VerbTemplate, n: number, began: Began, scope: Scope): Rule<Said> {
	return (text, _, next) => {
		const clause = template.clauses[n];
		if (!clause) return;
		const parts = withWho(clause, began);
		if (parts === null) return;
		const voice = clause.who === null && !began.said ? began.voice : spokenBy(began);
		const here = began.said ? afterName(began.who.word, scope) : scope;
		const read = (body: readonly Piece[]): void =>
			findPieces(body, 0, here, parts, text, began.at, (found, end) => {
				if (n + 1 < template.clauses.length)
					nextClause(template, n + 1, found, voice, scope)(text, end, next);
				else next({ effect: effectOf(template, found), voice }, end);
			});
		if (clause.body[0] === 'may' && stemAt(text, began.at) !== 'may') read(clause.body.slice(1));
		else read(clause.body);
	};
}

const spokenBy = ({ voice, who }: Began): Voice => (voice.may ? voice : { ...voice, running: who });

const doesThings = ({ running, may }: Voice): boolean =>
	may === null && running !== null && !same(running.noun, YOU) && !NO_DOERS.has(running.word);
const NO_DOERS: ReadonlySet<ObjectWord> = new Set<ObjectWord>(['this', 'it']);

const effectOf = ({ shape }: VerbTemplate, parts: Filling): Effect =>
	// What stands in a hole is of the hole's own type, so the whole keeps its type.
	filledIn(shape, parts) as Effect;

/** What is known with who does it; null where the clause is not theirs. */
function withWho({ who, passives }: ClauseTemplate, began: Began): Filling | null {
	const parts = began.parts ?? new Map<string, unknown>();
	// What nobody does is said the other way round after someone who did something: "it is dealt".
	if (who === null && passives.length > 0 && doesThings(began.voice)) return null;
	if (who === null) return began.said && !began.aside ? null : parts;
	if (typeof who === 'string') return same(DOERS[who], began.who.noun) ? parts : null;
	if (
		who.kind.is === 'noun' &&
		((who.kind.player && !isPlayerWord(began.who.word)) ||
			(who.kind.named && began.who.word === 'you'))
	)
		return null;
	const before = parts.get(who.hole);
	if (before !== undefined && !alike(before, began.who.word)) return null;
	return new Map([...parts, [who.hole, began.who.word]]);
}
const DOERS = { you: YOU, they: THEY, this: THIS };

/** What stands between two clauses of a verb, and the voice that follows it. */
export const between = (voice: Voice): Rule<Voice> =>
	either(
		words(['.'], { ...ORDER, may: voice.may }),
		words(['.', 'then'], { ...ORDER, may: voice.may }),
		words(['then'], voice),
		words(['and'], voice),
		words(['and', 'then'], voice),
		nothing(voice)
	);

function nextClause(
	template: VerbTemplate,
	n: number,
	parts: Filling,
	voice: Voice,
	scope: Scope
): Rule<Said> {
	return (text, at, next) =>
		between(voice)(text, at, (after, here) => {
			const unsaid = after.may ?? after.running ?? you;
			const go = (began: Began): void => clauses(template, n, began, scope)(text, here, next);
			go({ who: unsaid, at: here, voice: after, said: false, parts });
			subjectIn(scope)(text, here, (who, end) =>
				go({ who: named(who, scope), at: end, voice: after, said: true, parts })
			);
		});
}

/** "1 damage is dealt to them", "have 1 damage dealt to them". */
const passives =
	(scope: Scope, voice: Voice): Rule<Said> =>
	(text: Text, at: number, next: Next<Said>) => {
		const all = PASSIVES();
		for (const { value, pieces: list } of text.noting ? all : saidAt(all, text, at))
			findPieces(list, 0, scope, NONE, text, at, (parts, end) => {
				next({ effect: effectOf(value, parts), voice }, end);
			});
	};
const PASSIVES = lazily(() =>
	[...VERBS().values()]
		.flatMap(({ byWord, others }) => [...others, ...[...byWord.values()].flat()])
		.flatMap(({ template }) =>
			(template.clauses[0]?.passives ?? []).map((list) => saidBy(template, list))
		)
);
