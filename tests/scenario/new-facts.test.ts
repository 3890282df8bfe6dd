import { describe, expect, it } from 'vitest';
import { parse, print, scenarioOf, start, type Scenario } from '#lib/scenario/index.ts';
import { decodeLink, encodeLink } from '#lib/scenario/link/index.ts';
import { fromJson } from '#lib/scenario/from-json.ts';
import type { Position } from '#lib/model/position.ts';

function read(text: string): Scenario {
	const parsed = parse(text);
	return parsed.ok ? parsed.scenario : expect.fail(JSON.stringify(parsed.problems));
}

function laid(text: string): Position {
	const started = start(read(text));
	return started.ok ? started.position : expect.fail(JSON.stringify(started.problems));
}

const SAID = [
	'player Amy: Isaac, 2 egg counters | items: The D6 as The Relic (deactivated, 1 gold counter)',
	'player Ben: Cain, 1 counter',
	'attack: Amy on Ben',
	"stack: Amy's roll 3 against Ben; Bomb! (Ben, a copy) -> Amy"
].join('\n');

describe('what the whole rulebook lets a table hold', () => {
	it('is read, printed, linked and read from JSON as the same', () => {
		const scenario = read(SAID);
		expect(read(print(scenario))).toEqual(scenario);
		expect(fromJson(JSON.parse(JSON.stringify(scenario)))).toEqual({ ok: true, scenario });
		const opened = decodeLink(encodeLink({ scenario, branches: [] }));
		expect(opened).toMatchObject({ ok: true, shared: { scenario } });
	});

	it('is laid on the table, and said of it again', () => {
		const position = laid(SAID);
		const [amy, ben] = position.players;
		expect(amy?.counters).toEqual({ egg: 2 });
		expect(ben?.counters).toEqual({ plain: 1 });
		expect(amy?.items[0]).toMatchObject({ card: 'the-relic', printed: 'the-d6', charged: false });
		expect(position.frames.find(({ chart }) => chart === 'attack')).toMatchObject({
			target: { player: 1 }
		});
		expect(position.stack).toMatchObject([
			{ kind: 'roll', purpose: { for: 'attack', target: { player: 1 } } },
			{ kind: 'loot', card: 'bomb', copy: true }
		]);
		const said = scenarioOf(position);
		const again = said ? start(read(print(said))) : null;
		expect(again?.ok && again.position.players).toEqual(position.players);
		expect(again?.ok && again.position.stack).toEqual(position.stack);
	});

	it('has trades, votes and attacks to point at', () => {
		const scenario = read(
			`${SAID}\n---\nAmy barters 2¢ with Ben for leaving Fly alone\nBen chooses word mercy\nBen chooses Amy's attack`
		);
		expect(scenario.script).toEqual([
			{ do: 'barter', player: 'Amy', to: 'Ben', amount: 2, favour: 'leaving Fly alone' },
			{ do: 'choose', player: 'Ben', picks: [{ is: 'word', word: 'mercy' }] },
			{ do: 'choose', player: 'Ben', picks: [{ is: 'attack', of: 'Amy' }] }
		]);
		expect(read(print(scenario))).toEqual(scenario);
	});
});
