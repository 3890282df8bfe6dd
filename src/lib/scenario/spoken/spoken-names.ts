import type { CardKey } from '../../model/words.ts';
import type { CardRef } from './ref.ts';

/** What players call cards in a chat, where no name and no nickname of the documents would find them. */
export const SPOKEN_NAMES: Readonly<Record<CardKey, readonly string[]>> = {
	'butter-bean': ['bean', 'bb'],
	'dice-shard': ['shard', 'dshard'],
	bomb: ['bom'],
	'gold-bomb': ['goldbomb', 'goldbom'],
	'mini-mush': ['mush'],
	'xiii-death': ['death card'],
	'the-fool': ['fool card'],
	'the-relic': ['relic'],
	'holy-mantle': ['mantle'],
	'dads-lost-coin': ['lost coin', 'dads coin'],
	'guppys-collar': ['collar'],
	'the-bloat': ['bloat'],
	'the-duke-of-flies': ['duke'],
	'golden-razor-blade': ['grb', 'golden razor', 'gold razor blade', 'gold razor'],
	'monstros-tooth': ['tooth'],
	'20-20': ['twenty twenty'],
	'lazarus-rags': ['rags'],
	'the-battery': ['battery'],
	'razor-blade': ['razor'],
	'soul-heart': ['soulheart'],
	'yum-heart': ['yumheart'],
	'sleight-of-hand': ['sleight', 'slight of hand'],
	'crystal-ball': ['crystal'],
	'spoon-bender': ['spoon'],
	mom: ['mom'],
	'lucky-foot': ['foot'],
	'daddy-long-legs': ['dll', 'long legs'],
	'the-d6': ['d6', 'dice six'],
	'book-of-sin': ['bos'],
	'holy-card': ['holycard'],
	'portable-slot-machine': ['slot machine'],
	'mega-troll-bomb': ['mega troll'],
	'theres-options': ['there is options'],
	'troll-bombs': ['troll bomb']
};

/** The card that "cancels" means where none is named. */
export const CANCELS: CardRef = { ref: 'card', card: 'butter-bean', of: null, facts: {} };
