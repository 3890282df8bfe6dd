/**
 * General questions as strangers ask them, each with all that answers it: a ruling, a rule, a term or a card, by the
 * end of its address. They were written down before the search was taught other words than ours.
 */
export type AskedQuestion = readonly [question: string, ...answers: readonly [string, ...string[]]];

/** Those that single phrases may be mended by. */
export const OPEN_HALF: readonly AskedQuestion[] = [
	['Can I attack twice in a turn?', 'attack.one-each-turn', 'attack.more'],
	['Does dying end my turn?', 'death.player.end', 'death.player.stops'],
	['how many times can I buy per turn', 'purchase.one-each-turn'],
	['Do I have to keep attacking until something is dead', 'stopping-my-attack', 'attack.roll'],
	['do shop items cost the same for everyone', 'purchase.pay'],
	['what happens if I roll the exact evasion number', 'attack.hit'],
	['do i draw a card at the beginning of my turn', 'turn.loot-step', 'two-purses'],
	['is there a max number of cards in hand', 'turn.hand-size', 'more-than-ten-cards'],
	['can I give my items to a friend', 'barter.cents-only'],
	[
		'can you use items when its not your turn',
		'priority.respond',
		'ability.activate',
		'paid-ability-on-another-turn'
	],
	['who starts the game', 'setup.first', 'setup.saddest'],
	['how much money do you start with', 'setup.hands'],
	[
		'does a dead monster go back in the deck',
		'death.monster.discard',
		'zone.discards',
		'destroy.discard'
	],
	[
		'what do curses do and how do I get rid of one',
		'curse.death',
		'term.curse',
		'curse.given',
		'curses-and-a-prevented-death'
	],
	[
		'if two people want to play a card at the same time who goes first',
		'priority.active-first',
		'priority.needed'
	],
	['can I look through the discard pile', 'zone.discard-public'],
	['does my character untap every turn', 'turn.recharge', 'character-sideways-at-the-start'],
	[
		'can I use my character ability on the first turn',
		'character-sideways-at-the-start',
		'setup.charge'
	],
	['do extra hearts heal me when I get them', 'gaining-a-heart-while-hurt'],
	['Does Guppy count as a set bonus', 'guppy.marker', 'term.guppy', 'soul-of-guppy-comes-late'],
	['can I use butter bean on a dice roll', 'cards/butter-bean/', 'ratio.butter-beans'],
	[
		'what if I dont have any items to lose when I die',
		'death.player.nothing-to-pay',
		'only-eternal-items-and-the-penalty'
	],
	[
		'can we make deals to not kill each other',
		'barter.threats',
		'barter.trade',
		'barter.promises',
		'paying-for-help'
	],
	[
		'does a boss give soul even if another player did the last damage',
		'monster.reward-active',
		'monster-killed-on-anothers-turn'
	],
	['can players tie', 'win.tie', 'four-souls-at-once'],
	[
		'are trinkets affected by things that hit items',
		'rerolling-a-trinket',
		'loot.trinket',
		'trinket-is-played-first'
	],
	[
		'what is the difference between active and passive items',
		'ratio.active',
		'ratio.passive',
		'item.border',
		'term.active-item',
		'term.passive-item',
		'passive-items-and-charge'
	],
	[
		'When I attack the deck does the new monster replace the old one',
		'attack.deck-top',
		'attack.deck-slot'
	],
	[
		'can I respond to someone rolling dice before they see the result',
		'roll.made',
		'who-answers-a-roll-first',
		'roll.modified'
	],
	[
		'does loot from monsters go to whoever dealt most damage',
		'monster.reward-active',
		'monster-killed-on-anothers-turn'
	],
	['how do you play with 2 players', 'draft.advice', 'draft.lay-out', 'a-card-for-three-players'],
	['can you play this game alone', 'solo.one-person', 'solo.setup'],
	['what does the hierophant do', 'cards/v-the-hierophant/'],
	['How does guppys paw work?', 'cards/guppys-paw/'],
	['what does Curse of the Blind do?', 'cards/curse-of-the-blind/'],
	[
		'when does my damage wear off',
		'turn.heal',
		'wounded-monsters-heal',
		'effect.until-end-of-turn'
	],
	[
		'can I pay for something with less money than it costs',
		'pay.cents',
		'purchase.unpaid',
		'purchase-that-cannot-be-paid'
	],
	[
		'if I miss do I lose my turn',
		'attack.miss',
		'attack.roll',
		'stopping-my-attack',
		'an-attack-from-first-roll-to-death'
	],
	[
		'can I say no to an effect that says may',
		'may.declined',
		'trigger.choice',
		'attack-or-may-attack'
	],
	['does the first player skip the loot', 'turn.loot-step', 'setup.first']
];

