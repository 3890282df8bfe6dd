import { error } from '@sveltejs/kit';
import { EDITION_NAMES } from '#lib/wording/editions.ts';
import { ruleIn } from '#lib/rules/index.ts';
import { picture } from '../../../../picture.server.ts';
import { chapterView } from '../../../book.server.ts';
import { editionOf } from '../../editions.server.ts';
import type { RequestHandler } from './$types';

export { entries } from '../+page.server.ts';

export const prerender = true;
export const trailingSlash = 'never';

/** A chapter as a picture, with the first of its rules. */
export const GET: RequestHandler = ({ params }) => {
	const edition = editionOf(params.edition);
	const view = chapterView(edition, params.chapter);
	if (view === null) error(404, 'There is no chapter of that name.');
	const { name, rules, about } = view;
	const [first] = rules;
	const count = rules.length === 1 ? '1 rule' : `${String(rules.length)} rules`;
	return picture({
		kind: about.rules,
		title: name,
		answer: (first ? ruleIn(first.id, edition)?.text : undefined) ?? about.description,
		from: rules.length === 0 ? EDITION_NAMES[edition] : `${count} · ${EDITION_NAMES[edition]}`
	});
};
