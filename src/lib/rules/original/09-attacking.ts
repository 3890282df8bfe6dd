import { same, settled, silent, unsaid } from './rule.ts';

/** "Attacking": rules of this edition alone. */
export const ATTACKING = {
	'attack.declaration-on-stack': settled(
		'attacking',
		'An attack names its target at once',
		'Step 1: the attacker names an active monster or the top of the monster deck, and that declaration goes on the stack.'
	),
	'attack.starts': settled(
		'attacking',
		'When an attack starts',
		'The attack starts when its declaration resolves.'
	),
	'attack.deck-non-monster': settled(
		'attacking',
		'The deck reveals no monster',
		"If the revealed card isn't a monster, the attack ends and the active player must play the card. Then they get priority."
	),
	'attack.again': settled(
		'attacking',
		'The next attack roll',
		'Step 4: combat damage is taken, what it triggers resolves, and then, if both still live, the next attack roll is made.'
	),
	'combat-damage.bonus-late': settled(
		'glossary',
		'Attack counts as damage resolves',
		'A bonus to attack counts if it is there as the combat damage resolves, whatever was so when that went on the stack.'
	),
	'damage.combat-only': settled(
		'stack',
		'Only combat damage uses the stack',
		'Only combat damage is put on the stack; all other damage is taken while its effect resolves.'
	),
	'attack.forced-next': settled(
		'attacking',
		'Forced at the first chance',
		'A forced attack is declared at the first chance that turn: with priority in the action phase on an empty stack.'
	),
	'attack.forced-this-turn': settled(
		'glossary',
		'Forced to attack this turn',
		'A forced attack that is due "this turn" can wait, but until it is made the active player cannot pass priority to leave the action phase.'
	),
	'attack.forced-uses': settled(
		'rulings.treasure',
		'A forced attack is your attack',
		'A forced attack uses up the attack of the turn if that is still left.'
	),
	'attack.deck-if-able': settled(
		'faq.attacking',
		'Forced, but nothing can be covered',
		'Being forced to attack the monster deck fizzles where no active monster can be covered.'
	),
	'attack.unattackable-spent': settled(
		'faq.attacking',
		'Revealing what cannot be attacked',
		"If an attack on the deck reveals something that can't be attacked, it still counts as the attack of the turn."
	),
	'attack.unattackable-damaged': settled(
		'faq.attacking',
		'What cannot be attacked can be hurt',
		'Monsters that cannot be attacked can still be damaged and killed by effects.'
	),
	'attack.covered': silent(
		'attacking',
		'A covered monster leaves the attack',
		'A monster that is covered or taken out of its slot has left the attack, and the attack ends.'
	)
} as const;

/** What that section shares with the rules of 2023. */
export const ATTACKING_SHARED = {
	'attack.one-each-turn': same('attacking'),
	'attack.more': same('attacking'),
	'attack.forced-several': unsaid('attacking'),
	'attack.forced-before': same('rulings.monsters'),
	'attack.cannot-be-attacked': same('faq.attacking'),
	'attack.declaration-looks': unsaid(
		'attacking',
		'An ability that looks for the declaration of an attack triggers as the declaration, with its target, goes on the stack.'
	),
	'attack.roll': same('attacking'),
	'attack.several-rollers': unsaid('attacking'),
	'attack.cancelled-spent': unsaid(
		'faq.attacking',
		'An attack that comes to nothing stays spent; the FAQ says so of a monster that cannot be attacked.'
	),
	'attack.rollers-die': unsaid('attacking'),
	'attack.dead-roll': unsaid('attacking'),
	'attack.second-hit': unsaid('attacking'),
	'attack.second-miss': unsaid('attacking'),
	'attack.evasion-bounds': same('dice', 'The evasion of a monster is never above 6 or below 1.'),
	'attack.deck-top': same('attacking'),
	'attack.deck-no-monster': unsaid('attacking'),
	'attack.deck-this': unsaid('attacking'),
	'attack.deck-slot': unsaid('attacking'),
	'attack.hit': same('attacking'),
	'attack.miss': same('attacking'),
	'attack.ends-by-death': same('attacking'),
	'attack.ends-at-zero': same('attacking'),
	'attack.ends-cancelled': same('fizzling'),
	'attack.cancelled': same('fizzling'),
	'damage.marked': same('attacking', 'Damage that is taken is marked on its target.'),
	'damage.takes': unsaid(
		'attacking',
		'Damage is taken by its target, and dealt by its source, at the moment it happens.'
	),
	'damage.at-zero': same('faq.player-death'),
	'damage.source': unsaid('attacking'),
	'damage.from-game': unsaid('attacking'),
	'damage.none': unsaid('attacking'),
	'damage.target-gone': same('fizzling')
} as const;
