import { describe, expect, it } from 'vitest';
import {
	attackRoll,
	butterBean,
	context,
	emptied,
	IDS,
	SLEIGHT,
	table,
	type Play,
	type Sentences
} from './fixture.ts';
import { happeningSentence, stepSentence, toldFrom, toldSentence } from './steps.ts';

const AMY = 0;
const BEN = 1;
const JAMES = 2;
const relic = { object: IDS.relic, card: 'the-relic' };
const fly = { object: IDS.fly, card: 'fly' };
const gurdy = { object: IDS.gurdy, card: 'gurdy' };
const fatBat = { object: IDS.gone, card: 'fat-bat' };
const relicLine = { card: 'the-relic', line: 0, path: [] };
const bookLine = { card: 'book-of-sin', line: 0, path: [1] };
const attack = { for: 'attack', target: { object: IDS.gurdy } } as const;
const reading = {
	for: 'ability',
	reader: { card: 'book-of-sin', line: 0, path: [] },
	context: context(),
	controller: 0
} as const;

const SENTENCES: Sentences<Play> = {
	passed: [[{ did: 'passed', player: AMY }, 'Amy passes.']],
	played: [
		[
			{ did: 'played', player: AMY, card: 'butter-bean', targets: [{ item: 49 }] },
			'Amy plays Butter Bean!, choosing Sleight of Hand (Ben).'
		],
		[{ did: 'played', player: AMY, card: 'three-cents', targets: [] }, 'Amy plays 3 Cents!']
	],
	activated: [
		[
			{
				did: 'activated',
				player: BEN,
				source: { object: IDS.sleight, card: 'sleight-of-hand' },
				way: 'tap',
				effect: { card: 'sleight-of-hand', line: 0, path: [] },
				targets: [{ deck: 'loot' }]
			},
			'Ben activates Sleight of Hand, choosing the loot deck.'
		]
	],
	declared: [
		[{ did: 'declared', player: AMY, what: 'attack' }, 'Amy declares an attack.'],
		[{ did: 'declared', player: AMY, what: 'end turn' }, 'Amy declares the end of the turn.']
	],
	'entered phase': [
		[{ did: 'entered phase', phase: 'action phase', player: JAMES }, "James' action phase begins."],
		[{ did: 'entered phase', phase: 'turn over', player: AMY }, "Amy's turn ends."]
	],
	triggered: [
		[
			{ did: 'triggered', source: relic, controller: AMY, effect: relicLine, targets: [] },
			'The Relic (Amy) triggers.'
		],
		[
			{
				did: 'triggered',
				source: { object: IDS.gone, card: 'death' },
				controller: 'game',
				effect: { card: 'death', line: 0, path: [] },
				targets: [{ player: BEN }]
			},
			'Death triggers, choosing Ben.'
		],
		[
			{
				did: 'triggered',
				source: { object: IDS.gone, card: 'book-of-sin' },
				controller: AMY,
				effect: bookLine,
				targets: []
			},
			'Book of Sin (Amy) reads the roll: “3-4: Loot 1.”'
		]
	],
	'did not trigger': [
		[
			{
				did: 'did not trigger',
				source: relic,
				controller: AMY,
				effect: relicLine,
				because: { roll: 6, wanted: [1] }
			},
			'The Relic (Amy) does not trigger: the roll ended as 6.'
		],
		[
			{
				did: 'did not trigger',
				source: relic,
				controller: AMY,
				effect: relicLine,
				because: { noTarget: true }
			},
			'The Relic (Amy) does not trigger: there is nothing it could target.'
		],
		...(
			[
				[{ not: 'attack roll' }, 'that was not an attack roll'],
				[{ not: 'attack on a monster' }, 'the attack was declared on the monster deck'],
				[{ not: 'combat damage' }, 'that was not combat damage'],
				[{ not: 'activation' }, 'only a ↷ ability is activated'],
				[{ not: 'gain' }, 'a purchase is not counted as a gain'],
				[{ not: 'from the shop' }, 'it was not purchased from the shop'],
				[{ each: 'turn', nth: [1, 2] }, 'only the first or second time each turn counts'],
				[{ nothing: 'already dead' }, 'nobody dies twice in a turn'],
				[{ nothing: 'no damage' }, 'no damage was taken'],
				[{ unmet: 'given' }, 'what it asks for is not so: “Each time a player rolls a 1, loot 1.”']
			] as const
		).map(
			([because, why]) =>
				[
					{
						did: 'did not trigger',
						source: relic,
						controller: AMY,
						effect: relicLine,
						because
					},
					`The Relic (Amy) does not trigger: ${why}${why.endsWith('”') ? '' : '.'}`
				] as const
		)
	],
	'all passed': [
		[{ did: 'all passed', next: 'go on' }, 'Everyone has passed: the game goes on.'],
		[
			{ did: 'all passed', next: 'wait' },
			'Everyone has passed, but the action phase does not end by passing.'
		]
	],
	'began to resolve': [
		[{ did: 'began to resolve', item: butterBean() }, 'Butter Bean! (Ben) resolves.'],
		[
			{ did: 'began to resolve', item: attackRoll(4) },
			"Amy's attack roll of 4 against Gurdy tries to resolve."
		],
		[
			{ did: 'began to resolve', item: { kind: 'death', id: 60, of: { object: IDS.gurdy } } },
			"Gurdy's death resolves."
		],
		[
			{
				did: 'began to resolve',
				item: { kind: 'death', id: 60, of: { object: IDS.gone } },
				named: { object: IDS.gone, card: 'fly' }
			},
			"Fly's death resolves."
		]
	],
	fizzled: [
		[
			{ did: 'fizzled', item: SLEIGHT, because: 'targets gone' },
			'Sleight of Hand (Ben) fizzles: it can no longer target the loot deck.'
		],
		[
			{ did: 'fizzled', item: butterBean({ item: 1234 }), because: 'targets gone' },
			'Butter Bean! (Ben) fizzles: its target is gone.'
		],
		[
			{
				did: 'fizzled',
				item: butterBean({ item: 1234 }, { player: AMY }, { item: 1235 }),
				because: 'targets gone',
				lost: [{ item: 1234 }, { player: AMY }]
			},
			'Butter Bean! (Ben) fizzles: one of its targets is gone and it can no longer target Amy.'
		],
		[
			{
				did: 'fizzled',
				item: {
					kind: 'damage',
					id: 60,
					to: { object: IDS.gone },
					amount: 1,
					combat: false,
					source: { game: true }
				},
				because: 'targets gone'
			},
			'Damage 1 fizzles: whoever it was dealt to is gone.'
		],
		[
			{ did: 'fizzled', item: butterBean(), because: 'no target' },
			'Butter Bean! (Ben) fizzles: there is nothing it could target.'
		],
		[
			{
				did: 'fizzled',
				item: {
					kind: 'damage',
					id: 60,
					to: { object: IDS.gone },
					amount: 1,
					combat: true,
					source: { player: AMY }
				},
				because: 'attack ended'
			},
			'Combat damage 1 fizzles: the attack has ended.'
		]
	],
	cancelled: [[{ did: 'cancelled', item: SLEIGHT }, 'Sleight of Hand (Ben) is cancelled.']],
	chose: [
		[{ did: 'chose', player: AMY, picks: [{ object: IDS.gurdy }] }, 'Amy chooses Gurdy.'],
		[
			{
				did: 'chose',
				player: AMY,
				picks: [
					{ card: 'bomb', at: 0 },
					{ card: null, at: 2 }
				]
			},
			'Amy chooses Bomb! and card 3.'
		],
		[{ did: 'chose', player: AMY, picks: [{ answer: 'yes' }] }, 'Amy says yes.'],
		[
			{ did: 'chose', player: AMY, picks: [{ trigger: 7 }, { trigger: 8 }] },
			'Amy orders the abilities that trigger at the same time.'
		],
		[{ did: 'chose', player: AMY, picks: [{ object: IDS.gone }] }, 'Amy chooses.'],
		[
			{
				did: 'chose',
				player: AMY,
				picks: [{ object: IDS.gone }, { object: IDS.gurdy }],
				objects: [{ object: IDS.gone, card: 'fly' }]
			},
			'Amy chooses Fly and Gurdy.'
		],
		[{ did: 'chose', player: AMY, picks: [] }, 'Amy chooses nothing.']
	],
	declined: [
		[
			{ did: 'declined', player: AMY, effect: { card: 'dads-lost-coin', line: 0, path: [] } },
			"Amy does not use Dad's Lost Coin."
		]
	],
	rolled: [
		[
			{
				did: 'rolled',
				player: AMY,
				result: 1,
				purpose: { for: 'attack', target: { object: IDS.secondFly } }
			},
			'Amy rolls a 1 against Fly #2.'
		],
		[{ did: 'rolled', player: AMY, result: 4, purpose: reading }, 'Amy rolls a 4 for Book of Sin.'],
		[
			{
				did: 'rolled',
				player: AMY,
				result: 4,
				purpose: { for: 'attack', target: { object: IDS.gone } }
			},
			'Amy rolls a 4.'
		]
	],
	rerolled: [
		[
			{ did: 'rerolled', player: AMY, item: 50, from: 1, to: 4 },
			'Amy rerolls the 1: it is now a 4.'
		]
	],
	'changed roll': [
		[{ did: 'changed roll', item: 50, from: 3, to: 6 }, 'The roll of 3 becomes a 6.'],
		[{ did: 'changed roll', item: 50, from: 6, to: 6 }, 'The roll stays a 6.']
	],
	'standing modifiers': [
		[{ did: 'standing modifiers', item: 50, from: 3, to: 4 }, 'Standing modifiers make the 3 a 4.'],
		[
			{ did: 'standing modifiers', item: 50, from: 6, to: 6 },
			'Standing modifiers cannot move the roll: it stays a 6.'
		]
	],
	'roll resolved': [
		[
			{ did: 'roll resolved', player: JAMES, result: 4, purpose: attack },
			"James' roll against Gurdy ends as 4."
		]
	],
	'no line': [
		[
			{ did: 'no line', effect: { card: 'guppys-collar', line: 0, path: [] }, result: 5 },
			"Guppy's Collar has no line for a 5: nothing happens."
		]
	],
	'attack target': [
		[{ did: 'attack target', player: AMY, target: fly }, 'Amy attacks Fly #1.'],
		[
			{ did: 'attack target', player: AMY, target: 'deck' },
			'Amy attacks the top card of the monster deck.'
		]
	],
	hit: [
		[{ did: 'hit', player: AMY, target: gurdy, result: 4, evasion: 4 }, '4 hits Gurdy (evasion 4).']
	],
	missed: [
		[
			{ did: 'missed', player: AMY, target: fatBat, result: 1, evasion: 5 },
			'1 misses Fat Bat (evasion 5).'
		]
	],
	'attack ended': [
		[
			{ did: 'attack ended', player: AMY, because: 'attacker at 0 HP' },
			"Amy's attack ends: Amy has 0 HP."
		],
		[
			{ did: 'attack ended', player: JAMES, because: 'target gone' },
			"James' attack ends: its target is gone."
		],
		[
			{ did: 'attack ended', player: AMY, because: 'nothing to attack' },
			"Amy's attack ends: there is nothing to attack."
		]
	]
};

