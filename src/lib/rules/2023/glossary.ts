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
		text: 'The player whose turn it is. On a monster card or a room, “you” is this player unless it names another.',
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
	// Chapters 1 to 5
	'treasure-card': {
		words: ['treasure card', 'treasure cards'],
		text: 'A card of the treasure deck. In play it is an item.',
		rules: ['zone.decks', 'item.face-up']
	},
	item: {
		words: ['item', 'items'],
		text: 'A treasure or starting item in play, under the control of a player or in the shop. Loot can become one.',
		rules: ['item.face-up', 'item.starting']
	},
	'active-item': {
		words: ['active item', 'active items'],
		text: 'An item with at least one activated ability.',
		rules: ['item.border']
	},
	'passive-item': {
		words: ['passive item', 'passive items'],
		text: 'An item without an activated ability.',
		rules: ['item.border']
	},
	'starting-item': {
		words: ['starting item', 'starting items'],
		text: 'An item that a character brings along. Its card begins outside the game.',
		rules: ['character.starting-item', 'item.starting', 'item.starting-eternal']
	},
	'shop-item': {
		words: ['shop item', 'shop items'],
		text: 'An item in a shop slot, which nobody controls and the active player may purchase.',
		rules: ['ability.shop', 'purchase.pay']
	},
	'loot-card': {
		words: ['loot card', 'loot cards'],
		text: 'A card of the loot deck, kept in hand. While it is being played it is called a loot.',
		rules: ['loot.kept', 'loot.play']
	},
	'monster-card': {
		words: ['monster card', 'monster cards'],
		text: 'A card of the monster deck. In a monster slot it is a monster if it has a stat block, an event if it has none.',
		rules: ['monster.you', 'attack.target', 'event.triggers']
	},
	boss: {
		words: ['boss', 'bosses'],
		text: 'A kind of monster that tends to be harder to kill and to bring more. Most bosses have a soul icon.',
		rules: ['death.monster.soul']
	},
	event: {
		words: ['event', 'events'],
		text: 'A monster card without a stat block, in play in a monster slot.',
		rules: ['event.triggers', 'attack.deck-event']
	},
	curse: {
		words: ['curse', 'curses'],
		text: 'An event with a keyword that stands for two triggered abilities: a player gains it as it enters play, and is rid of it by dying.',
		rules: ['curse.given', 'curse.death']
	},
	soul: {
		words: ['soul', 'souls'],
		text: 'An object that a player controls for its soul value, and wins with.',
		rules: ['soul.becomes', 'soul.one-object', 'win.souls']
	},
	'soul-value': {
		words: ['soul value', 'soul values'],
		text: 'What a card counts towards winning: a soul that a player controls, or a character that is worth souls.',
		rules: ['card.soul-icon', 'soul.becomes', 'soul.counted']
	},
	'bonus-soul': {
		words: ['bonus soul', 'bonus souls'],
		text: 'A card that becomes a soul of the first player who meets its condition. Three of them are active in a game.',
		rules: ['setup.bonus-souls', 'soul.bonus']
	},
	character: {
		words: ['character', 'characters'],
		text: 'A card in play that gives its player HP and attack. It is not the player: damage and counters on you stay when your character changes.',
		rules: ['setup.characters', 'character.stats', 'damage.stays', 'counter.player']
	},
	room: {
		words: ['room', 'rooms'],
		text: 'A card of the room deck in play, in a room slot.',
		rules: ['setup.room', 'room.active-only', 'room.discard']
	},
	zone: {
		words: ['zone', 'zones'],
		text: 'A place where cards can be: in play, a deck, a discard, a hand, under a card in a slot, the stack, outside the game. What a card is may depend on it.',
		rules: ['put.moves', 'zone.new-object']
	},
	'in-play': {
		words: ['in play'],
		text: 'Where all objects are that players control, and the top card of each slot.',
		rules: ['zone.public', 'zone.only-in-play', 'zone.covered-out']
	},
	covered: {
		words: ['covered'],
		text: 'Under another card in a slot, mostly a monster slot.',
		rules: ['zone.covered-out', 'zone.covered']
	},
	'outside-the-game': {
		words: ['outside the game'],
		text: 'Where every card is that is in no other zone.',
		rules: ['zone.outside-cards', 'zone.outside-still']
	},
	resolve: {
		words: ['resolve', 'resolves', 'resolved'],
		text: 'To leave the stack and be carried out, by whom it tells to.',
		rules: ['stack.last-in-first-out', 'priority.passes']
	},
	cost: {
		words: ['cost', 'costs'],
		text: 'What stands before a colon in effect text and must be paid for what follows. The numbers before the colons of a "Roll-" are none.',
		rules: ['ability.cost']
	},
	'activated-ability': {
		words: ['activated ability', 'activated abilities'],
		text: 'An ability with the tag ↷ or $. With ↷ turning the object sideways is a cost; with $ it is not.',
		rules: ['ability.activate', 'ability.tap', 'ability.needs-charge', 'ability.paid-uncharged']
	},
	'static-ability': {
		words: ['static ability', 'static abilities'],
		text: 'An ability that is always true.',
		rules: ['ability.static', 'effect.standing']
	},
	'triggered-ability': {
		words: ['triggered ability', 'triggered abilities'],
		text: 'An ability that goes on the stack when its condition is met. It says when, whenever, at, each time, every other time, or the first time.',
		rules: ['trigger.condition', 'trigger.order']
	},
	'loot-ability': {
		words: ['loot ability', 'loot abilities'],
		text: 'Every ability on a loot card that is not activated, static or triggered.',
		rules: ['ability.loot']
	},
	keyword: {
		words: ['keyword', 'keywords'],
		text: 'A word that stands for one or more abilities of any kind.',
		rules: ['destroy.eternal', 'loot.trinket', 'ambush.monster', 'curse.given', 'indomitable.slot']
	},
	eternal: {
		words: ['eternal'],
		text: 'A keyword, static: the object cannot be destroyed or put into discard.',
		rules: ['destroy.eternal', 'eternal.in-play']
	},
	trinket: {
		words: ['trinket', 'trinkets'],
		text: 'A keyword on loot cards, triggered: the loot becomes an item of its player.',
		rules: ['loot.trinket', 'trinket.where']
	},
	ambush: {
		words: ['ambush', 'ambushes'],
		text: 'A keyword on loot cards, triggered: the loot becomes a monster that must be attacked.',
		rules: ['ambush.monster', 'ambush.attack', 'ambush.where']
	},
	guppy: {
		words: ['Guppy'],
		text: 'A keyword, static: a mark that other cards look for.',
		rules: ['guppy.marker']
	},
	indomitable: {
		words: ['indomitable'],
		text: 'A keyword on monster cards that stands for two static abilities: it gets a slot of its own and cannot be covered.',
		rules: ['indomitable.slot', 'indomitable.covered']
	},
	'roll-ability': {
		words: ['roll ability', 'roll abilities', 'Roll-'],
		text: 'An ability that says "roll-": it makes a dice roll, and a triggered ability that reads the number.',
		rules: ['roll.keyword', 'roll.no-line']
	},
	effect: {
		words: ['effect', 'effects'],
		text: 'What happens because of a loot or an ability. As one of these resolves it can make more of them.',
		rules: ['effect.until', 'effect.replacement']
	},
	'continuous-effect': {
		words: ['continuous effect', 'continuous effects'],
		text: 'An effect that changes what something is like, for a time or for good. It comes from an ability that resolved or from a static one.',
		rules: ['effect.until', 'effect.standing']
	},
	'replacement-effect': {
		words: ['replacement effect', 'replacement effects', 'replacement', 'replacements'],
		text: 'A continuous effect that changes what is about to happen. It usually says instead or prevent; what says skip, or begins with as or this enters play, is one too. It is not an ability, but comes from one.',
		rules: ['effect.replacement', 'effect.replacement-once', 'effect.as', 'effect.skip']
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
	// Chapter 6.
	charged: {
		words: ['charged', 'untapped', 'upright'],
		text: 'Said of an object that stands upright, so that its ↷ abilities can be activated.',
		rules: ['recharge.turned', 'ability.needs-charge']
	},
	copy: {
		words: ['copy', 'copies', 'copied'],
		text: 'What is made like another thing: an object in play, a loot on the stack, a loot card, or an ability alone.',
		rules: ['copy.object', 'copy.loot-made', 'copy.card', 'copy.ability']
	},
	damage: {
		words: ['damage'],
		text: 'What takes HP away from an object. It waits on the stack, and is marked on the object as it resolves.',
		rules: ['damage.on-stack', 'damage.marked']
	},
	deactivated: {
		words: ['deactivated', 'tapped', 'turned sideways'],
		text: 'Said of an object that lies on its side, so that its ↷ abilities cannot be activated until it is recharged.',
		rules: ['deactivate.turned', 'recharge.turned']
	},
	fizzle: {
		words: ['fizzle', 'fizzles', 'fizzled'],
		text: 'To be cancelled by the game, because what a loot, an ability or a roll needs is no longer so.',
		rules: ['ability.fizzle', 'attack.cancelled']
	},
	hp: {
		words: ['HP', 'health', 'hearts'],
		text: 'How much damage a player, a monster or another object with this stat can take: its maximum, less what is marked on it.',
		rules: ['damage.marked', 'damage.at-zero', 'heal.amount']
	},
	note: {
		words: ['noted', 'to note'],
		text: 'What a card makes its player keep in mind, such as a number, for the card to look at later.',
		rules: ['note.how', 'note.kept']
	},
	vote: {
		words: ['vote', 'votes', 'voting'],
		text: 'A choice that several players make for one ability, each in turn and each for one option.',
		rules: ['vote.who', 'vote.cast']
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
		text: 'The right to play one loot card, by default from your hand. The action phase brings one, and abilities can bring more.',
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
		text: 'What a player who dies loses: a non-eternal item, a loot card, 1¢, and the charge of each object with a ↷ ability.',
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
	activate: {
		words: ['activate', 'activates'],
		text: 'To put a ↷ or $ ability of an object you control on the stack, at its cost.',
		rules: ['ability.activate']
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
		text: 'To be killed or destroyed. Where a card says that something dies, the game kills it.',
		rules: ['death.at-zero', 'death.resolves']
	},
	discard: {
		words: ['to discard'],
		text: 'To put a loot card out of your hand on top of the loot discard.',
		rules: ['discard.choice']
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
	heal: {
		words: ['to heal'],
		text: 'To get back lost HP, never beyond the maximum.',
		rules: ['heal.amount', 'death.player.no-heal']
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
	steal: {
		words: ['steal', 'steals'],
		text: 'To choose something of another player, who gives it to you.',
		rules: ['give.steal']
	},
	swap: {
		words: ['swap', 'swaps'],
		text: 'To give each other something, both at once.',
		rules: ['give.swap']
	}
} as const satisfies Record<string, Term>;

export type TermId = keyof typeof GLOSSARY;

/** Every term, by its word. */
export const TERM_IDS: readonly TermId[] = Object.keys(GLOSSARY).filter(isTermId).sort();

/** Whether a text from outside names a term. */
export function isTermId(text: string): text is TermId {
	return Object.hasOwn(GLOSSARY, text);
}
