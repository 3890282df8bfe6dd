import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isUsable } from './cards-said.ts';
import type { Aimed } from './aimed.ts';
import { awaitedLoot } from './awaited-loot.ts';
import {
	asideAt,
	cureOf,
	curseAt,
	hasOptions,
	optionAt,
	optionWords,
	worthAt
} from './options-said.ts';
import { endsHere } from './facts.ts';
import { type Reader, anyOf, article, cardAt, is, numberAt, skip } from './reader.ts';
import { cardRef, thingRef, withSaid } from './references.ts';
import { movedTo } from './outcomes.ts';
import { isUnit } from './roll-refs.ts';
import { severalAt, timesOver } from './several-used.ts';
import type { Match, Saying } from './said.ts';
import type { CardRef, Facts, Ref, Who } from './ref.ts';
import { priceOf, takesOf } from './takes.ts';
import { targetAt } from './targets-said.ts';
import { whoAt } from './who.ts';
import type { Said } from './clause.ts';

/** A card that is used, from its name on. @param isVerb the name is the verb, so that its object follows. */
export function useWith(
	reader: Reader,
	at: number,
	who: Who | null,
	isVerb: boolean
): Match<Said> | null {
	const several = isVerb ? null : severalAt(reader, at);
	if (several) return timesOver(useWith(reader, several.to, who, false), several.value);
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
	const loot = awaitedLoot(reader, at, card.card, (from) => useWith(reader, from, who, false));
	const awaiting = { say: 'use', who: who ?? card.of, card, on: [], words: [] } as const;
	if (loot) return { to: loot.to, value: [awaiting, ...loot.value] };
	const { to, value } = aimAt(reader, at, card.card);
	// "Ben plays Bomb! (Amy)": a loot card is nobody's but who plays it.
	const whom =
		who !== null && card.of?.is === 'name' && cardOf(card.card).kind === 'loot' ? card.of : null;
	if (whom && value.on.length === 0 && JSON.stringify(whom) !== JSON.stringify(who)) {
		const use = useOf(reader, at, who, { ...card, of: null });
		const on = [{ ref: 'who', who: whom, facts: {} } as const];
		return (
			use && {
				to: use.to,
				value: use.value.map((one) =>
					one.say === 'use' && one.on.length === 0 ? { ...one, on } : one
				)
			}
		);
	}
	const target = value.isBare === true && who !== null && value.on.length === 0 ? value.by : null;
	const aim: Aimed = target
		? { ...value, by: null, on: [{ ref: 'who', who: target, facts: {} }] }
		: value;
	// "Golden Razor Blade (7 cents)", "on Leo (she has 5c)": what who pays for it has.
	const purse = priceOf(card.card) > 0 ? aim.on.find(hasCents) : undefined;
	const cents = card.facts.cents ?? purse?.facts.cents;
	const use: Saying = {
		say: 'use',
		who: who ?? aim.by ?? card.of,
		card,
		on: purse ? aim.on.map((one) => (one === purse ? withoutCents(purse) : one)) : aim.on,
		words: aim.words,
		...(aim.withIt ? { withIt: true as const } : {}),
		...(aim.mode === undefined ? {} : { mode: aim.mode })
	};
	const doer: Ref | null = use.who ? { ref: 'who', who: use.who, facts: {} } : null;
	const had: Facts = cents === undefined ? aim.facts : { ...aim.facts, cents };
	const facts: readonly Saying[] =
		Object.keys(had).length > 0
			? [
					{
						say: 'fact',
						about: doer ?? { ref: 'who', who: { is: had.curses ? 'same' : 'me' }, facts: {} },
						facts: had
					}
				]
			: [];
	const becomes: readonly Saying[] =
		aim.becomes === undefined ? [] : [{ say: 'becomes', to: aim.becomes, isLikely: true }];
	return { to, value: [...facts, use, ...becomes] };
}

type Person = Extract<Ref, { ref: 'who' }>;

/** "Leo (she has 5c)": a person of whom ¢ are told. */
const hasCents = (ref: Ref): ref is Person => ref.ref === 'who' && ref.facts.cents !== undefined;

function withoutCents({ facts: { cents: _, ...facts }, ...person }: Person): Person {
	return { ...person, facts };
}

