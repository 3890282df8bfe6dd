import type { EditionId } from '../model/words.ts';
import { edition2023 } from './2023.ts';
import { edition2024 } from './2024.ts';
import type { Edition } from './edition.ts';
import { editionOriginal } from './original.ts';

/** The editions the judge can run. */
export const EDITIONS: Readonly<Record<EditionId, Edition>> = {
	'2023': edition2023(),
	'2024': edition2024(),
	original: editionOriginal()
};
