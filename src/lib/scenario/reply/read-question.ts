import type { Seat } from '../../model/words.ts';
import type { Asked, AskedInOne, AskedOnce, CameOf } from './asked.ts';
import { allMoney } from './facts-of-players.ts';
import { not, ofAll } from './fact.ts';
import type { AskedCard } from './facts-of-play.ts';
import { OPEN } from './open-questions.ts';
import { DOES, GETS, LOSES, type Signs } from './question-grammar.ts';
import { questionWords, seatsMeant, type AskedAt, type QuestionWords } from './question-words.ts';
import { ableAsked, ableRead } from './still-able.ts';
import { OF_ATTACKS } from './questions-of-attacks.ts';
import { OF_ORDER } from './questions-of-order.ts';
import { OF_PLAY } from './questions-of-play.ts';
import { OF_PLAYERS } from './questions-of-players.ts';

/** "Is that legal?" */
const ALLOWED =
	/^(?:(?:(?:is|was) (?:it )?)?(?:legal|allowed)|(?:can|may|could) (?:p\d+|pi|ph)(?: do (?:it|so))?(?: in response)?|(?:is|am|are|was) (?:p\d+|pi|ph) (?:allowed|able)(?: to(?: do it)?)?)(?: (?:on|in|during|at) (?:(?:my|his|her|their|the|somebody else s|another player s|the other s|p\d+ s|ph|pi) )+turn)?$/u;
const MAY =
	/^(?:(?:can|may|could|cant) (p\d+|pi|ph)|(?:is|am|are) (p\d+|pi|ph) (?:allowed|able) to|(?:is|was) it (?:still )?(?:legal|allowed|ok|okay|fine|possible|permitted|right)(?: for (p\d+|pi|ph))? to|(?:do|does|did|will|would) (p\d+|pi|ph) gets? to) (.+)$/u;
/** What somebody has chosen, and would choose otherwise: that has been told as what they choose. */
const CHANGES =
	/^(?:(?:change|switch|redirect|move) (?:.+ )?(?:target|choice|mind|aim|option|c\d+) (?:to|and) |(?:(?:now|just|then|later) )*(?:pick|choose|target|take|name|hit) (?:p\d+|c\d+|ph|pi)(?: now)? instead)/u;
/** All that may stand in a question whether somebody may do something: a purpose ("to save Ben") asks more. */
const ACT_WORDS =
	/^(?:c\d+|p\d+|pi|ph|s|it|play|use|tap|activate|throw|cast|respond|react|answer|attack|buy|purchase|steal|cancel|reroll|bean|with|using|by|on|onto|at|against|in|response|to|my|his|her|their|own|the|a|an|roll|death|attack|purchase|item|monster|character|loot|card|turn|trigger|ability|during|into|of|end|ending|passing|again|from|shop|someone|somebody|else|another|other|player|friend|outside|combat|before|resolves?|goes|off|happens|and|then|me|myself|him|himself|herself|them)$/u;

const USES_IT = /^(?:play|use|tap|activate|throw|cast) it\b/u;

/** "Is it too late for Ben to use it?" */
const LATE =
	/^(?:(?:is|was|isnt|would) (?:it )?(?:be )?(?:already )?)?(?:too )?(?:late|early|soon)(?: for (p\d+|pi|ph))?(?: to (.+))?$/u;

function askedLate(text: string, { seats, card }: Signs): AskedOnce | null {
	const found = LATE.exec(text);
	if (!found) return null;
	const [, who, act] = found;
	const cards = act?.split(' ').flatMap((word) => card(word) ?? []) ?? [];
	return {
		is: 'may',
		who: who === undefined ? null : seats(who),
		cards: cards.length > 0 ? cards : null,
		isLate: true,
		otherwise: null
	};
}

