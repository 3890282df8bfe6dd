import { readAt } from './ways.ts';
import { relativeAt } from './adjuncts.ts';
import { isDeath } from './aside-order.ts';
import { looselyAt } from './loosely.ts';
import { askedAt } from './asides.ts';
import { commentaryAt, supposedAt } from './commentary.ts';
import { aboutWhom, momentAsked } from './asked-uses.ts';
import { awaiting, lyingThere } from './awaited.ts';
import { basesFirst } from './based-later.ts';
import { contextAt } from './context.ts';
import { cameFirst, isDeclaredInAnswer } from './came-first.ts';
import { claimedAt } from './claims.ts';
import { hiddenIn, loose } from './unread.ts';
import { dropToldAgain, isToldToo, supposedLast } from './asked-acts.ts';
import { headingAt } from './headings.ts';
import { asCause, isDenied, isReason, reasonAct, reasonFact } from './reasons.ts';
import { isDone, reportedAt } from './reports.ts';
import { elsewhereAt, onceDeadAt } from './elsewhere.ts';
import { endsHere } from './facts.ts';
import { applied } from './corrected.ts';
import { CORRECTING, correctionAt, unplayedAt } from './corrections.ts';
import { ofIt } from './of-it.ts';
import { ordered } from './order.ts';
import { saidEarlier } from './earlier.ts';
import { TELLS_FIRST } from './question-ends.ts';
import { type Reader, anyOf, is, phraseAt, skip } from './reader.ts';
import { unanswered } from './short.ts';
import { endPhaseAt, ownTurnAt, turnOfOther } from './own-turns.ts';
import { namesAround, namesIn, nextName, speakerAt } from './speakers.ts';
import { laterAt } from './later-said.ts';
import { goesOnWith, subjectOf } from './goes-on-with.ts';
import { tallyAt } from './tallies.ts';
import type { Match, Piece, Saying } from './said.ts';
import type { Said } from './clause.ts';
import { MARKS } from './marks.ts';

/** Pieces of something that happens, or lies on the stack: behind them a question is about what is next. */
const HAPPENS: readonly Piece['what']['say'][] = [
	'attack',
	'roll',
	'use',
	'buy',
	'lies',
	'end',
	'until'
];

