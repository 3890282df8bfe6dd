import { describe, expect, it } from 'vitest';
import * as say from '../build/index.ts';
import { partAt } from '../path.ts';
import { wordAbility, wordLines } from '../wording.ts';
import { card, type CardRow } from './test-tables.ts';

const { a, by, target, targeted, loot, gainCents, eachTime, whenever, inTurn: then } = say;

const CARDS: readonly CardRow[] = [
	card(
		'Mega Battery',
		'Choose a player. Recharge each item they control.',
		say.lootAbility(say.each(a('item', by(targeted())), say.recharge('chosen')), target('player'))
	),
	card(
		'II. The High Priestess',
		'Choose a player or monster. Roll-\n1-6: Deal that much damage to them.',
		say.lootAbility(
			say.roll(say.onAnyResult(say.dealDamage('that much'))),
			target('player', 'monster')
		)
	),
	card(
		'III. The Empress',
		'Choose a player. They gain +1 ATK till end of turn and gain +1 to dice rolls till end of turn.',
		say.lootAbility(
			say.and(
				say.gainTillEndOfTurn('attack', 1, targeted()),
				say.gainTillEndOfTurn('rolls', 1, targeted())
			),
			target('player')
		)
	),
	card(
		'IV. The Emperor',
		'Look at the top 5 cards of the monster deck. Put 1 of them on top of the monster deck. Put the rest on the bottom of the monster deck in any order.',
		say.lootAbility(
			say.look(say.topOf('monster', 5), 'bottom of deck', [say.take(say.exactly(1), 'top of deck')])
		)
	),
	card(
		'XI. Strength',
		'Choose a player. They gain +1 ATK till end of turn and may attack an additional time this turn.',
		say.lootAbility(
			say.and(
				say.gainTillEndOfTurn('attack', 1, targeted()),
				say.mayAttackAgain('anything', targeted())
			),
			target('player')
		)
	),
	card(
		"Cain's Eye, and more",
		'Look at the top card of the loot deck. You may put it on the bottom of the loot deck. Otherwise, put it back. Loot 2.',
		say.lootAbility(
			then(
				say.look({ in: 'deck', deck: 'loot', top: 1 }, 'top of deck', [
					say.take(say.upTo(1), 'bottom of deck')
				]),
				loot(2)
			)
		)
	),
	card(
		'XV. The Devil',
		'You choose an item you control and destroy it. If you do, you choose a non-eternal item a player controls or an item in the shop and steal it.',
		say.lootAbility(
			say.ifYouDo(
				say.choose([a('item', by('you'))], say.destroy('chosen')),
				say.choose(
					[a('item', 'non-eternal', 'controlled'), a('item', 'in the shop')],
					say.steal('chosen')
				)
			)
		)
	),
	card(
		'XIX. The Sun',
		"Put this on the bottom of its deck. If you do, if it's your turn, take an extra turn after this one.",
		say.lootAbility(
			say.ifYouDo(say.putIt('this', 'bottom of deck'), say.ifSo(say.yourTurn, say.extraTurn()))
		)
	),
	card(
		'Ehwaz',
		'For each monster not being attacked, put it into discard and replace it with the top card of its deck.',
		say.lootAbility(
			say.each(
				a('monster', 'not being attacked'),
				say.and(say.putIt('chosen', 'discard'), say.replaceWithTop('chosen'))
			)
		)
	),
	card(
		'Blank Rune',
		'Roll-\n1: Each player gains 1¢.\n2: Each player loots 2.',
		say.lootAbility(
			say.roll(
				say.on([1], say.each('player', gainCents(1, 'chosen'))),
				say.on([2], say.each('player', loot(2, 'chosen')))
			)
		)
	),
	card(
		"Guppy's Hairball",
		'Each time you would take damage, roll-\n6: Prevent 1 of that damage.',
		eachTime({ on: 'would take damage', who: 'you' }, say.roll(say.on([6], say.preventDamage(1))))
	),
	card(
		'Lost Soul',
		'When this enters play, this becomes a soul.',
		whenever(say.entersPlay, say.becomeSoul())
	)
];

describe('loot', () => {
	it.each(CARDS)('%s', (_, text, abilities) => {
		expect(abilities.map(wordAbility).join('\n')).toBe(text);
	});

	it.each(CARDS)('every line of %s is a part of it', (_, __, abilities) => {
		for (const ability of abilities)
			for (const { path } of wordLines(ability)) expect(partAt(ability, path)).not.toBeNull();
	});
});
