import type { CardKey } from '../../model/words.ts';
import { cardName } from '../../wording/index.ts';

/** A card that can be gone to. */
export interface CardRef {
	readonly key: CardKey;
	readonly title: string;
}

export const cardRef = (key: CardKey): CardRef => ({ key, title: cardName(key) });
