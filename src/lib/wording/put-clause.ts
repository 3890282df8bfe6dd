import type { PutTo } from '../model/happening/index.ts';
import type { Position } from '../model/position.ts';
import type { CameFrom } from '../model/task.ts';
import type { Deck } from '../model/words.ts';
import { cardName, deckName, discardName, namedName, playerName, possessive } from './names.ts';
import { type Told } from './reasons.ts';

export function movedClause(
	{ player, from, source, how }: Told<'moved object'>,
	position: Position
): string {
	const to = playerName(position, player);
	const what = namedName(position, source);
	if (from === null) return `${to} ${how === 'steal' ? 'steals' : 'gains'} ${what}`;
	const whose = playerName(position, from);
	switch (how) {
		case 'gain':
			return `${to} gains ${what} from ${whose}`;
		case 'give':
			return `${whose} gives ${what} to ${to}`;
		case 'steal':
			return `${to} steals ${what} from ${whose}`;
	}
}

/** A card that goes from one place to another. */
export function putClause(
	{ card, from, to, deck, player }: Told<'put card'>,
	position: Position
): string {
	const hand = player === undefined ? 'a hand' : `${possessive(playerName(position, player))} hand`;
	const moved = card === null ? 'a card' : cardName(card);
	if (from === 'deck') {
		const within = withinDeck(to);
		if (within !== null) return `${moved} goes ${within} ${deckName(deck)}`;
	}
	return `${moved} goes ${fromWhere(from, deck)}${intoWhere(to, deck, hand)}`;
}

/** Where a card goes that stays in its deck; null where it leaves it. */
function withinDeck(to: PutTo): string | null {
	switch (to) {
		case 'deck':
			return 'on top of';
		case 'bottom of deck':
			return 'to the bottom of';
		case 'into deck':
			return 'back into';
		case 'discard':
		case 'hand':
		case 'under':
		case 'below':
		case 'bonus souls':
		case 'outside':
			return null;
	}
}

function fromWhere(from: CameFrom, deck: Deck): string {
	switch (from) {
		case 'deck':
			return `from ${deckName(deck)}`;
		case 'discard':
			return `from ${discardName(deck)}`;
		case 'hand':
			return 'from a hand';
		case 'play':
			return 'from play';
		case 'stack':
			return 'from the stack';
		case 'under':
			return 'from under another card';
		case 'outside':
			return 'from outside the game';
	}
}

function intoWhere(to: PutTo, deck: Deck, hand: string): string {
	switch (to) {
		case 'deck':
			return ` onto ${deckName(deck)}`;
		case 'bottom of deck':
			return ` to the bottom of ${deckName(deck)}`;
		case 'into deck':
			return ` into ${deckName(deck)}`;
		case 'discard':
			return ` into ${discardName(deck)}`;
		case 'hand':
			return ` into ${hand}`;
		case 'under':
			return ' under another card';
		case 'below':
			return ' into a slot, under the card on top';
		case 'bonus souls':
			return ' to the active bonus souls';
		case 'outside':
			return ' outside the game';
	}
}
