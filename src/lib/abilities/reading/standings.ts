/** What static abilities make true. */
import type { Amount, Condition, Filter, StaticEffect } from '../grammar.ts';
import { KEYWORDS } from '../grammar.ts';
import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import { standingPhrase } from '../wording/standings.ts';
import type { Scope } from '../wording/scope.ts';
import { conditionIn } from './conditions.ts';
import { ATTACKED, CHANGES, STATS } from './choices.ts';
import { quotedIn } from './given.ts';
import { oneOf } from './match.ts';
import { scopeKey, type ClauseScope } from './nouns.ts';
import { replacementIn } from './replacements.ts';
import { printedStandings } from './printed.ts';
import { after, before, called, chain, either, keep, map, words, type Rule } from './rule.ts';
import {
	amount,
	amounts,
	filter,
	filters,
	number,
	numbers,
	reach,
	sampleScope,
	string,
	templates
} from './template.ts';
import { standingPerUnit, whereXIs } from './units.ts';
import { reachIn } from './whose.ts';

const REACHES = [reach('player'), reach('object'), 'you' as const];
const BY: readonly (Amount | 'any number')[] = [...amounts(), 'any number'];

const ROLLS_THAT = [numbers(), { equal: amount() }, { reachAtMost: amount() }];

type Simple = Exclude<StaticEffect, { replace: unknown } | { gains: unknown }>;
const SAMPLES: readonly Simple[] = [
	...REACHES.flatMap((of): readonly Simple[] => [
		...STATS.flatMap((stat) => CHANGES.map((add) => ({ stat, of, add }))),
		...STATS.flatMap((set) => [number(), amount()].map((to) => ({ set, of, to }))),
		...(
			[
				'play loot',
				'activate',
				'attack',
				'gain souls',
				'be chosen',
				'recharge in the recharge step',
				'be made to discard',
				'be made to lose ¢'
			] as const
		).map((cant) => ({ cant, who: of })),
		...(['loot plays', 'attacks', 'purchases', 'votes'] as const).flatMap((extra) =>
			BY.map((amount) => ({ extra, of, amount }))
		),
		...ATTACKED.map((target) => ({ must: 'attack' as const, of, target })),
		...(['shop items', 'purchases'] as const).flatMap((cost): readonly Simple[] => [
			...CHANGES.map((add) => ({ cost, of, add })),
			{ cost, of, add: { times: [amount(), -1] } },
			...[number(), amount()].map((set) => ({ cost, of, set }))
		]),
		...CHANGES.map((add) => ({ cost: '$ abilities of items' as const, of, add })),
		...[number(), amount()].map((toAttack) => ({ toAttack, of })),
		{ must: 'purchase', of },
		{ sells: 'treasure discard', of },
		{ uses: filter(), of },
		...KEYWORDS.map((keyword) => ({ keyword, of })),
		...[null, ...KEYWORDS].map((except) => ({ loses: 'abilities' as const, of, except })),
		{ abilitiesOf: filter(), of },
		...(['item', 'loot card', '¢'] as const).map((spares) => ({ spares, of })),
		{ penaltyItem: 'at random', of },
		...[1, number()].map((recharges) => ({ recharges, of })),
		...ROLLS_THAT.flatMap((numbers): readonly Simple[] => [
			{ counts: 'hits', numbers, of },
			{ counts: 'misses', numbers, of }
		]),
		...(['play loot', 'activate'] as const).flatMap((times): readonly Simple[] => [
			{ most: 1, times, who: of },
			{ most: number(), times, who: of }
		]),
		{ calls: string(), of },
		{ hands: 'revealed', of },
		...DECKS.map((seesTop) => ({ seesTop, of })),
		...(['loot deck', 'loot discard'] as const).flatMap((plays): readonly Simple[] => [
			{ plays, of },
			{ plays, of, free: true }
		])
	]),
	...(
		[
			"can't be attacked",
			'can be attacked',
			"can't be covered",
			"can't be put into discard",
			"can't be recharged",
			"can't be recharged except by its own abilities",
			"doesn't heal",
			"is gained as a soul by another player of the active player's choice"
		] as const
	).map((what) => ({ this: what })),
	...(['active player', 'you'] as const).map((by) => ({
		attackable: filter(),
		evasion: number(),
		by
	})),
	...ROLLS_THAT.flatMap((numbers): readonly Simple[] => [
		{ counts: 'hits', numbers, of: 'against this' },
		{ counts: 'misses', numbers, of: 'against this' }
	]),
	{ alsoHitOn: numbers() },
	{ rewards: 'doubled' },
	{ rewards: 'doubled', monsters: [] },
	{ rewards: 'doubled', monsters: ['boss'] },
	{ rewards: 'doubled', monsters: ['non-boss'] },
	{ rewards: 'for the killer' },
	{ rewards: 'for the killer too', by: filter() },
	{ insteadOfTap: number(), of: filters() },
	{ untargetable: 'you and yours' },
	...SLOT_KINDS.map((unrefilled) => ({ unrefilled })),
	{ soulsToWin: number() },
	{ alsoNamed: string() },
	{ namedElsewhere: string() },
	{ game: 'you go first' }
];
const simple = oneOf<StaticEffect>('standing', () =>
	templates<StaticEffect>(SAMPLES, (sample) => standingPhrase(sample, [], sampleScope()).text)
);

/** "you have +1 ATK", "while it's your turn, monsters have +1 evasion". */
export const standingIn = (scope: Scope): Rule<StaticEffect> =>
	keep(
		`any standing ${scopeKey(scope)}`,
		called('what is so while this is in play', anyStanding(scope))
	);

const anyStanding = (scope: ClauseScope): Rule<StaticEffect> =>
	either<StaticEffect>(
		bare(scope),
		chain(asLongAs(conditionIn(scope)), (condition) =>
			map(bare(isAsked(condition) ? { ...scope, itIsThis: true } : scope), onlyWhile(condition))
		)
	);

/** "While you have 1 HP", as "if you have 1 HP" is meant where something is so. */
const asLongAs = (condition: Rule<Condition>): Rule<Condition> =>
	either(after(['while'], condition), after(['if'], condition));

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
const printed = oneOf<StaticEffect>('printed standing', printedStandings);

/** Each of them has the ability: you have not. */
const OTHER_PLAYERS: Filter = { is: 'player', where: ['another'] };

const bare = (scope: ClauseScope): Rule<StaticEffect> =>
	either<StaticEffect>(
		simple(scope),
		printed(scope),
		standingPerUnit(simple(scope), scope),
		whereXIs(simple(scope), scope),
		chain(simple(scope), (standing) =>
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
