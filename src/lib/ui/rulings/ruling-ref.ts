import type { EditionId } from '../../model/words.ts';
import type { Ruling } from '../../scenario/ruling/ruling.ts';

/** A ruling in a list. */
export interface RulingRef extends Pick<
	Ruling,
	'slug' | 'edition' | 'question' | 'verdict' | 'status'
> {
	/** The edition since which its answer has changed; not said where nobody asks. */
	readonly turned?: EditionId | null;
	/** What the answer was, or has become; only of one that has changed. */
	readonly was?: string | null;
}

export const rulingRef = ({ slug, edition, question, verdict, status }: Ruling): RulingRef => ({
	slug,
	edition,
	question,
	verdict,
	status
});
