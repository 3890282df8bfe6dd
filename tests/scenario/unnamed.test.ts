import { describe, expect, it } from 'vitest';
import { unnamedCard } from '#lib/cards/unnamed.ts';
import { readTypedLine } from '#lib/cards/typed.ts';
import { mayStayUnnamed } from '#lib/mechanics/unnamed.ts';
import { DECKS } from '#lib/model/words.ts';
import { played } from './read.ts';

const CARDS = DECKS.map((deck) => `card ${unnamedCard(deck)}\n`).join('');
const TABLE = `${CARDS}player Amy: Isaac, 20¢ | hand: Bomb!
player Ben: Cain | hand: empty
`;

/** What does not hold in a script, or null. */
function fault(text: string): string | null {
	const { entries, stopped } = played(`${TABLE}${text}`);
	if (stopped) return `${String(stopped.at)}: ${stopped.trouble.message}`;
	const failed = entries.find(({ outcome }) => outcome && !outcome.held)?.outcome;
	return failed ? `expected ${failed.expected}, got ${failed.got}` : null;
}
/** Whether the card that is asked for in the end may stay unknown; null where none is asked for. */
function mayStay(text: string): boolean | null {
	const { position } = played(`${TABLE}${text}`);
	return position.question?.domain.pick === 'card' ? mayStayUnnamed(position) : null;
}

const KILLED =
	'monsters: Fly, Gurdy\nstack: damage 1 to Fly\n---\neveryone passes\neveryone passes\n';

it('says all about itself in its own name', () => {
	for (const deck of DECKS) expect(readTypedLine(unnamedCard(deck)).key).toBe(unnamedCard(deck));
});

describe('a card that has been revealed may stay unknown', () => {
	// Extended Rulebook, 10: an empty slot refills with the top card of its deck.
	it('as it refills a monster slot, where it stays, and is not attacked', () => {
		expect(mayStay(KILLED)).toBe(true);
		expect(
			fault(`${KILLED}reveal Unknown monster
expect monsters: Unknown monster, Gurdy
expect Amy: 21¢
Amy attacks
everyone passes
expect asked: Amy (attack target): Gurdy, monster deck`)
		).toBeNull();
	});

	// Extended Rulebook, 9: the top card of the treasure deck may be purchased.
	it('as it is purchased, or refills the shop', () => {
		const bought = `shop: The Relic\npurchase: Amy\n---\neveryone passes\n`;
		expect(mayStay(`${bought}Amy chooses treasure deck`)).toBe(true);
		expect(mayStay(`${bought}Amy chooses The Relic`)).toBe(true);
		expect(
			fault(`${bought}Amy chooses The Relic
reveal Unknown treasure
expect shop: Unknown treasure
expect Amy: items: The Relic`)
		).toBeNull();
	});

	// Extended Rulebook, 3.2: revealing goes on until a card fits what is looked for.
	it('but not where a card of some kind is looked for', () => {
		const seek =
			'Seeker: loot | Reveal cards from the top of the monster deck until an event card is revealed. Put it in a new monster slot. Put the rest into discard.';
		const { position } = played(
			`card ${seek}\n${TABLE.replace('hand: Bomb!', 'hand: Seeker')}---\nAmy plays Seeker\neveryone passes\n`
		);
		expect(position.question?.domain.pick).toBe('card');
		expect(mayStayUnnamed(position)).toBe(false);
	});

	// Extended Rulebook, 8: the deck's top card covers a slot and is attacked.
	it('but not as it is attacked on top of its deck', () => {
		expect(mayStay('monsters: Fly\nattack: Amy on the monster deck\n---\n')).toBe(false);
	});
});
