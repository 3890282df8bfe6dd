import type { Decision } from '../model/decision.ts';
import type { Frame } from '../model/frame.ts';
import type { Position } from '../model/position.ts';

/** What a chart is asked with: that the game goes on, or what a player has decided. */
export interface Next {
	readonly position: Position;
	readonly frame: Frame;
	/** What a player wants to do; null when the game goes on by itself. */
	readonly decision: Decision | null;
}
