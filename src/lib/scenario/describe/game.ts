import type { Position } from '../../model/position.ts';
import type { ItemOf } from '../../model/stack-item.ts';
import { nameAt } from '../match.ts';
import type { GameThing } from '../words/things.ts';
import { damageableThing, objectThing } from './object.ts';

const DECK = { is: 'deck' } as const;

/** An event of the game that waits on the stack, as the notation names it. */
export function gameThing(position: Position, { frame }: ItemOf<'procedure'>): GameThing {
	const game = (event: GameThing['event'], of?: GameThing['of']): GameThing => ({
		is: 'game',
		event,
		...(of ? { of } : {})
	});
	const player = (seat: number): GameThing['of'] => ({
		is: 'player',
		name: nameAt(position, seat)
	});
	switch (frame.chart) {
		case 'attack':
			if (frame.target === null) return game('attack');
			return game(
				'attack',
				frame.target === 'deck'
					? { ...DECK, deck: 'monster' }
					: damageableThing(position, frame.target)
			);
		case 'purchase':
			if (frame.target === null) return game('purchase');
			return game(
				'purchase',
				typeof frame.target === 'number'
					? objectThing(position, frame.target)
					: { is: frame.target, deck: 'treasure' }
			);
		case 'soulPurchase':
			return game('soul purchase', objectThing(position, frame.soul));
		case 'lootStep':
			return game('loot step', player(frame.player));
		case 'modifier':
			return {
				...game('modifier'),
				...(frame.by < 0 ? { minus: -frame.by } : { plus: frame.by })
			};
		case 'reward':
			return game('reward', { is: 'card', card: frame.monster.card });
		case 'monsterDeath':
			return game('monster card', { is: 'card', card: frame.monster.card });
		case 'playerDeath':
			return game('penalty', player(frame.player));
		case 'refill': {
			const [place] = frame.slots;
			return game('refill', place && { is: 'slot', slot: place.slot, number: place.index + 1 });
		}
	}
}
