import { prompt } from '#lib/judge/judge.ts';
import type { Position } from '#lib/model/position.ts';
import { READINGS } from '#lib/rules/readings.ts';
import {
	isExpectation,
	lineText,
	namesOf,
	toldAt,
	toldIn,
	type Places,
	type Played,
	type Scenario,
	type UnderReadings
} from '#lib/scenario/index.ts';
import {
	agreementSentence,
	promptSentence,
	toldSentence,
	type ToldStep
} from '#lib/wording/index.ts';
import { choicesAt } from './choices.ts';

/** The version of the fields below; it grows when one changes its meaning. */
export const FORMAT = 1;

type Ok = Extract<Played, { ok: true }>;

/**
 * A run as data, in the fields that the page on the notation describes. Its lines are made one by one as
 * they are asked for.
 * @param note sees everything that the data says.
 */
export function runData(
	scenario: Scenario,
	places: Places | null,
	played: Ok,
	legal: boolean,
	note: (data: unknown) => void
): object {
	const lineAt = (at: number): number | null => places?.script[at]?.line ?? null;
	const noted = <T>(data: T): T => {
		note(data);
		return data;
	};
	return {
		held: played.held,
		begun: noted(moment(toldAt(played.opening), played.opening.position)),
		lines: linesData(scenario, played, lineAt, noted),
		stopped: noted(
			played.stopped
				? {
						line: lineAt(played.stopped.at),
						...played.stopped.trouble,
						refusal: played.stopped.refusal
					}
				: null
		),
		...(legal ? { choices: noted(choicesAt(played.position)) } : {})
	};
}

/** The lines of a run as data. */
function* linesData(
	scenario: Scenario,
	played: Ok,
	lineAt: (at: number) => number | null,
	noted: <T>(data: T) => T
): Generator<object> {
	const players = namesOf(scenario);
	for (const entry of played.entries) {
		const { line, at, changed, decisions, outcome } = entry;
		yield noted({
			line: lineAt(at),
			text: lineText(line, players),
			says: line,
			...(isExpectation(line)
				? { outcome }
				: changed
					? { edited: moment(toldAt(entry), changed.position) }
					: {
							decisions: decisions.map((taken) => ({
								decision: taken.decision,
								implied: taken.by === 'implied',
								...moment(toldIn(taken), taken.position)
							}))
						})
		});
	}
}

/** What happened, who decides now, and the table. */
const moment = (told: readonly ToldStep[], position: Position): object => {
	const now = prompt(position);
	return {
		steps: told.map((one) => ({ ...one.step, sentence: toldSentence(one) })),
		prompt: { ...now, sentence: promptSentence(position, now) },
		position
	};
};

/** The readings that were touched, with their question. */
export function readingsData(ids: readonly (keyof typeof READINGS)[]): object {
	return Object.fromEntries(ids.map((id) => [id, READINGS[id]]));
}

/** Whether the readings make a difference: which of them do, and what comes of each way to read them. */
export const agreementData = ({ agreement, on, apart, complete }: UnderReadings): object => ({
	is: agreement,
	sentence: agreementSentence(agreement),
	on,
	ways: apart.map(({ readings, comesTo }) => ({
		readings,
		fails: comesTo.answers,
		end: comesTo.end?.facts ?? null,
		rest: comesTo.end?.rest ?? null
	})),
	complete
});
