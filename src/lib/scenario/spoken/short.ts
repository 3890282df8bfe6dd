import { cardOf } from '../../cards/library.ts';
import { isItem, isMonster, isOwnable, isUsable } from './cards-said.ts';
import { cardList } from './card-lists.ts';
import { endsHere, factList } from './facts.ts';
import { anyOf, is, verbAt, type Reader } from './reader.ts';
import { cardVerbAt } from './clause-words.ts';
import { cardRef, thingRef } from './references.ts';
import { useOf } from './uses.ts';
import { whoAt } from './who.ts';
import type { Match } from './said.ts';
import type { Said } from './clause.ts';

type Found = Match<Said> | null;

/** "Everyone passes". */
export function passing(reader: Reader, at: number): Found {
	const to = anyOf(
		reader,
		at,
		'everyone|everybody|all|both pass|passes|passed',
		'we all pass',
		'all players pass'
	);
	const twice = to >= 0 ? anyOf(reader, to, 'twice', 'two|2 times') : -1;
	const all = { say: 'pass', who: 'everyone' } as const;
	if (twice >= 0) return { to: twice, value: [all, all] };
	return to >= 0 ? { to, value: [all] } : null;
}

/** "Nobody responds to Nina's 3 Cents". */
export function unanswered(reader: Reader, at: number): Found {
	const led = anyOf(reader, at, 'nobody|none responds|reacts to', 'no response|responses to');
	const thing = led >= 0 ? thingRef(reader, led) : null;
	return (
		thing && {
			to: thing.to,
			value: [
				{ say: 'fact', about: thing.value, facts: {} },
				{ say: 'pass', who: 'everyone' }
			]
		}
	);
}

/** "End of turn". */
export function endOfTurn(reader: Reader, at: number): Found {
	const to = anyOf(
		reader,
		at,
		'at|in the end of my turn',
		'at|in the end of turn',
		'end of my turn',
		'end of turn',
		'end turn',
		'end my turn'
	);
	// "End of turn?": that is asked.
	if (is(reader, at, 'end') && is(reader, to, '?')) return null;
	return (to >= 0 && endsHere(reader, to)) || (to >= 0 && is(reader, to, 'with'))
		? { to, value: [{ say: 'end', who: null }] }
		: null;
}

/** "Pia with the D6": she uses it, where there is something to respond to. */
export function withCard(reader: Reader, at: number): Found {
	const who = whoAt(reader, at);
	const led = who ? anyOf(reader, who.to, 'with|w', 'w /') : -1;
	const card = led >= 0 ? cardRef(reader, led, isUsable) : null;
	if (!who || !card) return null;
	const top = anyOf(reader, card.to, 'on top of it|that', 'on top', '');
	// "Vera with Dagaz (prevent) for Tom": that is told whole.
	const use =
		endsHere(reader, top) && !is(reader, top, '(')
			? null
			: useOf(reader, card.to, who.value, card.value);
	const isTold = use?.value.some(
		(one) => (one.say === 'use' && one.on.length > 0) || one.say === 'becomes'
	);
	if (use && use.to > top && isTold === true) return use;
	return endsHere(reader, top)
		? { to: top, value: [{ say: 'with', who: who.value, card: card.value }] }
		: null;
}

/** Behind "the shop": what lies there, in brackets or behind a colon. */
export function shopAside(reader: Reader, at: number): Found {
	if (!is(reader, at - 1, '(', ':') || !is(reader, at - 2, 'shop')) return null;
	const cards = cardList(reader, at, isItem);
	return cards && (is(reader, at - 1, ':') || is(reader, cards.to, ')'))
		? { to: cards.to, value: [{ say: 'slots', slot: 'shop', cards: cards.value }] }
		: null;
}

/** "Suicide King Kim, …": the item stands before its player. */
export function itemsOfWho(reader: Reader, at: number): Found {
	const card = cardRef(reader, at, (one) => isOwnable(one) && !isUsable(one), false);
	const who = card && card.value.of === null ? whoAt(reader, card.to) : null;
	if (!card || who?.value.is !== 'name' || !is(reader, who.to, ',', '(')) return null;
	return {
		to: who.to,
		value: [
			{
				say: 'fact',
				about: { ref: 'who', who: who.value, facts: {} },
				facts: { items: [card.value] }
			}
		]
	};
}

/** A passive card alone: whoever speaks has it. */
export function loneItem(reader: Reader, at: number): Found {
	const card = cardRef(reader, at, (one) => isOwnable(one), false);
	const to = card ? anyOf(reader, card.to, 'in play', 'on the table|board', '') : -1;
	return card && card.value.of === null && endsHere(reader, to)
		? {
				to,
				value: [
					{ say: 'lone', card: card.value, ...(to > card.to ? { isThere: true as const } : {}) }
				]
			}
		: null;
}

/** "Guppy's Head, Guppy's Paw, The Dead Cat." as a sentence: what lies there, where not all of it can be used. */
export function bareItems(reader: Reader, at: number): Found {
	if (at > 0 && !is(reader, at - 1, '.', '\n')) return null;
	const items = cardList(reader, at, isItem);
	const [, other] = items?.value ?? [];
	const isWhole = items && (!reader.tokens[items.to] || is(reader, items.to, '.', '\n'));
	if (!items || !other || isWhole !== true || items.value.some(({ of }) => of !== null))
		return null;
	if (items.value.every(({ card }) => isUsable(cardOf(card)))) return null;
	return { to: items.to, value: [{ say: 'fact', about: null, facts: { items: items.value } }] };
}

