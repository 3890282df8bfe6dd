import { describe, expect, it } from 'vitest';
import {
	applyEdit,
	isEdit,
	lineText,
	namesOf,
	parse,
	play,
	playLeniently,
	spelledOut,
	stepsOf
} from '#lib/scenario/index.ts';
import { neverBreaks } from './any-edits.ts';
import { played, read } from './read.ts';
import { isAnswerable } from '#lib/scenario/edit/resume.ts';

/** What does not hold in a scenario, or null. */
function fault(text: string): string | null {
	const { entries, stopped } = played(text);
	if (stopped) return `${String(stopped.at)}: ${stopped.trouble.message}`;
	const failed = entries.find(({ outcome }) => outcome && !outcome.held)?.outcome;
	return failed ? `expected ${failed.expected}, got ${failed.got}` : null;
}

const TABLE = `player Amy: Isaac | items: The D6 | hand: Bomb!
player Ben: Cain | items: Sleight of Hand | hand: empty
player Cleo: Judas, 1 loot play | hand: Butter Bean!
monsters: Fly, Gurdy
shop: The Relic
`;

const holds = (script: string, table = TABLE): void => {
	expect(fault(`${table}---\n${script}`)).toBeNull();
};

/** The message and what would be right, of a script that stops. */
const refusal = (script: string, table = TABLE): string => {
	const { stopped } = played(`${table}---\n${script}`);
	return stopped ? `${stopped.trouble.message} ${stopped.trouble.expected ?? ''}` : 'not refused';
};

/** The edit of a line, printed again. */
function reprinted(line: string): string {
	const scenario = read(`${TABLE}---\n${line}`);
	const [first] = scenario.script;
	if (!first || !isEdit(first)) return expect.fail('no edit');
	return lineText(first, namesOf(scenario));
}

describe('an edit is read forgivingly and printed in one way', () => {
	it.each([
		['The table gives Ben a butter bean', 'the table gives Ben Butter Bean!'],
		[
			'the table gives Ben: Butter Bean! (seen by Amy)',
			'the table gives Ben Butter Bean! (seen by Amy)'
		],
		['the table gives Ben 2 unknown', 'the table gives Ben 2 unknown'],
		['the table gives ben the relic (deactivated)', 'the table gives Ben The Relic (deactivated)'],
		['the table gives Ben Gurdy', 'the table gives Ben Gurdy'],
		['the table gives Ben a Gurdy as a curse', 'the table gives Ben Gurdy as a curse'],
		['the table gives Ben Bloody Penny as an item', 'the table gives Ben Bloody Penny as an item'],
		['the table takes a Bomb! from Amy', "the table takes Bomb! from Amy's hand"],
		['the table takes ? from Amy’s hand', "the table takes ? from Amy's hand"],
		['the table takes The D6 from Amy', 'the table removes The D6 (Amy)'],
		['the table removes the Shop slot', 'the table removes shop slot 1'],
		['the table removes Amy’s roll', "the table removes Amy's roll"],
		['the table sets Ben: Isaac, 2¢, 1 HP', 'the table sets Ben: Isaac, 1 HP, 2¢'],
		['the table sets Gurdy: 3 HP, 2 counters', 'the table sets Gurdy: 3 HP, 2 counters'],
		['the table sets loot deck: Bomb!, ...', 'the table sets loot deck: Bomb!, 100 unknown'],
		['the table sets pool: 9', 'the table sets pool: 9¢'],
		['the table sets Ben to 2¢', 'the table sets Ben: 2¢'],
		['the table sets the loot discard to Bomb!', 'the table sets loot discard: Bomb!'],
		[
			'the table sets monster slot: Fly over Gurdy',
			'the table sets monster slot 1: Fly over Gurdy'
		],
		[
			'the table sets the turn: ben, action phase, 1 attack rolls, no monster died, not ending',
			'the table sets turn: Ben, action phase, 1 attack roll, no monster died, not ending'
		],
		[
			'the table sets turn: a usual turn, starting player Cleo',
			'the table sets turn: a usual turn, starting player Cleo'
		],
		['the table sets extra turns: none', 'the table sets extra turns: empty'],
		['the table sets extra turns: Ben, amy', 'the table sets extra turns: Ben, Amy'],
		['the table sets priority: Ben, 1 pass', 'the table sets priority: Ben, 1 pass'],
		['the table adds room slot', 'the table adds a room slot: empty'],
		[
			'the table adds an effect: +1 HP for Amy from Book of Sin',
			'the table adds an effect: +1 HP for Amy from Book of Sin'
		],
		[
			'the table puts a Stoney onto the monster slot 2',
			'the table puts Stoney into monster slot 2'
		],
		['the table puts Bomb! under the loot deck', 'the table puts Bomb! under the loot deck'],
		[
			'the table puts on stack: Bomb! (Ben) -> Fly; damage 1 to Amy',
			'the table puts on the stack: Bomb! (Ben) -> Fly; damage 1 to Amy'
		]
	])('%s', (line, text) => {
		expect(reprinted(line)).toBe(text);
		expect(reprinted(text)).toBe(text);
	});
});

