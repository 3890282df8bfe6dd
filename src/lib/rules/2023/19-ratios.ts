import { guidance } from '../rule.ts';

/** Chapter 19. */
export const RATIOS = {
	'ratio.every-card': guidance(
		'19',
		'Playing with every card',
		'The game can be played with every card you own.'
	),
	'ratio.hundred': guidance(
		'19',
		'Decks of 100',
		'The game can also be played with 100 cards each of treasure, loot and monsters: handier decks, and no run of cards that nobody intended.'
	),
	'ratio.by-hand': guidance(
		'19',
		'Picking the cards',
		'Which cards of a kind go in is up to you: you may pick them, even so that they work together.'
	),
	'ratio.at-random': guidance(
		'19',
		'Picking at random',
		'Or shuffle each kind for itself, take as many as the table says, and shuffle all of them together.'
	),
	'ratio.doubt': guidance(
		'19',
		'Cards of a doubtful kind',
		'A card of which the kind is in doubt goes where you think best, or where its page on foursouls.com has it.'
	),
	'ratio.treasure': guidance(
		'19.1',
		'100 treasures',
		'Of 100 treasures 44 are passive items, 40 active items, 10 paid items, 5 one-use items and 1 is a soul item.'
	),
	'ratio.passive': guidance(
		'19.1',
		'Passive items',
		'A passive item has no activated ability. Its border is silver.'
	),
	'ratio.active': guidance(
		'19.1',
		'Active items',
		'An active item has a ↷ ability. Its border is gold.'
	),
	'ratio.paid': guidance(
		'19.1',
		'Paid items',
		'A paid item has a $ ability. Its border is gold, too.'
	),
	'ratio.active-and-paid': guidance(
		'19.1',
		'Active and paid at once',
		'An item with both counts as whichever you choose.'
	),
	'ratio.one-use': guidance(
		'19.1',
		'One-use items',
		'A one-use item has to be destroyed to do what it does: as the cost of activating it, or as the first thing its ability does.'
	),
	'ratio.soul-item': guidance(
		'19.1',
		'Soul items',
		'An item that bears a soul icon and may come to be a soul is a soul item, whatever else it is.'
	),
	'ratio.loot': guidance(
		'19.2',
		'100 loot cards',
		'Of 100 loot cards 37 give ¢, 5 are Butter Beans, 6 bombs, 6 batteries, 5 dice shards and hearts, and 6 pills and runes. Another 11 are trinkets, 1 is a Lost Soul, and 23 are anything else.'
	),
	'ratio.cents': guidance(
		'19.2',
		'37 cards of ¢',
		'The 37 are 2 pennies, 6 cards of 2 cents, 11 of 3 cents, 12 of 4 cents and 6 nickels.'
	),
	'ratio.pennies': guidance(
		'19.2',
		'Pennies',
		'A penny has “Penny” in its name. Most pennies give 1¢; a few do something besides.'
	),
	'ratio.named-cents': guidance(
		'19.2',
		'Cards of 2, 3 and 4 cents',
		'Cards of 2, 3 and 4 cents have that amount in their names, and give it.'
	),
	'ratio.nickels': guidance(
		'19.2',
		'Nickels',
		'A nickel has “Nickel” in its name. Most nickels give 5¢; a few do something besides.'
	),
	'ratio.butter-beans': guidance(
		'19.2',
		'Butter Beans',
		'A card with “Butter Bean” in its name cancels an activated ability of an item, or a loot that is being played.'
	),
	'ratio.bombs': guidance(
		'19.2',
		'Bombs',
		'A card with “Bomb” in its name deals damage to monsters or players.'
	),
	'ratio.batteries': guidance(
		'19.2',
		'Batteries',
		'A card with “Battery” in its name recharges items.'
	),
	'ratio.shards-and-hearts': guidance(
		'19.2',
		'Dice shards and hearts',
		'A kind of two sorts: a “Dice Shard” rerolls a roll, a “Soul Heart” or “Black Heart” prevents damage.'
	),
	'ratio.pills-and-runes': guidance(
		'19.2',
		'Pills and runes',
		'A kind of two sorts: “Pills” have it in their name and mostly roll a die; runes are known by their picture.'
	),
	'ratio.wild': guidance(
		'19.2',
		'Wild cards',
		'Tarot cards and every loot card of no other kind belong together.'
	),
	'ratio.trinkets': guidance(
		'19.2',
		'Trinkets',
		'A trinket has the keyword and becomes an item as it resolves. Most have the silver border of a passive item.'
	),
	'ratio.lost-soul': guidance(
		'19.2',
		'Lost Souls',
		'A card with “Lost Soul” in its name can become a soul when it is played.'
	),
	'ratio.monsters': guidance(
		'19.3',
		'100 monster cards',
		'Of 100 monster cards 30 are basic enemies, 9 cursed, 9 holy or charmed, 30 bosses and 1 an epic boss. Another 8 are good events, 8 bad ones and 5 curses.'
	),
	'ratio.basic': guidance(
		'19.3',
		'Basic enemies',
		'Most monster cards with a stat block and no soul icon are basic enemies. They can be attacked, and tend to bring a reward when killed.'
	),
	'ratio.cursed': guidance(
		'19.3',
		'Cursed enemies',
		'A cursed enemy has “Cursed” in its name, no soul icon, and an ability that is felt by everybody while it is in play.'
	),
	'ratio.holy': guidance(
		'19.3',
		'Holy enemies',
		'A holy enemy has “Holy” in its name and is like a cursed one, but with something mostly good for the players.'
	),
	'ratio.charmed': guidance(
		'19.3',
		'Charmed enemies',
		'A charmed enemy has “Charmed” in its name. As it dies, somebody must choose another player for a benefit.'
	),
	'ratio.bosses': guidance(
		'19.3',
		'Bosses',
		'A boss tends to be harder to kill than other monsters but brings more, usually a soul too. So most boss cards have a soul icon.'
	),
	'ratio.epic': guidance(
		'19.3',
		'Epic bosses',
		'An epic boss tends to be harder still, brings more than other bosses, and tends to change the game when it dies. Often that is because it is worth two souls; some do it in another way.'
	),
	'ratio.good-events': guidance(
		'19.3',
		'Good events',
		'A card of the monster deck without a stat block is an event; a good one mostly helps the active player.'
	),
	'ratio.bad-events': guidance('19.3', 'Bad events', 'A bad event mostly harms the active player.'),
	'ratio.either-event': guidance(
		'19.3',
		'Events of either kind',
		'Many events can turn out either way: put them where you think best.'
	),
	'ratio.curses': guidance(
		'19.3',
		'Curses in the deck',
		'A curse has the keyword; the active player gives it to somebody when it comes up.'
	),
	'ratio.own': guidance(
		'19.4',
		'Numbers of your own',
		'The numbers are the usual ones. Try others: more wild cards, more curses, whatever you like.'
	)
} as const;
