import { describe, expect, it } from 'vitest';
import { parse, print, type Line, type Scenario } from '#lib/scenario/index.ts';

function read(text: string): Scenario {
	const parsed = parse(text);
	if (!parsed.ok) return expect.fail(JSON.stringify(parsed.problems));
	return parsed.scenario;
}

const lineOf = (text: string): Line | undefined => read(`---\n${text}`).script[0];

describe('the header', () => {
	it.each<[string, Scenario]>([
		['', { rules: '2023', script: [] }],
		['title: Who wins?', { title: 'Who wins?', rules: '2023', script: [] }],
		['# a remark\n\n  title:  x  \n', { title: 'x', rules: '2023', script: [] }],
		['rules: original', { rules: 'original', script: [] }],
		['source: 8, p. 36\nsource: 13', { rules: '2023', sources: ['8, p. 36', '13'], script: [] }],
		[
			'reading: unpaid-purchase = kept',
			{ rules: '2023', readings: { 'unpaid-purchase': 'kept' }, script: [] }
		],
		[
			'player Amy: Isaac (deactivated), 2 HP, 3¢, dead, 1 loot play, 0 attacks, 2 purchases',
			{
				rules: '2023',
				players: [
					{
						name: 'Amy',
						character: { card: 'isaac', charged: false },
						hp: 2,
						cents: 3,
						dead: true,
						lootPlays: 1,
						attacks: 0,
						purchases: 2
					}
				],
				script: []
			}
		],
		[
			'player Amy: | items: the relic (2 gold counters), RELIC | hand: butter bean, 2 unknown, ? (seen by Ben) | souls: Gurdy | curses: empty',
			{
				rules: '2023',
				players: [
					{
						name: 'Amy',
						items: [{ card: 'the-relic', counters: { gold: 2 } }, { card: 'the-relic' }],
						hand: [{ card: 'butter-bean' }, { unknown: 2 }, { unknown: 1, seenBy: ['Ben'] }],
						souls: [{ card: 'gurdy' }],
						curses: []
					}
				],
				script: []
			}
		],
		[
			'monsters: Gurdy (3 HP) over Fly over fat bat, empty\nshop: none',
			{
				rules: '2023',
				board: {
					slots: {
						monster: [{ top: { card: 'gurdy', hp: 3 }, covered: ['fly', 'fat-bat'] }, {}],
						shop: []
					}
				},
				script: []
			}
		],
		[
			'loot deck: Bomb!, ?, 20 unknown\nmonster discard: Fly\ntreasure deck: The Relic, ...',
			{
				rules: '2023',
				board: {
					decks: {
						loot: [{ card: 'bomb' }, { unknown: 1 }, { unknown: 20 }],
						treasure: [{ card: 'the-relic' }, { unknown: 100 }]
					},
					discards: { monster: [{ card: 'fly' }] }
				},
				script: []
			}
		],
		[
			'pool: 90\noutside: The D6\nturn: Ben, end triggers, 2 attack rolls, a monster died, ending\npriority: Ben, 1 pass',
			{
				rules: '2023',
				board: {
					pool: 90,
					outside: ['the-d6'],
					turn: {
						active: 'Ben',
						step: 'end triggers',
						attackRolls: 2,
						monsterDied: true,
						ending: true
					},
					priority: { player: 'Ben', passes: 1 }
				},
				script: []
			}
		],
		[
			"attack: Amy on Gurdy\nstack: Bomb! (Ben) -> Amy; Amy's roll 4 (was 1 and 6) (looked at); combat damage 1 to Amy; damage 3 to Gurdy from Gold Bomb!! (Ben); Gurdy’s death; death of Amy",
			{
				rules: '2023',
				board: {
					attack: { attacker: 'Amy', target: { is: 'card', card: 'gurdy' } },
					stack: [
						{ is: 'card', card: 'bomb', of: 'Ben', targets: [{ is: 'player', name: 'Amy' }] },
						{ is: 'roll', by: 'Amy', shows: 4, was: [1, 6], lookedAt: [4] },
						{ is: 'damage', amount: 1, combat: true, to: { is: 'player', name: 'Amy' } },
						{
							is: 'damage',
							amount: 3,
							to: { is: 'card', card: 'gurdy' },
							from: { is: 'card', card: 'gold-bomb', of: 'Ben' }
						},
						{ is: 'death', of: { is: 'card', card: 'gurdy' } },
						{ is: 'death', of: { is: 'player', name: 'Amy' } }
					]
				},
				script: []
			}
		],
		[
			'dying: Ben (before the penalty), Gurdy in slot 2 (before rewards)\nstack: Bomb! -> Amy | Bloody Penny (Amy, in play) |',
			{
				rules: '2023',
				board: {
					dying: [
						{ of: { is: 'player', name: 'Ben' }, at: 'before the penalty', below: 1 },
						{ of: { is: 'card', card: 'gurdy' }, at: 'before rewards', slot: 2, below: 2 }
					],
					stack: [
						{ is: 'card', card: 'bomb', targets: [{ is: 'player', name: 'Amy' }] },
						{ is: 'card', card: 'bloody-penny', of: 'Amy', where: 'in play' }
					]
				},
				script: []
			}
		],
		[
			'effects: +1 HP till end of turn for Amy from Book of Sin; prevent the next 1 damage to Amy from Soul Heart; prevent next damage to Gurdy from Yum Heart indefinitely',
			{
				rules: '2023',
				board: {
					effects: [
						{
							of: { is: 'player', name: 'Amy' },
							change: { stat: 'hp', add: 1 },
							from: 'book-of-sin'
						},
						{
							of: { is: 'player', name: 'Amy' },
							change: { prevent: 'damage', left: 1 },
							from: 'soul-heart'
						},
						{
							of: { is: 'card', card: 'gurdy' },
							change: { prevent: 'instance' },
							from: 'yum-heart',
							indefinitely: true
						}
					]
				},
				script: []
			}
		]
	])('%s', (text, expected) => {
		expect(read(text)).toEqual(expected);
		expect(read(print(expected))).toEqual(expected);
	});

	it('knows names that were given with other letters', () => {
		const { script } = read('player Zoë:\nplayer Ben:\n---\nZOE plays Bomb! -> ben');
		expect(script).toEqual([
			{ do: 'play', player: 'Zoë', card: 'bomb', targets: [{ is: 'player', name: 'Ben' }] }
		]);
	});
});