describe('an edit that cannot be read says where and what would be right', () => {
	it.each([
		['the table hands Ben Bomb!', 11, 'What the table does, “hands” is not known.', 'gives'],
		['the table gives Bne Bomb!', 17, 'Nobody at the table is called “Bne”.', 'Amy · Ben'],
		['the table gives Ben', 20, 'What is given is missing.', 'the table gives Ben Butter Bean!'],
		['the table gives Ben Cain', 21, 'It must be said where this card goes.', 'the table sets Ben'],
		['the table gives Ben Botter Been', 21, 'There is no card “Botter Been”.', 'a loot card'],
		['the table sets Ben 2¢', 16, 'A colon stands', 'the table sets Ben: 2¢'],
		['the table sets Ben:', 20, 'What is set is missing.', 'the table sets Ben: 2¢'],
		['the table sets Ben: | items: The Relic', 21, 'one by one', 'the table gives Ben'],
		['the table sets Gurdy: eternal', 23, 'cannot be said of an object', '3 HP'],
		['the table takes Bomb!', 17, 'from whom', 'the table takes Butter Bean! from Ben'],
		['the table removes Amy', 19, 'cannot be removed', 'the table removes Fly'],
		['the table adds a deck', 16, 'cannot be added', 'the table adds a monster slot'],
		['the table puts Fly', 16, 'where this is put', 'into monster slot 1'],
		['the table puts Bomb! into shop slot 1', 16, 'which cannot stand here', 'an item'],
		['the table puts on the stack:', 29, 'missing', '']
	])('%s', (line, column, message, expected) => {
		const parsed = parse(`${TABLE}---\n${line}`);
		if (parsed.ok) return expect.fail('it was read');
		const [problem] = parsed.problems;
		expect(problem).toMatchObject({ line: 7, column });
		expect(problem?.message).toContain(message);
		expect(problem?.expected).toContain(expected);
	});
});

