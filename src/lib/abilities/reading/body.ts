import type { Effect, TargetSpec } from '../grammar.ts';
import { settledMode } from '../others.ts';
import { PLAYERS, wordOf } from '../wording/kind-nouns.ts';
import { withArticle } from '../wording/lists.ts';
import { targetsPointedAt, type Scope } from '../wording/scope.ts';
import { someFilters } from './filters.ts';
import { perScope } from './kept.ts';
import { ARTICLES, stopsBefore, type ClauseScope } from './nouns.ts';
import {
	chosenLater,
	lifted,
	othersTooSoon,
	passedByMany,
	passedInLine,
	spokenOfTooSoon
} from './passing.ts';
import { canSay } from './pronouns.ts';
import { keepsPromise } from './replacements.ts';
import {
	called,
	chain,
	either,
	inCase,
	isToCome,
	map,
	nothing,
	stemAt,
	where,
	words,
	type Rule,
	type Text
} from './rule.ts';
import { canBeDone } from './doable.ts';
import { sentencesIn } from './sentences.ts';
import { deeper } from './purse.ts';
import { stop } from './stops.ts';

/** What an ability does, with its targets. */
export interface Body {
	readonly targets: readonly TargetSpec[];
	readonly effect: Effect;
}

const FLAGS = [false, true];
const SAYS = FLAGS.flatMap((they) => FLAGS.map((it) => ({ they, it })));

/**
 * What is done, with the targets that are named for it: in an order of its own or in passing.
 * @param own whether this is the whole of an ability; a line of a table may speak of its targets.
 */
export const bodyIn = (scope: ClauseScope, own: boolean): Rule<Body> =>
	where(canBeDone, () => (own ? ofAbility : ofLine)(scope));

const bodyOf = (scope: ClauseScope, own: boolean): Rule<Body> => {
	const said = SAYS.filter((says) => !(scope.self && says.it));
	const passing = said.flatMap((says) => PASSING.map((target) => ({ says, target })));
	return either(
		...(own
			? said.map((says) =>
					inCase(
						(text, at) => canSay(text, at, says, scope),
						() => without({ ...scope, says })
					)
				)
			: [without(scope)]),
		chosenFirst(scope, said),
		...passing.map(({ says, target }) =>
			inCase(
				(text, at) =>
					canSay(text, at, says, scope) && (!own || canName(text, at)) && canPass(text, at, target),
				() =>
					inPassing({ ...scope, says, inline: withArticle(target), targets: [{ any: [target] }] })
			)
		)
	);
};
const ofAbility = perScope((scope: ClauseScope) => bodyOf(scope, true));
const ofLine = perScope((scope: ClauseScope) => bodyOf(scope, false));

const PASSING = ['player', 'object'] as const;

/** Whether a text goes on with something that a target could be named by: "a player". */
const canName = (text: Text, at: number): boolean =>
	ARTICLES.some((article) => isToCome(text, at, article));
/** Whether it goes on with such a target: a player is called so. */
const canPass = (text: Text, at: number, target: 'player' | 'object'): boolean =>
	text.noting || target !== 'player' || isToCome(text, at, 'player');

const ended = (rule: Rule<Effect>): Rule<Effect> =>
	chain(rule, (effect) => map(stop, () => effect));

/** What has no targets of its own. */
const without = (scope: Scope): Rule<Body> => {
	const done = ended(sentencesIn(scope));
	return (text, at, next) =>
		deeper(text.purse, () => {
			done(text, at, (effect, end) => {
				if (choosesATarget(effect, text, at)) return;
				if (scope.targets.length > 0 || keepsPromise(effect, scope))
					next({ targets: [], effect }, end);
			});
		});
};

/** Whether an order to choose one thing that can be a target is taken for a choice as the ability resolves. */
const choosesATarget = (effect: Effect, text: Text, at: number): boolean =>
	effect.do === 'choose' &&
	stemAt(text, at) === 'choose' &&
	effect.who === 'you' &&
	effect.several.min === 1 &&
	effect.several.max === 1 &&
	effect.from.every((one) => IN_PLAY.has(wordOf(one)));
const IN_PLAY: ReadonlySet<string> = new Set(['player', 'monster', 'item', 'room', 'soul']);

/** Of the game's abilities the active player chooses the targets, and print says so; or one may choose. */
const CHOOSING: Rule<'must' | 'may'> = either<'must' | 'may'>(
	words(['choose'], 'must'),
	words(['the', 'active', 'player', 'choose'], 'must'),
	words(['you', 'may', 'choose'], 'may'),
	words(['the', 'active', 'player', 'may', 'choose'], 'may')
);

/** "Choose a player and an item. …". */
const chosenFirst = (scope: ClauseScope, said: readonly Scope['says'][]): Rule<Body> =>
	chain(CHOOSING, (how) =>
		chain(specs({ ...scope, targets: [], says: { they: true, it: true } }), (targets) =>
			// "Choose a monster and roll": it is named before the first full stop (4).
			chain(either(stop, words(['and'], null)), () =>
				either(
					...said.map((says) =>
						inCase(
							(text, at) => canSay(text, at, says, scope),
							() => ofChosen(targets, how, { ...scope, targets, inline: null, says })
						)
					)
				)
			)
		)
	);

/** What is done with the targets that were chosen. */
const ofChosen = (
	targets: readonly TargetSpec[],
	how: 'must' | 'may',
	scope: Scope
): Rule<Body> => {
	const done = ended(sentencesIn(scope));
	return (text, at, next) =>
		done(text, at, (effect, end) => {
			if (!keepsPromise(effect, scope) || !speaksOfAll({ targets, effect })) return;
			next({ targets, effect: how === 'may' ? { do: 'may', effect } : effect }, end);
		});
};

/** What is chosen is chosen for something: "it" is no other thing then. */
const speaksOfAll = (body: Body): boolean => {
	const all = [body, settledMode(body)];
	return body.targets.every((_, target) => all.some((one) => pointsAt(one?.effect, target)));
};
const pointsAt = (value: unknown, target: number): boolean =>
	typeof value === 'object' &&
	value !== null &&
	(('target' in value && value.target === target) ||
		Object.values(value).some((one) => pointsAt(one, target)));

/** What is to be chosen: "a player and an item". */
export const specs = (scope: Scope): Rule<readonly TargetSpec[]> =>
	chain(called('what to choose', someFilters(scope)), (any) =>
		either(
			nothing([{ any }]),
			chain(either(words(['and'], null), nothing(null)), () =>
				map(specs(scope), (more) => [{ any }, ...more])
			)
		)
	);

/** "Deal 1 damage to a player." */
const inPassing = (scope: Scope): Rule<Body> => {
	const done = ended(sentencesIn(scope));
	return (text, at, next) =>
		done(text, at, (found, end) => {
			if (passedByMany(found) || passedInLine(found) || spokenOfTooSoon(found)) return;
			if (othersTooSoon(found)) return;
			const targets: TargetSpec[] = [];
			const effect = lifted(chosenLater(found, stopsBefore(text, at)), targets);
			if (!keepsPromise(effect, scope)) return;
			if (targets.length === 0 && targetsPointedAt(effect) > 0) return;
			const player = targets[0]?.any.some((one) => PLAYERS.includes(wordOf(one)));
			const expected = scope.targets[0]?.any[0] === 'player';
			if ((player ?? false) === expected) next({ targets, effect }, end);
		});
};
