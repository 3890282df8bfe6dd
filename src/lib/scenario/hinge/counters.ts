import { CHANGED } from '../../wording/hinges.ts';
import { cardName, possessive } from '../../wording/index.ts';
import type { ObjectSetup, PlayerSetup, Scenario } from '../scenario.ts';
import type { Twin } from './twin.ts';

type Counters = NonNullable<ObjectSetup['counters']>;

/** Twins with one counter more or less on a player, or on an object that has some. */
export const otherCounters = (scenario: Scenario): readonly Twin[] => [
	...(scenario.players ?? []).flatMap((player, seat) => {
		const withPlayer = (changed: PlayerSetup): Scenario => ({
			...scenario,
			players: (scenario.players ?? []).with(seat, changed)
		});
		const { name, counters, character, items = [] } = player;
		return [
			...twinsOn(name, counters, (turned) => withPlayer({ ...player, counters: turned })),
			...(character
				? onObject(name, character, (turned) => withPlayer({ ...player, character: turned }))
				: []),
			...items.flatMap((item, at) =>
				onObject(name, item, (turned) => withPlayer({ ...player, items: items.with(at, turned) }))
			)
		];
	}),
	...(scenario.board?.slots?.monster ?? []).flatMap((slot, at, monster) =>
		slot.top
			? onObject(null, slot.top, (turned) => ({
					...scenario,
					board: {
						...scenario.board,
						slots: {
							...scenario.board?.slots,
							monster: monster.with(at, { ...slot, top: turned })
						}
					}
				}))
			: []
	)
];

const onObject = (
	owner: string | null,
	object: ObjectSetup,
	changed: (turned: ObjectSetup) => Scenario
): readonly Twin[] =>
	twinsOn(
		owner === null ? cardName(object.card) : `${possessive(owner)} ${cardName(object.card)}`,
		object.counters,
		(counters) => changed({ ...object, counters })
	);

const twinsOn = (
	whose: string,
	counters: Counters = {},
	changed: (counters: Counters) => Scenario
): readonly Twin[] =>
	[1, -1].flatMap((by) =>
		Object.entries(counters).flatMap(([kind, was]): readonly Twin[] => {
			const { [kind]: _, ...others } = counters;
			const is = was + by;
			return is < 0
				? []
				: [
						{
							kind: 'counters',
							about: `${whose} ${kind} ${String(by)}`,
							words: () => CHANGED.counters(whose, kind, was, is),
							scenario: changed(is === 0 ? others : { ...counters, [kind]: is })
						}
					];
		})
	);
