import { andList } from '../abilities/wording-nouns.ts';
import { cardOf, isCard } from '../cards/library.ts';
import type { MonsterOutcome, Outcome, PlayerOutcome } from '../judge/verdict/outcome.ts';
import type { Part } from '../judge/verdict/play-on.ts';
import type { Happening, Named } from '../model/happening/index.ts';
import type { Position } from '../model/position.ts';
import { playsTogether } from '../rules/variants.ts';
import {
	cardName,
	counted,
	lootCards,
	namedName,
	playerName,
	possessive,
	sentence
} from './names.ts';

export function winnerSentences({ winners }: Outcome, end: Position): readonly string[] {
	if (!winners) return [];
	if (winners.length === 0) return ['The game is lost.'];
	const names = andList(winners.map((seat) => playerName(end, seat)));
	if (winners.length === 1) return [sentence(`${names} wins`)];
	return [sentence(playsTogether(end) ? `${names} win together` : `${names} tie`)];
}

/** Deaths first, in the order in which they came, then souls, then whoever gains; the rest in turn order. */
export function inOrder(
	players: readonly PlayerOutcome[],
	parts: readonly Part[]
): readonly PlayerOutcome[] {
	const deaths = deathsIn(parts);
	const rank = ({ died, soulsGained, cents }: PlayerOutcome): number => {
		if (died) return 0;
		if (soulsGained.length > 0) return 1;
		return cents.after > cents.before ? 2 : 3;
	};
	const place = ({ died, player }: PlayerOutcome): number => (died ? deaths.indexOf(player) : 0);
	return [...players].sort((a, b) => rank(a) - rank(b) || place(a) - place(b));
}

/** Who died, in the order in which it came. */
const deathsIn = (parts: readonly Part[]): readonly number[] => [
	...new Set(
		happenings(parts).flatMap((what) =>
			what.did === 'died' && 'player' in what.of ? [what.of.player] : []
		)
	)
];

/** A player who pays, and how much over all. */
const paidBy = (parts: readonly Part[], seat: number): number =>
	happenings(parts).reduce(
		(sum, what) => sum + (what.did === 'paid ¢' && what.player === seat ? what.amount : 0),
		0
	);

const happenings = (parts: readonly Part[]): readonly Happening[] =>
	parts.flatMap(({ steps }) => steps.map(({ what }) => what));

/** "Amy gains 7¢ and Gurdy's soul, and takes no damage."; null where nothing came of them. */
export function playerSentence(
	player: PlayerOutcome,
	parts: readonly Part[],
	end: Position
): string | null {
	const { cents, hp, damage, died, looted, souls } = player;
	const more = cents.after - cents.before;
	const gains = [
		...(more > 0 ? [`${more}¢`] : []),
		...player.soulsGained.map((soul) => soulWords(soul)),
		...cardsWords(player.itemsGained),
		...player.cursesGained.map((curse) => `the curse ${cardName(curse.card)}`)
	];
	const becameSouls = new Set(player.soulsGained.map(({ card }) => card));
	const lostCards = player.discarded.length;
	const [first] = player.discarded;
	const paid = paidBy(parts, player.player);
	const survives = happenings(parts).some(
		(what) =>
			what.did === 'prevented death' && 'player' in what.of && what.of.player === player.player
	);
	const loses = [
		...(more < 0 && paid < -more ? [`${-more - paid}¢`] : []),
		...(lostCards === 1 && first ? [cardName(first)] : []),
		...(lostCards > 0 && !(lostCards === 1 && first) ? [lootCards(lostCards)] : []),
		...cardsWords(player.itemsLost.filter(({ card }) => !becameSouls.has(card))),
		...player.soulsLost.map((soul) => soulWords(soul)),
		...player.cursesLost.map((curse) => `the curse ${cardName(curse.card)}`)
	];
	const [firstDeath, otherDeath] = deathsIn(parts);
	const isFirst = otherDeath !== undefined && firstDeath === player.player;
	const worth = souls.after - souls.before;
	const does = [
		...(died ? [isFirst ? 'dies first' : 'dies'] : []),
		...(gains.length > 0 ? [`gains ${andList(gains)}`] : []),
		...(more < 0 && paid > 0 ? [`pays ${Math.min(paid, -more)}¢`] : []),
		...(looted > 0 ? [`loots ${looted}`] : []),
		...(loses.length > 0 ? [`loses ${andList(loses)}`] : []),
		...(damage > 0 && !died
			? [`takes ${damage} damage${survives ? ' but survives' : ''} (${hp.after} HP left)`]
			: player.spared && !died
				? ['takes no damage']
				: []),
		...(damage === 0 && hp.after > hp.before && !died ? [`has ${hp.after} HP now`] : []),
		...(worth !== 0 && player.soulsGained.length + player.soulsLost.length === 0
			? [`controls souls worth ${souls.after}`]
			: [])
	];
	return does.length === 0 ? null : sentence(`${playerName(end, player.player)} ${clauses(does)}`);
}

/** "gains 7¢ and Gurdy's soul, and takes no damage". */
function clauses(all: readonly string[]): string {
	const last = all.at(-1) ?? '';
	if (all.length < 2) return last;
	const rest = all.slice(0, -1);
	const comma = all.length > 2 || rest.some((one) => /, | and /u.test(one));
	return `${rest.join(', ')}${comma ? ',' : ''} and ${last}`;
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

/** What came of a monster; null where whoever gets its soul says it all. */
export function monsterSentence(
	{ monster, hp, damage, died, soulTo }: MonsterOutcome,
	end: Position
): string | null {
	const name = namedName(end, monster);
	if (died) return soulTo === null ? sentence(`${name} dies`) : null;
	if (hp === null) return null;
	return damage > 0 ? sentence(`${name} takes ${damage} damage (${hp} HP left)`) : null;
}