function askedMay(text: string, signs: Signs): AskedOnce | null {
	const { seats, card } = signs;
	if (ALLOWED.test(text)) return { is: 'may', who: null, cards: null, otherwise: null };
	const found = MAY.exec(text);
	const rest = found?.[5];
	if (!found || rest === undefined) return ableAsked(text, signs);
	const words = rest.split(' ');
	const otherwise = ableAsked(text, signs);
	const whom = found[1] ?? found[2] ?? found[3] ?? found[4];
	const who = whom === undefined ? null : seats(whom);
	if (CHANGES.test(rest)) return { is: 'may', who, cards: null, otherwise: null };
	if (!words.every((word) => ACT_WORDS.test(word))) return otherwise;
	const cards = words.flatMap((word) => card(/^c\d+$/u.test(word) ? word : undefined) ?? []);
	return {
		is: 'may',
		who,
		// "Can he tap it again?": whatever he used last.
		cards: cards.length === 0 && USES_IT.test(rest) ? null : cards,
		otherwise
	};
}

/** A question that asks one thing. */
function askedOnce(text: string, signs: Signs): AskedOnce | null {
	for (const [words, read] of [...OF_ATTACKS, ...OF_PLAYERS, ...OF_PLAY, ...OF_ORDER, ...OPEN]) {
		const found = words.exec(text);
		if (found) return read(found, signs);
	}
	return askedLate(text, signs) ?? askedMay(text, signs);
}

/** "Is Amy dead or does she survive?": "she" is whom the first is asked of. */
function ofTheSame(first: string, next: string): string {
	const [seat, ...others] = new Set(first.match(/\bp\d+\b/gu));
	return seat === undefined || others.length > 0 ? next : next.replace(/\bph\b/gu, seat);
}

/** Where another question begins: "Does she die? Who gets the soul, and does the roll count?" */
const ASKS = `(?=(?:${DOES}|who|whose|what|how|which)\\s)`;
const NEXT_QUESTION = new RegExp(
	`(?<=\\?)\\s+(?=\\S)|,\\s*(?:and\\s+)?${ASKS}|\\sand\\s+${ASKS}`,
	'iu'
);
const TWO = new RegExp(
	`^(?:(${DOES}) )((?:p\\d+|c\\d+|pi|ph)) and ((?:p\\d+|c\\d+|pi|ph)) (.+)$`,
	'u'
);

/** "Do Amy and Ben die?" */
function askedOfTwo(text: string, signs: Signs): AskedOnce | null {
	const found = TWO.exec(text);
	if (!found) return null;
	const [, does = '', one = '', other = '', rest = ''] = found;
	const of = [one, other].flatMap((each) => askedOnce(`${does} ${each} ${rest}`, signs) ?? []);
	return of.length === 2 ? { is: 'all', of } : null;
}

const IS_QUESTION = new RegExp(`^${DOES} `, 'u');

const OR_WHOM = new RegExp(`^(?:${DOES} )?(p\\d+|pi|ph)$`, 'u');

/** "Do I get the reward or does he?" */
function askedOfWhich(first: string, whom: string, signs: Signs): AskedOnce | null {
	const asked = [first, first.replace(/\b(?:p\d+|pi|ph)\b/u, whom)].map((text) =>
		askedOnce(text, signs)
	);
	const facts = asked.flatMap((one) => (one?.is === 'whether' ? one.facts : []));
	const seats = facts.flatMap(({ of }) => (typeof of === 'number' ? [of] : []));
	if (asked.some((one) => one?.is !== 'whether') || seats.length < facts.length) return null;
	const all = (came: CameOf): readonly Seat[] | null => {
		const so = facts.map(({ holds }) => holds(came));
		return so.includes(null) ? null : [...new Set(seats.filter((_, at) => so[at]))];
	};
	return { is: 'who', of: [all] };
}

/** "Does it hit or miss?": the second is said of what the first is said of, or is a question of its own. */
function askedWhich(text: string, signs: Signs): AskedOnce | null {
	const [first = '', second, ...others] = text.split(' or ');
	const one = askedOnce(first, signs);
	if (second === undefined || others.length > 0 || one?.is !== 'whether') return null;
	const whom = OR_WHOM.exec(second)?.[1];
	if (whom !== undefined) return askedOfWhich(first, whom, signs);
	const own = IS_QUESTION.test(second) ? askedOnce(ofTheSame(first, second), signs) : null;
	if (own?.is === 'whether')
		return {
			is: 'which',
			of: [
				{ words: 'the first', facts: one.facts },
				{ words: 'the second', facts: own.facts }
			]
		};
	const words = first.split(' ');
	for (let at = words.length - 1; at >= (IS_QUESTION.test(first) ? 1 : 0); at--) {
		const other = askedOnce([...words.slice(0, at), second].join(' '), signs);
		if (other?.is !== 'whether') continue;
		const said = { words: words.slice(at).join(' '), facts: one.facts };
		return { is: 'which', of: [said, { words: second, facts: other.facts }] };
	}
	return null;
}

