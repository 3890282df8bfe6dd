/** Tests know the cards of every set. */
import '#lib/cards/sets/known.ts';
