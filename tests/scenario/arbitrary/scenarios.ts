import fc, { type Arbitrary } from 'fast-check';
import { EDITIONS } from '#lib/model/words.ts';
import { READINGS } from '#lib/rules/readings.ts';
import type { Scenario } from '#lib/scenario/index.ts';
import { seated } from '#lib/scenario/seats.ts';
import { acts } from './acts.ts';
import { boards, facts } from './boards.ts';
import { edits } from './edits.ts';
import { expectations } from './expectations.ts';
import { things } from './things.ts';
import { some, yes } from './values.ts';

/** Names that have another meaning somewhere in the notation, and plain ones. */
const NAMES = [
	'Amy',
	'Ben',
	'Zoë',
	'Player One',
	"O'Neil",
	'roll',
	'everyone',
	'expect',
	'reveal',
	'player',
	'stack',
	'Isaac',
	'Death',
	'loot deck',
	'the game',
	'nothing',
	'nobody',
	'empty',
	'yes',
	'5',
	'gone',
	'unknown',
	'ending',
	'action phase',
	'2 cards',
	'mode 2',
	'damage',
	'turn',
	'fizzled',
	'in play',
	'the table',
	'pool',
	'Amy Ann'
];

export const line = fc
	.string({ minLength: 1, maxLength: 30 })
	.map((text) => text.replace(/\s+/gu, ' ').trim())
	.filter((text) => text !== '');

/** Any scenario that can be said, sensible or not. */
export const scenarios: Arbitrary<Scenario> = fc
	.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 4 })
	.chain((named) => {
		const names = fc.constantFrom(...seated(named));
		const all = things(names);
		return fc
			.record(
				{
					title: line,
					rules: fc.constantFrom(...EDITIONS),
					sources: fc.array(line, { minLength: 1, maxLength: 2 }),
					readings: fc
						.constantFrom(...Object.entries(READINGS))
						.chain(([id, { values }]) =>
							fc.constantFrom(...values).map((value) => ({ [id]: value }))
						),
					variants: some(
						{
							'mini draft': yes,
							'eden only': yes,
							solitaire: yes,
							'co-op': yes,
							hard: yes,
							'ultra hard': yes,
							'soul cap': fc.integer({ min: 1, max: 20 }),
							challenge: yes,
							'boss goal': yes,
							'casino mode': yes,
							'selectable characters': yes,
							'rewards for everyone': yes,
							'super shop': yes,
							'minions die first': yes
						},
						1
					),
					players: fc.tuple(
						...named.map((name) => facts(names).map((said) => ({ name, ...said })))
					),
					board: boards(names, all).filter((board) => Object.keys(board).length > 0),
					script: fc.array(
						fc.oneof(acts(names, all), edits(names, all), expectations(names, all)),
						{
							maxLength: 4
						}
					)
				},
				{ requiredKeys: ['rules', 'script', ...(named.length > 0 ? (['players'] as const) : [])] }
			)
			.map(({ players, ...rest }) => (named.length > 0 ? { ...rest, players } : rest));
	});
