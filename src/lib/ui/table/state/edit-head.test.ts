import { describe, expect, it } from 'vitest';
import { applyEdit } from '../../../scenario/edit/apply.ts';
import type { Edit } from '../../../scenario/words/edit/changes.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import { factsOf } from '../../../scenario/expect/ends.ts';
import { editHead } from './edit-head.ts';
import { openingOf } from '../../../scenario/play.ts';
import { scenarioFrom } from './fixture.ts';

const TABLE = scenarioFrom(
	'player Amy: Isaac | items: The D6, The Relic | hand: Bomb!, 2 unknown\nplayer Ben: Cain\nmonsters: Fly, Gurdy over Fat Bat\nshop: Sleight of Hand'
);

const positionOf = (head: Omit<Scenario, 'script'>) => {
	const laid = openingOf(head);
	if (!laid.ok) throw new Error(laid.problems.map(({ message }) => message).join(' '));
	return laid.opening.position;
};

const EDITS: readonly Edit[] = [
	{ edit: 'deal', player: 'Ben', cell: { card: 'butter-bean' } },
	{ edit: 'take', player: 'Amy', cell: { card: 'bomb' } },
	{ edit: 'take', player: 'Ben', cell: { unknown: 1 } },
	{
		edit: 'give',
		player: 'Ben',
		object: { card: 'sleight-of-hand', charged: false },
		among: 'items'
	},
	{ edit: 'give', player: 'Amy', object: { card: 'gurdy' }, among: 'souls' },
	{ edit: 'remove', thing: { is: 'card', card: 'the-relic', of: 'Amy' } },
	{ edit: 'remove', thing: { is: 'slot', slot: 'monster', number: 1 } },
	{ edit: 'remove', thing: { is: 'card', card: 'gurdy' } },
	{ edit: 'set player', player: 'Ben', facts: { cents: 9, hp: 1 } },
	{ edit: 'set player', player: 'Ben', facts: { character: { card: 'judas' } } },
	{ edit: 'set object', object: { is: 'card', card: 'the-d6' }, facts: { charged: false } },
	{ edit: 'set object', object: { is: 'card', card: 'gurdy' }, facts: { hp: 2 } },
	{ edit: 'set pile', pile: 'deck', deck: 'loot', cells: [{ card: 'bomb' }] },
	{ edit: 'put', cell: { card: 'bomb' }, pile: 'discard', deck: 'loot' },
	{ edit: 'put', cell: { card: 'bomb' }, pile: 'deck', deck: 'loot', under: true },
	{ edit: 'set pool', cents: 5 },
	{ edit: 'set slot', slot: 'monster', number: 1, holds: { top: { card: 'fat-bat' } } },
	{ edit: 'add slot', slot: 'monster', holds: { top: { card: 'fat-bat' } } },
	{ edit: 'cover', slot: 'monster', number: 1, object: { card: 'fat-bat' } },
	{
		edit: 'stack',
		things: [{ is: 'card', card: 'the-relic', of: 'Amy' }]
	}
];

const told = (edit: Edit): string => JSON.stringify(edit);

describe('a change before the first decision', () => {
	// What the edit means is for the scenario layer to say: the setup must say the same.
	it.each(EDITS.map((edit) => [told(edit), edit] as const))(
		'%s leads to the same table as the edit',
		(_, edit) => {
			const head = editHead(TABLE, edit);
			if (!head) throw new Error('The setup can say it.');
			const edited = applyEdit(positionOf(TABLE), edit);
			if (!edited.ok) throw new Error(edited.trouble.message);
			const laid = positionOf(head);
			expect(factsOf(laid)).toEqual(factsOf(edited.position));
			expect(laid.decks).toEqual(edited.position.decks);
			expect(laid.discards).toEqual(edited.position.discards);
		}
	);

	it('is an entry where the setup cannot say it', () => {
		expect(
			editHead(TABLE, { edit: 'take', player: 'Amy', cell: { card: 'soul-heart' } })
		).toBeNull();
		expect(
			editHead(TABLE, { edit: 'remove', thing: { is: 'death', of: { is: 'player', name: 'Amy' } } })
		).toBeNull();
	});
});
