import type { RuleId } from './index.ts';

/** How players ask what a rule answers, in words that are not the rule's own. */
export const ASKED: Readonly<Partial<Record<RuleId, readonly string[]>>> = {
	'setup.decks': [
		'do I shuffle the decks at the start',
		'where do the decks and discard piles go',
		'how do I lay out the table'
	],
	'setup.pool': [
		'how many coins are in the game',
		'how much money is in the bank',
		'how many pennies do we need'
	],
	'setup.shop': [
		'how many items are in the shop',
		'how big is the shop',
		'how many treasures are for sale at the start'
	],
	'setup.slots': [
		'how many monsters are on the table',
		'how many monster slots are there',
		'how many enemies are out at the start'
	],
	'setup.no-events': [
		'an event comes up during setup',
		'first monster card is an event',
		'curse flipped while setting up'
	],
	'setup.room': ['how do I start with rooms', 'first room at setup', 'do we put out a room'],
	'setup.bonus-souls': [
		'how many bonus souls are used',
		'which bonus souls do we pick',
		'choose bonus souls at start'
	],
	'setup.characters': [
		'how do we pick characters',
		'do I choose my character',
		'random character or choose',
		'who plays which character'
	],
	'setup.charge': [
		'does my item start untapped',
		'are characters and starting items charged at the start',
		'what is tapped at the beginning',
		'why is my character sideways',
		'can I use my character in my first turn'
	],
	'setup.triggers': [
		'abilities when the game begins',
		'start of game effects',
		'can I respond to a start of game trigger'
	],
	'setup.hands': [
		'how many loot cards do I start with',
		'starting hand and coins',
		'how many cents does everyone begin with',
		'what does each player get at the start',
		'starting money',
		'how much gold do we begin with',
		'how many cards do we begin with'
	],
	'setup.first': [
		'who goes first',
		'who takes the first turn',
		'how do we choose the starting player',
		'who starts',
		'who begins',
		'which player is first'
	],
	'setup.saddest': ['saddest player begins', 'roll for first player', 'what if nobody is sad'],
	'item.starting': ['does my starting item count as an item', 'is a starter like other items'],
	'item.border': [
		'what do the gold and silver borders mean',
		'gold frame item',
		'silver frame item',
		'color of the card border',
		'tell an active item from a passive one',
		'difference between active and passive items'
	],
	'ability.shop': [
		'do items in the shop do anything',
		'can I use a shop item before buying it',
		'effects of treasures for sale'
	],
	'loot.kept': [
		'do I keep loot cards between turns',
		'must I play my loot right away',
		'can I save cards for later'
	],
	'loot.play': [
		'when can I play a loot card',
		'how do I play loot',
		'do loot cards go on the stack',
		'what do I do with my cards'
	],
	'loot.discarded': [
		'where do used loot cards go',
		'what happens to a loot card after I play it',
		'do played cards get discarded'
	],
	'loot.free': ['can loot be played for free', 'cards played by an item use up my loot play'],
	'monster.you': [
		'who is "you" on a monster card',
		'who does the monster text mean',
		'monster says you'
	],
	'soul.still': [
		'does a boss I killed keep its effect',
		'abilities of a monster soul',
		'do my soul cards do anything'
	],
	'monster.reward-active': [
		'who gets the reward for a monster',
		'who gets the soul of a boss',
		'somebody else killed the monster on my turn',
		'does the killer get the loot',
		'last hit gets the money',
		'most damage gets the loot',
		'share the reward of a monster',
		'we both hit the monster',
		'do I get the soul if a bomb kills the boss',
		'who gets the soul when a loot card kills the boss',
		'do I get the reward if I did not kill it by attacking'
	],
	'event.triggers': [
		'what does an event do',
		'event flipped from the monster deck',
		'when does an event happen',
		'are events monsters',
		'what do I do when an event comes up',
		'does an event happen right away'
	],
	'event.discarded': [
		'where do events go',
		'does an event stay on the table',
		'event after it is done'
	],
	'curse.face-up': ['where do I put a curse', 'curse next to my character'],
	'soul.public': ['are souls hidden', 'can I see how many souls others have', 'secret souls'],
	'soul.becomes': [
		'how many souls is a card worth',
		'card turned into a soul',
		'which icon says a soul is worth two'
	],
	'soul.one-object': [
		'does a 2 soul card count as one card',
		'steal a double soul',
		'lose one of two souls on a card'
	],
	'soul.counted': [
		'how do I count souls',
		'does a double soul count twice',
		'number of souls for a card',
		'does a card with 2 souls count twice'
	],
	'soul.bonus': [
		'how do I get a bonus soul',
		'when is a bonus soul won',
		'bonus soul requirement met',
		'claim a bonus soul'
	],
	'soul.bonus-optional': [
		'do we have to use bonus souls',
		'are bonus souls optional',
		'play without bonus souls'
	],
	'soul.bonus-gained': [
		'is a bonus soul a real soul',
		'does a bonus soul count for winning',
		'can a bonus soul be stolen'
	],
	'soul.bonus-destroyed': ['bonus soul destroyed comes back', 'lost my bonus soul'],
	'character.starting-item': [
		'what item does my character start with',
		'which item belongs to my character',
		'where does my starting item come from'
	],
	'item.starting-eternal': [
		'is my starting item eternal',
		'can I lose my starting item',
		'is a starter safe from being destroyed',
		'does death take the starter',
		'starting item when I die',
		'is my starter lost on death'
	],
	'character.stats': [
		'how much health does my character have',
		'how much damage do I deal',
		'where is my attack printed',
		'what are my stats',
		'how many hearts do I have'
	],
	'room.optional': [
		'do we need rooms',
		'are rooms optional',
		'is the room deck an expansion',
		'do we play with the room deck in the base game'
	],
	'room.abilities': ['what do rooms do', 'does a room affect everyone', 'room effects'],
	'room.active-only': ['who can use a room', "can I tap the room on another player's turn"],
	'room.discard': [
		'when does the room change',
		'how do I get a new room',
		'get rid of the room',
		'when do I draw a new room',
		'how do we get a new room'
	],
	'card.gray-text': ['what is the gray text', 'does flavor text matter', 'italic text on a card'],
	'card.stats': [
		'what do the numbers on a monster mean',
		'heart die and sword on a card',
		'which number is evasion',
		'monster stats explained'
	],
	'card.no-evasion': ['do characters have evasion', 'what do you roll to hit a player'],
	'card.reward': [
		'where do I see what a monster pays',
		'reward at the bottom of a card',
		'what do I get for a kill'
	],
	'card.soul-icon': [
		'which monsters give souls',
		'how do I know if a monster is worth a soul',
		'skull icon in the corner',
		'does every monster give a soul'
	],
	'card.set': ['what is the symbol in the corner', 'which expansion is a card from', 'set icon'],
	'card.three-players': [
		'what does 3+ on a card mean',
		'cards for three players with only two of us'
	],
	'zone.new-object': [
		'is a card the same when it comes back',
		'targets lost when a card moves',
		'card left and returned'
	],
	'zone.decks': ['which decks are there', 'how many decks does the game have', 'kinds of cards'],
	'zone.deck-hidden': [
		'can I look at the top card of a deck',
		'is the deck secret',
		'peek at the deck'
	],
	'look.search': ['search a deck for a card', 'look through the treasure deck', 'tutor for a card'],
	'zone.deck-empty': [
		'deck runs out',
		'what if we run out of cards',
		'reshuffle the discard',
		'no more treasure cards'
	],
	'zone.nothing-to-draw': [
		'nothing to draw',
		'deck and discard are both empty',
		'no cards anywhere'
	],
	'zone.discard-public': [
		'may I check the discard',
		'is the discard pile public',
		'look at discarded cards',
		'count the graveyard'
	],
	'zone.discard-order': [
		'can I change the order of the discard pile',
		'shuffle the discard',
		'discard order matters'
	],
	'zone.hand-private': [
		'can I see other players cards',
		'show my hand',
		'are my cards hidden',
		'do we play with open hands',
		'may I tell what I hold',
		'secret hands',
		'can people see my loot'
	],
	'zone.hand-count': [
		'how many cards does he have',
		'must I say how many cards I hold',
		'count another hand'
	],
	'discard.choice': [
		'do I choose what I discard',
		'who picks the discarded card',
		'discard at random',
		'which card must I discard'
	],
	'zone.covered-out': [
		'is a covered monster in play',
		'can I attack a monster under another',
		'hit a buried card'
	],
	'zone.covered': [
		'what happens when the top monster dies',
		'does the monster underneath come back',
		'card below returns'
	],
	'zone.covered-public': ['can I look at the cards under a monster', 'peek at covered monsters'],
	'cancel.loot': [
		'where does a cancelled card go',
		'countered loot is discarded',
		'do I get my cancelled card back to hand'
	],
	'ability.targets': [
		'when do I choose targets',
		'pick the target before or after responses',
		'can I change who I aim at',
		'can I change my target after somebody responds',
		'do I choose the target when I play the card or when it resolves'
	],
	'ability.mode': [
		'when do I choose an option',
		'choose one on a card is decided when',
		'can I pick both options'
	],
	'ability.target-needed': [
		'can I play a card without a target',
		'no legal target',
		'play a bomb with nothing to hit'
	],
	'ability.cost': [
		"can I use an item if I can't pay for all of it",
		'pay part of a cost',
		'not enough for the ability'
	],
	'ability.activate': [
		'when can I use an item',
		'can I use items on other turns',
		'can I use items any time',
		'activate in response'
	],
	'ability.controller-only': [
		"can I use another player's item",
		"tap somebody else's item",
		'who may use my items'
	],
	'ability.needs-charge': [
		'how often can I use an item',
		'use a tapped item again',
		'once per turn items',
		'activate an item twice',
		'how many times can I use an item each turn',
		'use an item more than once a turn',
		'can I use a tapped item',
		'can I use an item that is turned sideways'
	],
	'ability.paid-uncharged': [
		'can I use a paid item again',
		'items with a dollar sign',
		'use a $ item many times',
		'use a paid ability while tapped'
	],
	'ability.static': [
		'do passive effects use the stack',
		'always on abilities',
		'can you respond to a passive',
		'does a passive item work on other players turns',
		'when is a passive item active'
	],
	'trigger.condition': [
		'when do triggered abilities happen',
		'does a trigger happen by itself',
		'do I have to remember triggers',
		'automatic abilities',
		'how do I know whether it is a triggered ability'
	],
	'trigger.order': [
		'order of triggers',
		'two things trigger at the same time',
		'my item and yours both go off',
		'who puts triggers first'
	],
	'trigger.any-roll': [
		'number in a circle on a monster',
		'does any dice roll set off the monster',
		'what does a circled number mean'
	],
	'trigger.attacking-player': [
		'who is the attacking player',
		'does attacking player mean anyone who attacks'
	],
	'trigger.choice': [
		'is a trigger optional',
		'do I have to use my passive',
		'may on a triggered ability'
	],
	'destroy.eternal': [
		'what does eternal mean',
		'can eternal items be destroyed',
		'get rid of an eternal item',
		'eternal card discard',
		'd6 an eternal item',
		'lose an eternal item',
		'how do I remove an eternal item',
		'what is an eternal item',
		'can an eternal item be destroyed'
	],
	'loot.trinket': [
		'what happens when I play a trinket',
		'does a trinket stay on the table',
		'trinket becomes an item',
		'are trinkets items'
	],
	'ambush.monster': [
		'what does an ambush do',
		'put a monster into play from hand',
		'monster card in the loot deck'
	],
	'ambush.attack': [
		'do I have to attack an ambush',
		'forced to fight the ambush',
		'ambush extra attack'
	],
	'ambush.slot': ['where does an ambush go', 'choose a slot for an ambush'],
	'guppy.marker': [
		'what does guppy do',
		'how many guppy items do I need',
		'guppy items bonus',
		'guppy transformation',
		'does guppy mean anything'
	],
	'curse.given': [
		'who gets the curse',
		'can I give a curse to someone else',
		'do I have to take the curse',
		'what do I do when a curse comes up',
		'choose who is cursed',
		'a curse shows up who takes it',
		'what happens when a curse comes up from the monster deck'
	],
	'curse.death': [
		'how do I get rid of a curse',
		'remove a curse',
		'how long does a curse last',
		'does dying remove curses',
		'are curses forever',
		'do curses go away when I die',
		'do I lose my curses when I die'
	],
	'indomitable.slot': [
		'what does indomitable mean',
		'indomitable monster gets a slot',
		'more than two monsters'
	],
	'indomitable.covered': ['can I cover an indomitable monster', 'put a card over an indomitable'],
	'roll.keyword': [
		'what does roll mean on a card',
		'when do I roll for an item',
		'dice table on an item',
		'item that says roll'
	],
	'effect.until-end-of-turn': [
		'how long does plus one attack last',
		'when does a bonus end',
		'does the buff stay',
		'when does an effect wear off'
	],
	'effect.skip': ['what does skip mean', 'skipping a step', 'lose a turn'],
	'effect.replacement': [
		'what does instead mean',
		'replacement effects',
		'can I respond to an instead effect'
	],
	'effect.replacement-order': ['two replacement effects who chooses', 'order of instead effects'],
	'ability.tap': [
		'what does the sideways arrow mean',
		'tap symbol',
		'arrow icon on a card',
		'how do I activate an item',
		'turn an item sideways'
	],
	'activate.paid': [
		'what does the dollar sign mean',
		'$ symbol on a card',
		'pay to use an item',
		'items that cost money to use'
	],
	'and.depends': [
		'what does and mean on a card',
		'first half of an effect failed',
		'do both parts need to happen'
	],
	'then.goes-on': [
		'what does then mean on a card',
		'effect after then',
		'does the second sentence happen anyway'
	],
	'attackable.stats': ['attack an item', 'items with health', 'items that can be fought'],
	'attack.player': [
		'can players be attacked',
		'can I attack another player',
		'what roll hits a player',
		'fight each other',
		'hit somebody with my attack'
	],
	'cancel.removed': [
		'what does cancel mean',
		'cancel a card',
		'stop a card from working',
		'counter a spell'
	],
	'cancel.death': ['cancel a death', 'hp after a cancelled death'],
	'copy.object': [
		'how does copying an item work',
		'become a copy of another item',
		'modeling clay copy'
	],
	'copy.loot-made': ['copy a loot card', 'double a loot', 'does a copied card need a loot play'],
	'copy.ability': ['copy an ability', 'do I pay again for a copy', 'copied ability cost'],
	'counter.marker': [
		'what can I use as counters',
		'tokens for counters',
		'do I use coins as counters'
	],
	'counter.no-effect': ['what do counters do', 'generic counters', 'counters without text'],
	'counter.given': ['do counters stay when stolen', 'counters on a traded or stolen item'],
	'counter.leave': ['do counters go away', 'counters when the card leaves'],
	'damage.on-stack': [
		'can I respond to damage',
		'does damage use the stack',
		'when does damage happen',
		'prevent damage in time'
	],
	'damage.marked': [
		'how do I mark damage',
		'keep track of my health',
		'where do I put damage',
		'health tracker',
		'count damage'
	],
	'damage.player-hp': ['can players be hurt', 'do I lose hearts', 'player takes damage'],
	'damage.source': ['who dealt the damage', 'source of the damage', 'did I deal it or my card'],
	'damage.none': ['deal zero damage', 'attack of 0', 'monster without attack hits me'],
	'damage.emptied-heart': [
		'lose a heart container',
		'max health goes down',
		'lower maximum hp',
		'my health item is taken away',
		'item with plus hp is lost',
		'what if my extra heart goes away'
	],
	'deactivate.turned': [
		'what does deactivate mean',
		'tap a card without using it',
		"turn another player's item sideways"
	],
	'destroy.words': [
		'is killing the same as destroying',
		'difference between kill and destroy',
		'destroy a monster'
	],
	'destroy.discard': [
		'where do destroyed items go',
		'is a destroyed item gone forever',
		'item to the discard pile',
		'what is the difference between destroy and discard',
		'is discarding the same as destroying'
	],
	'discard.none': [
		'must discard more cards than I hold',
		'no cards to discard',
		'empty hand discard'
	],
	'each.players': [
		'each player does something who goes first',
		'order when everybody does it',
		'all players draw order'
	],
	'each.stacked': [
		'everyone takes damage order',
		'who dies first when all are hit',
		'damage to all players'
	],
	'each.monsters': [
		'all monsters take damage order',
		'damage to each monster',
		'kill all monsters who goes first'
	],
	'death.players-order': [
		'several players die at once',
		'two people die at the same time',
		'order of deaths',
		'everyone dies'
	],
	'slot.expand': ['expand the shop', 'more shop slots', 'add monster slots', 'bigger shop'],
	'ability.fizzle': [
		'what does fizzle mean',
		'the target is gone what now',
		'card with no target left',
		'my target died before it resolved',
		'is my card wasted',
		'my card lost its target',
		'target dies in response'
	],
	'ability.some-targets': [
		'one of my targets is gone',
		'some targets left',
		'does it still work on the rest'
	],
	'flip.object': ['flip a card', 'other side of a card', 'double sided card'],
	'flip.roll': ['flip a die', 'turn the die upside down', 'opposite side of the die'],
	'give.no-gain': [
		'is stealing gaining',
		'does being given coins count as gaining',
		'trade and gain'
	],
	'gain.cents': ['how do I get money', 'where do coins come from', 'earn coins', 'gain cents'],
	'gain.pool-empty': ['bank has no coins left', 'run out of coins', 'no money in the pool'],
	'gain.treasure': [
		'gain a treasure for free',
		'get an item from the deck',
		'where does a gained treasure go'
	],
	'give.steal': [
		'how does stealing work',
		'steal an item',
		'do I choose what I steal',
		'rob another player',
		'steal coins'
	],
	'heal.amount': [
		'how do I heal',
		'restore health',
		'can I heal above my max',
		'get more hearts than my maximum',
		'overheal'
	],
	'if-you-do.needed': ['what does if you do mean', 'if you do and the first part failed'],
	'may.declined': [
		'do I have to do it if it says may',
		'is may optional',
		'can I refuse an effect',
		'decline a card',
		'say no to an effect',
		'am I allowed to skip a may',
		'can something that says may be skipped'
	],
	'level.up': ['how do I level up', 'what is a level', 'level counters'],
	'loot.draw': [
		'what does loot mean',
		'loot 1',
		'draw loot cards',
		'how do I get loot cards',
		'does loot mean draw'
	],
	'lose.cents': [
		'where do lost coins go',
		'lose more money than I have',
		'does another player get my lost coins'
	],
	'pay.cents': [
		"can I pay with coins I don't have",
		'owe money',
		'pay later',
		'go into debt',
		'too little money',
		'pay less than the price',
		'can I buy on credit'
	],
	'pay.hp': ['pay health', 'pay a heart as a cost', "can I pay hearts I don't have"],
	'loot.in-hand': [
		'play cards from the discard',
		"play another player's loot",
		'cards from other hands'
	],
	'prevent.damage': ['how do I prevent damage', 'block a hit', 'shield', 'stop damage'],
	'prevent.next': [
		'prevent the next damage',
		'how long does a shield last',
		'shield until end of turn',
		'does a prevent save for later'
	],
	'prevent.death': [
		'how do I prevent a death',
		'save a player',
		'survive a killing blow',
		'what can save me from dying',
		'stop a player from dying'
	],
	'recharge.turned': [
		'what does recharge mean',
		'untap an item',
		'battery',
		'how do I untap',
		'is recharge the same as untap'
	],
	'reroll.roll': [
		'how do rerolls work',
		'reroll a die',
		'do I keep the better roll',
		'must I take the new roll',
		'is a reroll a second roll',
		'does a reroll count as rolling again for triggers'
	],
	'reroll.item': [
		'what does rerolling an item do',
		'd6 an item',
		'swap an item for a random one',
		'trade in an item'
	],
	'reroll.shop': [
		'reroll the shop',
		'change a shop item',
		'new items in the shop',
		'refresh the store'
	],
	'vote.cast': ['how does voting work', 'who votes first', 'order of votes'],
	'turn.phases': [
		'what happens in a turn',
		'what do I do on my turn',
		'order of a turn',
		'parts of a turn',
		'what can I do in a turn',
		'steps of a round'
	],
	'turn.next': [
		'whose turn is next',
		'which direction do turns go',
		'clockwise or counterclockwise',
		'who plays after me'
	],
	'turn.recharge': [
		'when do my items recharge',
		'do my items untap each turn',
		'untap step',
		'when do I get to use my item again',
		'does everything untap',
		'my character is tapped when does it come back',
		'refresh my items'
	],
	'turn.recharge-game': [
		'do monsters and rooms recharge',
		'when do things of the game untap',
		'do shop items untap'
	],
	'turn.start-triggers': [
		'start of turn effects',
		'abilities at the beginning of my turn',
		'upkeep'
	],
	'turn.loot-step': [
		'do I draw a card every turn',
		'how many cards do I draw at the start of my turn',
		'draw step',
		'how many cards do I loot in a turn',
		'when do I draw',
		'do I draw a loot at the start of my turn or at the end',
		'what happens at the start of a turn',
		'does the first player draw on turn one',
		'do I get a loot card every turn'
	],
	'turn.action-phase': [
		'how many loot cards can I play each turn',
		'how many loot cards can I play on my turn',
		'how many cards may I play',
		'can I play more than one loot card',
		'loot limit on my turn',
		'how many cards can I use a turn',
		'limit on playing loot'
	],
	'turn.declare': [
		'what actions can I take',
		'can I attack and buy in one turn',
		'can I shop before attacking',
		'do I attack or buy first',
		'how many actions do I have'
	],
	'turn.active-only': [
		"can I attack or buy on another player's turn",
		'attack when it is not my turn',
		"purchase on someone else's turn",
		'does a monster attack me on its own',
		'can monsters attack outside my turn',
		'do monsters have turns'
	],
	'stack.must-be-empty': [
		'can I attack with something on the stack',
		'end my turn while something waits',
		'buy while a card is on the stack'
	],
	'turn.free': [
		'do I have to attack',
		'must I fight a monster each turn',
		'can I skip attacking',
		'can I pass without doing anything',
		'can I just end my turn',
		'do I have to buy',
		'attack every turn',
		'is attacking mandatory',
		'can I skip my attack and just buy something',
		'can I pass on attacking'
	],
	'loot.needs-loot-play': [
		'what is a loot play',
		'does each card take a loot play',
		'can I play all my cards',
		'play my whole hand',
		'can I play two loot cards in one turn',
		'is one loot card a turn the limit'
	],
	'loot.more-plays': [
		'play an extra loot card',
		'tap my character to play another card',
		'what does tapping my character do',
		'second loot card',
		'what does my character do',
		'how can I play two loot cards',
		'get another loot play'
	],
	'turn.end-declared': [
		'how do I end my turn',
		'can somebody respond to the end of my turn',
		'say done',
		'finish my turn'
	],
	'turn.end-triggers': [
		'end of turn effects',
		'abilities at the end of my turn',
		'when do end of turn triggers happen'
	],
	'turn.hand-size': [
		'hand limit',
		'maximum hand size',
		'how many cards can I hold',
		'too many cards in my hand',
		'discard down to ten',
		'is there a limit to loot in hand'
	],
	'turn.heal': [
		'when do I heal',
		'do players heal at the end of the turn',
		'do monsters heal',
		'does damage go away',
		'when do I get my hearts back',
		'does health reset each turn',
		'does damage stay for the next turn',
		'when does damage go away',
		'is damage permanent'
	],
	'turn.made-to-end': [
		'an effect ends my turn',
		'what if a card ends the turn',
		'is my hand limit checked when the turn is ended'
	],
	'turn.ends-attack': ['turn ended during my attack', 'end the turn in the middle of a fight'],
	'round.length': ['what is a round', 'how long is a round', 'turn or round'],
	'turn.extra': ['do I get an extra turn', 'take another turn', 'extra turns and rounds'],
	'turn.extra-next': ['when do I take my extra turn', 'two extra turns which first'],
	'attack.declare': [
		'how do I attack',
		'start a fight',
		'can I pick my target later',
		'respond to an attack being declared',
		'attacking explained'
	],
	'attack.one-each-turn': [
		'how many attacks do I get',
		'how many monsters can I fight in a turn',
		'attack a second time',
		'can I attack more than once',
		'another attack after I killed it',
		'attack limit',
		'attack another monster after a kill',
		'keep attacking after I killed one',
		'can I fight two monsters',
		'can I attack the same monster twice',
		'how many times can I attack in a turn'
	],
	'attack.more': [
		'get more attacks',
		'extra attack',
		'additional attack this turn',
		'items that let me attack again'
	],
	'attack.forced': [
		'can I be forced to attack',
		'must attack a monster',
		'what if a card says I must attack',
		'end my turn without a forced attack'
	],
	'attack.target': [
		'what can I attack',
		'which monsters can I choose',
		'can I attack the top of the monster deck',
		'attack an unknown monster',
		'choose what to fight',
		'can I pick the deck instead of a monster'
	],
	'attack.other-targets': [
		"attack something that isn't a monster",
		'attack players or items',
		'may I attack a person',
		'hit another player instead of a monster'
	],
	'attack.cannot-be-attacked': [
		"monster that can't be attacked",
		'unattackable monster',
		'not allowed to fight it'
	],
	'attack.deck-top': [
		'attack the monster deck',
		'fight the top card',
		'where does the new monster go',
		'does the old monster go away',
		'new monster covers another',
		'the new monster replaces the old one',
		'what happens to the monster already there'
	],
	'attack.deck-slot': [
		'which monster gets covered',
		'do I choose where the new monster goes',
		'put the revealed monster on which slot'
	],
	'attack.deck-event': [
		'I attacked the deck and it was not a monster',
		'event instead of a monster when attacking',
		'no monster to fight',
		'attack the deck and get a curse'
	],
	'attack.roll': [
		'do I roll more than once in a fight',
		'keep rolling until somebody dies',
		'how many times do I roll to attack',
		'is an attack one roll',
		'when does a fight end',
		'do I roll again after a hit',
		'do I keep rolling until something is dead'
	],
	'attack.hit': [
		'how do I hit a monster',
		'what do I need to roll to hit',
		'roll equal to evasion',
		'same number as the dice on the monster',
		'how much damage do I deal',
		'what happens when I hit',
		'do I have to roll higher than the number',
		'exactly the evasion number',
		'equal or higher',
		'how much damage does a hit do',
		'how much damage do I deal when I hit'
	],
	'attack.miss': [
		'what happens when I miss',
		'do I take damage on a miss',
		'roll too low',
		'how much damage does the monster do to me',
		'does a miss end my attack',
		'when does a monster hurt me',
		'does a miss cost me my turn',
		'does missing end the fight',
		'can monsters hit me back',
		'monster counterattacks',
		'who deals the damage when I miss',
		'how much damage do I take when I miss'
	],
	'attack.several-rollers': [
		'other players help in my attack',
		'someone else rolls in my attack',
		'team up to fight',
		'can my friend help me fight'
	],
	'attack.evasion-bounds': [
		'evasion more than 6',
		'can evasion be zero',
		'highest evasion',
		'lowest dodge'
	],
	'attack.ends-by-death': [
		'when is an attack over',
		'what ends a fight',
		'does the attack stop if I die',
		'fight is over when the monster dies',
		'does my attack end if a bomb kills the monster',
		'is the attack over when something else kills the monster'
	],
	'attack.ends-cancelled': ['cancel an attack', 'make a fight end early'],
	'attack.target-gone': [
		'my target left during the attack',
		'monster got covered in the middle of my fight',
		'someone else killed what I was attacking',
		'do I get to attack another one'
	],
	'attack.cancelled-spent': [
		'does a cancelled attack count',
		'attack again after it was cancelled',
		'do I get my attack back'
	],
	'attack.cancelled': [
		'what happens to my roll when the attack ends',
		'damage left on the stack after a fight'
	],
	'death.order': [
		'monster and player die at the same time',
		'we both die',
		'kill each other',
		'the monster and I die together'
	],
	'purchase.declare': [
		'how do I buy something',
		'shopping',
		'can somebody respond when I buy',
		'how does the shop work',
		'can I change my mind about buying',
		'back out of a purchase',
		'do I say what I buy first'
	],
	'purchase.target': [
		'what can I buy',
		'buy from the top of the treasure deck',
		'buy an unknown treasure',
		'buy without looking',
		'can I buy from the deck',
		'see the top treasure before I buy it',
		'gamble on the deck',
		'mystery item'
	],
	'purchase.cost': ['when is the price decided', 'change the price while I buy'],
	'purchase.pay': [
		'how much does an item cost',
		'price in the shop',
		'how much is a treasure',
		'is the top of the deck cheaper',
		'do all items have one price',
		'when do I pay'
	],
	'purchase.gain': [
		'do I get the item right away',
		'when do I get what I bought',
		'can somebody stop my purchase'
	],
	'purchase.unpaid': [
		"can't afford an item",
		'not enough money to buy',
		'buy without enough coins'
	],
	'purchase.spent': ['failed purchase', 'do I get to buy again after failing'],
	'purchase.one-each-turn': [
		'how many items can I buy',
		'buy twice in a turn',
		'purchase limit',
		'more than one item per turn',
		'can I buy two things',
		'shop two times'
	],
	'purchase.more': ['buy more than once', 'extra purchase', 'get more purchases'],
	'refill.when': [
		'when does the shop refill',
		'when do new monsters come',
		'empty slot',
		'replace the item I bought',
		'new monster after killing one',
		'is a bought item replaced',
		'does the shop get new items',
		'are sold items replaced',
		'do new monsters show up',
		'when do we fill an empty monster slot',
		'when is an empty slot refilled'
	],
	'refill.after-death': [
		'when is a dead monster replaced',
		'new monster right after a kill',
		'when a monster dies do I draw a new one right away',
		'does the new monster come before I get my reward'
	],
	'refill.events': [
		'event comes up when a monster slot is filled',
		'curse comes up as the slot refills',
		'event not on my attack',
		'bad event flipped after a kill',
		'what happens when an event comes up'
	],
	'refill.even-dead': ['refill slots when dead', 'who refills after I die'],
	'death.at-zero': [
		'when do I die',
		'do I die at 0 health',
		'no hearts left',
		'what kills me',
		'when does a monster die',
		'can I respond to a death',
		'does a death use the stack'
	],
	'death.would-die': ['what does when you would die mean', 'would die'],
	'death.healed': [
		'can I heal before I die',
		'heal back from 0',
		'does healing save me',
		'healing at zero',
		'heal up after reaching zero'
	],
	'death.monster.rewards': [
		'what do I get for killing a monster',
		'reward for a kill',
		'when do I get the reward',
		'what happens when a monster dies',
		'kill a monster'
	],
	'death.monster.soul': [
		'what happens when a boss dies',
		'do I keep the boss card',
		'where do souls come from',
		'how do I get souls',
		'how do I get a soul'
	],
	'death.monster.discard': [
		'where do dead monsters go',
		'what happens to a killed monster',
		'monster discard',
		'are dead monsters shuffled back',
		'monsters return to the deck'
	],
	'death.monster.triggers': ['a monster has an effect when it dies', 'respond to a monster dying'],
	'death.player.stops': [
		'does my attack stop when I die',
		'I die in the middle of my turn',
		'what happens to my purchase if I die'
	],
	'death.player.before-penalty': [
		'what triggers when I die',
		'abilities on death before losing things'
	],
	'death.player.penalty': [
		'what do I lose when I die',
		'what happens when I die',
		'cost of death',
		'do I lose all my items or just one',
		'do I lose all my money',
		'who gets my items when I die',
		'do I lose a soul when I die',
		'what happens when a player dies',
		'punishment for dying',
		'how much do I lose on death',
		'do I drop everything when I die'
	],
	'death.player.penalty-uninterrupted': [
		'can I respond in the middle of the death penalty',
		'play cards before I pay for death'
	],
	'death.player.nothing-to-pay': [
		'nothing to lose when I die',
		'die with no items',
		'die with no cards in hand',
		'die with no money',
		'I have no items to give up when dying',
		'I die broke',
		'what if I have no loot to discard when I die'
	],
	'death.player.others-stop': [
		"die on another player's turn",
		"killed when it isn't my turn",
		'die off turn',
		"dying when it's someone else's turn",
		'do I pay the penalty off turn'
	],
	'death.player.end': [
		'is my turn over when I die',
		'does my turn end if I am killed',
		'turn after death',
		'do I get to finish my turn',
		'when I die does my turn stop',
		'do I finish my turn after being killed'
	],
	'death.once': [
		'die twice in a turn',
		'killed again in the same turn',
		'can I die more than once'
	],
	'death.player.no-heal': [
		'heal a dead player',
		'revive somebody',
		'come back before the turn ends'
	],
	'death.alive-again': [
		'when do I come back to life',
		'am I alive again next turn',
		'how long am I dead',
		'am I out of the game when I die',
		'is a dead player eliminated'
	],
	'death.player.chosen': [
		'target a dead player',
		'can a dead player be chosen',
		'use a card on somebody who is dead'
	],
	'barter.trade': [
		'can we trade',
		'make a deal',
		'pay another player to help',
		'bribe',
		'can I give money to somebody',
		'share coins',
		'agree not to attack each other',
		'truce or alliance',
		'pay someone to leave me alone',
		'can we make deals',
		'may I pay somebody for a favor'
	],
	'barter.cents-only': [
		'trade items',
		'trade loot cards',
		'swap items with another player',
		'give a card to someone',
		'give away an item',
		'sell an item',
		'give my items away',
		'hand an item to a friend',
		'gift a treasure'
	],
	'barter.no-stack': [
		'can somebody respond to a trade',
		'do deals use the stack',
		'when can we trade'
	],
	'barter.threats': ['threaten a player for money', 'blackmail', 'pay me or I kill you'],
	'barter.promises': [
		'do I have to keep a promise',
		'break a deal',
		'lie to another player',
		'is a deal binding',
		'take the money and not help',
		'he took my coins and lied',
		'promises broken',
		'do I have to keep a deal'
	],
	'roll.d6': ['which die do I use', 'is it a six sided die', 'what dice do we need', 'd6 or d8'],
	'roll.bounds': [
		'roll above 6',
		'can a roll be 7',
		'a roll below 1',
		'roll of 0',
		'dice bonus over six',
		'can modifiers go past 6'
	],
	'roll.made': [
		'is the die rolled before we respond',
		'see the roll before responding',
		'can I react after seeing the dice'
	],
	'roll.modified': [
		'change a roll',
		'add to a die',
		'when can I change the dice',
		"modify another player's roll",
		"can I mess with somebody's roll",
		"mess with someone else's dice",
		'can I change another persons dice',
		'can I reroll after seeing the result',
		'do we see the number before we change the roll',
		'can two players reroll the same die',
		'can several players change the same roll'
	],
	'roll.would': ['what does would roll mean', 'would roll a 1'],
	'roll.standing': [
		'do permanent bonuses count for every roll',
		'+1 to all rolls',
		'passive dice bonus'
	],
	'roll.resolved': ['is a roll final', 'too late to change a roll', 'change the dice afterwards'],
	'priority.needed': [
		'when can I act',
		'do I need priority',
		'can I interrupt at any time',
		'two players want to act'
	],
	'priority.respond': [
		"can I play on another player's turn",
		'respond to another player',
		"play cards when it isn't my turn",
		"act on somebody else's turn",
		'interrupt',
		'instant speed'
	],
	'priority.active-first': [
		'who responds first',
		'who gets to act first',
		'two players both want to respond',
		'who goes first when two players want to react',
		'order of responding',
		'both want to play a card at the same time',
		'two people respond at once',
		'argue about who was faster'
	],
	'priority.from-actor': [
		'can I respond to my own card',
		'do I keep priority',
		'play two cards in a row',
		'respond to myself'
	],
	'priority.passes': [
		'what if nobody responds',
		'everybody passes',
		'when does a card happen',
		'do we all have to pass',
		'nobody wants to do anything',
		'no one responds'
	],
	'priority.nobody': [
		'can I respond while something resolves',
		'when can nobody act',
		'act in the middle of an effect'
	],
	'priority.loosely': [
		'do we have to pass priority every time',
		'is priority needed at a casual table',
		'ask everyone each time'
	],
	'stack.waits': [
		'what is the stack',
		'why does my card not happen at once',
		'does a card do its thing right away',
		'how does the stack work'
	],
	'stack.last-in-first-out': [
		'what resolves first',
		'order of the stack',
		'last card played happens first',
		'does my response happen before yours',
		'which card goes first',
		'two people respond whose card happens first',
		'whose response resolves first'
	],
	'stack.between': [
		'respond after one thing has resolved',
		'add to the stack later',
		'play between two things on the stack',
		'new responses'
	],
	'stack.uninterrupted': ['interrupt an effect that is happening', 'stop something half way'],
	'win.souls': [
		'how do I win',
		'how many souls do I need',
		'when is the game over',
		'what is the goal',
		'four souls to win',
		'do I win immediately',
		'do I win at once with four souls',
		'first to four souls',
		"can I win on another player's turn",
		'can I have more than four souls',
		'can anyone respond to me winning'
	],
	'win.changed': ['more souls needed to win', 'change how many souls win'],
	'win.others-lose': ['is there second place', 'what happens to the losers'],
	'win.tie': ['tie game', 'two players win at once', 'what if both get four souls', 'draw'],
	'game.over': ['when does the game end', 'what ends the game'],
	'solo.one-person': [
		'play by myself',
		'single player',
		'solo mode',
		'can I play alone',
		'play without other people',
		'one player game'
	],
	'solo.setup': [
		'how do I set up co-op',
		'play together against the game',
		'team mode',
		'cooperative setup'
	],
	'solo.timer': [
		'what is the timer',
		'countdown in co-op',
		'time limit in co-op',
		'what is the d8 for',
		'is there a time limit'
	],
	'solo.timer-round': ['when does the timer go down', 'turns left in co-op'],
	'solo.timer-death': ['does dying cost time in co-op', 'die in solo mode'],
	'solo.win': ['how do we win co-op', 'souls needed in solo', 'beat the game together'],
	'solo.lose': ['how do we lose co-op', 'timer runs out', 'lose in solo'],
	'solo.difficulty': ['hard mode', 'harder co-op', 'difficulty levels', 'ultra hard'],
	'solo.no-trade': ['trade in co-op', 'give my partner coins'],
	'solo.no-bonus-souls': ['bonus souls in solo', 'bonus souls in co-op'],
	'challenge.what': ['what is a challenge', 'challenge mode', 'scenarios with a final boss'],
	'challenge.goal': ['how do I win a challenge', 'goal of a challenge'],
	'challenge.boss-armor': [
		'what is boss armor',
		'kill a final boss at once',
		'damage limit on the final boss'
	],
	'ratio.every-card': [
		'can I use all the cards',
		'mix expansions',
		'how many cards do we play with',
		'combine sets',
		'do I have to use every card'
	],
	'ratio.hundred': [
		'how big should the decks be',
		'deck of 100',
		'how do I build the decks',
		'deck building'
	],
	'ratio.treasure': ['how many of each item in the treasure deck', 'treasure deck list'],
	'ratio.loot': ['what is in the loot deck', 'how many bombs are there', 'loot deck list'],
	'ratio.monsters': [
		'what is in the monster deck',
		'how many bosses are there',
		'monster deck list'
	],
	'ratio.passive': ['what is a passive item', 'how do passive items work', 'item without a symbol'],
	'ratio.active': ['what is an active item', 'how do active items work', 'item with an arrow'],
	'ratio.paid': ['what is a paid item', 'item with a dollar sign'],
	'ratio.one-use': ['what is a one-use item', 'single use item', 'item that destroys itself'],
	'ratio.soul-item': ['item that is worth a soul', 'treasure with a soul icon'],
	'ratio.butter-beans': [
		'what does butter bean do',
		'what can be cancelled with butter bean',
		'counterspell card'
	],
	'ratio.bombs': [
		'what do bombs do',
		'can bombs hit a player',
		'bomb damage',
		'use a bomb on a friend',
		'kill a player with a bomb',
		'bomb someone'
	],
	'ratio.batteries': ['what do batteries do', 'recharge an item with a card'],
	'ratio.pills-and-runes': ['what are pills', 'what are runes'],
	'ratio.lost-soul': ['what is lost soul', 'loot that becomes a soul'],
	'ratio.cursed': ['what is a cursed monster', 'cursed enemies'],
	'ratio.holy': ['what is a holy monster', 'holy enemies'],
	'ratio.bosses': [
		'what is a boss',
		'difference between a boss and a monster',
		'are bosses worth souls'
	],
	'ratio.epic': ['what is an epic boss', 'boss worth two souls'],
	'ratio.good-events': ['what is an event', 'cards in the monster deck without health'],
	'ratio.curses': ['what is a curse', 'curse cards in the monster deck'],
	'draft.advice': [
		'how do two players play',
		'rules for two players',
		'two player game',
		'only the two of us',
		'playing with just two',
		'only two people'
	],
	'draft.lay-out': ['how does the draft work', 'draft items at the start', 'draft variant'],
	'draft.more-players': ['draft with more players', 'faster start', 'speed up the game'],
	'eden.all': ['everyone plays Eden', 'all Eden variant'],
	'errata.site': [
		'my card says something else',
		'misprint',
		'card text was changed',
		'old version of a card',
		'errata'
	],
	'errata.translation': ['translated card is wrong', 'card in another language'],
	'room.you': ['who is you on a room', 'room says you']
};
