/** The verbs of damage and HP. */
import type { Amount, Effect, ObjectWord } from '../grammar.ts';
import { amountWords, muchOf } from './amounts.ts';
import { does, order, type Clause } from './clause.ts';
import { manyOf } from './filters.ts';
import { nounFor } from './nouns.ts';
import { wouldTake } from './places.ts';
import { type Noun, type Scope } from './scope.ts';

const VERBS = [
	'deal damage',
	'take damage',
	'divide damage',
	'heal',
	'pay HP',
	'prevent death',
	'prevent damage',
	'add to damage',
	'prevent next damage',
	'prevent next instance'
] as const satisfies readonly Effect['do'][];
export type OnHP = Extract<Effect, { do: (typeof VERBS)[number] }>;

/** What is done in one breath with the step before says so. */
export const togetherWith = ({ together }: { readonly together?: true }): string =>
	together ? ' at the same time' : '';

const OWN: ReadonlySet<Effect['do']> = new Set(VERBS);
export const actsOnHP = (effect: Effect): effect is OnHP => OWN.has(effect.do);

/** The clauses of a verb of damage and HP. */
export function damageClauses(effect: OnHP, scope: Scope): readonly Clause[] {
	const name = (word: ObjectWord): Noun => nounFor(word, scope);
	switch (effect.do) {
		case 'deal damage': {
			const dealt = `${damageTo(effect.amount, name(effect.to).object, scope)}${togetherWith(effect)}`;
			if (effect.by !== undefined) return [does(name(effect.by), 'deal', dealt)];
			const [much, to] = [muchOf(effect.amount, 'damage', scope), name(effect.to).object];
			return [
				{
					...order('deal', dealt),
					passive: [`have ${much} dealt to ${to}`, `${much} is dealt to ${to}`]
				}
			];
		}
		case 'take damage':
			return [
				does(
					name(effect.who),
					'take',
					`${muchOf(effect.amount, 'damage', scope)}${togetherWith(effect)}`
				)
			];
		case 'divide damage': {
			const among = `any number of ${manyOf(effect.among, scope)}`;
			const much = muchOf(effect.amount, 'damage', scope);
			if (effect.by === undefined)
				return [does(name(effect.who), 'deal', `${much}, divided as chosen, to ${among}`)];
			const divided = `divided by ${name(effect.who).object}`;
			return [does(name(effect.by), 'deal', `${much}, ${divided}, to ${among}`)];
		}
		case 'heal':
			return [
				does(
					name(effect.who),
					'heal',
					effect.amount === null ? 'to full HP' : muchOf(effect.amount, 'HP', scope)
				)
			];
		case 'pay HP':
			return [does(name(effect.who), 'pay', muchOf(effect.amount, 'HP', scope))];
		case 'prevent death':
			return [
				order(
					'prevent',
					effect.heal === undefined ? 'death' : `death and heal ${muchOf(effect.heal, 'HP', scope)}`
				)
			];
		case 'prevent damage':
			return [order('prevent', ofThatDamage(effect.amount, scope))];
		case 'add to damage':
			return [order('add', `${amountWords(effect.amount, scope)} to that damage`)];
		case 'prevent next damage': {
			const next = `the next ${amountWords(effect.amount, scope)} damage`;
			return [order('prevent', `${next} ${wouldTake(effect.who, scope)}`)];
		}
		case 'prevent next instance': {
			const size = effect.upTo === null ? 'damage' : `up to ${effect.upTo} damage`;
			return [order('prevent', `the next instance of ${size} ${wouldTake(effect.who, scope)}`)];
		}
	}
}

function damageTo(amount: Amount, to: string, scope: Scope): string {
	const much = muchOf(amount, 'damage', scope);
	return much.startsWith('damage ')
		? much.replace('damage ', `damage to ${to} `)
		: `${much} to ${to}`;
}

/** "that damage", "1 of that damage". */
export const ofThatDamage = (amount: Amount | null, scope: Scope): string =>
	amount === null ? 'that damage' : `${amountWords(amount, scope)} of that damage`;
