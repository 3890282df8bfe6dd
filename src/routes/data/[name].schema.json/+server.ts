import { error } from '@sveltejs/kit';
import { jsonSchemaOf } from '#lib/ui/data/json-schema.ts';
import { DATA_NAMES, isDataName, SHAPES } from '#lib/ui/data/shapes.ts';
import type { EntryGenerator, RequestHandler } from './$types';

export const prerender = true;
export const trailingSlash = 'never';

export const entries: EntryGenerator = () => DATA_NAMES.map((name) => ({ name }));

/** The shape of a document as JSON Schema. */
export const GET: RequestHandler = ({ params: { name } }) => {
	if (!isDataName(name)) error(404, 'There are no such data.');
	return Response.json({
		$schema: 'https://json-schema.org/draft/2020-12/schema',
		title: `Fizzle: ${name}`,
		...jsonSchemaOf(SHAPES[name])
	});
};
