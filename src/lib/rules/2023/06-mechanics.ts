import { guidance, settled, silent } from '../rule.ts';

/** Chapter 6. */
export const MECHANICS = {
	'activate.on-stack': settled(
		'6.1',
		'Activating an ability',
		'To activate a ↷ or $ ability is to pay for it and put it on the stack.'
	),
	'ability.tap': settled(
		'6.1',
		'Turning sideways is the cost',
		'Activating a ↷ ability turns its object sideways as the cost.'
	),
	'activate.paid': settled(
		'6.1',
		'Activating a $ ability',
		'To activate a $ ability, pay the cost that it names.'
	),
	'and.depends': settled(
		'6.2',
		'What follows "and"',
		'The part after "and" happens only if the part before it did.'
	),
	'then.goes-on': guidance(
		'6.2',
		'What follows "then" or a full stop',
		'The part after "then", or after a full stop, happens whatever became of the part before it.'
	),
	'and.colon': guidance(
		'6.2',
		'Words before a colon',
		'Words before a colon are a cost, unless they are the numbers of a "Roll-".'
	),
	'attackable.stats': guidance(
		'6.3',
		'Stats of attackable items and rooms',
		'Items and rooms that can be attacked have a stat block like a monster: HP, evasion and attack.'
	),
	'attack.like-a-monster': settled(
		'6.3',
		'Attacking an item, a room or a player',
		'An attack on an item, a room or a player is declared and fought like one on a monster.'
	),
	'attackable.dies': settled(
		'6.3',
		'An attacked item that is killed',
		'An item, a room or the like that is killed during an attack on it is destroyed.'
	),
	'attackable.rewards': settled(
		'6.3',
		'Rewards without a fight',
		'When an object with rewards dies or is destroyed, the active player gains them, even where no attack did it.'
	),
	'attackable.no-monster': settled(
		'6.3',
		'Attackable does not mean monster',
		'Being open to attack makes no monster of an item or a room: nothing that asks for a monster can target it.'
	),
	'attack.player': settled(
		'6.4',
		'Attacking a player',
		'An ability that lets a player be attacked says their evasion. If several do, the newest counts.'
	),
	'cancel.removed': settled(
		'6.5',
		'What cancelling does',
		'Something cancelled leaves the stack before it resolves and does nothing.'
	),
	'cancel.death': settled(
		'6.5',
		'Cancelling a death',
		'When a death is cancelled, the one who would have died heals to at least 1 HP, unless the ability says otherwise.'
	),
	'copy.object': settled(
		'6.6',
		'Becoming a copy',
		'An object that becomes a copy of another, of whatever kind, has that one’s abilities, name, stat block and soul icon and none of its own. It stays so for as long as the ability says.'
	),
	'copy.not-copied': settled(
		'6.6',
		'What is not copied',
		"A copy doesn't take over what belongs to the other object itself. That is its counters, charge and damage, its back face, and that it is a starting item."
	),
	'copy.reward-box': settled(
		'6.6',
		'Reward boxes are not copied',
		'The reward box of a card is not copied.'
	),
	'copy.own-rewards': silent(
		'6.6',
		'A copy keeps its rewards',
		'A copy keeps the reward box of its own card.'
	),
	'copy.loot-made': settled(
		'6.6',
		'Copying a loot on the stack',
		'Copying a loot that is being played puts a copy of it on the stack, which resolves as if its card had been played.'
	),
	'copy.loot': settled(
		'6.6',
		'A copied loot exists on the stack alone',
		'A copy of a loot exists on the stack alone: it goes to no deck and no discard.'
	),
	'copy.loot-chosen': settled(
		'6.6',
		'A copied loot chooses anew',
		'The targets of a loot and the option taken are not copied: both are chosen anew as the copy is put on the stack.'
	),
	'copy.loot-cost': guidance(
		'6.6',
		'A copied loot costs nothing',
		'The cost of playing a loot is not paid again for its copy.'
	),
	'copy.card': settled(
		'6.6',
		'Copying a loot card',
		'To copy a loot card is not to copy a loot, which lies on the stack. It brings a card that you may play, at once or for as long as the ability says.'
	),
	'copy.card-held': settled(
		'6.6',
		'Where a copied loot card waits',
		'A copy of a loot card waits in a holding zone. It is gone once it has been played, or once its time is over.'
	),
	'copy.card-played': settled(
		'6.6',
		'Playing a copied loot card',
		'A copy of a loot card takes a loot play like any card, unless the ability lets you play it.'
	),
	'copy.card-cost': settled(
		'6.6',
		'The cost of a copied loot card',
		'Where the loot card has a cost, playing the copy costs it too.'
	),
	'copy.ability': settled(
		'6.6',
		'Copying an ability',
		'A copied ability goes on the stack, and its cost is not paid again unless the ability that copies says so.'
	),
	'copy.in-full': settled(
		'6.6',
		'"Destroy this" is copied too',
		'An ability is copied whole, "destroy this" included. A loot that copies an ability with "destroy this" makes it fizzle, as a loot cannot be destroyed.'
	),
	'copy.loot-no-item': guidance(
		'6.6',
		"A loot cannot become an item's copy",
		'A loot may copy an ability which turns its item into a copy of another. Then it does nothing and goes to discard, unless that ability makes the loot an item.'
	),
	'counter.put': settled(
		'6.7',
		'What counters belong to',
		'Counters belong to the object, card or player they are put on.'
	),
	'counter.marker': guidance(
		'6.7',
		'What can be a counter',
		'Anything that is at hand can stand for a counter: a coin, a token, a die.'
	),
	'counter.no-effect': guidance(
		'6.7',
		'Counters do nothing themselves',
		'A counter, named or not, does nothing by itself; abilities may look at counters and give them a meaning.'
	),
	'counter.cost': settled(
		'6.7',
		'Paying with counters',
		'Counters can be the cost of a $ ability: they are removed.'
	),
	'counter.generic': settled(
		'6.7',
		'Counters without a name',
		'Some abilities name the counters that they put; a counter without a name is a generic one.'
	),
	'counter.remove': settled(
		'6.7',
		'Which counters are removed',
		'Where no name is given, counters of every kind count and any may be removed.'
	),
	'counter.given': settled(
		'6.7',
		'Counters go along',
		'An object that is given, stolen or flipped keeps its counters.'
	),
	'counter.starting': settled(
		'6.7',
		"A copy's starting counters",
		'A copy of an item that starts with counters starts with as many: that is one of the abilities it copies.'
	),
	'counter.player': settled(
		'6.7',
		'Counters on players and characters',
		'Counters on a player stay when their character changes; counters on a character go with it.'
	),
	'counter.leave': settled(
		'6.7',
		'Counters on what leaves play',
		'When an object leaves play or is covered, its counters are removed, unless an ability says otherwise.'
	),
	'damage.player-hp': guidance(
		'6.8',
		'Players take damage too',
		'As far as damage goes a player is an object, with the HP of their character card.'
	),
	'damage.on-stack': settled(
		'6.8',
		'Damage uses the stack',
		'Damage is put on the stack and marked when it resolves.'
	),
	'damage.marked': settled(
		'6.8',
		'Marking damage',
		'When damage resolves, that much is marked on its target.'
	),
	'damage.takes': settled(
		'6.8',
		'When damage is taken',
		'An object takes damage, and a source deals it, when the damage resolves.'
	),
	'damage.at-zero': settled(
		'6.8',
		'Damage at 0 HP',
		'At 0 HP damage is still taken, but none is marked and HP stays at 0.'
	),
	'damage.source': settled(
		'6.8',
		'The source of damage',
		'The source of damage is the object whose ability deals it, and so is the player who controls that object.'
	),
	'damage.from-game': settled(
		'6.8',
		'Damage from the game',
		'Where an ability only says that someone takes damage, the game is its source.'
	),
	'damage.you': guidance(
		'6.8',
		'"Take damage" means you',
		'Where nobody is named, "take damage" means you.'
	),
	'damage.stays': settled(
		'6.8',
		'Damage stays with the player',
		'Damage is marked on the player: it stays when they change or flip their character card.'
	),
	'damage.none': settled(
		'6.8',
		'There is no 0 damage',
		'Nobody can deal or take 0 damage. If you miss a monster with attack 0, nothing goes on the stack.'
	),
	'damage.emptied-heart': settled(
		'6.8',
		'When maximum HP drops',
		'If maximum HP drops, remove that much marked damage too, if there is any. If an object loses its HP stat, remove all of it.'
	),
	'damage.no-heal': settled(
		'6.8',
		'Losing a heart is no healing',
		"Losing marked damage with maximum HP isn't healing."
	),
	'deactivate.turned': settled('6.9', 'Deactivating', 'To deactivate an object, turn it sideways.'),
	'destroy.words': guidance(
		'6.10',
		'Destroy and kill are the same',
		'Destroying an object in play is the same as killing it. Usually items, souls and rooms are said to be destroyed, monsters and players to be killed.'
	),
	'destroy.kill': settled(
		'6.10',
		'Killed means 0 HP',
		'If something with an HP stat is killed or destroyed, its HP is set to 0.'
	),
	'destroy.discard': settled(
		'6.10',
		'Where destroyed things go',
		'A destroyed object that does not go to discard by being at 0 HP is put there.'
	),
	'destroy.stays': settled(
		'6.10',
		'What stays when destroyed',
		'Characters and eternal objects do not go to discard when they are killed or destroyed.'
	),
	'destroy.die': settled(
		'6.10',
		'Killed, destroyed and dying',
		'Something that is killed or destroyed dies. If an ability says that something dies, the game kills it.'
	),
	'discard.moves': settled(
		'6.11',
		'Discarding',
		'To discard is to move loot cards, as many as the ability says, from your hand to the loot discard.'
	),
	'discard.none': silent(
		'6.11',
		'Too few cards to discard',
		'A player with too few loot cards discards what they have.'
	),
	'each.words': guidance(
		'6.12',
		'What "each" covers',
		'"Each" means everyone or everything of a kind, or of a narrower one where the ability names it.'
	),
	'each.players': settled(
		'6.12',
		'The order of "each player"',
		'Where each player does something, they do it in turn order, the active player first.'
	),
	'each.order': settled(
		'6.12',
		'Ordering several objects of a player',
		'Where several objects of a player are affected, that player says in which order. The players follow in turn order, and the shop comes last.'
	),
	'each.stacked': settled(
		'6.12',
		'Damage to each player',
		"Damage to each player, or each player's death, resolves in turn order too: so the last player's goes on the stack first."
	),
	'each.monsters': settled(
		'6.12',
		'The order of "each monster"',
		'Where each monster is affected, the controller of the ability says in which order, or the active player if the game controls it. They die in that order, too. Where each player dies with them, the monsters die first.'
	),
	'each.named': silent(
		'6.12',
		'Those named one by one',
		'If an ability affects several alike and names them one by one, it affects them in the order in which it names them. Damage goes on the stack in that order, so the last one named takes it first.'
	),
	'death.players-order': silent(
		'6.12',
		'Several players dying at once',
		'The deaths of several players at once resolve in turn order; those of several monsters resolve in the order that the active player chooses. A card that does something to each of them in turn sets the order instead.'
	),
	'slot.expand': settled(
		'6.13',
		'Expanding the shop or the slots',
		'Expanding adds as many slots to the shop, the monsters or the rooms as the ability says; the game does it.'
	),
	'ability.fizzle': settled(
		'6.14',
		'When something fizzles',
		'A loot or ability whose targets have all gone or no longer fit fizzles: the game cancels it.'
	),
	'damage.target-gone': settled(
		'6.14',
		'Damage that has lost its target',
		'Damage whose target has left play fizzles.'
	),
	'death.target-gone': settled(
		'6.14',
		'A death that has lost its object',
		'A death whose object has left play fizzles.'
	),
	'roll.would-changed': silent(
		'6.14',
		'A "would roll" whose number is gone',
		'A "would roll" ability whose roll no longer shows its number as it resolves fizzles.'
	),
	'ability.some-targets': silent(
		'6.14',
		'Some targets gone, not all',
		'An ability that has lost some of its targets, not all, still does to the others what it says.'
	),
	'flip.object': settled(
		'6.15',
		'Flipping an object',
		'A flipped object is turned onto its back face, if it has one. It is still the same object, and only the face that is up counts.'
	),
	'flip.roll': settled(
		'6.15',
		'Flipping a roll',
		'To flip a roll is to make it 7 less its number, which is what lies on the opposite face of the die.'
	),
	'give.no-gain': settled(
		'6.16',
		'Giving is not gaining',
		"Stealing and swapping are kinds of giving, and giving isn't gaining. An ability that looks for one of the two does not see the other."
	),
	'gain.cents': settled('6.16', 'Gaining ¢', "Gained ¢ come from the game's pool."),
	'gain.pool-empty': silent(
		'6.16',
		'When the pool is short',
		'If the pool holds too little, the player gains what is left.'
	),
	'gain.treasure': settled(
		'6.16',
		'Gaining treasure',
		'To gain treasure, take that many cards off the treasure deck and put them into play; you control them.'
	),
	'gain.object': settled(
		'6.16',
		'Gaining an object',
		'Whoever gains an object puts it under their control.'
	),
	'give.moves': settled(
		'6.16',
		'Giving',
		'To give is to move an object in play, a loot card in hand or ¢ from one player to another.'
	),
	'give.shop': settled(
		'6.16',
		'Giving to the shop',
		'For items the shop can stand in for one of the two players.'
	),
	'give.steal': settled(
		'6.16',
		'Stealing',
		'Stealing makes the other player give to you. You choose the object or loot card; for ¢ the card says how many.'
	),
	'give.swap': settled(
		'6.16',
		'Swapping',
		'In a swap two players give to each other at the same time.'
	),
	'heal.full': settled('6.17', 'Healing to full', 'Healing to full removes all marked damage.'),
	'heal.amount': settled(
		'6.17',
		'Healing some',
		'Healing something that has an HP stat removes so much of its marked damage, never more than there is.'
	),
	'if-you-do.needed': settled(
		'6.18',
		'"If you do"',
		'The part after "if you do" happens only if the part before it takes effect.'
	),
	'may.declined': settled(
		'6.18',
		'What a player may do',
		'If a player may do something, they may also leave it undone.'
	),
	'level.up': settled(
		'6.19',
		'Levelling up',
		'Levelling up puts a level counter on the object; its level is the number of them.'
	),
	'level.down': settled(
		'6.19',
		'Levelling down',
		'Levelling down takes a level counter off, if there is one.'
	),
	'level.abilities': settled(
		'6.19',
		'What a level brings',
		'An object has every ability that is marked with its level or a lower one.'
	),
	'loot.draw': settled(
		'6.20',
		'Looting is drawing',
		'To loot, draw that many cards off the loot deck into your hand.'
	),
	'lose.cents': settled(
		'6.21',
		'Losing ¢',
		'Lost ¢ go back to the pool; a player who has too few loses all they have.'
	),
	'note.how': guidance(
		'6.22',
		'Noting things',
		'If an ability has you note something, you keep track of it as you like, for good or until the ability says. Cards can look at it later.'
	),
	'note.kept': settled(
		'6.22',
		'Who keeps a note',
		'What is noted for an object belongs to that object alone, unless something says otherwise. It stays until an ability clears it or the object is put into discard.'
	),
	'pay.cents': settled('6.23', 'Paying ¢', 'Nobody can pay ¢ they do not have.'),
	'pay.pool': settled(
		'6.23',
		'Where paid ¢ go',
		'Paid ¢ go to the pool that is named, else to that of the game.'
	),
	'pay.hp': settled('6.23', 'Paying HP', 'Paid HP is lost; nobody can pay HP they do not have.'),
	'play.moves': settled(
		'6.24',
		'Playing moves a card to the stack',
		'To play a loot card is to move it to the stack, where whoever played it controls it.'
	),
	'loot.in-hand': settled(
		'6.24',
		'Only your own hand',
		'Only a card from your own hand can be played, unless an ability allows another zone.'
	),
	'prevent.damage': settled('6.25', 'Preventing damage', 'Prevented damage leaves the stack.'),
	'prevent.next': silent(
		'6.25',
		'"Prevent the next"',
		'"Prevent the next" waits till end of turn and reduces the damage as it resolves; what is reduced to nothing is not taken.'
	),
	'prevent.death': settled(
		'6.25',
		'Preventing a death',
		'A prevented death leaves the stack, and its object heals to at least 1 HP, or by what the ability says.'
	),
	'recharge.turned': settled('6.26', 'Recharging', 'To recharge an object, turn it upright.'),
	'reroll.roll': settled(
		'6.27',
		'Rerolling a roll',
		'Rerolling rolls the same die again and replaces its result; it is not a second roll.'
	),
	'reroll.item': settled(
		'6.27',
		'Rerolling an item',
		'To reroll an item is to destroy it; if that is done, the player who controlled it gains the top card of the treasure deck.'
	),
	'reroll.shop': settled(
		'6.27',
		'Rerolling a shop item',
		'For a rerolled shop item nobody gains treasure: the top card of the treasure deck goes into its slot.'
	),
	'vote.who': settled(
		'6.28',
		'Who votes',
		'The ability says who votes and what they may vote for.'
	),
	'vote.cast': settled(
		'6.28',
		'The order of votes',
		'Votes are cast in turn order from the player who controls the ability, or else from the active player.'
	),
	'vote.stands': settled('6.28', 'A vote stands', 'Once it has been cast a vote is not changed.')
} as const;
