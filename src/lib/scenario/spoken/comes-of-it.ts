import { patternAt, phrase } from './patterns.ts';
import { anyOf, is, numberAt, type Reader, verbAt, cardAt } from './reader.ts';
import { isMonster, isUsable } from './cards-said.ts';
import { cardRef, thingRef } from './references.ts';
import { ENDS } from './tokens.ts';
import type { Match } from './said.ts';
import type { Ref, Who } from './ref.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Said } from './clause.ts';

const WHOEVER =
	'(?:he|she|they|i|we|it|that|this|everyone|everybody|each player|every player|all players|all of us)';
const HARM = '(?:(?:the|that|this|any|no|some|more|combat|\\d|one|two|three|full) )*(?:damage|dmg)';

/** What only tells over again what comes of what was told. */
const OUTCOMES: readonly RegExp[] = [
	phrase(
		`(?:dealing|doing|taking|causing|receiving|getting|inflicting) ${HARM}(?: (?:to|on) \\S+)?`
	),
	phrase(
		`(?:deals?|dealt|does|did) (?:\\d|one|two|three|some|no|any) (?:damage|dmg)(?: to (?:it|that|the monster))?(?= [,.;:!)]|$| and\\b| then\\b| but\\b| so\\b)`
	),
	phrase(
		'to (?:play|use) (?:another|one more|a second|more|extra|an extra|a further) (?:loot(?: cards?)?|cards?|items?)'
	),
	phrase('hitting(?: (?:it|him|her|them|with it))?'),
	phrase(
		'(?:which|that|this|it|so|and)(?: (?:it|that|this))? (?:is|was) (?:a |an )?(?:hit|miss|fail|success)'
	),
	phrase(`(?:so|and|thats|that is|for|which is|which does|which deals) ${HARM}`),
	phrase(
		`${WHOEVER} (?:takes?|took|gets?|got|would take|should take|has to take|suffers?) ${HARM}`
	),
	phrase(
		`(?:\\S+ )?(?:takes?|took|gets?|got|suffers?|suffered|(?:is|was|gets|got) dealt|receives?|received) ${HARM}(?= [,.;:!)]|$| and\\b| then\\b| but\\b| so\\b)`
	),
	phrase(
		'(?:so )?(?:\\S+ )?(?:is|was|am|are|im|will|would|should|must|has|have) (?:(?:going|about|supposed) to |to |gonna )?(?:die|be dead|have died)(?= [,.;:!)]|$| and\\b| then\\b| but\\b| so\\b)'
	),
	phrase('(?:and |so )?takes? (?:\\d|one|two)(?= [,.;)]|$| and\\b| then\\b)'),
	phrase(`${HARM}(?= [,.;)]|$)`),
	phrase(
		'(?:\\d|one|two|three)(?: ?(?:c|¢|cents?|coins?))? (?:of (?:them|it|those|(?:his|her|my|their)(?: cents| coins| money)?) )?(?:from|off) (?:me|him|her|them|\\S+)(?= [,.;:)!]|$| and\\b| then\\b| but\\b| so\\b)'
	),
	phrase(
		`(?:and |so |then |now )*${WHOEVER} (?:then |now )?(?:has|gets|gains|got|gained|is at|is now|goes up by|has now) (?:a |an )?[+] ?\\d(?: (?:to|on))? (?:atk|attack|dc|evasion|damage|dmg|hp)`
	),
	// "… so her turn doesn't end": what it is done for.
	phrase(
		'so (?:that )?(?:\\S+ ){1,3}(?:doesnt|dont|wont|cant|cannot|isnt|will not|does not|can not)(?: \\p{L}+){1,5}(?= [,.;:!)]|$)'
	),
	phrase('(?:even|but) so|regardless|nonetheless|nevertheless|in time|all the same'),
	phrase('in front of (?:him|her|me|them|himself|herself|myself)')
];

/** Verbs of what an act is for. */
const SERVES =
	'lose|pay|discard|suffer|receive|save|protect|prevent|steal|take|deal|do|heal|gain|get|avoid|survive|block|absorb|stop|kill|finish|hurt|damage|help|keep|negate|shield|draw|loot|destroy|swap|soak|rescue|punish|weaken|turn|make|change|win|defend|reduce|end|force|fizzle|respond|answer|cancel|counter';
const SERVING =
	'saving|protecting|preventing|stealing|taking|dealing|doing|healing|gaining|getting|avoiding|surviving|blocking|absorbing|stopping|killing|finishing|hurting|helping|keeping|drawing|looting|destroying|swapping|reducing';

/** Where what an act is for ends: at the next mark, or where somebody does something else. */
function endOfPurpose(reader: Reader, at: number): number {
	let to = at;
	while (reader.tokens[to] && (reader.tokens[to]?.kind !== 'mark' || is(reader, to, '¢'))) {
		if (
			is(
				reader,
				to,
				'and',
				'but',
				'then',
				'so',
				'when',
				'if',
				'while',
				'because',
				'before',
				'after'
			)
		)
			break;
		const who = whoAt(reader, to);
		const isDoing =
			who !== null &&
			(verbAt(reader, who.to) !== null || cardAt(reader, who.to, isUsable) !== null);
		if (who && to > at && isDoing) break;
		to++;
	}
	return to;
}

