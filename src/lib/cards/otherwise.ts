import type { CardKey } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';

/** Why a card has other words in the original edition. */
export interface Otherwise {
	/** The rule of that edition that says so; null where no document does and the first print of the card does. */
	readonly by: RuleId | null;
	/** The scenario that shows it, by its path below `content/scenarios`. */
	readonly shown: string;
}

/** Every card with lines of its own in the original edition. */
export const OTHERWISE: Readonly<Record<CardKey, Otherwise>> = {
	'blank-card': { by: 'blank-card.doubles', shown: 'original/cards/blank-card-doubles' },
	'bum-bo': { by: 'ruling.bum-bo-bonuses', shown: 'original/cards/bum-bo-takes-what-is-gained' },
	'crystal-ball': { by: 'ruling.crystal-ball', shown: 'original/cards/crystal-ball-too-late' },
	flush: { by: 'errata.flush', shown: 'original/cards/flush-and-a-purchase' },
	'glass-cannon': { by: 'ruling.glass-cannon', shown: 'original/cards/glass-cannon-twice' },
	jawbone: { by: 'errata.jawbone', shown: 'original/cards/jawbone-up-to-three' },
	'lost-soul': { by: 'soul.lost-soul', shown: '2023/cards/lost-soul-can-be-stolen-first' },
	'monster-manual': {
		by: 'ruling.monster-manual',
		shown: 'original/cards/monster-manual-on-the-deck'
	},
	'ouija-board': {
		by: 'errata.ouija-board',
		shown: 'original/cards/ouija-board-makes-me-play'
	},
	'pills-purple-pink': { by: null, shown: 'original/cards/pills-purple-on-a-3' },
	'pills-white-spot': { by: null, shown: 'original/cards/pills-spot-on-a-1' },
	shadow: { by: 'ruling.shadow', shown: 'original/cards/two-shadows' },
	'steamy-sale': { by: null, shown: '2023/cards/steamy-sale-twice' },
	'the-d6': { by: null, shown: '2023/cards/the-fool-leaves-end-triggers' },
	'the-dead-cat': {
		by: 'ruling.copying-dead-cat',
		shown: 'original/cards/copying-the-dead-cat-again'
	},
	'the-haunt': { by: 'ruling.the-haunt', shown: 'original/cards/the-haunt-one-instance' },
	'two-of-clubs': { by: 'multiply.no-further', shown: 'original/cards/two-of-clubs-twice' },
	void: { by: 'errata.void', shown: 'original/cards/void-and-a-purchase' }
};
