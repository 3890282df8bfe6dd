import { cardOf } from '../../cards/library.ts';
import { isOwnable, isUsable, makesRoll } from './cards-said.ts';
import { endsHere } from './facts.ts';
import { type Reader, anyOf, is } from './reader.ts';
import { cardRef } from './references.ts';
import { severalAt, timesOver } from './several-used.ts';
import { lies, ownedAt } from './owned-said.ts';
import { takesOf } from './takes.ts';
import { useOf } from './uses.ts';
import type { CardRef } from './ref.ts';
import { whoAt } from './who.ts';
import type { Found } from './clause.ts';

/** A card with nothing but its target or its doer: "dice shard on Zoe's 5", "bomb from Kim", "mantle". */
export function usePiece(reader: Reader, at: number, isSure: boolean): Found {
	const several = severalAt(reader, at);
	if (several) return timesOver(usePiece(reader, several.to, false), several.value);
	const card = cardRef(reader, at, isUsable);
	if (!card) return null;
	const { of } = card.value;
	// "Curved Horn mine": whose it is.
	if (
		isOwnable(cardOf(card.value.card)) &&
		ownedAt(reader, at) &&
		is(reader, card.to, 'mine', 'hers', 'theirs')
	)
		return null;
	// "Curved Horn for Leo": it does nothing to a player, so it is his.
	const whose =
		isOwnable(cardOf(card.value.card)) && is(reader, card.to, 'for', 'of')
			? whoAt(reader, card.to + 1)
			: null;
	if (whose && endsHere(reader, whose.to) && !takesOf(card.value.card, '2023').has('player'))
		return { to: whose.to, value: [lies(card.value, whose.value)] };
	const use = useOf(reader, card.to, null, card.value);
	// "Penny for him?": that is asked.
	const isAsked = use && is(reader, card.to, 'for') && is(reader, use.to, '?');
	if (!use || isAsked) return null;
	const first = use.value.find(({ say }) => say === 'use');
	if (first?.say !== 'use') return null;
	const isLed = first.on.length > 0 || first.words.length > 0 || first.mode !== undefined;
	const isRolled =
		makesRoll(card.value.card) &&
		anyOf(reader, card.to, ', roll|rolls|rolled|roll', ',') > 0 &&
		rollsNext(reader, card.to, of);
	if (isLed || isRolled || isSure) return use;
	if (is(reader, at, 'with', 'in')) return null;
	const owned = isOwnable(cardOf(card.value.card)) && of !== null;
	return first.who && !owned ? use : null;
}

/** "Book of Sin, she rolls a 3": whose it is may be said of the roll too. */
function rollsNext(reader: Reader, at: number, of: CardRef['of']): boolean {
	const who = of === null ? null : whoAt(reader, at + 1);
	const isOwner = who !== null && (who.value.is === 'he' || who.value.is === of?.is);
	return is(reader, isOwner ? who.to : at + 1, 'roll', 'rolls', 'rolled');
}

/** "Credit Card played", "Blank Card used by Otto". */
export function playedPiece(reader: Reader, at: number): Found {
	const card = cardRef(reader, at, isUsable, false);
	if (!card || !is(reader, card.to, 'played', 'used', 'activated', 'cast')) return null;
	return useOf(reader, card.to + 1, null, card.value);
}
