import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { pictureAddress } from '../picture.server.ts';
import { freshTable, type FreshTable } from '#lib/ui/table/state/fresh-table.ts';

const Package = v.object({
	repository: v.optional(v.union([v.string(), v.object({ url: v.string() })]))
});

/** Where the package says that its source lies; null where it does not say. */
function repositoryOf(json: string): string | null {
	const { repository } = v.parse(Package, JSON.parse(json));
	if (repository === undefined) return null;
	return typeof repository === 'string' ? repository : repository.url;
}

/** The empty table, laid out as the site is built. */
export const load = (): {
	readonly repository: string | null;
	readonly fresh: FreshTable;
	readonly picture: string;
} => ({
	picture: pictureAddress(''),
	repository: repositoryOf(readFileSync('package.json', 'utf8')),
	fresh: freshTable()
});
