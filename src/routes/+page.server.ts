import '#lib/cards/sets/known.ts';
import { LIBRARY } from '#lib/cards/library.ts';
import { RULE_IDS_2023 } from '#lib/rules/2023/index.ts';
import { rulingRef } from '#lib/ui/rulings/ruling-ref.ts';
import { curated, curatedNames } from './table/curated.server.ts';
import { pictureAddress } from './picture.server.ts';
import { RULINGS } from './rulings/rulings.server.ts';
import { runningDisputes } from './running.server.ts';
import type { PageServerLoad } from './$types';

/** Disputes that tables have had, of different kinds. */
const SHOWN: readonly string[] = [
	'cancel-the-attack-under-a-losing-roll',
	'player-and-monster-at-zero-together',
	'hp-after-a-prevented-death',
	'rag-man-and-the-fourth-soul',
	'healing-under-my-own-death',
	'winning-with-the-stack-full'
];

/** How much there is of what, and some of it to begin with. */
export const load: PageServerLoad = () => ({
	picture: pictureAddress(''),
	rules: RULE_IDS_2023.length,
	rulings: RULINGS.length,
	cards: LIBRARY.size,
	running: runningDisputes(),
	shown: SHOWN.map((slug) => {
		const ruling = RULINGS.find((one) => one.slug === slug);
		if (!ruling) throw new Error(`The home page shows the ruling ${slug}, which is not there.`);
		return rulingRef(ruling);
	}),
	examples: curatedNames().flatMap((name) => {
		const told = curated(name);
		return told ? [{ slug: told.slug, title: told.report.title, answer: told.answer }] : [];
	})
});
