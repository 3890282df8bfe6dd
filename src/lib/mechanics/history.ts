import { DEEDS, type Deed, type Remembered } from '../model/position.ts';
import type { GameEvent } from './event-match.ts';
import { set, type Run } from './run.ts';

/** Counts one more of what the turn remembers. */
export function remember(run: Run, what: Remembered): void {
	const { turn } = run.position;
	const { history } = turn;
	set(run, { turn: { ...turn, history: { ...history, [what]: (history?.[what] ?? 0) + 1 } } });
}

/** The turn remembers that a monster died, and how many once it is more than one. */
export function rememberMonster(run: Run): void {
	const { turn } = run.position;
	const { monsterDied, history } = turn;
	const died = (history?.['monsters died'] ?? (monsterDied ? 1 : 0)) + 1;
	set(run, {
		turn: {
			...turn,
			monsterDied: true,
			...(died > 1 ? { history: { ...history, 'monsters died': died } } : {})
		}
	});
}

/** The turn remembers what a player did, or what happened to them, where cards may ask for it. */
export function rememberDeed(run: Run, { on, of, when }: GameEvent): void {
	if (!('player' in of) || !isDeed(on) || (when !== undefined && when !== 'before penalties'))
		return;
	const { turn } = run.position;
	const known = turn.deeds?.[on] ?? [];
	if (known.includes(of.player)) return;
	set(run, { turn: { ...turn, deeds: { ...turn.deeds, [on]: [...known, of.player] } } });
}
const ALL_DEEDS: ReadonlySet<string> = new Set(DEEDS);
const isDeed = (on: GameEvent['on']): on is Deed => ALL_DEEDS.has(on);
