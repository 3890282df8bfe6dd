/** Mutants of the charts and cards of the original edition that no scenario can notice, and why. */
import type { Survivor } from './survivors.ts';

const SAME_QUESTION =
	'The same: the state it is led to asks the same question first, or opens a window that closes at once as the turn is ending; nothing is told and nobody gets priority on the way.';
const RESOLVING = 'The same: "resolving" leads back to "before priority" without doing anything.';
const ENDS_WINDOW =
	'The same: both states end the window; the game is over only when there are winners.';
const OPENS_AGAIN =
	'The same: the turn opens the window of the action phase again at once, with the active player first, who has just declared.';
const FRAME_ENDS = 'The same: the frame ends as it does this, whatever state it is led to.';
const NO_ROLL = 'The same: no roll is called for, so both lead to the end.';
const NO_CARD = 'The same: its card is not held any more, and what goes elsewhere settles nothing.';

export const SURVIVORS_ORIGINAL: readonly Survivor[] = [
	// The turn
	{
		name: /^original turn: (started → ending \(the turn is ending\): led to "(looted|action)"|looted → ending \(the turn is ending\): led to "(started|action)"|action → ending \(the turn is ending\): led to "(started|looted)")$/,
		reason: SAME_QUESTION
	},

	// Resolving
	{
		name: /^original resolution: resolving → over \(it is an ambush\): led to "(resolved|rolled)"$/,
		reason: NO_ROLL
	},

	// Priority
	{
		name: /^original priority: (before priority → before priority|open → before priority on (play|activate|attack|purchase|soul purchase|barter)) \(.*\): led to "resolving"$/,
		reason: RESOLVING
	},
	{
		name: /^original priority: open → resolving on pass \(.*, something is above the mark\): led to "before priority"$/,
		reason: RESOLVING
	},
	{
		name: /^original priority: before priority → game over \(someone has won\): led to "(before priority|open|traded|resolving|closed)"$/,
		reason: 'The same: once there are winners no chart goes on, whatever state it is in.'
	},
	{
		name: /^original priority: (before priority → closed \(the turn is ending, the window is the turn’s own\)|open → closed on pass \(.*\)): led to "game over"$/,
		reason: ENDS_WINDOW
	},
	{
		name: /^original priority: open → before priority on (attack|purchase|soul purchase) \(.*\): led to "(closed|game over)"$/,
		reason: OPENS_AGAIN
	},
	{
		name: /^original priority: open → before priority on (attack|purchase|soul purchase) \(.*\): led to "(open|traded)"$/,
		reason:
			'Out of reach: only what looks at a declaration comes due by one, and no rule of the original knows of that.'
	},
	{
		name: /^original priority: open → open on end turn \(.*\): led to "/,
		reason: 'Never taken: no action phase ends by a declaration, and the question only says so.'
	},
	{
		name: /^original priority: open → (resolving|open|closed) on pass \(has priority, .*\): without asking "has priority"$/,
		reason:
			'Out of reach of a script: a line for a player implies the passes before it, so nobody passes out of turn there; and "refused" asks the questions of the plain pass.'
	},
	{
		name: /^original priority: open → resolving on pass \(.*\): without asking "no forced attack keeps them"$/,
		reason: 'The same: a forced attack keeps nobody from passing while something is on the stack.'
	},
	{
		name: /^original priority: open → (open|closed) on pass \(.*(somebody else has yet to pass|it is the action phase window)\): without asking "no forced attack keeps them"$/,
		reason: 'Out of reach of a script: "refused" asks the questions of the plain pass.'
	},
	{
		name: /^original priority: open → traded on barter \(only ¢ are traded, both trade and the ¢ are there\): without asking "both trade and the ¢ are there"$/,
		reason:
			'Out of reach of a script: "refused" asks the questions of the trade of goods, which has this one too.'
	},
	{
		name: /^original priority: open → before priority on activate \(.*\): without asking "the object is in play"$/,
		reason:
			'Out of reach of a script, which finds objects in play only; and what is not in play has no controller, so that the next question refuses it.'
	},
	{
		name: /^original priority: open → before priority on activate \(.*\): without asking "a room is for the active player"$/,
		reason: 'Out of reach: the original rules have no rooms, and the rule it refuses by is of 2023.'
	},
	{
		name: /^original priority: open → before priority on (attack|purchase|soul purchase) \(.*\): without asking "it is the action phase"$/,
		reason:
			'The same: no window outside the action phase is one of it, and that question refuses by the same rule.'
	},

	// Resolving
	{
		name: /^original resolution: resolving → over \((all its targets are gone|some of its targets are gone, and one is enough|its roll shows another number by now|it is a trinket)\): led to "(resolved|rolled)"$/,
		reason: NO_ROLL
	},
	{
		name: /^original resolution: resolving → over \(its roll shows another number by now\): led to "performed"$/,
		reason:
			'The same: only a triggered ability looks at what would be rolled, so there is no card to discard and no roll to make.'
	},
	{
		name: /^original resolution: resolving → over \(it waits for a roll\): led to "(resolved|rolled)"$/,
		reason: NO_ROLL
	},
	{
		name: /^original resolution: resolved → rolled \(a roll is called for\): led to "(resolved|over)"$/,
		reason: 'The same: the rolls are made before the next transition, and none is called for then.'
	},
	{
		name: /^original resolution: (resolved → over: led to "rolled"|rolled → over: led to "resolved")$/,
		reason: NO_ROLL
	},
	{
		name: /^original resolution: resolved → rolled \(a roll is called for\): without asking "a roll is called for"$/,
		reason: NO_ROLL
	},
	{
		name: /^original roll: resolved → over \(the roll is an attack roll, the roll reaches the evasion\): without asking "the roll is an attack roll"$/,
		reason:
			'The same: only an attack roll reaches an evasion; the question stands there to be read.'
	},

	// Damage
	{
		name: /^original damage: taking → over \(the damaged one is gone\): led to "(counted|at once)"$/,
		reason: 'The same: nobody is there to take it.'
	},
	{
		name: /^original damage: at once → at once \(a replacement applies\): led to "taking"$/,
		reason: 'The same: what is no combat damage is led from there to "at once".'
	},
	{
		name: /^original damage: (counted → over \(no damage is left\): led to "at once"|at once → over \(no damage is left\): led to "counted")$/,
		reason: 'The same: no damage is left there either.'
	},

	// Attacking and purchasing
	{
		name: /^original attack: (starting|rolled) → rolling: led to "revealed"$/,
		reason:
			'The same while no card makes a monster lose the right to be attacked in an attack: the target is no card of the deck and can be attacked.'
	},
	{
		name: /^original attack: rolling → rolling \(the next to roll is dead\): /,
		reason:
			'Out of reach: only a room lets others roll in an attack, and the original rules have no rooms.'
	},
	{
		name: /^original purchase: (declaring → over \(nothing can be purchased\)|resolving → over \(what was to be purchased has gone\)|resolving → over): led to "paid"$/,
		reason: 'The same: "paid" leads to the end without doing anything.'
	},
	{
		name: /^original purchase: resolving → paid \(the buyer can pay(, the deck is purchased from)?\): led to "over"$/,
		reason: 'The same: "paid" leads to the end without doing anything.'
	},

	// Death and refilling
	{
		name: /^original monsterDeath: dying → over \((the monster has been healed and that saves it|something else happens instead)\): led to "settling"$/,
		reason: NO_CARD
	},
	{
		name: /^original monsterDeath: settling → over( \(the card is a soul\))?: led to "settling"$/,
		reason: NO_CARD
	},
	{
		name: /^original monsterDeath: settling → over \(the card cannot be put into discard\): /,
		reason:
			'Out of reach: no card that the original rules know says so, and the rule it goes back by is of 2023.'
	},
	{
		name: /^original refill: ordering → filling: led to "(ordering|revealed|playing|over)"$/,
		reason: FRAME_ENDS
	},
	{
		name: /^original refill: revealed → playing \(a slot is left to fill\): led to "filling"$/,
		reason: 'The same: "playing" leads there without doing anything.'
	},
	{
		name: /^original refill: revealed → over: led to "ordering"$/,
		reason: 'The same: no slot is left to put a refill on the stack for.'
	},
	{
		name: /^original reward: resolving → over \(the reward waits for a roll\): led to "resolving"$/,
		reason: FRAME_ENDS
	},

	// Cards
	{
		name: /^original shadow, line 1: effect\.(until is "indefinitely"|once left out)$/,
		reason: 'The same: a player dies once in a turn, and that penalty is paid in it.'
	}
];
