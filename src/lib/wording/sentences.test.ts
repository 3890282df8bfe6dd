import { describe, expect, it } from 'vitest';
import type { Decision } from '../model/decision.ts';
import type { Frame, PriorityFrame } from '../model/frame.ts';
import type { Domain, Purpose, Question } from '../model/question.ts';
import type { StackItem } from '../model/stack-item.ts';
import {
	ACTION,
	attackRoll,
	butterBean,
	context,
	emptied,
	IDS,
	SLEIGHT,
	table
} from './fixture.ts';
import { decisionSentence } from './decisions.ts';
import { itemSentence } from './items.ts';
import { passSentence, promptSentence } from './prompts.ts';
import { refusalSentence } from './refusals.ts';

const DECISIONS: readonly (readonly [Decision, text: string, refused: string])[] = [
	[{ do: 'pass', player: 0 }, 'Amy passes.', "Amy can't pass: no."],
	[
		{ do: 'play', player: 0, card: 'bomb', targets: [{ player: 1 }] },
		'Amy plays Bomb!, choosing Ben.',
		"Amy can't play Bomb!: no."
	],
	[
		{ do: 'activate', player: 1, object: IDS.sleight, line: 0, targets: [{ deck: 'loot' }] },
		'Ben activates Sleight of Hand, choosing the loot deck.',
		"Ben can't activate Sleight of Hand: no."
	],
	[
		{ do: 'activate', player: 1, object: IDS.gone, line: 0, mode: 1 },
		'Ben activates something that is gone, option 2.',
		"Ben can't activate something that is gone: no."
	],
	[
		{ do: 'barter', player: 0, to: 1, amount: 2, favour: 'peace' },
		'Amy gives 2¢ to Ben for a favour: peace.',
		"Amy can't trade that: no."
	],
	[
		{
			do: 'barter',
			player: 0,
			to: 1,
			amount: 0,
			gives: [{ card: 'bomb' }, { card: null }],
			gets: [{ object: IDS.fly }]
		},
		'Amy gives Bomb! and a loot card to Ben against Fly #1.',
		"Amy can't trade that: no."
	],
	[
		{ do: 'soul purchase', player: 0, soul: IDS.gurdy },
		'Amy gives up Gurdy for a soul purchase.',
		"Amy can't give up Gurdy for a soul purchase: no."
	],
	[{ do: 'attack', player: 0 }, 'Amy declares an attack.', "Amy can't attack: no."],
	[{ do: 'purchase', player: 0 }, 'Amy declares a purchase.', "Amy can't purchase: no."],
	[
		{ do: 'end turn', player: 0 },
		'Amy declares the end of the turn.',
		"Amy can't end the turn: no."
	],
	[
		{ do: 'choose', player: 0, picks: [{ object: IDS.fly }, { object: IDS.gurdy }] },
		'Amy chooses Fly #1 and Gurdy.',
		"Amy can't choose Fly #1 and Gurdy: no."
	],
	[{ do: 'choose', player: 0, picks: [] }, 'Amy chooses nothing.', "Amy can't answer: no."],
	[{ do: 'roll', result: 4 }, 'The die shows a 4.', 'A roll of 4 is not possible: no.'],
	[{ do: 'reveal', card: 'gurdy' }, 'The card is Gurdy.', "The card can't be Gurdy: no."]
];

describe('decisions and their refusals', () => {
	it.each(DECISIONS)('%j', (decision, text, refused) => {
		expect(decisionSentence(table(), decision)).toBe(text);
		expect(refusalSentence(table(), decision, { refused: 'no', rules: [] })).toBe(refused);
	});
});

const effect = { card: 'death', line: 0, path: [] };

const ONE: Domain = { pick: 'one' };