/** Whether a card is named in a stretch of the text. */
function hasCard(reader: Reader, from: number, to: number): boolean {
	for (let i = from; i < to; i++) if (cardAt(reader, i)) return true;
	return false;
}

/** Whom or what it is done to, as it is said of its purpose: "to steal a card from her", "to take her Meat!". */
function servedOn(reader: Reader, from: number, to: number): Ref | null {
	for (let i = from; i < to; i++) {
		const thing = thingRef(reader, i);
		if (!thing || thing.to > to) continue;
		if (thing.value.ref === 'who') return thing.value;
		if (thing.value.ref === 'card' && thing.value.of !== null) return thing.value;
	}
	// "Stealing 3 of my cents": whose they are.
	for (let i = from; i < to; i++) {
		const owner = ownerAt(reader, i);
		if (owner && is(reader, owner.to, ...BELONGINGS))
			return { ref: 'who', who: owner.value, facts: {} };
	}
	return null;
}

/** What somebody has that a card may take. */
const BELONGINGS = [
	'cents',
	'cent',
	'c',
	'¢',
	'coins',
	'money',
	'pennies',
	'cards',
	'card',
	'loot',
	'hand'
];

/** Who is named right before: "to save Kim from …"; else whoever does it. */
function savedBefore(reader: Reader, at: number): Who {
	const named = whoAt(reader, at - 1)?.value;
	if (is(reader, at - 1, 'myself', 'me')) return { is: 'me' };
	if (named?.is === 'name') return named;
	// "I use my Mantle to prevent the damage of Kim's bomb".
	for (let i = at - 1; i >= 0 && !ENDS.has(reader.tokens[i]?.text ?? ''); i--) {
		if (reader.people.at(i)?.owns === false) break;
		if (is(reader, i, 'i')) return { is: 'me' };
	}
	return { is: 'he' };
}

/**
 * "… to save me from 1 damage", "… to steal a card from her", "dealing 1 damage": what an act is for and what
 * comes of it. It tells nothing new, unless nobody has said whom the act is aimed at.
 */
export function comesOfIt(reader: Reader, at: number): Match<Said> | null {
	const told = patternAt(reader, at, ...OUTCOMES);
	if (told >= 0) return { to: told, value: [{ say: 'serves', on: null }] };
	if (at === 0) return null;
	const verb = anyOf(
		reader,
		at,
		`to ${SERVES}`,
		`in order to ${SERVES}`,
		`so as to ${SERVES}`,
		`for ${SERVING}|${SERVES}`,
		`by ${SERVING}`,
		'from dying|death|damage|losing'
	);
	// "…, stealing 3 of my cents": what it does.
	const bare = anyOf(reader, at, SERVING);
	const doing = bare < 0 || hasCard(reader, bare, endOfPurpose(reader, bare)) ? -1 : bare;
	const harm = anyOf(reader, at, 'for|from the|that|any|no|more|full|', 'for|from');
	const isHarm =
		harm >= 0 && numberAt(reader, harm) !== null && is(reader, harm + 1, 'damage', 'dmg');
	// "… from Leech": what deals the damage.
	const dealer = is(reader, at, 'from') ? cardRef(reader, at + 1, isMonster, false) : null;
	if (dealer)
		return {
			to: dealer.to,
			value: [
				{ say: 'serves', on: null },
				{ say: 'topic', cards: [dealer.value] }
			]
		};
	// "… to save himself from Tom's Bomb!", "… to prevent the damage of my bomb": that was played on who does it.
	const harmed = anyOf(
		reader,
		at,
		'to|by prevent|preventing|block|blocking|stop|stopping|avoid|avoiding|survive|surviving the|that|any|all|1|one| damage|dmg from|of'
	);
	const from = is(reader, at, 'from') ? at + 1 : harmed;
	const threat = from >= 0 ? cardRef(reader, from, isUsable, false) : null;
	if (threat?.value.of)
		return {
			to: threat.to,
			value: [
				{
					say: 'fact',
					about: {
						ref: 'use',
						card: threat.value,
						on: [{ ref: 'who', who: savedBefore(reader, at), facts: {} }]
					},
					facts: {},
					order: 'before'
				}
			]
		};
	const start = verb >= 0 ? verb : isHarm ? harm + 2 : doing;
	if (start < 0) return null;
	const to = endOfPurpose(reader, start);
	// What is used for it is no purpose but an act: it must not be lost.
	for (let i = start - 1; i < to; i++) {
		const isMeans = is(reader, i, 'with', 'using', 'via') || verbAt(reader, i)?.verb === 'use';
		if (isMeans && cardRef(reader, i + 1, isUsable, false)) return null;
	}
	return { to, value: [{ say: 'serves', on: servedOn(reader, start, to) }] };
}
