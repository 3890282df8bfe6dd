import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isItem, isMonster, isOfMonsterDeck, isOwnable } from './cards-said.ts';
import type { Said } from './clauses.ts';
import { cardList, endsHere, joiner } from './facts.ts';
import { anyOf, article, is, numberAt, seq, type Reader } from './reader.ts';
import { cardRef, ownerAt, rollRef, thingRef, whoAt } from './references.ts';
import type { CardRef, Lying, Match, Saying, Who } from './said.ts';

type Found = Match<Said> | null;

/** "Original rules:", "the 2018 edition", "using the comprehensive rules 1.3". */
export function editionAt(reader: Reader, at: number): Found {
	const led = anyOf(reader, at, 'with|using|under|in|by the', 'with|using|under|in|by', 'the', '');
	const first = anyOf(
		reader,
		led,
		'original|old|2018 rules|edition|game|version|ruleset|book',
		'first|1st edition|rules',
		'1 st edition',
		'comprehensive rules 1 . 3',
		'comprehensive rules',
		'original|old faq',
		'original'
	);
	if (first < 0) return null;
	const to = anyOf(reader, first, 'rules', 'edition', 'case', 'faq case', '');
	return { to, value: [{ say: 'edition' }] };
}

/** "On Leo's turn", "it's Ben's turn", "Pia on turn", "Otto turn", "at the start of Lou's turn". */
export function turnAt(reader: Reader, at: number): Found {
	const start = anyOf(reader, at, 'at the start|beginning of', 'start|beginning of');
	const led =
		start >= 0
			? start
			: anyOf(reader, at, 'situation :|', 'on|during|in', 'it is', 'its', 'it was', '');
	const from = is(reader, led, 'it')
		? led
		: anyOf(reader, led, 'on|during|in', 'it is|was', 'its', '');
	const owner = ownerAt(reader, from);
	const isOwned = owner && owner.value.is !== 'he' && is(reader, owner.to, 'turn');
	const who = whoAt(reader, from);
	const isNamed = who && who.value.is === 'name' && is(reader, who.to, 'turn');
	const onTurn =
		who && who.value.is === 'name'
			? anyOf(reader, who.to, 'on turn', 'is on turn', 'is the active player', 'is active')
			: -1;
	const person: Who | undefined = isOwned ? owner.value : (who?.value ?? undefined);
	const to = isOwned ? owner.to + 1 : isNamed ? who.to + 1 : onTurn;
	if (!person || to < 0 || (is(reader, to, 'to', 'is') && !is(reader, to, 'is'))) return null;
	if (is(reader, to, 'is') && is(reader, to + 1, 'over', 'done', 'gone')) return null;
	return {
		to,
		value: [{ say: 'turn', who: person, ...(start >= 0 ? { isStart: true as const } : {}) }]
	};
}

/** "Out of turn", "who isn't the active player (that's Sam)". */
export function notActive(reader: Reader, at: number): Found {
	const led = anyOf(
		reader,
		at,
		"who isn't the active player",
		'who isnt the active player',
		'who is not the active player',
		'not the active player'
	);
	if (led < 0) return null;
	const opens = anyOf(reader, led, '( that is', '( it is', ', that is', '(');
	const who = opens >= 0 ? whoAt(reader, opens) : null;
	if (!who) return null;
	const to = is(reader, who.to, ')') ? who.to + 1 : who.to;
	return { to, value: [{ say: 'turn', who: who.value }] };
}

/** "Three players: Amy Ben Cleo", "scenario with 4 players, Ana, Lou, Theo, Vera". */
export function sittingAt(reader: Reader, at: number): Found {
	const led = anyOf(
		reader,
		at,
		'scenario|game|table|situation with|of',
		'we are|were',
		'there are',
		''
	);
	const count = numberAt(reader, led);
	if (count === null || count < 2 || !is(reader, led + 1, 'players', 'people', 'of')) return null;
	let to = anyOf(reader, led + 2, ':', ',', '(', 'us :', '');
	const who: Who[] = [];
	for (;;) {
		const next = joiner(reader, to);
		const one = whoAt(reader, next);
		if (!one || who.length >= count) break;
		who.push(one.value);
		({ to } = one);
	}
	if (is(reader, led + 2, '(') && is(reader, to, ')')) to++;
	return who.length === count ? { to, value: [{ say: 'sit', who }] } : null;
}

