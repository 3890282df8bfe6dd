/** What somebody has come to by what was told: "so now she's at 1", "that puts me at 5 cents", "leaving it with 1 HP". */
import { endsHere } from './facts.ts';
import { counted } from './facts-counted.ts';
import { isMonster } from './cards-said.ts';
import { anyOf, is, numberAt, skip, verbAt, type Reader } from './reader.ts';
import { cardRef } from './references.ts';
import type { Match, Saying } from './said.ts';
import type { Facts, Ref } from './ref.ts';
import { whoAt } from './who.ts';

/** What brings somebody to a number: "that puts", "leaving". */
const BRINGS = [
	'and|so|then| that|this|it|which just|only|then|now|still| puts|leaves|brings|drops|takes|gets|knocks|sets|put|left|brought|dropped|took|got|knocked',
	'and|thus| leaving|putting|bringing|dropping|knocking|taking'
];

/** Words between somebody and the number that they have come to. */
const COMES_TO = [
	'am|is|are|was|were|be just|only|still|already|now|back| down|up|back to',
	'am|is|are|was|were just|only|still|already|now|back| at|on|with',
	'goes|go|went|drops|drop|dropped|falls|fall|fell|climbs|rises|gets|got|comes|came|sinks down|up|back| to',
	'ends|end|ended|winds|wound up at|on|with',
	'am|is|are|was|were left with|at|on',
	'has|have|had|got just|only|still|exactly|'
];

/** Those that tell of a change by themselves. */
const CHANGES = ['goes', 'go', 'went', 'drops', 'dropped', 'falls', 'fell', 'ends', 'ended'];

const SAME: Ref = { ref: 'who', who: { is: 'same' }, facts: {} };

/** Whoever or whatever has come to a number: a player, a monster, or "it". */
function subjectAt(reader: Reader, at: number): Match<Ref> | null {
	const who = whoAt(reader, at);
	if (who) return { to: who.to, value: { ref: 'who', who: who.value, facts: {} } };
	if (is(reader, at, 'it')) return { to: at + 1, value: { ref: 'it' } };
	return cardRef(reader, at, isMonster, false);
}

/** "He took damage. He is at 1 HP": what he has come to by it. */
function isBehindHarm(reader: Reader, at: number): boolean {
	let end = at;
	while (end > 0 && is(reader, end - 1, ',', '.', '\n', ';', 'and', 'so', 'anyway')) end--;
	if (is(reader, end - 1, 'resolves') && is(reader, end - 2, 'damage')) return true;
	const isHarm = is(reader, end - 1, 'damage', 'dmg', 'hit');
	return isHarm && [2, 3, 4].some((back) => is(reader, end - back, 'took', 'takes', 'take'));
}

/** "1", "1 HP", "5 cents", and whether "now" or "left" stands behind it. */
function numberOf(reader: Reader, at: number): (Match<Facts> & { readonly isNow: boolean }) | null {
	const fact = counted(reader, at);
	const isCounted = fact?.value.hp !== undefined || fact?.value.cents !== undefined;
	const number = numberAt(reader, at);
	const found: Match<Facts> | null =
		fact && isCounted ? fact : number === null ? null : { to: at + 1, value: { number } };
	if (!found) return null;
	const to = anyOf(reader, found.to, 'left| now|then|afterwards|after', 'after that', 'left', '');
	return endsHere(reader, to)
		? { to, value: found.value, isNow: is(reader, to - 1, 'now', 'afterwards', 'after', 'that') }
		: null;
}

/**
 * What somebody has come to, said behind what brought it about.
 * @returns the claim; it is a guess where only "so" leads it: what follows may as well be what was so before.
 */
export function tallyAt(reader: Reader, at: number): Match<readonly Saying[]> | null {
	const before = reader.tokens[at - 1];
	const isHarmed = isBehindHarm(reader, at);
	const opens = !before || before.kind === 'mark' || is(reader, at - 1, 'and', 'so', 'then', 'but');
	if (!opens && !(isHarmed && is(reader, at, 'and'))) return null;
	const brings = anyOf(reader, at, ...BRINGS);
	const brought = brings < 0 ? null : subjectAt(reader, brings);
	if (brought) {
		const led = anyOf(reader, brought.to, 'down|up|back| at|on|to|with just|only|exactly|');
		const found = led < 0 ? null : numberOf(reader, led);
		return (
			found && { to: found.to, value: [{ say: 'tally', of: brought.value, facts: found.value }] }
		);
	}
	const start = anyOf(reader, at, 'and| so| then| now|then', 'so|then|now', '');
	const isNow = is(reader, start - 1, 'now') && start > at;
	const isSo = is(reader, at, 'so', 'then') || is(reader, at - 1, 'so', 'then');
	const from = skip(reader, start, '');
	// "She rolled 2, now at 1 HP", "takes the damage and is at 1": whoever did it.
	const isBare =
		isNow ||
		(is(reader, from, 'is', 'am', 'has', 'have') && (isHarmed || is(reader, from + 1, 'now')));
	const subject = subjectAt(reader, from) ?? (isBare ? { to: from, value: SAME } : null);
	if (!subject) return null;
	const bare =
		isNow && subject.to === from ? ['down to', 'at|on|with only|just|', 'only|just|'] : [];
	const isHurt = subject.value.ref === 'who' && subject.value.who.is !== 'name' && isHarmed;
	const led = anyOf(reader, subject.to, ...COMES_TO, 'now| only|just| at|on|with|has', ...bare);
	const isSame = is(reader, subject.to, 'now') || is(reader, subject.to + 1, 'now');
	const isChange = is(reader, subject.to, ...CHANGES);
	const found = led < 0 ? null : numberOf(reader, led);
	if (!found || verbAt(reader, found.to)) return null;
	// "Now 5": of what is not said.
	if (subject.to === from && found.value.number !== undefined && led === from) return null;
	const isSure = isNow || isSame || isChange || found.isNow || isHurt;
	if (!isSure && !isSo) return null;
	return {
		to: found.to,
		value: [
			{ say: 'tally', of: subject.value, facts: found.value, ...(isSure ? {} : { isGuess: true }) }
		]
	};
}
