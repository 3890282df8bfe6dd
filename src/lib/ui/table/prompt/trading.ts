import { cleanLine } from '../../../model/clean-text.ts';
import { why } from '../../../judge/judge.ts';
import type { Decision, Good } from '../../../model/decision.ts';
import type { Position } from '../../../model/position.ts';
import type { Seat } from '../../../model/words.ts';
import { ruleIn, type RuleId } from '../../../rules/index.ts';
import type { Refusal } from '../../../rules/step.ts';
import { cardName, objectName } from '../../../wording/index.ts';

/** A trade as it is being agreed on. */
export type Trade = Extract<Decision, { do: 'barter' }>;

/** Something that one of them might give, with why it cannot be traded. */
export interface Tradable {
	/** What tells it from everything else of that player. */
	readonly key: string;
	readonly name: string;
	readonly good: Good;
	readonly refusal: Refusal | null;
}

/** The letters of the longest favour. */
export const LONGEST_FAVOUR = 120;

/** A favour as it is said in one line. */
export const favourText = (typed: string): string => cleanLine(typed).slice(0, LONGEST_FAVOUR);

/** Everything of a player that they might want to give to another, each as the judge sees it now (12). */
export function tradables(position: Position, seat: Seat, to: Seat): readonly Tradable[] {
	const player = position.players[seat];
	if (!player) return [];
	const offered = (key: string, name: string, good: Good): Tradable => {
		const refusal = why(position, { do: 'barter', player: seat, to, amount: 0, gives: [good] });
		return { key, name, good, refusal };
	};
	return [
		...player.hand.map(({ card }, i) =>
			offered(`hand ${String(i)}`, card === null ? 'An unknown loot card' : cardName(card), {
				card
			})
		),
		...[player.character, ...player.items, ...player.souls].map(({ id }) =>
			offered(`object ${String(id)}`, objectName(position, id), { object: id })
		)
	];
}

/** The rules that a trade rests on, as the edition that is played has them. */
export const rulesOfTrade = ({ edition }: Position): readonly RuleId[] =>
	(['barter.trade', 'barter.gift', 'barter.no-stack', 'barter.promises'] as const).filter(
		(id) => ruleIn(id, edition) !== null
	);