/** Whether nothing follows that goes on with it. */
const isEnd = ({ tokens }: Reader, at: number): boolean =>
	tokens[at] === undefined || (tokens[at].kind === 'mark' && tokens[at].text !== '¢');

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
	let isBare = false;
	let to = at;
	for (let i = 0; i < 6 && !worthAt(reader, to, card); i++) {
		const filled = skip(reader, to, '');
		const purpose = anyOf(
			reader,
			filled,
			'to make her|him|me|them|it reroll it|that|',
			'to reroll it|that|',
			'to force a reroll',
			'for a| reroll',
			'to cancel it|that',
			'to death',
			'to answer it|that',
			'to respond',
			'to save himself|herself|themself'
		);
		if (purpose >= 0) {
			to = purpose;
			continue;
		}
		const cured = curseAt(reader, filled);
		if (cured) {
			facts = { ...facts, curses: [...(facts.curses ?? []), cured.value] };
			mode ??= cureOf(card);
			if (mode === undefined) words.push('destroy', 'curse');
			else on.push({ ref: 'card', card: cured.value, of: null, facts: {} });
			({ to } = cured);
			continue;
		}
		const shifting = anyOf(
			reader,
			filled,
			'to|and|, add|adds|adding|subtract|subtracts|give|take',
			'adding|subtracting'
		);
		const amount = shifting >= 0 ? shifting + (is(reader, shifting, '+', '-') ? 1 : 0) : -1;
		const shiftsTo =
			amount >= 0 && numberAt(reader, amount) !== null && mayRoll(card)
				? is(reader, amount + 1, 'to', 'from', 'on')
					? amount + 2
					: amount + 1
				: -1;
		if (shiftsTo >= 0 && on.length === 0) {
			const roll = thingRef(reader, shiftsTo);
			if (roll && is(reader, shiftsTo - 1, 'to', 'from', 'on')) {
				on.push(roll.value);
				to = roll.to;
				continue;
			}
		}
		// "Book of Belial +1 on my 3".
		const signed = anyOf(reader, filled, '+|-');
		if (signed >= 0 && numberAt(reader, signed) !== null && mayRoll(card)) {
			to = signed + 1;
			continue;
		}
		const moved = movedTo(reader, filled);
		if (moved) {
			becomes = moved.value.face;
			if (moved.value.roll.ref === 'roll' && on.length === 0) on.push(moved.value.roll);
			({ to } = moved);
			continue;
		}
		const naming = mayRoll(card)
			? anyOf(reader, filled, 'for', 'naming|choosing|calling|saying it|')
			: -1;
		const result = naming < 0 ? null : numberAt(reader, article(reader, naming));
		if (result !== null && result <= 6 && !isUnit(reader, article(reader, naming) + 1)) {
			becomes = result;
			to = article(reader, naming) + 1;
			continue;
		}
		const option = optionAt(reader, filled);
		if (option) {
			mode = option.value;
			to = option.to;
			continue;
		}
		const paying = anyOf(reader, filled, 'paying|for the|his|her|my|');
		const price = paying >= 0 ? numberAt(reader, paying) : null;
		// "Bombs me for 1": what it deals.
		if (price !== null && is(reader, filled, 'for') && !mayRoll(card)) {
			const dealt = is(reader, paying + 1, 'damage', 'dmg') ? paying + 2 : paying + 1;
			if (isEnd(reader, dealt)) {
				to = dealt;
				continue;
			}
		}
		const isPaid = cardOf(card).abilities.some(({ way }) => way === 'paid');
		const isPrice =
			isPaid && is(reader, filled, 'for') && is(reader, paying + 1, 'cents', 'cent', 'c', '¢');
		if (price !== null && (is(reader, filled, 'paying') || isPrice)) {
			facts = { cents: price };
			to = is(reader, paying + 1, 'cents', 'c', '¢') ? paying + 2 : paying + 1;
			continue;
		}
		const made =
			(is(reader, filled, 'to', 'into') || (is(reader, filled, 'on') && !mayRoll(card))) &&
			!is(reader, filled + 2, 'one') &&
			cardAt(reader, article(reader, filled + 1)) === null
				? numberAt(reader, article(reader, filled + 1))
				: null;
		if (made !== null && made <= 6 && !is(reader, article(reader, filled + 1) + 1, 'damage')) {
			becomes = made;
			to = article(reader, filled + 1) + 1;
			continue;
		}
		const isBack = is(reader, to, 'back') && endsHere(reader, to + 1);
		// "Rita bombs back".
		if (isBack && on.length === 0 && takesOf(card, '2023').has('player')) {
			on.push({ ref: 'who', who: { is: 'back' }, facts: {} });
			to++;
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
		const isJoined = reader.tokens
			.slice(to, filled)
			.some(({ text }) => ['and', 'then', 'but', 'so', 'n'].includes(text));
		const thing = targetAt(reader, filled, on.length === 0 && !isJoined);
		if (thing) {
			on.push(thing.value);
			to = thing.to;
			continue;
		}
		const aside = asideAt(reader, filled, card);
		if (aside) {
			({ by = by, mode = mode } = aside.value);
			isBare = aside.value.isBare === true;
			on.push(...(aside.value.on ?? []));
			words.push(...(aside.value.words ?? []));
			facts = { ...facts, ...(aside.value.facts ?? {}) };
			to = aside.to;
			continue;
		}
		break;
	}
	if (hasOptions(card) && mode === undefined) {
		const said = worthAt(reader, to, card) ?? optionWords(reader, to);
		words.push(...said.value);
		to = said.to;
		const whom =
			on.length === 0 && is(reader, to, 'to', 'on', 'for') ? whoAt(reader, to + 1) : null;
		if (whom) {
			on.push({ ref: 'who', who: whom.value, facts: {} });
			({ to } = whom);
		}
	}
	return {
		to,
		value: {
			on,
			by,
			words,
			facts,
			...(isBare ? { isBare } : {}),
			...(withIt ? { withIt: true as const } : {}),
			...(mode === undefined ? {} : { mode }),
			...(becomes === undefined ? {} : { becomes })
		}
	};
}
