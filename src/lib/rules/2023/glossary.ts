import type { RuleId } from '../index.ts';

/** A word of the game and what it means, in ours. */
export interface Term {
	/** As it is shown, then other forms under which it is found in a text. */
	readonly words: readonly [string, ...string[]];
	readonly text: string;
	/** The rules to go on with. */
	readonly rules: readonly RuleId[];
}

/** The words of the game. An id never changes its meaning; `term.evasion` names it in the map. */
export const GLOSSARY = {
	'active-player': {
		words: ['active player'],
		text: 'The player whose turn it is, on whose side the game acts where nobody else is named.',
		rules: ['turn.active-only']
	},
	'attack-roll': {
		words: ['attack roll', 'attack rolls'],
		text: 'A dice roll that is made as part of an attack.',
		rules: ['attack.roll']
	},
	attacker: {
		words: ['attacker'],
		text: 'The player who declared the attack. Others can be made to roll in it without becoming the attacker.',
		rules: ['attack.target', 'attack.several-rollers']
	},
	'combat-damage': {
		words: ['combat damage'],
		text: 'The damage that a hit or a miss of an attack roll puts on the stack, and no other.',
		rules: ['attack.hit', 'attack.miss']
	},
	evasion: {
		words: ['evasion'],
		text: 'The number that an attack roll must reach to hit.',
		rules: ['attack.hit']
	},
	priority: {
		words: ['priority'],
		text: 'The right to act now. Only one player has it at a time.',
		rules: ['priority.needed', 'priority.active-first']
	},
	stack: {
		words: ['stack'],
		text: 'Where loot, abilities, rolls, damage and deaths wait to resolve, the newest first.',
		rules: ['stack.last-in-first-out']
	},
	// Chapters 7, 9 to 16 and 22
	'start-phase': {
		words: ['start phase'],
		text: 'The first phase of a turn: the recharge step, what triggers at the start of the turn, and the loot step.',
		rules: ['turn.phases', 'turn.recharge', 'turn.loot-step']
	},
	'action-phase': {
		words: ['action phase'],
		text: 'The phase of a turn in which the active player may attack, purchase and end the turn.',
		rules: ['turn.phases', 'turn.declare']
	},
	'end-phase': {
		words: ['end phase'],
		text: 'The last phase of a turn: what triggers at its end, the hand size, the room, healing.',
		rules: ['turn.phases', 'turn.end-triggers']
	},
	declare: {
		words: ['to declare'],
		text: 'To say that you attack, purchase or end your turn. Everybody may respond before it goes on.',
		rules: ['turn.declare', 'turn.active-only']
	},
	'loot-play': {
		words: ['loot play', 'loot plays'],
		text: 'The right to play one loot card from your hand. The action phase brings one, and abilities bring more.',
		rules: ['loot.needs-loot-play', 'turn.action-phase']
	},
	round: {
		words: ['round', 'rounds'],
		text: 'As long as it takes until it is the same player’s turn again, everybody else having had one.',
		rules: ['round.length', 'turn.extra']
	},
	'turn-order': {
		words: ['turn order'],
		text: 'From one player to the next on the left, beginning with the active player where nothing else is said.',
		rules: ['turn.next', 'priority.active-first']
	},
	purchase: {
		words: ['to purchase', 'to buy'],
		text: 'To pay ¢ for an item in the shop or for the top card of the treasure deck.',
		rules: ['purchase.declare', 'purchase.pay']
	},
	refill: {
		words: ['refill', 'refilled', 'refills'],
		text: 'To put the top card of its deck into an empty slot.',
		rules: ['refill.when']
	},
	'death-penalty': {
		words: ['death penalty', 'penalty'],
		text: 'What a player who dies loses: an item, a loot card, 1¢, and the charge of objects with a ↷ ability.',
		rules: ['death.player.penalty']
	},
	'holding-zone': {
		words: ['holding zone'],
		text: 'Where a dying monster is kept while the steps of its death go on. It is in no slot any more.',
		rules: ['death.monster.held']
	},
	cleanup: {
		words: ['cleanup', 'cleanup step'],
		text: 'The step of the active player’s death in which the stack empties and slots are refilled.',
		rules: ['death.player.cleanup']
	},
	barter: {
		words: ['barter', 'bartering'],
		text: 'To trade ¢ for a favour, by agreement.',
		rules: ['barter.trade']
	},
	'would-roll': {
		words: ['would roll'],
		text: 'What is looked for when a roll is about to resolve, while its number can still be changed.',
		rules: ['roll.would']
	},
	respond: {
		words: ['respond', 'in response'],
		text: 'To put something on the stack above what waits there, so that it resolves before it.',
		rules: ['priority.respond', 'stack.last-in-first-out']
	},
	resolve: {
		words: ['resolve', 'resolves', 'resolved'],
		text: 'To leave the stack and take effect.',
		rules: ['priority.passes', 'stack.last-in-first-out']
	},
	activate: {
		words: ['activate', 'activates'],
		text: 'To put a ↷ or $ ability of an object you control on the stack, at its cost.',
		rules: ['ability.activate']
	},
	ambush: {
		words: ['ambush', 'ambushes'],
		text: 'A loot that becomes a monster in a slot that is not being attacked, and that the active player must attack once more this turn.',
		rules: ['ambush.monster', 'ambush.slot']
	},
	attack: {
		words: ['to attack'],
		text: 'To fight something that can be attacked, as a rule a monster, by rolling against its evasion.',
		rules: ['attack.declare', 'attack.target']
	},
	cancel: {
		words: ['cancel', 'cancels'],
		text: 'To remove something from the stack so that it does nothing.',
		rules: ['cancel.removed']
	},
	counter: {
		words: ['counter', 'counters'],
		text: 'Anything small that marks a card: a coin, a bead, a die.',
		rules: ['counter.put']
	},
	curse: {
		words: ['curse', 'curses'],
		text: 'An event that the active player gives to somebody as it enters play. It goes to discard when that player dies.',
		rules: ['curse.given', 'curse.death']
	},
	deactivate: {
		words: ['deactivate', 'deactivates', 'tap'],
		text: 'To turn an object sideways.',
		rules: ['deactivate.turned']
	},
	destroy: {
		words: ['destroy', 'destroys', 'to kill'],
		text: 'To bring an object in play to 0 HP, if it has an HP stat. Either way it is on its way to discard.',
		rules: ['destroy.kill', 'destroy.eternal']
	},
	die: {
		words: ['to die'],
		text: 'To be killed or destroyed by the game, by the steps of a death.',
		rules: ['death.at-zero', 'death.resolves']
	},
	discard: {
		words: ['to discard'],
		text: 'To put a loot card out of your hand on top of the loot discard.',
		rules: ['discard.choice']
	},
	eternal: {
		words: ['eternal', 'non-eternal'],
		text: 'What is eternal cannot be destroyed or put into discard, and does not die.',
		rules: ['destroy.eternal', 'death.eternal']
	},
	expand: {
		words: ['expand'],
		text: 'To add that many slots of that kind.',
		rules: ['slot.expand']
	},
	flip: {
		words: ['flip', 'flips'],
		text: 'Of an object: to turn it to its back face, if it has one. Of a roll: to make it 7 less its number.',
		rules: ['flip.object']
	},
	gain: {
		words: ['to gain'],
		text: 'To take from the game: ¢ from the pool, a treasure from its deck, an object.',
		rules: ['gain.cents', 'gain.object']
	},
	give: {
		words: ['to give'],
		text: 'To hand something of yours, of your choice, to another player.',
		rules: ['give.moves']
	},
	guppy: {
		words: ['Guppy'],
		text: 'A word on some items that means nothing by itself: certain abilities look for it.',
		rules: ['ability.target-kind']
	},
	heal: {
		words: ['to heal'],
		text: 'To get back lost HP, never beyond the maximum.',
		rules: ['heal.amount', 'death.player.no-heal']
	},
	indomitable: {
		words: ['indomitable'],
		text: 'A monster that cannot be covered and that gets a slot of its own.',
		rules: ['indomitable.slot']
	},
	level: {
		words: ['level up', 'level down'],
		text: 'Up: to put a level counter on an object. Down: to take one off, if there is one.',
		rules: ['level.up', 'level.down']
	},
	loot: {
		words: ['to loot'],
		text: 'To draw that many cards from the loot deck into your hand.',
		rules: ['loot.draw']
	},
	'lose-cents': {
		words: ['lose ¢', 'lost ¢'],
		text: 'To put that many ¢ of yours back into the pool, or all you have if that is less.',
		rules: ['lose.cents']
	},
	pay: {
		words: ['to pay'],
		text: 'To give up ¢, which go to the pool, or HP, of which the maximum stays as it is. Who has too little cannot pay at all.',
		rules: ['pay.cents', 'pay.hp']
	},
	play: {
		words: ['to play'],
		text: 'To put a loot card from your hand on the stack.',
		rules: ['loot.play']
	},
	prevent: {
		words: ['prevent', 'prevents', 'prevented'],
		text: 'To remove damage from the stack; or a death, and then to heal until there is at least 1 HP.',
		rules: ['prevent.damage', 'prevent.death']
	},
	recharge: {
		words: ['recharge', 'recharges', 'untap'],
		text: 'To turn a deactivated object upright again.',
		rules: ['recharge.turned']
	},
	reroll: {
		words: ['reroll', 'rerolls'],
		text: 'Of a roll: to roll that die again. Of an item: to destroy it for the top card of the treasure deck.',
		rules: ['reroll.roll', 'reroll.item']
	},
	'roll-ability': {
		words: ['Roll-', 'roll ability', 'roll abilities'],
		text: 'An ability that makes a roll and is read once that roll has resolved.',
		rules: ['roll.keyword']
	},
	steal: {
		words: ['steal', 'steals'],
		text: 'To choose something of another player, who gives it to you.',
		rules: ['give.steal']
	},
	swap: {
		words: ['swap', 'swaps'],
		text: 'To give each other something, both at once.',
		rules: ['give.swap']
	},
	trinket: {
		words: ['trinket', 'trinkets'],
		text: 'A loot that becomes an item of the player who played it.',
		rules: ['loot.trinket']
	}
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof GLOSSARY;

/** Every term, by its word. */
export const TERM_IDS: readonly TermId[] = Object.keys(GLOSSARY).filter(isTermId).sort();

/** Whether a text from outside names a term. */
export function isTermId(text: string): text is TermId {
	return Object.hasOwn(GLOSSARY, text);
}
