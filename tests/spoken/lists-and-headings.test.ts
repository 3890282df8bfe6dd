/** Lists of what is held or lies in play, headings that name a card, deaths in other words, and who attacks out of turn. */
import { describe, expect, it } from 'vitest';
import { answerTo, kindsOf, tableOf, whole } from './said.ts';

whole('what somebody holds, and what lies in play', [
	[
		'I die with two loot cards (bomb and nickel) and discard the nickel',
		'hand: Bomb!, A Nickel!\n'
	],
	[
		"I have three cards in hand (bomb, nickel and soul heart), I'm bombed by ben and soul heart myself",
		'hand: Soul Heart, Bomb!, A Nickel!\n---\nBen plays Bomb! -> Amy\nAmy plays Soul Heart -> Amy\n'
	],
	['In play: dry baby (nina). bomb from uma on nina', 'player Nina: | items: Dry Baby'],
	[
		'In play: Dinner (mine), The Relic (ben)',
		'player Amy: | items: Dinner\nplayer Ben: | items: The Relic'
	],
	[
		'items: The D6 (ana), Dinner (max). max rolls 1 on fly, ana d6s it',
		'player Max: | items: Dinner\nplayer Ana: | items: The D6'
	],
	['both me and ben at 1 hp. i mama mega', 'player Amy: 1 HP | items: Mama Mega\nplayer Ben: 1 HP']
]);

describe('a heading that names a card', () => {
	it.each([
		['lost soul out of hand: mel plays Lost Soul', 'Lost Soul'],
		['Bomb on Ben: Amy plays a bomb on Ben', 'Bomb!']
	])('is not played besides: %s', (said, card) => {
		expect(kindsOf(said)).not.toContain('unread');
		expect(tableOf(said).split(`plays ${card}`)).toHaveLength(2);
	});
	it('of a curse is no item', () => {
		expect(tableOf("Tess's curse: she has curse of fatigue and taps her character")).toContain(
			'player Tess: | curses: Curse of Fatigue\n'
		);
	});
	it('that tells of two attacks is none', () => {
		const table = tableOf('stu wants to attack twice: kills fly with 3, then attacks fat bat');
		expect(table.split('Stu attacks')).toHaveLength(3);
	});
});

// 11: whoever is at 0 HP dies.
whole('deaths in other words', [
	["ana dies after max's gold bomb on her", 'Max plays Gold Bomb!! -> Ana\n'],
	["ana keels over from max's gold bomb", 'Max plays Gold Bomb!! -> Ana\n'],
	["ana drops dead after max's gold bomb on her", 'Max plays Gold Bomb!! -> Ana\n'],
	[
		"two bombs from max on uma. uma's soul heart answers the second",
		'Max plays Bomb! -> Uma\neveryone passes\neveryone passes\nMax plays Bomb! -> Uma\n'
	]
]);

describe('an attack again', () => {
	// 8: one attack a turn, and an attack goes on until one of the two dies.
	it.each([
		['amy kills fly with 3, attacks again', "No. Amy can't attack: no attack is left this turn."],
		['amy killed fly and attacks again', "No. Amy can't attack: no attack is left this turn."],
		['amy attacks gurdy and hits with a 4, attacks again', 'Next, Amy rolls against Gurdy.'],
		[
			'Ned attacks Big Spider (1 HP left): rolls 6. attacks again after',
			'Which card is on top of the monster deck?'
		]
	])('%s', (said, comes) => {
		expect(kindsOf(said)).not.toContain('unread');
		expect(answerTo(said)).toContain(comes);
	});
	it('out of turn is refused', () => {
		expect(answerTo("mia attacks out of turn (it's finn's turn): fly, 3")).toContain(
			"No. Mia can't attack: it is Finn's turn."
		);
	});
});

whole('what comes in the place of a rerolled item', [
	[
		'ben rerolls my Dinner with the D20, I get Breakfast',
		'-> Dinner\neveryone passes\nreveal Breakfast\n'
	],
	["finn rerolls dan's breakfast with the d20, gets sack head", 'player Dan: | items: Breakfast\n'],
	[
		'perthro on my Dinner, I get the relic from it',
		'-> Dinner\neveryone passes\nreveal The Relic\n'
	]
]);

whole('who is helped by a card that is answered', [
	["Jo beans Lou's mega battery", 'Lou plays Mega Battery -> Lou\n'],
	["Jo beans Lou's The Lovers", 'Lou plays VI. The Lovers -> Lou\n']
]);

whole('what is not on the stack is asked all the same', [
	// Purchasing (original): with an empty shop there is nothing else to choose.
	[
		'original: amy buys from the treasure deck, it is the relic',
		'Amy purchases\nAmy chooses treasure deck\neveryone passes\nreveal The Relic\n'
	],
	[
		"Dan uses mom's shovel to steal a soul from kim",
		"player Dan: | items: Mom's Shovel\nplayer Kim:\n"
	],
	['ben bombs amy, she is left with 1 hp', 'player Amy:\n'],
	["the fool from raj cancels mia's attack on Pin", 'Mia attacks\nRaj plays O. The Fool\n'],
	[
		'gus taps the d6 twice on his 1',
		"Gus activates The D6 -> Gus's roll\nGus activates The D6 -> Gus's roll\n"
	]
]);

const OPENED =
	'Ben attacks\neveryone passes\nBen chooses monster deck\nreveal Dark Chest (loot 1)\nBen chooses monster slot 1\neveryone passes\nroll 5\n';

whole('a card of the monster deck that comes up with nothing told before it', [
	['Ben reveals Dark Chest and rolls a 5. Dead?', OPENED],
	['Ben opens Dark Chest and rolls a 5', OPENED],
	['Ben flips Dark Chest, rolls a 5', OPENED],
	['Event: Dark Chest. Ben rolls a 5 at 2 HP. Dead?', OPENED],
	["Dark Chest comes up on Ben's turn. He rolls a 5", OPENED]
]);

whole('cards that are called like people', [
	['Ben has Abel', 'player Ben: | items: Abel\n'],
	['Nia buys George', 'Nia chooses George\n'],
	['Tony attacks Fly and rolls 2', 'Tony attacks\n'],
	[
		'Ben has Abel and attacks Fly, rolls a 5. Abel rolls 6 and hits Gurdy',
		'reveal Clotty\neveryone passes\nroll 6\neveryone passes\nBen chooses Gurdy\n'
	]
]);

whole('whose it is that was told of', [
	['Amy has Dead Cat with 1 counter. Ben plays Bomb on the owner.', 'Ben plays Bomb! -> Amy\n'],
	['Ben has The Dead Cat. Amy bombs its owner', 'Amy plays Bomb! -> Ben\n']
]);