describe('an edit changes', () => {
	it('a hand', () => {
		holds(`the table gives Ben Butter Bean!
the table gives Ben 2 unknown
expect Ben: | hand: Butter Bean!, 2 unknown
the table takes Butter Bean! from Ben
the table takes 2 unknown from Ben
expect Ben: 0 cards
the table sets Ben: | hand: Bomb!, ?
expect Ben: | hand: Bomb!, ?
the table takes 3 Cents! from Ben
expect Ben: | hand: Bomb!`);
	});

	it('items, souls and curses', () => {
		holds(`the table gives Ben The Relic (deactivated, 2 counters)
the table gives Ben Gurdy
the table gives Ben Bloody Penny as an item
expect Ben: 1 soul | items: Sleight of Hand, The Relic (deactivated, 2 counters), Bloody Penny | souls: Gurdy
the table removes Sleight of Hand
the table removes Gurdy (Ben)
expect Ben: 0 souls | items: The Relic, Bloody Penny | souls: empty
expect monsters: Fly, Gurdy`);
	});

	it('numbers, with the pool', () => {
		holds(`the table sets Ben: 2¢, 1 HP, 2 loot plays, 1 attack, 3 purchases
expect Ben: 2¢, 1 HP, 2 loot plays, 1 attack, 3 purchases
expect pool: 92¢
the table sets pool: 5¢
expect pool: 5¢`);
	});

	it('who plays which character, who is dead and who is alive', () => {
		holds(`the table sets Ben: Isaac (deactivated)
expect Ben: Isaac (deactivated)
the table sets Cleo: dead
expect Cleo: 0 HP, dead
expect stack: empty
the table sets Cleo: alive
expect Cleo: 2 HP, alive`);
	});

	it('objects', () => {
		holds(
			`the table sets Gurdy: 3 HP, 2 gold counters
the table sets The D6: deactivated
expect Gurdy: 3 HP, 2 gold counters
expect The D6: deactivated
the table sets Gurdy: 0 gold counters
expect Gurdy: 3 HP`
		);
	});

	it('slots', () => {
		holds(`the table sets monster slot 1: Stoney over Fat Bat
the table adds a monster slot: Fly (1 HP)
expect monsters: Stoney over Fat Bat, Gurdy, Fly
the table puts Fly into monster slot 2
expect monsters: Stoney over Fat Bat, Fly over Gurdy, Fly
the table removes Stoney
expect monsters: Fat Bat, Fly over Gurdy, Fly
the table removes monster slot 1
expect monsters: Fly over Gurdy, Fly
the table adds a room slot: empty
expect rooms: empty
the table removes room slot 1
expect rooms: none`);
	});

	it('decks and discards', () => {
		holds(`the table puts Bomb! on the loot deck
the table puts 3 Cents! under the loot deck
the table puts Gurdy on the monster discard
expect loot deck: Bomb!, ...
expect monster discard: Gurdy
the table sets loot deck: Butter Bean!, ?
expect loot deck: Butter Bean!, ?`);
	});

	it('what lasts', () => {
		holds(
			`the table adds an effect: +1 HP for Amy from Book of Sin
expect Amy: max HP 3`,
			'player Amy: | items: Book of Sin\n'
		);
	});

	it('the stack', () => {
		holds(`the table puts on the stack: Bomb! (Ben) -> Fly; Sleight of Hand -> loot deck; damage 1 to Amy; death of Cleo
expect stack: Bomb! (Ben) -> Fly; Sleight of Hand (Ben) -> loot deck; damage 1 to Amy; death of Cleo
expect Sleight of Hand (in play): deactivated
expect priority: Amy
the table removes death of Cleo
the table removes damage
the table removes Bomb!
everyone passes
expect resolved: Sleight of Hand`);
	});
});

describe('a stack is built without the turn before it', () => {
	it('and answered as any other', () => {
		holds(
			`the table puts on the stack: The Relic (Amy, saw Amy and 1)
Ben activates Sleight of Hand -> loot deck
the table gives Amy Butter Bean!
the table sets Amy: 1 loot play
Amy plays Butter Bean! -> Sleight of Hand
expect stack: The Relic (Amy); Sleight of Hand (Ben); Butter Bean! (Amy)
everyone passes
expect cancelled: Sleight of Hand
everyone passes
expect step: looted, Amy, 1`,
			'player Amy: | items: The Relic\nplayer Ben: Cain | items: Sleight of Hand\n'
		);
	});

	it('within a death too', () => {
		holds(
			`the table puts on the stack: Bomb! (Ben) -> Amy
expect stack: 3 Cents! (Amy); Bomb! (Ben)
everyone passes
expect stack: 3 Cents! (Amy); damage 1 to Amy`,
			'dying: Gurdy in slot 1 (before rewards)\nstack: 3 Cents! (Amy) |\nmonsters: empty, Fly\n'
		);
	});
});

