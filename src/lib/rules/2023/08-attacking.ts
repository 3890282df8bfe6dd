import { guidance, settled, silent } from '../rule.ts';

/** Chapter 8. */
export const ATTACKING = {
	'attack.declare': settled(
		'8',
		'Declaring an attack',
		'The active player declares an attack; priority passes before a target is chosen.'
	),
	'attack.one-each-turn': settled(
		'8',
		'One attack each turn',
		'By default a player attacks at most once a turn; a monster that is killed in another way counts as no attack.'
	),
	'attack.more': settled(
		'8',
		'More attacks',
		'Effects change how many attacks the active player can make.'
	),
	'attack.forced': silent(
		'8',
		'Forced attacks',
		'An attack that must be made is made with any attack that is left; the turn cannot be ended before, if it can be made.'
	),
	'attack.forced-several': silent(
		'8',
		'Several forced attacks',
		'One attack does for all that ask for it. Where two ask for different targets and only one attack is left, the attacker chooses between them.'
	),
	'attack.forced-before': silent(
		'8',
		'Attacks already made count',
		'If you are forced to attack the monster deck, the attacks that you have already made on it this turn count toward that.'
	),
	'attack.target': settled(
		'8',
		'Choosing the target of an attack',
		'Once priority has passed, the attacker chooses a monster in a slot or the top card of the monster deck.'
	),
	'attack.other-targets': settled(
		'8',
		'Other things to attack',
		'Where something lets players, items, rooms or the like be attacked, the attacker may choose them as well.'
	),
	'attack.cannot-be-attacked': settled(
		'8',
		'What cannot be attacked',
		"A monster that cannot be attacked can't be a target. If the attack reveals it, it stays in the slot and the attack is cancelled."
	),
	'attack.declaration-looks': settled(
		'8',
		'Abilities that look for a declaration',
		'An ability that looks for the declaration of an attack triggers before there is a target. One that looks for an attack on something triggers once that has been chosen.'
	),
	'attack.target-triggers': silent(
		'8',
		'What triggers on the target',
		'Abilities that trigger when the target is chosen go on the stack above the first attack roll.'
	),
	'attack.deck-top': settled(
		'8',
		'Attacking the monster deck',
		"Attacking the deck's top card puts it on a monster slot, covering the monster there."
	),
	'attack.deck-slot': silent(
		'8',
		'Which slot the revealed card covers',
		'The attacker chooses which slot the revealed card covers.'
	),
	'attack.deck-event': settled(
		'8',
		'Attacking into an event',
		'An event revealed by an attack triggers as it enters play; it cannot be attacked.'
	),
	'attack.deck-no-monster': settled(
		'8',
		'A deck attack is no attack on a monster',
		"If an ability looks for an attack on a monster, an attack on the monster deck isn't one, whatever card comes up."
	),
	'attack.deck-this': settled(
		'8',
		'The revealed card sees the attack',
		'An ability of a card that looks for an attack on that very card sees it when the attack on the deck brings the card up, too.'
	),
	'attack.roll': settled(
		'8',
		'Attack rolls',
		'The attacker rolls against the target again and again until the attack ends.'
	),
	'attack.tracking-hp': guidance(
		'8',
		'Keeping track of HP',
		'The eight-sided die can show how much HP the monster has left.'
	),
	'attack.hit': settled(
		'8',
		'A hit',
		"A result of at least the target's evasion hits: combat damage equal to the attacker's attack goes on the stack."
	),
	'attack.miss': settled(
		'8',
		'A miss',
		"A result below the target's evasion misses: combat damage equal to the target's attack goes on the stack, directed at the attacker."
	),
	'attack.several-rollers': settled(
		'8',
		'Others who make attack rolls',
		'A player who makes attack rolls in another’s attack is not the attacking player.'
	),
	'attack.rollers-die': settled(
		'8',
		'When another roller dies',
		'When another player who makes attack rolls in it dies, the attack goes on. The dead make no attack rolls.'
	),
	'attack.dead-roll': silent(
		'8',
		'The last roll of the dead',
		'When another player who makes attack rolls dies, a roll of theirs that is already on the stack still counts.'
	),
	'attack.second-hit': silent(
		'8',
		'Another roller hits',
		'When another player rolls in your attack and hits, they deal combat damage equal to their own attack.'
	),
	'attack.second-miss': silent(
		'8',
		'Another roller misses',
		'When another player rolls in your attack and misses, the combat damage is directed at them.'
	),
	'attack.evasion-bounds': silent(
		'8',
		'Evasion is 1 to 6',
		'Evasion never goes above 6 or below 1.'
	),
	'attack.ends-by-death': settled(
		'8',
		'A death ends the attack',
		'The attack ends when the attacker or the target dies.'
	),
	'attack.ends-at-zero': settled(
		'8',
		'0 HP ends the attack',
		'The attack ends if attacker or target has 0 HP before the next attack roll.'
	),
	'attack.ends-cancelled': settled(
		'8',
		'Cancelling an attack',
		'An attack also ends by being cancelled: by an effect that says so, or by one that moves the turn to its end phase.'
	),
	'attack.target-gone': silent(
		'8',
		'The target leaves play',
		'If the target is covered or leaves play some other way, the attack is cancelled and stays spent.'
	),
	'attack.cancelled-spent': silent(
		'8',
		'A cancelled attack is spent',
		'An attack that an effect cancels stays spent.'
	),
	'attack.cancelled': settled(
		'8',
		'What an ended attack takes along',
		'When an attack ends or is cancelled, its unresolved attack rolls and combat damage leave the stack.'
	),
	'death.order': settled(
		'8',
		'Monster and player at 0 HP together',
		'When a monster and a player are at 0 HP together, the death of the monster resolves first.'
	)
} as const;
