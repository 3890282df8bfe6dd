import { answeredQuestion, cardName } from '../../wording/index.ts';
import { CHANGED, hingesSentence, type Weight } from '../../wording/hinges.ts';
import { isReadingId } from '../../rules/readings.ts';
import { play, type Played } from '../play.ts';
import type { Scenario } from '../scenario.ts';
import { inCommon, likeness, verdictOf, type Verdict } from '../verdict.ts';
import { verdictUnderReadings } from '../verdict-readings.ts';
import { isNothing, isOpen, isTurned, isTurnedByResponse, turnedSentence } from './turned.ts';
import type { HingeKind, Twin } from './twin.ts';
import { twinsOf } from './twins.ts';

/** A changed fact that turns what comes of a scenario. Plain data. */
export interface Hinge {
	readonly kind: HingeKind;
	/** "Amy's roll: with 4–6 instead of 2". */
	readonly words: string;
	/** What comes then. */
	readonly sentence: string;
	/** It is about a card that only fills a slot, of which nobody has said anything. */
	readonly filler?: true;
	/** The scenario with that fact; of several numbers of a die, with the first. */
	readonly scenario: Scenario;
}

/** What a scenario hinges on, the smallest facts first. Plain data. */
export interface Hinges {
	readonly hinges: readonly Hinge[];
	/** The smallest in words. */
	readonly sentence: string;
	/** How many changed facts could be played to the end. */
	readonly tried: number;
}

/**
 * The facts of a scenario that turn what comes of it if nobody does anything more: another number on a die,
 * 1 HP, 1¢, or one counter more or less, something deactivated that was charged or the other way round, a card less, another choice, an act less, a
 * response more, another rulebook, another reading. It is turned where other players or monsters die, or others win; where nobody
 * does either way, where others take damage, gain or lose souls; where there is none of it either, where others gain,
 * loot, discard or lose something. Where a die or a choice decides, what may come counts. What is about a card that only fills a slot comes last. A twin at which a later line no longer follows is none.
 */
export function hingesOf(
	scenario: Scenario,
	played: Extract<Played, { ok: true }>,
	{ looked, sofar }: HingeLimits = {}
): Hinges {
	const verdict = verdictOf(played, { script: scenario.script });
	const known = played.opening.position.nextId;
	const ownText = likeness(verdict, known);
	/** For each die the numbers that come to the same as the one that was rolled. */
	const rolled = new Map<string, number[]>();
	const groups = new Map<string, Turning>();
	let tried = 0;
	const soFar = (more: readonly Hinge[] = []): Hinges => {
		const found = [...new Set(groups.values())];
		const told = (weight: Weight): readonly (Hinge & { readonly weight: Weight })[] =>
			found
				.filter((one) => weightOf(one) === weight)
				.map((one) => ({
					...hingeOf(verdict, one, rolled.get(one.twin.about) ?? []),
					weight
				}));
		const said = [
			...told('fact'),
			...more.map((one) => ({ ...one, weight: 'fact' as const })),
			...told('choice'),
			...told('deed')
		];
		// What nobody has said anything of is least of all what was argued about, and nobody would have chosen it.
		const fillers = told('filler').filter(({ kind }) => said.length === 0 || kind !== 'choice');
		const all = [...said, ...fillers];
		const hinges = all.map(({ weight: _, ...hinge }): Hinge => hinge);
		return { hinges, sentence: hingesSentence(all[0], tried), tried };
	};
	// Where something has come that no die decides, one to come is another matter.
	const mayBeToCome = isOpen(verdict);
	for (const twin of twinsOf(scenario, played)) {
		const isToCome = twin.face !== undefined && twin.rolled === undefined;
		if (isToCome && !mayBeToCome) continue;
		looked?.(1);
		const run = play(twin.scenario);
		if (!run.ok || run.stopped) continue;
		tried++;
		const other = verdictOf(run, { script: twin.scenario.script });
		const { face, rolled: was, about, kind } = twin;
		const text = face === undefined && twin.name === undefined ? '' : likeness(other, known);
		if (face !== undefined && was !== undefined && text === ownText)
			rolled.set(about, [...(rolled.get(about) ?? [was]), face]);
		if (!(kind === 'response' ? isTurnedByResponse : isTurned)(verdict, other)) continue;
		// What comes to the same in words is the same to whoever reads it.
		const keys = [text, other.sentence].map((what) => `${kind} ${about} ${what}`);
		const group = keys.flatMap((key) => groups.get(key) ?? [])[0] ?? newTurning(twin);
		if (face !== undefined) group.faces.push(face);
		if (twin.name !== undefined && !group.names.includes(twin.name)) group.names.push(twin.name);
		group.verdicts.push(other);
		for (const key of keys) groups.set(key, group);
		sofar?.(() => soFar());
	}
	return soFar(underReadings(scenario, played, verdict));
}

/** A changed fact that turns it, with the numbers of a die that do, and the names of what is alike. */
interface Turning {
	readonly twin: Twin;
	readonly faces: number[];
	readonly names: string[];
	/** What comes of each; of the first one, where it is no die. */
	readonly verdicts: Verdict[];
}

const newTurning = (twin: Twin): Turning => ({ twin, faces: [], names: [], verdicts: [] });

/** How much it is what somebody would argue about: least what nobody said, and what only had to be done for it all. */
function weightOf({ twin: { kind, filler = null }, verdicts }: Turning): Weight {
	if (filler !== null) return 'filler';
	if (kind === 'act' && verdicts.every(isNothing)) return 'deed';
	return kind === 'choice' ? 'choice' : 'fact';
}

const hingeOf = (
	own: Verdict,
	{ twin, faces, names, verdicts }: Turning,
	ownFaces: readonly number[]
): Hinge => {
	const { kind, scenario, words, rolled, filler = null } = twin;
	const said = words(
		faces,
		ownFaces.length > 0 || rolled === undefined ? ownFaces : [rolled],
		names
	);
	const [first] = verdicts;
	// Numbers that come to the same differ in what is said of the number: only what goes for all of them is told.
	const verdict = faces.length > 1 || names.length > 1 ? inCommon(verdicts) : first;
	return {
		kind,
		words: filler === null ? said : CHANGED.filler(said, cardName(filler)),
		sentence: verdict ? turnedSentence(own, verdict) : '',
		...(filler === null ? {} : { filler: true }),
		scenario
	};
};

/** Who hears of what is found meanwhile. */
interface HingeLimits {
	/** Hears of so many more changed facts that have been tried. */
	readonly looked?: (more: number) => void;
	/** Hears that more is known, and what is; to be asked before this returns. */
	readonly sofar?: (known: () => Hinges) => void;
}

/** The readings that turn it. */
function underReadings(
	scenario: Scenario,
	played: Extract<Played, { ok: true }>,
	own: Verdict
): readonly Hinge[] {
	return verdictUnderReadings(scenario, played).others.flatMap(
		({ readings, verdict }): readonly Hinge[] => {
			// A line that no longer follows there says nothing.
			if (verdict.refused || !isTurned(own, verdict)) return [];
			const answers = Object.entries(readings).flatMap(([id, value]) =>
				isReadingId(id) ? [answeredQuestion(id, value)] : []
			);
			return [
				{
					kind: 'reading',
					words: CHANGED.reading(answers.join(' ').replace(/\.$/u, '')),
					sentence: turnedSentence(own, verdict),
					scenario: { ...scenario, readings: { ...scenario.readings, ...readings } }
				}
			];
		}
	);
}