describe('the script', () => {
	const amy = { is: 'player', name: 'Amy' } as const;

	it.each<[string, Line]>([
		['Amy passes', { do: 'pass', player: 'Amy' }],
		['everyone passes', { do: 'everyone passes' }],
		['Everyone Passes', { do: 'everyone passes' }],
		['Amy attacks', { do: 'attack', player: 'Amy' }],
		['Ben purchases', { do: 'purchase', player: 'Ben' }],
		['Amy ends the turn', { do: 'end turn', player: 'Amy' }],
		[
			'Amy plays Bomb! -> Ben',
			{ do: 'play', player: 'Amy', card: 'bomb', targets: [{ is: 'player', name: 'Ben' }] }
		],
		[
			'Amy plays bomb → Fly #2',
			{ do: 'play', player: 'Amy', card: 'bomb', targets: [{ is: 'card', card: 'fly', copy: 2 }] }
		],
		['Amy plays 3 Cents! (mode 2)', { do: 'play', player: 'Amy', card: 'three-cents', mode: 2 }],
		['Amy plays Pills! (white/blue)', { do: 'play', player: 'Amy', card: 'pills-white-blue' }],
		[
			'Amy activates The Curse (line 2) -> loot discard, the monster deck',
			{
				do: 'activate',
				player: 'Amy',
				object: { is: 'card', card: 'the-curse', line: 2 },
				targets: [
					{ is: 'discard', deck: 'loot' },
					{ is: 'deck', deck: 'monster' }
				]
			}
		],
		['Amy chooses Fly', { do: 'choose', player: 'Amy', picks: [{ is: 'card', card: 'fly' }] }],
		['Amy chooses 6', { do: 'choose', player: 'Amy', picks: [{ is: 'number', number: 6 }] }],
		['Amy chooses nothing', { do: 'choose', player: 'Amy', picks: [] }],
		['Amy accepts', { do: 'choose', player: 'Amy', picks: [{ is: 'answer', answer: 'yes' }] }],
		['Amy declines', { do: 'choose', player: 'Amy', picks: [{ is: 'answer', answer: 'no' }] }],
		[
			"Amy chooses The Relic (Ben), monster slot 2, ?, Amy's roll 4 against Fly, combat damage 1 to Amy",
			{
				do: 'choose',
				player: 'Amy',
				picks: [
					{ is: 'card', card: 'the-relic', of: 'Ben' },
					{ is: 'slot', slot: 'monster', number: 2 },
					{ is: 'unknown' },
					{ is: 'roll', by: 'Amy', shows: 4, against: { is: 'card', card: 'fly' } },
					{ is: 'damage', amount: 1, combat: true, to: amy }
				]
			}
		],
		['roll 4', { do: 'roll', result: 4 }],
		['Ben rolls 4', { do: 'roll', result: 4, player: 'Ben' }],
		['reveal gurdy', { do: 'reveal', card: 'gurdy' }],
		['expect stack: empty', { expect: 'stack', things: [] }],
		[
			'expect stack: Book of Sin (Amy, rolled 5); roll for Book of Sin',
			{
				expect: 'stack',
				things: [
					{ is: 'card', card: 'book-of-sin', of: 'Amy', rolled: 5 },
					{ is: 'roll', for: { is: 'card', card: 'book-of-sin' } }
				]
			}
		],
		[
			'expect Amy: 1 HP, alive, 4 cards, 2 souls | items: empty',
			{
				expect: 'player',
				player: 'Amy',
				facts: { hp: 1, dead: false, cards: 4, soulValue: 2, items: [] }
			}
		],
		[
			'expect Gurdy: 3 HP, charged, evasion 4',
			{
				expect: 'object',
				object: { is: 'card', card: 'gurdy' },
				facts: { hp: 3, charged: true, evasion: 4 }
			}
		],
		[
			'expect object Fly #2: gone',
			{ expect: 'object', object: { is: 'card', card: 'fly', copy: 2 }, facts: { inPlay: false } }
		],
		['expect priority: Ben', { expect: 'priority', player: 'Ben' }],
		['expect pool: 90¢', { expect: 'pool', cents: 90 }],
		[
			'expect monsters: Fly over Gurdy',
			{ expect: 'slots', slot: 'monster', slots: [{ top: { card: 'fly' }, covered: ['gurdy'] }] }
		],
		[
			'expect loot discard: Bomb!, ...',
			{ expect: 'discard', deck: 'loot', cards: [{ card: 'bomb' }], more: true }
		],
		[
			'expect asked: Amy (attack target): Fly, monster deck',
			{
				expect: 'asked',
				player: 'Amy',
				about: 'attack target',
				options: [
					{ is: 'card', card: 'fly' },
					{ is: 'deck', deck: 'monster' }
				]
			}
		],
		[
			'expect refused: Amy attacks (stack.must-be-empty)',
			{ expect: 'refused', act: { do: 'attack', player: 'Amy' }, rules: ['stack.must-be-empty'] }
		],
		[
			'expect legal: Amy plays Bomb! -> Ben',
			{
				expect: 'legal',
				act: { do: 'play', player: 'Amy', card: 'bomb', targets: [{ is: 'player', name: 'Ben' }] }
			}
		],
		[
			'expect steps: took damage, Amy, 1 (damage.marked); attack ended, "target gone"',
			{
				expect: 'steps',
				steps: [
					{
						did: 'took damage',
						about: [amy, { is: 'number', number: 1 }],
						rules: ['damage.marked']
					},
					{ did: 'attack ended', words: ['target gone'] }
				]
			}
		],
		['expect no step: died', { expect: 'no step', step: { did: 'died' } }],
		['expect rule: attack.hit', { expect: 'rules', rules: ['attack.hit'] }],
		[
			'expect fizzled: Bomb! (Amy) (ability.fizzle)',
			{
				expect: 'fizzled',
				thing: { is: 'card', card: 'bomb', of: 'Amy' },
				rules: ['ability.fizzle']
			}
		],
		['expect died: Ben', { expect: 'died', thing: { is: 'player', name: 'Ben' } }],
		['expect winner: nobody', { expect: 'winner', players: [] }],
		['expect turn: Ben, loot step', { expect: 'turn', player: 'Ben', step: 'loot step' }],
		['expect reading: unpaid-purchase', { expect: 'reading', reading: 'unpaid-purchase' }]
	])('%s', (text, expected) => {
		expect(lineOf(text)).toEqual(expected);
	});

	it('takes players by their names though these mean something else', () => {
		const header = 'player roll: | hand: Bomb!\nplayer stack: Isaac\nplayer Isaac:\n---\n';
		const { script } = read(
			`${header}player roll plays Bomb! -> Isaac\nstack activates card Isaac\nexpect player stack: 2 HP\nexpect stack: empty\nroll 4`
		);
		expect(script).toEqual([
			{ do: 'play', player: 'roll', card: 'bomb', targets: [{ is: 'player', name: 'Isaac' }] },
			{ do: 'activate', player: 'stack', object: { is: 'card', card: 'isaac' } },
			{ expect: 'player', player: 'stack', facts: { hp: 2 } },
			{ expect: 'stack', things: [] },
			{ do: 'roll', result: 4 }
		]);
	});
});
