import text from '#content/changes.json?raw';
import { versionsIn, type Change } from '#lib/ui/changes/changes.ts';
import { STATUS_WORDS } from '#lib/ui/rules/status.ts';
import { RULINGS } from '../rulings/rulings.server.ts';
import { scenes } from '../scenes.server.ts';
import type { PageServerLoad } from './$types';

/** What was asked, and where it is answered. */
function about(change: Change) {
	if ('ruling' in change) {
		const ruling = RULINGS.find(({ slug }) => slug === change.ruling);
		if (!ruling) throw new Error(`There is no ruling ${change.ruling}.`);
		return { asked: ruling.question, ruling: ruling.slug, scenario: null };
	}
	const scene = scenes().find(({ slug }) => slug === change.scenario);
	if (!scene) throw new Error(`There is no scenario ${change.scenario}.`);
	return { asked: scene.title, ruling: null, scenario: scene.slug };
}

const told = (change: Change) => ({
	...about(change),
	before: 'was' in change ? `${STATUS_WORDS[change.was].name}.` : change.before,
	after: 'is' in change ? `${STATUS_WORDS[change.is].name}.` : change.after,
	why: change.why
});

/** Every version, with what came out differently in it. */
export const load: PageServerLoad = () => ({
	versions: versionsIn(text).map(({ changes, ...version }) => ({
		...version,
		changes: changes.map(told)
	}))
});
