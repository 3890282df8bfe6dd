/** The events of triggered abilities. */
import type { Filter, Limit, Opening, TriggerEvent, Whose } from '../grammar.ts';
import { whileWords } from './conditions.ts';
import { cardThat, someOf } from './filters.ts';
import { andList, ordinal, orList, spaced } from './lists.ts';
import { nounFor, THIS } from './nouns.ts';
import { agree, IT, noun, YOU, type Noun, type Scope } from './scope.ts';

/** Whose roll, death or turn it is: "you", "another monster", "an item you control". */
export function whoseNoun(who: Whose, scope: Scope): Noun {
	if (who === 'you') return YOU;
	if (who === 'this') return THIS;
	if (who === 'it') return IT;
	if (who === 'active player' || who === 'attacking player') return noun(`the ${who}`);
	if (who === 'a player' || who === 'another monster' || who === 'a monster') return noun(who);
	if (typeof who === 'object' && 'target' in who) return nounFor(who, scope);
	if (typeof who === 'object' && 'any' in who) return noun(someOf(who.any, scope));
	return noun(someOf([who], scope));
}

/** "Each time a player rolls a 1, ": the event with its opening; empty where it is unsaid. */
export function eventWords(opening: Opening, when: TriggerEvent, scope: Scope): string {
	switch (opening) {
		case 'unsaid':
			return '';
		case 'each time':
			return `${limited('each time', when, scope)}, `;
		case 'when':
			return `${spaced('when', happens(when, scope), limitWords(when), givenWords(when, scope))}, `;
		case 'at': {
			const point = turnPoint(when, scope);
			return point === null ? eventWords('when', when, scope) : `at ${point}, `;
		}
	}
}

/** "each time you take damage", "the first time you take damage each turn". */
function limited(opening: string, when: TriggerEvent, scope: Scope): string {
	const { limit } = when;
	if (!limit) return `${opening} ${waitedFor(when, scope)}`;
	return spaced(timeWords(limit), happens(when, scope), limitEnd(limit), givenWords(when, scope));
}

/** "the first time", "every other time". */
export const timeWords = ({ nth }: Limit): string =>
	nth === 'every other' ? 'every other time' : `the ${andList(nth.map(ordinal))} time`;

/** "for the first time each turn"; empty where any time will do. */
export function limitWords({ limit }: { readonly limit?: Limit }): string {
	if (!limit) return '';
	return spaced(limit.nth === 'every other' ? '' : 'for', timeWords(limit), limitEnd(limit));
}

/** "each turn". */
export const limitEnd = (limit: Limit): string =>
	limit.each === 'entering' ? 'since this entered play' : `each ${limit.each}`;

/** "you take damage while it's your turn": the event after words of time. */
export const waitedFor = (when: TriggerEvent, scope: Scope): string =>
	spaced(happens(when, scope), givenWords(when, scope));

const givenWords = ({ given }: TriggerEvent, scope: Scope): string =>
	given ? whileWords(given, scope) : '';

/** "the start of your turn"; null where the event is no point of a turn. */
export function turnPoint(when: TriggerEvent, scope: Scope): string | null {
	if (when.on !== 'turn starts' && when.on !== 'turn ends') return null;
	const turn = when.who === 'a player' ? 'each' : whoseNoun(when.who, scope).possessive;
	const point = when.on === 'turn starts' ? 'start' : 'end';
	return spaced(`the ${point} of ${turn} turn`, limitWords(when), givenWords(when, scope));
}

