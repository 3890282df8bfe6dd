import {
	a,
	anyNumber,
	chooseOne,
	discard,
	each,
	expand,
	gainCents,
	gainTreasure,
	inTurn,
	look,
	loot,
	loseCents,
	mayAttackAgain,
	mustAttack,
	ofEvent,
	on,
	option,
	owned,
	putFromDiscard,
	putIt,
	roll,
	search,
	takeDamage,
	target,
	targeted,
	topOf,
	withMost
} from '../../abilities/build/index.ts';
import type { Outcome } from '../../abilities/grammar.ts';
import type { Card } from '../card.ts';
import { event } from '../kinds.ts';

/** An event that is one roll: cards of one name are told apart by what they give. */
const chest = (name: string, variant: string | null, ...lines: Outcome[]): Card => ({
	...event(name, ofEvent(roll(...lines))),
	...(variant === null ? {} : { variant })
});

/** Looks for a Guppy item and gains it. */
const guppyItem = search('treasure', { gainedBy: 'you' }, ['guppy']);

/** The events of the base set. */
export const EVENTS: Readonly<Record<string, Card>> = {
	ambush: event('Ambush!', ofEvent(mustAttack('monster deck', 'active player', 2))),
	chest: chest(
		'Chest',
		'cents',
		on([1, 2], gainCents(1)),
		on([3, 4], gainCents(3)),
		on([5, 6], gainCents(6))
	),
	'chest-2': chest('Chest', 'loot', on([1, 2], loot(1)), on([3, 4], loot(2)), on([5, 6], loot(3))),
	'cursed-chest': chest(
		'Cursed Chest',
		null,
		on([1, 2, 3], takeDamage(1)),
		on([4, 5], takeDamage(2)),
		on([6], guppyItem)
	),
	'dark-chest': chest(
		'Dark Chest',
		'loot 1',
		on([1, 2], loot(1)),
		on([3, 4], gainCents(3)),
		on([5, 6], takeDamage(2))
	),
	'dark-chest-2': chest(
		'Dark Chest',
		'loot 2',
		on([1, 2], gainCents(1)),
		on([3, 4], loot(2)),
		on([5, 6], takeDamage(2))
	),
	'devil-deal': event(
		'Devil Deal',
		ofEvent(
			chooseOne(
				option(putIt('this', 'discard')),
				option(inTurn(loot(2), takeDamage(1))),
				option(inTurn(takeDamage(2), guppyItem))
			)
		)
	),
	'gold-chest': chest(
		'Gold Chest',
		'cents',
		on([1, 2], gainTreasure(1)),
		on([3, 4], gainCents(5)),
		on([5, 6], gainCents(7))
	),
	'gold-chest-2': chest(
		'Gold Chest',
		'loot',
		on([1, 2], gainTreasure(1)),
		on([3, 4], loot(1)),
		on([5, 6], loot(2))
	),
	greed1: event(
		'Greed!',
		ofEvent(loseCents(owned('¢', targeted()), targeted()), target(a('player', withMost('¢'))))
	),
	'i-can-see-forever': event(
		'I Can See Forever!',
		ofEvent(inTurn(look(topOf('loot', 6), 'top of deck'), loot(1)))
	),
	'mega-troll-bomb': event('Mega Troll Bomb!', ofEvent(each('player', takeDamage(2, 'chosen')))),
	'secret-room': chest(
		'Secret Room!',
		null,
		on([1], takeDamage(3)),
		on([2, 3], discard(2)),
		on([4, 5], gainCents(7)),
		on([6], gainTreasure(1))
	),
	'shop-upgrade': event('Shop Upgrade!', ofEvent(expand('shop', 2)), ofEvent(mayAttackAgain())),
	'troll-bombs': event('Troll Bombs', ofEvent(takeDamage(2))),
	'we-need-to-go-deeper': event(
		'We Need to Go Deeper!',
		ofEvent(putFromDiscard('monster', anyNumber, 'top of deck', 'non-event')),
		ofEvent(mayAttackAgain())
	),
	'xl-floor': event('XL Floor!', ofEvent(expand('monster')), ofEvent(mayAttackAgain()))
};
