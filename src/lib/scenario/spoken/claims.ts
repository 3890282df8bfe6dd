import { cardOf } from '../../cards/library.ts';
import { isOwnable, isUsable } from './cards-said.ts';
import { type Reader, anyOf, cardAt, is, numberAt, skip, verbAt } from './reader.ts';
import { cardRef } from './references.ts';
import type { Verb } from './vocabulary.ts';
import { patternAt, phrase } from './patterns.ts';
import { ownerAt, whoAt } from './who.ts';

/** Verbs of what happens at the table; anything else says nothing of it. */
export const PLAYING: readonly Verb[] = [
	'attack',
	'hit',
	'miss',
	'roll',
	'use',
	'buy',
	'pass',
	'end',
	'reroll',
	'resolve',
	'kill',
	'die',
	'cancel',
	'choose',
	'cover',
	'reveal',
	'recharge',
	'steal',
	'pay',
	'trigger'
];

const RESULTS = [
	'nothing',
	'damage',
	'dmg',
	'reward',
	'rewards',
	'soul',
	'souls',
	'money',
	'loot',
	'cents'
];

/** Verbs that a claim may have in it. */
const CLAIMED: readonly Verb[] = [
	'hit',
	'miss',
	'die',
	'kill',
	'resolve',
	'trigger',
	'cancel',
	'attack',
	'pass',
	'end'
];

/** A claim is left only where no card is used in it, and nothing else is told to have happened. */
export function left(reader: Reader, at: number): number | null {
	const to = pieceEnd(reader, at);
	for (let i = at; i < to; i++) {
		const verb = verbAt(reader, i)?.verb;
		if (verb !== undefined && PLAYING.includes(verb) && !CLAIMED.includes(verb)) return null;
		if (is(reader, i, 'stack')) return null;
		if (
			is(reader, i, 'takes', 'take', 'took') &&
			numberAt(reader, i + 1) !== null &&
			!is(reader, i + 2, 'damage', 'dmg', '?') &&
			reader.tokens[i + 2]?.kind !== 'mark' &&
			reader.tokens[i + 2] !== undefined
		)
			return null;
		if (cardAt(reader, i, isUsable)?.naming.part === false && !is(reader, i, 'death')) return null;
	}
	return to;
}

/** Behind a claim or a reason: "she gets the soul", "because he can", "both hit"; null where none stands there. */
export function claimedAt(
	reader: Reader,
	at: number,
	reads: (reader: Reader, at: number) => boolean
): number | null {
	const start = skip(reader, at, '');
	if (is(reader, start, 'because', 'cause', 'cuz', 'since', 'bc', 'cos', 'coz'))
		return pieceEnd(reader, start);
	if (
		anyOf(
			reader,
			start,
			'even though',
			'although',
			'which means',
			'meaning',
			'i think',
			'i thought',
			'he|she thinks|says|claims|argues that|it',
			'everything after',
			'nothing else'
		) >= 0
	)
		return left(reader, start);
	// "Nobody wins", and not what is done to nobody.
	const none = anyOf(reader, start, 'nobody', 'no one');
	if (reader.tokens[none]?.kind === 'word' && !is(reader, none, 'and', 'then', 'but'))
		return left(reader, start);
	const wished = anyOf(
		reader,
		start,
		'i|he|she|they|we want|wants|wanted|hope|hoped|wish|wished him|her|it|them|me|this to|dead|gone'
	);
	if (wished >= 0) return pieceEnd(reader, start);
	const opinion = anyOf(
		reader,
		start,
		'i|we think|thought|believe|guess|feel|assume|argue|say that|',
		'he|she|they think|thinks|says|claims|argues|believes|insists that|',
		'imo|afaik|apparently|supposedly'
	);
	if (opinion >= 0 && !reads(reader, opinion)) return sentenceEnd(reader, start);
	if (patternAt(reader, start, ...RULES) >= 0) return pieceEnd(reader, start);
	const both = is(reader, start, 'both', 'so', 'and') ? start + 1 : start;
	const who =
		whoAt(reader, both) ??
		(is(reader, both, 'it', 'that', 'both', 'everyone', 'everybody') ? { to: both + 1 } : null);
	const from = skip(reader, who?.to ?? both, '');
	const lead = anyOf(
		reader,
		from,
		'can|cant|cannot|could|should|would|will|must|dont|doesnt|didnt|wont not|',
		''
	);
	const isDenied = lead > from && !is(reader, from, 'will', 'can');
	const verb = verbAt(reader, lead > from ? lead : from)?.verb;
	const what = (lead > from ? lead : from) + 1;
	if (who && isDenied && inPiece(reader, from, 'yet')) return pieceEnd(reader, start);
	if (who && isDenied) return left(reader, start);
	if (verb === 'claim' && who) return left(reader, start);
	if (verb === 'get' && RESULTS.some((word) => inPiece(reader, what, word)))
		return left(reader, start);
	if (is(reader, start, 'both') && verb !== undefined) return left(reader, start);
	const withItem =
		numberAt(reader, start) === null
			? -1
			: anyOf(reader, start + 1, 'with', 'because of', 'after', 'thanks to');
	if (withItem >= 0 && is(reader, start - 1, '(') && cardRef(reader, withItem))
		return pieceEnd(reader, start);
	if (ownTurnOver(reader, start) || came(reader, start)) return pieceEnd(reader, start);
	// "Goat Head asks at end of turn": what it does is printed on it.
	const printed = cardRef(reader, start, isOwnable, false);
	const tells = printed ? anyOf(reader, printed.to, 'asks|asked|checks|says|reads') : -1;
	if (printed && tells >= 0 && numberAt(reader, tells) === null) return pieceEnd(reader, start);
	if (
		anyOf(
			reader,
			start,
			'it|that is cancelled|canceled|countered|gone|legal|illegal|fine|ok|loot',
			'it was cancelled|countered'
		) >= 0
	)
		return left(reader, start);
	return null;
}

