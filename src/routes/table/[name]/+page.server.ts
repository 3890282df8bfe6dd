import { error } from '@sveltejs/kit';
import { pictureAddress } from '../../picture.server.ts';
import { curated, curatedNames } from '../curated.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => curatedNames().map((name) => ({ name }));

export const load: PageServerLoad = ({ params }) => {
	const told = curated(params.name) ?? error(404, 'There is no scenario of that name.');
	return { ...told, picture: pictureAddress(`table/${params.name}/`) };
};
