import { error } from '@sveltejs/kit';
import { EDITIONS, type EditionId } from '#lib/model/words.ts';

/** An edition that has its lists below its own name: the usual one has them at `rules/` itself. */
type OtherEdition = Exclude<EditionId, '2023'>;

export const OTHERS: readonly OtherEdition[] = EDITIONS.filter((edition) => edition !== '2023');

/** The edition that an address names. A word that names none is an address that is not there. */
export const editionOf = (word: string): EditionId =>
	EDITIONS.find((edition) => edition === word) ?? noSuch(word, EDITIONS);

/** The edition that the address of such a list names. */
export const otherOf = (word: string): OtherEdition =>
	OTHERS.find((edition) => edition === word) ?? noSuch(word, OTHERS);

const noSuch = (word: string, known: readonly EditionId[]): never =>
	error(404, `There is no rulebook “${word}” here: there are ${known.join(', ')}.`);
