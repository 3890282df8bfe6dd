/**
 * An act whose time is told with it while that time's event is told behind it: "before damage I play Soul Heart. I
 * attack Gurdy, roll 1". It is told where the event is.
 */
import { cardOf } from '../../cards/library.ts';
import { isMonster } from './cards-said.ts';
import type { Reader } from './reader.ts';
import type { Awaited, Piece } from './said.ts';
import { whoAt } from './who.ts';

const OWN = '(?:the|that|this|my|his|her|their|an?|any|attack|combat|\\p{L}+s)';
const WHO = '(?:my )?\\p{L}+';
const SOON = '(?:right |just |shortly |directly )?';

/** Times by the event that they hang on, at either end of a sentence or between its marks. */
const TIMES: readonly (readonly [time: RegExp, awaits: Awaited])[] = [
	[
		timed(
			`${SOON}before (?:(?:${OWN} )*(?:roll|die|dice)(?: (?:is|was|gets) (?:rolled|thrown|made))?|${WHO} (?:can |could |even )?(?:rolls?|rolled))`
		),
		'attack'
	],
	[
		timed(
			`${SOON}before (?:(?:${OWN} )*(?:damage|dmg|hit)(?: (?:is|was|gets) (?:dealt|done)| (?:resolves?|resolved|lands?|happens?|happened))?|it (?:hits|hit|lands|landed)|${WHO} (?:takes?|took|gets?|got) (?:${OWN} )*(?:damage|dmg|hit|hurt))`
		),
		'roll'
	],
	[
		timed(
			`(?:after|once|on|in (?:response|reaction) to|seeing|with) (?:seeing )?(?:${OWN} )*(?:roll|die|dice)(?: (?:is|was) (?:rolled|made|known)| on the stack)?`
		),
		'roll'
	],
	[timed(`(?:after|once|when) ${WHO} (?:rolls|rolled|missed|misses)`), 'roll'],
	[timed(`(?:after|once|when|as soon as|as) ${WHO} (?:dies|died|is dead|was dead|has died)`), 'all']
];

function timed(source: string): RegExp {
	return new RegExp(
		`(?:^|[,(] |(?<=^\\S+ (?:\\S+ )?))${source}(?= |$)|(?<= )${source}(?= [,)]| and | but | so | then |$)`,
		'u'
	);
}

/** What happens. */
const HAPPENS: readonly Piece['what']['say'][] = [
	'attack',
	'roll',
	'use',
	'buy',
	'end',
	'until',
	'lies',
	'kill'
];

const isDying = ({ what }: Piece): boolean => what.say === 'until' && what.until === 'dead';

/**
 * "Famine is turned up, I attack it": it lies there, where nothing was told that turned it up and no deck is attacked.
 */
export function lyingThere(pieces: readonly Piece[]): readonly Piece[] {
	const first = pieces.findIndex(({ what }) => what.say === 'reveal' || HAPPENS.includes(what.say));
	const up = pieces[first]?.what;
	if (up?.say !== 'reveal' || up.isGot || !isMonster(cardOf(up.card))) return pieces;
	const attacks = pieces.flatMap(({ what }) => (what.say === 'attack' ? [what] : []));
	const isOnIt = ({ on }: (typeof attacks)[number]): boolean =>
		on?.ref === 'it' || (on?.ref === 'card' && on.card === up.card);
	if (attacks.length === 0 || !attacks.every(isOnIt)) return pieces;
	const about = { ref: 'card', card: up.card, of: null, facts: {} } as const;
	return pieces.map((piece, i) =>
		i === first ? { ...piece, what: { say: 'fact', about, facts: { inSlot: true } } } : piece
	);
}

/** The pieces, those marked whose event is told behind them. */
export function awaiting(reader: Reader, pieces: readonly Piece[]): readonly Piece[] {
	const first = pieces.findIndex(({ what }) => HAPPENS.includes(what.say));
	const opening = pieces[first];
	if (!opening) return pieces;
	const asked = askedBefore(reader, pieces);
	if (asked) return asked;
	const [from, to] = sentenceOf(reader, opening);
	const inside = pieces.filter(
		(piece) => piece.from >= from && piece.from < to && HAPPENS.includes(piece.what.say)
	);
	const isAct = (piece: Piece): boolean => piece.what.say === 'use' || isDying(piece);
	if (!inside.every(isAct) || !inside.some(({ what }) => what.say === 'use')) return pieces;
	const awaits = timeIn(reader, from, to);
	if (awaits === undefined) return pieces;
	const behind = pieces.filter((piece) => piece.from >= to);
	const fought = awaits === 'attack' && pieces.every((one) => !TOLD.includes(one.what.say));
	if (fought) return withAttack(reader, pieces, inside, from, to);
	const needed = awaits === 'all' ? ['attack', 'roll', 'use'] : [awaits];
	if (!behind.some(({ what, isAside }) => !isAside && needed.includes(what.say))) return pieces;
	return pieces.map((piece) => {
		if (inside.includes(piece)) return waiting(piece, awaits);
		const { what } = piece;
		// What came first only beside it comes first of all now.
		return behind.includes(piece) && what.say === 'attack' && what.order === 'before'
			? { ...piece, what: { ...what, order: 'next' as const } }
			: piece;
	});
}

