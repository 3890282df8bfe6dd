import * as v from 'valibot';
import { decisionSchema } from '../../../judge/schema/decision.ts';
import { JUDGE } from '../../../judge/judge.ts';
import { actOf } from '../../../scenario/act-of.ts';
import { playLeniently } from '../../../scenario/play.ts';
import { playLine, reachedAt } from '../../../scenario/play-line.ts';
import type { Act } from '../../../scenario/scenario.ts';
import { scenarioSchema } from '../../../scenario/schema/scenario.ts';
import { actWords } from '../../../scenario/spoken/index.ts';
import { joined } from '../../composer/joined.ts';
import type { PlaysAsked } from '../shapes/heard.ts';

const ASKED: v.GenericSchema<unknown, PlaysAsked> = v.strictObject({
	scenario: scenarioSchema,
	plays: v.array(v.union([v.literal('everyone passes'), decisionSchema]))
});

/** Says what a tap plays at the end of a line, an act a line. */
export function playsSaid(asked: unknown): string {
	const { scenario, plays } = v.parse(ASKED, asked);
	const played = playLeniently(scenario);
	if (!played.ok) return '';
	let { position } = played;
	const players = position.players.map(({ name }) => name);
	return plays.reduce<string>((said, play) => {
		const act: Act = play === 'everyone passes' ? { do: play } : actOf(position, play);
		({ position } = playLine(act, 0, reachedAt(position, JUDGE)));
		return joined(said, actWords(act, players));
	}, '');
}
