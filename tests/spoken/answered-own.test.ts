/** One's own act that is answered, what protects before the harm comes, and whose harm it is where nobody says so. */
import { describe, expect, it } from 'vitest';
import { alike, answerTo, kindsOf, tableOf, whole } from './said.ts';

describe('a response to one’s own act comes before it resolves', () => {
	alike('behind it', 'Mia bombs Tom. Holding priority Mia plays Soul Heart on Tom.', [
		'Mia bombs Tom. In response Mia plays Soul Heart on Tom.',
		'Mia bombs Tom, Mia plays Soul Heart on Tom in response'
	]);
	whole('told the other way round', [
		[
			'soul heart on ben in response to my bomb on him',
			'Amy plays Bomb! -> Ben\nAmy plays Soul Heart -> Ben'
		],
		[
			'in response to my bomb on ben: soul heart on ben',
			'Amy plays Bomb! -> Ben\nAmy plays Soul Heart -> Ben'
		],
		// Somebody else answers as before.
		[
			'ben plays 3 cents in response to my bomb on him',
			'Amy plays Bomb! -> Ben\nBen plays 3 Cents!'
		],
		// What lets a card be played resolves first.
		[
			'viv uses boomerang on me, i tap isaac in response and play the nickel',
			'Amy activates Isaac\neveryone passes\nAmy plays A Nickel!'
		]
	]);
});

describe('what protects is named before the harm', () => {
	const UP = 'everyone passes\nBen plays Bomb! -> Amy';
	whole('and has resolved by then', [
		['holy mantle, ben bombs me', UP],
		['Host Hat, then Ben bombs me', UP],
		['I use my Host Hat, then Ben bombs me', UP],
		['abaddon + holy mantle, ben bombs me. do i die', UP]
	]);
	it('is answered where that is said', () => {
		expect(tableOf('I use my Host Hat, Ben bombs me in response')).toContain(
			'Amy activates Host Hat\nBen plays Bomb! -> Amy'
		);
	});
});

describe('nobody hurts themselves where nobody says so', () => {
	whole('a card that kills', [
		['Tech X (3 counters) kills Amy', 'player Ben: | items: Tech X (3 counters)\nplayer Amy:'],
		['Bomb kills Amy, 1 hp', 'player Ben: | hand: Bomb!, 2 unknown\nplayer Amy: 1 HP\n'],
		['amy is on 1. bomb on amy', 'Ben plays Bomb! -> Amy'],
		['Cleo attacks fly, bomb on amy', 'Cleo plays Bomb! -> Amy'],
		['amy attacks gurdy and bombs amy', 'Amy plays Bomb! -> Amy'],
		// Whoever is said to be killed has so many HP.
		['Bomb kills Cleo', 'player Cleo: 1 HP\n'],
		['amy has razor blade. razor blade on amy', 'Amy activates Razor Blade -> Amy']
	]);
});

describe('what else is said of somebody beside counters', () => {
	whole('', [
		[
			'ben has dead cat with 1 counter and 2 hp',
			'player Ben: 2 HP | items: The Dead Cat (1 counter)'
		],
		['ben has tech x with 2 counters and 1 hp', 'player Ben: 1 HP | items: Tech X (2 counters)'],
		[
			"mia with isaac's tears, 6 counters, 1 hp, attacks fly",
			"player Mia: 1 HP | items: Isaac's Tears (6 counters)"
		],
		['Tech X (3 counters) on Gurdy, 3 HP', 'monsters: Gurdy (3 HP), Fly'],
		['Mr. Boom on fat bat, 1 hp', 'monsters: Fat Bat (1 HP), Fly']
	]);
	it('is marked where nothing of theirs can have counters', () => {
		expect(tableOf('sam has 2 counters')).not.toContain('counter');
	});
});

describe('damage is of the HP that somebody has in all', () => {
	whole('', [
		["maggy's blessing is out, ben has 1 damage on him", 'player Ben: 2 HP\nrooms'],
		["maggy's blessing is out. ben has 3 hp", 'player Ben: 3 HP\nrooms'],
		['ben has 1 damage on him', 'player Ben: 1 HP\n'],
		['cleo has 1 damage on her and holy mantle', 'player Cleo: 1 HP | items: Holy Mantle']
	]);
});

describe('what is tapped already', () => {
	whole('', [
		[
			'ben has tapped D6 and Boomerang. amy attacks gurdy',
			'player Ben: | items: The D6 (deactivated), Boomerang (deactivated)'
		],
		[
			'leo has already tapped the battery and mr boom, leo attacks fly',
			'player Leo: | items: The Battery (deactivated), Mr. Boom (deactivated)'
		]
	]);
});

describe('a kill of which nothing is said', () => {
	it.each([
		'does amy get the soul if someone else kills gurdy',
		'amy attacks gurdy. another player kills gurdy. does amy get the soul'
	])('%s', (said) => {
		expect(kindsOf(said)).toContain('unread');
		expect(tableOf(said)).not.toContain('roll');
	});
});

describe('what a card does not take', () => {
	it.each(['ben steals my curved horn with jawbone', 'ben steals my meat with jawbone'])(
		'%s',
		(said) => {
			expect(answerTo(said)).toMatch(/^No\b/u);
		}
	);
});

describe('what a hand may hold', () => {
	it.each([
		["ben bombs me at the end of my turn, i'm at 1 hp. do i have to discard down to 10", 'No'],
		['i end my turn with 12 cards. do i have to discard down to ten', 'Yes'],
		['i end my turn with 9 cards, do i discard to 10?', 'No']
	])('%s', (said, answer) => {
		expect(answerTo(said).startsWith(answer)).toBe(true);
	});
});

describe('so many of us sit there', () => {
	whole('', [
		['three of us, Amy attacks fly, cleo bombs fly', 'player Ben:\n'],
		['ok so 4 of us. I attack fly', 'player Ben:\nplayer Cleo:\nplayer Dan:\n']
	]);
});

describe('a question with a tag asks for no leave', () => {
	it.each([
		'war has 1 hp left i roll a 3, ben butter beans. i get the soul right?',
		'amy bombs ben (1 hp). ben dies. amy attacks, attacks again. ben is dead, right?'
	])('%s', (said) => {
		expect(answerTo(said)).not.toMatch(/^No\b/u);
	});
});