describe('after an edit the game goes on by its rules', () => {
	it('with the death of whoever has no HP left', () => {
		holds(`the table sets Gurdy: 0 HP
expect step: put death, Gurdy (death.at-zero)
expect stack: death of Gurdy
expect priority: Amy`);
	});

	it('and the same player has priority', () => {
		holds(`Amy passes
the table sets Cleo: 0 HP
expect stack: death of Cleo
expect priority: Ben`);
	});

	it('those who have passed need not pass again where nothing came of it', () => {
		holds(`Amy plays Bomb! -> Fly
Amy passes
Ben passes
the table sets Ben: 2¢
expect priority: Cleo
Cleo passes
expect stack: damage 1 to Fly`);
	});

	it('but they have to where the stack has changed', () => {
		holds(`Amy passes
the table puts on the stack: damage 1 to Fly
Ben passes
Cleo passes
expect priority: Amy
expect stack: damage 1 to Fly`);
	});

	it('an attack on what is no longer there ends', () => {
		holds(`Amy attacks
everyone passes
Amy chooses Fly
expect asked: Amy (roll)
the table removes Fly
expect step: attack ended, Amy, "target gone"
reveal Stoney
expect monsters: Stoney, Gurdy
expect turn: Amy, action phase`);
	});

	it('a slot is refilled', () => {
		holds(`the table removes Fly
expect asked: Amy (reveal)
reveal Stoney
expect monsters: Stoney, Gurdy`);
	});

	it('somebody wins', () => {
		holds(`the table gives Ben Gurdy
the table gives Ben Gurdy
the table gives Ben Gurdy
the table gives Ben Gurdy
expect winner: Ben
`);
		expect(refusal('the table gives Ben Gurdy\n'.repeat(4) + 'the table sets Ben: 2¢')).toContain(
			'The game is over'
		);
	});

	it('emptied hearts go with an item that gave them', () => {
		holds(
			`the table removes Guppy's Collar
expect Amy: 1 HP`,
			"player Amy: 1 HP | items: Guppy's Collar\n"
		);
	});
});

describe('a pending question', () => {
	const ATTACK = `${TABLE}---\nAmy attacks\neveryone passes\n`;

	it('is asked again about what is there now', () => {
		expect(
			fault(`${ATTACK}the table adds a monster slot: Fat Bat
expect asked: Amy (attack target): Fly, Gurdy, Fat Bat, monster deck
Amy chooses Fat Bat
roll 4`)
		).toBeNull();
	});

	it('keeps what was answered before', () => {
		expect(
			fault(`${ATTACK}Amy chooses monster deck
reveal Stoney
expect asked: Amy (slot to cover)
the table sets Ben: 2¢
expect asked: Amy (slot to cover)
Amy chooses monster slot 2
expect monsters: Fly, Stoney over Gurdy`)
		).toBeNull();
	});

	it('is begun anew where the cards it was about have changed', () => {
		expect(
			fault(`${ATTACK}Amy chooses monster deck
reveal Stoney
the table sets monster deck: Fat Bat, ...
expect asked: Amy (slot to cover)
Amy chooses monster slot 2
expect monsters: Fly, Fat Bat over Gurdy`)
		).toBeNull();
	});

	it('which deaths come first counts only those that are still due', () => {
		expect(
			fault(`${TABLE}---
the table sets monster slot 1: Gurdy (0 HP)
the table sets Gurdy #2: 0 HP
expect stack: death of Gurdy #1; death of Gurdy #2`)
		).toBeNull();
		expect(
			fault(`monsters: Fly (0 HP), Stoney (0 HP)
---
expect asked: Amy (death order)
the table sets Fly: 1 HP
expect stack: death of Stoney`)
		).toBeNull();
	});

	it('needs an answer', () => {
		const { position } = played(ATTACK);
		expect(isAnswerable(position)).toBe(true);
		const { question } = position;
		expect(isAnswerable({ ...position, question: question && { ...question, options: [] } })).toBe(
			false
		);
	});
});

