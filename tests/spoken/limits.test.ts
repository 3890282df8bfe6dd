import { describe, expect, it } from 'vitest';
import { play, print, verdictOf } from '#lib/scenario/index.ts';
import { understand } from '#lib/scenario/spoken/index.ts';

/** What is said, with a piece of the notation that it means, and how the answer begins. */
const judged = (
	name: string,
	sentences: readonly (readonly [said: string, lines: string, answer: string])[]
) => {
	describe(name, () => {
		it.each(sentences)('%s', (said, lines, answer) => {
			const { scenario, chips } = understand(said);
			expect(chips.map(({ kind }) => kind)).not.toContain('unread');
			expect(print(scenario)).toContain(lines);
			const played = play(scenario);
			if (!played.ok) throw new Error('This table is impossible.');
			const { reply, sentence } = verdictOf(played, {
				script: scenario.script,
				title: scenario.title
			});
			expect(`${reply ?? ''} ${sentence}`.trim()).toContain(answer);
		});
	});
};

// 8: one attack a turn. 9: one purchase. 7.2: one loot play, to whoever's turn it is.
judged('more than a turn gives', [
	['Amy attacks twice this turn.', 'player Amy: 0 attacks', 'no attack is left this turn'],
	['Amy has Champion Belt, attacks twice. Legal?', 'player Amy: 0 attacks', 'Yes.'],
	['Amy makes two attacks in one turn.', 'player Amy: 0 attacks', 'no attack is left this turn'],
	['Amy makes a second attack on Fly. Legal?', 'player Amy: 0 attacks', 'No.'],
	['Ben plays a second loot card this turn. Allowed?', 'Ben: 0 loot plays', 'No.'],
	['Amy already played a loot card this turn. She plays Bomb! on Ben.', 'Amy: 0 loot plays', 'No.'],
	[
		'Amy plays two loot cards on her turn. Allowed?',
		'2 loot plays',
		'Only with another loot play.'
	],
	[
		'Amy plays A Penny!, then Bomb! on Ben. Allowed?',
		'2 loot plays',
		'Only with another loot play.'
	],
	[
		"Ben plays a loot card on Amy's turn. Legal?",
		'Ben plays a loot card',
		'Yes, with a loot play.'
	],
	['Amy plays a loot card on her turn. Legal?', 'Amy plays a loot card', 'Yes.'],
	['Amy plays A Penny!, taps her character and plays Bomb! on Ben. Allowed?', 'Isaac', 'Yes.'],
	['Amy uses Book of Sin twice.', 'Amy activates Book of Sin\nAmy activates', 'it is deactivated'],
	[
		'Amy taps The D6 on her roll of 2, it becomes 3, she taps it again.',
		"roll 3\nAmy activates The D6 -> Amy's roll",
		'it is deactivated'
	]
]);

judged('of whom it is not, and on what it cannot be', [
	["Ben ends Amy's turn.", 'Ben ends the turn', "it is Amy's turn"],
	[
		"Ben uses Amy's D6 on his roll of 1.",
		'player Amy: | items: The D6',
		'only Amy, who controls it'
	],
	[
		'my friend used my D6 on his own roll of 1.',
		'player Amy: | items',
		'only Amy, who controls it'
	],
	['Ben bombs The D6.', 'Ben plays Bomb! -> The D6', 'it needs a monster or player'],
	["Ben plays Bomb! on Amy's The Relic.", '-> The Relic', 'it needs a monster or player'],
	[
		"Amy's The D6 is deactivated. She uses it on her roll of 1.",
		'(deactivated)',
		'it is deactivated'
	]
]);

describe('what waits, of which nothing was told, is not passed over', () => {
	it.each([
		'Amy attacks Fly with a purchase still pending.',
		'Amy rolls a 5 on Fly with a death pending.'
	])('%s', (said) => {
		expect(understand(said).chips.map(({ kind }) => kind)).toContain('unread');
	});
});

