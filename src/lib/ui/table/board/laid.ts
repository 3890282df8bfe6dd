import { getContext, hasContext, setContext } from 'svelte';
import type { CardKey } from '../../../model/words.ts';

type Laid = () => ReadonlySet<CardKey>;

const KEY = Symbol('laid');
const NOTHING: ReadonlySet<CardKey> = new Set();

/** Says which cards were put on the table for what was said last. */
export const setLaid = (laid: Laid): void => {
	setContext(KEY, laid);
};

/** The cards that were put on the table for what was said last; none where nobody says that. */
export const getLaid = (): Laid => (hasContext(KEY) ? getContext<Laid>(KEY) : () => NOTHING);
