import { cardOf } from '../../cards/library.ts';
import { endsHere } from './facts.ts';
import { type Reader, anyOf, article, cardAt, is } from './reader.ts';
import { slotAt } from './places.ts';
import { cardRef } from './references.ts';
import type { Found } from './clause.ts';

/** A card of the monster deck that comes up: "-> Devil Deal on slot 1", "Gurdy off the top of the deck". */
export function revealPiece(reader: Reader, at: number): Found {
	const turned = anyOf(
		reader,
		at,
		'up|out comes|came|pops|popped|jumps|jumped|turns|turned',
		'it flips|flipped|reveals|revealed',
		'there|it comes|came|pops|popped|turns|turned|shows|showed|flips up|out|over',
		'turns|turned|comes|came|pops|popped|shows|showed|flips|flipped|turning|flipping|showing up|out|over'
	);
	const top = anyOf(
		reader,
		at,
		'the|its| top card|one| is|was|:',
		'the|its| top card|one| of|on it|that is|was|:',
		'on top is|was|lies|:',
		'top :'
	);
	const isDeckAttacked = reader.tokens
		.slice(0, at)
		.some(({ text }) => text === 'deck' || text === 'blind');
	const arrow =
		top >= 0 && isDeckAttacked ? top : turned >= 0 ? turned : is(reader, at, '->') ? at + 1 : at;
	const card = cardAt(
		reader,
		article(reader, arrow),
		({ kind }) => kind === 'monster' || kind === 'event' || kind === 'curse'
	);
	if (!card) return null;
	const off = anyOf(
		reader,
		card.to,
		'off the top of the monster deck',
		'off|from the top of the deck',
		'off the top',
		'from the monster deck',
		'from the deck'
	);
	const reveal = { say: 'reveal', card: card.value } as const;
	if (off >= 0) return { to: off, value: [reveal] };
	const isNamed =
		arrow === at &&
		is(reader, at - 2, 'deck') &&
		is(reader, at - 1, ':', ',', '(', '.', '!', '->', '-') &&
		endsHere(reader, card.to);
	if (isNamed) return { to: card.to, value: [reveal] };
	const up = anyOf(
		reader,
		card.to,
		'comes|came|pops|popped|shows|showed|turns|turned|jumps|jumped up|out',
		'is|was|gets|got revealed|flipped|turned|drawn over|up|',
		''
	);
	if (arrow === at && up === card.to && cardOf(card.value).kind === 'monster') return null;
	const on = anyOf(
		reader,
		up,
		'on top of',
		'on|over|onto|covering|covers',
		'goes|put|placed on top of',
		'goes|put|placed on|over|onto'
	);
	const over =
		on >= 0 ? (slotAt(reader, on) ?? cardRef(reader, on, ({ kind }) => kind === 'monster')) : null;
	if (over) return { to: over.to, value: [reveal, { say: 'choose', who: null, what: over.value }] };
	return arrow > at || up > card.to ? { to: up, value: [reveal] } : null;
}