/** The sentence of a piece, without what ends it. */
function sentenceOf({ tokens }: Reader, piece: Piece): readonly [from: number, to: number] {
	const ends = (at: number): boolean => /^[.;!?\n]$/u.test(tokens[at]?.text ?? '');
	let { from } = piece;
	let to = from;
	while (from > 0 && !ends(from - 1)) from--;
	while (to < tokens.length && !ends(to)) to++;
	return [from, to];
}

/** The time that is told in a stretch, by what it waits for. */
function timeIn({ tokens }: Reader, from: number, to: number): Awaited | undefined {
	const said = tokens.slice(from, to).map(({ bare }) => bare);
	return TIMES.find(([time]) => time.test(said.join(' ')))?.[1];
}

/** What tells of a fight, or of something else that is rolled for. */
const TOLD: readonly Piece['what']['say'][] = ['attack', 'roll', 'lies', 'unread', 'becomes'];

/** "He bombed my Fly before I could roll": so I was attacking it. */
function withAttack(
	reader: Reader,
	pieces: readonly Piece[],
	inside: readonly Piece[],
	from: number,
	to: number
): readonly Piece[] {
	const before = reader.tokens.findIndex(({ bare }, i) => i >= from && i < to && bare === 'before');
	const who = whoAt(reader, before + 1);
	const [act] = inside;
	const use = inside.find(({ what }) => what.say === 'use')?.what;
	if (!who || !act || use?.say !== 'use') return pieces;
	const foe = use.on.find((ref) => ref.ref === 'card' && isMonster(cardOf(ref.card)));
	const attack: Piece = {
		from: act.from,
		to: act.from,
		what: { say: 'attack', who: who.value, on: foe ?? null }
	};
	return pieces.flatMap((piece) => (piece === act ? [attack, piece] : [piece]));
}

/** "Can I bomb it before the roll? I attacked Gurdy and rolled 1": what is asked comes before that roll. */
function askedBefore(reader: Reader, pieces: readonly Piece[]): readonly Piece[] | null {
	const end = reader.tokens.length;
	const isDelayed = ({ from, to, what }: Piece): boolean =>
		from === end && to === end && what.say === 'use';
	const question = pieces.find(({ what }) => what.say === 'asked');
	if (!question || !pieces.some(isDelayed)) return null;
	const tells = (say: Piece['what']['say']): boolean =>
		pieces.some((piece) => piece.from >= question.to && piece.what.say === say);
	if (timeIn(reader, ...sentenceOf(reader, question)) !== 'attack') return null;
	if (!tells('attack') || !tells('roll')) return null;
	return pieces.map((piece) => (isDelayed(piece) ? waiting(piece, 'attack') : piece));
}

/** Before the roll, an own attack has not resolved yet. */
const waiting = (piece: Piece, awaits: Awaited): Piece =>
	awaits === 'attack' && piece.what.say === 'use'
		? { ...piece, awaits, what: { ...piece.what, order: 'on top' } }
		: { ...piece, awaits };

/** A piece with its number among those of the text. */
export interface Placed {
	readonly index: number;
	readonly piece: Piece;
}

/** Words of a roll and of what is made of it. */
const ROLLS: readonly Piece['what']['say'][] = ['roll', 'becomes', 'shifts', 'reroll'];

/** The pieces in the order in which they are told: what awaits something behind it. */
export function eventsFirst(all: readonly Placed[]): readonly Placed[] {
	const waiting = all.filter(({ piece: { awaits } }) => awaits !== undefined && awaits !== 'base');
	const [awaits] = waiting.map(({ piece }) => piece.awaits);
	if (awaits === undefined) return all;
	// "Before damage Ben bombs Amy. She attacked …": who was named there is spoken of all the same.
	const others = all.map((one) => (waiting.includes(one) ? named(one) : one));
	const isAsked = waiting.every(({ piece }) => piece.from === piece.to);
	const after = isAsked ? -1 : (waiting.at(-1)?.index ?? 0);
	const place = placeOf(others, after, awaits);
	if (place < 0) return all;
	return [...others.slice(0, place + 1), ...waiting, ...others.slice(place + 1)];
}

/** In place of what is told later: only who is named in it. */
export const named = ({ index, piece }: Placed): Placed => ({
	index,
	piece: { from: piece.from, to: piece.to, what: { say: 'asked' }, names: namesOf(piece.what) }
});

function namesOf(what: Piece['what']): readonly string[] {
	if (what.say !== 'use') return [];
	const people = [what.who, ...what.on.map((ref) => (ref.ref === 'who' ? ref.who : null))];
	return people.flatMap((who) => (who?.is === 'name' ? [who.name] : []));
}

function placeOf(others: readonly Placed[], after: number, awaits: Awaited): number {
	if (awaits === 'all') return others.length - 1;
	if (awaits === 'attack')
		return others.findIndex(({ index, piece }) => index > after && piece.what.say === 'attack');
	const first = others.findIndex(
		({ index, piece }) => index > after && ROLLS.includes(piece.what.say)
	);
	let last = first;
	for (let i = first + 1; first >= 0 && i < others.length; i++) {
		const say = others[i]?.piece.what.say ?? 'joins';
		if (ROLLS.includes(say)) last = i;
		else if (say !== 'joins') break;
	}
	return last;
}
