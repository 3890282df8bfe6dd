import { guidance, settled, silent } from '../rule.ts';

/** Chapter 8. */
export const ATTACKING = {
	'attack.declare': settled(
		'8',
		'The active player declares an attack; priority passes before a target is chosen.'
	),
	'attack.one-each-turn': settled(
		'8',
		'By default a player attacks at most once a turn; a monster that is killed in another way counts as no attack.'
	),
	'attack.more': settled('8', 'Effects change how many attacks the active player can make.'),
	'attack.forced': silent(
		'8',
		'An attack that must be made is made with any attack that is left; the turn cannot be ended before, if it can be made.'
	),
	'attack.forced-several': silent(
		'8',
		'One attack does for all that ask for it. Where two ask for different targets and only one attack is left, the attacker chooses between them.'
	),
	'attack.forced-before': silent(
		'8',
		'Attacks on the monster deck that were made this turn count for so many that must be made on it.'
	),
	'attack.target': settled(
		'8',
		'Once priority has passed, the attacker chooses a monster in a slot or the top card of the monster deck.'
	),
	'attack.other-targets': settled(
		'8',
		'Where something lets players, items, rooms or the like be attacked, the attacker may choose them as well.'
	),
	'attack.cannot-be-attacked': settled(
		'8',
		'A monster that cannot be attacked is no target; revealed by the attack it stays in the slot and the attack is cancelled.'
	),
	'attack.declaration-looks': settled(
		'8',
		'An ability that looks for the declaration of an attack triggers before there is a target; one that looks for an attack on something, once that has been chosen.'
	),
	'attack.target-triggers': silent(
		'8',
		'What triggers when the target is chosen goes on the stack above the first attack roll.'
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
	'attack.deck-no-monster': settled(
		'8',
		'An attack on the monster deck is no attack on a monster for an ability that looks for one, whatever comes up.'
	),
	'attack.deck-this': settled(
		'8',
		'An ability of a card that looks for an attack on that very card sees it when the attack on the deck brings the card up, too.'
	),
	'attack.roll': settled(
		'8',
		'The attacker rolls against the target again and again until the attack ends.'
	),
	'attack.tracking-hp': guidance(
		'8',
		'The eight-sided die can show how much HP the monster has left.'
	),
	'attack.hit': settled(
		'8',
		"A result of at least the target's evasion hits: combat damage equal to the attacker's attack goes on the stack."
	),
	'attack.miss': settled(
		'8',
		"A result below the target's evasion misses: combat damage equal to the target's attack goes on the stack, directed at the attacker."
	),
	'attack.several-rollers': settled(
		'8',
		'A player who makes attack rolls in another’s attack is not the attacking player.'
	),
	'attack.rollers-die': settled(
		'8',
		'When such a player dies the attack goes on, and the dead make no attack rolls.'
	),
	'attack.dead-roll': silent(
		'8',
		'When such a player dies, an attack roll of theirs that is already on the stack still counts.'
	),
	'attack.second-hit': silent(
		'8',
		'When such a player hits, they deal combat damage equal to their own attack.'
	),
	'attack.second-miss': silent(
		'8',
		'When such a player misses, the combat damage is directed at them.'
	),
	'attack.evasion-bounds': silent('8', 'Evasion never goes above 6 or below 1.'),
	'attack.ends-by-death': settled('8', 'The attack ends when the attacker or the target dies.'),
	'attack.ends-at-zero': settled(
		'8',
		'The attack ends if attacker or target has 0 HP before the next attack roll.'
	),
	'attack.ends-cancelled': settled(
		'8',
		'An attack also ends by being cancelled: by an effect that says so, or by one that moves the turn to its end phase.'
	),
	'attack.target-gone': silent(
		'8',
		'If the target is covered or leaves play some other way, the attack is cancelled and stays spent.'
	),
	'attack.cancelled-spent': silent('8', 'An attack that an effect cancels stays spent.'),
	'attack.cancelled': settled(
		'8',
		'When an attack ends or is cancelled, its unresolved attack rolls and combat damage leave the stack.'
	),
	'death.order': settled(
		'8',
		'When a monster and a player are at 0 HP together, the death of the monster resolves first.'
	)
} as const;