const QUESTIONS: Readonly<Record<Purpose['about'], readonly [Purpose, string, Domain?]>> = {
	target: [{ about: 'target', effect, index: 0 }, 'Amy chooses a player for Death.'],
	mode: [{ about: 'mode', effect }, 'Amy chooses an option of Death.'],
	may: [
		{ about: 'may', effect: { card: 'dads-lost-coin', line: 0, path: [] } },
		"Does Amy use Dad's Lost Coin?"
	],
	choice: [{ about: 'choice', effect }, 'Amy chooses for Death.'],
	order: [{ about: 'order', effect }, 'Amy chooses in what order Death does them.'],
	number: [
		{ about: 'number', effect },
		'Amy chooses a number from 0 to 3 for Death.',
		{ pick: 'amount', min: 0, max: 3 }
	],
	vote: [{ about: 'vote', effect }, 'Amy votes for Death.'],
	bid: [{ about: 'bid', effect, high: 3 }, 'What does Amy bid for Death above 3¢? 0 is nothing.'],
	cards: [
		{ about: 'cards', effect },
		'Amy chooses up to 2 cards for Death.',
		{ pick: 'some', min: 0, max: 2 }
	],
	'at random': [
		{ about: 'at random', effect },
		'Which card is taken at random for Death?',
		{ pick: 'some', min: 1, max: 1 }
	],
	'put back': [
		{ about: 'put back', effect, deck: 'loot' },
		'In what order does Amy put the cards back on the loot deck?'
	],
	'roll result': [
		{ about: 'roll result', effect: { card: 'godhead', line: 0, path: [] } },
		'Amy chooses the result for Godhead.'
	],
	'attack target': [{ about: 'attack target' }, 'Amy chooses what to attack.'],
	'room to discard': [{ about: 'room to discard' }, 'Amy may choose a room to discard.'],
	character: [{ about: 'character' }, 'Amy chooses a character.'],
	'bonus souls': [{ about: 'bonus souls' }, 'Which bonus souls are played with?'],
	draft: [{ about: 'draft' }, 'Amy picks one of the items that are laid out.'],
	'first player': [{ about: 'first player' }, 'Which player goes first?'],
	cost: [{ about: 'cost', how: 'destroy' }, 'Amy chooses an object to destroy as the cost.'],
	counters: [
		{ about: 'counters', name: 'egg' },
		'Amy chooses how many of the egg counters to remove.'
	],
	'whom to give': [{ about: 'whom to give' }, 'Amy chooses the player to give it to.'],
	'slot to cover': [{ about: 'slot to cover' }, 'Amy chooses which monster slot the card covers.'],
	'starting item': [
		{ about: 'starting item' },
		'Which starting item does Amy gain from the top of their deck?'
	],
	purchase: [{ about: 'purchase' }, 'Amy chooses what to purchase.'],
	'trigger order': [
		{ about: 'trigger order' },
		'Amy chooses in what order the abilities go on the stack.'
	],
	'death order': [{ about: 'death order' }, 'Amy chooses in what order the deaths resolve.'],
	'refill order': [{ about: 'refill order' }, 'Amy chooses in what order the slots are refilled.'],
	'replacement order': [{ about: 'replacement order' }, 'Amy chooses what applies first.'],
	discard: [
		{ about: 'discard', because: 'hand size' },
		'Amy chooses 2 loot cards to discard at the end of the turn.',
		{ pick: 'some', min: 2, max: 2 }
	],
	'penalty item': [
		{ about: 'penalty item' },
		'Amy chooses an item to destroy for the death penalty.'
	],
	roll: [{ about: 'roll' }, 'Roll the die for Amy.'],
	reroll: [{ about: 'reroll' }, 'Reroll the die for Amy.'],
	reveal: [{ about: 'reveal', deck: 'monster' }, 'Which card is on top of the monster deck?']
};

const FROM_A_HAND: (typeof QUESTIONS)['reveal'] = [
	{ about: 'reveal', deck: 'loot', hand: 0 },
	"Which card is it from Amy's hand?"
];

