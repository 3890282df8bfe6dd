import { SURVIVING_CARDS } from './surviving-cards.ts';

/** Mutants that no scenario notices, by name, and why. One that a scenario comes to notice must go from here. */
export const SURVIVORS: readonly { readonly reason: string; readonly names: readonly string[] }[] =
	[
		{
			reason:
				'The same: the state it is led to asks the same question first, or opens a window that closes at once as the turn is ending; nothing is told and nobody gets priority on the way.',
			names: [
				'turn: started → ending (the turn is ending): led to "looting"',
				'turn: started → ending (the turn is ending): led to "looted"',
				'turn: started → ending (the turn is ending): led to "action"',
				'turn: started → ending (the turn is ending): led to "end declared"',
				'turn: looted → ending (the turn is ending): led to "started"',
				'turn: looted → ending (the turn is ending): led to "action"',
				'turn: looted → ending (the turn is ending): led to "end declared"',
				'turn: action → ending (the turn is ending): led to "started"',
				'turn: action → ending (the turn is ending): led to "looting"',
				'turn: action → ending (the turn is ending): led to "looted"',
				'turn: action → ending (the turn is ending): led to "end declared"',
				'original turn: started → ending (the turn is ending): led to "looted"',
				'original turn: started → ending (the turn is ending): led to "action"',
				'original turn: looted → ending (the turn is ending): led to "started"',
				'original turn: looted → ending (the turn is ending): led to "action"',
				'original turn: action → ending (the turn is ending): led to "started"',
				'original turn: action → ending (the turn is ending): led to "looted"'
			]
		},
		{
			reason:
				'The same: no other room has stayed by then, nobody is asked for a room where no monster died, and to heal and end effects twice changes nothing.',
			names: [
				'turn: hand size → rooms cleared (a room has stayed for a round): led to "end triggers"',
				'turn: hand size → rooms cleared (a room has stayed for a round): led to "hand size"',
				'turn: hand size → rooms cleared (a room has stayed for a round): led to "room"',
				'turn: room → rooms cleared (a room has stayed for a round): led to "room"',
				'turn: room → over: led to "rooms cleared"',
				'turn: rooms cleared → over: led to "room"'
			]
		},
		{
			reason: 'The same: once there are winners no chart goes on, whatever state it is in.',
			names: [
				'priority: before priority → game over (someone has won): led to "before priority"',
				'priority: before priority → game over (someone has won): led to "open"',
				'priority: before priority → game over (someone has won): led to "traded"',
				'priority: before priority → game over (someone has won): led to "resolving"',
				'priority: before priority → game over (someone has won): led to "closed"',
				'original priority: before priority → game over (someone has won): led to "before priority"',
				'original priority: before priority → game over (someone has won): led to "open"',
				'original priority: before priority → game over (someone has won): led to "traded"',
				'original priority: before priority → game over (someone has won): led to "resolving"',
				'original priority: before priority → game over (someone has won): led to "closed"'
			]
		},
		{
			reason: 'The same: "resolving" leads back to "before priority" without doing anything.',
			names: [
				'priority: before priority → before priority (deaths are due, deaths come before triggers): led to "resolving"',
				'priority: before priority → before priority (triggers are waiting): led to "resolving"',
				'priority: before priority → before priority (deaths are due): led to "resolving"',
				'priority: before priority → before priority (an event is done): led to "resolving"',
				'priority: before priority → before priority (a slot is empty): led to "resolving"',
				'priority: open → before priority on play (has priority, nothing keeps them from playing loot, the card is in hand, a loot play is left, the cost can be paid, its option is named, no dead player is chosen, a target exists, its targets are named): led to "resolving"',
				'priority: open → before priority on activate (the object is in play, it is not in the shop, it is no soul, it can be activated, controls it, has priority, a room is for the active player, a purchase could be declared where that is asked, it is charged, it is when it says it can be used, nothing keeps them from activating it, the cost can be paid, its option is named, no dead player is chosen, a target exists, its targets are named): led to "resolving"',
				'original priority: before priority → before priority (deaths are due, deaths share the order of triggers): led to "resolving"',
				'original priority: before priority → before priority (triggers are waiting): led to "resolving"',
				'original priority: before priority → before priority (deaths are due): led to "resolving"',
				'original priority: before priority → before priority (a slot is empty): led to "resolving"',
				'original priority: open → resolving on pass (has priority, no forced attack keeps them, no forced purchase keeps them, something is above the mark): led to "before priority"',
				'original priority: open → before priority on play (has priority, nothing keeps them from playing loot, the card is in hand, a loot play is left, the cost can be paid, its option is named, no dead player is chosen, the roll has not resolved, a target exists, its targets are named, no attack must come first): led to "resolving"',
				'original priority: open → before priority on activate (the object is in play, it is not in the shop, it is no soul, it can be activated, controls it, has priority, a room is for the active player, a purchase could be declared where that is asked, it is charged, it is when it says it can be used, nothing keeps them from activating it, the cost can be paid, its option is named, no dead player is chosen, the roll has not resolved, a target exists, its targets are named, no attack must come first): led to "resolving"',
				'original priority: open → before priority on attack (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, an attack is left, nothing keeps them from attacking): led to "resolving"',
				'original priority: open → before priority on purchase (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, a purchase is left, nothing keeps them from purchasing, no attack must come first): led to "resolving"',
				'original priority: open → before priority on soul purchase (souls buy something, is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, the soul is theirs): led to "resolving"'
			]
		},
		{
			reason: 'The same: both states end the window; the game is over only when there are winners.',
			names: [
				'priority: before priority → closed (the turn is ending, the window is the turn’s own, the end phase begins at once): led to "game over"',
				'priority: before priority → closed (the cleanup does not wait for later deaths): led to "game over"',
				'priority: open → closed on pass (has priority): led to "game over"',
				'priority: open → closed on attack (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, an attack is left, nothing keeps them from attacking): led to "game over"',
				'priority: open → closed on purchase (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, a purchase is left, nothing keeps them from purchasing): led to "game over"',
				'priority: open → closed on end turn (is the active player, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, no attack is owed, no purchase is owed): led to "game over"',
				'original priority: before priority → closed (the turn is ending, the window is the turn’s own): led to "game over"',
				'original priority: open → closed on pass (has priority, no forced attack keeps them, no forced purchase keeps them, it is the action phase window): led to "game over"',
				'original priority: open → closed on pass (has priority, no forced attack keeps them, no forced purchase keeps them): led to "game over"'
			]
		},
		{
			reason:
				'The same: nothing waits and nobody has won by then, so "traded" leads on to "open" at once.',
			names: [
				'priority: before priority → open: led to "traded"',
				'priority: open → open on pass (has priority, somebody else has yet to pass): led to "traded"',
				'priority: open → open on pass (has priority, it is the action phase window): led to "traded"',
				'original priority: before priority → open: led to "traded"',
				'original priority: open → open on pass (has priority, no forced attack keeps them, no forced purchase keeps them, somebody else has yet to pass): led to "traded"'
			]
		},
		{
			reason: 'The same: "resolving" leads to "before priority" without doing anything.',
			names: [
				'priority: open → resolving on pass (has priority, something is above the mark): led to "before priority"',
				'priority: traded → before priority (the trade has brought something about): led to "resolving"',
				'original priority: traded → before priority (the trade has brought something about): led to "resolving"'
			]
		},
		{
			reason:
				'The same: the turn opens the window of the action phase again at once, with the active player first.',
			names: [
				'priority: open → open on pass (has priority, it is the action phase window): led to "closed"',
				'priority: open → open on pass (has priority, it is the action phase window): led to "game over"'
			]
		},
		{
			reason: 'Out of reach: the variants that allow it are of the original rules.',
			names: [
				'priority: open → open on soul purchase (souls buy something): led to "before priority"',
				'priority: open → open on soul purchase (souls buy something): led to "traded"',
				'priority: open → open on soul purchase (souls buy something): led to "resolving"',
				'priority: open → open on soul purchase (souls buy something): led to "closed"',
				'priority: open → open on soul purchase (souls buy something): led to "game over"',
				'priority: open → traded on barter (the players may trade, both trade and the ¢ are there, goods may be traded): without asking "goods may be traded"'
			]
		},
		{
			reason: 'The same: nothing was performed, so no roll is called for and both lead to the end.',
			names: [
				'resolution: resolving → over (all its targets are gone): led to "resolved"',
				'resolution: resolving → over (all its targets are gone): led to "rolled"',
				'resolution: resolving → over (some of its targets are gone, and one is enough): led to "resolved"',
				'resolution: resolving → over (some of its targets are gone, and one is enough): led to "rolled"',
				'resolution: resolving → over (its roll shows another number by now, and that cancels it): led to "resolved"',
				'resolution: resolving → over (its roll shows another number by now, and that cancels it): led to "rolled"',
				'resolution: resolving → over (it is a trinket): led to "resolved"',
				'resolution: resolving → over (it is a trinket): led to "rolled"',
				'resolution: resolving → over (it is an ambush): led to "resolved"',
				'resolution: resolving → over (it is an ambush): led to "rolled"'
			]
		},
		{
			reason:
				'The same: only a triggered ability looks at what would be rolled, so there is no card to discard and no roll to make.',
			names: [
				'resolution: resolving → over (its roll shows another number by now, and that cancels it): led to "performed"',
				'original resolution: resolving → over (its roll shows another number by now): led to "performed"'
			]
		},
		{
			reason:
				'The same: the rolls are made before the next transition, and none is called for then.',
			names: [
				'resolution: resolved → rolled (a roll is called for): led to "resolved"',
				'resolution: resolved → rolled (a roll is called for): led to "over"',
				'original resolution: resolved → rolled (a roll is called for): led to "resolved"',
				'original resolution: resolved → rolled (a roll is called for): led to "over"'
			]
		},
		{
			reason: 'The same: no roll is called for any more, so both lead to the end.',
			names: [
				'resolution: resolved → over: led to "rolled"',
				'resolution: rolled → over: led to "resolved"'
			]
		},
		{
			reason:
				'The same while no card makes a monster lose the right to be attacked in an attack: a chosen target is no event and can be attacked.',
			names: ['attack: chosen → rolling: led to "revealed"']
		},
		{
			reason: 'The same: the target is a monster by then, so "chosen" leads to "rolling".',
			names: [
				'attack: revealed → rolling: led to "chosen"',
				'attack: rolling → rolling (the choice of the target has triggered something, and that comes before the roll): led to "chosen"'
			]
		},
		{
			reason: 'The same: the target is a monster by then, so that both lead to "rolling".',
			names: [
				'attack: rolling → rolling (an attack roll has been dealt with): led to "chosen"',
				'attack: rolling → rolling (an attack roll has been dealt with): led to "revealed"',
				'attack: rolling → rolling (something looks out for the next roll): led to "chosen"',
				'attack: rolling → rolling (something looks out for the next roll): led to "revealed"',
				'original attack: rolling → rolling (something looks out for the next roll): led to "starting"',
				'original attack: rolling → rolling (something looks out for the next roll): led to "revealed"',
				'attack: rolling → rolling (the next to roll is dead): led to "chosen"',
				'attack: rolling → rolling (the next to roll is dead): led to "revealed"',
				'original attack: rolling → rolling (an attack roll has been dealt with): led to "revealed"',
				'original attack: rolling → rolling (the choice of the target has triggered something, and that comes before the roll): led to "starting"',
				'original attack: rolling → rolling (the choice of the target has triggered something, and that comes before the roll): led to "revealed"',
				'original attack: rolling → rolling (the next to roll is dead): led to "revealed"'
			]
		},
		{
			reason: 'The same: the target is a monster by then, so "revealed" leads to "rolling".',
			names: [
				'attack: rolling → rolling (the choice of the target has triggered something, and that comes before the roll): led to "revealed"'
			]
		},
		{
			reason: 'The same: "paid" leads to the end without doing anything.',
			names: [
				'purchase: choosing → over (nothing can be purchased): led to "paid"',
				'purchase: chosen → paid (the buyer can pay): led to "over"',
				'purchase: chosen → over: led to "paid"',
				'original purchase: declaring → over (nothing can be purchased): led to "paid"',
				'original purchase: resolving → over (what was to be purchased has gone): led to "paid"',
				'original purchase: resolving → paid (the buyer can pay, the deck is purchased from): led to "over"',
				'original purchase: resolving → paid (the buyer can pay): led to "over"',
				'original purchase: resolving → over: led to "paid"'
			]
		},
		{
			reason:
				'The same: a monster that was not taken from its slot settles nothing, and no trigger is waiting.',
			names: [
				'monsterDeath: dying → over (the monster has been healed and that saves it): led to "looked"',
				'monsterDeath: dying → over (the monster has been healed and that saves it): led to "settling"'
			]
		},
		{
			reason: 'The same: once the window has closed no trigger is waiting, and the state is left.',
			names: [
				'monsterDeath: held → rewarding (triggers are waiting): led to "held"',
				'monsterDeath: looked → settling (triggers are waiting): led to "looked"',
				'playerDeath: died → penalty (triggers are waiting, they resolve before the penalty): led to "died"'
			]
		},
		{
			reason: 'The same: once the window has closed the roll is no longer on the stack.',
			names: [
				'monsterDeath: rewarded → rolled (a roll for the rewards is on the stack): led to "rewarded"'
			]
		},
		{
			reason:
				'The same: the card is not held any more, and one that is worth no soul is never one too many.',
			names: [
				'monsterDeath: settling → over (the card is a soul, it would be one soul too many): led to "rewarded"',
				'monsterDeath: settling → over (the card is a soul, it would be one soul too many): led to "rolled"',
				'monsterDeath: settling → over (the card is a soul, it would be one soul too many): led to "looked"',
				'monsterDeath: settling → over (the card is a soul, it would be one soul too many): led to "settling"',
				'monsterDeath: settling → over (the card is a soul, nobody may gain it): led to "rewarded"',
				'monsterDeath: settling → over (the card is a soul, nobody may gain it): led to "rolled"',
				'monsterDeath: settling → over (the card is a soul, nobody may gain it): led to "looked"',
				'monsterDeath: settling → over (the card is a soul, nobody may gain it): led to "settling"',
				'monsterDeath: settling → over (the card is a soul, it would be one soul too many): without asking "the card is a soul"'
			]
		},
		{
			reason: 'The same: its card has gone elsewhere by then, and no trigger is waiting.',
			names: [
				'monsterDeath: settling → over (the card is a soul): led to "looked"',
				'monsterDeath: settling → over (the card is a soul): led to "settling"',
				'monsterDeath: settling → over (the card cannot be put into discard): led to "looked"',
				'monsterDeath: settling → over (the card cannot be put into discard): led to "settling"',
				'monsterDeath: settling → over: led to "looked"',
				'monsterDeath: settling → over: led to "settling"'
			]
		},
		{
			reason:
				'Out of reach: only what looks at a declaration comes due by one, and no rule of the original knows of that.',
			names: [
				'original priority: open → before priority on attack (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, an attack is left, nothing keeps them from attacking): led to "traded"',
				'original priority: open → before priority on purchase (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, a purchase is left, nothing keeps them from purchasing, no attack must come first): led to "open"',
				'original priority: open → before priority on purchase (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, a purchase is left, nothing keeps them from purchasing, no attack must come first): led to "traded"',
				'original priority: open → before priority on soul purchase (souls buy something, is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, the soul is theirs): led to "open"',
				'original priority: open → before priority on soul purchase (souls buy something, is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, the soul is theirs): led to "traded"'
			]
		},
		{
			reason:
				'The same: the turn opens the window of the action phase again at once, with the active player first, who has just declared.',
			names: [
				'original priority: open → before priority on attack (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, an attack is left, nothing keeps them from attacking): led to "closed"',
				'original priority: open → before priority on attack (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, an attack is left, nothing keeps them from attacking): led to "game over"',
				'original priority: open → before priority on purchase (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, a purchase is left, nothing keeps them from purchasing, no attack must come first): led to "closed"',
				'original priority: open → before priority on purchase (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, a purchase is left, nothing keeps them from purchasing, no attack must come first): led to "game over"',
				'original priority: open → before priority on soul purchase (souls buy something, is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, the soul is theirs): led to "closed"',
				'original priority: open → before priority on soul purchase (souls buy something, is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, the soul is theirs): led to "game over"'
			]
		},
		{
			reason: 'Never taken: no action phase ends by a declaration, and the question only says so.',
			names: [
				'original priority: open → open on end turn (the action phase ends by a declaration): led to "before priority"',
				'original priority: open → open on end turn (the action phase ends by a declaration): led to "traded"',
				'original priority: open → open on end turn (the action phase ends by a declaration): led to "resolving"',
				'original priority: open → open on end turn (the action phase ends by a declaration): led to "closed"',
				'original priority: open → open on end turn (the action phase ends by a declaration): led to "game over"'
			]
		},
		{
			reason: 'The same: no roll is called for, so both lead to the end.',
			names: [
				'original resolution: resolving → over (all its targets are gone): led to "resolved"',
				'original resolution: resolving → over (all its targets are gone): led to "rolled"',
				'original resolution: resolving → over (some of its targets are gone, and one is enough): led to "resolved"',
				'original resolution: resolving → over (some of its targets are gone, and one is enough): led to "rolled"',
				'original resolution: resolving → over (its roll shows another number by now): led to "resolved"',
				'original resolution: resolving → over (its roll shows another number by now): led to "rolled"',
				'original resolution: resolving → over (it is a trinket): led to "resolved"',
				'original resolution: resolving → over (it is a trinket): led to "rolled"',
				'original resolution: resolving → over (it is an ambush): led to "resolved"',
				'original resolution: resolving → over (it is an ambush): led to "rolled"',
				'original resolution: resolving → over (it waits for a roll): led to "resolved"',
				'original resolution: resolving → over (it waits for a roll): led to "rolled"',
				'original resolution: resolved → over: led to "rolled"',
				'original resolution: rolled → over: led to "resolved"',
				'original resolution: resolved → rolled (a roll is called for): without asking "a roll is called for"'
			]
		},
		{
			reason: 'The same: nobody is there to take it.',
			names: [
				'original damage: taking → over (the damaged one is gone): led to "counted"',
				'original damage: taking → over (the damaged one is gone): led to "at once"'
			]
		},
		{
			reason: 'The same: no damage is left there either.',
			names: [
				'original damage: counted → over (no damage is left): led to "at once"',
				'original damage: at once → over (no damage is left): led to "counted"'
			]
		},
		{
			reason: 'The same: what is no combat damage is led from there to "at once".',
			names: ['original damage: at once → at once (a replacement applies): led to "taking"']
		},
		{
			reason:
				'The same while no card makes a monster lose the right to be attacked in an attack: the target is no card of the deck and can be attacked.',
			names: [
				'original attack: starting → rolling: led to "revealed"',
				'original attack: rolled → rolling: led to "revealed"'
			]
		},
		{
			reason:
				'Out of reach: only a room lets others roll in an attack, and the original rules have no rooms.',
			names: [
				'original attack: rolling → rolling (the next to roll is dead): dropped',
				'original attack: rolling → rolling (the next to roll is dead): led to "declaring"',
				'original attack: rolling → rolling (the next to roll is dead): led to "declared"',
				'original attack: rolling → rolling (the next to roll is dead): led to "starting"',
				'original attack: rolling → rolling (the next to roll is dead): led to "rolled"',
				'original attack: rolling → rolling (the next to roll is dead): led to "over"',
				'original attack: rolling → rolling (the next to roll is dead): without doing "pass over the dead"'
			]
		},
		{
			reason: 'The same: its card is not held any more, and what goes elsewhere settles nothing.',
			names: [
				'original monsterDeath: dying → over (the monster has been healed and that saves it): led to "settling"',
				'original monsterDeath: settling → over (the card is a soul): led to "settling"',
				'original monsterDeath: settling → over: led to "settling"'
			]
		},
		{
			reason:
				'Out of reach: no card that the original rules know says so, and the rule it goes back by is of 2023.',
			names: [
				'original monsterDeath: settling → over (the card cannot be put into discard): dropped',
				'original monsterDeath: settling → over (the card cannot be put into discard): led to "dying"',
				'original monsterDeath: settling → over (the card cannot be put into discard): led to "held"',
				'original monsterDeath: settling → over (the card cannot be put into discard): led to "settling"',
				'original monsterDeath: settling → over (the card cannot be put into discard): without doing "go back to the slot"'
			]
		},
		{
			reason: 'The same: the frame ends as it does this, whatever state it is led to.',
			names: [
				'original refill: ordering → filling: led to "ordering"',
				'original refill: ordering → filling: led to "revealed"',
				'original refill: ordering → filling: led to "playing"',
				'original refill: ordering → filling: led to "over"',
				'original reward: resolving → over (the reward waits for a roll): led to "resolving"'
			]
		},
		{
			reason: 'The same: "playing" leads there without doing anything.',
			names: ['original refill: revealed → playing (a slot is left to fill): led to "filling"']
		},
		{
			reason: 'The same: no slot is left to put a refill on the stack for.',
			names: ['original refill: revealed → over: led to "ordering"']
		},
		{
			reason: 'The same: where no timer is played with none is put out.',
			names: ['setup: timer → over (a challenge is played): without asking "a challenge is played"']
		},
		{
			reason:
				'The same: without a room nobody is asked, and both states heal and end effects before the turn passes.',
			names: [
				'turn: hand size → room (a monster died this turn, a room is in play): without asking "a room is in play"'
			]
		},
		{
			reason:
				'Out of reach of a script: a line for a player implies the passes before it, so nobody passes out of turn there; and "refused" asks the questions of the plain pass.',
			names: [
				'priority: open → open on pass (has priority, somebody else has yet to pass): without asking "has priority"',
				'priority: open → resolving on pass (has priority, something is above the mark): without asking "has priority"',
				'priority: open → open on pass (has priority, it is the action phase window): without asking "has priority"',
				'original priority: open → open on pass (has priority, no forced attack keeps them, no forced purchase keeps them, somebody else has yet to pass): without asking "has priority"',
				'original priority: open → resolving on pass (has priority, no forced attack keeps them, no forced purchase keeps them, something is above the mark): without asking "has priority"',
				'original priority: open → closed on pass (has priority, no forced attack keeps them, no forced purchase keeps them, it is the action phase window): without asking "has priority"',
				'original priority: open → closed on pass (has priority, no forced attack keeps them, no forced purchase keeps them): without asking "has priority"'
			]
		},
		{
			reason:
				'Out of reach of a script, which finds objects in play only; and what is not in play has no controller, so that the next question refuses it.',
			names: [
				'priority: open → before priority on activate (the object is in play, it is not in the shop, it is no soul, it can be activated, controls it, has priority, a room is for the active player, a purchase could be declared where that is asked, it is charged, it is when it says it can be used, nothing keeps them from activating it, the cost can be paid, its option is named, no dead player is chosen, a target exists, its targets are named): without asking "the object is in play"',
				'original priority: open → before priority on activate (the object is in play, it is not in the shop, it is no soul, it can be activated, controls it, has priority, a room is for the active player, a purchase could be declared where that is asked, it is charged, it is when it says it can be used, nothing keeps them from activating it, the cost can be paid, its option is named, no dead player is chosen, the roll has not resolved, a target exists, its targets are named, no attack must come first): without asking "the object is in play"'
			]
		},
		{
			reason: 'The same: with no roll called for none is made, and "rolled" leads to the end.',
			names: [
				'resolution: resolved → rolled (a roll is called for): without asking "a roll is called for"'
			]
		},
		{
			reason:
				'The same: only an attack roll reaches an evasion; the question stands there to be read.',
			names: [
				'roll: resolved → over (the roll is an attack roll, the roll reaches the evasion): without asking "the roll is an attack roll"',
				'original roll: resolved → over (the roll is an attack roll, the roll reaches the evasion): without asking "the roll is an attack roll"'
			]
		},
		{
			reason: 'The same but for a note: a reading is named as followed where nothing waits.',
			names: [
				'playerDeath: died → penalty (triggers are waiting): without asking "triggers are waiting"'
			]
		},
		{
			reason: 'Out of reach: nothing triggers on the last part, which only deactivates objects.',
			names: [
				'playerDeath: paying → paying (a part of the penalty is left, triggers come between its parts): without asking "a part of the penalty is left"'
			]
		},
		{
			reason: 'Out of reach of a script: "refused" asks the questions of the plain pass.',
			names: [
				'original priority: open → open on pass (has priority, no forced attack keeps them, no forced purchase keeps them, somebody else has yet to pass): without asking "no forced attack keeps them"',
				'original priority: open → open on pass (has priority, no forced attack keeps them, no forced purchase keeps them, somebody else has yet to pass): without asking "no forced purchase keeps them"',
				'original priority: open → closed on pass (has priority, no forced attack keeps them, no forced purchase keeps them, it is the action phase window): without asking "no forced attack keeps them"',
				'original priority: open → closed on pass (has priority, no forced attack keeps them, no forced purchase keeps them, it is the action phase window): without asking "no forced purchase keeps them"'
			]
		},
		{
			reason:
				'The same: a forced attack keeps nobody from passing while something is on the stack.',
			names: [
				'original priority: open → resolving on pass (has priority, no forced attack keeps them, no forced purchase keeps them, something is above the mark): without asking "no forced attack keeps them"',
				'original priority: open → resolving on pass (has priority, no forced attack keeps them, no forced purchase keeps them, something is above the mark): without asking "no forced purchase keeps them"'
			]
		},
		{
			reason:
				'Out of reach: the original rules have no rooms, and the rule it refuses by is of 2023.',
			names: [
				'original priority: open → before priority on activate (the object is in play, it is not in the shop, it is no soul, it can be activated, controls it, has priority, a room is for the active player, a purchase could be declared where that is asked, it is charged, it is when it says it can be used, nothing keeps them from activating it, the cost can be paid, its option is named, no dead player is chosen, the roll has not resolved, a target exists, its targets are named, no attack must come first): without asking "a room is for the active player"'
			]
		},
		{
			reason:
				'The same: no window outside the action phase is one of it, and that question refuses by the same rule.',
			names: [
				'original priority: open → before priority on attack (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, an attack is left, nothing keeps them from attacking): without asking "it is the action phase"',
				'original priority: open → before priority on purchase (is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, a purchase is left, nothing keeps them from purchasing, no attack must come first): without asking "it is the action phase"',
				'original priority: open → before priority on soul purchase (souls buy something, is the active player, has not died this turn, the end phase has not begun, it is the action phase, the stack is empty, nothing is declared yet, has priority, the soul is theirs): without asking "it is the action phase"'
			]
		},
		{
			reason:
				'Out of reach of a script: "refused" asks the questions of the trade of goods, which has this one too.',
			names: [
				'original priority: open → traded on barter (only ¢ are traded, both trade and the ¢ are there): without asking "both trade and the ¢ are there"'
			]
		},
		{
			reason:
				'The same: the original settles that it does; the question is shared with 2023, which leaves it open.',
			names: [
				'original attack: rolling → rolling (the choice of the target has triggered something, and that comes before the roll): without asking "and that comes before the roll"'
			]
		},
		{
			reason: 'The same: what is not there to become a soul has no abilities to lose either.',
			names: ['the-bone, line 4: effect whatever comes of the first']
		},
		{
			reason: 'The same: a soul has no abilities that work, whether it has lost them or not.',
			names: [
				'the-bone, line 4: effect.second.until is "end of turn"',
				'a-friend, line 1: effect.steps.1.effect whatever comes of the first',
				'a-friend, line 1: effect.steps.1.effect.first not done',
				'a-friend, line 1: effect.steps.1.effect.first.until is "end of turn"'
			]
		},
		{
			reason:
				'The same: nothing can keep everything from being cancelled, however little there is.',
			names: [
				'holy-mantle, line 1: effect.standing.replace.by.instead.steps.1.effect whatever comes of the first',
				'guppys-collar, line 1: effect.outcomes.0.effect.steps.1.effect whatever comes of the first',
				'holy-card, line 1: effect.standing.replace.by.instead.steps.1.effect whatever comes of the first',
				'broken-ankh, line 1: effect.outcomes.0.effect.steps.1.effect whatever comes of the first',
				'moms-hand, line 1: effect whatever comes of the first',
				'cursed-moms-hand, line 1: effect whatever comes of the first',
				'aa-moms-hand, line 2: effect whatever comes of the first',
				'my-little-unicorn, line 1: effect.steps.1.effect whatever comes of the first'
			]
		},
		{
			reason: 'The same: a player dies once in a turn, and that penalty is paid in it.',
			names: [
				'original shadow, line 1: effect.until is "indefinitely"',
				'original shadow, line 1: effect.once left out'
			]
		},
		{
			reason:
				'Who may see cards is shown by the table, and no step follows: tests/scenario/seeing.test.ts asks for it.',
			names: [
				'guppys-eye, line 1: dropped',
				'glitter-bombs, line 1: effect.steps without the 1.',
				'glitter-bombs, line 1: effect.steps.0 not done',
				'glitter-bombs, line 1: effect.steps.0.until is "indefinitely"',
				'theres-options, line 1: dropped',
				'theres-options, line 1: standing.of is "they"',
				'theres-options, line 1: standing.while left out'
			]
		},
		{
			reason: 'The same: nothing can keep a player from looking at a hand.',
			names: ['dead-bird, line 1: effect.effect whatever comes of the first']
		},
		{
			reason:
				'The same: 6 counters are removed only where there are 6, so the question and "and" each say what the other does.',
			names: [
				'cambion-conception, line 1: effect.steps.1 always',
				'cambion-conception, line 1: effect.steps.1.effect whatever comes of the first'
			]
		},
		{
			reason:
				'The same: only its own shield is looked at, which prevents once and is gone as the turn ends.',
			names: [
				'host-hat, line 1: effect.steps.1.until is "indefinitely"',
				'host-hat, line 1: effect.steps.1.once left out'
			]
		},
		{
			reason: 'The same: it waits for damage to its own player.',
			names: ['host-hat, line 1: effect.steps.1.effect.who is "they"']
		},
		{
			reason: 'Out of reach: the library has neither of the two monsters yet.',
			names: ['the-bible, line 1: effect.options.2.targets.0.any without the 3.']
		},
		{
			reason: 'The same: nothing can keep anybody from gaining attack or HP till end of turn.',
			names: [
				'game-squid, line 1: effect.steps.0.first.effect whatever comes of the first',
				'iii-the-empress, line 1: effect whatever comes of the first',
				'vii-the-chariot, line 1: effect whatever comes of the first',
				'xi-strength, line 1: effect whatever comes of the first'
			]
		},
		{
			reason: 'The same: nothing can keep damage that a player takes from being put on the stack.',
			names: [
				'xiv-temperance, line 1: effect.options.0.effect whatever comes of the first',
				'xiv-temperance, line 1: effect.options.1.effect whatever comes of the first'
			]
		},
		{
			reason: 'The same: only combat damage comes from an attack roll.',
			names: [
				'hopper, line 1: standing.replace.event.combat left out',
				'horf, line 1: standing.replace.event.combat left out',
				'leaper, line 1: standing.replace.event.combat left out',
				'carrion-queen, line 1: standing.replace.event.combat left out',
				'pin, line 1: standing.replace.event.combat left out',
				'mom, line 1: standing.replace.event.combat left out',
				'diogenes-pot, line 1: standing.replace.event.combat left out',
				'sir-junkan, line 4: standing.replace.event.combat left out',
				'aa-pin, line 1: standing.replace.event.combat left out'
			]
		},
		{
			reason:
				'The same: who attacks is the active player, and so is “you” of a monster; turns end for the active player.',
			names: [
				'ring-of-flies, line 1: effect.to is "you"',
				'swarm-of-flies, line 1: effect.who is "you"',
				'gurdy-jr, line 1: effect.who is "you"',
				'pride, line 1: when.who is "you"',
				'twitchy, line 1: when.who is "you"',
				'aa-little-horn, line 1: when.who is "you"',
				'the-purple-shirted-eye-stabber, line 1: when.who is "you"',
				'aa-little-horn, line 2: when.who is "you"',
				'mega-satan, line 2: when.who is "you"',
				'giant-poop, line 2: when.who is "you"',
				'sisters-vis, line 1: when.who is "you"',
				'gus, line 3: when.who is "you"',
				'multiplayer-update, line 1: when.who is "you"',
				'the-harbingers-back, line 2: when.who is "you"',
				'blessing-of-greed, line 1: when.who is "you"',
				'bumbo-is-loose, line 1: when.who is "you"',
				'butter-fingers, line 1: when.who is "you"',
				'red-vise, line 1: when.who is "you"',
				'red-vise, line 1: effect.effect.who is "you"',
				'spider-webs, line 1: when.who is "you"',
				'planetarium, line 1: when.who is "you"',
				'blessing-of-the-inner-eye, line 1: when.who is "you"',
				'blessing-of-the-inner-eye, line 1: effect.who is "you"',
				'blessing-of-the-inner-eye, line 1: effect.effect.who is "you"',
				'r-edens-blessing, line 1: when.who is "you"',
				'dice-room1, line 2: when.who is "you"',
				'dice-room2, line 2: when.who is "you"',
				'dice-room3, line 2: when.who is "you"',
				'dice-room4, line 2: when.who is "you"',
				'dice-room5, line 2: when.who is "you"',
				'dice-room6, line 2: when.who is "you"',
				'greed-looms, line 1: when.who is "you"',
				'greed-looms, line 1: effect.effect.who is "you"',
				'r-blood-lust, line 2: effect.who is "you"',
				'grandparent, line 1: when.who is "you"',
				'big-bony, line 1: when.who is "you"',
				'big-bony, line 1: effect.who is "you"',
				'big-bony, line 1: effect.outcomes.0.effect.who is "you"',
				'aa-mom, line 2: when.who is "you"',
				'aa-moms-hand, line 1: when.who is "you"',
				'aa-moms-hand, line 1: effect.outcomes.0.effect.who is "you"',
				'aa-mega-satan, line 2: when.who is "you"',
				'lil-hunter, line 2: when.who is "you"',
				'the-butcher, line 1: effect.who is "you"',
				'the-butcher, line 1: effect.outcomes.0.effect.who is "you"',
				'aa-ultra-greed, line 1: when.who is "you"',
				'weltling, line 1: when.who is "you"',
				'weltling, line 3: when.who is "you"',
				'light-switch, line 1: effect.who is "you"',
				'light-switch, line 1: effect.outcomes.0.effect.who is "they"',
				'light-switch, line 1: effect.outcomes.1.effect.who is "they"',
				'light-switch, line 1: effect.outcomes.2.effect.who is "they"',
				'light-switch, line 1: effect.outcomes.3.effect.who is "they"',
				'light-switch, line 1: effect.outcomes.4.effect.who is "they"',
				'light-switch, line 1: effect.outcomes.5.effect.who is "they"',
				'tainted-mulligan, line 1: when.who is "you"',
				'evis, line 1: when.who is "you"'
			]
		},
		{
			reason:
				'The same: it deals no other damage, and no other damage comes from an attack roll of 6.',
			names: ['gluttony, line 1: when.combat left out']
		},
		{
			reason: 'The same: an evasion is never above 6.',
			names: ['mask-of-infamy, line 1: standing.add is 3']
		},
		{
			reason: 'The same: an event goes to discard once its abilities have resolved.',
			names: [
				'devil-deal, line 1: effect.options.0.effect not done',
				'devil-deal-youtooz, line 1: effect.options.0.effect not done',
				'aa-devil-deal, line 1: effect.options.0.effect not done'
			]
		},
		{
			reason: 'Nearly the same: a monster dies once, and the ability is about that very one.',
			names: [
				'sisters-vis, line 1: effect.steps.1.once left out',
				'game-squid, line 1: effect.steps.1.once left out'
			]
		},
		{
			reason: 'The same: nobody can attack themselves.',
			names: [
				'the-siren, line 1: standing.attackable.where without the 1.',
				'the-mark, line 2: standing.attackable.where without the 1.'
			]
		},
		{
			reason: 'The same: there is one attack at most, and it is the active player’s.',
			names: ['daily-run, line 2: effect.steps.1.effect.effect.of is "they"']
		},
		{
			reason:
				'Out of reach: the keyword speaks of monster slots (4.6), and no card puts a room there or covers one.',
			names: ['daily-run: without indomitable']
		},
		...SURVIVING_CARDS,
		{
			reason: 'The same: it deals no other damage than combat damage.',
			names: ['aa-moms-hand, line 2: when.combat left out']
		},
		{
			reason: 'The same: what becomes an item is gained by the one whose ability says so.',
			names: [
				'peeper, line 1: effect.steps without the 2.',
				'peeper, line 1: effect.steps.1 not done',
				'brea-in-distress, line 1: effect.outcomes.1.effect.steps without the 2.',
				'brea-in-distress, line 1: effect.outcomes.1.effect.steps.1 not done',
				'brea-in-distress, line 1: effect.outcomes.1.effect.steps.1.who is "they"',
				'golden-idol, line 1: effect.steps without the 2.',
				'golden-idol, line 1: effect.steps.1 not done',
				'grubfather, line 1: effect.steps without the 2.',
				'grubfather, line 1: effect.steps.1 not done',
				'hot-potato, line 1: standing.replace.by.also.steps without the 2.',
				'hot-potato, line 1: standing.replace.by.also.steps.1 not done',
				'pills-yellow-yellow, line 1: effect.outcomes.0.effect.steps without the 2.',
				'pills-yellow-yellow, line 1: effect.outcomes.0.effect.steps.1 not done',
				'pills-yellow-yellow, line 1: effect.outcomes.0.effect.steps.1.who is "they"'
			]
		},
		{
			reason: 'The same: every soul that can be destroyed is a player’s.',
			names: ['the-beast, line 1: effect.steps.0.of.0.where without the 1.']
		},
		{
			reason: 'The same: nobody attacks on the turn of another.',
			names: ['the-mark, line 2: standing.while left out']
		},
		{
			reason: 'The same: what has died is no monster in play any more.',
			names: [
				'christian-broadcasts, line 1: targets.0.any.0.where without the 1.',
				'dogma-unboxing, line 2: effect.of.0.where without the 1.'
			]
		}
	];

const REASONS: ReadonlyMap<string, string> = new Map(
	SURVIVORS.flatMap(({ reason, names }) => names.map((name) => [name, reason] as const))
);

/** Why a mutant survives, or null when nobody knows. */
export const reasonFor = (name: string): string | null => REASONS.get(name) ?? null;
