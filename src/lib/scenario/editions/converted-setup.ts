import type { EditionId } from '../../model/words.ts';
import { isOpenIn, READINGS, type ReadingId } from '../../rules/readings.ts';
import { clashes, isVariantId, type VariantId } from '../../rules/variants.ts';
import { namesOf } from '../print/print.ts';
import type { PlayerSetup, Scenario } from '../scenario.ts';
import { boardUnder, type RelaidBoard } from './relaid-board.ts';

/** A scenario as an edition lays it, and what of it that edition does not have. */
export interface ConvertedSetup {
	readonly scenario: Scenario;
	readonly without: readonly (ReadingId | VariantId)[];
	/** The active player, who has declared what is declared. */
	readonly active: string;
	readonly chosen: RelaidBoard['chosen'];
	readonly taken: RelaidBoard['taken'];
}

/**
 * The same table under an edition, with what waits where it waits there, and without the readings that
 * its documents do not leave open and the variants that they do not describe.
 * @param answers what the script chooses as it is asked, by what that is about.
 */
export function laidUnder(
	scenario: Scenario,
	edition: EditionId,
	answers: Parameters<typeof boardUnder>[3]
): ConvertedSetup {
	const { readings, variants, ...rest } = scenario;
	const names = namesOf(scenario);
	const { turn, attack, purchase } = rest.board ?? {};
	const active = turn?.active ?? attack?.attacker ?? purchase?.buyer ?? names[0] ?? '';
	if (scenario.rules === edition) return { scenario, without: [], active, chosen: [], taken: [] };
	const { board, chosen, taken, dead } = boardUnder(rest.board ?? {}, edition, active, answers);
	const closed = Object.keys(readings ?? {}).filter(
		(id): id is ReadingId => isReading(id) && !isOpenIn(edition, id)
	);
	const clashing = [
		...new Set(clashes(variants ?? {}, edition, names.length).map(({ variant }) => variant))
	];
	const others = Object.fromEntries(
		Object.entries(readings ?? {}).filter(([id]) => isReading(id) && !closed.includes(id))
	);
	const on = Object.fromEntries(
		Object.entries(variants ?? {}).filter(([id]) => isVariantId(id) && !clashing.includes(id))
	);
	return {
		scenario: {
			...rest,
			...(rest.board ? { board } : {}),
			...(taken.length + dead.length > 0
				? { players: names.map((name) => playerUnder(rest.players, name, active, taken, dead)) }
				: {}),
			rules: edition,
			...(Object.keys(others).length > 0 ? { readings: others } : {}),
			...(Object.keys(on).length > 0 ? { variants: on } : {})
		},
		without: [...closed, ...clashing],
		active,
		chosen,
		taken
	};
}

/** A player who has made a declaration that lies on the stack here, or has died. */
function playerUnder(
	players: readonly PlayerSetup[] = [],
	name: string,
	active: string,
	taken: RelaidBoard['taken'],
	dead: readonly string[]
): PlayerSetup {
	const player = players.find((one) => one.name === name) ?? { name };
	const is = name === active ? taken : [];
	return {
		...player,
		...(is.includes('attack target') && player.attacks === undefined ? { attacks: 0 } : {}),
		...(is.includes('purchase') && player.purchases === undefined ? { purchases: 0 } : {}),
		...(dead.includes(name) ? { dead: true } : {})
	};
}

const isReading = (id: string): id is ReadingId => Object.hasOwn(READINGS, id);