describe('prompts', () => {
	for (const [purpose, text, domain = ONE] of [...Object.values(QUESTIONS), FROM_A_HAND])
		it(`${purpose.about}: ${text}`, () => {
			const question: Question = { who: 0, purpose, domain, options: [] };
			expect(promptSentence(table(), { kind: 'question', who: 0, question, choices: [] })).toBe(
				text
			);
		});

	it('priority, the end', () => {
		expect(promptSentence(table(), { kind: 'priority', who: 1, rules: [], plays: [] })).toBe(
			'Ben has priority.'
		);
		expect(promptSentence(table(), { kind: 'over', winners: [0] })).toBe(
			'The game is over: Amy has won.'
		);
		expect(promptSentence(table(), { kind: 'over', winners: [0, 2] })).toBe(
			'The game is over: Amy and James tie.'
		);
	});
});

describe('what passing does', () => {
	const under = { agenda: [], answers: [] };
	const WINDOW: PriorityFrame = { ...ACTION, action: false };
	const openedBy = (opener: Frame): string => passSentence(table({ frames: [opener, WINDOW] }));

	it('resolves the top', () => {
		expect(passSentence(table({ stack: [SLEIGHT, butterBean({ item: 49 })] }))).toBe(
			'If everyone passes, Butter Bean! resolves.'
		);
		expect(passSentence(table({ stack: [attackRoll(4)] }))).toBe(
			"If everyone passes, Amy's attack roll of 4 against Gurdy resolves."
		);
	});

	it('leaves what is below the mark alone', () => {
		const frames: Frame[] = [
			{ ...under, chart: 'playerDeath', state: 'penalty', player: 2 },
			{ ...WINDOW, stackFloor: 90 }
		];
		expect(passSentence(table({ stack: [SLEIGHT], frames }))).toBe(
			"If everyone passes, James' death goes on."
		);
	});

	it('does not end the action phase', () => {
		expect(passSentence(table())).toBe(
			'If everyone passes, nothing happens: Amy must end the turn.'
		);
	});

	// Original, Attacking and Glossary: no pass before a forced attack. 2023, 8: no end of the turn.
	it.each([
		['original', 'Amy must make an attack before passing.'],
		['2023', 'If everyone passes, nothing happens: Amy must make an attack before ending the turn.']
	] as const)('tells by the rules of %s that an attack is owed', (edition, text) => {
		const { turn, ...now } = table({ edition });
		const from = { card: 'monster-manual', line: 0, path: [] };
		const obligations = [{ on: 'anything', times: 1, from }] as const;
		expect(passSentence({ ...now, turn: { ...turn, obligations } })).toBe(text);
	});

	it.each<readonly [Frame, string]>([
		[
			{ ...under, chart: 'attack', state: 'choosing', attacker: 0, target: null },
			'If everyone passes, Amy chooses what to attack.'
		],
		[
			{ ...under, chart: 'attack', state: 'rolling', attacker: 0, target: { object: IDS.gurdy } },
			'If everyone passes, the attack goes on.'
		],
		[
			{ ...under, chart: 'purchase', state: 'choosing', buyer: 0, target: null },
			'If everyone passes, Amy chooses what to purchase.'
		],
		[{ ...under, chart: 'turn', state: 'started' }, "If everyone passes, Amy's loot step begins."],
		[
			{ ...under, chart: 'turn', state: 'looted' },
			"If everyone passes, Amy's action phase begins."
		],
		[
			{ ...under, chart: 'turn', state: 'end declared' },
			"If everyone passes, Amy's end phase begins."
		],
		[{ ...under, chart: 'turn', state: 'end triggers' }, "If everyone passes, Amy's turn is over."]
	])('%#: lets the procedure go on', (opener, text) => {
		expect(openedBy(opener)).toBe(text);
	});

	it('is no choice while something is asked, or after the end', () => {
		const question = {
			who: 0,
			purpose: { about: 'roll' },
			domain: { pick: 'roll' },
			options: []
		} as const;
		expect(passSentence(table({ question }))).toBe(
			'Nobody has priority: a choice must be made first.'
		);
		expect(passSentence(table({ winners: [0] }))).toBe('The game is over.');
	});
});

