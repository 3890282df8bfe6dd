import { cardOf } from '../../cards/library.ts';
import { EDITIONS, type EditionId } from '../../model/words.ts';
import { isItem, isOfMonsterDeck, isOwnable } from './cards-said.ts';
import { cardList, joiner, LONGEST_LIST } from './card-lists.ts';
import { endsHere } from './facts.ts';
import { type Reader, anyOf, is, numberAt } from './reader.ts';
import { cardRef } from './references.ts';
import type { Match, Saying } from './said.ts';
import type { CardRef, Facts, Who } from './ref.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Found } from './clause.ts';

/** What the editions are called. */
const CALLED: Readonly<Record<EditionId, readonly string[]>> = {
	original: [
		'original|old|older|2018|og|first rules|edition|game|version|ruleset|book|rulebook|set|print|faq|case|ed',
		'first|1st edition|rules|printing rules|edition|version|',
		'1 st edition',
		'comprehensive rules 1 . 3',
		'comprehensive rules',
		'original|old faq',
		'original',
		'2018 :',
		'v1|1e|1.0 rules|edition|version|:|',
		'v 1|1.0 rules|edition|version|:|',
		'version|edition|rules|ed|rev one|1|v1|1.0',
		'og :'
	],
	'2024': [
		'online|2024 rules|edition|version|rulebook|ruleset|book',
		'online rulebook|rules of 2024',
		'rules|rulebook|edition of 2024',
		'rules|rulebook online',
		'2024 :'
	],
	'2023': [
		'2023|extended rules|edition|version|rulebook|ruleset|book',
		'extended rulebook of 2023',
		'rules|rulebook|edition of 2023',
		'2023 :'
	]
};

