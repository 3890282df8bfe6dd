import { guidance, settled, silent } from './rule.ts';

/** "Card Rulings": what is ruled of a single card is guidance, since its own lines act; the rest is here. */
export const CARD_RULINGS = {
	'monster.roll-effects': settled(
		'rulings.monsters',
		'Monsters that look at a roll',
		'Most monsters that look at a roll act only while you are attacking them.'
	),
	'monster.roll-effects-cursed': settled(
		'rulings.monsters',
		"Cursed and Holy monsters' rolls",
		'The abilities of Cursed and Holy monsters can trigger outside of attacks, too.'
	),
	'multiply.no-further': settled(
		'rulings.treasure',
		'Multiplied once by one card',
		'Using a card that multiplies an effect more than once multiplies it no further.'
	),
	'multiply.different': silent(
		'rulings.treasure',
		'Multiplied by two cards',
		'Two different cards that multiply an effect each multiply it.'
	),
	'trigger.several-shadows': settled(
		'rulings.treasure',
		'Several that take the same thing',
		'Where several take the same thing, all trigger in turn order, and the one that resolves last chooses and gets it.'
	),
	// The lines of Monster Manual say so: they ask whether there is an attack, and for their target.
	'forced-attack.in-combat': guidance(
		'rulings.treasure',
		'Forcing an attack during one',
		'Forcing an attack fizzles if the player is in an attack, or if the monster named is gone as it resolves.'
	),
	'counter.after-copy': settled(
		'rulings.treasure',
		'Counters after a copy',
		'Counters that came onto an item while it was a copy stay when it is none any more.'
	),
	'vote.turn-order': settled(
		'rulings.treasure',
		'Voting in turn order',
		'Votes are cast in turn order from the active player.'
	),
	'ruling.eden': guidance(
		'rulings.characters',
		"Eden's other treasures",
		'The two treasures that Eden leaves go under the treasure deck.'
	),
	'ruling.eden-destroy-this': guidance(
		'rulings.characters',
		'Eden and "destroy this"',
		'An item that says "destroy this:" does nothing as the starting item of Eden, for it is eternal.'
	),
	'ruling.eden-glass-cannon': guidance(
		'rulings.characters',
		'Eden and Glass Cannon',
		'Glass Cannon works as the starting item of Eden, but brings no loot on a 1 to 5.'
	),
	'ruling.9-volt': guidance(
		'rulings.treasure',
		'9 Volt',
		'Items that 9 Volt recharges can be used before the next turn begins.'
	),
	'ruling.haunts': guidance(
		'rulings.treasure',
		'The Haunts are items',
		'The Haunts are items, not curses: they stay in the shop when revealed there, and what targets items can target them.'
	),
	'ruling.daddy-haunt': guidance(
		'rulings.treasure',
		'Daddy Haunt',
		'Daddy Haunt adds 1 to the total damage its owner takes. It is not a second instance of damage.'
	),
	'ruling.bum-bo': guidance(
		'rulings.treasure',
		'Bum-bo! takes every ¢',
		'Bum-bo! must take every ¢ that its owner would gain from the pool as counters, but none that are stolen or traded for.'
	),
	'ruling.bum-bo-bonuses': guidance(
		'rulings.treasure',
		"Bum-bo!'s bonuses",
		'The bonuses of Bum-bo! add up: with 25 counters it has all three.'
	),
	'ruling.contract-from-below': guidance(
		'rulings.treasure',
		'Contract From Below',
		'Contract From Below may destroy itself as one of the items.'
	),
	'ruling.crystal-ball': guidance(
		'rulings.treasure',
		'Crystal Ball',
		'Crystal Ball fizzles while there is a roll on the stack.'
	),
	'ruling.copying-dead-cat': guidance(
		'rulings.treasure',
		'Copying The Dead Cat',
		'Each time a card becomes a copy of The Dead Cat, its counters are set to 9.'
	),
	'ruling.glass-cannon': guidance(
		'rulings.treasure',
		'Glass Cannon',
		'The first 1 to 5 of Glass Cannon makes its other uses on the stack fizzle, for it is gone.'
	),
	'ruling.lemon-mishap': guidance(
		'rulings.treasure',
		'Lemon Mishap',
		'Lemon Mishap makes a trigger of its own without a card; several can wait at once, till end of turn.'
	),
	'ruling.moms-shovel': guidance(
		'rulings.treasure',
		"Mom's Shovel",
		"Mom's Shovel stays deactivated in the shop; it can be recharged there, and a purchase does not do so."
	),
	'ruling.monster-manual': guidance(
		'rulings.treasure',
		'Monster Manual',
		'Monster Manual can force an attack on the deck, and forces attacks beyond the one of the turn.'
	),
	'ruling.shadow': guidance(
		'rulings.treasure',
		'Several Shadows',
		'Of several Shadows the one that resolves last decides and gets what is left.'
	),
	'ruling.butter-bean': guidance(
		'rulings.loot',
		'What Butter Bean! cancels',
		'Butter Bean! cancels trinkets and Lost Soul too: until they resolve they are loot cards.'
	),
	'ruling.butter-bean-delays': guidance(
		'rulings.loot',
		'Butter Bean! can only delay',
		"An item that is destroyed by its own effect, as Mom's Shovel, is only delayed when that is cancelled."
	),
	'ruling.counterfeit-penny': guidance(
		'rulings.loot',
		'Counterfeit Penny',
		"Counterfeit Penny makes a gain from the pool 1¢ larger; it isn't a gain of its own."
	),
	'ruling.the-fool': guidance(
		'rulings.loot',
		'0. The Fool on a death',
		'O. The Fool on a death saves: the death fizzles, and the turn ends all the same.'
	),
	'ruling.justice': guidance(
		'rulings.loot',
		'VIII. Justice',
		'VIII. Justice looks at cards and ¢ apart: it brings the difference where the target has more.'
	),
	'ruling.deaths-head': guidance(
		'rulings.monsters',
		"Death's Head and Stoney",
		"Death's Head or Stoney, revealed by an attack, fills a slot and costs the attack."
	),
	'ruling.devil-deal': guidance(
		'rulings.monsters',
		'Devil Deal',
		'An item that Devil Deal brings cannot be used before its 2 damage.'
	),
	'ruling.dinga': guidance(
		'rulings.monsters',
		'Dinga',
		'Dinga is rolled for once, and a kill on a 6 doubles that.'
	),
	'ruling.the-haunt': guidance(
		'rulings.monsters',
		'The Haunt',
		'The Haunt counts all damage of the turn together and acts on every second point.'
	),
	'ruling.ragman': guidance(
		'rulings.monsters',
		'Ragman',
		"Ragman's effect can undo that its soul is gained, and so may keep a player from winning."
	),
	'ruling.satan': guidance(
		'rulings.monsters',
		'Satan',
		'If nobody else is alive, Satan makes the active player choose themself.'
	)
} as const;

/** What those sections share with the rules of 2023 stands in the files of its subjects. */
export const CARD_RULINGS_SHARED = {} as const;
