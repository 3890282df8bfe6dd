import { lesson, LESSONS } from '../lessons.server.ts';
import type { Ruling } from '#lib/scenario/index.ts';
import { RULINGS } from '../../rulings/rulings.server.ts';
import type { PageServerLoad } from './$types';

/** As many rulings as one reads about a matter in one go. */
const A_FEW = 2;

/** What to read of a lesson that was answered wrong: its rule, and what players argue about it. */
function more(slug: string, title: string) {
	const view = lesson(slug);
	if (!view) throw new Error(`There is no lesson ${slug}.`);
	const { rule } = view.choices.find(({ right }) => right) ?? {};
	if (!rule) throw new Error(`The lesson ${slug} has no right answer.`);
	const about = view.choices.map((choice) => choice.rule.id);
	const rests = ({ rules }: Ruling): boolean => rules.some((id) => id === rule.id);
	// What the answer itself rests on comes first, and then what rests on little else.
	const rulings = RULINGS.filter(
		(ruling) =>
			ruling.edition === '2023' &&
			ruling.status === 'settled' &&
			ruling.rules.some((id) => about.includes(id))
	)
		.sort((a, b) => Number(rests(b)) - Number(rests(a)) || a.rules.length - b.rules.length)
		.slice(0, A_FEW)
		.map(({ slug: name, question }) => ({ slug: name, question }));
	return { slug, title, rule, rulings };
}

export const load: PageServerLoad = () => ({
	lessons: LESSONS.map(({ slug, title }) => more(slug, title))
});
