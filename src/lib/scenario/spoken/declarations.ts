import { cardOf } from '../../cards/library.ts';
import { mayHit } from './dice-said.ts';
import {
	isItem,
	isMonster,
	isOfMonsterDeck,
	isOwnable,
	isUsable,
	makesRoll
} from './cards-said.ts';
import { thenRolls } from './then-rolls.ts';
import { bracketFacts } from './fact-brackets.ts';
import { endsHere, factList } from './facts.ts';
import { facesAt } from './numbers.ts';
import { anyOf, article, cardAt, is, numberAt, skip, type Reader } from './reader.ts';
import { cardRef, eventRef, thingRef } from './references.ts';
import { pileAt } from './places.ts';
import { whoAt } from './who.ts';
import type { Match, Saying } from './said.ts';
import type { CardRef, Facts, Ref, Who } from './ref.ts';
import type { Said } from './clause.ts';

type Found = Match<Said> | null;

/** What an attack is on. */
function attacked(reader: Reader, at: number): Match<Ref> | null {
	return (
		cardRef(reader, at, (card) => isOfMonsterDeck(card)) ??
		pileAt(reader, at) ??
		thingRef(reader, at)
	);
}

/** "Attacks Gurdy (1 HP) with a 5". */
export function attacks(reader: Reader, at: number, who: Who | null): Found {
	const led = anyOf(
		reader,
		at,
		'again :|',
		'again on',
		'on',
		'against',
		'into',
		':',
		'->',
		'again'
	);
	const object = attacked(reader, led >= 0 ? led : at);
	if (!object) {
		const again = anyOf(reader, at, 'again|anew', 'once more', 'a second time');
		const isAgain = again >= 0 ? { isAgain: true as const } : {};
		const attack: Saying = { say: 'attack', who, on: null, ...isAgain };
		return thenRolls(reader, again >= 0 ? again : at, [attack], who);
	}
	const by = is(reader, object.to, 'by') ? whoAt(reader, object.to + 1) : null;
	const doer = by?.value ?? who;
	return thenRolls(
		reader,
		by?.to ?? object.to,
		[{ say: 'attack', who: doer, on: object.value }],
		doer
	);
}

/** "Swings at Dip", "goes for the deck". */
export function swings(reader: Reader, at: number, who: Who | null): Found {
	const led = anyOf(reader, at, 'at|into|for|after|on');
	const object = led >= 0 ? attacked(reader, led) : null;
	if (!object || object.value.ref === 'it') return null;
	// "Goes for the D20": what lies in the shop is bought.
	const { value: on } = object;
	if (on.ref === 'card' && on.of === null && isItem(cardOf(on.card)))
		return is(reader, at, 'for', 'after')
			? { to: object.to, value: [{ say: 'buy', who, what: on }] }
			: null;
	return thenRolls(reader, object.to, [{ say: 'attack', who, on: object.value }], who);
}

const ROLLED = ['on', 'against', 'vs', 'v', 'versus', 'at'];

