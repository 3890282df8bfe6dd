/** What a card says of a stat may depend on that stat. No rule says what it is then, so nobody guesses. */
import { describe, expect, it } from 'vitest';
import { readPosition } from '#lib/judge/read-position.ts';
import { parse, play, start, type Scenario } from '#lib/scenario/index.ts';

const read = (text: string): Scenario => {
	const parsed = parse(text);
	if (!parsed.ok) expect.fail(JSON.stringify(parsed.problems));
	expect(parsed.notes).toEqual([]);
	return parsed.scenario;
};

const table = (cards: Readonly<Record<string, string>>, has: readonly string[]): string =>
	`${Object.entries(cards)
		.map(([name, text]) => `card ${name}: treasure | ${text}\n`)
		.join(
			''
		)}player Amy: Isaac${has.length > 0 ? ` | items: ${has.join(', ')}` : ''}\nplayer Ben: Cain\nmonsters: Fly`;

const RAGE = 'While you have 1 attack: You have +1 attack.';

describe('a stat that depends on itself', () => {
	it.each<[string, Record<string, string>, RegExp]>([
		['through one card', { Rage: RAGE }, /^“Rage” makes a stat depend on itself/u],
		[
			'by what it adds',
			{ Echo: 'You have +X attack, where X is your attack.' },
			/^“Echo” makes a stat depend on itself/u
		],
		[
			'through two cards',
			{
				Heart: 'While you have 1 attack: You have +1 HP.',
				Fist: 'While you have 3 HP: You have +1 attack.'
			},
			/^“(?:Heart|Fist)” and “(?:Heart|Fist)” make a stat depend on itself/u
		]
	])('%s is no table', (_, cards, message) => {
		const started = start(read(table(cards, Object.keys(cards))));
		if (started.ok) expect.fail('It was laid out.');
		const [{ field, message: said } = { field: '', message: '' }] = started.problems;
		expect(said).toMatch(message);
		expect(said).toMatch(/no rule says what it is then\.$/u);
		expect(field).toMatch(/^card (?:Rage|Echo|Heart|Fist)$/u);
	});

	it('does not come about: what would lead to it is refused', () => {
		const given = play(read(`${table({ Rage: RAGE }, [])}\n---\nthe table gives Amy Rage`));
		expect(given.ok && given.stopped?.trouble.message).toMatch(/^“Rage” makes a stat depend/u);
		const bought = play(
			read(
				`${table({ Rage: RAGE }, [])}\nshop: Rage\n---\nthe table sets Amy: 20¢\nAmy purchases\neveryone passes\nAmy chooses Rage`
			)
		);
		expect(bought.ok && bought.stopped?.refusal?.refused).toMatch(/^“Rage” makes a stat depend/u);
	});

	it('is no position that is read from outside either', () => {
		const started = start(read(table({ Rage: 'You have +1 attack.' }, ['Rage'])));
		if (!started.ok) expect.fail(JSON.stringify(started.problems));
		const rage = read(table({ Rage: RAGE }, ['Rage'])).players?.[0]?.items?.[0]?.card ?? '';
		const [item] = started.position.players[0]?.items ?? [];
		const data = JSON.stringify(started.position).replaceAll(
			JSON.stringify(item?.card),
			JSON.stringify(rage)
		);
		expect(readPosition(JSON.parse(data)).ok).toBe(false);
	});
});

/** The conditions look like one another: what they ask for is another stat, or somebody else's. */
it.each([
	['While you have 1 attack: Monsters have +1 attack.', 'Fly: attack 2'],
	['While you have 2 HP: You have +1 attack.', 'Amy: attack 2'],
	['While you have 2 HP: Monsters have +1 HP.', 'Fly: max HP 2'],
	['While you have 2 HP: ↷: Gain 1¢. | You have +1 attack.', 'Amy: attack 2']
])('a stat that depends on another is what it is: %s', (text, says) => {
	const played = play(read(`${table({ Calm: text }, ['Calm'])}\n---\nexpect ${says}`));
	if (!played.ok) expect.fail(JSON.stringify(played.problems));
	expect(played.entries.map(({ outcome }) => outcome)).toMatchObject([{ held: true }]);
});
