import {
	a,
	by,
	cancel,
	dealDamage,
	each,
	gainCents,
	lootAbility,
	preventNextDamage,
	recharge,
	reroll,
	target,
	targeted
} from '../../abilities/build/index.ts';
import type { Ability } from '../../abilities/grammar.ts';
import type { Card } from '../card.ts';

const loot = (name: string, copies: number, ability: Ability): Card => ({
	name,
	kind: 'loot',
	copies,
	abilities: [ability]
});
const cents = (name: string, copies: number, amount: number): Card =>
	loot(name, copies, lootAbility(gainCents(amount)));

/** The loot of which there are many: ¢, batteries, bombs, beans, shards, hearts. */
export const BASICS: Readonly<Record<string, Card>> = {
	'a-penny': cents('A Penny!', 6, 1),
	'two-cents': cents('2 Cents!', 12, 2),
	'three-cents': cents('3 Cents!', 15, 3),
	'four-cents': cents('4 Cents!', 9, 4),
	'a-nickel': cents('A Nickel!', 5, 5),
	'a-dime': cents('A Dime!!', 1, 10),
	'lil-battery': loot('Lil Battery', 4, lootAbility(recharge(targeted()), target('item'))),
	'mega-battery': loot(
		'Mega Battery',
		1,
		lootAbility(each(a('item', by(targeted())), recharge('chosen')), target('player'))
	),
	bomb: loot('Bomb!', 4, lootAbility(dealDamage(1), target('monster', 'player'))),
	'gold-bomb': loot('Gold Bomb!!', 1, lootAbility(dealDamage(3), target('monster', 'player'))),
	'butter-bean': loot(
		'Butter Bean!',
		3,
		lootAbility(cancel(), target('loot being played', 'ability of an item'))
	),
	'dice-shard': loot('Dice Shard', 3, lootAbility(reroll(), target('dice roll'))),
	'soul-heart': loot('Soul Heart', 2, lootAbility(preventNextDamage(1), target('player')))
};
