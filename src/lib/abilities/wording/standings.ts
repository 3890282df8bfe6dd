/** What static abilities make true. */
import type { Filter, Reach, StaticEffect } from '../grammar.ts';
import { STAT_NOUN } from '../english/amounts.ts';
import { additional, amountWords, statBy, whereX } from './amounts.ts';
import { attackable } from './places.ts';
import { conditionWords } from './conditions.ts';
import { eachOf, manyOf, someOf } from './filters.ts';
import { quoted } from './given.ts';
import { orList, spaced } from './lists.ts';
import { THIS, PLAYERS, wordOf } from './nouns.ts';
import type { Phrase } from './phrase.ts';
import { replacementPhrase } from './replacements.ts';
import { agree, noun, YOU, type Noun, type Scope } from './scope.ts';

type Said = Pick<Phrase, 'text' | 'lines'>;

/** Whom a standing modifier reaches. */
function reached(reach: Reach | 'other players', scope: Scope): Noun {
	switch (reach) {
		case 'you':
			return YOU;
		case 'this':
			return THIS;
		case 'monsters':
		case 'other monsters':
		case 'players':
		case 'other players':
			return { subject: reach, object: reach, possessive: `${reach}'`, plural: true };
		default:
			return noun(eachOf([reach], scope));
	}
}

const isPlayer = (reach: Reach | 'other players'): boolean => {
	if (reach === 'you' || reach === 'players' || reach === 'other players') return true;
	if (reach === 'this' || reach === 'monsters' || reach === 'other monsters') return false;
	return PLAYERS.includes(wordOf(reach));
};

/** A standing as a sentence: "you have +1 ATK", "while it's your turn, monsters have +1 evasion". */
export function standingPhrase(
	standing: StaticEffect,
	path: readonly number[],
	scope: Scope
): Said {
	const said = standingWords(standing, path, scope);
	if (!standing.while) return said;
	return { ...said, text: `while ${conditionWords(standing.while, scope)}, ${said.text}` };
}

function standingWords(standing: StaticEffect, path: readonly number[], scope: Scope): Said {
	if ('replace' in standing) return replacementPhrase(standing.replace, path, scope);
	if ('gains' in standing) {
		const { text, lines } = quoted(standing.gains, path);
		return { text: spaced(agree(reached(standing.of, scope), 'have', 'has'), text), lines };
	}
	return { text: sentence(standing, scope), lines: [] };
}

type Plain = Exclude<StaticEffect, { replace: unknown } | { gains: unknown }>;

