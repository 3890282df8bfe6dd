import type { Decision, Good } from '../model/decision.ts';
import type { Located } from '../model/in-play.ts';
import { locate, playerAt, withPlayer } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Cell } from '../model/board.ts';
import type { Seat } from '../model/words.ts';
import { moveObject } from './belongings.ts';
import { takeFromHand } from './loot-cards.ts';
import { attackUnderWay } from './pointing.ts';
import { tell, type Run } from './run.ts';

type Barter = Extract<Decision, { do: 'barter' }>;

/** Everything but ¢ that changes hands, with whose it is. */
const goodsOf = ({ player, to, gives = [], gets = [] }: Barter): readonly [Seat, Good][] => [
	...gives.map((good): [Seat, Good] => [player, good]),
	...gets.map((good): [Seat, Good] => [to, good])
];

/** Whether anything but ¢ changes hands. */
export const tradesGoods = (barter: Barter): boolean => goodsOf(barter).length > 0;

/** What is traded of the objects in play. */
const objectsOf = (position: Position, barter: Barter): readonly (Located | null)[] =>
	goodsOf(barter).flatMap(([, good]) => ('object' in good ? [locate(position, good.object)] : []));

/** Whether a soul is among what is traded, which never changes hands so. */
export const tradesSoul = (position: Position, barter: Barter): boolean =>
	objectsOf(position, barter).some((found) => found?.object.kind === 'soul');

/** Whether items are traded by somebody who is dead, or during an attack. */
export const tradesItemsAtBadTime = (position: Position, barter: Barter): boolean =>
	objectsOf(position, barter).length > 0 &&
	(attackUnderWay(position) !== null ||
		[barter.player, barter.to].some((seat) => playerAt(position, seat).dead));

/** Whether both have what they give: an item once, and as many cards in hand as are named. */
export function ownGoods(position: Position, barter: Barter): boolean {
	const named = new Set<number>();
	const hands = new Map<Seat, Cell[]>();
	return goodsOf(barter).every(([seat, good]) => {
		if ('object' in good) {
			const once = !named.has(good.object);
			named.add(good.object);
			return once && playerAt(position, seat).items.some(({ id }) => id === good.object);
		}
		const hand = hands.get(seat) ?? [...playerAt(position, seat).hand];
		hands.set(seat, hand);
		const called = hand.findIndex(({ card }) => card === good.card);
		const at = called < 0 ? hand.findIndex(({ card }) => card === null) : called;
		if (at < 0) return false;
		hand.splice(at, 1);
		return true;
	});
}

/** What both give besides ¢ changes hands at the same time. */
export function tradeGoods(run: Run, barter: Barter): void {
	const goods = goodsOf(barter);
	const receiver = (seat: Seat): Seat => (seat === barter.player ? barter.to : barter.player);
	const given = goods.flatMap(([seat, good]): readonly [Seat, Cell][] =>
		'card' in good && takeFromHand(run, seat, good.card)
			? [[seat, { card: good.card, seenBy: [seat] }]]
			: []
	);
	for (const from of [barter.player, barter.to]) {
		const cells = given.flatMap(([seat, cell]) => (seat === from ? [cell] : []));
		if (cells.length === 0) continue;
		const to = receiver(from);
		run.position = withPlayer(run.position, to, {
			hand: [...playerAt(run.position, to).hand, ...cells]
		});
		tell(run, { did: 'gave loot cards', from, to, count: cells.length, stolen: false }, ...RULES);
	}
	for (const [seat, good] of goods) {
		const found = 'object' in good ? locate(run.position, good.object) : null;
		if (found) moveObject(run, found, receiver(seat), 'give');
	}
}

const RULES = ['goods traded'] as const;
