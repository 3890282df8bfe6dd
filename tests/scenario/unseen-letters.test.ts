import { describe, expect, it } from 'vitest';
import { fromJson, parse, play, print, type Scenario } from '#lib/scenario/index.ts';
import { decodeLink, encodeLink, linkFor } from '#lib/scenario/link/index.ts';

const read = (text: string): Scenario => {
	const parsed = parse(text);
	return parsed.ok ? parsed.scenario : expect.fail(JSON.stringify(parsed.problems));
};

/** A text with letters that nobody sees, and the same as everybody reads it. */
const BOTH = ([unseen, seen]: readonly [string, string]): readonly [string, string] => {
	const text = (name: string): string =>
		`title: ${name}\ncard ${name} Rock: treasure | ↷: Gain 1¢.\nplayer ${name}: | hand: Bomb! | items: ${name} Rock\nplayer Ben:\n---\n${name} plays Bomb! -> Ben\neveryone passes\neveryone passes\nexpect Ben: 1 HP`;
	return [text(unseen), text(seen)];
};

const NAMES = [
	['Jose\u0301', 'José'],
	['A\u202Emy', 'Amy'],
	['A\u001B[31my', 'A[31my'],
	['A\u200B\u2060my', 'Amy'],
	['Amy\u00A0Lee', 'Amy Lee']
] as const;

describe.each(NAMES)('%j is read as %j', (...names) => {
	const [unseen, seen] = BOTH(names);

	it('in a text, where all of its lines are played', () => {
		expect(read(unseen)).toEqual(read(seen));
		const played = play(read(unseen));
		expect(played.ok && played.held).toBe(true);
	});

	it('in JSON', () => {
		const [unseenName, name] = names;
		const data: unknown = JSON.parse(
			JSON.stringify(read(seen)).replaceAll(name, JSON.stringify(unseenName).slice(1, -1))
		);
		expect(fromJson(data)).toEqual({ ok: true, scenario: read(seen) });
	});

	it('in a link', () => {
		const [unseenName, name] = names;
		const scenario = read(seen);
		const named: Scenario = { rules: '2023', title: unseenName, script: [] };
		const opened = decodeLink(encodeLink({ scenario: named }));
		expect(opened.ok && opened.shared.scenario.title).toBe(name);
		expect(linkFor({ scenario: { ...scenario, script: [] } })).not.toBeNull();
	});
});

it('tells that two names look the same', () => {
	const parsed = parse('player Amy:\nplayer A\u202Emy:');
	expect(parsed.ok || parsed.problems.map(({ message }) => message)).toEqual([
		'“player Amy” has been said before.'
	]);
});

it.each(['\u202E', '\u3164', '\u200B\u00A0'])('is no name of its own: %j', (name) => {
	const parsed = parse(`player ${name}:`);
	expect(parsed.ok || parsed.problems[0]?.message).toBe('A player needs a name.');
});

it('is never printed, nor told as a mistake', () => {
	const parsed = parse('player Amy:\nshop: Bo\u202E\u001B[2Jmb');
	expect(JSON.stringify(parsed)).not.toMatch(/\\u202e|\\u001b|\u202E/iu);
	expect(print(read('title: A\u0007b\nplayer Amy:'))).toBe('title: Ab\nrules: 2023\nplayer Amy:\n');
});