function sentence(standing: Plain, scope: Scope): string {
	const who = (reach: Reach | 'other players'): Noun => reached(reach, scope);
	if ('stat' in standing) {
		const { change, where } = statBy(standing.stat, standing.add, scope);
		return `${agree(who(standing.of), 'have', 'has')} ${change}${where}`;
	}
	if ('cost' in standing) return cost(standing, who(standing.of), scope);
	if ('toAttack' in standing) {
		const { toAttack: fee, of } = standing;
		const payers = agree(who(of), 'must pay', 'must pay');
		return typeof fee === 'number'
			? `${payers} each other player ${fee}¢ to attack`
			: `${payers} each other player x¢ to attack${whereX(fee, scope)}`;
	}
	if ('sells' in standing) return agree(who(standing.of), FOR_SALE, FOR_SALE);
	if ('unrefilled' in standing) return `${standing.unrefilled} slots don't refill`;
	if ('uses' in standing) {
		const used = manyOf([standing.uses], scope);
		return agree(who(standing.of), `may also activate ${used}`, `may also activate ${used}`);
	}
	if ('insteadOfTap' in standing)
		return `↷ abilities of ${manyOf(standing.of, scope)} are $ abilities that cost ${standing.insteadOfTap}¢`;
	if ('set' in standing) {
		const stat = STAT_NOUN[standing.set].replace(/^to /u, '');
		return `${who(standing.of).possessive} ${stat} is ${amountWords(standing.to, scope)}`;
	}
	if ('this' in standing) return `this ${standing.this}`;
	if ('cant' in standing)
		return `${who(standing.who).subject ?? 'you'} ${CANT[standing.cant][isPlayer(standing.who) ? 0 : 1]}`;
	if ('untargetable' in standing)
		return "other players can't target you or anything of yours with loot or abilities";
	if ('most' in standing) {
		const times = standing.most === 1 ? MOST[standing.times][1] : MOST[standing.times][2];
		const what = `can't ${MOST[standing.times][0]} more than ${standing.most} ${times} each turn`;
		return `${who(standing.who).subject ?? 'you'} ${what}`;
	}
	if ('recharges' in standing) {
		const items = standing.recharges === 1 ? 'item' : 'items';
		return `${who(standing.of).subject ?? 'you'} can't recharge more than ${standing.recharges} ${items} in the recharge step`;
	}
	if ('counts' in standing) {
		const whose = standing.of === 'against this' ? 'against this' : agree(who(standing.of), 'make');
		return `${rollsThat(standing.numbers, whose, scope)} count as ${standing.counts}`;
	}
	if ('alsoHitOn' in standing)
		return `attack rolls of ${orList(standing.alsoHitOn.map(String))} against this that miss also hit`;
	if ('spares' in standing)
		return `${agree(who(standing.of), "don't", "doesn't")} ${SPARED[standing.spares]} for the death penalty`;
	if ('penaltyItem' in standing)
		return `${who(standing.of).possessive} death penalty item is chosen at random`;
	if ('loses' in standing) {
		const except = standing.except === null ? '' : `except ${standing.except}`;
		return spaced(agree(who(standing.of), 'have', 'has'), 'no abilities', except);
	}
	if ('abilitiesOf' in standing)
		return `${agree(who(standing.of), 'have', 'has')} all abilities of ${each(standing.abilitiesOf, scope)}`;
	if ('attackable' in standing) {
		const by = standing.by === 'you' ? 'you' : 'the active player';
		return `${by} may attack ${each(standing.attackable, scope)}, who has ${standing.evasion} evasion then`;
	}
	if ('extra' in standing) return extra(standing, who(standing.of), scope);
	if ('must' in standing && standing.must === 'purchase')
		return agree(who(standing.of), MUST_PURCHASE, MUST_PURCHASE);
	if ('must' in standing) {
		const target = attackable(standing.target, scope);
		return spaced(
			agree(who(standing.of), 'must attack', 'must attack'),
			target,
			'each turn if able'
		);
	}
	if ('keyword' in standing) return `${agree(who(standing.of), 'have', 'has')} ${standing.keyword}`;
	if ('rewards' in standing) return rewards(standing, scope);
	if ('soulsToWin' in standing) return `${standing.soulsToWin} souls are needed to win the game`;
	if ('gainedWhen' in standing)
		return `as soon as ${conditionWords(standing.gainedWhen, scope)}, gain this if nobody has yet`;
	if ('seesTop' in standing)
		return `${agree(who(standing.of), 'may look', 'may look')} at the top card of the ${standing.seesTop} deck at any time`;
	if ('plays' in standing) {
		const may = agree(who(standing.of), 'may play', 'may play');
		const free = standing.free ? 'without using a loot play' : '';
		return spaced(`${may} the top card of the ${standing.plays}`, free);
	}
	if ('hands' in standing) {
		const of = who(standing.of);
		const many = of.plural && of.subject !== null;
		return `${of.possessive} ${many ? 'hands are' : 'hand is'} revealed`;
	}
	if ('calls' in standing)
		return `${agree(who(standing.of), 'are', 'is')} named "${standing.calls}"`;
	if ('namedElsewhere' in standing)
		return `this is named "${standing.namedElsewhere}" where it's not in play`;
	if ('alsoNamed' in standing) return `this is also named "${standing.alsoNamed}"`;
	if ('byHand' in standing) return standing.byHand.replace(/[.]$/u, '');
	return 'if you control this when the game begins, you go first';
}

const MUST_PURCHASE = 'must purchase an item in the shop each turn if able';
const FOR_SALE = 'may also purchase the top card of the treasure discard as if it were in the shop';

