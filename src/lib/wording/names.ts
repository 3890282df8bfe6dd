import type { PurchaseTarget, WaitingFrame } from '../model/frame.ts';
import { cardOf, FACES, isCard } from '../cards/library.ts';
import type { Named, Who } from '../model/happening/index.ts';
import { procedures } from '../mechanics/procedures.ts';
import { inPlay } from '../model/in-play.ts';
import type { Position } from '../model/position.ts';
import type { DamageSource, Damageable, RollPurpose } from '../model/stack.ts';
import type { StackItem } from '../model/stack-item.ts';
import type { CardKey, Deck, ObjectId, Option, Ref, Seat } from '../model/words.ts';

/** What stands for something whose name nobody knows any more. */
export const GONE = 'something that is gone';

/** A text with a full stop, unless it ends like a sentence already ("Butter Bean!"). */
export const sentence = (text: string): string => {
	const said = text.charAt(0).toUpperCase() + text.slice(1);
	return /[.!?][”)]?$/u.test(said) ? said : `${said}.`;
};

/** "Amy's", "James'". */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`);

/** A number of things: "1 loot card", "2 loot cards". */
export const counted = (count: number, one: string): string =>
	`${count} ${one}${count === 1 ? '' : 's'}`;

/** "a loot card", "no loot card", "2 loot cards". */
export const lootCards = (count: number): string =>
	count > 1 ? counted(count, 'loot card') : `${count === 1 ? 'a' : 'no'} loot card`;

/** A player by seat. */
export const playerName = (position: Position, seat: Seat): string =>
	position.players[seat]?.name ?? 'someone';

/** How many cards of the library share each name; counted again when sets have been added. */
let sharing: { readonly of: number; readonly counts: ReadonlyMap<string, number> } | null = null;

function sharingName(name: string): number {
	if (sharing?.of !== FACES.size) {
		const counts = new Map<string, number>();
		for (const face of FACES.values()) counts.set(face.name, (counts.get(face.name) ?? 0) + 1);
		sharing = { of: FACES.size, counts };
	}
	return sharing.counts.get(name) ?? 0;
}

/** A card by its name, with what tells it apart from others of that name. */
export function cardName(key: CardKey): string {
	if (!isCard(key)) return key === '' ? GONE : key;
	const card = cardOf(key);
	return card.variant !== undefined && sharingName(card.name) > 1
		? `${card.name} (${card.variant})`
		: card.name;
}

/** "the loot deck". */
export const deckName = (deck: Deck): string => `the ${deck} deck`;

/** "the loot discard". */
export const discardName = (deck: Deck): string => `the ${deck} discard`;

/** "monster slot 2", counted from 1. */
export const slotName = ({ slot, index }: { slot: string; index: number }): string =>
	`${slot} slot ${index + 1}`;

/**
 * Which of several copies of a card in play an object is, counted from 1 in the order they entered
 * play; null where it is the only one, or gone. A monster and the soul it became are no copies.
 */
export function copyNumber(position: Position, id: ObjectId): number | null {
	const all = inPlay(position).map(({ object }) => object);
	const one = all.find((object) => object.id === id);
	if (!one) return null;
	const copies = all
		.filter(({ card, kind }) => card === one.card && kind === one.kind)
		.map((object) => object.id)
		.sort((a, b) => a - b);
	return copies.length < 2 ? null : copies.indexOf(id) + 1;
}

/** The card an object is, in play or in the middle of its death; null when it is gone. */
export function cardOfObject(position: Position, id: ObjectId): CardKey | null {
	const found = inPlay(position).find(({ object }) => object.id === id);
	if (found) return found.object.card;
	for (const frame of procedures(position))
		if (frame.chart === 'monsterDeath' && frame.monster.id === id) return frame.monster.card;
	return null;
}

/** An object by its card, "Fly #2" where several copies are in play; null when it is gone. */
export function objectNameOrNull(position: Position, id: ObjectId): string | null {
	const card = cardOfObject(position, id);
	return card === null ? null : numbered(position, id, card);
}

/** What has become another card since is not numbered among the objects of that one. */
const numbered = (position: Position, id: ObjectId, card: CardKey): string => {
	const copy = cardOfObject(position, id) === card ? copyNumber(position, id) : null;
	return copy === null ? cardName(card) : `${cardName(card)} #${copy}`;
};

/** An object in play by its id. */
export const objectName = (position: Position, id: ObjectId): string =>
	objectNameOrNull(position, id) ?? GONE;

/** An object that is named together with its card, so that it may have gone. */
export const namedName = (position: Position, { object, card }: Named): string =>
	numbered(position, object, card);

/** A player, or an object that is named together with its card. */
export const whoName = (position: Position, who: Who): string =>
	'player' in who ? playerName(position, who.player) : namedName(position, who);

/** A player or an object with an HP stat; null when it is gone. */
export const damageableName = (position: Position, of: Damageable): string | null =>
	'player' in of ? playerName(position, of.player) : objectNameOrNull(position, of.object);

/** A card with the player who controls what it does; the game's stand alone. */
export const controlled = (position: Position, card: CardKey, controller: Seat | 'game'): string =>
	controller === 'game'
		? cardName(card)
		: `${cardName(card)} (${playerName(position, controller)})`;

