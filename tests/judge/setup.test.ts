import { expect, test } from 'vitest';
import { begin, decide, prompt } from '#lib/judge/judge.ts';
import { fresh } from '#lib/mechanics/run.ts';
import { bearsKeyword } from '#lib/mechanics/abilities-on.ts';
import { playerAt } from '#lib/model/objects.ts';
import type { Position } from '#lib/model/position.ts';
import { parse, start } from '#lib/scenario/index.ts';

/** A table whose game is just about to start: everyone has a character, nobody a hand (1). */
function aboutToStart(text: string): Position {
	const parsed = parse(text);
	const started = parsed.ok ? start(parsed.scenario) : expect.fail('The table cannot be read.');
	const { position } = started.ok ? started : expect.fail('The table cannot be laid.');
	const setup = { chart: 'setup' as const, ...fresh('starting'), rooms: false, bonusSouls: false };
	return { ...position, frames: [...position.frames.slice(0, 1), setup] };
}

// Extended Rulebook 1 and 2.5: Eden chooses one of three treasures, which starts eternal.
test('Eden starts with one of the top three treasures, and the others go to the bottom', () => {
	const { position } = begin(
		aboutToStart(`
player Amy: Eden | hand: empty
player Ben: Cain | hand: empty
treasure deck: Meat!, Glass Cannon, Dinner, Synthoil, Breakfast
shop: none
turn: Amy, start of turn`)
	);
	expect(prompt(position).kind).toBe('question');
	const chosen = decide(position, {
		do: 'choose',
		player: 0,
		picks: [{ card: 'glass-cannon', at: 1 }]
	});
	expect(chosen).toMatchObject({ ok: true });
	if (!chosen.ok) return;
	const ordered = decide(chosen.position, {
		do: 'choose',
		player: 0,
		picks: [
			{ card: 'dinner', at: 2 },
			{ card: 'meat', at: 0 }
		]
	});
	expect(ordered).toMatchObject({ ok: true });
	if (!ordered.ok) return;
	const [item, ...more] = playerAt(ordered.position, 0).items;
	expect(more).toEqual([]);
	expect(item).toMatchObject({ card: 'glass-cannon', starting: true, charged: true });
	expect(item && bearsKeyword(ordered.position, item, 'eternal')).toBe(true);
	expect(playerAt(ordered.position, 1).items).toEqual([]);
	expect(ordered.position.decks.treasure.map(({ card }) => card)).toEqual([
		'synthoil',
		'breakfast',
		'dinner',
		'meat'
	]);
});
