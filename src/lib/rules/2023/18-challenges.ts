import { guidance, settled } from '../rule.ts';

/** Chapter 18. */
export const CHALLENGES = {
	'challenge.what': guidance(
		'18',
		'What a challenge is',
		'A challenge is another way to play solitaire or co-op mode, often against each other too, with the cards you have. Challenges are on maestromedia.com.'
	),
	'challenge.own-rules': guidance(
		'18',
		'Rules of a challenge',
		'Each challenge has rules of its own. Those here hold for all of them.'
	),
	'challenge.boss-slot': guidance(
		'18',
		'The final boss slot',
		"A final boss slot isn't a monster slot."
	),
	'challenge.boss-stays': settled(
		'18',
		'A final boss stays',
		'A card in a final boss slot cannot be covered, and leaves it only by being killed, unless something says otherwise.'
	),
	'challenge.boss-is-a-monster': guidance(
		'18',
		'A final boss is a monster',
		'A monster in a final boss slot is still a monster, just as in a monster slot: whatever counts, affects or targets monsters does so there too. It is also a final boss.'
	),
	'challenge.boss-attack': settled(
		'18',
		'Attacking a final boss',
		'The active player may attack a monster in a final boss slot.'
	),
	'challenge.boss-armor': settled(
		'18',
		'Boss armor',
		'A final boss has boss armor: killed by an ability, or dealt more than 3 damage at once outside combat, it takes 3 damage instead.'
	),
	'challenge.boss-dies': settled(
		'18',
		'The death of a final boss',
		'A final boss dies as any monster does. The challenge says what comes then; often it has been won.'
	),
	'challenge.minion-slot': guidance('18', 'Minion slots', "A minion slot isn't a monster slot."),
	'challenge.minion-stays': settled(
		'18',
		'A minion stays',
		'A monster leaves a minion slot only by being killed, unless something says otherwise.'
	),
	'challenge.minion-is-a-monster': guidance(
		'18',
		'A minion is a monster',
		'A monster in a minion slot is still a monster, just as in a monster slot: whatever counts, affects or targets monsters does so there too. It is also a minion.'
	),
	'challenge.minion-attack': settled(
		'18',
		'Attacking a minion',
		'The active player may attack a monster in a minion slot.'
	),
	'challenge.minion-put': guidance(
		'18',
		'A new minion, a new slot',
		'A monster that is put into a minion slot gets a new minion slot of its own, unless something says otherwise.'
	),
	'challenge.minion-only-when-told': guidance(
		'18',
		'What goes into a minion slot',
		'A card goes into a minion slot only where something says so.'
	),
	'challenge.minion-dies': settled(
		'18',
		'The death of a minion',
		'A minion dies as any monster does, and its empty slot is not refilled.'
	),
	'challenge.minion-event': guidance(
		'18',
		'An event in a minion slot',
		'An event in a minion slot triggers and goes to discard as it would in a monster slot.'
	),
	'challenge.timer': settled(
		'18',
		'The timer of a challenge',
		'The timer goes down at the end of each round and where something says so. A death leaves it alone, unless the challenge counts it.'
	),
	'challenge.goal': settled(
		'18',
		'The goal of a challenge',
		'A challenge has a goal and is won by reaching that alone.'
	),
	'challenge.no-other-end': settled(
		'18',
		'No other way to win a challenge',
		'Where an ability would make somebody win or end the game otherwise, the challenge goes on.'
	)
} as const;
