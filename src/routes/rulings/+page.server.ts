import { RULING_STATUSES, TOPICS } from '#lib/scenario/index.ts';
import { turnedIn } from '#lib/ui/editions/over-time.ts';
import { rulingRef } from '#lib/ui/rulings/ruling-ref.ts';
import { RULINGS } from './rulings.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({
	statuses: RULING_STATUSES.map((status) => ({
		status,
		count: RULINGS.filter((ruling) => ruling.status === status).length
	})).filter(({ count }) => count > 0),
	topics: TOPICS.map((topic) => ({
		topic,
		rulings: RULINGS.filter(({ topics }) => topics[0] === topic).map((ruling) => {
			const turned = turnedIn(ruling.scenario.scenario);
			return turned === null
				? rulingRef(ruling)
				: { ...rulingRef(ruling), turned, was: ruling.changed };
		})
	})).filter(({ rulings }) => rulings.length > 0)
});
