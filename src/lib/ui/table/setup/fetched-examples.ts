import { resolve } from '$app/paths';
import * as v from 'valibot';
import type { ExampleName } from './examples.ts';

const Names = v.array(v.strictObject({ slug: v.string(), title: v.string() }));

/**
 * Fetches the names of the examples.
 * @throws where they did not come.
 */
export async function fetchExamples(): Promise<readonly ExampleName[]> {
	const response = await fetch(resolve('table/examples.json'));
	if (!response.ok) throw new Error(`The examples could not be fetched: ${response.status}.`);
	return v.parse(Names, await response.json());
}