const BOTH_THINGS = new RegExp(
	`^((?:(?:${DOES} )?(?:p\\d+|pi|ph)|who) (?:${GETS}|${LOSES}|take|takes)) (.+) and (.+)$`,
	'u'
);

/** "Does he lose a treasure and a coin?" */
function askedOfBoth(text: string, signs: Signs): AskedInOne | null {
	const [, does = '', one = '', other = ''] = BOTH_THINGS.exec(text) ?? [];
	if (one === '') return null;
	const of = [one, other].flatMap((thing) => askedOnce(`${does} ${thing}`, signs) ?? []);
	const [first, second] = of;
	const isOne = first?.is === second?.is && (first?.is === 'whether' || first?.is === 'who');
	return of.length === 2 && isOne ? { is: 'both', of } : null;
}

const EVERYBODY =
	/\b(?:(?:everyone|everybody)(?! else)|(?:each|every) player|each of ph|(?<!the other )players)\b/u;

/** "Does everyone take damage?": what is asked of each is so of all of them. */
function askedOfEverybody(text: string, signs: Signs): AskedOnce | null {
	if (!EVERYBODY.test(text)) return null;
	const asked = signs
		.seats('ph')
		.map((seat) => askedOnce(text.replace(EVERYBODY, `p${String(seat)}`), signs));
	const facts = asked.flatMap((one) => (one?.is === 'whether' ? one.facts : []));
	return facts.length === asked.length ? { is: 'whether', facts: [ofAll(facts)] } : null;
}

/** A question that is not one of several. */
const askedAlone = (text: string, signs: Signs): AskedInOne | null =>
	askedOnce(text, signs) ??
	askedOfEverybody(text, signs) ??
	askedOfTwo(text, signs) ??
	askedWhich(text, signs) ??
	askedOfBoth(text, signs);

/** Each of several questions, with those that are not understood; null where there is one, or none is understood. */
function askedOfEach(question: string, at: AskedAt): Extract<Asked, { is: 'each' }> | null {
	const parts = question.split(NEXT_QUESTION);
	if (parts.length < 2) return null;
	const [first = ''] = parts.map((part) => questionWords(part, at).text);
	const of = parts.map((part, nth) => {
		const words = questionWords(part, at);
		const text = nth === 0 ? first : ofTheSame(first, words.text);
		return {
			words: part,
			asked: askedAlone(text, signsOf(words, at)),
			isQuestion: ASKED.test(words.text)
		};
	});
	// What stands before a question may tell what it is asked of.
	const isPlain = of.every(({ asked, isQuestion }) => asked !== null || isQuestion);
	return isPlain && of.some(({ asked }) => asked) ? { is: 'each', of } : null;
}

const ASKED = new RegExp(`^${ASKS}`, 'u');

