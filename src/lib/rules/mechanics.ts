import { settled, silent } from './rule.ts';

/** The verbs of chapter 6. */
export const MECHANICS = {
	'cancel.removed': settled(
		'6.5',
		'What is cancelled leaves the stack before it resolves and does nothing.'
	),
	'cancel.loot': settled('3.6', 'A cancelled loot goes to the loot discard.'),
	'cancel.death': settled(
		'6.5',
		'When a death is cancelled, the one who would have died heals to at least 1 HP.'
	),
	'damage.on-stack': settled('6.8', 'Damage is put on the stack and marked when it resolves.'),
	'damage.marked': settled('6.8', 'When damage resolves, that much is marked on its target.'),
	'damage.takes': settled(
		'6.8',
		'An object takes damage, and a source deals it, when the damage resolves.'
	),
	'damage.at-zero': settled(
		'6.8',
		'At 0 HP damage is still taken, but none is marked and HP stays at 0.'
	),
	'damage.none': settled('6.8', 'Nobody can deal or take 0 damage.'),
	'damage.target-gone': settled('6.14', 'Damage whose target has left play fizzles.'),
	'damage.emptied-heart': settled(
		'6.8',
		'When maximum HP falls, the same amount of marked damage is removed with it.'
	),
	'destroy.kill': settled(
		'6.10',
		'To kill or destroy sets HP to 0; an object without an HP stat goes to discard.'
	),
	'destroy.eternal': settled('4.6', 'An eternal object cannot be destroyed or put into discard.'),
	'discard.choice': settled(
		'3.4',
		'A player told to discard a loot card chooses it from their hand.'
	),
	'discard.none': silent('6.11', 'A player with too few loot cards discards what they have.'),
	'gain.cents': settled('6.16', "Gained ¢ come from the game's pool."),
	'gain.pool-empty': silent('6.16', 'If the pool holds too little, the player gains what is left.'),
	'gain.treasure': settled(
		'6.16',
		'Gaining treasure takes the top card of the treasure deck into play under your control.'
	),
	'heal.full': settled('6.17', 'Healing to full removes all marked damage.'),
	'loot.draw': settled('6.20', 'To loot, draw that many cards off the loot deck into your hand.'),
	'lose.cents': settled(
		'6.21',
		'Lost ¢ go back to the pool; a player who has too few loses all they have.'
	),
	'prevent.death': settled(
		'6.25',
		'A prevented death leaves the stack, and its object heals to at least 1 HP.'
	),
	'prevent.next': silent(
		'6.25',
		'"Prevent the next" waits till end of turn and reduces the damage as it resolves; what is reduced to nothing is not taken.'
	),
	'recharge.turned': settled('6.26', 'To recharge an object, turn it upright.'),
	'reroll.roll': settled(
		'6.27',
		'Rerolling rolls the same die again and replaces its result; it is not a second roll.'
	),
	'may.declined': settled('6.18', 'What a player may do, they may leave undone.'),
	'look.reorder': settled(
		'3.2',
		'The order of a deck can be changed only by a player whom an ability tells to.'
	),
	'put.discard': settled('3.3', 'A card put into discard goes on top of the discard of its kind.'),
	'put.deck': settled('3.2', 'A card goes only to the deck of its own kind.')
} as const;