/** What a roll is made for: " against Gurdy", " for Book of Sin"; empty when its target is gone. */
export function purposeWords(position: Position, purpose: RollPurpose): string {
	if (purpose.for === 'ability') return ` for ${cardName(purpose.reader.card)}`;
	const target = damageableName(position, purpose.target);
	return target === null ? '' : ` against ${target}`;
}

/** What is attacked or purchased. */
function targetName(
	position: Position,
	target: Damageable | PurchaseTarget | null,
	deck: Deck
): string {
	if (target === null || target === 'deck') return deckName(deck);
	if (target === 'discard') return discardName(deck);
	if (typeof target === 'number') return objectName(position, target);
	return damageableName(position, target) ?? GONE;
}

/** A procedure that waits on the stack: "Amy's attack on Fly", "the refill of monster slot 1". */
export function procedureName(position: Position, frame: WaitingFrame): string {
	const of = (seat: Seat): string => possessive(playerName(position, seat));
	switch (frame.chart) {
		case 'attack':
			return `${of(frame.attacker)} attack on ${targetName(position, frame.target, 'monster')}`;
		case 'purchase':
			return `${of(frame.buyer)} purchase of ${targetName(position, frame.target, 'treasure')}`;
		case 'soulPurchase':
			return `${of(frame.player)} soul purchase`;
		case 'lootStep':
			return `${of(frame.player)} loot of the turn`;
		case 'modifier': {
			const by = added(frame.by);
			return frame.source ? `${by} from ${namedName(position, frame.source)}` : by;
		}
		case 'reward':
			return `the reward of ${cardName(frame.monster.card)}`;
		case 'monsterDeath':
			return `the card of ${cardName(frame.monster.card)}`;
		case 'playerDeath':
			return `${of(frame.player)} death penalty`;
		case 'refill': {
			const [place] = frame.slots;
			return place ? `the refill of ${slotName(place)}` : 'a refill';
		}
	}
}

/** "+1", "−2". */
export const added = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/**
 * A thing on the stack: "combat damage 1 to Amy", "The Relic (Amy)", "Gurdy's death".
 * @param named whose death it is, or who takes the damage, where that may have left play.
 */
export function itemName(position: Position, item: StackItem, named?: Named): string {
	const damageable = (of: Damageable): string | null =>
		damageableName(position, of) ?? (named ? namedName(position, named) : null);
	switch (item.kind) {
		case 'loot':
			return controlled(position, item.card, item.controller);
		case 'ability':
			return controlled(position, item.effect.card, item.controller);
		case 'roll':
			return `${possessive(playerName(position, item.roller))} ${
				item.purpose.for === 'attack' ? 'attack roll' : 'roll'
			} of ${item.result}${purposeWords(position, item.purpose)}`;
		case 'damage': {
			const to = damageable(item.to);
			const damage = `${item.combat ? 'combat damage' : 'damage'} ${item.amount}`;
			return to === null ? damage : `${damage} to ${to}`;
		}
		case 'death': {
			const of = damageable(item.of);
			return of === null ? 'a death' : `${possessive(of)} death`;
		}
		case 'procedure':
			return procedureName(position, item.frame);
	}
}

/** Where damage comes from; empty where nobody deals it ("takes damage"). */
export function damageSourceName(position: Position, source: DamageSource): string {
	if ('game' in source) return '';
	if ('player' in source) return playerName(position, source.player);
	if ('loot' in source) return controlled(position, source.loot, source.controller);
	return controlled(position, source.card, source.controller);
}

/** Anything a target or a choice can point at. */
export function refName(position: Position, ref: Ref): string {
	if ('player' in ref) return playerName(position, ref.player);
	if ('object' in ref) return objectName(position, ref.object);
	if ('item' in ref) {
		const item = position.stack.find(({ id }) => id === ref.item);
		return item ? itemName(position, item) : GONE;
	}
	if ('deck' in ref) return deckName(ref.deck);
	if ('discard' in ref) return discardName(ref.discard);
	if ('slot' in ref) return slotName(ref);
	if ('attackOf' in ref) return `${possessive(playerName(position, ref.attackOf))} attack`;
	const holder = possessive(playerName(position, ref.hand));
	return ref.card === null ? `a card in ${holder} hand` : `${cardName(ref.card)} in ${holder} hand`;
}

/** Something that a question offers. */
export function optionName(position: Position, option: Option): string {
	if ('number' in option) return String(option.number);
	if ('mode' in option) return `option ${option.mode + 1}`;
	if ('answer' in option) return option.answer;
	if ('word' in option) return option.word;
	if ('at' in option) return option.card === null ? `card ${option.at + 1}` : cardName(option.card);
	if (!('trigger' in option)) return refName(position, option);
	const waiting = position.waiting.find(({ id }) => id === option.trigger);
	if (waiting) return controlled(position, waiting.effect.card, waiting.controller);
	const replacement = position.effects.find(({ id }) => id === option.trigger);
	return replacement ? cardName(replacement.from.card) : GONE;
}
