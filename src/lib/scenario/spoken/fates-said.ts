import { cardOf } from '../../cards/library.ts';
import { isMonster, isUsable } from './cards-said.ts';
import { endsHere } from './facts.ts';
import { counted } from './facts-counted.ts';
import { type Reader, anyOf, article, is, numberAt, skip, verbAt } from './reader.ts';
import { rollRef } from './roll-refs.ts';
import { faceAt, rollBehind } from './numbers.ts';
import { cardRef, thingRef } from './references.ts';
import { behindName, toolAt, usedOn } from './tools-said.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Match } from './said.ts';
import type { Ref } from './ref.ts';
import type { Deed } from './verbs.ts';
import type { Found, Subject } from './clause.ts';

/** "Adds 2". */
export function shifted(
	reader: Reader,
	at: number,
	sign: 1 | -1,
	who: Subject['who'] = null
): Found {
	const number = numberAt(reader, is(reader, at, '+') ? at + 1 : at);
	const end = is(reader, at, '+') ? at + 2 : at + 1;
	const bare = anyOf(reader, end, 'to|from|on it|that', 'off|away', '');
	const named = is(reader, end, 'to', 'from', 'on') ? rollRef(reader, end + 1) : null;
	const led = anyOf(reader, named?.to ?? bare, 'with|using|via|from');
	const card = number === null || led < 0 ? null : cardRef(reader, led, isUsable);
	if (number !== null && card)
		return {
			to: card.to,
			value: [
				{
					say: 'use',
					who: who ?? card.value.of,
					card: card.value,
					on: [named?.value ?? { ref: 'it' }],
					words: ['add']
				},
				{ say: 'shifts', by: sign * number }
			]
		};
	const off = sign < 0 ? anyOf(reader, end, 'off|away', '') : end;
	return number !== null && endsHere(reader, off)
		? { to: off, value: [{ say: 'shifts', by: sign * number }] }
		: null;
}

/** "Takes off 2", "takes 1". */
export function takesOff(reader: Reader, start: number, at: number): Found {
	if (!is(reader, start, 'takes', 'take', 'took')) return null;
	return shifted(reader, anyOf(reader, at, 'off|away', ''), -1);
}

/** "Says no to it". */
/** What somebody may say that there is none of. */
const RESULTS =
	'damage dmg soul souls loot reward rewards cents money hit response responses effect penalty death more'.split(
		' '
	);

/** Whether somebody was said to say something before a place. */
const isDisputed = ({ tokens }: Reader, at: number): boolean =>
	tokens.some(
		({ text }, i) =>
			i < at - 1 && /^(?:says|said|claims|claimed|thinks|argues|insists|believes)$/u.test(text)
	);

export function saysNo(reader: Reader, start: number, to: number, { who }: Subject): Found {
	if (!is(reader, start, 'says', 'say', 'said')) return null;
	const number = numberAt(reader, article(reader, to));
	const named = number === null || number < 1 || number > 6 ? -1 : article(reader, to) + 1;
	if (number !== null && named >= 0 && endsHere(reader, named))
		return { to: named, value: [{ say: 'choose', who, what: { ref: 'number', number } }] };
	const yes = anyOf(reader, to, 'yes to it|that', 'yes');
	const no = anyOf(reader, to, 'no to it|that', 'no');
	if (yes < 0 && no < 0) return null;
	// "Amy says she gets it. Ben says no": that is what he thinks of it.
	if (who && isDisputed(reader, start)) return null;
	// "I say no damage": that is what comes of it.
	if (no > 0 && is(reader, no, ...RESULTS)) return null;
	// "Says no and cancels it": the no is the act.
	const next = is(reader, no, 'and', ',') ? skip(reader, no) : -1;
	if (who && next >= 0 && verbAt(reader, next))
		return { to: no, value: [{ say: 'responds', who }] };
	return { to: Math.max(yes, no), value: [{ say: 'answer', who, yes: yes >= 0, card: null }] };
}

