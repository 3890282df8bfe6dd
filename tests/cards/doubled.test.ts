/** The appendix "Blank Card" of the original comprehensive ruleset: what becomes of each loot. */
import { describe, expect, it } from 'vitest';
import * as say from '#lib/abilities/build/index.ts';
import { doubled, doubledAbility } from '#lib/abilities/doubling.ts';
import type { Ability, Effect, Filter, Outcome, TargetSpec } from '#lib/abilities/grammar.ts';
import { readAbility } from '#lib/abilities/reading.ts';
import { wordAbility } from '#lib/abilities/wording.ts';
import { isByHand } from '#lib/abilities/by-hand.ts';
import { LIBRARY, writtenOn } from '#lib/cards/library.ts';
import { NAMED } from '#lib/cards/official/named.ts';

const { a, by, each, gainCents, gainTillEndOfTurn, loot, lootAbility, on, roll, target, targeted } =
	say;

const does = (effect: Effect, ...targets: TargetSpec[]): Ability => lootAbility(effect, ...targets);
const rolls = (...lines: Outcome[]): Ability => does(roll(...lines));
const everyone = (effect: Effect): Effect => each('player', effect);
const yourItem: Filter = a('item', by('you'));
const player = target('player');
const playerOrMonster = target('player', 'monster');

/** 8 of the top 10 cards go to the bottom, 2 stay on top. */
const keepsTwoOfTen = (deck: 'loot' | 'monster' | 'treasure'): Ability =>
	does(say.look(say.topOf(deck, 10), 'bottom of deck', [say.take(say.exactly(2), 'top of deck')]));

/** Doubling has no effect. */
const SAME = 'no effect';

