import type { Undone } from '../model/happening/index.ts';
import { locate } from '../model/objects.ts';
import type { GameObject } from '../model/board.ts';
import type { Damageable } from '../model/stack.ts';
import type { GameEvent } from './event-match.ts';
import { blowOn } from './kill-credit.ts';
import type { Run } from './run.ts';
import { tellUndone } from './triggers.ts';

const MOMENTS = {
	player: ['before penalties', 'after penalties'],
	object: ['on death', 'after rewards']
} as const;

/**
 * Tells which abilities would have triggered on a death that is none after all (11).
 * @param object what would have died, where it is no longer in its place.
 */
export function tellNoDeath(run: Run, of: Damageable, nothing: Undone, object?: GameObject): void {
	const found = 'object' in of ? (object ?? locate(run.position, of.object)?.object) : undefined;
	const { by } = blowOn(run.position, of);
	const death = {
		of,
		...(found ? { kind: found.kind } : {}),
		data: { ...of, ...(by === undefined ? {} : { by }) }
	};
	const moments = 'player' in of ? MOMENTS.player : MOMENTS.object;
	for (const when of moments) tellUndone(run, { ...death, on: 'die', when }, nothing);
	if (by === undefined) return;
	const kill: GameEvent = {
		...death,
		on: 'kill',
		of: { player: by },
		data: { ...death.data, player: by, ...('player' in of ? { to: of } : {}) }
	};
	tellUndone(run, kill, nothing);
}