describe('slips of the stack', () => {
	const damage = (to: StackItem & { kind: 'damage' }): string => itemSentence(table(), to);
	const combat = { kind: 'damage', id: 60, amount: 1, combat: true } as const;

	it.each<readonly [StackItem, string]>([
		[attackRoll(4), 'Amy rolls against Gurdy: 4, needs 4 (a hit for 1).'],
		[attackRoll(1, 3), 'Amy rolls against Gurdy: 1, then 3, needs 4 (a miss: Gurdy deals 1).'],
		[
			SLEIGHT,
			[
				'Look at the top 5 cards of a deck.',
				/* then */ 'Put them back in any order.',
				'Chosen: the loot deck.'
			].join(' ')
		],
		[
			butterBean({ item: 49 }),
			[
				'Cancel a loot being played',
				/* or */ 'or the ↷ or $ ability of an item.',
				'Chosen: Sleight of Hand (Ben).'
			].join(' ')
		],
		[butterBean({ item: 1234 }), 'Fizzles: its target is gone.'],
		[
			{ kind: 'loot', id: 60, card: 'bloody-penny', controller: 0, context: context() },
			'Becomes an item, and Amy gains it.'
		],
		[
			{
				kind: 'ability',
				id: 60,
				way: 'outcome',
				controller: 0,
				effect: { card: 'book-of-sin', line: 0, path: [2] },
				context: context()
			},
			'Gain +1 HP till end of turn.'
		],
		[
			{
				kind: 'roll',
				id: 60,
				roller: 0,
				result: 3,
				shown: [3],
				looked: [],
				purpose: {
					for: 'ability',
					reader: { card: 'book-of-sin', line: 0, path: [] },
					context: context(),
					controller: 0
				}
			},
			'Amy rolls for Book of Sin: 3. Loot 1.'
		],
		[
			{ kind: 'death', id: 60, of: { object: IDS.gurdy } },
			'Gurdy dies: Amy gains 7¢ and Gurdy as a soul.'
		],
		[
			{ kind: 'death', id: 60, of: { player: 0 } },
			'Amy dies and pays the death penalty, and the turn ends.'
		],
		[{ kind: 'death', id: 60, of: { player: 1 } }, 'Ben dies and pays the death penalty.'],
		[{ kind: 'death', id: 60, of: { object: IDS.gone } }, 'Fizzles: it is gone.']
	])('%#', (item, text) => {
		expect(itemSentence(table({ stack: [SLEIGHT] }), item)).toBe(text);
	});

	it('says something of what is gone', () => {
		for (const item of [
			attackRoll(4),
			butterBean({ object: IDS.fly }),
			{ ...combat, to: { player: 0 }, source: { player: 0 } },
			{ kind: 'death', id: 60, of: { player: 0 } }
		] as const)
			expect(itemSentence(emptied(), item)).not.toBe('');
		expect(passSentence(emptied())).not.toBe('');
		for (const [decision] of DECISIONS) expect(decisionSentence(emptied(), decision)).not.toBe('');
	});

	it('damage', () => {
		expect(damage({ ...combat, to: { object: IDS.gurdy }, source: { player: 0 } })).toBe(
			'1 combat damage from Amy takes Gurdy from 5 HP to 4.'
		);
		expect(damage({ ...combat, to: { object: IDS.gone }, source: { player: 0 } })).toBe(
			'Fizzles: its target is gone.'
		);
	});

	it('damage that something will prevent', () => {
		const from = { card: 'soul-heart', line: 0, path: [] };
		const effects = [
			{
				id: 70,
				from,
				source: null,
				of: { player: 0 },
				change: { prevent: 'damage', left: 1 },
				until: 'end of turn'
			} as const
		];
		const item = { ...combat, to: { player: 0 }, source: { game: true } } as const;
		expect(itemSentence(table({ effects }), item)).toBe(
			'1 combat damage to Amy, some or all prevented by Soul Heart.'
		);
	});
});