/** "Original rules:", "the 2018 edition", "by the online rulebook", "using the comprehensive rules 1.3". */
export function editionAt(reader: Reader, at: number): Found {
	const led = anyOf(
		reader,
		at,
		'we|i|you| still|only|always|all| play|playing|played|are|using|use|used|own|have|know with|by|under|in|from| the|our|',
		'with|using|under|in|by|for|from|per the|',
		'according|going to|by the|',
		'the',
		''
	);
	const edition = EDITIONS.find((one) => anyOf(reader, led, ...CALLED[one]) >= 0);
	if (edition === undefined) return null;
	const first = anyOf(reader, led, ...CALLED[edition]);
	const to = anyOf(reader, first, 'rules', 'edition', 'case', 'faq case', '');
	return { to, value: [{ say: 'edition', edition }] };
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

/** "Monsters in play: Stoney and Gurdy (2 HP)", "shop slot 2: Meat", "in the shop: Dinner". */
export function slotsAt(reader: Reader, at: number): Found {
	// "3 monsters: Pooter, Leech, Gurdy": how many they are is counted.
	const counted = numberAt(reader, at) !== null && is(reader, at + 1, 'monsters') ? at + 1 : at;
	const monsters = anyOf(
		reader,
		counted,
		'monsters in play|slots :',
		'monsters :',
		'slots :',
		'in the slots :',
		'the slots are',
		'in play :',
		'the monsters are',
		'monsters in play are',
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
	// "Slot 1 Clog": monsters lie in the slots as they are named.
	const of = anyOf(reader, at, 'monster| slot');
	const number = numberAt(reader, of);
	const isNext = number === 1 || anyOf(reader, at - 4, `slot ${String((number ?? 0) - 1)}`) >= 0;
	const foe =
		of < 0 || number === null || !isNext
			? null
			: cardRef(reader, anyOf(reader, of + 1, ':|is|=|has|with|'), fits(false), true);
	if (foe && endsHere(reader, foe.to))
		return { to: foe.to, value: [{ say: 'fact', about: foe.value, facts: { inSlot: true } }] };
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
		'two|2|three|3 treasures|items|cards in the shop ,|:',
		'the|my|our| shop :|=',
		'the shop is|has',
		'shop is|has'
	);
	const sold = shop >= 0 ? cardList(reader, shop, fits(true)) : null;
	return sold && { to: sold.to, value: [{ say: 'slots', slot: 'shop', cards: sold.value }] };
}

/** "Fly and Spider are out", "there are Meat! and Dinner in the shop": what lies there. */
export function layingThere(reader: Reader, at: number): Found {
	const led = anyOf(reader, at, 'there is|are|was|were', '');
	const cards = cardList(
		reader,
		led,
		(card) => isItem(card) || isOfMonsterDeck({ ...NO_CARD, ...card })
	);
	if (!cards || (cards.value.length < 2 && led === at)) return null;
	const be = led > at ? cards.to : anyOf(reader, cards.to, 'is|are|was|were both|all|');
	if (be < 0) return null;
	const shop = anyOf(reader, be, 'in|at|from the shop', 'in shop', 'for sale');
	if (shop >= 0) return { to: shop, value: [{ say: 'slots', slot: 'shop', cards: cards.value }] };
	const slots = anyOf(
		reader,
		be,
		'out|up|active',
		'in play',
		'in the| slots|play',
		'in the monster slots',
		'in a|one slot',
		'among the monsters',
		'as a monster',
		'the| active| monsters',
		'on the board|table'
	);
	const isFoes = cards.value.every(({ card }) => isOfMonsterDeck(cardOf(card)));
	return slots >= 0 && isFoes
		? { to: slots, value: [{ say: 'slots', slot: 'monster', cards: cards.value }] }
		: null;
}

const NO_CARD = { name: '', copies: 0, abilities: [] } as const;

/** "Everyone is on 2 HP". */
export function allAt(
	reader: Reader,
	at: number,
	facts: (at: number) => Match<Facts> | null
): Found {
	const led = anyOf(
		reader,
		at,
		'both|all|each|everyone|everybody of|at| us|them|the| players|table| have|has|had|are|is|were|was|being| still|only|just|already|now| down| at|on|with|to',
		'both|all|each|everyone|everybody of|at| us|them|the| players|table| have|has|had|are|is|were|was|',
		'everyone|everybody is|has still|only|at|on| at|on|',
		'everyone|everybody at|on|with',
		'we both|all|each have|has|had|got|hold a|an|',
		'both|all|each of us have|has|had|got|hold a|an|',
		'we|all|both|players are|have at|on|',
		'we all|both are|have at|on|',
		'all|both players are|have at|on|',
		'all|both of us are|have at|on|',
		'each player has|is at|on|',
		'all|both players at|on|with|',
		'all|both at|on|with',
		'all|both|everyone|everybody'
	);
	const found = led >= 0 ? (facts(led) ?? bareHp(reader, led)) : null;
	const ours = anyOf(reader, at, 'we', 'both|all|each of us');
	// "We both have a bomb".
	const held =
		ours < 0 ? null : reader.grammar.cardRef(reader, led, (one) => one.kind === 'loot', false);
	if (held && held.value.of === null && endsHere(reader, held.to))
		return { to: held.to, value: [{ say: 'all', facts: { handCards: [held.value.card] } }] };
	const { hp, cents, soulCount } = found?.value ?? {};
	const tells = found !== null && [hp, cents, soulCount].some((one) => one !== undefined);
	// "Attack by Otto on Wrath, both at 1 HP".
	const isBoth = is(reader, at, 'both') && !is(reader, at + 1, 'of', 'players');
	const all: Saying = { say: 'all', facts: found?.value ?? {}, ...(isBoth ? { isBoth } : {}) };
	return tells ? { to: found.to, value: [all] } : null;
}

/** "Both at 1": a number without a word behind it is of HP. */
function bareHp(reader: Reader, at: number): Match<Facts> | null {
	const number = numberAt(reader, at);
	const isAt = is(reader, at - 1, 'at', 'on', 'to');
	return number !== null && number > 0 && isAt && endsHere(reader, at + 1)
		? { to: at + 1, value: { hp: number } }
		: null;
}

/** The cards that what follows is about: "sacred heart:", "The Habit + gold bomb:". */
export function topicAt(reader: Reader, at: number): Match<readonly CardRef[]> | null {
	const cards: CardRef[] = [];
	let to = numberAt(reader, at) === null ? at : at + 1;
	while (cards.length < LONGEST_LIST) {
		const versus = is(reader, to, 'vs', 'versus', 'against', 'v', 'or') ? to + 1 : to;
		const card = cardRef(
			reader,
			joiner(reader, versus),
			(one) => isOwnable(one) || one.kind === 'loot',
			false
		);
		if (!card) break;
		cards.push({ ...card.value, facts: {} });
		({ to } = card);
	}
	return cards.length > 0 && is(reader, to, ':') ? { to: to + 1, value: cards } : null;
}