/** Those that were not looked at while phrases were mended. */
export const SET_ASIDE: readonly AskedQuestion[] = [
	[
		'who gets the soul if somebody else kills the boss',
		'monster.reward-active',
		'monster-killed-on-anothers-turn',
		'death.monster.soul'
	],
	[
		'Do I lose my starting item when I die',
		'item.starting-eternal',
		'death.player.penalty',
		'only-eternal-items-and-the-penalty'
	],
	[
		'if I die on my opponents turn do I still lose stuff?',
		'death.player.penalty',
		'death.player.others-stop'
	],
	['do monsters get their life back', 'turn.heal', 'wounded-monsters-heal'],
	[
		'can i attack other players directly',
		'attack.player',
		'attack.other-targets',
		'attacking-another-player'
	],
	['how many shop slots are there', 'setup.shop'],
	['do I need to attack every turn', 'turn.free'],
	['can you hold more than 10 loot', 'turn.hand-size', 'more-than-ten-cards'],
	['can we trade loot cards', 'barter.cents-only'],
	['does the stack resolve top to bottom', 'stack.last-in-first-out', 'stack.pile'],
	['how many loot cards can I play on my turn', 'turn.action-phase', 'loot.needs-loot-play'],
	[
		'can I play a second loot card in the same turn',
		'loot.more-plays',
		'loot.needs-loot-play',
		'turn.action-phase',
		'loot-on-another-turn'
	],
	['what happens to the shop after i buy something', 'refill.when'],
	[
		'can I use the same item twice in one turn',
		'ability.needs-charge',
		'ability.tap',
		'glass-cannon-activated-twice',
		'both-abilities-of-friendly-ball',
		'paid-ability-on-another-turn'
	],
	['does damage carry over to the next turn', 'turn.heal', 'wounded-monsters-heal'],
	['are hands secret', 'zone.hand-private'],
	['do I win right away when I get four souls', 'win.souls', 'winning-with-the-stack-full'],
	[
		'what happens if a curse or event shows up when refilling monsters',
		'refill.events',
		'curse.given',
		'event.triggers'
	],
	['can I break a promise after they paid me', 'barter.promises', 'paying-for-help'],
	['what if the monster and me die together', 'player-and-monster-at-zero-together', 'death.order'],
	[
		'can I heal after I hit zero',
		'healing-under-my-own-death',
		'death.healed',
		'dead-player-and-healing'
	],
	['do dice modifiers go over 6', 'die-never-above-six', 'roll.bounds'],
	['Can a dead player still play cards', 'acting-while-dead'],
	[
		'how do i get rid of eternal items',
		'destroy.eternal',
		'stealing-an-eternal-item',
		'eternal-item-as-a-target',
		'term.eternal'
	],
	[
		'can I buy from the top of the treasure deck without seeing it',
		'purchase.target',
		'purchase.pay'
	],
	[
		'do 2 soul cards count as two for winning',
		'soul-worth-two-and-winning',
		'soul.counted',
		'win.souls'
	],
	['can bombs kill players', 'ratio.bombs', 'cards/bomb/'],
	['do you discard your hand when you die', 'death.player.penalty'],
	[
		'what does it mean when a spell loses its target',
		'ability.fizzle',
		'term.fizzle',
		'target-gone-fizzles',
		'zone.new-object'
	],
	['does rerolling count as a new roll for triggers', 'reroll.roll'],
	[
		'can I cancel a purchase after seeing it',
		'purchase.declare',
		'purchase.target',
		'purchase.pay',
		'deck-rearranged-under-a-purchase'
	],
	['whats a room and who uses it', 'term.room', 'who-uses-a-room', 'room.active-only', 'room.you'],
	['what is the magician card', 'cards/i-the-magician/'],
	['How does the D20 work?', 'cards/the-d20/'],
	['What does Incubus do', 'cards/incubus/'],
	[
		'how do hearts/hp items work if I lose them',
		'losing-an-item-that-gave-a-heart',
		'damage.emptied-heart',
		'damage.no-heal'
	],
	['does time run out in coop mode', 'solo.timer', 'solo.lose', 'solo.timer-round'],
	['what if nobody reacts', 'priority.passes'],
	[
		'can the monster attack me if its not my turn',
		'attack.miss',
		'turn.active-only',
		'attack.declare'
	],
	['can I attack the same monster again after killing one', 'attack.one-each-turn', 'attack.more']
];
