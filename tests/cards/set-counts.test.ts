import { describe, expect, it } from 'vitest';
import { OFFICIAL_CARDS } from '#lib/cards/official/lookup.ts';
import { decodeLink } from '#lib/scenario/link/index.ts';
import { play } from '#lib/scenario/index.ts';
import { AT_FIRST } from '#lib/ui/setup/choice.ts';
import { countedAs, setCounts } from '#lib/ui/setup/sorted.ts';
import { startLink } from '#lib/ui/setup/start-link.ts';

const base = setCounts().find(({ id }) => id === 'b2');

/** Kinds of the base game, by the names that chapter 19 tells them by. */
const named = (part: string): number =>
	[...OFFICIAL_CARDS.values()]
		.filter(({ kind, name, sets }) => kind === 'loot' && sets.includes('b2') && name.includes(part))
		.reduce((sum, { copies }) => sum + (copies?.b2 ?? 1), 0);

describe('the cards of a set by their kinds', () => {
	it('leave out no card of a deck but those that start outside the game', () => {
		const lost = [...OFFICIAL_CARDS.values()].filter(
			(card) =>
				countedAs(card) === null &&
				card.kind !== 'starting item' &&
				!card.categories?.includes('outside-the-game')
		);
		expect(lost.map(({ slug }) => slug)).toEqual([]);
	});

	// 19.2: a card of these kinds is known by its name.
	it.each([
		['bean', 'Butter Bean'],
		['2-cents', '2 Cents'],
		['3-cents', '3 Cents'],
		['4-cents', '4 Cents']
	] as const)('%s are those with “%s” in their name', (kind, part) => {
		expect(base?.counts[kind]?.[0]).toBe(named(part));
	});
});

describe('the link to the start', () => {
	it('opens a game that the judge begins to set up', () => {
		const letters = startLink({ ...AT_FIRST, variants: { 'mini draft': true } });
		const opened = decodeLink(letters ?? '');
		expect(opened.ok && opened.shared.scenario.variants).toEqual({ 'mini draft': true });
		const played = opened.ok ? play(opened.shared.scenario) : null;
		expect(played?.ok && played.position.question).toMatchObject({
			purpose: { about: 'reveal', deck: 'treasure' }
		});
	});
});
