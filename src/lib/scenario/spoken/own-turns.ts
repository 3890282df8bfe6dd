import { endsHere } from './facts.ts';
import { anyOf, is, skip, verbAt, type Reader } from './reader.ts';
import type { Match, Piece, Saying } from './said.ts';
import type { Who } from './ref.ts';
import { nextName } from './speakers.ts';
import { ENDS } from './tokens.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Said } from './clause.ts';

type Use = Extract<Saying, { say: 'use' }>;

/** Whom a use is aimed at, if that is somebody. */
const victimOf = ({ on }: Use): Who | null => {
	const [aim] = on;
	return aim?.ref === 'who' ? aim.who : null;
};

/**
 * Whose turn or end phase "her" is, behind what somebody does: of whom that is done to, if they may be called so,
 * else of who does it.
 */
function meantBy(said: Who, last: Piece['what'] | undefined): Who | null {
	if (last?.say !== 'use') return last && 'who' in last && isWho(last.who) ? last.who : null;
	const victim = victimOf(last);
	const isOther =
		victim?.is === 'he' && said.is === 'he' && victim.as !== undefined && victim.as !== said.as;
	const isCalledSo = victim !== null && ['name', 'he', 'friend'].includes(victim.is) && !isOther;
	return isCalledSo ? victim : last.who;
}

/** Whether "her" may be somebody who was spoken of: "he" is not. */
const isCalledSo = (who: Who, said: Who): boolean =>
	who.is === 'name' ||
	(who.is === 'he' && (said.is !== 'he' || who.as === undefined || who.as === said.as));

const isWho = (who: unknown): who is Who => typeof who === 'object' && who !== null && 'is' in who;

const lastOf = (before: readonly Piece[]): Piece['what'] | undefined =>
	before.findLast(({ what }) => what.say !== 'joins')?.what;

/** "Ben bombs Amy on her turn", "during her turn Amy gets bombed": whose turn it is. */
export function ownTurnAt(
	reader: Reader,
	at: number,
	before: readonly Piece[]
): Match<Said> | null {
	const led = anyOf(reader, at, 'on|during|in');
	const mine = led < 0 && before.length === 0 ? anyOf(reader, at, 'my turn') : -1;
	// "My turn, Ben bombs me".
	if (mine >= 0 && is(reader, mine, ',', '.', ':', ';', '\n'))
		return { to: mine, value: [{ say: 'turn', who: { is: 'me' } }] };
	const told =
		led < 0 ? anyOf(reader, at, 'it is|was still|now|currently|', 'its still|now|') : led;
	const owner = told < 0 ? null : ownerAt(reader, told);
	const to = owner ? anyOf(reader, owner.to, 'own| turn') : -1;
	if (owner?.value.is === 'me' && to >= 0)
		return { to, value: [{ say: 'turn', who: owner.value }] };
	if (!owner || to < 0 || owner.value.is !== 'he') return null;
	// An attack, or whoever was said to be on turn, says it already.
	const isKnown = before.some(
		({ what }) => what.say === 'attack' || what.say === 'buy' || what.say === 'turn'
	);
	const last = lastOf(before);
	if (isKnown || !last) {
		const name = isKnown ? null : nextName(reader, to);
		return name === null ? null : { to, value: [{ say: 'turn', who: { is: 'name', name } }] };
	}
	// "Sofia dies on her own turn".
	if (last.say === 'until' && last.what?.ref === 'who')
		return { to, value: [{ say: 'turn', who: last.what.who }] };
	// "Charlie has Trinity Shield and it is his turn".
	const isOfFact = led < 0 && last.say === 'fact' && last.about?.ref === 'who';
	if (isOfFact && isCalledSo(last.about.who, owner.value))
		return { to, value: [{ say: 'turn', who: last.about.who }] };
	// "Amy has Trinity Shield. On her turn Ben bombs her": hers, unless Ben does what is done on one's own.
	if (led >= 0 && last.say === 'fact' && last.about?.ref === 'who') {
		const doer = ownAct(reader, led, to);
		const who = doer ?? (isCalledSo(last.about.who, owner.value) ? last.about.who : null);
		return who && { to, value: [{ say: 'turn', who }] };
	}
	if (last.say !== 'use') return null;
	const who = meantBy(owner.value, last);
	return who && { to, value: [{ say: 'turn', who }] };
}

