import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

const back = (text: string): readonly string[] =>
	readFace(text, 'given').parts.map((part) =>
		'ability' in part && !part.problem ? wordAbility(part.ability) : 'unread'
	);

describe('what several cannot do, or somebody cannot do for a while', () => {
	it.each([
		[
			"Players can't attack or purchase items.",
			["Players can't attack.", "Players can't purchase items."]
		],
		[
			"Other players can't heal or steal on your turn.",
			[
				"While it's your turn, other players can't heal.",
				"While it's your turn, other players can't steal."
			]
		],
		[
			"↷: Choose a player. They can't attack, purchase, or heal this turn.",
			[
				"↷: Choose a player. Till end of turn, they can't attack. Till end of turn, they can't purchase items. Till end of turn, they can't heal."
			]
		],
		[
			"Each time another player rolls a 2, they can't activate items or gain souls till end of turn.",
			[
				"Each time another player rolls a 2, till end of turn, they can't activate items. Till end of turn, they can't gain souls."
			]
		],
		[
			"When this dies, the active player can't steal till end of turn.",
			["When this dies, till end of turn, the active player can't steal."]
		],
		[
			"↷: Choose a monster. It can't be attacked till end of turn.",
			['↷: Choose a monster. It gains "This can\'t be attacked." till end of turn.']
		],
		[
			"↷: Choose another player. They can't gain ¢ this turn.",
			['↷: Choose another player. Till end of turn, if they would gain any number of ¢, skip that.']
		],
		[
			"The player to your left can't take combat damage.",
			['If the player to your left would take any amount of combat damage, prevent that damage.']
		],
		// Nobody was chosen, and nobody did anything.
		["They can't attack.", ['unread']]
	])('%s', (text, said) => {
		expect(back(text)).toEqual(said);
	});
});
