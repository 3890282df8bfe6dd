import type { Ref } from '../../../model/words.ts';
import { placeOf } from './place.ts';

/** In ms. */
const SHOWN_FOR = 1_600;

/** Scrolls to the place of a thing on the table, and marks it for a moment. */
export function markPlace(table: HTMLElement, ref: Ref): void {
	const place = table.querySelector(`[data-at="${placeOf(ref)}"]`);
	place?.scrollIntoView({ block: 'center' });
	place?.classList.add('shown-at');
	setTimeout(() => place?.classList.remove('shown-at'), SHOWN_FOR);
}
