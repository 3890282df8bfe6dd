import { choiceOf, effectOf } from '../../abilities/path.ts';
import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isUsable } from './cards-said.ts';
import { opensClause, type Said } from './clauses.ts';
import { anyOf, article, cardAt, is, numberAt, seq, skip, type Reader } from './reader.ts';
import { cardRef, ownerAt, thingRef, whoAt } from './references.ts';
import { withSaid } from './references.ts';
import type { CardRef, Facts, Match, Ref, Saying, Who } from './said.ts';
import { factList } from './facts.ts';
import { takesOf } from './takes.ts';

const TOWARDS = [
	'on',
	'at',
	'to',
	'against',
	'targeting',
	'->',
	'for',
	'into',
	'onto',
	'over',
	'copying',
	'in'
];
/** Forms of pronouns that nothing can be done to. */
const SUBJECTS = ['he', 'she', 'they', 'i'];

/** Whether one of several options is taken with a card. */
export const hasOptions = (key: CardKey): boolean =>
	cardOf(key).abilities.some(
		(ability) => ability.way !== 'static' && choiceOf(effectOf(ability)) !== null
	);

interface Aimed {
	readonly on: readonly Ref[];
	readonly by: Who | null;
	readonly words: readonly string[];
	readonly mode?: number;
	readonly facts: Facts;
	readonly becomes?: number;
	readonly withIt?: true;
}

/** A card that is used, from its name on. @param isVerb the name is the verb, so that its object follows. */
export function useWith(
	reader: Reader,
	at: number,
	who: Who | null,
	isVerb: boolean
): Match<Said> | null {
	const named = isVerb ? cardAt(reader, at, isUsable) : null;
	const found = named
		? withSaid(reader, named.to, { ref: 'card', card: named.value, of: null, facts: {} })
		: cardRef(reader, at, isUsable);
	return found && useOf(reader, found.to, who, found.value);
}

/** What stands behind a card that is used. */
export function useOf(
	reader: Reader,
	at: number,
	who: Who | null,
	card: CardRef
): Match<Said> | null {
	const { to, value: aim } = aimAt(reader, at, card.card);
	const use: Saying = {
		say: 'use',
		who: who ?? aim.by ?? card.of,
		card,
		on: aim.on,
		words: aim.words,
		...(aim.withIt ? { withIt: true as const } : {}),
		...(aim.mode === undefined ? {} : { mode: aim.mode })
	};
	const doer: Ref | null = use.who ? { ref: 'who', who: use.who, facts: {} } : null;
	const facts: readonly Saying[] =
		Object.keys(aim.facts).length > 0
			? [
					{
						say: 'fact',
						about: doer ?? { ref: 'who', who: { is: 'me' }, facts: {} },
						facts: aim.facts
					}
				]
			: [];
	const becomes: readonly Saying[] =
		aim.becomes === undefined ? [] : [{ say: 'becomes', to: aim.becomes, isLikely: true }];
	return { to, value: [...facts, use, ...becomes] };
}

/** Whether a roll can be its target. */
const mayRoll = (card: CardKey): boolean => takesOf(card, '2023').has('dice roll');

/** Targets, doers, options and prices behind a card. */
function aimAt(reader: Reader, at: number, card: CardKey): Match<Aimed> {
	const on: Ref[] = [];
	const words: string[] = [];
	let by: Who | null = null;
	let mode: number | undefined;
	let facts: Facts = {};
	let becomes: number | undefined;
	let withIt = false;
	let to = at;
	for (let i = 0; i < 6; i++) {
		const filled = skip(reader, to, '');
		const option = optionAt(reader, filled);
		if (option) {
			mode = option.value;
			to = option.to;
			continue;
		}
		const paying = anyOf(reader, filled, 'paying|for');
		const price = paying >= 0 ? numberAt(reader, paying) : null;
		if (price !== null && is(reader, filled, 'paying')) {
			facts = { cents: price };
			to = is(reader, paying + 1, 'cents', 'c', '¢') ? paying + 2 : paying + 1;
			continue;
		}
		const made =
			is(reader, filled, 'to', 'into') || (is(reader, filled, 'on') && !mayRoll(card))
				? numberAt(reader, article(reader, filled + 1))
				: null;
		if (made !== null && made <= 6 && !is(reader, article(reader, filled + 1) + 1, 'damage')) {
			becomes = made;
			to = article(reader, filled + 1) + 1;
			continue;
		}
		if (anyOf(reader, filled, 'with it|that') >= 0 && on.length > 0) {
			withIt = true;
			to = filled + 2;
			continue;
		}
		const doer = is(reader, filled, 'by', 'from') ? whoAt(reader, filled + 1) : null;
		if (doer) {
			by = doer.value;
			to = doer.to;
			continue;
		}
		const thing = targetAt(reader, filled, on.length === 0);
		if (thing) {
			on.push(thing.value);
			to = thing.to;
			continue;
		}
		const aside = asideAt(reader, filled, card);
		if (aside) {
			({ by = by, mode = mode } = aside.value);
			on.push(...(aside.value.on ?? []));
			words.push(...(aside.value.words ?? []));
			facts = { ...facts, ...(aside.value.facts ?? {}) };
			to = aside.to;
			continue;
		}
		break;
	}
	if (hasOptions(card) && mode === undefined) {
		const said = optionWords(reader, to);
		words.push(...said.value);
		to = said.to;
	}
	return {
		to,
		value: {
			on,
			by,
			words,
			facts,
			...(withIt ? { withIt: true as const } : {}),
			...(mode === undefined ? {} : { mode }),
			...(becomes === undefined ? {} : { becomes })
		}
	};
}

