/** Abilities in words that no card of the library has, or only with other words around them. */
import * as say from '#lib/abilities/build/index.ts';
import type { Ability, Effect, Keyword, StaticEffect, TargetWord } from '#lib/abilities/grammar.ts';

const tap = (effect: Effect): Ability => ({ way: 'tap', targets: [], effect });
const always = (standing: StaticEffect): Ability => ({ way: 'static', standing });
const ifYouWould = (
	would:
		| 'lose ¢'
		| 'discard'
		| 'end the turn'
		| 'start the turn'
		| 'take the turn'
		| 'recharge step'
		| 'loot step'
): Ability =>
	always({
		replace: {
			event: { would, who: 'you' },
			by: would === 'lose ¢' || would === 'discard' ? { amount: 1 } : { skip: true }
		}
	});
const TARGETS: readonly TargetWord[] = ['damage', 'death', 'shop slot', 'room slot'];
const KEYWORDS: readonly Keyword[] = ['trinket', 'ambush', 'indomitable', 'familiar'];

export const RARE: readonly Ability[] = [
	tap({ do: 'pay ¢', who: 'you', amount: 2 }),
	tap({ do: 'shuffle', deck: 'loot' }),
	tap({ do: 'swap hands', who: 'you', with: 'active player' }),
	tap({ do: 'gain purchase', who: 'you' }),
	tap({ do: 'put', what: 'this', to: 'removed from the game' }),
	tap({ do: 'put', what: 'this', to: { newSlot: 'monster' } }),
	tap({ do: 'gain stat', who: 'you', stat: 'attack', add: 1, until: 'end of your next turn' }),
	tap(say.payPenalty()),
	tap(say.gainStat('attack', 1, 'active player', 'end of their next turn')),
	tap(say.gainStat('attack', 1, 'you', 'this is in play')),
	tap({ do: 'loot', who: 'you', amount: { owned: 'curses', by: 'you' } }),
	tap({ do: 'loot', who: 'you', amount: { owned: 'HP', by: 'you' } }),
	tap({ do: 'loot', who: 'you', amount: { killedBy: 'you' } }),
	tap({ do: 'loot', who: 'you', amount: { thisTurn: 'attacks' } }),
	tap({ do: 'if', condition: { is: 'a monster died' }, effect: say.loot(1) }),
	always({ cant: 'purchase', who: 'players' }),
	always({ cant: 'attack players', who: 'you' }),
	say.eachTime({ on: 'leave play', who: 'this' }, say.loot(1)),
	...(['lose ¢', 'steal ¢', 'pay HP', 'discard', 'heal', 'hit'] as const).map((on) =>
		say.eachTime({ on, who: 'a player' }, say.loot(1))
	),
	...(['destroy', 'steal', 'recharge'] as const).map((on) =>
		say.eachTime({ on, who: 'a player', what: 'item' }, say.loot(1))
	),
	say.eachTime({ on: 'be recharged', who: 'this' }, say.loot(1)),
	say.whenever(
		{ on: 'come true', who: 'this', so: { amount: { owned: '¢', by: 'you' }, atMost: 0 } },
		say.loot(1)
	),
	...(['take damage', 'would take damage'] as const).map((on) =>
		say.eachTime({ on, who: 'you', combat: false }, say.loot(1))
	),
	say.eachTime({ on: 'play loot', who: 'you', card: ['trinket'] }, say.loot(1)),
	{ way: 'tap', targets: [], effect: say.gainCents(1), only: { is: 'your turn' } },
	{ way: 'tap', targets: [], effect: say.gainCents(1), only: { is: 'your turn' }, times: 2 },
	{
		way: 'paid',
		cost: [{ pay: '¢', amount: 1 }],
		targets: [],
		effect: say.loot(1),
		times: 1
	},
	...(
		[
			{ pay: 'damage', amount: 1 },
			{ pay: 'deactivate', amount: 1, what: say.a('item', 'another', say.by('you')) },
			{ pay: 'put counters', amount: 2, named: null },
			{ pay: 'give ¢', amount: 2 },
			{ pay: 'give loot', amount: 2 },
			{ pay: 'put loot', amount: 1, on: 'bottom' }
		] as const
	).map((cost): Ability => ({ way: 'paid', cost: [cost], targets: [], effect: say.loot(1) })),
	always({ untargetable: 'this', by: 'loot', others: true }),
	always({ rollsCant: 'be rerolled', of: 'against this', attack: true }),
	always({ rollsCant: 'be modified', of: 'you' }),
	always({ rollsCant: 'be increased', of: 'players' }),
	always({ handSize: 'no maximum', of: 'players' }),
	always({ extra: 'loot plays each turn', of: 'you', amount: 1 }),
	always({ cant: 'heal', who: 'monsters' }),
	always({ cant: 'steal', who: 'players' }),
	always({ cant: 'activate ↷', who: 'players' }),
	always({ cant: 'activate $', who: 'you' }),
	...(
		[
			'lose ¢',
			'discard',
			'end the turn',
			'start the turn',
			'take the turn',
			'recharge step',
			'loot step'
		] as const
	).map(ifYouWould),
	...TARGETS.map((target): Ability => ({
		way: 'tap',
		targets: [say.target(target)],
		effect: { do: 'copy', what: { target: 0 } }
	})),
	...(
		[
			{ fewer: 'souls', than: 'you' },
			{ did: 'take damage' },
			'dead',
			{ has: '¢', atLeast: 5 },
			{ has: 'loot cards', atMost: 2 },
			{ has: 'souls', exactly: 1 }
		] as const
	).map((test): Ability => tap(say.each(say.a('player', test), say.loot(1, 'chosen')))),
	tap({ do: 'discard', who: 'you', amount: 2, random: true }),
	{
		way: 'tap',
		targets: [say.target('player')],
		effect: {
			do: 'choose one',
			who: { target: 0 },
			options: [
				say.option(say.loot(1, { target: 0 })),
				say.option(say.takeDamage(1, { target: 0 }))
			]
		}
	},
	...KEYWORDS.map((keyword) => always({ keyword, of: 'you' }))
];
