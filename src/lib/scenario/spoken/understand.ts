import { withShieldsUp } from './shields.ts';
import { answeringOwn } from './answering.ts';
import { cleanText } from '../../model/clean-text.ts';
import type { CardKey } from '../../model/words.ts';
import { openingOf } from '../play.ts';
import type { Scenario } from '../scenario.ts';
import {
	withClaimsMarked,
	withUncountedMarked,
	withUndeniedMarked,
	withUnnamedMarked,
	withUnplayedMarked
} from './accounted.ts';
import { questionIn } from './asked-title.ts';
import { chipsOf } from './chips.ts';
import { cardVerbAt } from './clause-words.ts';
import { withColorLeft } from './colors.ts';
import { doubtsOf } from './doubts.ts';
import { filled } from './filled-chips.ts';
import { namelessBeside, newTalk, type Nameless } from './discourse.ts';
import { withLostMarked } from './kept.ts';
import { layOut } from './laying.ts';
import { moverOf, stateAt } from './moves.ts';

import { asksAtLarge } from './at-large.ts';
import { aimAtOnlyOther, aimAtProtected, answerUnnamedLoot } from './aims-unsaid.ts';
import { aimAtNamedLater, nameLater } from './named-later.ts';
import { asNotation } from './notation.ts';
import { headlined } from './headlines.ts';
import { withNounActs } from './noun-acts.ts';
import { withDeathTriggers, withFatalRolls, withMortalHP } from './mortal.ts';
import { piecesOf } from './pieces.ts';
import type { Plan } from './plan.ts';
import { playEvents } from './playing.ts';
import { anyOf, is, skip, verbAt, type Reader } from './reader.ts';
import { readerOf } from './reader-of.ts';
import { righted } from './righted.ts';
import { withHPShown } from './shown-hp.ts';
import type { Spoken } from './spoken.ts';
import { withHeldMarked, withSupposedMarked } from './supposed.ts';
import { tell } from './telling.ts';
import type { Token } from './token.ts';
import { ENDS } from './tokens.ts';
import { verbOf } from './vocabulary.ts';
import { understandOnto } from './understand-onto.ts';

/** The letters of the longest text that is read as speech. */
export const LONGEST_SAID = 4_000;

/**
 * Understands play as people say it: "amy attacks gurdy (1 hp), rolls 2, ben bombs it". Nothing of the text
 * is dropped: what is not understood stays as a chip that says so. Scenario notation is understood as it is.
 * @param onto a table that is there: "it", "him" and "the roll" may be of it, and what is said comes after
 * its script.
 */
export function understand(text: string, onto: Scenario | null = null): Spoken {
	const notation = asNotation(text, onto);
	if (notation) return notation;
	if (text.length > LONGEST_SAID) return tooLong(text, onto);
	const goesOn = onto && understandOnto(text, onto);
	return withOwnWords(
		text,
		goesOn ?? withUndeniedMarked(text, understandAnew(text), understandAnew)
	);
}

/** What is not understood is told in the words of the text, even where it was taken for something at first. */
const withOwnWords = (text: string, { scenario, chips }: Spoken): Spoken => ({
	scenario,
	chips: filled(chips).map((chip) =>
		chip.kind === 'unread' ? { ...chip, words: text.slice(chip.from, chip.to) } : chip
	)
});

