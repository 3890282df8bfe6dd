/** What players gain and lose, in words: "7¢", "Gurdy's soul", "2 loot cards". */
import { cardOf, isCard } from '../cards/library.ts';
import type { PlayerOutcome } from '../judge/verdict/outcome.ts';
import { happenedIn } from '../judge/verdict/happened.ts';
import type { Part } from '../judge/verdict/play-on.ts';
import type { Named } from '../model/happening/index.ts';
import type { CardKey } from '../model/words.ts';
import { cardName, counted, lootCards, possessive } from './names.ts';

/** What of somebody's ¢ was paid, which is no loss, and what was lost. */
export interface CentsGone {
	readonly paid: number;
	readonly lost: number;
}

/**
 * The ¢ that came to somebody, and those that went besides what they have paid: the dead may lose some of what they
 * have just gained, and both is told.
 */
function centsOf(
	{ cents }: PlayerOutcome,
	{ paid, lost }: CentsGone
): Record<'came' | 'went', number> {
	const over = cents.after - cents.before + paid;
	return over + lost > 0 && lost > 0
		? { came: over + lost, went: lost }
		: { came: Math.max(over, 0), went: Math.max(-over, 0) };
}

/** What somebody has gained over all, but for the loot cards. */
export function gainWords(player: PlayerOutcome, gone: CentsGone): readonly string[] {
	const { soulsGained, itemsGained, cursesGained } = player;
	const { came } = centsOf(player, gone);
	return [
		...(came > 0 ? [`${came}¢`] : []),
		...soulsGained.map((soul) => soulWords(soul)),
		...cardsWords(itemsGained),
		...cursesGained.map((curse) => curseWords(curse.card))
	];
}

/** What somebody has lost over all. */
export function lossWords(player: PlayerOutcome, gone: CentsGone): readonly string[] {
	const { went } = centsOf(player, gone);
	const becameSouls = new Set(player.soulsGained.map(({ card }) => card));
	const lostCards = player.discarded.length;
	const [first] = player.discarded;
	return [
		...(went > 0 ? [`${went}¢`] : []),
		...(lostCards === 1 && first ? [cardName(first)] : []),
		...(lostCards > 0 && !(lostCards === 1 && first) ? [lootCards(lostCards)] : []),
		...cardsWords(player.itemsLost.filter(({ card }) => !becameSouls.has(card))),
		...player.soulsLost.map((soul) => soulWords(soul)),
		...player.cursesLost.map((curse) => curseWords(curse.card))
	];
}

/** "Curse of Pain"; a card whose name does not say that it is a curse is called one. */
function curseWords(card: CardKey): string {
	const name = cardName(card);
	return name.startsWith('Curse ') ? name : `the curse ${name}`;
}

/** How much ¢ somebody has paid and lost over all. */
export function centsGone(parts: readonly Part[], seat: number): CentsGone {
	const sumOf = (did: 'paid ¢' | 'lost ¢'): number =>
		happenedIn(parts).reduce(
			(sum, what) => sum + (what.did === did && what.player === seat ? what.amount : 0),
			0
		);
	return { paid: sumOf('paid ¢'), lost: sumOf('lost ¢') };
}

const isUnnamed = ({ card }: Named): boolean => card.startsWith('Unknown ') && !isOfLibrary(card);
const isOfLibrary = (card: string): boolean => !card.includes(':');

/** "Breakfast", "2 unknown treasures": those that nobody has named are counted, where the first of them stands. */
const cardsWords = (all: readonly Named[]): readonly string[] =>
	all.flatMap((named, at) => {
		if (!isUnnamed(named)) return [cardName(named.card)];
		const { kind } = cardOf(named.card);
		const alike = all.filter((one) => isUnnamed(one) && cardOf(one.card).kind === kind);
		if (alike[0] !== all[at]) return [];
		return [alike.length === 1 ? `an unknown ${kind}` : counted(alike.length, `unknown ${kind}`)];
	});

/** A monster is worth a soul; any other card becomes one. */
const soulWords = ({ card }: Named): string =>
	isCard(card) && cardOf(card).kind === 'monster'
		? `${possessive(cardName(card))} soul`
		: `${cardName(card)} as a soul`;
