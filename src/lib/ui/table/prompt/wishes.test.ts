import { describe, expect, it } from 'vitest';
import { prompt } from '../../../judge/judge.ts';
import type { Position } from '../../../model/position.ts';
import { entriesFrom } from '../state/fixture.ts';
import { byRefusal, cardsOfDeck, holdsUnknown, offers, playLabel } from './wishes.ts';
import { playOfUnknown } from './unknown-play.ts';

const positionOf = (text: string): Position => entriesFrom(text)[0].position;
const TABLE = positionOf(
	'player Amy: Isaac | hand: Bomb!, ?\nplayer Ben: Cain | hand: none\nmonsters: Fly, Gurdy'
);

describe('what is offered', () => {
	it('is every legal play but passing', () => {
		const asked = prompt(TABLE);
		if (asked.kind !== 'priority') throw new Error('Amy has priority.');
		expect(offers(asked).map(({ decision }) => playLabel(TABLE, decision))).toEqual([
			'Play Bomb!',
			'Activate Isaac',
			'Declare an attack',
			'Declare a purchase',
			'End the turn'
		]);
	});
});

describe('what is refused', () => {
	it('is gathered by its reason, without what is legal', () => {
		const attack = { refused: 'no attack is left', rules: ['attack.one-each-turn'] } as const;
		const turn = { refused: 'it is not their turn', rules: ['turn.active-only'] } as const;
		const groups = byRefusal([
			{ name: 'a', refusal: attack },
			{ name: 'b', refusal: null },
			{ name: 'c', refusal: turn },
			{ name: 'd', refusal: { ...attack } }
		]);
		expect(groups.map(({ things }) => things.map(({ name }) => name))).toEqual([['a', 'd'], ['c']]);
	});
});

describe('a card that nobody has named', () => {
	it('is held by who has one', () => {
		expect([holdsUnknown(TABLE, 0), holdsUnknown(TABLE, 1)]).toEqual([true, false]);
	});

	it('can be played as any loot, with the targets that the card has', () => {
		const bomb = playOfUnknown(TABLE, 0, 'gold-bomb');
		expect(bomb.refusal).toBeNull();
		expect(bomb.targets).toHaveLength(1);
		expect(bomb.targets[0]).toHaveLength(4);
		expect(playOfUnknown(TABLE, 0, 'three-cents')).toMatchObject({ refusal: null, targets: [] });
	});

	it('is refused where it has no target, or its player no priority', () => {
		expect(playOfUnknown(TABLE, 0, 'butter-bean').refusal?.rules).toContain(
			'ability.target-needed'
		);
		expect(playOfUnknown(TABLE, 1, 'bomb').refusal?.rules).toContain('priority.needed');
	});
});

describe('the cards of a deck', () => {
	it('are those that belong to it, by name', () => {
		const names = cardsOfDeck('monster');
		expect(names).toContain('gurdy');
		expect(names).not.toContain('bomb');
	});
});
