import type { Ruling } from '../../scenario/ruling/ruling.ts';

/** A ruling in a list. */
export type RulingRef = Pick<Ruling, 'slug' | 'edition' | 'question' | 'verdict' | 'status'>;

export const rulingRef = ({ slug, edition, question, verdict, status }: Ruling): RulingRef => ({
	slug,
	edition,
	question,
	verdict,
	status
});
