import { expect, test } from 'vitest';
import { chooseOne, flip, gainCents, loot, option, tap } from '#lib/abilities/build/index.ts';
import type { Card } from '#lib/cards/card.ts';
import { withCards } from '#lib/cards/library.ts';
import { parse, play } from '#lib/scenario/index.ts';

const face = (name: string, back: string, ...abilities: Card['abilities']): Card => ({
	name,
	kind: 'treasure',
	copies: 1,
	back,
	abilities
});

/** Two cards of the library that are the two faces of one item for now. */
const FACES = new Map<string, Card>([
	['the-relic', face('The Relic', 'breakfast', tap(flip()))],
	[
		'breakfast',
		face('Breakfast', 'the-relic', tap(chooseOne(option(gainCents(1)), option(loot(1)))))
	]
]);

/** What comes of a script, with those faces. */
function endOf(script: string): string | null {
	const parsed = parse(`player Amy: Isaac, 0¢ | items: The Relic (2 counters) | hand: Lil Battery
player Ben: Cain
---
Amy activates The Relic
everyone passes
${script}`);
	if (!parsed.ok) throw new Error('The script cannot be read.');
	return withCards(FACES, () => {
		const played = play(parsed.scenario);
		if (!played.ok) throw new Error('The table cannot be laid.');
		return played.held ? null : JSON.stringify(played.entries.at(-1));
	});
}

// 6.15 Flip; 6.7 Counters: they stay on an object that is flipped.
test('a flipped object is still the same, with its counters and its charge', () => {
	expect(
		endOf(`expect step: flipped (flip.object)
expect Amy: | items: The Relic as Breakfast (deactivated, 2 counters)`)
	).toBeNull();
});

// 6.15: only the visible face applies.
test('only the face that is up counts', () => {
	expect(
		endOf(`Amy plays Lil Battery -> Breakfast
everyone passes
expect legal: Amy activates Breakfast (mode 1)
Amy activates Breakfast (mode 1)
everyone passes
expect Amy: 1¢ | items: The Relic as Breakfast (deactivated, 2 counters)
expect no step: flipped`)
	).toBeNull();
});
