import type { EditionId } from '../model/words.ts';
import { edition2023 } from './2023.ts';
import type { Edition } from './edition.ts';

/** The editions the judge can run. */
export const EDITIONS: Partial<Readonly<Record<EditionId, Edition>>> = { '2023': edition2023() };
