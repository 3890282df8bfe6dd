import type { Scenario } from '../scenario.ts';
import { isActIn, PLAYING } from './claims.ts';
import { isEffectVerb } from './effects-said.ts';
import { TURNED } from './facts.ts';
import { words } from './fillers.ts';
import { numberAt, verbAt, type Reader } from './reader.ts';
import type { Chip } from './spoken.ts';
import { isOwnWord, type Verb } from './vocabulary.ts';
import { ownerAt, whoAt } from './who.ts';

/** Words of what lies on a table and of how it lies: what is told with one of them may change it. */
const OF_THE_TABLE: ReadonlySet<string> = new Set([
	...TURNED,
	...words(
		`stack hand deck decks shop slot slots counter counters attacks purchase death dead trigger triggers triggered
		priority discard charged untapped hp health life heart hearts damage dmg cents cent coins money c soul souls loot item items
		roll rolls dice zero broke empty full resolves resolved response responses responds option instead again twice
		first second third fourth other another both each same only except before after while when during under above below
		without unless if might maybe perhaps`
	)
]);

/** Words with which something is said of the table that stands nowhere else, where somebody at it is spoken of. */
const TELLING: ReadonlySet<string> = new Set(
	words(
		`not no never nobody nothing none neither nor cant cannot couldnt wont wouldnt doesnt dont didnt isnt arent wasnt shouldnt
		hasnt havent would could should may or either attack top over also too one ones mine yours his hers theirs die`
	)
);

/** Verbs that tell nothing of the table by themselves. */
const PALE: readonly Verb[] = ['be', 'want', 'claim', 'look'];

/**
 * Chips with those no longer marked that only give a story its color: "it was the last turn of the night", "four grown
 * adults". They name no card and nothing that lies anywhere, tell no act and, where they speak of somebody who plays,
 * deny nothing.
 */
export function withColorLeft(
	chips: readonly Chip[],
	reader: Reader,
	{ players = [] }: Scenario
): readonly Chip[] {
	const seated = new Set(players.map(({ name }) => name));
	return chips.map((chip) => {
		if (chip.kind !== 'unread' || chip.lines.length > 0 || chip.trouble !== null) return chip;
		const inside = [...reader.tokens.keys()].filter((index) => {
			const { from = 0, to = 0 } = reader.tokens[index] ?? {};
			return from >= chip.from && to <= chip.to && to > from;
		});
		return inside.length >= 3 && isColor(reader, inside, seated)
			? { ...chip, kind: 'left' as const }
			: chip;
	});
}

function isColor(reader: Reader, inside: readonly number[], seated: ReadonlySet<string>): boolean {
	const [from = 0] = inside;
	const to = (inside.at(-1) ?? 0) + 1;
	if (isActIn(reader, from, to)) return false;
	const isPlain = inside.every((index) => {
		const token = reader.tokens[index];
		if (!token || token.text === '?' || token.kind === 'number') return false;
		if (OF_THE_TABLE.has(token.bare) || isNamed(reader, index)) return false;
		const person = reader.people.at(index);
		if (person && (!seated.has(person.name) || person.owns)) return false;
		return isNoun(reader, index) || !isPlayed(verbAt(reader, index)?.verb);
	});
	if (!isPlain) return false;
	const isOfPlayer = inside.some((index) => isSomebody(reader, index));
	return !isOfPlayer || inside.every((index) => isPale(reader, index, from));
}

const isPlayed = (verb: Verb | undefined): boolean => verb !== undefined && PLAYING.includes(verb);

/** "The last turn": no verb, as it looks. */
const isNoun = ({ tokens }: Reader, index: number): boolean => tokens[index]?.text === 'turn';

const PARTY: ReadonlySet<string> = new Set(['we', 'us', 'you', 'one', 'someone', 'somebody']);

/** Whether somebody who plays is spoken of. */
const isSomebody = (reader: Reader, index: number): boolean =>
	(whoAt(reader, index) ?? ownerAt(reader, index)) !== null &&
	!PARTY.has(reader.tokens[index]?.text ?? '');

/** Whether a word tells nothing of somebody. */
function isPale(reader: Reader, index: number, from: number): boolean {
	const token = reader.tokens[index];
	if (!token || TELLING.has(token.bare) || numberAt(reader, index) !== null) return false;
	const verb = isNoun(reader, index) ? undefined : verbAt(reader, index)?.verb;
	if (verb !== undefined) return PALE.includes(verb);
	// "She yoinks": what cards do, where somebody does it.
	const opens = index === from || whoAt(reader, index - 1) !== null;
	return !opens || !isEffectVerb(token.text) || whoAt(reader, index) !== null;
}

/** Whether a card is named at a place; a word of ours alone is none: "everybody lost it". */
const isNamed = (reader: Reader, index: number): boolean =>
	reader.lexicon
		.at(index)
		.some(
			({ part, length }) =>
				part !== 'weak' && (length > 1 || !isOwnWord(reader.tokens[index]?.text ?? ''))
		);
