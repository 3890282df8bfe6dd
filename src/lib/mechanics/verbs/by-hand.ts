import { tell } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { type Doing } from './doing.ts';

/** What nobody could read is told, and left to the players, who edit the table. */
export function byHand({ run, at }: Doing): TaskResult {
	tell(run, { did: 'left to the table', effect: at }, 'passed');
	return NOTHING;
}
