import type { Board, CellSetup, TurnSetup } from '../../../scenario/scenario.ts';
import { names } from './naming.ts';

/** What is said of the board once a player has left: what was theirs or about them goes with them. */
export function boardWithout(board: Board, gone: string): Board {
	const { turn, extraTurns, priority, attack, purchase, dying, stack, effects, ...rest } = board;
	const kept = stack?.map((thing) => !names(thing, gone));
	const left = dying?.filter(({ of }) => !names(of, gone));
	return {
		...forgotten(rest, gone),
		...(turn ? { turn: turnWithout(turn, gone) } : {}),
		...(extraTurns ? { extraTurns: extraTurns.filter((name) => name !== gone) } : {}),
		// With fewer players, nobody knows how many have passed in a row.
		...(priority && priority.player !== gone ? { priority: { ...priority, passes: 0 } } : {}),
		...(attack && !names(attack, gone) ? { attack } : {}),
		...(purchase && !names(purchase, gone) ? { purchase } : {}),
		...(stack ? { stack: stack.filter((_, i) => kept?.[i]) } : {}),
		...(left && left.length > 0
			? {
					dying: left.map((death) => ({
						...death,
						below: kept?.slice(0, death.below).filter(Boolean).length ?? death.below
					}))
				}
			: {}),
		...(effects ? { effects: effects.filter((effect) => !names(effect, gone)) } : {})
	};
}

/** What is said of a turn: whose it was is not said any more, and what they had done in it. */
function turnWithout(turn: TurnSetup, gone: string): TurnSetup {
	const { active, extraAfter, starting, ...rest } = turn;
	const others = {
		...(extraAfter === undefined || extraAfter === gone ? {} : { extraAfter }),
		...(starting === undefined || starting === gone ? {} : { starting })
	};
	return active === gone
		? { ...(rest.step === undefined ? {} : { step: rest.step }), ...others }
		: { ...rest, ...(active === undefined ? {} : { active }), ...others };
}

/** Data of cards, which a player who has left has not seen. */
export function forgotten<T>(data: T, gone: string): T;
export function forgotten(data: unknown, gone: string): unknown {
	if (Array.isArray(data)) return data.map((one: unknown) => forgotten(one, gone));
	if (typeof data !== 'object' || data === null) return data;
	return Object.fromEntries(
		Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
			if (key !== SEEN || !Array.isArray(value)) return [[key, forgotten(value, gone)]];
			const others = value.filter((name) => name !== gone);
			return others.length > 0 ? [[key, others]] : [];
		})
	);
}
const SEEN = 'seenBy' satisfies keyof CellSetup;
