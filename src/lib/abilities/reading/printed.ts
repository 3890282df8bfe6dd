/** What print says in other words than the wording: samples with marks, as those of the verbs. */
import type { Effect, Filter, StaticEffect, Whose } from '../grammar.ts';
import { DECKS } from '../../model/words.ts';
import { STAT_NOUN } from '../english/amounts.ts';
import { firstAttackRoll } from '../build/index.ts';
import {
	destination,
	number,
	numbers,
	patient,
	piecesOf,
	player,
	tests,
	type Template
} from './template.ts';

const N = String(number());
const LIST = String(numbers()[0]);
const X = '⟪N24 object⟫';
const TOP = 'the top card of the monster deck';
const DEALT = 'combat damage this deals is';
const ON_ROLLS = `on attack rolls of ${LIST}`;
const ATTACKER = 'the attacking player';
const NO_COMBAT = 'takes no combat damage';
const MADE = 'attack roll made against';
const AT_MOST = 'less than or equal to';
const A_MISS = 'counts as a miss';
const YOURS = 'you or something you control';
const template = <T>(text: string, sample: T): Template<T> => ({ sample, pieces: piecesOf(text) });

/** Effects of one order. */
export const printedEffects = (): readonly Template<Effect>[] => [
	template(`add or subtract ${N} from ${X}`, {
		do: 'add to roll',
		what: patient(),
		add: [number(), -number()]
	}),
	template(`give ⟪N20 object⟫ ${X}`, { do: 'give', what: patient(), to: player() }),
	template(`add ${N} to ${X}`, { do: 'add to roll', what: patient(), add: [number()] }),
	template(`subtract ${N} from ${X}`, { do: 'add to roll', what: patient(), add: [-number()] }),
	template(`add up to 2 to ${X}`, { do: 'add to roll', what: patient(), add: [0, 1, 2] }),
	template(`subtract up to 2 from ${X}`, { do: 'add to roll', what: patient(), add: [0, -1, -2] }),
	template(`put ${X} into discard and replace it with ${TOP}`, {
		do: 'replace with top of deck',
		what: patient()
	}),
	template(`cancel ${X} and put it in your hand`, {
		do: 'put',
		what: patient(),
		to: { handOf: 'you' }
	}),
	template('each player gives their hand to the player to their left', {
		do: 'pass hands',
		to: 'left'
	}),
	template('each player gives their hand to the player to their right', {
		do: 'pass hands',
		to: 'right'
	}),
	template(`this copies a ↷ ability of ${X}`, { do: 'copy ability', of: patient() }),
	...DECKS.map((deck) =>
		template(`put a card named "⟪T0⟫" from the ${deck} discard under ⟪N26 object⟫`, {
			do: 'put from discard',
			who: 'you',
			deck,
			where: tests(),
			amount: { min: 1, max: 1 },
			to: destination()
		} satisfies Effect)
	),
	template('play any number of additional loot cards till end of turn', {
		do: 'gain loot play',
		who: 'you',
		amount: 'any number'
	})
];

const ofYou = (stat: 'hp' | 'attack' | 'rolls' | 'attack rolls'): StaticEffect => ({
	stat,
	of: 'you',
	add: number()
});
const firstRoll = (stat: 'attack' | 'attack rolls'): StaticEffect => ({
	stat,
	of: 'you',
	add: number(),
	while: firstAttackRoll()
});
const dealt = (by: Extract<StaticEffect, { replace: unknown }>['replace']['by']): StaticEffect => ({
	replace: { event: { would: 'deal damage', who: 'this', combat: true, on: numbers() }, by }
});

/** Who cannot gain any of something: they skip it. */
const WHO_CANNOT: readonly (readonly [string, Whose])[] = [
	['you', 'you'],
	['players', 'a player'],
	['other players', { is: 'player', where: ['another'] }],
	['non-active players', { is: 'player', where: ['non-active'] }],
	['the active player', 'active player'],
	['the attacking player', 'attacking player']
];
const CANNOT = [
	['gain ¢', 'gain ¢'],
	['loot', 'loot'],
	['gain treasure', 'gain treasure']
] as const;

const MAY_ATTACK = 'the active player may attack other players';
const YOURSELF: Filter = { is: 'player', where: [{ by: 'you' }] };
const OTHERS: Filter = { is: 'player', where: ['non-active'] };
/** Players who may be attacked (6.4). */
const ATTACKABLE: readonly (readonly [string, Filter])[] = [
	[`other players may attack you . you have ${N}+ dc for the attack`, YOURSELF],
	[`you have ${N}+ dc and can be attacked`, YOURSELF],
	[`players can be attacked and have ${N}+ dc`, 'player'],
	[`${MAY_ATTACK} . attacked players have ${N}+ dc`, OTHERS]
];