/** A thing that something is aimed at. */
function targetAt(reader: Reader, at: number, isFirst: boolean): Match<Ref> | null {
	const comma =
		is(reader, at, ',') && is(reader, at + 1, 'targeting', 'aimed', 'copying') ? at + 1 : at;
	const aimed = anyOf(reader, comma, 'aimed at', 'and then|also|');
	const start = anyOf(reader, comma, 'aimed at', 'to put a card from', 'to put the top card of');
	const led = start >= 0 ? start : is(reader, comma, ...TOWARDS) ? comma + 1 : comma;
	const isLed = led > comma;
	if (!isLed && !isFirst) return null;
	if (aimed > comma && !isLed) return null;
	if (is(reader, led, ...SUBJECTS)) return null;
	const thing = thingRef(reader, led);
	if (!thing) return null;
	if (!isLed && thing.value.ref === 'who' && opensClause(reader, at)) return null;
	if (!isLed && (thing.value.ref === 'attack' || thing.value.ref === 'purchase'))
		return { ...thing };
	return thing;
}

/** "First option", "option 2", "mode 1", "(option 2)". */
function optionAt(reader: Reader, at: number): Match<number> | null {
	const opens = is(reader, at, '(', ',') ? at + 1 : at;
	const close = (to: number): number =>
		is(reader, at, '(') ? (is(reader, to, ')') ? to + 1 : -1) : to;
	const start = article(
		reader,
		anyOf(reader, opens, 'for|with|choosing|taking') >= 0 ? opens + 1 : opens
	);
	if (is(reader, start, 'option', 'mode')) {
		const number = numberAt(reader, start + 1);
		const to = close(start + 2);
		return number !== null && to >= 0 ? { to, value: number } : null;
	}
	const nth = ['first', 'second', 'third', 'fourth'].indexOf(reader.tokens[start]?.text ?? '');
	const to = close(start + 2);
	return nth >= 0 && is(reader, start + 1, 'option', 'mode', 'choice', 'effect', 'half') && to >= 0
		? { to, value: nth + 1 }
		: null;
}

/** Brackets behind a card: "(Ben's bomb, aimed at me)", "(kill Gurdy)", "(i had 5)". */
function asideAt(reader: Reader, at: number, card: CardKey): Match<Partial<Aimed>> | null {
	if (!is(reader, at, '(')) return null;
	let to = at + 1;
	const had = anyOf(reader, to, 'i|he|she|they have|had|has only|just|', 'has|had');
	const facts = had >= 0 ? factList(reader, had, 'who') : null;
	if (facts && is(reader, facts.to, ')'))
		return { to: facts.to + 1, value: { facts: facts.value } };
	if (had >= 0) {
		const number = numberAt(reader, had);
		if (number !== null && is(reader, had + 1, ')'))
			return { to: had + 2, value: { facts: { cents: number } } };
		return null;
	}
	const owner =
		ownerAt(reader, to) ??
		(is(reader, to, 'by', 'from') ? whoAt(reader, to + 1) : whoAt(reader, to));
	let by: Who | undefined;
	if (
		owner &&
		!(!is(reader, to, 'by', 'from') && !is(reader, owner.to, ')') && opensClause(reader, to))
	) {
		by = owner.value;
		to = owner.to;
		const own = cardAt(reader, to, (one) => one === cardOf(card));
		if (own) to = own.to;
		if (is(reader, to, ',')) to++;
	}
	const on: Ref[] = [];
	const target =
		targetAt(reader, to, false) ?? (is(reader, to, 'on') ? thingRef(reader, to + 1) : null);
	if (target) {
		on.push(target.value);
		to = target.to;
	}
	if (is(reader, to, ')') && (by !== undefined || on.length > 0))
		return { to: to + 1, value: { ...(by ? { by } : {}), on } };
	if (!hasOptions(card) || by !== undefined) return null;
	// Words of an option, with what it is aimed at: "(kill Gurdy)".
	const words: string[] = [];
	for (let i = at + 1; i < reader.tokens.length;) {
		if (is(reader, i, ')')) return { to: i + 1, value: { on, words } };
		const thing = thingRef(reader, i);
		const token = reader.tokens[i];
		if (thing) {
			on.push(thing.value);
			i = thing.to;
		} else if (token?.kind === 'word') {
			words.push(token.text);
			i++;
		} else return null;
	}
	return null;
}

/** The words up to the end of the piece, where nothing else begins. */
function optionWords(reader: Reader, at: number): Match<readonly string[]> {
	const words: string[] = [];
	let to = at;
	for (;;) {
		const token = reader.tokens[to];
		if (token?.kind !== 'word') break;
		if (
			is(
				reader,
				to,
				'then',
				'and',
				'but',
				'so',
				'because',
				'after',
				'before',
				'when',
				'while',
				'in'
			)
		) {
			if (seq(reader, to, 'in response') >= 0 || !is(reader, to, 'in')) break;
		}
		if (to > at && opensClause(reader, to) && whoAt(reader, to)) break;
		words.push(token.text);
		to++;
	}
	return { to: words.length > 0 ? to : at, value: words };
}
