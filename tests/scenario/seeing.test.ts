import { expect, it } from 'vitest';
import { isHandRevealed, mayLookAt } from '#lib/mechanics/seeing.ts';
import type { Deck } from '#lib/model/words.ts';
import { parse, play } from '#lib/scenario/index.ts';

/** The position that these lines lay. */
function laid(text: string) {
	const parsed = parse(`title: Who sees what?\n${text}\n---\n`);
	if (!parsed.ok) throw new Error(JSON.stringify(parsed));
	const played = play(parsed.scenario);
	if (!played.ok) throw new Error(JSON.stringify(played));
	return played.position;
}

/** The card reveals the hands of all but its player. */
it("tells whose hands Guppy's Eye reveals", () => {
	const position = laid(
		"player Amy: Isaac | items: Guppy's Eye\nplayer Ben: Cain\nplayer Cleo: Judas"
	);
	expect([0, 1, 2].map((seat) => isHandRevealed(position, seat))).toEqual([false, true, true]);
});

/** The card lets its player look, on their turn alone. */
it("tells who may look at a deck for There's Options", () => {
	const table = (turn: string) =>
		laid(`player Amy: Isaac | items: There's Options\nplayer Ben: Cain\nturn: ${turn}`);
	const looks = (turn: string, deck: Deck) =>
		[0, 1].map((seat) => mayLookAt(table(turn), seat, deck));
	expect(looks('Amy', 'treasure')).toEqual([true, false]);
	expect(looks('Amy', 'loot')).toEqual([false, false]);
	expect(looks('Ben', 'treasure')).toEqual([false, false]);
});
