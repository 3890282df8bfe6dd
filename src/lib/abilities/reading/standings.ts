/** What static abilities make true. */
import { PRINTED_STANDING } from '../english/printed.ts';
import { STANDING } from '../english/standings.ts';
import type { Condition, Filter, StaticEffect } from '../grammar.ts';
import type { Scope } from '../wording/scope.ts';
import { conditionIn } from './conditions.ts';
import { quotedIn } from './given.ts';
import { phraseIn } from './match.ts';
import { perScope } from './kept.ts';
import type { ClauseScope } from './nouns.ts';
import { replacementIn } from './replacements.ts';
import { after, before, called, chain, either, map, words, type Rule } from './rule.ts';
import { standingPerUnit, whereXIs } from './units.ts';
import { reachIn } from './whose.ts';

const simple = (scope: Scope): Rule<StaticEffect> => phraseIn(STANDING, scope);

/** "you have +1 ATK", "while it's your turn, monsters have +1 evasion". */
export const standingIn = perScope((scope: Scope) =>
	called('what is so while this is in play', anyStanding(scope))
);

const anyStanding = (scope: ClauseScope): Rule<StaticEffect> =>
	either<StaticEffect>(
		bare(scope),
		chain(asLongAs(conditionIn(scope)), (condition) =>
			map(bare(isAsked(condition) ? { ...scope, itIsThis: true } : scope), onlyWhile(condition))
		)
	);

/** "While you have 1 HP", as "if you have 1 HP" and "when you have 1 HP" are meant where something is so. */
const asLongAs = (condition: Rule<Condition>): Rule<Condition> =>
	either(...['while', 'if', 'when'].map((word) => after([word], condition)));

/** Whether a question is about this: "it" is this then. */
const isAsked = (condition: Condition): boolean => {
	if ('what' in condition) return condition.what === 'this';
	const about = 'amount' in condition ? condition.amount : null;
	if (about === null || typeof about !== 'object') return false;
	return ('on' in about && about.on === 'this') || ('of' in about && about.of === 'this');
};

/** What is so only while this holds, and while what was said before does. */
const onlyWhile =
	(condition: Condition) =>
	(standing: StaticEffect): StaticEffect => ({
		...standing,
		while: standing.while ? { all: [condition, standing.while] } : condition
	});
/** "Monsters have +1 evasion on your turn." */
const onYourTurn = onlyWhile({ is: 'your turn' });

/** Each of them has the ability: you have not. */
const OTHER_PLAYERS: Filter = { is: 'player', where: ['another'] };

const bare = (scope: ClauseScope): Rule<StaticEffect> =>
	either<StaticEffect>(
		simple(scope),
		phraseIn(PRINTED_STANDING, scope),
		standingPerUnit(simple(scope), scope),
		whereXIs(simple(scope), scope),
		chain(either(simple(scope), phraseIn(PRINTED_STANDING, scope)), (standing) =>
			map(asLongAs(conditionIn(scope)), (condition) => onlyWhile(condition)(standing))
		),
		map(before(simple(scope), ['on', 'your', 'turn']), onYourTurn),
		whereXIs(map(before(simple(scope), ['on', 'your', 'turn']), onYourTurn), scope),
		map(replacementIn(scope), (replace): StaticEffect => ({ replace })),
		chain(reachIn(scope, 'subject'), (of) =>
			after(
				['have'],
				map(quotedIn, (gains): StaticEffect => ({
					gains,
					of: of === 'other players' ? OTHER_PLAYERS : of
				}))
			)
		),
		chain(after(['as', 'soon', 'as'], conditionIn(scope)), (gainedWhen) =>
			words(['gain', 'this', 'if', 'nobody', 'have', 'yet'], { gainedWhen })
		)
	);
