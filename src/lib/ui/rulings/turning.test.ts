import { expect, it } from 'vitest';
import { parseRuling, type Ruling } from '../../scenario/index.ts';
import { turningOf } from './turning.ts';

function rulingOf(one: string, other: string): Ruling {
	const read = parseRuling(
		'one',
		`---
question: Is it so?
verdict: Yes.
status: settled
topics: dice
sources: Extended Rulebook, 14 Priority, p. 45
rules: priority.respond
asked: May I answer that?; can anybody respond
---

Because.

\`\`\`souls
${one}
\`\`\`

\`\`\`souls
${other}
\`\`\`
`
	);
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return read.ruling;
}

const TABLE = (lootPlays: number): string => `title: Amy has ${String(lootPlays)}
player Amy: Isaac, 1¢, ${String(lootPlays)} loot play | hand: 3 Cents!
player Ben: Cain, 0 loot plays | items: Jawbone`;

it('says what comes of the case and of its twin, each with the table after every act', () => {
	const [one, other] = turningOf(
		rulingOf(
			`${TABLE(1)}\n---\nAmy plays 3 Cents!\neveryone passes\nexpect Amy: 4¢`,
			`${TABLE(0)}\n---\nexpect refused: Amy plays 3 Cents! (loot.needs-loot-play)`
		)
	);
	expect([one.title, one.bold]).toEqual(['Amy has 1', 'Amy gains 3¢.']);
	// What cannot be done is the answer of the twin.
	expect(other.bold).toBe("Amy can't play 3 Cents!: no loot play is left.");
	expect(one.moments.map(({ says }) => says)).toEqual([
		'As the table lies.',
		'Amy plays 3 Cents!',
		'Everyone passes.'
	]);
	// The last thing that somebody did is what is argued about.
	expect([one.argued, other.argued]).toEqual([1, 0]);
	const [opening, played, end] = one.moments.map(({ board }) => board);
	expect(opening?.players.map(({ name, cents, active }) => [name, cents, active])).toEqual([
		['Amy', 1, true],
		['Ben', 3, false]
	]);
	expect(opening?.players[0]?.hand).toEqual([{ name: '3 Cents!', kind: 'loot' }]);
	expect(played?.stack).toEqual([{ name: '3 Cents! (Amy)', says: 'Gain 3¢.', seat: 0 }]);
	expect([end?.players[0]?.cents, end?.stack]).toEqual([4, []]);
});

it('says what happened in one alone where the judge says the same of both', () => {
	const looting = (cards: string): string =>
		`title: ${cards}\nplayer Amy: Isaac | hand: A Sack\nplayer Ben: Cain\nloot deck: ${cards}\nloot discard: A Penny!, Bomb!\n---\nAmy plays A Sack\neveryone passes`;
	const [one, other] = turningOf(
		rulingOf(looting('Soul Heart'), looting('Soul Heart, Dice Shard, 2 Cents!, Bomb!'))
	);
	expect(one.bold).toBe('The loot discard is shuffled into a new loot deck.');
	expect(other.bold).toBe(one.rest);
});
