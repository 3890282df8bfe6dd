import { play } from '../play.ts';
import { triedIn, type RuledRefusal } from './about.ts';
import type { Ruling } from './ruling.ts';

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
							...triedIn(line.act),
							rules: outcome.refusal.rules
						}
					]
				: []
		);
	});
}