judged('what is hit or missed several times', [
	['Amy hits Monstro twice.', 'Amy chooses Monstro\nroll 4\n', 'Monstro takes 2 damage'],
	['Amy misses Monstro twice.', 'Amy chooses Monstro\nroll 3\n', 'Amy dies'],
	['Amy hits the Monstro three times.', 'roll 4\n', 'Monstro takes 3 damage']
]);

judged('the number of a roll, told after what came of it', [
	[
		'Ben misses Monstro. Amy rerolls his 2 with The D6, new roll 5.',
		'Ben chooses Monstro\nroll 2\nAmy activates The D6',
		'Monstro takes 1 damage'
	],
	[
		'Ben attacks Monstro and misses, in response to his 1 Amy bombs him.',
		'roll 1\nAmy plays Bomb! -> Ben',
		'Ben dies'
	]
]);

judged('what is cancelled, by nobody that is named', [
	[
		"Amy's Book of Sin gets cancelled.",
		'Ben plays Butter Bean! -> Book of Sin',
		'cancels Book of Sin'
	]
]);

judged('what is done with nobody knows what, and on whose turn', [
	["Ben kills me on Cara's turn. Whose turn is it?", 'player Cara:\nplayer Ben', "Cara's."],
	['If Ben kills me on my turn, do I still draw?', 'player Amy:\nplayer Ben', 'No. Amy dies']
]);

judged('what is called as something else, but for its mark', [
	[
		'Amy attacks the deck and reveals Greed!. What happens?',
		'reveal Greed!',
		'the card is an event'
	],
	['Amy attacks the deck, it reveals Greed. She rolls a 4.', 'reveal Greed\n', 'hits Greed'],
	['Amy kills Greed! She has 3 cents.', 'monsters: Greed (1 HP)', "Greed's soul"]
]);

judged('a loot card that nobody names', [
	['Amy plays a loot card, Ben plays Butter Bean! on it.', '-> a loot card', 'cancels a loot card'],
	[
		'Ben has 12 cents. He buys Breakfast and then plays a loot card.',
		'reveal Dinner\nBen plays a loot card',
		'Ben gains Breakfast'
	],
	['Ben plays loot twice on his turn.', '2 loot plays', 'Nothing changes.'],
	['Amy plays her last loot card, Bomb!, on Fly.', 'hand: Bomb!\n', 'Fly dies']
]);

// 7.2: without a loot play no loot card is played, wherever that is said; what is told with "and" came of the play.
judged('a loot card without a loot play', [
	['amy plays swallowed penny, no loot plays left. can she?', 'Amy: 0 loot plays', 'No.'],
	['Zoe bombs Max, but she has no loot play left. Legal?', 'Zoe: 0 loot plays', 'No.'],
	['Ann uses Soul Heart on Kim though she has no loot plays. Legal?', '0 loot plays', 'No.'],
	['Ben plays A Dime!, having no loot plays left. Allowed?', 'Ben: 0 loot plays', 'No.'],
	['Ben plays A Dime! and has no loot plays left. Allowed?', 'Ben plays A Dime!!', 'Yes.']
]);

judged('whose character is tapped, and who is bombed', [
	['can i tap isaac?', 'player Amy: Isaac', 'Yes.'],
	['can i tap cain?', 'player Amy: Cain', 'Yes.'],
	['Can I bomb a player outside of combat?', 'Amy plays Bomb! -> Ben', 'Yes.'],
	['can I bomb another player?', 'Amy plays Bomb! -> Ben', 'Yes.']
]);

// A turn is skipped by what says so (Famine), and by no death.
judged('whether a turn is skipped', [
	['Amy kills Famine (1 HP) with a 6. Does she lose her next turn?', 'Famine', 'Yes.'],
	['Amy kills Famine (1 HP) with a 6. Does she have to skip her next turn?', 'Famine', 'Yes.'],
	['Amy kills Gurdy (1 HP) with a 6. Does she skip her next turn?', 'Gurdy', 'No.'],
	['ben bombs me on his turn and i die. do I lose my next turn?', '-> Amy', 'No.']
]);
