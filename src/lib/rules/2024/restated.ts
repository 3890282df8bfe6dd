import type { RuleId2023 } from '../2023/index.ts';
import { doubtful, stated, type Restated } from './rule.ts';

/** The rules of 2023 that the online rulebook has in other words, settles, or casts doubt on. */
export const RESTATED = {
	'ability.fizzle': stated(),
	'death.would-die': doubtful(
		'"When you would die" triggers as the death is put on the stack. Where the line goes on with "prevent", the rulebook calls it a trigger by its first word and a replacement by its verb.'
	),
	'attack.deck-slot': stated(),
	'attack.evasion-bounds': stated(),
	'copy.object': stated(
		'An object that becomes a copy of another, of whatever kind, has that one’s abilities, name, stat block, reward box and soul icon and none of its own. That lasts as long as the ability says. It keeps what cannot be copied.'
	),
	'counter.no-effect': stated(
		'A counter, named or not, does nothing by itself unless it is a special counter. Abilities may look at counters and give them a meaning.'
	),
	'destroy.discard': stated(
		'A destroyed object is put into discard if it does not die though it has 0 HP, or if it has no HP stat.'
	),
	'give.moves': stated(
		'To give is to move an object in play, a loot card in hand or ¢ from one player to another. Which object or loot card it is, the giver chooses.'
	),
	'prevent.next': stated(
		'"Prevent the next" is a replacement that waits for the damage; what is reduced to nothing is not taken.'
	),
	'death.healed': stated(),
	'death.monster.discard': stated('Step 5: a monster without a soul icon goes to discard.'),
	'death.monster.returns': doubtful(
		'A monster that cannot be put into discard goes back to the slot it was in, where step 5 would discard it. The rulebook says step 6, which is the refill now.'
	),
	'death.player.nothing-to-pay': stated()
} as const satisfies Partial<Record<RuleId2023, Restated>>;