/** "Monsters in play: Stoney and Gurdy (2 HP)", "shop slot 2: Meat", "in the shop: Dinner". */
export function slotsAt(reader: Reader, at: number): Found {
	const monsters = anyOf(
		reader,
		at,
		'monsters in play|slots :',
		'monsters :',
		'monsters are',
		'monster slots :',
		'in the monster slots :',
		'active monsters :',
		'active monsters are'
	);
	const fits = (shop: boolean) => (card: Parameters<typeof isItem>[0]) =>
		shop ? isItem(card) : isOfMonsterDeck({ ...NO_CARD, ...card });
	if (monsters >= 0) {
		const cards = cardList(reader, monsters, fits(false));
		return (
			cards && { to: cards.to, value: [{ say: 'slots', slot: 'monster', cards: cards.value }] }
		);
	}
	const slot = anyOf(reader, at, 'shop slot');
	const first = slot >= 0 ? numberAt(reader, slot) : null;
	if (first !== null && is(reader, slot + 1, ':', 'is', '=')) {
		const card = cardRef(reader, slot + 2, isItem);
		return (
			card && { to: card.to, value: [{ say: 'slots', slot: 'shop', cards: [card.value], first }] }
		);
	}
	const shop = anyOf(
		reader,
		at,
		'the|in the shop : ',
		'in the shop :',
		'shop :',
		'the shop is|has',
		'shop is|has'
	);
	const sold = shop >= 0 ? cardList(reader, shop, fits(true)) : null;
	return sold && { to: sold.to, value: [{ say: 'slots', slot: 'shop', cards: sold.value }] };
}
const NO_CARD = { name: '', copies: 0, abilities: [] } as const;

/** "Everyone is on 2 HP". */
export function allAt(
	reader: Reader,
	at: number,
	facts: (at: number) => Match<object> | null
): Found {
	const led = anyOf(
		reader,
		at,
		'everyone|everybody is|has at|on|',
		'everyone|everybody at|on|with',
		'we are|all are|have at|on|'
	);
	const found = led >= 0 ? facts(led) : null;
	return found && { to: found.to, value: [{ say: 'all', facts: found.value }] };
}

/** What lies on the stack, as nouns: "2 damage to Amy", "Finn's death", "my roll of 1 against Fly". */
export function lyingAt(reader: Reader, from: number): Found {
	const at = is(reader, from, 'with') ? from + 1 : from;
	const listed = anyOf(
		reader,
		at,
		'stack , bottom up :',
		'stack ( bottom up ) :',
		'stack bottom up :',
		'stack from the bottom :',
		'on the stack :',
		'stack :',
		'the stack is :'
	);
	if (listed >= 0) {
		const things = nouns(reader, listed);
		return things && { to: things.to, value: [{ say: 'lies', things: things.value }] };
	}
	const things = nouns(reader, at);
	if (!things) return null;
	const end = anyOf(
		reader,
		things.to,
		'is|are|still|lies|sits|waits|waiting|sitting| on the stack|stack',
		'is|are|still| on the stack',
		'is|are waiting|still on the stack',
		'is waiting',
		'are waiting',
		'waiting',
		'on stack',
		'is pending',
		'sits|is on top of it',
		'above',
		'on top'
	);
	const isPile =
		things.value.length > 1 && seq(reader, at, 'on top of') < 0 && onTop(reader, at, things.to);
	if (end < 0)
		return isPile ? { to: things.to, value: [{ say: 'lies', things: things.value }] } : null;
	return { to: end, value: [{ say: 'lies', things: things.value }] };
}

/** Whether something is said to lie on top of something else. */
function onTop(reader: Reader, from: number, to: number): boolean {
	for (let i = from; i < to; i++) if (seq(reader, i, 'on top of') >= 0) return true;
	return false;
}

/** Things on the stack in a row, bottom first. */
function nouns(reader: Reader, at: number): Match<readonly Lying[]> | null {
	const things: Lying[] = [];
	let to = at;
	let isBelow = false;
	for (let next = at; ;) {
		const one = noun(reader, next);
		if (!one) break;
		const top = things.at(-1);
		// "Butter Bean on top of Ben's Bomb" answers it.
		if (isBelow && top?.lies === 'card' && one.value.lies === 'card')
			things.splice(-1, 1, one.value, top.on.length > 0 ? top : { ...top, on: [one.value.card] });
		else things.push(one.value);
		({ to } = one);
		const said = anyOf(
			reader,
			to,
			'is|are|still|lies|sits|waits| on the stack',
			'sits on top of it',
			'above',
			'on top of it|that',
			'on top of'
		);
		const is_ = said >= 0 ? said : to;
		const joined = is(reader, is_, ',', 'and', '&', 'then')
			? joiner(reader, is_)
			: said >= 0 && is(reader, to, 'on') && said > to
				? said
				: -1;
		if (joined < 0 || !noun(reader, is(reader, joined, 'then') ? joined + 1 : joined)) break;
		isBelow = seq(reader, to, 'on top of') >= 0;
		next = is(reader, joined, 'then') ? joined + 1 : joined;
	}
	return things.length > 0 ? { to, value: things } : null;
}

