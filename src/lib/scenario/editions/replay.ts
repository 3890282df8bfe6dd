import { andList } from '../../abilities/wording-nouns.ts';
import { chartOf } from '../../editions/edition.ts';
import { EDITIONS as RULES_OF } from '../../editions/index.ts';
import { JUDGE, type Judge } from '../../judge/judge.ts';
import { EDITIONS, ROOT_EDITIONS, rootOf, type EditionId } from '../../model/words.ts';
import { isVariantId, variant } from '../../rules/variants.ts';
import { isIdle, type Entry, type Opening } from '../entry.ts';
import { playLine, reachedBy, type Reached } from '../play-line.ts';
import { opened, play, type Played } from '../play.ts';
import type { Expectation, Line, Scenario } from '../scenario.ts';
import type { Impossible } from '../start/setup-builder.ts';
import { start } from '../start/start.ts';
import type { Thing } from '../words/things.ts';
import { askedAt, sameAsked } from './asked.ts';
import { laidUnder, type ConvertedSetup } from './converted-setup.ts';
import { dueIn, type Due } from './due.ts';
import { withoutRules } from './expected.ts';
import { isAboutAnswer, isAboutLegality, lookedAtThen, type Deferred } from './moments.ts';
import { redo, type Done } from './redo.ts';
import type { OpenQuestion, Supposing, UnderEdition } from './replayed.ts';
import { catchUp, type UnderWay } from './under-way.ts';
import { follower } from './waiting.ts';

/** The editions that a scenario is not played by. */
export const otherEditions = (edition: EditionId): readonly EditionId[] =>
	EDITIONS.filter((other) => other !== edition);

/** The edition that one is told beside where nobody says which: the state before it, else another rulebook. */
export function otherEdition(edition: EditionId): EditionId {
	const root = rootOf(edition);
	return root === edition ? (ROOT_EDITIONS.find((other) => other !== root) ?? root) : root;
}

/**
 * Plays a scenario under an edition, its own or another: the same cards as that edition has them, the
 * same table, and what the script decides in its meaning.
 *
 * - Nothing resolves here before it has resolved in the scenario's own run, and whatever has resolved
 *   there, or does not exist there, resolves at once: passes are made and left out accordingly.
 * - A question is answered with what the script answers to the same question of the same player, also
 *   where it is asked earlier or later here; else with the one answer that there is; else the replay
 *   stops.
 * - What the judge refuses is left out, with the refusal.
 * - Expectations are about what happens: of another edition's rules they do not ask. Whether an answer
 *   may be given is looked at where the question is asked.
 *
 * @param played the scenario as it was played under its own edition, where that is known.
 * @param supposing answers that the script does not give.
 */
