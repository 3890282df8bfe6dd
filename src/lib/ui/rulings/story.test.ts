import { expect, it } from 'vitest';
import { parse } from '../../scenario/index.ts';
import { storyOf } from './story.ts';

const TEXT = `player Amy: Isaac, 0 HP, 1 loot play | hand: 3 Cents!
player Ben: Cain, 0 loot plays | hand: Butter Bean!
---
expect stack: Amy's death
Amy plays 3 Cents!
expect priority: Amy
Amy passes
expect refused: Ben plays Butter Bean! -> 3 Cents! (loot.needs-loot-play)
Ben passes
expect Amy: 6¢
`;

it('tells what happens, what could be done and what could not', () => {
	const parsed = parse(TEXT);
	if (!parsed.ok) return expect.fail(JSON.stringify(parsed.problems));
	const { scenario } = parsed;
	const story = storyOf({ title: 'Too late', text: TEXT, line: 1, scenario });
	expect(story.board).toEqual([
		'player Amy: Isaac, 0 HP, 1 loot play | hand: 3 Cents!',
		'player Ben: Cain, 0 loot plays | hand: Butter Bean!'
	]);
	expect(story.letters).toMatch(/^\d/u);
	const told = story.acts.map(({ sentence, happens }) => [
		sentence,
		...happens.map((one) => `${one.stands ? '· ' : ''}${one.sentence}`)
	]);
	expect(told).toEqual([
		['As the table lies:', "Amy's death goes on the stack."],
		['Amy plays 3 Cents!', '· Amy has priority.'],
		['Amy passes.', "· Ben can't play Butter Bean!: it is Amy's turn, and Ben has no loot play."],
		[
			'Ben passes.',
			'3 Cents! (Amy) resolves.',
			'Amy gains 3¢.',
			'3 Cents! goes from the stack into the loot discard.'
		]
	]);
	expect(story.acts[2]?.happens[0]?.rules).toEqual([
		{
			id: 'loot.needs-loot-play',
			title: 'Loot plays',
			chapter: 'turn-structure',
			edition: '2023'
		}
	]);
});