describe('decisions, the stack, dice, and attacks', () => {
	const position = table({ stack: [SLEIGHT] });
	for (const rows of Object.values(SENTENCES))
		for (const [what, text] of rows)
			it(`${what.did}: ${text}`, () => {
				expect(happeningSentence(what, position)).toBe(text);
			});
});

it('a happening is told of a table from which everything has gone', () => {
	for (const rows of Object.values(SENTENCES))
		for (const [what] of rows)
			expect(happeningSentence(what, emptied())).not.toMatch(/undefined|\[object|NaN/u);
});

it('a step says what happened', () => {
	const what = { did: 'passed', player: AMY } as const;
	expect(stepSentence({ what, rules: [], readings: [] }, table())).toBe('Amy passes.');
});

it('a step names what has gone since by the table before it', () => {
	const what = { did: 'chose', player: AMY, picks: [{ object: IDS.gurdy }] } as const;
	const step = { what, rules: [], readings: [] };
	const after = table({ slots: { monster: [], shop: [], room: [] } });
	expect(stepSentence(step, after)).toBe('Amy chooses.');
	const voted = {
		what: {
			did: 'voted',
			effect: { card: 'remote-detonator', line: 0, path: [] },
			winners: [{ object: IDS.gurdy }],
			votes: 2
		},
		rules: [],
		readings: []
	} as const;
	expect(toldSentence({ step: voted, before: table(), position: after })).toBe(
		'The vote for Remote Detonator goes to Gurdy with 2 votes.'
	);
	expect(toldFrom({ step, before: table(), position: after })).toBe(after);
});
