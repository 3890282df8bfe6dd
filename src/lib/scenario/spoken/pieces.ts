import { cardOf } from '../../cards/library.ts';
import { clauseAt, type Said } from './clauses.ts';
import { CORRECTING, correctionAt, type Correction } from './corrections.ts';
import { factList } from './facts.ts';
import {
	eventPiece,
	factPiece,
	numberPiece,
	playedPiece,
	revealPiece,
	usePiece,
	withPiece
} from './nouns.ts';
import { endOfTurn, itemsOfWho, loneItem, whoHas, passing, shopAside, withCard } from './short.ts';
import { askedAt, claimedAt, loose } from './asides.ts';
import { ordered } from './order.ts';
import { anyOf, is, phraseAt, skip, type Reader } from './reader.ts';
import { whoAt } from './references.ts';
import type { Match, Piece } from './said.ts';
import {
	allAt,
	eachOwned,
	editionAt,
	lyingAt,
	notActive,
	ownedAt,
	sittingAt,
	slotsAt,
	topicAt,
	turnAt
} from './table-talk.ts';

/** Marks that stand between pieces. */
const MARKS = [
	',',
	'.',
	';',
	':',
	'!',
	'-',
	'\n',
	')',
	'(',
	'...',
	'..',
	'…',
	'&',
	'+',
	'/',
	'->',
	'–',
	'—',
	'~',
	'>',
	'=',
	'?',
	'[',
	']',
	'{',
	'}',
	'|',
	'#',
	'^'
];

type Reads = (reader: Reader, at: number) => Match<Said> | null;

/** The ways in which a piece is read; the one that reads most of the text is taken, the first of several. */
const WAYS: readonly Reads[] = [
	editionAt,
	sittingAt,
	slotsAt,
	turnAt,
	notActive,
	lyingAt,
	(reader, at) => allAt(reader, at, (place) => factList(reader, place, 'who')),
	clauseAt,
	eventPiece,
	revealPiece,
	withCard,
	shopAside,
	passing,
	endOfTurn,
	itemsOfWho,
	whoHas,
	loneItem,
	playedPiece,
	(reader, at) => usePiece(reader, at, false),
	eachOwned,
	ownedAt,
	factPiece,
	withPiece,
	numberPiece
];

/** A piece as it is read at a place; null where nothing can be read. */
export function readAt(reader: Reader, at: number): Match<Said> | null {
	let best: Match<Said> | null = null;
	for (const way of WAYS) {
		const found = way(reader, at);
		if (found && found.to > at && found.to > (best?.to ?? at)) best = found;
	}
	return best;
}

/** A text in pieces, every token in one. */
export function piecesOf(reader: Reader): readonly Piece[] {
	const { tokens } = reader;
	const pieces: Piece[] = [];
	let depth = 0;
	let at = 0;
	const add = (to: number, what: Piece['what']): void => {
		const names = what.say === 'joins' ? [] : namesIn(reader, at, to);
		pieces.push({
			from: at,
			to,
			what,
			...(names.length > 0 ? { names } : {}),
			...(depth > 0 ? { isAside: true } : {})
		});
		at = to;
	};
	const addAll = (found: Match<Said>, from = at): void => {
		found.value.forEach((one, i) => {
			const isFirst = i === 0;
			const ahead = one.say === 'attack' && one.who === null ? nextName(reader, found.to) : null;
			pieces.push({
				from: isFirst ? from : found.to,
				to: found.to,
				what: one,
				...(ahead === null ? {} : { ahead }),
				...(depth > 0 ? { isAside: true } : {})
			});
		});
		if (found.value.length === 0) pieces.push({ from, to: found.to, what: { say: 'joins' } });
		at = found.to;
	};
	while (at < tokens.length) {
		const token = tokens[at];
		if (token?.kind === 'mark' && MARKS.includes(token.text)) {
			if (token.text === '(') depth++;
			if (token.text === ')') depth = Math.max(0, depth - 1);
			if (!(token.text === '->' && readAt(reader, at))) {
				pieces.push({
					from: at,
					to: at + 1,
					what: { say: 'joins' },
					isEnd: ['.', '\n', ';', '!'].includes(token.text),
					isLine: token.text === '\n',
					...(depth > 0 ? { isAside: true } : {})
				});
				at++;
				continue;
			}
		}
		const phrase = phraseAt(reader, at);
		if (phrase > at && !ordered(reader, at, pieces)) {
			add(phrase, { say: 'joins' });
			continue;
		}
		const correction = CORRECTING(reader, at) ? correctionAt(reader, at) : null;
		if (correction && applied(reader, pieces, correction, at, depth > 0)) {
			at = correction.to;
			continue;
		}
		const asked = askedAt(reader, at);
		if (asked) {
			add(asked.to, { say: 'asked' });
			for (const fact of asked.value) pieces.push({ from: at, to: at, what: fact });
			continue;
		}
		const speaker = speakerAt(reader, at);
		if (speaker) {
			addAll(speaker);
			continue;
		}
		const found = ordered(reader, at, pieces) ?? readAt(reader, at);
		const isCorrected = pieces.slice(-4).some(({ isTakenBack }) => isTakenBack === true);
		const claimed = claimedAt(reader, at);
		if (found && !isReason(reader, at)) {
			const first = pieces.length;
			addAll(found);
			if (isCorrected)
				for (let i = first; i < pieces.length; i++)
					pieces[i] = { ...pieces[i], goesOn: true } as Piece;
			continue;
		}
		if (claimed) {
			add(claimed, { say: 'left' });
			continue;
		}
		const skipped = skip(reader, at, '');
		if (skipped > at) {
			add(skipped, { say: 'joins' });
			continue;
		}
		const { to, say } = loose(reader, at, (place) => readAt(reader, place) !== null);
		add(to, { say });
	}
	return pieces;
}

