import { describe, expect, it } from 'vitest';
import { readFace } from '../reading.ts';
import { wordAbility } from '../wording.ts';

/** Each of two stats is changed for as long, and by as much, as the one sentence says. */
describe('two stats in one sentence', () => {
	it.each([
		[
			'While you have 0 souls, you have +1 HP and +1 ATK.',
			['While you have 0 souls, you have +1 HP.', 'While you have 0 souls, you have +1 ATK.']
		],
		[
			'Monsters have +1 HP and -1 DC on your turn.',
			[
				"While it's your turn, monsters have +1 HP.",
				"While it's your turn, monsters have -1 evasion."
			]
		],
		[
			'You have +1 HP and +1 to attack rolls for each counter on this.',
			[
				'You have +x HP, where x is the number of counters on this.',
				'You have +x to attack rolls, where x is the number of counters on this.'
			]
		],
		[
			'Level 2+: You have +1 HP and +1 ATK.',
			['Level 2+: You have +1 HP.', 'Level 2+: You have +1 ATK.']
		],
		[
			'↷: Choose a player. If they have 1 HP, they have +1 HP and +1 ATK till end of turn.',
			[
				'↷: Choose a player. If they have 1 HP, they gain +1 HP till end of turn and gain +1 ATK till end of turn.'
			]
		]
	])('%s', (text, said) => {
		const { parts } = readFace(text, 'given');
		expect(parts.map((part) => ('ability' in part ? wordAbility(part.ability) : null))).toEqual(
			said
		);
	});
});
