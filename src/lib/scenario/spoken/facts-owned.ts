import { cardOf } from '../../cards/library.ts';
import { isLoot, isMonster, isOwnable } from './cards-said.ts';
import { type Reader, anyOf, article, is, numberAt, verbAt } from './reader.ts';
import type { Match } from './said.ts';
import type { Facts } from './ref.ts';
import { cardList } from './card-lists.ts';

/** Words for an item that is deactivated. */
export const TURNED = [
	'tapped',
	'turned',
	'sideways',
	'deactivated',
	'exhausted',
	'spent',
	'used',
	'uncharged'
];

/** Cards that somebody has. */
export function owned(reader: Reader, at: number): Match<Facts> | null {
	const count = numberAt(reader, at);
	const start = count !== null && count > 1 ? at + 1 : at;
	const turned = is(reader, article(reader, start), ...TURNED) ? article(reader, start) + 1 : -1;
	const item = turned >= 0 ? reader.grammar.cardRef(reader, turned, isOwnable) : null;
	if (item)
		return {
			to: item.to,
			value: { items: [{ ...item.value, facts: { ...item.value.facts, deactivated: true } }] }
		};
	const card = reader.grammar.cardRef(
		reader,
		start,
		(one) => isOwnable(one) || isLoot(one) || isMonster(one) || one.kind === 'curse'
	);
	if (!card) return null;
	if (cardOf(card.value.card).kind === 'curse') {
		const curses = cardList(reader, start, ({ kind }) => kind === 'curse');
		return curses
			? { to: curses.to, value: { curses: curses.value.map((one) => one.card) } }
			: { to: card.to, value: { curses: [card.value.card] } };
	}
	const { card: key } = card.value;
	const kind = cardOf(key);
	if (is(reader, card.to, 'on', 'at', 'resolves', 'resolved', 'triggers')) return null;
	const soul = anyOf(
		reader,
		card.to,
		'as a|his|her|my|their only|last|first|fourth| soul',
		'as souls|soul',
		'as a soul',
		'as his|her|my|their souls'
	);
	if (soul >= 0) return { to: soul, value: { souls: [key] } };
	if (isMonster(kind)) {
		const isHad =
			is(reader, at - 1, 'has', 'have', 'had', 'got', 'owns', 'holds', 'holding', 'owning') ||
			anyOf(reader, at - 2, 'owner|holder|keeper of') === at;
		const isOfSouls =
			(kind.souls ?? 0) > 0 &&
			(isHad || reader.tokens.some(({ text }) => text === 'soul' || text === 'souls'));
		const list = isOfSouls ? cardList(reader, start, (one) => (one.souls ?? 0) > 0) : null;
		// "… and Conquest is at 1": that is said of a monster.
		// "3 souls, Gurdy 1 HP": what has HP is no soul.
		if (!list || list.value.some(({ facts: said }) => said.hp !== undefined)) return null;
		if (['be', 'have'].includes(verbAt(reader, list.to)?.verb ?? '')) return null;
		const as_ = anyOf(
			reader,
			list.to,
			'as his|her|my|their|the| souls|soul',
			'in souls|front',
			'soul'
		);
		return { to: as_ >= 0 ? as_ : list.to, value: { souls: list.value.map((one) => one.card) } };
	}
	const hand = anyOf(reader, card.to, 'in hand', 'in his|her|my|their hand');
	const copies = count !== null && count > 1 ? count : 1;
	if (hand >= 0)
		return {
			to: hand,
			value: { handCards: Array.from({ length: copies }, () => key), hand: 'all' }
		};
	if (!isOwnable(kind))
		return { to: card.to, value: { handCards: Array.from({ length: copies }, () => key) } };
	const front = anyOf(reader, card.to, 'in front of him|her|me|them', 'in play', 'out');
	return { to: front >= 0 ? front : card.to, value: { items: [card.value] } };
}
