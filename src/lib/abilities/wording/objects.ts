/** The verbs that act on objects: gain, destroy, put, counters, levels. */
import type { Amount, Effect, Keyword, ObjectWord, Several } from '../grammar.ts';
import { amountWords, plain } from './amounts.ts';
import { does, order, type Clause } from './clause.ts';
import { counterNoun, howMany, someOf } from './filters.ts';
import { spaced, withArticle } from './lists.ts';
import { nounFor } from './nouns.ts';
import { cardsWords, destinationWords, UNTIL } from './places.ts';
import type { Noun, Scope } from './scope.ts';

const VERBS = [
	'gain',
	'give',
	'steal',
	'swap',
	'destroy',
	'kill',
	'die',
	'put',
	'empty',
	'pass characters',
	'pass objects',
	'replace with top of deck',
	'move',
	'become room',
	'recharge',
	'deactivate',
	'flip',
	'become soul',
	'become copy',
	'become copy of card',
	'gain abilities of',
	'gain keyword',
	'lose keyword',
	'lose abilities',
	'put counters',
	'remove counters',
	'level up',
	'level down',
	'expand',
	'change number',
	'note',
	'clear notes'
] as const satisfies readonly Effect['do'][];
export type OnObjects = Extract<Effect, { do: (typeof VERBS)[number] }>;

const OWN: ReadonlySet<Effect['do']> = new Set(VERBS);
export const actsOnObjects = (effect: Effect): effect is OnObjects => OWN.has(effect.do);

const KEYWORD: Readonly<Record<Keyword, string>> = {
	eternal: 'eternal',
	trinket: 'trinket',
	ambush: 'ambush',
	guppy: 'guppy',
	curse: 'curse',
	indomitable: 'indomitable',
	familiar: 'familiar'
};

/** The clauses of a verb that acts on objects. */
export function objectClauses(effect: OnObjects, scope: Scope): readonly Clause[] {
	const name = (word: ObjectWord): Noun => nounFor(word, scope);
	switch (effect.do) {
		case 'gain':
			return [does(name(effect.who), 'gain', name(effect.what).object)];
		case 'give':
			return [order('give', `${name(effect.what).object} to ${name(effect.to).object}`)];
		case 'steal':
			return [does(name(effect.who), 'steal', name(effect.what).object)];
		case 'move':
			return [
				does(
					name(effect.who),
					'move',
					`${name(effect.what).object} to another ${effect.slots} slot`
				)
			];
		case 'become room':
			return [does(name(effect.what), 'become', 'a room in a new room slot')];
		case 'swap':
			return [order('swap', `${name(effect.what).object} with ${name(effect.with).object}`)];
		case 'destroy':
			return [order('destroy', name(effect.what).object)];
		case 'kill':
			return [does(name(effect.by), 'kill', name(effect.what).object)];
		case 'die':
			return [does(name(effect.what), 'die', '')];
		case 'put':
			if (effect.to === 'removed from the game')
				return [order('remove', `${name(effect.what).object} from the game`)];
			return [order('put', `${name(effect.what).object} ${destinationWords(effect.to, scope)}`)];
		case 'empty':
			return [order('put', `all cards in ${name(effect.what).object} into discard`)];
		case 'change number': {
			const of = `a number in the text of ${name(effect.what).object} by ${effect.by}`;
			const bounds = `to no less than ${effect.least} and no more than ${effect.most}`;
			return [order('change', `${of} ${bounds} till end of turn`)];
		}
		case 'pass characters':
			return [order('pass', `each character to the player to their ${effect.to}`)];
		case 'pass objects': {
			const one = someOf([effect.what], scope);
			return [order('pass', `${one} of each player's choice to the player to their ${effect.to}`)];
		}
		case 'replace with top of deck':
			return [order('replace', `${name(effect.what).object} with the top card of its deck`)];
		case 'recharge':
		case 'deactivate':
		case 'flip':
			return [order(effect.do, name(effect.what).object)];
		case 'become soul': {
			const worth = effect.value === null ? '' : `worth ${souls(effect.value, scope)}`;
			return [does(name(effect.what), 'become', spaced('a soul', worth))];
		}
		case 'become copy': {
			const of = `a copy of ${name(effect.of).object}`;
			return [does(name(effect.what), 'become', spaced(of, UNTIL[effect.until]))];
		}
		case 'become copy of card': {
			const of = `a copy of a card from among ${cardsWords(effect.from, scope)}`;
			return [does(name(effect.what), 'become', spaced(of, UNTIL[effect.until]))];
		}
		case 'gain abilities of': {
			const of = `all abilities of ${name(effect.of).object}`;
			return [does(name(effect.what), 'gain', spaced(of, UNTIL[effect.until]))];
		}
		case 'gain keyword':
		case 'lose keyword':
			return [
				does(
					name(effect.what),
					effect.do === 'gain keyword' ? 'gain' : 'lose',
					spaced(KEYWORD[effect.keyword], UNTIL[effect.until])
				)
			];
		case 'lose abilities': {
			const except = effect.except === null ? '' : `except ${KEYWORD[effect.except]}`;
			const lost = spaced('all abilities', except, UNTIL[effect.until]);
			return [does(name(effect.what), 'lose', lost)];
		}
		case 'put counters':
			return [
				order(
					'put',
					spaced(
						`${countersOf(effect.amount, effect.named, scope)} on ${name(effect.on).object}`,
						effect.alike ? 'of a kind already there' : ''
					)
				)
			];
		case 'remove counters':
			return [
				order(
					'remove',
					`${countersOf(effect.amount, effect.named, scope)} from ${name(effect.from).object}`
				)
			];
		case 'level up':
		case 'level down': {
			const by = effect.amount === 1 ? '' : `by ${amountWords(effect.amount, scope)}`;
			const [verb, way] =
				effect.do === 'level up' ? ['level up', 'levels up'] : ['level down', 'levels down'];
			return [does(name(effect.what), verb, by, way)];
		}
		case 'expand':
			return [order('expand', `${effect.slots} slots by ${amountWords(effect.amount, scope)}`)];
		case 'note':
			return [order('note', amountWords(effect.what, scope))];
		case 'clear notes':
			return [order('clear', 'the notes on this')];
	}
}

const souls = (value: Amount, scope: Scope): string =>
	value === 1 ? '1 soul' : `${amountWords(value, scope)} souls`;

const isSeveral = (amount: Amount | Several): amount is Several =>
	typeof amount === 'object' && 'min' in amount;

/** "a counter", "2 egg counters", "any number of counters", "counters equal to …", "all counters". */
function countersOf(amount: Amount | Several | 'all', named: string | null, scope: Scope): string {
	const counter = counterNoun(named);
	if (amount === 'all') return `all ${counter}s`;
	if (isSeveral(amount)) return `${howMany(amount, scope)} ${counter}s`;
	if (amount === 1) return withArticle(counter);
	if (typeof amount === 'number') return `${amount} ${counter}s`;
	if (amount === 'that much') return `that many ${counter}s`;
	return `${counter}s ${plain(amount, scope)}`;
}

/** The word for a keyword. */
export const keywordWords = (keyword: Keyword): string => KEYWORD[keyword];
