import { turningOf } from '../judge/verdict/because.ts';
import type { Outcome } from '../judge/verdict/outcome.ts';
import type { Course, Part, Stop } from '../judge/verdict/play-on.ts';
import { discardsOwed } from '../mechanics/hand-size.ts';
import type { Happening } from '../model/happening/index.ts';
import type { Position } from '../model/position.ts';
import { counted, namedName, playerName, sentence, whoName } from './names.ts';
import {
	becauseSentence,
	silentSentences,
	turnEndSentences,
	undoneSentences
} from './verdict-because.ts';
import { toldSentence } from './steps.ts';
import type { ToldStep } from './told.ts';
import { dependsSentence, waitsSentence } from './verdict-depends.ts';
import { asideSentences, handSentences, smallSentences } from './verdict-small.ts';
import { inOrder, monsterSentence, playerSentence, winnerSentences } from './verdict-people.ts';

export { becauseSentence } from './verdict-because.ts';
export { answersWords, dependsOnWords, waitsSentence } from './verdict-depends.ts';

/** More triggers that stayed silent than are told of. */
const MOST_SILENT = 2;
/** More recharged objects and counters than are told of beside something weightier. */
const MOST_TURNED = 2;
/** More things that did not resolve than are told of. */
const MOST_UNDONE = 3;

/** What is said where nothing came of a line. */
export const NOTHING_CHANGES = 'Nothing changes.';

/**
 * What a line has come to, for a person, a sentence each: who has won, deaths and souls, who gains, loses
 * and takes damage; then the step that made the difference, what else did not resolve, what did not trigger.
 */
export function outcomeSentences(
	outcome: Outcome,
	parts: readonly Part[],
	{ end, stop }: Pick<Course, 'end' | 'stop'>
): readonly string[] {
	const because = becauseSentence(turningOf(parts), outcome);
	const people = inOrder(outcome.players, parts).map((player) =>
		playerSentence(player, parts, end)
	);
	const monsters = outcome.monsters.map((monster) => monsterSentence(monster, end));
	const main = [...winnerSentences(outcome, end), ...monsters, ...people].flatMap((said) =>
		said === null ? [] : [said]
	);
	const undone = undoneSentences(parts);
	const silent = silentSentences(outcome, parts);
	const turned = turnedSentences(outcome, end);
	const all = [
		...main,
		...handSentences(parts),
		...(because === null ? [] : [because]),
		...asideSentences(parts),
		...turnEndSentences(parts),
		...owedSentences(parts),
		...(turned.length <= MOST_TURNED ? turned : []),
		...undone.slice(0, MOST_UNDONE),
		...silent.slice(0, MOST_SILENT)
	];
	// What it depends on says enough.
	const small = stop.is === 'forks' ? [] : smallSentences(parts);
	const said = all.length > 0 ? all : turned.length > 0 ? turned : small;
	const nothing = said.length === 0 && stop.is === 'done' ? [NOTHING_CHANGES] : said;
	return [...new Set([...soFar(nothing, stop), ...stopSentences(stop, end)])];
}

/** "So far: Amy gains 8¢": where a die or a choice decides, what has come is not all that comes. */
const soFar = ([first, ...more]: readonly string[], { is }: Stop): readonly string[] =>
	first === undefined ? [] : [is === 'forks' ? `${SO_FAR}${first}` : first, ...more];

const SO_FAR = 'So far: ';

/** What is said once something has been decided, of what was said before. */
export const unlessSoFar = (said: string): string =>
	said.startsWith(SO_FAR) ? said.slice(SO_FAR.length) : said;

/** What was recharged, and counters that came or went. */
const turnedSentences = ({ turned, counters }: Outcome, end: Position): readonly string[] =>
	[
		...turned.flatMap(({ object, charged }) =>
			charged ? [`${namedName(end, object)} is recharged`] : []
		),
		...counters.map(({ on, name, count }) => {
			const words = counted(Math.abs(count), `${name === null ? '' : `${name} `}counter`);
			return `${whoName(end, on)} ${count > 0 ? 'gets' : 'loses'} ${words}`;
		})
	].map(sentence);

/** What somebody may or must do later because of what happened, and has not done yet. */
function owedSentences(parts: readonly Part[]): readonly string[] {
	const all = parts.flatMap(({ before, steps, position }) =>
		steps.map((step) => ({ step, before, position }))
	);
	const owed = all.filter(({ step: { what } }, at) => {
		const used = USED_BY[what.did];
		return used && !all.slice(at + 1).some(({ step }) => used(step.what));
	});
	return owed.map((one) => turnsSentence(one, owed) ?? toldSentence(one));
}

/** "Amy will skip their next 2 turns.": of several turns gained or skipped; null of one. */
function turnsSentence({ step, before }: ToldStep, owed: readonly ToldStep[]): string | null {
	const { what } = step;
	if (what.did !== 'gained turn' && what.did !== 'will skip turn') return null;
	const count = owed.filter(
		({ step: { what: other } }) => other.did === what.did && other.player === what.player
	).length;
	if (count < 2) return null;
	const name = playerName(before, what.player);
	return sentence(
		what.did === 'gained turn'
			? `${name} takes ${count} extra turns after this one`
			: `${name} will skip their next ${count} turns`
	);
}

const isAttack = (what: Happening): boolean => what.did === 'declared' && what.what === 'attack';

/** What happened that lets or makes somebody do something later, with what they do it by. */
const USED_BY: Partial<Readonly<Record<Happening['did'], (what: Happening) => boolean>>> = {
	'must attack': isAttack,
	'gained attack': isAttack,
	'gained purchase': (what) => what.did === 'declared' && what.what === 'purchase',
	'gained turn': (what) => what.did === 'turn passed',
	'will skip turn': (what) => what.did === 'skipped turn'
};

/** What has to be discarded yet as the turn ends. */
function tooManyCards(end: Position): readonly string[] {
	const owed = discardsOwed(end);
	if (!owed) return [];
	const cards = counted(owed.count, 'loot card');
	return [
		sentence(`${playerName(end, owed.player)} must discard ${cards} before the turn is over`)
	];
}

/** What is still to be said; nothing where nothing is. */
function stopSentences(stop: Stop, end: Position): readonly string[] {
	switch (stop.is) {
		case 'done':
			return tooManyCards(end);
		case 'waits':
			return [waitsSentence(stop.question, stop.attackRoll, end)];
		case 'forks':
			return [dependsSentence(stop.question, end)];
		case 'limit':
			return ['It goes on for longer than is followed here.'];
	}
}
