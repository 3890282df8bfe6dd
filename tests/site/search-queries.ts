/** What people type into the search, and what must come first. */

/** Written before the order of hits was mended. */
export const BEFORE: readonly (readonly [query: string, path: string])[] = [
	// things by name, half typed, mistyped or by another name
	['gurdy', 'cards/gurdy/'],
	['gury', 'cards/gurdy/'],
	['monstro', 'cards/monstro/'],
	['moms hand', 'cards/moms-hand/'],
	['the haunt', 'cards/the-haunt/'],
	['soul heart', 'cards/soul-heart/'],
	['lil batery', 'cards/lil-battery/'],
	['death card', 'cards/death/'],
	['godhead', 'cards/godhead/'],
	['isaac', 'cards/isaac/'],
	['stack', 'rules/2023/key-terms/#term.stack'],
	['counters', 'rules/2023/key-terms/#term.counter'],
	// questions as they are typed
	['can I repsond to a purchse', 'rules/2023/purchasing/#purchase.declare'],
	['can i play loot on someone elses turn', 'rulings/loot-on-another-turn/'],
	[
		'who gets the reward if I kill a monster on another turn',
		'rulings/monster-killed-on-anothers-turn/'
	],
	['can eternal items be stolen', 'rulings/stealing-an-eternal-item/'],
	['does a covered monster still work', 'rulings/abilities-of-covered-cards/'],
	['do monsters heal at end of turn', 'rules/2023/turn-structure/#turn.heal'],
	['can I stop an attack', 'rulings/stopping-my-attack/'],
	['is a roll of 7 possible', 'rules/2023/dice-rolls/#roll.bounds'],
	['butter bean on the relic', 'rulings/cancelling-a-triggered-ability/'],
	['can I bomb punching bag', 'rulings/bombing-punching-bag/'],
	['co-op timer when someone dies', 'rulings/the-timer-and-a-death/'],
	['how many souls to win together', 'rulings/souls-in-co-op/'],
	['discard down to 10 cards', 'rulings/more-than-ten-cards/']
];

/** Written beside the mending. */
export const AFTER: readonly (readonly [query: string, path: string])[] = [
	['2024', 'rules/2024/'],
	['changed in 2024', 'rules/2024/'],
	['what changed in 2024', 'rules/2024/'],
	['online rulebook', 'rules/2024/'],
	['2023 or 2024', 'compare/'],
	['changelog', 'changes/'],
	['gurdy card', 'cards/gurdy/'],
	['mosntro', 'cards/monstro/'],
	['butterbean', 'cards/butter-bean/'],
	['guppys head', 'cards/guppys-head/'],
	['shiny rok', 'cards/shiny-rock/'],
	['yum hart', 'cards/yum-heart/'],
	['portable slot', 'cards/portable-slot-machine/'],
	['trinket', 'rules/2023/key-terms/#term.trinket'],
	['eternal', 'rules/2023/key-terms/#term.eternal'],
	['recharge', 'rules/2023/key-terms/#term.recharge'],
	['dice rolls', 'rules/2023/dice-rolls/'],
	['set up', 'setup/'],
	['turn.hand-size', 'rules/2023/turn-structure/#turn.hand-size'],
	['can i steal an eternal item?', 'rulings/stealing-an-eternal-item/'],
	['my roll missed, can yum heart save me', 'rulings/yum-heart-after-a-miss/'],
	['can I buy during an attack', 'rulings/buying-during-an-attack/'],
	['does rerolling destroy the item', 'rulings/rerolling-is-destroying/'],
	['do I lose my attack if the monster is gone', 'rulings/attack-without-its-target/'],
	['who chooses the card when i must discard', 'rules/2023/game-zones/#discard.choice'],
	['is paying health damage', 'rulings/paying-hp-is-no-damage/'],
	['can dead players be healed', 'rules/2023/death/#death.player.no-heal'],
	['when does a room get replaced', 'rulings/when-a-room-goes/'],
	['can we trade money during a fight', 'rulings/bartering-in-between/'],
	['does soul heart stop the death card', 'rulings/killing-is-no-damage/'],
	['which of two evasions counts when I attack a player', 'rulings/two-evasions-of-a-player/'],
	// what a thing is, asked in a sentence
	['what does eternal mean', 'rules/2023/key-terms/#term.eternal'],
	['how do trinkets work', 'rules/2023/key-terms/#term.trinket'],
	['how does bartering work?', 'rules/2023/key-terms/#term.barter'],
	["what's an event", 'rules/2023/key-terms/#term.event'],
	['what is monstro', 'cards/monstro/'],
	['explain priority', 'rules/2023/key-terms/#term.priority'],
	// two words written as one
	['butterbean a butterbean', 'cards/butter-bean/'],
	['does butterbean cancel a trinket', 'rulings/butter-bean-on-a-trinket/'],
	// and as they come
	['temperence', 'cards/xiv-temperance/'],
	['prevent dmg', 'rules/2023/key-terms/#term.prevent'],
	['two players tie', 'rules/2023/winning/#win.tie'],
	['deck runs out of cards', 'rules/2023/game-zones/#zone.deck-empty'],
	['whats the difference between 2023 and original', 'compare/']
];
