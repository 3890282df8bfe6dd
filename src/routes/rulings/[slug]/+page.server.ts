import { error } from '@sveltejs/kit';
import { cardText } from '#lib/scenario/names.ts';
import { storyOf, toldRule } from '#lib/ui/rulings/story.ts';
import { RULINGS } from '../rulings.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => RULINGS.map(({ slug }) => ({ slug }));

export const load: PageServerLoad = ({ params }) => {
	const ruling = RULINGS.find(({ slug }) => slug === params.slug);
	if (!ruling) error(404, 'There is no ruling of that name.');
	const { question, verdict, status, sources, changed, reasoning, rules, beside } = ruling;
	return {
		question,
		verdict,
		status,
		sources,
		changed,
		reasoning,
		cards: ruling.cards.map(cardText),
		rules: [...rules, ...beside].map(toldRule),
		scenario: storyOf(ruling.scenario),
		twin: storyOf(ruling.twin),
		otherwise: ruling.otherwise.map(storyOf)
	};
};
