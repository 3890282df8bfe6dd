import { type About, endsHere, factList } from './facts.ts';
import { counted } from './facts-counted.ts';
import { type Reader, anyOf, is, numberAt, skip } from './reader.ts';
import type { Match } from './said.ts';
import type { Facts } from './ref.ts';
import { ownerAt, whoAt } from './who.ts';

/** Facts in brackets: "(1 HP)", "(tapped)", "(Ben's)", "(it has 3 counters)". */
export function bracketFacts(reader: Reader, at: number, about: About): Match<Facts> | null {
	if (!is(reader, at, '(')) return null;
	if (about !== 'subject' && is(reader, at + 1, 'i')) return null;
	const skipped = anyOf(
		reader,
		at + 1,
		'it has|had',
		'it|he|she|they is|was|are at|on|',
		'i have|had',
		'he|she has|had',
		'which has|had',
		'has',
		'had',
		'at',
		'on',
		'with',
		'is at|on|',
		'was at|on|',
		"it's at|on|",
		'only',
		'now'
	);
	for (const start of skipped >= 0 ? [at + 1, skipped] : [at + 1]) {
		const facts = factList(reader, start, about === 'card' ? 'card' : 'who');
		const behind = facts ? skip(reader, facts.to, '') : -1;
		if (facts && is(reader, behind, ')')) return { to: behind + 1, value: facts.value };
		const number = numberAt(reader, start);
		if (number !== null && is(reader, start + 1, '+') && is(reader, start + 2, ')'))
			return { to: start + 3, value: {} };
		// "(He's at 1)".
		const isAt = is(reader, start - 1, 'at', 'on');
		if (number !== null && is(reader, start + 1, ')') && about !== 'card')
			return { to: start + 2, value: isAt ? { hp: number } : { number } };
		if (number !== null && is(reader, start + 1, ')') && start > at + 1)
			return { to: start + 2, value: { hp: number } };
	}
	const role = reader.people.at(at + 1);
	const character = role && !role.owns ? reader.people.characterOf(role.name) : null;
	if (about !== 'card' && character !== null && is(reader, at + 2, ')'))
		return { to: at + 3, value: { character } };
	if (about !== 'card') {
		const led = anyOf(reader, at + 1, 'with|has|having|owns', 'w /', '');
		const own = factList(reader, led, 'subject');
		return own && is(reader, own.to, ')') ? { to: own.to + 1, value: own.value } : null;
	}
	const owner = ownerAt(reader, at + 1) ?? whoAt(reader, at + 1);
	return owner && is(reader, owner.to, ')')
		? { to: owner.to + 1, value: { of: owner.value } }
		: null;
}

/** Facts behind a name without brackets: "with 1 HP left", "at 1 HP", "1hp", ", 5 hp,", "which has 1 HP". */
export function trailingFacts(reader: Reader, at: number, about: About): Match<Facts> | null {
	const state = about === 'card' ? stateBehind(reader, at) : null;
	if (state) return state;
	const led = anyOf(
		reader,
		at,
		'which|that|who has|had only|just|',
		'which|who is|was at|on|',
		'with only|just|',
		'w / only|just|',
		'w only|just|',
		'having',
		'down at|to',
		'at',
		'on',
		', which|who has',
		', with',
		', at',
		', who has'
	);
	if (led >= 0) {
		const isHad = is(reader, led - 1, 'has', 'had') || is(reader, led - 2, 'has', 'had');
		const facts = factList(reader, led, isHad && about === 'who' ? 'subject' : about);
		// "With 1 HP left on it": whose they are is said.
		const isWith =
			is(reader, at, 'with', 'w', 'having', 'at', 'on') &&
			facts?.value.hp !== undefined &&
			!is(reader, facts.to - 1, 'it');
		if (facts) return isWith ? { to: facts.to, value: { ...facts.value, isLoose: true } } : facts;
		const number = numberAt(reader, led);
		if (is(reader, led - 1, 'at', 'to') && number !== null && endsHere(reader, led + 1))
			return { to: led + 1, value: { hp: number } };
		return null;
	}
	if (is(reader, at, ',')) {
		const facts = counted(reader, at + 1);
		const isTold = facts !== null && (facts.value.hp !== undefined || about === 'subject');
		return isTold && is(reader, facts.to, ',') ? facts : null;
	}
	const facts = counted(reader, at);
	const { hp, cents } = facts?.value ?? {};
	// "Amy 3 cents 1 hp".
	const isHad = about === 'who' && cents !== undefined;
	return facts && (hp !== undefined || about === 'subject' || isHad) ? facts : null;
}

/** "The D6, charged.": how something lies there, behind its name. */
function stateBehind(reader: Reader, at: number): Match<Facts> | null {
	const isLast = (reader.tokens[at + 2]?.kind ?? 'mark') === 'mark';
	if (!is(reader, at, ',') || !isLast) return null;
	if (is(reader, at + 1, 'charged', 'untapped')) return { to: at + 2, value: { charged: true } };
	return is(reader, at + 1, 'tapped', 'deactivated', 'uncharged')
		? { to: at + 2, value: { deactivated: true } }
		: null;
}
