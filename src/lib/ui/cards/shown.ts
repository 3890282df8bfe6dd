import type { CardKey } from '../../model/words.ts';
import type { Scenario } from '../../scenario/scenario.ts';

/** The fields of a scenario that hold the keys of cards. */
const FIELDS: ReadonlySet<string> = new Set([
	'card',
	'printed',
	'from',
	'covered',
	'outside',
	'bonusSouls',
	'cards'
]);

function gather(data: unknown, field: string, found: Set<CardKey>): void {
	if (typeof data === 'string') {
		if (FIELDS.has(field)) found.add(data);
	} else if (Array.isArray(data)) {
		for (const part of data) gather(part, field, found);
	} else if (typeof data === 'object' && data !== null) {
		for (const [name, part] of Object.entries(data)) gather(part, name, found);
	}
}

/** The cards that a scenario names: on the table, in its script, in what it expects. */
export function cardsIn({ players, board, script }: Scenario): ReadonlySet<CardKey> {
	const found = new Set<CardKey>();
	gather([players, board, script], '', found);
	return found;
}