/** Each line of the appendix, by its heading there: the card and what it does doubled. */
const APPENDIX: Readonly<Record<string, Readonly<Record<string, Ability | typeof SAME>>>> = {
	'basic loot': {
		'two-cents': does(gainCents(4)),
		'three-cents': does(gainCents(6)),
		'four-cents': does(gainCents(8)),
		'a-dime': does(gainCents(20)),
		'a-nickel': does(gainCents(10)),
		'a-penny': does(gainCents(2)),
		'a-sack': does(loot(6)),
		ansuz: does(say.lookAndPutBack(8), target('deck')),
		'black-rune': rolls(
			on([1, 2], each('monster', say.dealDamage(2, 'chosen'))),
			on([3, 4], say.reroll(), target('item')),
			on([5, 6], say.inTurn(say.discard('hand'), loot(6)))
		),
		'blank-rune': rolls(
			on([1], everyone(gainCents(2, 'chosen'))),
			on([2], everyone(loot(4, 'chosen'))),
			on([3], everyone(say.takeDamage(6, 'chosen'))),
			on([4], everyone(gainCents(8, 'chosen'))),
			on([5], everyone(loot(10, 'chosen'))),
			on([6], everyone(gainCents(12, 'chosen')))
		),
		bomb: does(say.dealDamage(2), target('monster', 'player')),
		'butter-bean': SAME,
		'charged-penny': does(say.inTurn(gainCents(2), say.recharge(targeted())), target('item')),
		'credit-card': SAME,
		dagaz: does(
			say.chooseOne(
				say.option(say.destroy(), target('curse')),
				say.option(say.preventNextDamage(2), player)
			)
		),
		'dice-shard': SAME,
		ehwaz: SAME,
		'get-out-of-jail-card': SAME,
		'gold-bomb': does(say.dealDamage(6), target('monster', 'player')),
		'gold-key': SAME,
		'holy-card': SAME,
		'lil-battery': SAME,
		jera: does(loot(say.times(say.owned('loot cards'), 2))),
		joker: does(say.inTurn(say.lookAtHand(), say.may(say.stealLoot(2))), player),
		'mega-battery': SAME,
		perthro: SAME,
		'pills-black-black': rolls(
			on([1, 2], say.dealDamage(2), player),
			on([3, 4], say.dealDamage(2), target('monster')),
			on([5, 6], say.takeDamage(2))
		),
		// "Blue".
		'pills-white-blue': rolls(on([1, 2], loot(2)), on([3, 4], loot(6)), on([5, 6], say.discard(2))),
		// "Red".
		'pills-3': rolls(
			on([1, 2], gainTillEndOfTurn('attack', 2)),
			on([3, 4], gainTillEndOfTurn('hp', 2)),
			on([5, 6], say.takeDamage(2))
		),
		// "Yellow".
		'pills-2': rolls(
			on([1, 2], gainCents(8)),
			on([3, 4], gainCents(14)),
			on([5, 6], say.loseCents(8))
		),
		'pills-purple-pink': rolls(
			on([1, 2], each(yourItem, say.recharge('chosen'))),
			on([3, 4], gainTillEndOfTurn('rolls', 2)),
			on([5, 6], gainTillEndOfTurn('rolls', -4))
		),
		'pills-white-white': rolls(
			on([1, 2], say.cancel(), target('loot being played')),
			on([3, 4], each(a('player', 'another'), say.discard(2, 'chosen')))
		),
		// Two of your own items are rerolled, and still one of anybody's.
		'pills-white-spot': rolls(
			on([1, 2], say.choose([yourItem], say.reroll('chosen'), say.exactly(2))),
			on([3, 4], say.reroll(), target('item')),
			on([5, 6], each(yourItem, say.reroll('chosen')))
		),
		'soul-heart': does(say.preventNextDamage(2), player),
		// Four times as many ¢ as there were: three times as many are gained.
		'two-of-diamonds': does(
			gainCents(say.times(say.owned('¢', targeted()), 3), targeted()),
			player
		),
		card: SAME
	},
	'tarot cards': {
		'the-fool': SAME,
		'i-the-magician': SAME,
		// The number that was rolled is doubled, not the die.
		'ii-the-high-priestess': does(
			roll(say.onAnyResult(say.dealDamage(say.times('that much', 2)))),
			playerOrMonster
		),
		'iii-the-empress': does(
			say.and(
				gainTillEndOfTurn('attack', 2, targeted()),
				gainTillEndOfTurn('rolls', 2, targeted())
			),
			player
		),
		'iv-the-emperor': keepsTwoOfTen('monster'),
		'v-the-hierophant': does(say.preventNextInstance(targeted(), 4), playerOrMonster),
		'vi-the-lovers': does(gainTillEndOfTurn('hp', 4, targeted()), player),
		'vii-the-chariot': does(
			say.and(gainTillEndOfTurn('attack', 2, targeted()), gainTillEndOfTurn('hp', 2, targeted())),
			player
		),
		'viii-justice': SAME,
		'ix-the-hermit': keepsTwoOfTen('treasure'),
		'x-wheel-of-fortune': rolls(
			on([1], gainCents(2)),
			on([2], say.takeDamage(4)),
			on([3], loot(6)),
			on([4], say.loseCents(8)),
			on([5], gainCents(10)),
			on([6], say.gainTreasure(2))
		),
		'xi-strength': does(
			say.and(
				gainTillEndOfTurn('attack', 2, targeted()),
				say.mayAttackAgain('anything', targeted(), 2)
			),
			player
		),
		// One card of each deck is looked at all the same.
		'xii-the-hanged-man': does(
			say.inTurn(
				each(
					'deck',
					say.look(say.topOf('chosen'), 'top of deck', [say.take(say.upTo(1), 'bottom of deck')])
				),
				loot(4)
			)
		),
		'xiii-death': SAME,
		// The document exchanges the numerals of The Tower and Temperance.
		'xvi-the-tower': rolls(
			on([1, 2], everyone(say.takeDamage(2, 'chosen'))),
			on([3, 4], each('monster', say.takeDamage(2, 'chosen'))),
			on([5, 6], everyone(say.takeDamage(4, 'chosen')))
		),
		'xv-the-devil': SAME,
		'xiv-temperance': does(
			say.chooseOne(
				say.option(say.and(say.takeDamage(2), gainCents(8))),
				say.option(say.and(say.takeDamage(4), gainCents(16)))
			)
		),
		'xvii-the-stars': does(say.gainTreasure(2)),
		'xviii-the-moon': keepsTwoOfTen('loot'),
		'xix-the-sun': does(
			say.ifYouDo(say.putIt('this', 'bottom of deck'), say.ifSo(say.yourTurn, say.extraTurns(2)))
		),
		'xx-judgement': does(
			say.choose([a('soul', by(targeted()))], say.destroy('chosen'), say.exactly(2), targeted()),
			target(a('player', say.withMost('souls')))
		),
		'xxi-the-world': does(say.inTurn(everyone(say.lookAtHand('chosen')), loot(4)))
	}
};

