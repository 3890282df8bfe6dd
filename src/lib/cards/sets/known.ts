/**
 * Importing it makes the library know the cards of every set. Whatever judges or lists cards does; a page
 * that has yet to be played on begins with those of the base set.
 */
import { addCards } from '../library.ts';
import { OTHER_SETS } from './index.ts';

addCards(OTHER_SETS);