/** "Rolls 4", "rolls a 2 against Trite", "rolls in order: 4, 6, 1". */
export function rolls(reader: Reader, at: number, who: Who | null): Found {
	const led = anyOf(
		reader,
		at,
		'in order :',
		'again :|',
		'once more :|',
		'in a row :|',
		':',
		'is',
		'was',
		'=',
		'of',
		'up',
		'shows',
		'says',
		'the die :|',
		'and gets|got',
		'for it :|'
	);
	const faces = facesAt(reader, led >= 0 ? led : at);
	if (!faces) return rollsFor(reader, at, who);
	// "Rolls a 5 with Book of Sin", "gets a 2 off the Tower": that is what the die is for.
	const used = is(reader, faces.to, 'with', 'using', 'off', 'from', 'on')
		? cardRef(reader, faces.to + 1, isUsable, false)
		: null;
	if (used && makesRoll(used.value.card) && endsHere(reader, used.to))
		return {
			to: used.to,
			value: [
				{ say: 'use', who: who ?? used.value.of, card: used.value, on: [], words: [] },
				{ say: 'roll', who, faces: faces.value, against: null }
			]
		};
	let { to } = faces;
	let against: CardRef | null = null;
	let reads: string | undefined;
	// "Rolls a 1 on Guppy's Collar": what triggered is read off the die.
	const read = is(reader, to, 'on', 'with', 'for', 'off', 'from')
		? cardRef(reader, to + 1, (one) => isOwnable(one) && !isUsable(one), false)
		: null;
	if (read && makesRoll(read.value.card) && endsHere(reader, read.to)) {
		reads = read.value.card;
		({ to } = read);
		who ??= read.value.of;
	}
	if (is(reader, to, ...ROLLED)) {
		const after = is(reader, to + 1, '.') ? to + 2 : to + 1;
		const monster = cardRef(reader, after, ({ kind }) => kind === 'monster', false);
		const own = monster ? anyOf(reader, monster.to, 'with|at', 'w /') : -1;
		const facts = own >= 0 ? factList(reader, own, 'who') : null;
		// "Rolls 1 on Gurdy with 1 HP": it is of whoever may die, and the roller's unless that hits.
		const hits = monster !== null && mayHit(monster.value.card, faces.value);
		if (monster && facts && !hits && !is(reader, facts.to - 1, 'left', 'it')) {
			const said: Saying = { say: 'roll', who, faces: faces.value, against: monster.value };
			return {
				to: facts.to,
				value: [
					{
						say: 'fact',
						about: who && { ref: 'who', who, facts: {} },
						facts: facts.value,
						orOf: monster.value
					},
					said
				]
			};
		}
		if (monster) {
			against = monster.value;
			to = monster.to;
		} else if (is(reader, to + 1, 'it', 'that', 'him', 'her') && !eventRef(reader, to + 1)) to += 2;
		else if (anyOf(reader, to + 1, 'the monster') >= 0) to += 3;
	}
	// "Rolls 1 against Gurdy twice".
	const [only] = faces.value;
	const isTwice = only !== undefined && faces.value.length === 1 && is(reader, to, 'twice');
	if (isTwice) to++;
	const attack = is(reader, to, 'for', 'in', 'during', 'on') ? eventRef(reader, to + 1) : null;
	if (attack?.value.ref === 'attack' && attack.value.on?.ref === 'card') {
		against = attack.value.on;
		who = who ?? attack.value.of;
		to = attack.to;
	}
	if (is(reader, to, 'for') && against === null) {
		const person = whoAt(reader, to + 1);
		const card = cardAt(reader, article(reader, to + 1));
		if (is(reader, to + 1, 'it', 'that') && endsHere(reader, to + 2)) to += 2;
		else if (card) {
			reads = card.value;
			to = card.to;
		} else if (person) {
			who = who ?? person.value;
			to = person.to;
		}
	}
	return {
		to,
		value: [
			{
				say: 'roll',
				who,
				faces: isTwice ? [only, only] : faces.value,
				against,
				...(reads === undefined ? {} : { for: reads })
			}
		]
	};
}

/** "Rolls The Tower: 6", "rolls for Book of Sin": what the die is for comes before its number. */
function rollsFor(reader: Reader, at: number, who: Who | null): Found {
	const card = cardRef(reader, anyOf(reader, at, 'on|for|with|off|', ''), isUsable);
	if (!card || !makesRoll(card.value.card)) return null;
	const doer = who ?? card.value.of;
	const use: Saying = { say: 'use', who: doer, card: card.value, on: [], words: [] };
	const led = anyOf(reader, card.to, ':|,|and| for|gets|got|is|shows|-> a|', '( ');
	const faces = led > card.to ? facesAt(reader, led) : null;
	if (!faces)
		return endsHere(reader, card.to) || whoAt(reader, card.to)
			? { to: card.to, value: [use] }
			: null;
	return {
		to: is(reader, led - 1, '(') && is(reader, faces.to, ')') ? faces.to + 1 : faces.to,
		value: [use, { say: 'roll', who: doer, faces: faces.value, against: null }]
	};
}

/** Where it lies in the shop of which nobody says what is in it. */
const WHERE =
	'left|leftmost|right|rightmost|middle|first|second|last|top|bottom|other|cheapest|new';