describe('an impossible edit is refused with what would be right', () => {
	it.each([
		['the table takes Bomb! from Ben', 'Bomb! is not in Ben’s hand. nothing: the hand is empty'],
		['the table takes Butter Bean! from Amy', 'Butter Bean! is not in Amy’s hand. Bomb!'],
		['the table removes Stoney', 'Stoney is not there to be named.'],
		[
			'the table removes Isaac',
			'A player always has a character. the table sets Amy: another character'
		],
		['the table removes monster slot 3', 'There is no monster slot 3. monster slot 1 … 2'],
		['the table removes room slot 1', 'There is no room slot 1.'],
		['the table sets monster slot 3: Fly', 'the table adds a monster slot'],
		['the table sets Gurdy: 9 HP', 'Gurdy has at most 5 HP.'],
		['the table sets Isaac: 1 HP', 'The HP of a character is that of its player.'],
		['the table sets Ben: 9 HP', 'Ben has at most 2 HP.'],
		['the table sets The D6: 1 HP', 'The D6 has no HP.'],
		['the table sets Death: 1 HP', 'Death is not in play.'],
		['the table puts on the stack: combat damage 1 to Amy', 'Combat damage is dealt in an attack.'],
		['the table puts on the stack: roll 4', 'A roll is made in an attack under way'],
		['the table puts on the stack: Bomb! (Ben)', 'Bomb! needs a target, and none is named.'],
		['the table puts on the stack: Book of Sin (Ben)', 'Book of Sin is not in play.'],
		['the table sets loot deck: 2000 unknown', 'No pile holds 2000 cards.']
	])('%s', (line, message) => {
		expect(refusal(line)).toContain(message);
	});

	it('leaves the table as it is', () => {
		const { position } = played(`${TABLE}---\n`);
		const [line] = read(`${TABLE}---\nthe table sets Gurdy: 9 HP`).script;
		const before = structuredClone(position);
		expect(line && isEdit(line) && applyEdit(position, line).ok).toBe(false);
		expect(position).toEqual(before);
	});
});

it('an edit is an entry of what was played, without decisions', () => {
	const run = played(`${TABLE}---\nthe table sets Gurdy: 0 HP\neveryone passes`);
	expect(
		run.entries.map(({ decisions, changed }) => [decisions.length, changed?.steps.length ?? null])
	).toEqual([
		[0, 1],
		[3, null]
	]);
	expect(stepsOf(run)[0]?.what.did).toBe('put death');
});

it('an edit stays where it is when passes are written out', () => {
	const script = read(`${TABLE}---
the table gives Ben Butter Bean!
the table sets Ben: 1 loot play
Ben activates Sleight of Hand -> loot deck`);
	expect(spelledOut(script).script.map((line) => ('do' in line ? line.do : 'edit'))).toEqual([
		'edit',
		'edit',
		'pass',
		'activate'
	]);
});

it('the first line that does not follow is where the script stops', () => {
	const { entries, stopped } = played(
		`${TABLE}---\nAmy passes\nthe table removes Stoney\nBen passes`
	);
	expect(entries).toHaveLength(1);
	expect(stopped).toMatchObject({ at: 1, refusal: null });
});

