import type { CardKey } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import { play } from '../play.ts';
import type { SingleAct } from '../resolve.ts';
import type { Ruling } from './ruling.ts';

/** Something that a ruling says is refused. Plain data, to be found again where it comes up. */
export interface RuledRefusal {
	readonly slug: string;
	readonly question: string;
	readonly does: SingleAct['do'];
	/** The card that is played or activated; null of any other act. */
	readonly card: CardKey | null;
	readonly rules: readonly RuleId[];
}

/** Everything that a ruling says is refused, in any of its scenarios. */
export function ruledRefusals({
	slug,
	question,
	scenario,
	twin,
	otherwise
}: Ruling): readonly RuledRefusal[] {
	return [scenario, twin, ...otherwise].flatMap((one) => {
		const played = play(one.scenario);
		return (played.ok ? played.entries : []).flatMap(({ line, outcome }) =>
			'expect' in line &&
			line.expect === 'refused' &&
			line.act.do !== 'everyone passes' &&
			outcome?.held &&
			outcome.refusal
				? [
						{
							slug,
							question,
							does: line.act.do,
							card: cardOfAct(line.act),
							rules: outcome.refusal.rules
						}
					]
				: []
		);
	});
}

/** The ruling about a refusal: the same done with the same card and refused by the same rule; null where there is none. */
export const rulingAbout = (
	act: SingleAct,
	rules: readonly RuleId[],
	ruled: readonly RuledRefusal[]
): RuledRefusal | null =>
	ruled.find(
		(one) =>
			one.does === act.do &&
			one.card === cardOfAct(act) &&
			one.rules.some((rule) => rules.includes(rule))
	) ?? null;

function cardOfAct(act: SingleAct): CardKey | null {
	if (act.do === 'play') return act.card;
	return act.do === 'activate' ? act.object.card : null;
}