/** What asks who is right, or whether somebody is, at the end of what each claims. */
export const ASKS_WHO_IS_RIGHT =
	/\b(?:who(?:['’]?s| is| was)|(?:is|was|am) (?!the )\p{L}+(?: \(\p{L}+\))?)(?: actually| now)? (?:right|correct)\b[^.?!]*\?*$/iu;
/** The same before what each claims. */
const RIGHT_FIRST =
	/^(?:so[, ]+)?who(?:['’]?s| is| was)(?: actually| now)? (?:right|correct)\s*[,:;?-]+\s*(.+?)[.?!]*$/iu;
const CLAIM =
	/^(p\d+|pi) (?:says?|said|claims?|claimed|thinks?|thought|insists?|insisted|believes?|argues?|argued|swears?|swore)(?: that)? (.+)$/u;
const DENIES =
	/\b(?:doesnt|does not|dont|do not|didnt|did not|wont|will not|isnt|is not|cant|never|not) /u;

/** "She is dead" is so where "is she dead?" is. */
function askedOfClaim(claim: string, signs: Signs): AskedOnce | null {
	const asked = askedOnce(claim, signs) ?? askedOnce(claim.replace(SAYS_SO, '$2 $1'), signs);
	// How much of it is lost is no claim.
	return asked?.is === 'money'
		? { is: 'whether', facts: asked.of.map((seat) => allMoney(seat, asked.side)) }
		: asked;
}
const SAYS_SO = new RegExp(`^(p\\d+|pi|ph|c\\d+|it) (${DOES})(?= )`, 'u');

/** "Ben says he gets it. I say I do": what was claimed before, of somebody else. */
function sameOf(claim: string, before: string): string {
	const rest = before.replace(/^(?:p\d+|pi|ph|it|c\d+) /u, '');
	if (rest === before) return claim;
	const [, whoGets, verb = ''] = /^(p\d+|pi|ph) (\w+) (?:it|them)$/u.exec(claim) ?? [];
	if (whoGets !== undefined && rest.startsWith(`${verb} `)) return `${whoGets} ${rest}`;
	const [, who, nt] =
		/^(p\d+|pi|ph|it|c\d+) (?:do|does|did|will|would|can)(nt|ont)?$/u.exec(claim) ?? [];
	if (who === undefined) return claim;
	// "Ben says she does", of no damage: so she takes some.
	const some = rest.replace(/\b(?:no|doesnt|dont) /u, '');
	if (nt === undefined) return `${who} ${some}`;
	return some === rest ? `${who} doesnt ${rest}` : claim;
}

/** "Amy says she gets 7 cents. Ben says she gets nothing. Who is right?" */
function askedWhoIsRight(question: string, at: AskedAt): AskedOnce | null {
	const end = ASKS_WHO_IS_RIGHT.exec(question)?.index ?? 0;
	const claimed = end > 0 ? question.slice(0, end) : (RIGHT_FIRST.exec(question)?.[1] ?? '');
	let before = '';
	const of = claimed
		.split(/[.;!?,]+\s+(?:and |but |while )?/u)
		.filter((part) => part.trim() !== '')
		.map((part) => {
			const words = questionWords(part, at);
			const [, who = '', said = ''] = CLAIM.exec(words.text) ?? [];
			const claim = sameOf(said, before);
			before = claim;
			const signs = signsOf(words, at);
			const [seat, ...others] = who === '' ? [] : signs.seats(who);
			const able = ableRead(claim, signs);
			if (able?.is === 'whether' && seat !== undefined && others.length === 0)
				return { seat, facts: able.facts };
			const asked = askedOfClaim(claim.replace(DENIES, ''), signs);
			if (seat === undefined || others.length > 0 || asked?.is !== 'whether') return null;
			return { seat, facts: DENIES.test(claim) ? asked.facts.map(not) : asked.facts };
		});
	const claims = of.flatMap((one) => one ?? []);
	return claims.length > 0 && claims.length === of.length ? { is: 'right', of: claims } : null;
}

/** What a question asks of a table; null where it is not understood whole. */
export function readQuestion(question: string, at: AskedAt): Asked | null {
	const right = askedWhoIsRight(question, at);
	if (right) return right;
	const each = askedOfEach(question, at);
	if (each?.of.every(({ asked }) => asked)) return each;
	const words = questionWords(question, at);
	return askedAlone(words.text, signsOf(words, at)) ?? each;
}

function signsOf({ cards }: QuestionWords, at: AskedAt): Signs {
	const cardOf = (sign: string | undefined): AskedCard | null =>
		cards[Number(/^c(\d+)$/u.exec(sign ?? '')?.[1] ?? -1)] ?? null;
	return {
		seats: (sign) => seatsMeant(sign, at.names),
		card: (sign) => cardOf(sign)?.key ?? null,
		cardOf
	};
}
