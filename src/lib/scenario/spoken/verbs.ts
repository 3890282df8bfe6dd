import { anyOf, is, skip, verbAt, type Reader } from './reader.ts';
import type { Match } from './said.ts';
import type { Tense, Verb } from './vocabulary.ts';

/** The verb of a clause, with what its helping verbs say. */
export interface Deed {
	readonly verb: Verb | null;
	readonly tense: Tense;
	/** It is done to the subject. */
	readonly isPassive: boolean;
	/** It was done before what was just said: "had bombed". */
	readonly isEarlier: boolean;
	/** It goes on as something else is told: "is attacking". */
	readonly isGoingOn?: true;
}

/** Verbs that something is done by, so that they have a passive. */
const DONE_TO: readonly Verb[] = [
	'attack',
	'kill',
	'hit',
	'cancel',
	'respond',
	'use',
	'reroll',
	'steal',
	'buy',
	'target',
	'make',
	'turn into'
];

/** Helping words that only lead to the verb. */
const LEADS = [
	'wants|want|wanted|tries|tried|try|decides|decided|goes|attempts to',
	'uses|used his|her|their|my turn to',
	'went and',
	'will',
	'plans|planned|likes|liked|chooses|chose|manages|managed|needs|needed|proceeds|proceeded to',
	'has|have|had to',
	'has|have|had been',
	'gets|get|got to',
	'is|am|are|im about|going to',
	'about to',
	'gonna',
	'starts|start|started to',
	'says|said|say|claims|thinks that|',
	'does|did',
	'that'
];

/**
 * The verb at a place with the helping words before it.
 * @param isCardVerb whether a card's name stands there as a verb: "bombed".
 */
export function deedAt(
	reader: Reader,
	at: number,
	isCardVerb: (at: number) => boolean,
	isCardVerbed: (at: number) => boolean
): (Match<Deed> & { readonly start: number }) | null {
	let to = at;
	let isPassive = false;
	let isEarlier = false;
	let isBe = false;
	let isOngoing = false;
	for (let i = 0; i < 4; i++) {
		to = skip(reader, to, '');
		const lead = anyOf(reader, to, ...LEADS);
		if (lead >= 0) {
			// "Max says that he kills Zoe".
			const says = verbAt(reader, to)?.verb === 'claim';
			const again = says && is(reader, lead, 'he', 'she', 'they', 'i') ? lead + 1 : lead;
			const quoted = says ? skip(reader, lead, ',') : lead;
			const spoken = skip(reader, lead, ',');
			if (says && verbAt(reader, spoken) === null && isCardVerb(spoken))
				return {
					start: spoken,
					to: spoken,
					value: { verb: null, tense: 'now', isPassive: false, isEarlier: false }
				};
			if (says && quoted > lead && verbAt(reader, quoted) !== null) {
				to = quoted;
				continue;
			}
			if (!says || again > lead) {
				to = again;
				continue;
			}
		}
		// "Tries buying it", "starts attacking Gurdy".
		const started = anyOf(reader, to, 'tries|tried|try|starts|started|start|keeps|kept|considers');
		if (
			started >= 0 &&
			(verbAt(reader, started)?.tense === 'going on' || isCardVerbing(reader, started, isCardVerb))
		) {
			to = started;
			isBe = true;
			continue;
		}
		const helper = verbAt(reader, to);
		const next = skip(reader, to + 1, '');
		const after = verbAt(reader, next);
		const isPast = after?.tense === 'past' || isCardVerbed(next) || is(reader, next, 'hit', 'cast');
		const isBeen = is(reader, to - 1, 'been') && isPastAt(reader, to, isCardVerbed);
		if (isBeen) {
			isPassive = true;
			break;
		}
		if (helper?.verb === 'be' || (helper?.verb === 'get' && isPast)) {
			if (after?.tense === 'going on' || isCardVerbing(reader, next, isCardVerb)) {
				isOngoing = !is(reader, to + 1, 'now', 'then', 'also', 'again');
				to = next;
				isBe = true;
				continue;
			}
			// "She's rolled a 3".
			if (after?.verb === 'roll' && after.tense === 'past') {
				to = next;
				isEarlier = true;
				break;
			}
			// "Is already turned": how it lies.
			if (is(reader, next, 'turned') && endsClause(reader, next + 1)) break;
			const isUsed = after?.verb !== 'use' || is(reader, next + 1, 'by', 'on', 'at', 'against');
			if (
				isPast &&
				isUsed &&
				(isCardVerbed(next) || (after !== null && DONE_TO.includes(after.verb)))
			) {
				to = next;
				isPassive = true;
				break;
			}
		}
		if (helper?.verb === 'have' && isPast && after?.verb !== 'have') {
			isEarlier = helper.tense === 'past';
			to = next;
			continue;
		}
		break;
	}
	to = skip(reader, to, '');
	const found = verbAt(reader, to);
	if (isCardVerb(to) && (!found || isPassive))
		return { start: to, to, value: { verb: null, tense: 'now', isPassive, isEarlier } };
	if (found)
		return {
			start: to,
			to: to + 1,
			value: {
				verb: found.verb,
				tense: isBe ? 'now' : found.tense,
				isPassive,
				isEarlier,
				...(isOngoing ? { isGoingOn: true as const } : {})
			}
		};
	return null;
}

const endsClause = ({ tokens }: Reader, at: number): boolean =>
	tokens[at] === undefined || tokens[at].kind === 'mark' || tokens[at].text === 'and';

/** "Is bombing": a card's name as a verb that goes on. */
const isCardVerbing = (reader: Reader, at: number, isCardVerb: (at: number) => boolean): boolean =>
	/ing$/u.test(reader.tokens[at]?.text ?? '') && isCardVerb(at);

/** Whether a word is something that was done. */
const isPastAt = (reader: Reader, at: number, isCardVerbed: (at: number) => boolean): boolean =>
	verbAt(reader, at)?.tense === 'past' || isCardVerbed(at) || is(reader, at, 'hit', 'cast');