/** Who is named next, right where the next piece begins. */
function nextName(reader: Reader, at: number): string | null {
	let to = skip(reader, at, ',:');
	if (is(reader, to, 'and')) to++;
	const who = whoAt(reader, to)?.value;
	return who?.is === 'name' ? who.name : null;
}

/** Who is named between two places. */
function namesIn(reader: Reader, from: number, to: number): readonly string[] {
	const names: string[] = [];
	for (let i = from; i < to; i++) {
		const who = whoAt(reader, i)?.value;
		if (who?.is === 'name') names.push(who.name);
	}
	return names;
}

/** Whether a reason begins at a place. */
const isReason = (reader: Reader, at: number): boolean =>
	is(reader, skip(reader, at, ''), 'because', 'cause', 'cuz', 'since', 'bc', 'cos', 'coz');

/** "Sam:" at the start of what Sam says or does; with a topic before it. */
function speakerAt(reader: Reader, at: number): Match<Said> | null {
	const topic = topicAt(reader, at);
	if (topic)
		return {
			to: topic.to,
			value: [
				{
					say: 'topic',
					cards: topic.value.map((card) => ({ ref: 'card', card, of: null, facts: {} }))
				}
			]
		};
	const start = anyOf(reader, at, '-', '>', '');
	const owned = cardsBefore(reader, start);
	const who = whoAt(reader, owned?.to ?? start);
	if (!who || who.value.is === 'he' || !is(reader, who.to, ':')) return null;
	const said: Said = owned
		? [
				{
					say: 'fact',
					about: { ref: 'who', who: who.value, facts: {} },
					facts: { items: owned.value }
				}
			]
		: [];
	return { to: who.to + 1, value: [{ say: 'speaks', who: who.value }, ...said] };
}

/** Cards before somebody's name: "Champion Belt me:". */
function cardsBefore(reader: Reader, at: number) {
	const found = factList(reader, at, 'subject');
	const items = found?.value.items;
	return found && items ? { to: found.to, value: items } : null;
}

/** Corrects what was said before; false where nothing there could be meant. */
function applied(
	reader: Reader,
	pieces: Piece[],
	correction: Correction,
	at: number,
	isAside: boolean
): boolean {
	const index = pieces.findLastIndex(({ what }) => what.say !== 'joins' && what.say !== 'speaks');
	const target = pieces[index];
	if (!target) return false;
	const aside = isAside ? { isAside: true as const } : {};
	const done = (): true => {
		pieces.push({ from: at, to: correction.to, what: { say: 'left' }, ...aside });
		return true;
	};
	const { number, card } = correction;
	if (number !== null) {
		const roll = pieces.findLastIndex(({ what }) => what.say === 'roll' || what.say === 'becomes');
		const last = pieces[roll];
		if (last?.what.say === 'roll') {
			pieces[roll] = {
				...last,
				what: { ...last.what, faces: [...last.what.faces.slice(0, -1), number] }
			};
			return done();
		}
		return false;
	}
	if (card !== null) {
		const isFoe = ['monster', 'event', 'curse'].includes(cardOf(card).kind);
		const named = pieces.findLastIndex(({ what }) =>
			isFoe ? what.say === 'attack' : what.say === 'use' || what.say === 'buy'
		);
		const last = pieces[named];
		const ref = { ref: 'card', card, of: null, facts: {} } as const;
		if (last?.what.say === 'attack') pieces[named] = { ...last, what: { ...last.what, on: ref } };
		else if (last?.what.say === 'buy')
			pieces[named] = { ...last, what: { ...last.what, what: ref } };
		else if (last?.what.say === 'use')
			pieces[named] = { ...last, what: { ...last.what, card: { ...last.what.card, card } } };
		else return false;
		return done();
	}
	if (correction.isTakenBack) {
		pieces[index] = {
			...target,
			what: { say: 'left' },
			names: namesIn(reader, target.from, target.to),
			isTakenBack: true
		};
		return done();
	}
	return false;
}
