import { settled, silent } from '../rule.ts';

/** Chapter 6. */
export const MECHANICS = {
	'ability.tap': settled('6.1', 'Activating a ↷ ability turns its object sideways as the cost.'),
	'and.depends': settled('6.2', 'What follows "and" happens only if what came before did.'),
	'attack.player': settled(
		'6.4',
		'A player who is attacked has the evasion of the newest effect that allows it.'
	),
	'cancel.removed': settled(
		'6.5',
		'What is cancelled leaves the stack before it resolves and does nothing.'
	),
	'cancel.death': settled(
		'6.5',
		'When a death is cancelled, the one who would have died heals to at least 1 HP.'
	),
	'copy.object': settled(
		'6.6',
		'An object that becomes a copy has the abilities, name, stat block and soul icon of the other, and none of its own; counters, charge and damage stay as they are.'
	),
	'copy.loot': settled(
		'6.6',
		'A copy of a loot exists on the stack alone; its option and targets are chosen anew.'
	),
	'copy.ability': settled(
		'6.6',
		'A copied ability goes on the stack without its cost being paid again.'
	),
	'counter.put': settled('6.7', 'Counters mark the card or player they are put on.'),
	'counter.remove': settled(
		'6.7',
		'Where no name is given, any counter counts and any may be removed.'
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
	'damage.emptied-heart': settled(
		'6.8',
		'When maximum HP falls, the same amount of marked damage is removed with it.'
	),
	'deactivate.turned': settled('6.9', 'To deactivate an object, turn it sideways.'),
	'destroy.kill': settled(
		'6.10',
		'To kill or destroy sets HP to 0; an object without an HP stat goes to discard.'
	),
	'discard.none': silent('6.11', 'A player with too few loot cards discards what they have.'),
	'each.order': settled(
		'6.12',
		'Players act in turn order, each orders their own objects, and the shop comes last.'
	),
	'death.players-order': silent(
		'6.12',
		'Deaths of several players at once resolve in turn order; those of monsters as the active player orders them.'
	),
	'slot.expand': settled('6.13', 'Expanding adds slots, which are filled like any others.'),
	'ability.fizzle': settled(
		'6.14',
		'A loot or ability whose targets have all gone or no longer fit fizzles: the game cancels it.'
	),
	'damage.target-gone': settled('6.14', 'Damage whose target has left play fizzles.'),
	'death.target-gone': settled('6.14', 'A death whose object has left play fizzles.'),
	'roll.would-changed': silent(
		'6.14',
		'A "would roll" ability whose roll no longer shows its number as it resolves fizzles.'
	),
	'ability.some-targets': silent(
		'6.14',
		'An ability that has lost some of its targets, not all, still does to the others what it says.'
	),
	'flip.object': settled(
		'6.15',
		'A flipped object shows its back face and is still the same object; one without a back face does not flip.'
	),
	'gain.cents': settled('6.16', "Gained ¢ come from the game's pool."),
	'gain.pool-empty': silent('6.16', 'If the pool holds too little, the player gains what is left.'),
	'gain.treasure': settled(
		'6.16',
		'Gaining treasure takes the top card of the treasure deck into play under your control.'
	),
	'gain.object': settled('6.16', 'Whoever gains an object puts it under their control.'),
	'give.moves': settled('6.16', 'To give is to move something from one player to another.'),
	'give.steal': settled(
		'6.16',
		'Stealing makes the other player give what the thief chooses; it is no gain.'
	),
	'give.swap': settled('6.16', 'In a swap two players give to each other at the same time.'),
	'heal.full': settled('6.17', 'Healing to full removes all marked damage.'),
	'heal.amount': settled(
		'6.17',
		'Healing removes that much marked damage, never more than there is.'
	),
	'may.declined': settled('6.18', 'What a player may do, they may leave undone.'),
	'if-you-do.needed': settled(
		'6.18',
		'What follows "if you do" needs the part before to take effect.'
	),
	'level.up': settled('6.19', 'Levelling up puts a level counter on the object.'),
	'level.down': settled('6.19', 'Levelling down takes a level counter off, if there is one.'),
	'loot.draw': settled('6.20', 'To loot, draw that many cards off the loot deck into your hand.'),
	'lose.cents': settled(
		'6.21',
		'Lost ¢ go back to the pool; a player who has too few loses all they have.'
	),
	'note.kept': settled('6.22', 'What an object has had noted stays with that object.'),
	'pay.cents': settled('6.23', 'Nobody can pay ¢ they do not have.'),
	'pay.hp': settled('6.23', 'Paid HP is lost; nobody can pay HP they do not have.'),
	'loot.in-hand': settled(
		'6.24',
		'Only a card from your own hand can be played, unless an ability allows another zone.'
	),
	'prevent.death': settled(
		'6.25',
		'A prevented death leaves the stack, and its object heals to at least 1 HP.'
	),
	'prevent.next': silent(
		'6.25',
		'"Prevent the next" waits till end of turn and reduces the damage as it resolves; what is reduced to nothing is not taken.'
	),
	'prevent.damage': settled('6.25', 'Prevented damage leaves the stack.'),
	'recharge.turned': settled('6.26', 'To recharge an object, turn it upright.'),
	'reroll.roll': settled(
		'6.27',
		'Rerolling rolls the same die again and replaces its result; it is not a second roll.'
	),
	'reroll.item': settled(
		'6.27',
		'A rerolled item is destroyed and, if it is, replaced with the top card of the treasure deck.'
	),
	'vote.cast': settled(
		'6.28',
		'Votes are cast in turn order from the player who controls the ability, and stand.'
	)
} as const;