function noun(reader: Reader, at: number): Match<Lying> | null {
	const damage = damageAt(reader, at);
	if (damage) return damage;
	const owner = ownerAt(reader, article(reader, at));
	if (owner && is(reader, owner.to, 'death') && !is(reader, owner.to + 1, 'card'))
		return { to: owner.to + 1, value: { lies: 'death', of: owner.value } };
	const of = anyOf(reader, at, 'death of', 'the death of');
	const dying = of >= 0 ? whoAt(reader, of) : null;
	if (dying) return { to: dying.to, value: { lies: 'death', of: dying.value } };
	const roll = anyRoll(reader, at);
	if (roll) return roll;
	const card = cardRef(reader, at);
	if (!card || isMonster(cardOf(card.value.card))) return null;
	let { to } = card;
	let said = card.value;
	const by = is(reader, to, 'by', 'from') ? whoAt(reader, to + 1) : null;
	if (by && said.of === null) {
		said = { ...said, of: by.value };
		to = by.to;
	}
	if (said.of === null && !said.isTrigger) return null;
	const on = anyOf(reader, to, 'on top of', 'on top');
	const aimed = anyOf(reader, to, 'that targets|target', 'targeting', 'aimed at', 'on|at|against');
	const thing =
		on < 0 && aimed >= 0 && !is(reader, aimed, 'the')
			? thingRef(reader, aimed)
			: on < 0 && aimed >= 0 && !(is(reader, aimed, 'the') && is(reader, aimed + 1, 'stack'))
				? thingRef(reader, aimed)
				: null;
	if (thing) ({ to } = thing);
	return {
		to,
		value: {
			lies: 'card',
			card: said,
			on: thing ? [thing.value] : [],
			isTrigger: said.isTrigger === true
		}
	};
}

/** "2 damage to Amy", "combat damage of 1 to Max from the Fly". */
function damageAt(reader: Reader, at: number): Match<Lying> | null {
	let to = article(reader, at);
	let amount = numberAt(reader, to);
	if (amount !== null) to++;
	const isCombat = is(reader, to, 'combat');
	if (isCombat) to++;
	if (!is(reader, to, 'damage', 'dmg')) return null;
	to++;
	if (is(reader, to, 'of')) to++;
	const after = amount === null ? numberAt(reader, to) : null;
	if (after !== null) {
		amount = after;
		to++;
	}
	if (amount === null || !is(reader, to, 'to', 'on')) return null;
	const victim = thingRef(reader, to + 1);
	if (!victim) return null;
	({ to } = victim);
	const from = is(reader, to, 'from', 'by') ? thingRef(reader, to + 1) : null;
	if (from) ({ to } = from);
	return {
		to,
		value: { lies: 'damage', amount, to: victim.value, combat: isCombat, from: from?.value ?? null }
	};
}

/** A roll with its number as a noun; "a roll of 2 by Mia against Trite", "my roll is a 5". */
function anyRoll(reader: Reader, at: number): Match<Lying> | null {
	const roll = rollRef(reader, at);
	if (!roll) return null;
	if (roll.value.shows !== null) return { to: roll.to, value: { lies: 'roll', roll: roll.value } };
	const is_ = anyOf(reader, roll.to, 'is|of a|an|', 'is|of');
	const shows = is_ >= 0 ? numberAt(reader, is_) : null;
	if (shows === null || shows > 6) return null;
	return { to: is_ + 1, value: { lies: 'roll', roll: { ...roll.value, shows } } };
}

/** A card that is said to be somebody's, with nothing done: "Cambion Conception (Ben's)", "the Relic: …". */
export function ownedAt(reader: Reader, at: number): Found {
	const card = cardRef(reader, at, isOwnable);
	if (!card) return null;
	const { of } = card.value;
	const led = of === null ? anyOf(reader, card.to, 'is|are') : -1;
	const owner = led >= 0 ? ownerAt(reader, led) : null;
	if (owner && endsHere(reader, owner.to))
		return { to: owner.to, value: [lies(card.value, owner.value)] };
	if (of === null || !endsHere(reader, card.to)) return null;
	return { to: card.to, value: [lies(card.value, of)] };
}

const lies = (card: CardRef, of: Who): Saying => ({
	say: 'fact',
	about: { ref: 'who', who: of, facts: {} },
	facts: { items: [{ ...card, of }] }
});

/** "Two Relics: mine and Vera's". */
export function eachOwned(reader: Reader, at: number): Found {
	const count = numberAt(reader, at);
	const card = count === null ? null : cardRef(reader, at + 1, isOwnable, false);
	if (!card || !is(reader, card.to, ':', ',')) return null;
	const said: Saying[] = [];
	let to = card.to + 1;
	for (;;) {
		const next = joiner(reader, to);
		const owner = ownerAt(reader, next);
		if (!owner) break;
		said.push(lies(card.value, owner.value));
		({ to } = owner);
	}
	return said.length === count ? { to, value: said } : null;
}

/** The cards that what follows is about: "sacred heart:", "The Habit + gold bomb:". */
export function topicAt(reader: Reader, at: number): Match<readonly CardKey[]> | null {
	const cards: CardKey[] = [];
	let to = at;
	for (;;) {
		const card = cardRef(
			reader,
			joiner(reader, to),
			(one) => isOwnable(one) || one.kind === 'loot',
			false
		);
		if (!card) break;
		cards.push(card.value.card);
		({ to } = card);
	}
	return cards.length > 0 && is(reader, to, ':') ? { to: to + 1, value: cards } : null;
}