export function replayUnder(
	scenario: Scenario,
	edition: EditionId,
	judge: Judge = JUDGE,
	played: Played = play(scenario, judge),
	supposing: Supposing = new Map()
): UnderEdition {
	if (!played.ok) return { ok: false, edition, problems: played.problems };
	const { begun: own, due: written } = dueIn(played);
	const relaid = laidUnder(scenario, edition, (about) => firstPick(written, about));
	const { scenario: scenarioThere, without } = relaid;
	const first = layTable(scenarioThere, judge);
	if ('length' in first)
		return { ok: false, edition, problems: [...unknownThere(relaid), ...first] };
	const chosen = relaid.chosen.map(({ about, pick }): Due => ({
		...own,
		due: 'answer',
		act: { do: 'choose', player: relaid.active, picks: [pick] },
		to: { who: first.position.turn.active, about }
	}));
	const due = [...chosen, ...written];
	const follows = follower();
	const run: UnderWay = {
		judge,
		due,
		follows,
		position: first.position,
		standing: follows.see(null, first.changed.steps, first.position),
		next: chosen.length,
		since: 0,
		given: new Map(),
		at: -1,
		taken: [],
		decisions: 0,
		supposing
	};
	const openAt = (at: number): OpenQuestion => ({
		at,
		after: run.decisions,
		position: run.position
	});
	for (const about of relaid.taken) {
		const place = due.findIndex((one) => one.due === 'answer' && one.to?.about === about);
		if (place >= 0) run.given.set(place, -1);
	}
	let open: OpenQuestion | null = null;
	if (catchUp(run, own) === 'asked') open = openAt(0);
	const opening: Opening = { ...first, decisions: run.taken, position: run.position };
	let on = reachedBy(opening, judge);
	const entries: Entry[] = [];
	const deferred: Deferred[] = [];
	for (const [at, line] of scenario.script.entries()) {
		const before = run.position;
		run.at = at;
		run.taken = [];
		let done: Done | null = null;
		let outcome: Entry['outcome'] = null;
		for (let one = due[run.next]; one?.at === at; one = due[run.next]) {
			if (one.due === 'check') {
				const { expectation, asks } = one;
				const isAsked = sameAsked(askedAt(run.position), asks);
				if (asks && !isAsked && isAboutAnswer(expectation)) {
					deferred.push({ at, expectation, asks });
					done = NOT_ASKED;
					run.next++;
					continue;
				}
				const looked = checked(expectation, at, on, edition === scenario.rules);
				// At a question that keeps the game from going on, what does not hold yet is undecided, and so
				// is what could be done if it went on.
				if (open && (isAboutLegality(expectation) ? !isAsked : !looked.outcome?.held)) break;
				outcome = looked.outcome;
				done = looked;
				run.next++;
				continue;
			}
			if (open) break;
			done = redo(run, one);
			if (!done) open = openAt(at);
			else {
				run.next++;
				if (catchUp(run, one) === 'asked') open = openAt(at + 1);
			}
		}
		const passed = isPass(line) && run.taken.length > 0;
		const entry: Entry = {
			line,
			at,
			before,
			changed: done?.changed ?? null,
			decisions: run.taken,
			position: run.position,
			outcome,
			refused: passed ? null : (done?.refused ?? null),
			came: passed ? 'played' : (done?.came ?? 'not reached'),
			where: null
		};
		if (!isIdle(entry)) on = reachedBy(entry, judge);
		entries.push(entry);
	}
	return {
		ok: true,
		edition,
		scenario: scenarioThere,
		without,
		opening,
		entries: answered(lookedAtThen({ opening, entries }, run.position, deferred, judge), run),
		position: run.position,
		open
	};
}

/** The variants that keep its table from being laid, as that edition does not know them. */
function unknownThere({ scenario: { rules }, without }: ConvertedSetup): readonly Impossible[] {
	const variants = without.filter(isVariantId).map((id) => variant(id).title);
	if (variants.length === 0) return [];
	const message = `“${RULES_OF[rules].title}” does not know ${andList(variants)}.`;
	return [{ field: 'variants', message }];
}

/** What the script chooses first when it is asked about something. */
function firstPick(due: readonly Due[], about: string): Thing | null {
	const first = due.find((one) => one.due === 'answer' && one.to?.about === about);
	return first?.due === 'answer' && first.act.do === 'choose' ? (first.act.picks[0] ?? null) : null;
}

/** Lays a table and lets the game go on to its first decision, or says what makes it impossible. */
function layTable(scenario: Scenario, judge: Judge): Opening | readonly Impossible[] {
	try {
		const started = start(scenario);
		if (!started.ok) return started.problems;
		const { frames } = started.position;
		for (const { chart, state } of frames) chartOf(RULES_OF[scenario.rules], chart).state(state);
		return opened(started.position, judge);
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		return [{ field: 'rules', message: `The table cannot be laid: ${message}` }];
	}
}

const isPass = (line: Line): boolean =>
	'do' in line && (line.do === 'pass' || line.do === 'everyone passes');

const NOT_ASKED: Done = {
	came: 'not needed',
	refused: { trouble: { message: 'Nobody asks for it here.' }, refusal: null },
	changed: null
};

/** Looks at an expectation; one that asks for rules alone is its own edition's. */
function checked(
	expectation: Expectation,
	at: number,
	on: Reached,
	isOwn: boolean
): Done & Pick<Entry, 'outcome'> {
	const asked = isOwn ? expectation : withoutRules(expectation);
	if (asked) return { ...playLine(asked, at, on), came: 'played' };
	const trouble = { message: 'It asks for what only its own edition cites.' };
	return { came: 'not needed', refused: { trouble, refusal: null }, changed: null, outcome: null };
}

/** The lines, where answers that were given at another line say so. */
const answered = (entries: readonly Entry[], { given, due }: UnderWay): readonly Entry[] => {
	const where = new Map<number, number>();
	for (const [place, at] of given) {
		const written = due[place]?.at;
		if (written !== undefined && written >= 0 && written !== at) where.set(written, at);
	}
	return entries.map((entry) => {
		const given = where.get(entry.at);
		return given === undefined ? entry : { ...entry, came: 'played', where: given, refused: null };
	});
};