/** Who attacks, buys or ends their turn next, or does something to somebody who is called otherwise: "on his turn Ben bombs her". */
function ownAct(reader: Reader, led: number, at: number): Who | null {
	const who = whoAt(reader, skip(reader, at, ',:'));
	if (!who) return null;
	const verb = verbAt(reader, skip(reader, who.to))?.verb;
	const end = reader.tokens.findIndex(({ text }, i) => i >= who.to && ENDS.has(text));
	const clause = reader.tokens.slice(who.to, end < 0 ? undefined : end);
	const another = is(reader, led, 'his') ? 'her' : 'him';
	const isOwn =
		verb === 'attack' ||
		verb === 'buy' ||
		verb === 'end' ||
		clause.some(({ text }) => text === another);
	return isOwn ? who.value : null;
}

/** "… in her end phase", "at the end of Amy's turn Ben …": the turn ends first. */
export function endPhaseAt(
	reader: Reader,
	at: number,
	before: readonly Piece[]
): Match<Said> | null {
	const led = anyOf(reader, at, 'in|during|at|on', '');
	const the = anyOf(reader, led, 'the', '');
	const of = anyOf(reader, the, 'very| end of');
	const owner = ownerAt(reader, of >= 0 ? of : led);
	const from = owner?.to ?? (of >= 0 ? anyOf(reader, of, 'the', '') : the);
	const to =
		of >= 0
			? anyOf(reader, from, 'turn', 'turn step|phase')
			: anyOf(reader, from, 'end|ending step|phase', 'end of turn step|phase|');
	// "In the end phase of my own turn".
	const ofTurn = owner || to < 0 ? -1 : anyOf(reader, to, 'of');
	const turnOwner = ofTurn < 0 ? null : ownerAt(reader, ofTurn);
	const turnEnd = turnOwner ? anyOf(reader, turnOwner.to, 'own| turn') : -1;
	if (turnOwner && turnEnd >= 0 && turnOwner.value.is !== 'he')
		return { to: turnEnd, value: [{ say: 'end', who: turnOwner.value }] };
	if (to < 0 || (led === at && of < 0)) return null;
	// "End of turn?": that is asked.
	if (is(reader, at, 'end') && is(reader, to, '?')) return null;
	// "Buys Dinner, end of turn": what is done next.
	if (led === at && owner === null && endsHere(reader, to) && is(reader, at - 1, ',')) return null;
	// Told already: "Amy ends her turn. … during the end step".
	if (before.some(({ what }) => what.say === 'end'))
		return owner === null && of >= 0 && endsHere(reader, to)
			? {
					to,
					value: [{ say: 'fact', about: { ref: 'who', who: { is: 'same' }, facts: {} }, facts: {} }]
				}
			: null;
	const last = lastOf(before);
	const isBehind =
		last !== undefined &&
		!before.slice(before.findLastIndex(({ what }) => what === last)).some(({ isEnd }) => isEnd);
	const said = owner?.value ?? null;
	// "Ben bombed me at end of turn": it may be either's.
	if (said === null && isBehind && last.say === 'use' && victimOf(last)) return null;
	const who = said?.is === 'he' ? (isBehind ? meantBy(said, last) : null) : said;
	// Whose it is is not said: of who is on turn.
	const isNobodys = said === null || (said.is === 'he' && who === null);
	const next = isNobodys && !isBehind ? nextName(reader, skip(reader, to)) : null;
	const doer: Who | null =
		who ?? (said?.is === 'he' && next !== null ? { is: 'name', name: next } : null);
	return {
		to,
		value: [
			{
				say: 'end',
				who: doer,
				...(isBehind && !is(reader, at - 1, '.') ? { order: 'before' as const } : {})
			}
		]
	};
}

/** "On his turn" before "I": it is the turn of whoever was spoken of, as somebody else does something. */
export function turnOfOther(reader: Reader, at: number): Match<Said> | null {
	const to = anyOf(reader, at, 'on|during his|her|their turn');
	if (to < 0 || !is(reader, skip(reader, to), 'i')) return null;
	const who = ownerAt(reader, at + 1);
	return who && { to, value: [{ say: 'turn', who: who.value }] };
}