/** Standings in a sentence of their own. */
export const printedStandings = (): readonly Template<StaticEffect>[] => [
	template(`+${N} HP`, ofYou('hp')),
	template(`+${N} ATK`, ofYou('attack')),
	template(`+${N} to attack rolls`, ofYou('attack rolls')),
	template(`+${N} to dice rolls`, ofYou('rolls')),
	template(`you have +${N} ATK for your first attack roll each turn`, firstRoll('attack')),
	template(`gain +${N} ATK for your first attack roll each turn`, firstRoll('attack')),
	template(`you have +${N} to your first attack roll each turn`, firstRoll('attack rolls')),
	template(`you have +${N} to your first dice roll each turn`, {
		stat: 'rolls',
		of: 'you',
		add: number(),
		while: { nth: 'dice roll', of: 'you', is: [1] }
	}),
	template(`you take no combat damage ${ON_ROLLS}`, {
		replace: {
			event: { would: 'take damage', who: 'you', combat: true, on: numbers() },
			by: { prevent: null }
		}
	}),
	...(['attack', 'attack rolls'] as const).flatMap((stat) =>
		(['attack roll', 'attack'] as const).map((nth) =>
			template(`you have +${N} ${STAT_NOUN[stat]} for the ${LIST}th ${nth} you make each turn`, {
				stat,
				of: 'you',
				add: number(),
				while: { nth, of: 'you', is: numbers() }
			} satisfies StaticEffect)
		)
	),
	template(`you have +${N} to the ${LIST}th attack roll you make each turn`, {
		stat: 'attack rolls',
		of: 'you',
		add: number(),
		while: { nth: 'attack roll', of: 'you', is: numbers() }
	}),
	...WHO_CANNOT.flatMap(([subject, who]) =>
		CANNOT.map(([said, would]) =>
			template(`${subject} can't ${said}`, {
				replace: { event: { would, who }, by: { skip: true } }
			} satisfies StaticEffect)
		)
	),
	...ATTACKABLE.map(([text, attackable]) =>
		template(text, { attackable, evasion: number(), by: 'active player' } satisfies StaticEffect)
	),
	template(`this takes no combat damage ${ON_ROLLS}`, {
		replace: {
			event: { would: 'take damage', who: 'this', combat: true, on: numbers() },
			by: { prevent: null }
		}
	}),
	template(`other players can't choose ${YOURS} as the target of a loot or ability`, {
		untargetable: 'you and yours'
	}),
	template(`${ATTACKER} also deals combat damage to this ${ON_ROLLS}`, {
		alsoHitOn: numbers()
	}),
	template(`this ${NO_COMBAT} on every other ${MADE} it`, {
		replace: {
			event: {
				would: 'take damage',
				who: 'this',
				combat: true,
				given: { everyOther: 'attack roll', against: 'this' }
			},
			by: { prevent: null }
		}
	}),
	template(`if a ${MADE} this is ${AT_MOST} the last ${MADE} it this turn the roll ${A_MISS}`, {
		counts: 'misses',
		numbers: { reachAtMost: { lastAttackRoll: 'this' } },
		of: 'against this'
	}),
	...(['deal', 'take'] as const).flatMap((verb) => {
		const would = `${verb} damage` as const;
		const event = { would, who: 'you' as const, combat: true, on: numbers() };
		const twice: StaticEffect = { replace: { event, by: { amount: { times: ['that much', 2] } } } };
		const more: StaticEffect = {
			replace: { event, by: { amount: { plus: ['that much', number()] } } }
		};
		return [
			template(`combat damage you ${verb} is doubled ${ON_ROLLS}`, twice),
			template(`combat damage you ${verb} ${ON_ROLLS} is increased by ${N}`, more)
		];
	}),
	template(`${DEALT} doubled ${ON_ROLLS}`, dealt({ amount: { times: ['that much', 2] } })),
	template(
		`${DEALT} increased by ${N} ${ON_ROLLS}`,
		dealt({ amount: { plus: ['that much', number()] } })
	),
	template(`this item starts with ${N} counters on it`, {
		replace: {
			event: { would: 'enter play', who: 'this' },
			by: { also: { do: 'put counters', on: 'this', amount: number(), named: null } }
		}
	})
];
