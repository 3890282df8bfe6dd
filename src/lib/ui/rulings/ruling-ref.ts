import type { Ruling } from '../../scenario/ruling/ruling.ts';

/** A ruling in a list. */
export type RulingRef = Pick<Ruling, 'slug' | 'question' | 'verdict' | 'status'>;

export const rulingRef = ({ slug, question, verdict, status }: Ruling): RulingRef => ({
	slug,
	question,
	verdict,
	status
});