const LINES = Object.values(APPENDIX).flatMap((lines) => Object.entries(lines));
const writtenIn = (key: string): Ability | undefined => writtenOn(key, 'original')[0];

describe('the appendix on Blank Card', () => {
	it.each(LINES)('%s', (key, expected) => {
		const ability = writtenIn(key);
		expect(ability).toBeDefined();
		if (!ability) return;
		expect(doubledAbility(ability)).toEqual(expected === SAME ? ability : expected);
	});

	it.each(LINES)('%s can be read when it is doubled', (key) => {
		const ability = writtenIn(key);
		if (!ability) return;
		const now = doubledAbility(ability);
		expect(readAbility(wordAbility(now), 'loot')).toEqual({ ability: now });
	});

	/** Those it marks as not yet final have come out since: each line is of an official card. */
	it('is here line by line', () => {
		for (const [heading, lines] of Object.entries(APPENDIX)) {
			const named = Object.entries(NAMED).flatMap(([key, { original }]) =>
				original?.includes(heading) ? [key] : []
			);
			expect(Object.keys(lines).sort()).toEqual(named.sort());
		}
	});
});

describe('what can be counted', () => {
	it('is doubled in every loot of the library once and for all', () => {
		const loots = [...LIBRARY].filter(([, { kind }]) => kind === 'loot');
		for (const [key] of loots)
			for (const ability of writtenOn(key, 'original').filter((one) => !isByHand(one))) {
				const now = doubledAbility(ability);
				expect(readAbility(wordAbility(now)), key).toEqual({ ability: now });
			}
	});

	it.each<[string, Effect, Effect]>([
		['up to so many', say.discard(say.upTo(2)), say.discard(say.upTo(4))],
		['any number', say.discard(say.anyNumber), say.discard(say.anyNumber)],
		['all of it', say.heal(null), say.heal(null)],
		['further loot plays', say.gainLootPlay, say.gainLootPlays(2)],
		['what is added to a die', say.addToRoll([1, -1]), say.addToRoll([2, -2])],
		['a multiple', loot(say.times('that much', 2)), loot(say.times('that much', 4))],
		['a single top card', say.lookAndPutBack(1), say.lookAndPutBack(1)],
		[
			'what is more than would be',
			say.makeTrue(say.replaces(say.would('loot', 'you'), { amount: say.plus('that much', 1) })),
			say.makeTrue(say.replaces(say.would('loot', 'you'), { amount: say.plus('that much', 2) }))
		],
		[
			'what waits for later, but not what it asks',
			say.nextTime(
				say.takesDamage('you'),
				say.ifSo(say.atLeast(say.owned('¢'), 3), gainCents(1), loot(1))
			),
			say.nextTime(
				say.takesDamage('you'),
				say.ifSo(say.atLeast(say.owned('¢'), 3), gainCents(2), loot(2))
			)
		]
	])('%s', (_, effect, expected) => {
		expect(doubled(effect)).toEqual(expected);
	});
});
