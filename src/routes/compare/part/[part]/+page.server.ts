import { error } from '@sveltejs/kit';
import { MATTER_GROUPS } from '#lib/rules/compared.ts';
import { matterNamed } from '../../matters.server.ts';
import { BESIDE_MATTERS, besideMatters } from '../../others.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

interface PartMatter {
	readonly id: string;
	readonly title: string;
	readonly says: string;
}

interface Part {
	readonly id: string;
	readonly title: string;
	readonly matters: () => readonly PartMatter[];
}

/** The parts of a game, and last what the editions differ in beside their matters. */
const PARTS: readonly Part[] = [
	...MATTER_GROUPS.map(({ id, title, matters }) => ({
		id,
		title,
		matters: () => matters.flatMap((one) => matterNamed(one) ?? [])
	})),
	{ ...BESIDE_MATTERS, matters: besideMatters }
];

export const entries: EntryGenerator = () => PARTS.map(({ id }) => ({ part: id }));

const nameOf = (part: Part | undefined): { readonly id: string; readonly title: string } | null =>
	part ? { id: part.id, title: part.title } : null;

export const load: PageServerLoad = ({ params }) => {
	const at = PARTS.findIndex(({ id }) => id === params.part);
	const part = PARTS[at];
	if (!part) error(404, 'There is no part of a game of that name.');
	return {
		title: part.title,
		matters: part.matters().map(({ id, title, says }) => ({ id, title, says })),
		previous: nameOf(PARTS[at - 1]),
		next: nameOf(PARTS[at + 1])
	};
};
