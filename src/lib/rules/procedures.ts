import { settled, silent } from './rule.ts';

/** The procedures of the game: chapters 7-11 and 13. */
export const PROCEDURES = {
	'turn.recharge': settled(
		'7.1',
		"Recharge step: the active player's objects recharge, and the game's, shop items excepted."
	),
	'turn.start-triggers': settled(
		'7.1',
		'Start-of-turn abilities trigger now; after them priority passes.'
	),
	'turn.loot-step': settled('7.1', 'Loot step: the active player loots 1, then priority passes.'),
	'turn.action-phase': settled(
		'7.2',
		'The action phase begins and brings the active player one loot play, good for the rest of the turn.'
	),
	'turn.declare': settled(
		'7.2',
		'In the action phase, with priority and an empty stack, the active player may declare an attack, a purchase or the end of the turn.'
	),
	'turn.active-only': settled('7.2', 'Only the active player declares.'),
	'turn.end-declared': settled(
		'7.2',
		'After the end of the turn is declared and priority has passed, the end phase starts.'
	),
	'turn.made-to-end': settled(
		'7.3',
		'An effect that ends the turn makes the end phase begin and leaves the stack as it is.'
	),
	'turn.end-triggers': settled(
		'7.3',
		'End phase, step 1: end-of-turn abilities trigger now; after them priority passes.'
	),
	'turn.hand-size': settled(
		'7.3',
		'End phase, step 2: the active player discards down to the maximum hand size of 10.'
	),
	'turn.heal': settled(
		'7.3',
		'As the turn ends everything with an HP stat heals to full, the dead included, and effects till end of turn end.'
	),
	'turn.next': settled('7', 'The turn passes to the player on the left.'),
	'turn.already-ending': settled(
		'7.3',
		'A turn whose end phase has begun takes no more declarations.'
	),
	'attack.declare': settled(
		'8',
		'The active player declares an attack; priority passes before a target is chosen.'
	),
	'attack.one-each-turn': settled('8', 'By default a player attacks at most once a turn.'),
	'attack.target': settled(
		'8',
		'Once priority has passed, the attacker chooses a monster in a slot or the top card of the monster deck.'
	),
	'attack.cannot-be-attacked': settled(
		'8',
		'A monster that cannot be attacked is no target; revealed by the attack it stays in the slot and the attack is cancelled.'
	),
	'attack.deck-top': settled(
		'8',
		"Attacking the deck's top card puts it on a monster slot, covering the monster there."
	),
	'attack.deck-slot': silent('8', 'The attacker chooses which slot the revealed card covers.'),
	'attack.deck-event': settled(
		'8',
		'An event revealed by an attack triggers as it enters play; it cannot be attacked.'
	),
	'attack.roll': settled(
		'8',
		'The attacker rolls against the target again and again until the attack ends.'
	),
	'attack.hit': settled(
		'8',
		"A result of at least the target's evasion hits: combat damage equal to the attacker's attack goes on the stack."
	),
	'attack.miss': settled(
		'8',
		"A result below the target's evasion misses: combat damage equal to the target's attack goes on the stack, directed at the attacker."
	),
	'attack.ends-at-zero': settled(
		'8',
		'The attack ends if attacker or target has 0 HP before the next attack roll.'
	),
	'attack.ends-by-death': settled('8', 'The attack ends when the attacker or the target dies.'),
	'attack.cancelled': settled(
		'8',
		'When an attack ends or is cancelled, its unresolved attack rolls and combat damage leave the stack.'
	),
	'attack.target-gone': silent(
		'8',
		'If the target is covered or leaves play some other way, the attack is cancelled and stays spent.'
	),
	'purchase.declare': settled(
		'9',
		'The active player declares a purchase; priority passes before they choose what to buy.'
	),
	'purchase.one-each-turn': settled('9', 'By default a player purchases at most once a turn.'),
	'purchase.pay': settled(
		'9',
		'Anything in the shop costs 10¢, and so does the treasure on top of its deck; it is paid for as it is chosen.'
	),
	'purchase.unpaid': settled(
		'9',
		'Who cannot pay the cost fails to purchase, and purchasing ends.'
	),
	'purchase.spent': silent('9', "A purchase that failed still counts as the turn's purchase."),
	'refill.when': settled(
		'10',
		'An empty slot is refilled from its deck the next time anyone would get priority.'
	),
	'refill.order': silent(
		'10',
		'Several empty slots are refilled in the order of the active player.'
	),
	'event.triggers': settled('2.3.2', 'The abilities of an event trigger when it enters play.'),
	'event.discarded': settled(
		'2.3.2',
		'Once all its abilities have resolved or been cancelled, an event goes to discard.'
	),
	'death.at-zero': settled(
		'11',
		'A player or monster at 0 HP has its death put on the stack the next time anyone would get priority.'
	),
	'death.order': settled(
		'8',
		'When a monster and a player are at 0 HP together, the death of the monster resolves first.'
	),
	'death.players-order': silent(
		'6.12',
		'Deaths of several players at once resolve in turn order; those of monsters as the active player orders them.'
	),
	'death.once': settled('11.2', 'A player dies at most once a turn.'),
	'death.healed': silent(
		'11',
		'Regaining HP under a pending death does not save: only preventing or cancelling it does.'
	),
	'death.target-gone': settled('6.14', 'A death whose object has left play fizzles.'),
	'death.would-die': silent(
		'11',
		'"When you would die" triggers as the death is put on the stack.'
	),
	'death.monster.held': settled(
		'11.1',
		'Step 1: the dying monster leaves its slot for a holding zone.'
	),
	'death.monster.triggers': settled(
		'11.1',
		'Step 2: abilities that trigger on its death trigger, and priority passes if any did.'
	),
	'death.monster.rewards': settled('11.1', 'Step 3: the active player gains the rewards.'),
	'death.monster.after-rewards': settled(
		'11.1',
		'Step 4: abilities that trigger on its death after the rewards trigger.'
	),
	'death.monster.soul': settled(
		'11.1',
		'Step 5: a monster with a soul icon becomes a soul of the active player.'
	),
	'death.monster.discard': settled('11.1', 'Step 6: any other monster goes to discard.'),
	'death.player.stops': settled(
		'11.2',
		'When the active player dies, their declarations stop and their attacks are cancelled.'
	),
	'death.player.before-penalty': settled(
		'11.2',
		'Abilities that trigger on a death trigger before the penalty unless they say after it.'
	),
	'death.player.penalty': settled(
		'11.2',
		'The penalty: destroy a non-eternal item, discard a loot card, lose 1¢, deactivate objects with a ↷ ability.'
	),
	'death.player.penalty-uninterrupted': silent(
		'11.2',
		'The penalty is paid in one go; nobody gets priority between its parts.'
	),
	'death.player.nothing-to-pay': silent(
		'11.2',
		'A part of the penalty that cannot be paid is skipped.'
	),
	'death.player.after-penalty': settled(
		'11.2',
		'Abilities that trigger after the penalty has been paid trigger now.'
	),
	'death.player.cleanup': settled(
		'11.2',
		'Cleanup: everything on the stack resolves and empty slots are refilled.'
	),
	'death.player.end': settled('11.2', 'A dead active player moves to the end phase.'),
	'roll.made': settled('13', 'Step 1: the die is rolled before it goes on the stack.'),
	'roll.modified': settled('13', 'Step 3: on the stack, abilities and loot may change the roll.'),
	'roll.would': settled(
		'13',
		'Step 4: when all have passed, abilities that trigger on what a player would roll trigger; a changed result goes back to step 3.'
	),
	'roll.would-once': silent(
		'13',
		'"Would roll" triggers once for each number the die arrives at, before standing modifiers.'
	),
	'roll.would-changed': silent(
		'6.14',
		'A "would roll" ability whose roll no longer shows its number as it resolves fizzles.'
	),
	'roll.standing': settled(
		'13',
		'Step 5: as the roll resolves, continuous effects change the result.'
	),
	'roll.bounds': settled('13', 'A roll is never above 6 or below 1.'),
	'roll.resolved': settled(
		'13',
		'Step 5: the roll is resolved and final; abilities that trigger on the number rolled trigger.'
	),
	'monster.reward-active': settled(
		'2.3.1',
		'The active player gets rewards and soul, whoever killed the monster.'
	)
} as const;