export function hits(reader: Reader, deed: Match<Deed>, { who }: Subject): Found {
	const { to } = deed;
	const isHit = deed.value.verb === 'hit';
	const isRolled =
		is(reader, to, 'with', 'for', 'once', 'twice') ||
		(!isHit && is(reader, to, 'on') && numberAt(reader, article(reader, to + 1)) !== null) ||
		endsHere(reader, to) ||
		is(reader, to, 'vs', 'against');
	const object =
		isRolled && !is(reader, to, 'vs', 'against')
			? null
			: thingRef(reader, is(reader, to, 'vs', 'against') ? to + 1 : to);
	const behind = object?.to ?? to;
	// "Hits it for 1 with a roll of 4": the first is what it deals.
	const dealt =
		is(reader, behind, 'for') && numberAt(reader, behind + 1) !== null ? behind + 2 : -1;
	const shown =
		dealt < 0
			? -1
			: anyOf(reader, dealt, 'using|with|on|off|by a|an|the|his|her| roll|die of|showing|');
	const face = shown < 0 ? null : numberAt(reader, shown);
	if (isHit && object && face !== null && face <= 6)
		return {
			to: shown + 1,
			value: [
				...(object.value.ref === 'card' ? [{ say: 'attack', who, on: object.value } as const] : []),
				{ say: 'roll', who, faces: [face], against: null }
			]
		};
	const rolls = rollBehind(reader, behind);
	if (rolls && rolls.value.length > 1 && isHit && object?.value.ref === 'card')
		return {
			to: rolls.to,
			value: [
				{ say: 'attack', who, on: object.value },
				{ say: 'roll', who, faces: rolls.value, against: null }
			]
		};
	const with_ = anyOf(reader, behind, `once|twice| with|wit|w|for${isHit ? '' : '|on'}`, 'once');
	const faces = with_ >= 0 ? numberAt(reader, article(reader, with_)) : null;
	// "Hits Gurdy for 2": what misses it is what it deals.
	const evasion = object?.value.ref === 'card' ? (cardOf(object.value.card).evasion ?? 0) : 0;
	const isDealt = isHit && faces !== null && faces < evasion && is(reader, behind, 'for');
	// "I hit for 1": no roll of 1 hits, so that it is what that deals.
	if (
		isHit &&
		faces === 1 &&
		is(reader, behind, 'for') &&
		(object?.value.ref !== 'card' || isDealt)
	)
		return {
			to: anyOf(reader, dealt, 'damage|dmg|'),
			value: [
				...(object?.value.ref === 'card'
					? [{ say: 'attack', who, on: object.value } as const]
					: []),
				{ say: 'roll', who, faces: ['hits'], against: null },
				{ say: 'until', until: 'damage', what: null }
			]
		};
	if (isDealt) return null;
	const end =
		faces === null
			? with_ >= 0 && is(reader, with_ - 1, 'once')
				? with_
				: behind
			: article(reader, with_) + 1;
	const isAttack = isHit && object !== null && object.value.ref !== 'it';
	const against = object?.value.ref === 'card' ? object.value : null;
	if (isAttack && (object.value.ref === 'card' || object.value.ref === 'deck'))
		return {
			to: end,
			value: [
				{ say: 'attack', who, on: object.value },
				...(faces === null ? [] : [{ say: 'roll', who, faces: [faces], against: null } as const])
			]
		};
	if (object && object.value.ref !== 'it' && object.value.ref !== 'card') return null;
	return {
		to: end,
		value: [{ say: 'roll', who, faces: [faces ?? (isHit ? 'hits' : 'misses')], against }]
	};
}

