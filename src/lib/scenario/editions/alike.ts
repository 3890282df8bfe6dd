import type { Position } from '../../model/position.ts';
import { differences } from '../expect/ends.ts';
import { askedAt, sameAsked } from './asked.ts';
import type { Row } from './rows.ts';

/** What each player may still do this turn: no difference tells it. */
const leftIn = ({ players }: Position): string =>
	players
		.map(({ lootPlays, attacks, purchases }) => [lootPlays, attacks, purchases].join(' '))
		.join();

/** Whether two tables are the same, with what waits, what is asked and what may still be done. */
export function alike(a: Position, b: Position): boolean {
	const [one, other] = [askedAt(a), askedAt(b)];
	return (
		((one === null && other === null) || sameAsked(one, other)) &&
		leftIn(a) === leftIn(b) &&
		differences(a, b).length === 0
	);
}

/**
 * The rows before a place since the two tables were last alike, the nearest first. What came of the same
 * decision as the step at the place is among them: the table that is told of it is that after all of it.
 */
export function sinceAlike(rows: readonly Row[], place: number): readonly Row[] {
	const here = rows[place];
	const before = rows.slice(0, place);
	const last = before.findLastIndex(
		({ own, other }) =>
			own !== null &&
			other !== null &&
			own.position !== here?.own?.position &&
			other.position !== here?.other?.position &&
			alike(own.position, other.position)
	);
	return before.slice(last + 1).reverse();
}
