import { error } from '@sveltejs/kit';
import { cardRef } from '#lib/ui/cards/card-ref.ts';
import { underView, type UnderView } from '#lib/ui/editions/both-view.ts';
import { comesToTheSame } from '#lib/ui/editions/comes-to.ts';
import { overTimeView, turnedIn } from '#lib/ui/editions/over-time.ts';
import { otherEditions } from '#lib/scenario/editions/index.ts';
import { toldRule } from '#lib/ui/rules/told.ts';
import { divergenceOf } from '#lib/ui/rulings/divergence.ts';
import { storyOf } from '#lib/ui/rulings/story.ts';
import { turningOf } from '#lib/ui/rulings/turning.ts';
import { pictureAddress } from '../../picture.server.ts';
import { RULINGS } from '../rulings.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => RULINGS.map(({ slug }) => ({ slug }));

export const load: PageServerLoad = ({ params }) => {
	const ruling = RULINGS.find(({ slug }) => slug === params.slug);
	if (!ruling) error(404, 'There is no ruling of that name.');
	const { edition, question, verdict, status, sources, changed, reasoning, rules, beside } = ruling;
	return {
		picture: pictureAddress(`rulings/${ruling.slug}/`),
		edition,
		question,
		verdict,
		status,
		sources,
		changed,
		reasoning,
		cards: ruling.cards.map(cardRef),
		rules: [...rules, ...beside].map((id) => toldRule(id, edition)),
		turning: turningOf(ruling),
		scenario: storyOf(ruling.scenario),
		twin: storyOf(ruling.twin),
		divergence: divergenceOf(ruling.scenario, ruling.twin),
		otherwise: ruling.otherwise.map(storyOf),
		hasTurned: turnedIn(ruling.scenario.scenario) !== null,
		since: overTimeView(ruling.scenario.scenario).says,
		others: otherEditions(edition).map((other) => ({
			edition: other,
			under: differingView(underView(ruling.scenario.scenario, other))
		}))
	};
};

/** What another edition makes of the case; null where nothing happens otherwise, and there is nothing to show. */
const differingView = (under: UnderView): UnderView | null =>
	under.ok && comesToTheSame(under.view) ? null : under;