/** What is bought, where nobody says what it is. */
const VAGUE = [
	'something|anything|stuff',
	'a|an|the|some|any|another item|treasure|card|thing',
	`a|an|the|some|any|another|this|that|one ${WHERE}| shop item|card|treasure`,
	`a|an|the|some|any|another|this|that ${WHERE} item|treasure|card|one|thing`
];

/** Two that nobody names: what came of the first, and where each was, is not told. */
const TWO = ['two|2 different|more|new|shop| items|treasures|cards|things'];

/** "Buys Meat! with 9 cents", "purchases", "wants to buy the treasure deck blind". */
export function buys(reader: Reader, at: number, who: Who | null): Found {
	// "Amy purchase (10c): relic".
	const had = bracketFacts(reader, at, 'subject');
	const own = had?.value.cents === undefined ? null : had;
	const from = own?.to ?? at;
	const inside = is(reader, from, '(')
		? cardRef(reader, from + 1, (one) => isItem(one) || one.kind === 'treasure', false)
		: null;
	if (inside && is(reader, inside.to, ')'))
		return { to: inside.to + 1, value: [{ say: 'buy', who, what: inside.value }] };
	const led = anyOf(reader, from, 'of', 'from', ':');
	const start = led >= 0 ? led : from;
	const card = cardRef(reader, start, (one) => isItem(one) || one.kind === 'treasure');
	const pile = card ? null : pileAt(reader, start);
	const it =
		card || pile || !is(reader, start, 'it', 'that')
			? null
			: { to: start + 1, value: { ref: 'it' } as const };
	if (!card && !pile && anyOf(reader, start, ...TWO) >= 0) return null;
	// "Buys a monster": nothing that is sold.
	const unsold = (card ?? pile ?? it) ? -1 : article(reader, start);
	if (is(reader, unsold, 'monster', 'soul', 'souls', 'curse', 'room', 'event', 'character', 'loot'))
		return null;
	// "Buys Fly": no more is that.
	if (!card && !pile && !it && cardRef(reader, start, isMonster, false)) return null;
	const what: Match<Ref> | null = card ?? pile ?? it;
	const vague = what ? -1 : anyOf(reader, start, ...VAGUE);
	let to = what?.to ?? (vague >= 0 ? vague : from);
	const shop = anyOf(
		reader,
		to,
		'from|in|off|of the|our|this shop|store',
		'out of the shop|store',
		'blind|blindly',
		'from|in shop'
	);
	const isBlind = shop >= 0 && is(reader, shop - 1, 'blind', 'blindly');
	if (shop >= 0) to = shop;
	const off = what === null ? anyOf(reader, to, 'from|off|the|of the| top of|card|') : -1;
	const deck = off >= 0 ? pileAt(reader, off) : null;
	if (deck) ({ to } = deck);
	const unseen: Ref | null =
		deck?.value ?? (isBlind && !what ? { ref: 'deck', deck: 'treasure' } : null);
	let known = own?.value;
	// "For 10¢ with exactly 10¢": what it costs, and what they have.
	for (let i = 0; i < 2; i++) {
		const paid = anyOf(reader, to, 'with|for|having|w', 'w /');
		const last = paid >= 0 ? anyOf(reader, paid, 'his|her|my|their last|', '') : -1;
		const price = last >= 0 ? skip(reader, last, '') : -1;
		const facts: Match<Facts> | null =
			price >= 0 ? (factList(reader, price, 'who') ?? bareCents(reader, price)) : null;
		if (facts?.value.cents === undefined) break;
		if (!is(reader, paid - 1, 'for')) known = facts.value;
		({ to } = facts);
	}
	const told: readonly Saying[] = known
		? [{ say: 'fact', about: who && { ref: 'who', who, facts: {} }, facts: known }]
		: [];
	return { to, value: [...told, { say: 'buy', who, what: what?.value ?? unseen }] };
}

/** A price without its unit: "for 10". */
function bareCents(reader: Reader, at: number): Match<Facts> | null {
	const number = numberAt(reader, at);
	return number !== null && endsHere(reader, at + 1)
		? { to: at + 1, value: { cents: number } }
		: null;
}

/** Whether a card lies in the shop if it is bought. */
export const isSold = (key: string): boolean => cardOf(key).kind === 'treasure';