/** Whether "and" or "then" joins it to what something is done to. */
function isJoinedTo(reader: Reader, at: number): boolean {
	const led = is(reader, at - 1, 'also', 'next') ? at - 2 : at - 1;
	if (!is(reader, led, 'and', 'then', '&')) return false;
	for (let i = led - 1; i >= 0; i--) {
		const token = reader.tokens[i];
		if (token?.kind === 'mark' && !(token.text === ',' && i === led - 1)) return false;
		if (verbAt(reader, i)?.verb === 'attack' || cardVerbAt(reader, i)) return true;
	}
	return false;
}

/** A monster alone: "Squirt, I roll a 1". */
export function loneMonster(reader: Reader, at: number): Found {
	const card = cardRef(reader, at, isMonster);
	const isNext =
		is(reader, at - 1, 'then') &&
		reader.tokens.some((_, i) => i < at && verbAt(reader, i)?.verb === 'roll');
	// "Attacks Gurdy then Fly", "bombs Gurdy and Fly": it is done to both, in whatever way.
	if (card && !isNext && isJoinedTo(reader, at)) return null;
	// "Attacks Gurdy, rolls a 6, then the Fly": that is attacked next.
	if (card && isNext && endsHere(reader, card.to))
		return { to: card.to, value: [{ say: 'attack', who: null, on: card.value }] };
	return card && endsHere(reader, card.to)
		? { to: card.to, value: [{ say: 'fact', about: card.value, facts: { inSlot: true } }] }
		: null;
}

/** A name before brackets or a comma: what follows is of them. */
export function lonePerson(reader: Reader, at: number): Found {
	const who = whoAt(reader, at);
	const isNamed = who && ['name', 'me', 'friend'].includes(who.value.is);
	const last = reader.tokens.length - 1;
	if (!isNamed || !is(reader, who.to, ',', '(', '-') || who.to >= last) return null;
	return {
		to: who.to,
		value: [{ say: 'fact', about: { ref: 'who', who: who.value, facts: {} }, facts: {} }]
	};
}

/** "Dan with 3 loot cards and Dry Baby": nothing is done. */
export function whoHas(reader: Reader, at: number): Found {
	const who = whoAt(reader, at);
	const led = who ? anyOf(reader, who.to, 'with|having|w', 'w /', '( with', ':') : -1;
	const facts = who && led >= 0 ? factList(reader, led, 'subject') : null;
	return who && facts && endsHere(reader, facts.to)
		? {
				to: facts.to,
				value: [
					{ say: 'fact', about: { ref: 'who', who: who.value, facts: {} }, facts: facts.value }
				]
			}
		: null;
}

/** "The damage resolves": passes until it has. */
function damageDone(
	reader: Reader,
	at: number,
	ends: (reader: Reader, at: number) => boolean
): Found {
	const to = anyOf(
		reader,
		at,
		'and|then| the|its|that|her|his|combat| damage|dmg resolves|resolved',
		'and|then| the|its|that|her|his|combat| damage|dmg is|was|gets|got dealt',
		'and|then| the|its|that|her|his|combat| damage|dmg goes|went through'
	);
	return to >= 0 && ends(reader, to)
		? { to, value: [{ say: 'until', until: 'damage', what: null }] }
		: null;
}

/** "With the damage on the stack": passes until it is there. */
export function damageThere(reader: Reader, at: number): Found {
	const led = anyOf(
		reader,
		at,
		'with|while|once|when|as the|its|that|this|her|his|my|combat| combat| damage|dmg',
		'the| combat| damage|dmg'
	);
	const to =
		led < 0
			? -1
			: anyOf(reader, led, 'is|was| now|still| on the| stack', 'is|was| still| pending|waiting');
	return to < 0 ? null : { to, value: [{ say: 'until', until: 'damage there', what: null }] };
}

/** "It gets countered", "we let it resolve", "everything resolves": passes until it has. */
export function goesThrough(
	reader: Reader,
	at: number,
	ends: (reader: Reader, at: number) => boolean = endsHere
): Found {
	const damage = damageDone(reader, at, ends);
	if (damage) return damage;
	const killing = anyOf(
		reader,
		at,
		'the|that|this|its|her|his|my|combat| combat| damage|dmg|hit|miss kills|killed|finishes|finished|ends|ended off|',
		'that|this|which kills|killed|finishes|finished off|'
	);
	const killed = killing < 0 ? null : thingRef(reader, killing);
	if (killed && ends(reader, killed.to))
		return { to: killed.to, value: [{ say: 'until', until: 'dead', what: killed.value }] };
	const to = anyOf(
		reader,
		at,
		'it|that|this gets|got|is|was countered|cancelled|canceled|negated',
		'we|they|i|he|she|everyone|and| let|lets it|that|this resolve',
		'wait|waits|waiting for it|that|this to resolve',
		'it|that|this goes|went through',
		'it|that|this resolves|resolved'
	);
	const all = anyOf(
		reader,
		at,
		'it|that|this all resolves|resolved',
		'everything|all resolves|resolved',
		'the whole| stack resolves|resolved'
	);
	if (all >= 0 && ends(reader, all))
		return { to: all, value: [{ say: 'until', until: 'all resolved', what: null }] };
	return to >= 0 && ends(reader, to)
		? { to, value: [{ say: 'until', until: 'resolved', what: null }] }
		: null;
}
