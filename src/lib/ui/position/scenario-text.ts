import { resolve } from '$app/paths';

/** The path of a scenario below content/scenarios, without the ending. */
const SLUG = /^[\w-]+(?:\/[\w-]+)*$/u;

/**
 * Fetches the text of a scenario that comes with the site; null where there is none of that name.
 * @throws where it did not come.
 */
export async function scenarioText(slug: string): Promise<string | null> {
	if (!SLUG.test(slug)) return null;
	const answer = await fetch(resolve(`scenarios/${slug}.souls`));
	if (answer.status === 404) return null;
	if (!answer.ok) throw new Error(`The scenario could not be fetched: ${answer.status}.`);
	return answer.text();
}