/** A text of which nothing was said before. */
function understandAnew(text: string): Spoken {
	const reader = readerOf(text, { names: [], cards: [] });
	const pieces = withShieldsUp(
		reader,
		answeringOwn(reader, withNounActs(headlined(reader, piecesOf(reader))))
	);
	const edition =
		pieces.flatMap(({ what }) => (what.say === 'edition' ? [what.edition] : []))[0] ?? '2023';
	const known = { active: null, owners: new Map() };
	const talk = newTalk(edition, known, [], firstNamed(reader), namelessIn(reader));
	const called = new Set(reader.tokens.map(({ text: word }) => word));
	talk.isMixed = called.has('he') && called.has('she');
	talk.isOfSpoils = ASKS_FOR_SPOILS.test(text);
	talk.isWithMe = reader.tokens.some(({ text }, i) => text === 'me' && is(reader, i + 1, ':'));
	tell(talk, pieces);
	nameLater(talk, namesOf(reader));
	aimAtNamedLater(talk.plan);
	talk.plan.title = questionIn(text, reader, pieces, talk);
	aimAtOnlyOther(talk.plan, edition);
	answerUnnamedLoot(talk.plan, edition);
	aimAtProtected(talk.plan, edition);
	withFatalRolls(talk.plan);
	withDeathTriggers(talk.plan, edition);
	const named = new Set<CardKey>(reader.mentioned);
	const { plan, told } = righted(talk.plan, edition, { reader, pieces }, (one) =>
		withMortalHP(one, () => playedOn(one, named))
	);
	const { table, played, faults, trouble } = told;
	if (trouble !== null)
		return { scenario: table, chips: chipsOf(text, reader, pieces, plan, [], table, trouble) };
	const scenario: Scenario = { ...table, script: played.map(({ line }) => line) };
	const notes = new Map([...told.notes, ...doubtsOf(reader, pieces, plan)]);
	const all = chipsOf(text, reader, pieces, plan, played, scenario, null, faults, notes);
	const counted = withUncountedMarked(all, reader, pieces, scenario);
	const chips = withClaimsMarked(counted, reader, pieces, scenario);
	const supposed = withSupposedMarked(withLostMarked(chips, reader, scenario), reader);
	const held = withHeldMarked(supposed, reader, scenario);
	const kept = withColorLeft(held, reader, scenario);
	const said: Spoken = {
		scenario,
		chips: withHPShown(
			withUnplayedMarked(text, withUnnamedMarked(text, kept, scenario), reader, scenario),
			scenario
		)
	};
	return asksAtLarge(text, reader) && !isOfDeath(said) ? ofTheRules(text, edition) : said;
}

/** "If I die on your turn, do I lose a loot card?": a table says that, where all of it is understood. */
const isOfDeath = ({ scenario, chips }: Spoken): boolean =>
	(scenario.board?.stack ?? []).length > 0 && chips.every(({ kind }) => kind !== 'unread');

/** "Who gets the soul?", "do I get his reward?" */
const ASKS_FOR_SPOILS =
	/\b(?:who|do|does|did|will|would)\b[^.?!;]*\b(?:gets?|keeps?|takes?|gains?|earns?)\b[^.?!;]*\b(?:souls?|rewards?|kill)\b/iu;

/** A text that the rules answer: nothing is told, and no table can say it. */
const ofTheRules = (text: string, rules: Scenario['rules']): Spoken => ({
	scenario: { rules, script: [] },
	chips: [
		{
			from: text.length - text.trimStart().length,
			to: text.trimEnd().length,
			kind: 'asked',
			words: text.trim(),
			lines: [],
			at: null,
			trouble: null,
			fits: []
		}
	]
});

/** The table that a plan means, and what was played on it; its trouble where there can be no such table. */
function playedOn(plan: Plan, named: ReadonlySet<CardKey>) {
	const table = layOut(plan);
	const opening = openingOf(table);
	const faults = new Map<number, string>();
	if (!opening.ok)
		return {
			table,
			played: [],
			alive: [],
			troubled: [],
			faults,
			trouble: opening.problems[0]?.message ?? null
		};
	const first = stateAt(opening.opening);
	const { state, alive, troubled } = playEvents(moverOf(named), first, plan, faults);
	return { table, played: state.played, alive, troubled, faults, trouble: null };
}

/** All who are called by a name. */
const namesOf = ({ tokens, people }: Reader): ReadonlySet<string> =>
	new Set([...tokens.keys()].flatMap((i) => people.at(i)?.name ?? []));

/** Whoever writes is Amy, unless that is said otherwise or somebody else is spoken of by that name. */
function namelessIn(reader: Reader): Nameless | undefined {
	const { tokens, people } = reader;
	const names = new Map(
		[...tokens.keys()].flatMap((i) => {
			const found = people.at(i);
			return found ? [[i, found.name] as const] : [];
		})
	);
	const own = [...names].find(
		([i, name]) =>
			people.characterOf(name) === null &&
			(anyOf(reader, i - 2, 'i am', 'me|i (') >= 0 ||
				anyOf(reader, i + 1, '( me|i|myself )|,') >= 0)
	);
	const named = new Set(names.values());
	if (own) return own[1] === 'Amy' ? undefined : namelessBeside(named, own[1]);
	const isWriter = tokens.some(({ text }) => ME.has(text));
	const asked = isWriter || named.has('Amy') ? null : askedOf(reader, names);
	if (asked !== null) return namelessBeside(named, asked);
	const amys = [...names.keys()].filter((i) => names.get(i) === 'Amy');
	const isAnother = amys.every((i) => !is(reader, i + 1, ':')) && !isSaidAgain(tokens, amys);
	if (isWriter && amys.length > 0 && isAnother) return namelessBeside(named);
	// "She rolled a 5, then Ben …": she is none of those who are named.
	return named.has('Ben') && firstNamed(reader) === null
		? {
				writer: 'Amy',
				friend:
					['Amy', 'Cleo', 'Dan', 'Eva'].find(
						(name) => !named.has(name) && !(name === 'Amy' && isWriter)
					) ?? 'Ben'
			}
		: undefined;
}

