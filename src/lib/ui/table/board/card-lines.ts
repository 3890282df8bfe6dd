import { perCard } from '../../../cards/library.ts';
import { wordCard } from '../../../wording/index.ts';

/** What a card says, a line an ability; worded once for each card. */
export const cardLines = perCard(wordCard);