export function kills(reader: Reader, at: number, { who }: Subject, isOnlyWith: boolean): Found {
	const what = thingRef(reader, at);
	if (!what) return null;
	const bare = behindName(reader, at);
	const aside = bare >= 0 && is(reader, bare, '(') ? toolAt(reader, bare) : null;
	const card = aside ?? toolAt(reader, what.to);
	const on: Ref = aside && what.value.ref === 'who' ? { ...what.value, facts: {} } : what.value;
	if (card) return { to: card.to, value: usedOn(who, card.value, on) };
	if (isOnlyWith) return null;
	const left = anyOf(reader, what.to, 'with');
	const face = left >= 0 ? faceAt(reader, article(reader, left)) : null;
	const kill = { say: 'kill', who, what: what.value } as const;
	if (face)
		return {
			to: face.to,
			value: [
				{ ...kill, isRolled: true },
				{ say: 'roll', who, faces: [face.value], against: null }
			]
		};
	// "Kills Delirium with 3 souls": whoever kills it has them.
	const has = left >= 0 ? counted(reader, left) : null;
	if (has && who)
		return {
			to: has.to,
			value: [{ say: 'fact', about: { ref: 'who', who, facts: {} }, facts: has.value }, kill]
		};
	return { to: what.to, value: [kill] };
}

export function dies(reader: Reader, at: number, { who }: Subject): Found {
	// "Dead?": that is asked.
	if (is(reader, at, '?')) return null;
	// "Died at the end of my turn from …": when it was done is not when it is told.
	if (anyOf(reader, at, 'at|in|on|during the| end|start|beginning of') >= 0) return null;
	const what: Ref = { ref: 'who', who: who ?? { is: 'same' }, facts: {} };
	// "Died on Ludo's turn from Ludo's bomb".
	const onTurn = is(reader, at, 'on', 'during', 'in') ? ownerAt(reader, at + 1) : null;
	const turn = onTurn && is(reader, onTurn.to, 'turn') ? onTurn.to + 1 : at;
	const to = anyOf(reader, turn, 'to|from|by|of');
	if (onTurn && turn > at && to >= 0) {
		const found = dies(reader, turn, { who, facts: {}, thing: null });
		return found && { to: found.to, value: [{ say: 'turn', who: onTurn.value }, ...found.value] };
	}
	const use = to >= 0 ? cardRef(reader, to, isUsable, false) : null;
	const killer = use && is(reader, use.to, 'from', 'by') ? whoAt(reader, use.to + 1) : null;
	// "Dies to her own bomb".
	const isOwn = use?.value.of?.is === 'he' && is(reader, to + 1, 'own');
	if (use)
		return {
			to: killer?.to ?? use.to,
			value: [
				{
					say: 'use',
					who: isOwn ? what.who : (use.value.of ?? killer?.value ?? { is: 'other' }),
					card: isOwn ? { ...use.value, of: null } : use.value,
					on: isOwn ? [{ ref: 'who', who: { is: 'self' }, facts: {} }] : [what],
					words: [],
					isCause: true
				},
				{ say: 'until', until: 'dead', what: who ? what : null }
			]
		};
	// "Dies to The Bloat": so it was attacked, and missed.
	const foe = to >= 0 ? cardRef(reader, to, isMonster) : null;
	const rolled = foe && rollBehind(reader, foe.to);
	if (foe)
		return {
			to: rolled?.to ?? foe.to,
			value: [
				{
					say: 'until',
					until: 'dead',
					what,
					from: foe.value,
					...(rolled ? { faces: rolled.value } : {})
				}
			]
		};
	const cause =
		to >= 0 ? anyOf(reader, to, 'the|that|combat damage|bomb|roll|attack|hit|miss', 'damage') : -1;
	if (cause >= 0)
		return { to: cause, value: [{ say: 'until', until: 'dead', what: who ? what : null }] };
	if (to >= 0 && is(reader, to, 'it', 'that', 'this'))
		return { to: to + 1, value: [{ say: 'until', until: 'dead', what }] };
	if (to >= 0) return null;
	const until = { say: 'until', until: 'dead', what: who ? what : null } as const;
	// "Amy has Shadow and Ben dies on his turn with 5 cents": he had them.
	const has = who && is(reader, turn, 'with') ? counted(reader, turn + 1) : null;
	if (!who || !has) return { to: at, value: [until] };
	const owner = onTurn?.value.is === 'he' ? who : onTurn?.value;
	return {
		to: has.to,
		value: [
			...(owner && turn > at ? [{ say: 'turn', who: owner } as const] : []),
			{ say: 'fact', about: what, facts: has.value },
			until
		]
	};
}
