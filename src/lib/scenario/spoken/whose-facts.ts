/** Of whom what is told beside a name is: numbers in bare brackets, and what only a player has. */
import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isMonster } from './cards-said.ts';
import { type Reader, is, numberAt, verbAt } from './reader.ts';
import type { Facts, Ref } from './ref.ts';
import type { Match } from './said.ts';
import { harms, stealsCents } from './takes.ts';
import type { Verb } from './vocabulary.ts';

/** Whether facts are of what only a player has. */
export const isSomebodys = (facts: Facts): boolean =>
	facts.cents !== undefined ||
	facts.hand !== undefined ||
	facts.handCards !== undefined ||
	facts.lootPlays !== undefined ||
	facts.itemCount !== undefined ||
	facts.souls !== undefined ||
	facts.soulCount !== undefined;

/** "Gurdy (2), Amy attacks it": the HP of a monster in bare brackets, where it opens what is said of it. */
export function bareHP(
	reader: Reader,
	from: number,
	to: number,
	card: CardKey
): Match<Facts> | null {
	const { hp: most } = cardOf(card);
	const hp = is(reader, to, '(') && is(reader, to + 2, ')') ? numberAt(reader, to + 1) : null;
	if (hp === null || most === undefined || hp > most || !isMonster(cardOf(card))) return null;
	// "Attacks Gurdy (3)": that may be the roll.
	const isFought = [1, 2, 3].some((back) => {
		const verb = verbAt(reader, from - back)?.verb;
		return (
			(verb !== undefined && FIGHTS.includes(verb)) ||
			is(reader, from - back, 'vs', 'versus', 'v', 'attack', 'fight')
		);
	});
	return isFought ? null : { to: to + 3, value: { hp } };
}

/** What brackets behind a monster may tell the roll of. */
const FIGHTS: readonly Verb[] = ['attack', 'swing', 'hit', 'miss', 'declare', 'kill'];

/** "Throws a bomb at Ron (1)": a bare number is of the HP of whom a card hurts. */
export function measured(card: CardKey, ref: Ref): Ref {
	if (ref.ref !== 'who' || ref.facts.number === undefined) return ref;
	const { number, ...facts } = ref.facts;
	const isHurt = harms(card, '2023') && !stealsCents(card, '2023');
	return isHurt && number < MOST_HP ? { ...ref, facts: { ...facts, hp: number } } : ref;
}

/** More HP than a player ever has. */
const MOST_HP = 5;