describe('lines that no longer follow', () => {
	const corrected = `${TABLE}---
Amy plays Butter Bean! -> Fly
Amy plays Bomb! -> Fly
expect stack: Bomb! (Amy)
roll 3
the table removes Stoney
everyone passes
expect stack: damage 1 to Fly`;

	it('are told and left out, and the next ones are played', () => {
		const run = playLeniently(read(corrected));
		if (!run.ok) return expect.fail('not begun');
		expect(run.entries.map(({ refused }) => refused !== null)).toEqual([
			true,
			false,
			false,
			true,
			true,
			false,
			false
		]);
		expect(run.entries.map(({ outcome }) => outcome?.held ?? null)).toEqual([
			null,
			null,
			true,
			null,
			null,
			null,
			true
		]);
		expect(run.entries[0]?.refused?.refusal).not.toBeUndefined();
	});

	it('are none where the script can be played', () => {
		const script = read(`${TABLE}---\nAmy plays Bomb! -> Fly\nthe table sets Ben: 1¢`);
		const run = playLeniently(script);
		const strict = play(script);
		expect(run.ok && run.entries.every(({ refused }) => refused === null)).toBe(true);
		expect(run.ok && run.position).toEqual(strict.ok && strict.position);
	});
});

const EDITS = `the table gives Ben Butter Bean!
the table gives Cleo The Relic
the table gives Ben Gurdy
the table takes Bomb! from Amy
the table removes Fly
the table removes Sleight of Hand
the table removes monster slot 1
the table removes shop slot 1
the table sets Ben: 0 HP
the table sets Amy: 0¢, 1 HP
the table sets Cleo: dead
the table sets Cleo: alive
the table sets Ben: Isaac
the table sets Gurdy: 0 HP
the table sets monster slot 1: Stoney over Fly
the table adds a monster slot: Death (monster)
the table adds a monster slot
the table puts Troll Bombs into monster slot 1
the table puts Bomb! on the loot deck
the table sets monster deck: empty
the table puts on the stack: Bomb! (Ben) -> Amy
the table puts on the stack: death of Ben
the table puts on the stack: Sleight of Hand -> loot deck
the table sets turn: Ben
the table sets turn: Cleo, end triggers, a monster died
the table sets turn: action phase, not ending, 2 attack rolls
the table sets turn: start of turn
the table sets turn: ending
the table sets extra turns: Ben, Amy
the table sets priority: Cleo, 2 passes
the table sets priority: Amy`;

/** Tables in the middle of something, for the players of the one above. */
const MIDDLES = [
	'',
	"attack: Amy on Fly\nstack: combat damage 1 to Amy; Amy's roll 1\n",
	'attack: Amy on the monster deck\n',
	'purchase: Amy\n',
	'dying: Gurdy in slot 2 (before rewards)\nstack: Bomb! (Ben) -> Amy | damage 1 to Fly\n',
	'dying: Ben (before the penalty)\nstack: Bomb! (Ben) -> Amy |\n',
	'turn: Amy, end triggers\n'
];

it('never breaks the game, wherever it is made', () => {
	neverBreaks(TABLE, EDITS, MIDDLES);
});

describe('what is done by hand', () => {
	it('changes nothing by itself', () => {
		holds(
			'Amy plays Bomb! -> Fly\nAmy passes\nthe table does by hand: Ben plays a card of our own\nexpect stack: Bomb! (Amy) -> Fly\nexpect priority: Ben\nthe table sets Amy: 2¢\nexpect Amy: 2¢'
		);
	});

	it('must be said', () => {
		expect(refusalOfReading('the table does by hand:')).toMatch(/what is done by hand/u);
		expect(refusalOfReading('the table does nothing')).toMatch(/what is done by hand/u);
	});
});

describe('asking again', () => {
	it('needs an answer that was given once for all', () => {
		expect(refusal('the table asks Ben again')).toMatch(/answered nothing of that kind/u);
	});

	it('names its player, and a card if anything', () => {
		expect(refusalOfReading('the table asks Zoe again')).toMatch(/Nobody at the table/u);
		expect(refusalOfReading('the table asks Ben')).toMatch(/again/u);
		expect(refusalOfReading('the table asks Ben again about nothing at all')).toMatch(/no card/u);
	});
});

/** Why a line of a script cannot be read. */
function refusalOfReading(line: string): string {
	const parsed = parse(`${TABLE}---\n${line}`);
	return parsed.ok ? 'it can be read' : (parsed.problems[0]?.message ?? '');
}
