import type { Graph } from '../explore/explore.ts';
import { JUDGE, type Judge } from '../judge/judge.ts';

/** Whether players could also trade on the way, which is not looked at: nobody could say all that may be agreed on. */
export function couldTrade({ places }: Graph, judge: Judge = JUDGE): boolean {
	const open = places.find(
		({ position: { frames, question } }) => !question && frames.at(-1)?.chart === 'priority'
	);
	const [player, to] = open?.position.players.keys() ?? [];
	return (
		open !== undefined &&
		player !== undefined &&
		to !== undefined &&
		judge.why(open.position, { do: 'barter', player, to, amount: 0 }) === null
	);
}