export function happens(when: TriggerEvent, scope: Scope): string {
	const who = whoseNoun(when.who, scope);
	const does = (base: string, rest = '', third = `${base}s`): string =>
		spaced(agree(who, base, third), rest);
	const some = (filter: Filter | readonly Filter[] | 'this'): string =>
		filter === 'this' ? THIS.object : someOf(Array.isArray(filter) ? filter : [filter], scope);
	switch (when.on) {
		case 'roll':
			return does('roll', rollWords(when));
		case 'would roll':
			return does('would roll', rollWords(when), 'would roll');
		case 'roll a dice':
			return when.attack === undefined ? does('roll', 'a dice') : does('make', rollOf(when.attack));
		case 'die':
			return `${does('die')}${PENALTIES[when.when]}`;
		case 'kill':
			return does('kill', some(when.what));
		case 'would die':
			return does('would die', '', 'would die');
		case 'enter play':
			return does('enter', 'play');
		case 'leave play':
			return does('leave', 'play');
		case 'be destroyed':
			return does('are destroyed', '', 'is destroyed');
		case 'be flipped':
			return does('are flipped', when.who === 'this' ? 'to this side' : '', 'is flipped');
		case 'be put in a monster slot':
			return does('are put', 'in a monster slot', 'is put');
		case 'take damage':
			return does('take', damageWords(when));
		case 'would take damage':
			return does('would take', damageWords(when), 'would take');
		case 'deal damage':
			return does('deal', spaced(damageWords(when), when.to === null ? '' : `to ${some(when.to)}`));
		case 'would deal damage':
			return does(
				'would deal',
				spaced(damageWords(when), when.to === null ? '' : `to ${some(when.to)}`),
				'would deal'
			);
		case 'prevent damage':
			return does('prevent', when.thisWay ? 'damage this way' : 'damage');
		case 'miss':
			return does('miss', 'an attack roll', 'misses');
		case 'declare attack':
			return does('declare', spaced('an attack', against(when.against, scope)));
		case 'declare purchase':
			return does('declare', spaced('a purchase', purchased(when.of, scope)));
		case 'purchase':
			return does('purchase', PURCHASED[when.of ?? 'any']);
		case 'activate':
			return does('activate', some(when.what));
		case 'play loot':
			return does('play', cardThat(when.card ?? [], scope, 'loot card'));
		case 'loot':
			return does('loot');
		case 'gain ¢':
			return does('gain', '¢');
		case 'give ¢':
			return does('give', '¢ to another player');
		case 'gain treasure':
			return does('gain', 'treasure');
		case 'gain rewards':
			return does('gain', 'rewards');
		case 'pay the penalty':
			return does('pay', 'the death penalty');
		case 'gain object':
			return does(
				when.orPurchase ? 'gain or purchase' : 'gain',
				some(when.what),
				when.orPurchase ? 'gains or purchases' : 'gains'
			);
		case 'come to control':
			return does('come', `to control ${some(when.what)}`);
		case 'counters put':
			return when.reach === null
				? `counters are put on ${who.object}`
				: does('reach', `${when.reach} counters`, 'reaches');
		case 'reach HP':
			return does('reach', `${when.hp} HP`, 'reaches');
		case 'turn starts':
			return `${who.possessive} turn starts`;
		case 'turn ends':
			return `${who.possessive} turn ends`;
		case 'game starts':
			return does('start', 'the game');
		case 'note':
			return `a number is noted on ${who.object}`;
		case 'before attack roll':
			return `an attack roll against ${who.object} is about to be made`;
		case 'after attack roll':
			return `an attack roll of an attack on ${who.object} has been dealt with`;
	}
}

/** "a 1 or 6", "an attack roll of 1 against this". */
function rollWords({ numbers, attack }: Extract<TriggerEvent, { numbers: unknown }>): string {
	const shown = orList(numbers.map(String));
	if (attack === undefined) return shown === '' ? '' : `a ${shown}`;
	const of = shown === '' ? '' : `of ${shown}`;
	if (attack === 'none') return spaced('a non-attack roll', of);
	return spaced('an attack roll', of, attack === 'on this' ? 'against this' : '');
}

const rollOf = (attack: 'any' | 'on this' | 'none'): string =>
	attack === 'none'
		? 'a non-attack roll'
		: spaced('an attack roll', attack === 'on this' ? 'against this' : '');

const PURCHASED = {
	any: 'an item',
	shop: 'an item in the shop',
	deck: 'the top card of the treasure deck'
} as const;

const PENALTIES: Readonly<Record<Extract<TriggerEvent, { on: 'die' }>['when'], string>> = {
	'before penalties': ', before paying penalties',
	'after penalties': ', after paying penalties',
	'on death': '',
	'after rewards': ', after gaining rewards'
};

/** "damage", "another 2 combat damage in a turn". */
function damageWords({
	combat,
	another
}: {
	readonly combat?: true;
	readonly another?: number;
}): string {
	const damage = combat ? 'combat damage' : 'damage';
	return another === undefined ? damage : `another ${another} ${damage} in a turn`;
}

function purchased(
	what: Extract<TriggerEvent, { on: 'declare purchase' }>['of'],
	scope: Scope
): string {
	if (what === undefined) return '';
	return what === 'deck' ? 'of the top card of the treasure deck' : `of ${someOf([what], scope)}`;
}

function against(
	what: Extract<TriggerEvent, { on: 'declare attack' }>['against'],
	scope: Scope
): string {
	if (what === null) return '';
	if (what === 'this') return 'on this';
	return what === 'deck' ? 'on the monster deck' : `on ${someOf([what], scope)}`;
}