/** "Callus, 1 HP, bomb from Pim. Is Tess dead?": who is named in the question alone is who all the rest is about. */
function askedOf({ tokens }: Reader, names: ReadonlyMap<number, string>): string | null {
	const last = tokens.length - (tokens.at(-1)?.text === '?' ? 1 : 0);
	const [whom, ...others] = [...names].filter(
		([i]) => ASKS_OF.test(tokens[i - 1]?.text ?? '') && ENDS.has(tokens[i - 2]?.text ?? '')
	);
	if (!whom || others.length > 0) return null;
	const [at, name] = whom;
	const isOfFate = FATE.test(tokens[at + 1]?.text ?? '') && last - at < 4;
	const isNamedBefore = [...names].some(([i, one]) => i !== at && one === name);
	return isOfFate && !isNamedBefore ? name : null;
}

const ASKS_OF = /^(?:is|does|did|will|would|can|has)$/u;
const FATE = /^(?:dead|dying|die|alive|survive|live|lose|safe|take)$/u;

/** "I attack Gurdy", and on a line below it "Amy plays Bomb!": whoever wrote the first is called so by then. */
function isSaidAgain(tokens: readonly Token[], amys: readonly number[]): boolean {
	const breaks = tokens.flatMap(({ text }, i) => (text === '\n' ? [i] : []));
	const lineOf = (at: number): number => breaks.filter((one) => one < at).length;
	const mine = new Set(tokens.flatMap(({ text }, i) => (ME.has(text) ? [lineOf(i)] : [])));
	const first = Math.min(...mine);
	return amys.every((at) => lineOf(at) > first && !mine.has(lineOf(at)));
}

const ME: ReadonlySet<string> = new Set(['i', 'me', 'my', 'mine', 'myself', 'im', 'ive']);

/** "She rolled a 5, then Leo used his D6": who acts by a name behind a pronoun that acted is somebody else. */
function isOther(reader: Reader, index: number): boolean {
	const { tokens } = reader;
	const start = skip(reader, 0, '.,!');
	const isActing = (at: number): boolean => verbAt(reader, skip(reader, at, '')) !== null;
	if (!is(reader, start, 'he', 'she') || !isActing(start + 1)) return false;
	const before = tokens[index - 1];
	const opens = before?.kind === 'mark' || is(reader, index - 1, 'and', 'then', 'but', 'so');
	const next = tokens[index + 1];
	return opens && next?.kind === 'word' && (isActing(index + 1) || cardVerbAt(reader, index + 1));
}

/** The first name of a text; who "she" may be that nobody was named before. */
function firstNamed(reader: Reader): string | null {
	const { tokens, people } = reader;
	for (const index of tokens.keys()) {
		const found = people.at(index);
		// "He tapped Cain": a character before somebody, and not who that is.
		const isTapped =
			found !== null &&
			people.characterOf(found.name) !== null &&
			(verbOf(tokens[index - 1]?.text ?? '')?.verb === 'use' || tokens[index - 1]?.bare === 'as');
		if (found && !isTapped) return isOther(reader, index) ? null : found.name;
	}
	return null;
}

const tooLong = (text: string, onto: Scenario | null): Spoken => ({
	scenario: onto ?? { rules: '2023', script: [] },
	chips: [
		{
			from: 0,
			to: text.length,
			kind: 'unread',
			words: `${cleanText(text.slice(0, 60))}…`,
			lines: [],
			at: null,
			trouble: `This is too long to be read as speech: at most ${String(LONGEST_SAID)} characters.`,
			fits: []
		}
	]
});