/** A text in pieces, every token in one. */
export function piecesOf(reader: Reader): readonly Piece[] {
	const { tokens } = reader;
	const pieces: Piece[] = [];
	let depth = 0;
	let at = 0;
	const delayed: Saying[] = [];
	const add = (to: number, what: Piece['what']): void => {
		const names = what.say === 'joins' ? [] : namesIn(reader, at, to);
		const subject = what.say === 'left' || what.say === 'unread' ? subjectOf(reader, at, to) : null;
		pieces.push({
			from: at,
			to,
			what,
			...(names.length > 0 ? { names } : {}),
			...(subject ? { subject } : {}),
			...(depth > 0 ? { isAside: true } : {})
		});
		at = to;
	};
	const addAll = (found: Match<Said>, from = at): void => {
		found.value.forEach((one, i) => {
			const isFirst = i === 0;
			const isRolled = found.value.some(({ say }) => say === 'roll');
			// "Cara reveals Gurdy from the deck, attacks it".
			const subject =
				one.say === 'fact' || one.say === 'reveal' ? subjectOf(reader, from, found.to) : null;
			const ahead =
				one.say === 'attack' && one.who === null && !isRolled ? nextName(reader, found.to) : null;
			const names =
				one.say === 'lies'
					? namesAround(reader, from, found.to)
					: one.say === 'serves' && one.on === null
						? namesIn(reader, from, found.to)
						: [];
			pieces.push({
				from: isFirst ? from : found.to,
				to: found.to,
				what: one,
				...(names.length > 0 ? { names } : {}),
				...(ahead === null ? {} : { ahead }),
				...(subject && isFirst ? { subject } : {}),
				...(isFirst && goesOnWith(reader, from, one, pieces) ? { goesOn: true } : {}),
				...(is(reader, found.to, ':') ? { isHeading: true as const } : {}),
				...(isDeclaredInAnswer(reader, one, from, found.to) ? { isAnswer: true as const } : {}),
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
		const ownTurn =
			turnOfOther(reader, at) ?? ownTurnAt(reader, at, pieces) ?? endPhaseAt(reader, at, pieces);
		if (ownTurn) {
			addAll(ownTurn);
			continue;
		}
		const isTold = pieces.some(({ what }) => HAPPENS.includes(what.say));
		const tally = isTold ? tallyAt(reader, at) : null;
		if (tally) {
			addAll(tally);
			continue;
		}
		const phrase = phraseAt(reader, at);
		const isLonger = contextAt(reader, at) > phrase;
		const elsewhere = Math.max(elsewhereAt(reader, at), isTold ? -1 : onceDeadAt(reader, at));
		if (elsewhere > at) {
			add(elsewhere, { say: 'unread' });
			continue;
		}
		const supposed = supposedAt(reader, at);
		if (supposed) {
			add(supposed.to, { say: supposed.isAsked ? 'asked' : 'left' });
			continue;
		}
		const remark = commentaryAt(reader, at);
		if (remark > at) {
			add(remark, { say: 'left' });
			continue;
		}
		// "… and gets Guppy's Head. I use Jawbone before it resolves": it has resolved.
		if (is(reader, at, 'before') && phrase > at && hasResolved(pieces)) {
			add(phrase, { say: 'unread' });
			continue;
		}
		const later = laterAt(reader, at);
		if (later) {
			addAll(later);
			continue;
		}
		if (phrase > at && !isLonger && !unanswered(reader, at) && !ordered(reader, at, pieces)) {
			add(phrase, { say: 'joins' });
			continue;
		}
		const correction = CORRECTING(reader, at) ? correctionAt(reader, at) : unplayedAt(reader, at);
		if (correction && applied(reader, pieces, correction, at, depth > 0)) {
			at = correction.to;
			continue;
		}
		const moment = momentAsked(reader, at, pieces);
		if (moment) {
			add(moment.to, { say: moment.isTold ? 'asked' : 'unread' });
			continue;
		}
		const relative = relativeAt(reader, at);
		const asked = relative ? null : askedAt(reader, at);
		if (asked) {
			add(asked.to, { say: 'asked' });
			const question = pieces.at(-1);
			const isOfHim = asked.act?.some((one) => 'who' in one && isPronoun(one.who)) === true;
			if (question && isOfHim) pieces[pieces.length - 1] = { ...question, asksOfHim: true };
			for (const fact of asked.value) pieces.push({ from: at, to: at, what: fact });
			// "Can Ben butter bean it when Amy uses it?": what is asked comes after all that is told with it.
			const isAhead = !pieces.some(({ what }) => HAPPENS.includes(what.say));
			if (isAhead || is(reader, at - 1, ...TELLS_FIRST) || is(reader, at, ...TELLS_FIRST)) {
				for (const one of asked.act ?? [])
					if (one.say === 'use') {
						const cards = one.on.flatMap((ref) => (ref.ref === 'card' ? [ref] : []));
						if (cards.length > 0) pieces.push({ from: at, to: at, what: { say: 'topic', cards } });
					}
				delayed.push(...(asked.act ?? []));
			} else for (const one of asked.act ?? []) pieces.push({ from: at, to: at, what: one });
			continue;
		}
		const heading = headingAt(reader, at);
		if (heading > at) {
			add(heading, { say: 'left' });
			continue;
		}
		const speaker = speakerAt(reader, at);
		if (speaker) {
			addAll(speaker);
			continue;
		}
		const exact = ordered(reader, at, pieces) ?? readAt(reader, at);
		// "…, but Jawbone is tapped": more is said behind the word.
		if (is(reader, at, 'but') && (readAt(reader, at + 1)?.to ?? 0) > (exact?.to ?? at + 1)) {
			add(at + 1, { say: 'joins' });
			continue;
		}
		const isWhole = exact !== null && goesOn(reader, exact.to, pieces);
		const loosely = isWhole || skip(reader, at) > at ? null : looselyAt(reader, at);
		const told = loosely && loosely.to > (exact?.to ?? at) ? loosely : exact;
		const found = told && depth > 0 ? ofAsked(told, pieces, delayed) : told;
		const isCorrected = pieces.slice(-4).some(({ isTakenBack }) => isTakenBack === true);
		const isOfEdition = found?.value.some(({ say }) => say === 'edition') === true;
		const isDoneHere =
			found !== null && (isOfEdition || (isDone(found.value) && !isDenied(reader, found.to)));
		const reported = isDoneHere ? null : reportedAt(reader, at, readAt);
		const claimed = reported ?? claimedAt(reader, at, (_, place) => readAt(reader, place) !== null);
		const because = reasonFact(reader, at) ?? reasonAct(reader, at, readAt);
		if (because) {
			const first = pieces.length;
			const of = pieces.findLast(({ what }) => what.say !== 'joins')?.what;
			addAll(because);
			// "Ben dies because …": what made it so is told behind it, as in brackets.
			if (of && (of.say === 'until' || isDeath(of)))
				pieces.splice(first, Infinity, ...pieces.slice(first).map(asCause));
			continue;
		}
		if (found && reported === null && !isReason(reader, at) && !isDenied(reader, found.to)) {
			const first = pieces.length;
			addAll(
				cameFirst(reader, at, saidEarlier(reader, ofIt(reader, at, found, pieces), pieces), pieces)
			);
			if (isCorrected)
				for (let i = first; i < pieces.length; i++)
					pieces[i] = { ...pieces[i], goesOn: true } as Piece;
			continue;
		}
		if (claimed) {
			const asks = askedBehind(reader, claimed);
			if (asks > 0) {
				add(asks, { say: 'asked' });
				continue;
			}
			add(claimed, { say: 'left' });
			const claim = pieces.at(-1);
			if (claim)
				pieces[pieces.length - 1] = { ...claim, claim: reported === null ? 'own' : 'reported' };
			continue;
		}
		if (skip(reader, at, '') > at) {
			add(at + 1, { say: 'joins' });
			continue;
		}
		const { to, say } = loose(reader, at, (place) => readAt(reader, place) !== null);
		const hides = say === 'unread' ? hiddenIn(reader, at, to) : null;
		add(to, { say });
		const last = pieces.at(-1);
		if (last && hides) pieces[pieces.length - 1] = { ...last, hides };
	}
	dropToldAgain(reader, pieces);
	supposedLast(reader, pieces);
	for (const one of delayed.filter((act) => !isToldToo(pieces, act)))
		pieces.push({ from: at, to: at, what: one });
	return basesFirst(reader, awaiting(reader, lyingThere(pieces)));
}

/** "Does my bomb kill Gurdy? (1 hp left)": said of what is asked about. */
function ofAsked(found: Match<Said>, pieces: readonly Piece[], acts: Said): Match<Said> {
	const last = pieces.findLast(({ what, from, to }) => what.say !== 'joins' && to > from);
	const about = last?.what.say === 'asked' ? aboutWhom(acts) : null;
	if (!about) return found;
	return {
		to: found.to,
		value: found.value.map((one) =>
			one.say === 'fact' && one.about === null ? { ...one, about } : one
		)
	};
}

/** Whether what was told before the last act has resolved. */
function hasResolved(pieces: readonly Piece[]): boolean {
	const [before, last] = pieces.filter(({ what }) => what.say !== 'joins').slice(-2);
	return before?.what.say === 'reveal' && before.what.isGot === true && last?.what.say === 'use';
}

/** Behind a claim that is asked: "she dies?", "I take nothing, right?"; 0 where it is none. */
function askedBehind(reader: Reader, to: number): number {
	if (is(reader, to - 1, '?')) return to;
	const tail = anyOf(reader, to, ',| right|correct|yes|no|true|huh|eh|yeah ?');
	return Math.max(tail, 0);
}

const isPronoun = (who: unknown): boolean =>
	typeof who === 'object' && who !== null && 'is' in who && who.is === 'he';

/** Whether a piece is read whole: it ends at a place, or what follows is read too. */
const goesOn = (reader: Reader, at: number, pieces: readonly Piece[]): boolean =>
	endsHere(reader, skip(reader, at, '')) ||
	contextAt(reader, at) > at ||
	(ordered(reader, at, pieces) ?? readAt(reader, at)) !== null;
