import type { CardKey } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import type { SingleAct } from '../resolve.ts';

/** Whatever somebody can try. */
export const DEEDS = [
	'pass',
	'play',
	'activate',
	'attack',
	'purchase',
	'end turn',
	'choose',
	'roll',
	'reveal',
	'barter',
	'soul purchase'
] as const satisfies readonly SingleAct['do'][];

/** What was tried: the act, and the card that was played or activated; null of any other act. */
export interface Tried {
	readonly does: SingleAct['do'];
	readonly card: CardKey | null;
}

/** Something that a ruling says is refused. Plain data, to be found again where it comes up. */
export interface RuledRefusal extends Tried {
	readonly slug: string;
	readonly question: string;
	readonly rules: readonly RuleId[];
}

/** The ruling about a refusal: the same done with the same card and refused by the same rule; null where there is none. */
export const rulingAbout = <R extends Tried & { readonly rules: readonly string[] }>(
	{ does, card }: Tried,
	rules: readonly string[],
	ruled: readonly R[]
): R | null =>
	ruled.find(
		(one) =>
			one.does === does && one.card === card && one.rules.some((rule) => rules.includes(rule))
	) ?? null;

export const triedIn = (act: SingleAct): Tried => ({ does: act.do, card: cardOfAct(act) });

function cardOfAct(act: SingleAct): CardKey | null {
	if (act.do === 'play') return act.card;
	return act.do === 'activate' ? act.object.card : null;
}
