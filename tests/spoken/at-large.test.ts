/** A text that only asks, and names nobody, no card and no number, asks the rules: no table is made up for it. */
import { expect, test } from 'vitest';
import { understand } from '#lib/scenario/spoken/index.ts';
import { answerTo, kindsOf, tableOf, whole } from './said.ts';

test.each([
	'Can I attack twice in a turn?',
	'can you buy an item after attacking',
	'If I die do I lose the loot card I just played?',
	'Does an attack end when I miss?',
	'does the attacker get the soul when someone else kills the monster?',
	"Who gets the rewards if I kill a monster on someone else's turn?",
	'Can I reroll after seeing the result?',
	'Can I attack after I die and come back?',
	"May I answer a roll that is about to kill me with an item that kills the monster I'm fighting?",
	'what happens if a player dies',
	'What if nobody has loot',
	'if i miss who deals the damage',
	'after i attack can i still buy something',
	'Can I respond to a death? And can my friend?'
])('%s', (said) => {
	const { scenario, chips } = understand(said);
	expect(scenario).toEqual({ rules: '2023', script: [] });
	expect(chips.map(({ kind, words }) => [kind, words])).toEqual([['asked', said]]);
});

test('a death that is supposed lies on a table', () => {
	expect(answerTo('If I die on my turn, does my turn end?')).toMatch(/^Yes\. Yes\. Amy dies/u);
});

test('the edition that is asked of is kept', () => {
	const { scenario } = understand('In the original rules, can I attack twice?');
	expect(scenario).toEqual({ rules: 'original', script: [] });
});

test.each([
	['If I die to Gurdy, does my turn end?', 'a card'],
	['Can Ben attack twice?', 'somebody'],
	['I attack and miss. Does my attack end?', 'something that is told'],
	['Do I hit if I attack and roll a 4?', 'a number']
])('“%s” names %s', (said) => {
	expect(tableOf(said)).toMatch(/^(?:player|monsters|Amy|roll)/mu);
});

test('somebody who is called Else plays all the same', () => {
	expect(tableOf('Else attacks Gurdy and rolls 2')).toContain('player Else:');
});

whole('a turn that is not the writer’s', [
	...[
		"on someone else's turn",
		"on somebody else's turn",
		"on another player's turn",
		"on an opponent's turn",
		"on my opponent's turn",
		"during someone else's turn",
		"when it's not my turn",
		"while it isn't my turn",
		"even though it was another player's turn"
	].map((when): readonly [string, string] => [
		`I kill Gurdy with a bomb ${when}. Who gets the soul?`,
		'player Ben:\nplayer Amy: 1 loot play | hand: Bomb!'
	]),
	[
		"Ben bombs Gurdy while it's someone else's turn. Who gets the soul?",
		'player Amy:\nplayer Ben: 1 loot play | hand: Bomb!'
	],
	["It's someone else's turn and I bomb Gurdy", 'player Ben:\nplayer Amy: 1 loot play'],
	["I bomb Gurdy during somebody else's attack", 'Ben attacks\nAmy plays Bomb! -> Gurdy'],
	[
		"Bence is fighting Monstro, he rolls a 6 and I play The Fool in the middle of someone else's attack",
		'roll 6\nAmy plays O. The Fool'
	]
]);

test.each([
	"Can I play Bomb! on someone else's turn?",
	"Can I play Bomb! when it's not my turn?",
	"Am I allowed to play Bomb! on Ben's turn?",
	"Is it legal to play Bomb! on another player's turn?",
	"Can you play Bomb! on another player's turn?"
])('leave is asked on a turn that is not the writer’s: %s', (said) => {
	expect(tableOf(said)).toContain('player Ben:\nplayer Amy: 1 loot play | hand: Bomb!');
	expect(answerTo(said)).toMatch(/^Yes, with a loot play\./u);
});

test('leave is asked on the writer’s own turn', () => {
	expect(tableOf('Is Ben allowed to play Bomb! on my turn?')).toContain(
		'player Amy:\nplayer Ben: 1 loot play | hand: Bomb!'
	);
});

test.each([
	'Is it legal to play Bomb! on Fly?',
	'Is it ok to play Bomb! on Fly?',
	'Is it fine for Ben to play Bomb! on Fly?'
])('whether it is legal is answered: %s', (said) => {
	expect(answerTo(said)).toMatch(/^Yes\./u);
});

test.each([
	['Ben attacks Gurdy (1 HP), I bomb him, who gets the soul?', 'Amy plays Bomb! -> Gurdy'],
	['Ben attacks Gurdy (1 HP). I bomb him. Do I get his reward?', 'Amy plays Bomb! -> Gurdy'],
	['Ben attacks Gurdy (1 HP). I bomb him. Does he die?', 'Amy plays Bomb! -> Ben']
])('whose soul it is tells who “him” is: %s', (said, line) => {
	expect(tableOf(said)).toContain(line);
});

test.each([
	['Do I get the soul?', 'No.'],
	['Does Ben get the soul?', 'Yes.'],
	['Do I get the reward?', 'No.']
])('a soul that somebody else has gained is not to come: %s', (asked, reply) => {
	expect(answerTo(`Ben attacks Gurdy (1 HP). I bomb Gurdy. ${asked}`)).toMatch(
		new RegExp(`^${reply}`, 'u')
	);
});

test('what is asked is one piece', () => {
	expect(kindsOf('  Can I attack twice?  ')).toEqual(['asked']);
});
