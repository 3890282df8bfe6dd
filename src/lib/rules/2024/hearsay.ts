import type { RuleId2023 } from '../2023/index.ts';

/** What is told of the rulebook after it was captured, by whom: no part of it until it can be read there. */
export interface Hearsay {
	readonly says: string;
	/** Who tells it, and of when. */
	readonly from: string;
}

const DIGEST = 'a digest that another rules engine made of the page in October 2026';
const MIRROR = 'that digest, of the Russian mirror of the rules';
const FAQ = 'that digest, of the Russian FAQ';

/** By the rules that it would touch. */
export const HEARSAY: Partial<Readonly<Record<RuleId2023, Hearsay>>> = {
	'roll.d6': {
		says: 'All rolls are said to use a six-sided die unless something says otherwise.',
		from: `the dice chapter as it was typed off the page in September 2025, and ${DIGEST}`
	},
	'attack.forced': {
		says: 'An effect that forces an attack is said to be obeyed for as long as it applies.',
		from: DIGEST
	},
	'attack.forced-several': {
		says: 'Where two effects force different targets, the attacker is said to pick.',
		from: DIGEST
	},
	'attack.forced-before': {
		says: 'An Ambush! is said to count the attacks already made on the monster deck this turn; the rest are additional ones.',
		from: FAQ
	},
	'attack.deck-event': {
		says: 'When the card from the attacked deck is an event, the attack is said to be over.',
		from: `${DIGEST}, which may have inferred it`
	},
	'stack.waits': {
		says: 'An ability on the stack is said to resolve though its object has left play.',
		from: DIGEST
	},
	'solo.timer-death': {
		says: 'The timer is said to drop at any death of a character, not at one in their own turn alone.',
		from: MIRROR
	},
	'effect.replacement-same': {
		says: 'Two of Clubs, used twice, is said to double once.',
		from: FAQ
	},
	'roll.counted': {
		says: 'Of several dice, only the result that is chosen is said to count.',
		from: FAQ
	}
};
