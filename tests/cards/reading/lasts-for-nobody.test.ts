import { describe } from 'vitest';
import { reads } from '../../support/reads.ts';

/** Extended Rulebook, 5.1: how long something lasts is said with it. */
describe('till the end of whose turn it lasts', () => {
	reads('loot', [
		[
			'Choose a player. They have +1 HP until the end of their next turn.',
			'Choose a player. They gain +1 HP till the end of their next turn.'
		],
		[
			"Choose a player. They can't play loot cards until the end of that player's next turn.",
			"Choose a player. Till the end of their next turn, they can't play loot cards."
		],
		[
			'Each player gains +1 ATK till the end of their next turn.',
			'Each player gains +1 ATK till the end of their next turn.'
		],
		// Nobody’s turn, or more than one player’s.
		['Choose a monster. It gains +1 HP till the end of their next turn.', 'unread'],
		["Players can't attack till the end of their next turn.", 'unread']
	]);
});

describe('as long as which card is in play it lasts', () => {
	reads('given', [
		[
			'When you gain this, choose another player. While this is in play, they have +1 ATK.',
			'When you gain this, choose another player. For as long as this is in play, they have +1 ATK.'
		],
		[
			"↷: Choose a player. They can't attack until this leaves play.",
			"↷: Choose a player. For as long as this is in play, they can't attack."
		],
		// What says so of all that it says says nothing.
		['While this is in play, players have +1 ATK.', 'Players have +1 ATK.']
	]);
});

describe('a card that is played is not in play', () => {
	reads('loot', [['Choose a player. While this is in play, they have +1 ATK.', 'unread']]);
});
