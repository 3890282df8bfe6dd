/**
 * "Another" and "other": whom they leave out hangs on what was spoken of before. In the ability language
 * `another` is always another than you, or than this; any other one has its word (`otherThan`, `notBy`).
 * So what was read is settled by `settled`, and what is to be said is made ready by `unsettled`.
 *
 * @example
 * // "Deal 1 damage to a monster, then deal 1 damage to another monster or player."
 * settled(ability); // the second target is a monster other than the first, or any player
 */
import type { Ability, Filter, Mode, ObjectWord, Test } from './grammar.ts';
import { canBe, type Place } from './mentions.ts';
import { withFilters, type Change } from './with-filters.ts';
import type { PlayerWord, TargetWord } from './words.ts';

/** Whom "another" leaves out there: somebody by their word, you or this by none, or nobody knows. */
type Out = { readonly word: ObjectWord } | 'default' | 'lost';
type ByOut = (filters: readonly Filter[], out: (kind: TargetWord) => Out) => readonly Filter[];

/** Thrown where nobody can say whom "another" leaves out. */
class Lost extends Error {}

/** An ability as it was read, with everybody whom "another" leaves out; null where that is not clear. */
export function settled(ability: Ability): Ability | null {
	try {
		return withFilters(ability, by(settle));
	} catch (error) {
		if (error instanceof Lost) return null;
		throw error;
	}
}

/** What is done with its targets, as it was read; null where it is not clear whom "another" leaves out. */
export function settledMode(one: Mode): Mode | null {
	const ability = settled({ way: 'loot', ...one });
	return ability && ability.way === 'loot' ? ability : null;
}

/** An ability in which "another" says what it will be read as. */
export const unsettled = (ability: Ability): Ability => withFilters(ability, by(unsettle));

const same = (one: unknown, other: unknown): boolean =>
	JSON.stringify(one) === JSON.stringify(other);
const SELF = (kind: TargetWord): ObjectWord => (kind === 'player' ? 'you' : 'this');
const testsOf = (filter: Filter): readonly Test[] =>
	typeof filter === 'string' ? [] : filter.where;
const withTests = (filter: Filter, where: readonly Test[]): Filter => {
	const is = typeof filter === 'string' ? filter : filter.is;
	return where.length === 0 ? is : { is, where };
};
const kindOf = (filter: Filter): TargetWord => (typeof filter === 'string' ? filter : filter.is);

/** What a test says of another, by the word for whom it leaves out: what is of another player, too. */
interface Said {
	readonly plain: Test;
	readonly kind: (of: TargetWord) => TargetWord;
	readonly test: (word: ObjectWord) => Test | null;
}
const isPlayer = (word: ObjectWord): word is PlayerWord =>
	word !== 'this' &&
	word !== 'it' &&
	word !== 'attacked' &&
	word !== 'put there' &&
	!(typeof word === 'object' && 'penaltyItemOf' in word);
const SAID: readonly Said[] = [
	{ plain: 'another', kind: (of) => of, test: (otherThan) => ({ otherThan }) },
	{
		plain: 'of another player',
		kind: () => 'player',
		test: (notBy) => (isPlayer(notBy) ? { notBy } : null)
	}
];

const settle: ByOut = (filters, out) => {
	const bound = filters.some(
		(filter) => testsOf(filter).includes('another') && typeof out(kindOf(filter)) === 'object'
	);
	return filters.map((filter) => {
		const where = testsOf(filter).flatMap((test): readonly Test[] => {
			for (const { plain, kind, test: made } of SAID) {
				const of = kind(kindOf(filter));
				if (same(test, made(SELF(of)))) return [plain];
				if (test !== plain) continue;
				const left = out(of);
				if (left === 'lost') throw new Lost();
				// "Another monster or player" is any player, where a monster was spoken of and no player was.
				if (left === 'default')
					return bound && plain === 'another' && of === 'player' ? [] : [test];
				const own = made(left.word);
				if (own === null) throw new Lost();
				return [own];
			}
			return [test];
		});
		return withTests(filter, where);
	});
};

const unsettle: ByOut = (filters, out) => {
	const said = filters.map((filter) => {
		const where = testsOf(filter).map((test): Test => {
			for (const { plain, kind, test: made } of SAID) {
				const of = kind(kindOf(filter));
				const left = out(of);
				if (typeof left === 'object' && same(test, made(left.word))) return plain;
				if (test === plain && left !== 'default') return made(SELF(of)) ?? test;
			}
			return test;
		});
		return withTests(filter, where);
	});
	const bound = said.some(
		(filter) => testsOf(filter).includes('another') && typeof out(kindOf(filter)) === 'object'
	);
	return said.map((filter) =>
		bound && kindOf(filter) === 'player' && out('player') === 'default'
			? withTests(
					filter,
					testsOf(filter).map((test) => (test === 'another' ? { otherThan: 'you' } : test))
				)
			: filter
	);
};

/** Whom "another" leaves out at a place. */
const outAt =
	(filters: readonly Filter[], { mentions, depth, doer }: Place) =>
	(kind: TargetWord): Out => {
		if (kind === 'player' && doer !== null && doer !== 'you' && isPlayer(doer))
			return { word: doer };
		if (kind !== 'player' && doer === 'this') return 'default';
		const last = mentions.findLast((one) => canBe(one, kind));
		if (!last) return 'default';
		if (last.lost) return 'lost';
		// Of "a monster or player", "another player" may mean the one or nobody.
		const all = last.kinds.every((one) => one === kind || filters.some((f) => kindOf(f) === one));
		if (!all) return last.implied ? 'default' : 'lost';
		const { word } = last;
		if (typeof word !== 'object' || !('bound' in word)) return { word };
		const further = depth - 1 - word.bound;
		return { word: further === 0 ? 'chosen' : { chosen: further } };
	};

const by =
	(change: ByOut): Change =>
	(filters, place) =>
		change(filters, outAt(filters, place));
