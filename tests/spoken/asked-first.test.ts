/** Who is asked about first has what is listed behind it. */
import { expect, it } from 'vitest';
import { answerTo, whole } from './said.ts';

whole('what is listed is of whom it is asked', [
	[
		'Is Tess dead? Callus, 1 hp, Razor Blade from Pim.',
		'player Pim: | items: Razor Blade\nplayer Tess: 1 HP | items: Callus\n---\nPim activates Razor Blade -> Tess'
	],
	[
		'Does Kit die? 2 hp, Dinner, Mega Bomb from Rue.',
		'player Rue: | hand: Mega Bomb, 2 unknown\nplayer Kit: 2 HP | items: Dinner\n---\nRue plays Mega Bomb -> Kit'
	],
	[
		'Is Ben alive? 1 HP. Amy bombs him.',
		'player Amy: | hand: Bomb!, 2 unknown\nplayer Ben: 1 HP\n---\nAmy plays Bomb! -> Ben'
	]
]);

it('spares whom the listed item saves', () => {
	expect(answerTo('Is Tess dead? Callus, 1 hp, Razor Blade from Pim.')).toMatch(/^No\./u);
});

whole('two acts are asked for', [
	[
		'Can I tap my character and play Soul Heart?',
		'Amy activates Isaac\neveryone passes\nAmy plays Soul Heart -> Amy'
	],
	[
		'Ben plays Gold Bomb on Amy. Can Amy tap her character and then play Soul Heart?',
		'Ben plays Gold Bomb!! -> Amy\nAmy activates Isaac\neveryone passes\nAmy plays Soul Heart -> Amy'
	],
	[
		'Amy attacks Fly, rolls 1. May she use The D6 and play Soul Heart?',
		"Amy activates The D6 -> Amy's roll"
	]
]);

it.each(['myself', 'me'])('leave for two acts is given: on %s', (whom) => {
	const said = `Ben plays Bomb! on me. Can I tap my character and play Soul Heart on ${whom}?`;
	expect(answerTo(said)).toMatch(/^Yes\./u);
});

whole('a card that is asked for behind what is done to whoever writes is theirs', [
	['Kay bombs me, use Soul Heart?', 'Kay plays Bomb! -> Amy\nAmy plays Soul Heart -> Amy'],
	[
		'Kay wants to bomb me. Use my Soul Heart?',
		'Kay plays Bomb! -> Amy\nAmy plays Soul Heart -> Amy'
	]
]);
