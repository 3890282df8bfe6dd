/** The cards with other words in each edition, as `/compare` tells them. */
import { expect, it, test } from 'vitest';
import { LIBRARY } from '#lib/cards/library.ts';
import { OTHERWISE } from '#lib/cards/otherwise.ts';
import { ruleIn } from '#lib/rules/index.ts';
import { underBoth } from '#lib/scenario/index.ts';
import { cardsIn } from '#lib/ui/cards/shown.ts';
import { read } from '../scenario/read.ts';
import { scenarioFiles } from '../support/scenarios.ts';

const FILES = new Map(
	scenarioFiles().map(({ file, text }) => [file.replaceAll('\\', '/').replace('.souls', ''), text])
);

test('every card with such words has its entry', () => {
	const written = [...LIBRARY].flatMap(([key, { variants }]) => (variants?.original ? [key] : []));
	expect(Object.keys(OTHERWISE).sort()).toEqual(written.sort());
});

it.each(Object.entries(OTHERWISE))('%s', (key, { by, shown }) => {
	if (by !== null) expect(ruleIn(by, 'original')).not.toBeNull();
	const scenario = read(FILES.get(shown) ?? '');
	expect(cardsIn(scenario)).toContain(key);
	const found = underBoth(scenario);
	const both = found.ok ? found.both : expect.fail(shown);
	// It goes otherwise under the other edition: something happens, is asked or comes true in one alone.
	const differs = both.expectations.some(({ own, other }) => own?.held !== other?.held);
	expect(differs || both.parts !== null || both.open !== null, shown).toBe(true);
});