/** "attack rolls of 1 you make", "attack rolls against this that are no higher than 3". */
function rollsThat(
	numbers: Extract<Plain, { counts: unknown }>['numbers'],
	whose: string,
	scope: Scope
): string {
	if ('equal' in numbers)
		return `attack rolls ${whose} that are equal to ${amountWords(numbers.equal, scope)}`;
	if ('reachAtMost' in numbers)
		return `attack rolls ${whose} that are no higher than ${amountWords(numbers.reachAtMost, scope)}`;
	return `attack rolls of ${orList(numbers.map(String))} ${whose}`;
}

const each = (filter: Filter, scope: Scope): string => eachOf([filter], scope);

type Cant = Extract<StaticEffect, { cant: unknown }>['cant'];
/** What players can't do; what can't be done with objects. */
const CANT: Readonly<Record<Cant, readonly [players: string, objects: string]>> = {
	'play loot': ["can't play loot cards", "can't play loot cards"],
	activate: ["can't activate items", "can't be activated"],
	attack: ["can't attack", "can't attack"],
	'gain souls': ["can't gain souls", "can't gain souls"],
	'be chosen': ["can't be chosen", "can't be chosen"],
	'recharge in the recharge step': [
		"can't recharge items in the recharge step",
		"can't be recharged in the recharge step"
	],
	'be made to discard': [
		"can't be made to discard loot cards by abilities or the death penalty",
		"can't be made to discard loot cards by abilities or the death penalty"
	],
	'be made to lose ¢': [
		"can't be made to lose ¢ by abilities or the death penalty",
		"can't be made to lose ¢ by abilities or the death penalty"
	]
};

/** What can be done so often: the verb, one of it, several. */
const MOST = {
	'play loot': ['play', 'loot card', 'loot cards'],
	activate: ['activate', 'ability', 'abilities']
} as const;

const SPARED = {
	item: 'destroy an item',
	'loot card': 'discard a loot card',
	'¢': 'lose ¢'
} as const;

function rewards(standing: Extract<Plain, { rewards: unknown }>, scope: Scope): string {
	if (standing.rewards === 'for the killer') return 'the player who kills this gains its rewards';
	if (standing.rewards === 'for the killer too')
		return `if ${someOf([standing.by], scope)} kills a monster, they also gain its rewards`;
	if (!standing.monsters) return 'the rewards of this are doubled';
	return `the rewards of ${manyOf([{ is: 'monster', where: standing.monsters }], scope)} are doubled`;
}

type Extra = Extract<StaticEffect, { extra: unknown }>;
const EXTRA: Readonly<Record<Extra['extra'], readonly [verb: string, one: 'loot card' | 'time']>> =
	{
		'loot plays': ['may play', 'loot card'],
		attacks: ['may attack', 'time'],
		purchases: ['may purchase', 'time'],
		votes: ['may vote', 'time']
	};

function extra({ extra: what, of, amount }: Extra, who: Noun, scope: Scope): string {
	const [verb, one] = EXTRA[what];
	const turn = of === 'you' ? 'on your turn' : 'on their turn';
	const when = what === 'votes' ? 'in each vote' : turn;
	return spaced(agree(who, verb, verb), additional(amount, one, scope), when);
}

type Cost = Extract<StaticEffect, { cost: unknown }>;

const COSTLY = {
	'shop items': 'shop items',
	purchases: 'purchases',
	'$ abilities of items': '$ abilities of items'
} as const;
const BOUGHT_BY = {
	'shop items': 'purchase',
	purchases: 'make',
	'$ abilities of items': 'control'
} as const;

function cost(standing: Cost, who: Noun, scope: Scope): string {
	const bought = `${COSTLY[standing.cost]} ${agree(who, BOUGHT_BY[standing.cost])} cost`;
	if ('set' in standing) {
		return typeof standing.set === 'number'
			? `${bought} ${standing.set}¢`
			: `${bought} x¢${whereX(standing.set, scope)}`;
	}
	const { add } = standing;
	if (typeof add === 'object' && 'times' in add && add.times[1] === -1)
		return `${bought} x¢ less${whereX(add.times[0], scope)}`;
	if (typeof add !== 'number') return `${bought} x¢ more${whereX(add, scope)}`;
	return `${bought} ${Math.abs(add)}¢ ${add < 0 ? 'less' : 'more'}`;
}
