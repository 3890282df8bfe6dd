import { join } from 'node:path';

/** Where the source document lies unless FIZZLE_RULEBOOK says so: beside the project, never in it. */
export const sourcePath = (): string =>
	process.env.FIZZLE_RULEBOOK ??
	join(import.meta.dirname, '../../../shared/sources/extended-rulebook-2023-05-26.txt');
