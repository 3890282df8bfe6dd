import type { EditionId } from '../model/words.ts';
import { GLOSSARY, type Term, type TermId } from './2023/glossary.ts';
import { TERMS_2024 } from './2024/glossary.ts';

/** What an edition says of words otherwise than the glossary of 2023. */
const OTHERWISE: Partial<Record<EditionId, Partial<Record<TermId, Pick<Term, 'text' | 'rules'>>>>> =
	{ '2024': TERMS_2024 };

/** A word of the game as an edition explains it. */
export const termIn = (id: TermId, edition: EditionId): Term => ({
	...GLOSSARY[id],
	...OTHERWISE[edition]?.[id]
});
