import { begin } from '../../judge/judge.ts';
import type { Position } from '../../model/position.ts';
import { parse } from '../parse/parse.ts';
import { print } from '../print/print.ts';
import type { Scenario } from '../scenario.ts';
import { start } from '../start/start.ts';
import { playAlike } from './plays-alike.ts';
import { sayableOf } from './position.ts';

/**
 * A scenario without a script that begins with this position. Null where only a script leads to it: a
 * question is asked, the game is over, or what is laid by its words cannot be read or plays otherwise.
 * `scenarioOfGame` says those too.
 */
export function scenarioOf(position: Position): Scenario | null {
	if (position.question || position.winners) return null;
	const said = sayableOf(position);
	const read = parse(print(said), { asIs: true });
	const laid = read.ok ? start(read.scenario) : null;
	if (!laid?.ok) return null;
	return playAlike(begin(laid.position).position, begin(position).position) ? said : null;
}
