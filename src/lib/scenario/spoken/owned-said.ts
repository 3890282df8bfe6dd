import { cardOf } from '../../cards/library.ts';
import { isItem, isOwnable, isUsable } from './cards-said.ts';
import { cardList, joiner, LONGEST_LIST } from './card-lists.ts';
import { endsHere } from './facts.ts';
import { type Reader, anyOf, is, numberAt } from './reader.ts';
import { cardRef, withSaid } from './references.ts';
import type { Saying } from './said.ts';
import type { CardRef, Who } from './ref.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Found } from './clause.ts';

/** A card that is said to be somebody's, with nothing done: "Cambion Conception (Ben's)", "the Relic: …". */
export function ownedAt(reader: Reader, at: number): Found {
	const list = cardList(reader, at, isOwnable);
	const [first] = list?.value ?? [];
	const lying = list
		? anyOf(reader, list.to, 'is|are|was|were out|up|there', 'is|are in play|front')
		: -1;
	if (list && first?.of && list.value.length > 1 && lying >= 0)
		return { to: lying, value: list.value.map((one) => lies(one, one.of ?? first.of ?? ME)) };
	const curses = cardList(reader, at, ({ kind }) => kind === 'curse');
	const all =
		curses && curses.value.length > 1 && is(reader, curses.to, 'on', 'for')
			? whoAt(reader, curses.to + 1)
			: null;
	if (curses && all)
		return {
			to: all.to,
			value: [
				{
					say: 'fact',
					about: { ref: 'who', who: all.value, facts: {} },
					facts: { curses: curses.value.map(({ card: one }) => one) }
				}
			]
		};
	const curse = cardRef(reader, at, ({ kind }) => kind === 'curse', false);
	const cursed =
		curse && is(reader, curse.to, 'on', 'for', 'with') ? whoAt(reader, curse.to + 1) : null;
	if (curse && cursed)
		return {
			to: cursed.to,
			value: [
				{
					say: 'fact',
					about: { ref: 'who', who: cursed.value, facts: {} },
					facts: { curses: [curse.value.card] }
				}
			]
		};
	const card = cardRef(reader, at, isOwnable);
	if (!card) return null;
	const { of } = card.value;
	const before =
		of === null
			? anyOf(
					reader,
					card.to,
					'belongs|belong|belonged to',
					'is|was owned|controlled|held by',
					'is|lies|sits|was|lying|sitting| right| in front of',
					'is|lies|sits|was|lying|sitting| before|with'
				)
			: -1;
	const holder = before >= 0 ? whoAt(reader, before) : null;
	const on =
		of === null && !isUsable(cardOf(card.value.card)) && is(reader, card.to, 'on', 'for')
			? whoAt(reader, card.to + 1)
			: null;
	const more = on ? withSaid(reader, on.to, card.value) : null;
	if (on && more && endsHere(reader, more.to))
		return { to: more.to, value: [lies(more.value, on.value)] };
	if (holder && endsHere(reader, holder.to))
		return { to: holder.to, value: [lies(card.value, holder.value)] };
	// "Relic in play (mine)", "the Relic is out, Ben's".
	const out = anyOf(reader, card.to, 'is|lies|lying| in play|out|there|around', 'is|lies| out');
	const beside =
		out >= 0 && of === null && is(reader, out, 'for', 'by') ? whoAt(reader, out + 1) : null;
	if (beside && endsHere(reader, beside.to))
		return { to: beside.to, value: [lies(card.value, beside.value)] };
	const inside =
		out >= 0 && of === null && is(reader, out, '(', ',') ? ownerAt(reader, out + 1) : null;
	if (inside && (is(reader, out, ',') ? endsHere(reader, inside.to) : is(reader, inside.to, ')')))
		return {
			to: is(reader, out, ',') ? inside.to : inside.to + 1,
			value: [lies(card.value, inside.value)]
		};
	// "Ari misses, Holy Mantle in play": it lies before whoever was spoken of.
	const isThere = out >= 0 && of === null && at > 0 && endsHere(reader, out);
	if (isThere && isItem(cardOf(card.value.card)))
		return { to: out, value: [lies(card.value, { is: 'same' })] };
	const isBare = is(reader, card.to, 'mine', 'hers', 'theirs');
	const led = of === null ? anyOf(reader, card.to, 'is|are', ...(isBare ? [''] : [])) : -1;
	const owner = led >= 0 ? ownerAt(reader, led) : null;
	if (owner && endsHere(reader, owner.to))
		return { to: owner.to, value: [lies(card.value, owner.value)] };
	if (of === null || !endsHere(reader, card.to)) return null;
	return { to: card.to, value: [lies(card.value, of)] };
}

const ME: Who = { is: 'me' };

/** What says that a card is somebody's. */
export const lies = (card: CardRef, of: Who): Saying => ({
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
	while (said.length < LONGEST_LIST) {
		const next = joiner(reader, to);
		const owner = ownerAt(reader, next);
		if (!owner) break;
		said.push(lies(card.value, owner.value));
		({ to } = owner);
	}
	return said.length === count ? { to, value: said } : null;
}