/** What rules speak of in general: what one player has at a table is "the", "my" or "Ben's". */
const GENERAL =
	'(?:combat damage|damage|rolls|dice rolls|attack rolls|triggers|triggered abilities|abilities|effects|items|loot cards|treasures|deaths|souls)';
const OFTEN = '(?:(?:always|never|usually|normally|just|only|also|technically|simply) )*';
const MUST =
	'(?:should|must|would|cant|cannot|has to|have to|need to|needs to|is supposed to|are supposed to|doesnt|dont)';

/** What the rules allow in general: "it's one per turn", "you only get one attack". */
const RULES: readonly RegExp[] = [
	phrase(
		'(?:(?:it|that|there|you|we|one|everyone|a player|players) )?(?:(?:is|are|get|gets|have|has|can|may|only|just|but) )*(?:do |buy |play |attack )?(?:(?:only|just) )?(?:one|1|two|2|once|twice)(?: \\w+){0,2} (?:per|a|each|every) (?:turn|player|round|attack|go)'
	),
	phrase(`(?:${GENERAL}|it|that|they|this|you|everything|nothing) ${OFTEN}${MUST} \\w+`),
	phrase(
		`${GENERAL} ${OFTEN}(?:goes|go|gets put|is put|resolves?|uses?|stays?|counts?|needs?|triggers?)(?= [a-z]| ?$)`
	),
	phrase(
		'(?:you|one|players?) (?:only|just) (?:get|gets|have|has) (?:one|1|a single)(?: \\w+){1,2}'
	)
];

/** Where a clause ends, with its reasons. */
function sentenceEnd(reader: Reader, at: number): number {
	let to = at;
	while (reader.tokens[to] && !is(reader, to, '.', ',', ':', ';', '!', '?', '\n', '(', ')')) to++;
	return Math.max(to, at + 1);
}

/** "Finn's turn is over": that comes of what was told. */
function ownTurnOver(reader: Reader, at: number): boolean {
	const owner = ownerAt(reader, at);
	return anyOf(reader, owner?.to ?? at, 'turn is|was over|done|finished|gone') >= 0;
}

/** "The bomb came in response to that": it stands so already; "Relic goes on the stack": it does by itself. */
function came(reader: Reader, at: number): boolean {
	const card = cardRef(reader, at, undefined, false);
	if (!card) return false;
	const goes =
		anyOf(
			reader,
			card.to,
			'goes|go|is put|gets put on the stack',
			'triggers and goes on the stack'
		) >= 0;
	return (
		anyOf(reader, card.to, 'came|was in response to that|it|this') >= 0 ||
		(goes && !isUsable(cardOf(card.value.card)))
	);
}

function inPiece(reader: Reader, at: number, word: string): boolean {
	for (let i = at; i < at + 5 && reader.tokens[i]?.kind !== 'mark'; i++)
		if (is(reader, i, word)) return true;
	return false;
}

/** Where a piece ends: at the next mark. */
function pieceEnd(reader: Reader, at: number): number {
	let to = at;
	while (reader.tokens[to] && reader.tokens[to]?.kind !== 'mark') to++;
	while (is(reader, to, '?')) to++;
	return Math.max(to, at + 1);
}
