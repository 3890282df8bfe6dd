import type { PlayerOutcome } from '../../judge/verdict/outcome.ts';
import { discardsOwed } from '../../mechanics/hand-size.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import type { CameOf, Fact, Whom } from './asked.ts';
import { inAll, not, once, settled, ofAny } from './fact.ts';
import { hadOnce } from './facts-of-keeping.ts';
import { isHurt } from './facts-of-monsters.ts';

const ofPlayer = (seat: Seat, is: (player: PlayerOutcome) => boolean | null): Fact['holds'] => {
	return ({ outcome }) => {
		const player = outcome.players[seat];
		return player ? is(player) : null;
	};
};

export const dies = (seat: Seat): Fact => once(ofPlayer(seat, ({ died }) => died));
export const lives = (seat: Seat): Fact => not(dies(seat));

/** Gains a soul, or the one of a card; a soul that somebody else has gained is not theirs. */
export const gainsSoul = (seat: Seat, card: CardKey | null): Fact => {
	const gains = ({ soulsGained }: PlayerOutcome): boolean =>
		soulsGained.some((soul) => card === null || soul.card === card);
	return { ...once(ofPlayer(seat, gains)), gone: ({ outcome }) => outcome.players.some(gains) };
};

export const gainsSouls = (seat: Seat, count: number): Fact => ({
	holds: ofPlayer(seat, ({ souls }) => souls.after - souls.before === count),
	stays: []
});

/** Gets the reward of a monster, of a certain one or of any. */
export const rewarded = (seat: Seat, card: CardKey | null): Fact => ({
	...once(({ outcome }) => rewardsOf(outcome, card).includes(seat)),
	gone: ({ outcome }) => rewardsOf(outcome, card).length > 0
});

/** Who got a reward. */
export const rewardsOf = (
	{ monsters }: CameOf['outcome'],
	card: CardKey | null
): readonly Seat[] => [
	...new Set(
		monsters.flatMap(({ monster, rewardTo, rewardAlsoTo = [] }) =>
			rewardTo !== null && (card === null || monster.card === card)
				? [rewardTo, ...rewardAlsoTo]
				: []
		)
	)
];

/** Each gain of ¢, or loss, of somebody: the dead lose some of what they have just gained; or each damage. */
const amountsOf = (
	{ happened }: CameOf,
	seat: Seat,
	did: 'gained ¢' | 'lost ¢' | 'took damage'
): readonly number[] =>
	happened.flatMap((what) =>
		what.did === did &&
		('to' in what ? 'player' in what.to && what.to.player : what.player) === seat
			? [what.amount]
			: []
	);

export const gainsCents = (seat: Seat): Fact => ({
	holds: (of) =>
		amountsOf(of, seat, 'gained ¢').length > 0 ||
		ofPlayer(seat, ({ cents }) => cents.after > cents.before)(of),
	stays: []
});
export const loots = (seat: Seat): Fact => once(ofPlayer(seat, ({ looted }) => looted > 0));
/** What somebody loots later is another loot. */
export const lootsSoMany = (seat: Seat, count: number): Fact =>
	once(ofPlayer(seat, ({ looted }) => looted === count));

/** Gains something: ¢, a soul, an item or loot. */
export const gainsAnything = (seat: Seat): Fact =>
	once(
		ofPlayer(
			seat,
			({ cents, looted, soulsGained, itemsGained }) =>
				cents.after > cents.before || looted + soulsGained.length + itemsGained.length > 0
		)
	);
export const gainsItem = (seat: Seat): Fact =>
	once(ofPlayer(seat, ({ itemsGained }) => itemsGained.length > 0));

/** A fact of what somebody loses. */
const loss = (fact: Fact): Fact => ({ ...fact, loses: true });

export const losesCents = (seat: Seat): Fact =>
	loss({ holds: ofPlayer(seat, ({ cents }) => cents.after < cents.before), stays: [] });
/** Gains so many ¢, at once or over all; loses them where the amount is below 0. */
export const changesCents = (seat: Seat, amount: number): Fact => ({
	holds: (of) => {
		const each = amountsOf(of, seat, amount < 0 ? 'lost ¢' : 'gained ¢');
		const sum = each.reduce((one, other) => one + other, 0);
		return (
			[...each, sum].includes(Math.abs(amount)) ||
			ofPlayer(seat, ({ cents }) => cents.after - cents.before === amount)(of)
		);
	},
	stays: [],
	...(amount < 0 ? { loses: true } : {})
});
/** The loot cards that somebody discards, with those that they have to as their turn ends (7.3); null is one nobody has named. */
export const discardedBy = ({ outcome, end }: CameOf, seat: Seat): readonly (CardKey | null)[] => {
	const owed = discardsOwed(end);
	return [
		...(outcome.players[seat]?.discarded ?? []),
		...Array.from({ length: owed?.player === seat ? owed.count : 0 }, () => null)
	];
};
export const losesLoot = (seat: Seat): Fact => loss(once((of) => discardedBy(of, seat).length > 0));
/** All cards in hand. */
export const losesHand = (seat: Seat): Fact =>
	loss({
		holds: ofPlayer(seat, ({ loot, discarded }) =>
			loot.before > 0 ? discarded.length > 0 && loot.after === 0 : null
		),
		stays: [true]
	});
export const losesItem = (seat: Seat): Fact =>
	loss(once(ofPlayer(seat, ({ itemsLost }) => itemsLost.length > 0)));
/** The same of those of several who have items; null where none has. */
export const loseItems = (seats: readonly Seat[]): Fact =>
	loss(
		once((of) => {
			const owners = seats.filter((seat) => of.parts[0]?.before.players[seat]?.items.length);
			return owners.length === 0 ? null : owners.some((seat) => losesItem(seat).holds(of));
		})
	);
export const losesSoul = (seat: Seat): Fact =>
	loss(once(ofPlayer(seat, ({ soulsLost }) => soulsLost.length > 0)));
/** Loses an item, a soul, a curse or a loot card. */
export const losesCard = (seat: Seat, card: CardKey): Fact => {
	const loses = ofPlayer(
		seat,
		({ itemsLost, soulsLost, cursesLost, discarded }) =>
			[...itemsLost, ...soulsLost, ...cursesLost].some((one) => one.card === card) ||
			discarded.includes(card)
	);
	return loss(once((of) => hadOnce(of, seat, card) || loses(of)));
};
/** Anybody loses a card of theirs. */
export const isLost = (card: CardKey): Fact =>
	once((of) => of.outcome.players.some(({ player }) => losesCard(player, card).holds(of) === true));
/** Gains an item, a soul or a curse. */
export const gainsCard = (seat: Seat, card: CardKey): Fact =>
	once(
		ofPlayer(seat, ({ itemsGained, soulsGained, cursesGained }) =>
			[...itemsGained, ...soulsGained, ...cursesGained].some((one) => one.card === card)
		)
	);

/** Loses ¢, loot, an item or a soul. */
export const losesAnything = (seat: Seat): Fact =>
	loss(
		once(
			(of) =>
				discardedBy(of, seat).length > 0 ||
				ofPlayer(
					seat,
					({ cents, itemsLost, soulsLost }) =>
						cents.after < cents.before || itemsLost.length + soulsLost.length > 0
				)(of)
		)
	);

/** Keeps all of their money, or loses all of it; null where there never was any. */
export const allMoney = (seat: Seat, side: 'keeps' | 'loses'): Fact =>
	loss({
		holds: ({ outcome }) => {
			const { cents } = outcome.players[seat] ?? {};
			if (!cents || cents.before + cents.after <= 0) return null;
			return side === 'keeps' ? cents.after >= cents.before : cents.after <= 0;
		},
		stays: []
	});

export const paysPenalty = (seat: Seat): Fact =>
	loss(
		once(({ happened }) => happened.some((what) => what.did === 'penalty' && what.player === seat))
	);

/** Pays ¢ for something. */
export const pays = (seat: Seat): Fact =>
	once(({ happened }) => happened.some((what) => what.did === 'paid ¢' && what.player === seat));

/** Takes a turn besides their own. */
export const takesExtraTurn = (seat: Seat): Fact =>
	settled(({ end }) => (end.extraTurns ?? []).includes(seat));

/** Has so many HP in the end. */
export const hasHP = (seat: Seat, count: number): Fact => ({
	holds: ofPlayer(seat, ({ hp }) => hp.after === count),
	stays: []
});

/** Has more HP than before; null of who died. */
export const gainsHP = (seat: Seat): Fact => ({
	holds: ofPlayer(seat, ({ hp, died }) => (died ? null : hp.after > hp.before)),
	stays: []
});

export const takesDamage = (seat: Seat): Fact => once(ofPlayer(seat, ({ damage }) => damage > 0));
/** Takes so much damage, at once or over all; whoever has taken another amount at once was asked about that. */
export const takesSoMuch = (seat: Seat, amount: number): Fact => ({
	...once(
		(of) =>
			amountsOf(of, seat, 'took damage').includes(amount) ||
			ofPlayer(seat, ({ damage }) => damage === amount)(of)
	),
	gone: (of) => amountsOf(of, seat, 'took damage').length > 0
});

export const wins = (seat: Seat): Fact =>
	once(({ outcome }) => outcome.winners?.includes(seat) ?? false);

export const gameOver: Fact = once(({ outcome }) => outcome.winners !== null);

/** Players who were harmed live, or die; null where nobody was, or they fare differently. */
export const hurtLive: Fact = not(
	once(({ outcome: { players } }) =>
		inAll(players.flatMap(({ damage, died }) => (damage > 0 || died ? [died] : [])))
	)
);

/** Somebody dies, or a monster does. */
export const anyDies: Fact = once(({ outcome: { players, monsters } }) =>
	[...players, ...monsters].some(({ died }) => died)
);

/** Both of two who may be meant die; null where that hangs on who they are. */
export const eachDies: Fact = once(({ outcome: { players, monsters } }) => {
	const died = [...players, ...monsters].filter(({ died: has }) => has);
	if (died.length < 2) return false;
	const all = players.every(({ died: has }) => has);
	// Of two who are asked about nobody else can be meant.
	return players.length === 2 && (all || monsters.length === 0) ? all : null;
});

/** Of players who die, the one who does first. */
export const firstDead = ({ happened }: CameOf): readonly Seat[] =>
	happened
		.flatMap((what) => (what.did === 'died' && 'player' in what.of ? [what.of.player] : []))
		.slice(0, 1);

/** The player who pays a death penalty before all others. */
export const firstToPay = ({ happened }: CameOf): readonly Seat[] =>
	happened.flatMap((what) => (what.did === 'penalty' ? [what.player] : [])).slice(0, 1);

/** Dies more than once. */
export const diesTwice = (seat: Seat): Fact =>
	once(
		({ happened }) =>
			happened.filter(
				(what) => what.did === 'died' && 'player' in what.of && what.of.player === seat
			).length > 1
	);

/** Who dies, monsters among them. */
export const dead = ({ outcome: { players, monsters } }: CameOf): readonly Whom[] => [
	...players.flatMap(({ died, player }) => (died ? [player] : [])),
	...new Set(monsters.flatMap(({ died, monster }) => (died ? [monster.card] : [])))
];
/** Who takes damage, monsters among them. */
export const hurt = (of: CameOf): readonly Whom[] => [
	...of.outcome.players.flatMap(({ damage, player }) => (damage > 0 ? [player] : [])),
	...new Set(of.outcome.monsters.flatMap((one) => (isHurt(one, of) ? [one.monster.card] : [])))
];

/** Gains so many ¢, or loots so many cards: nobody says which. */
export const getsSoMany = (seat: Seat, count: number): Fact =>
	ofAny([changesCents(seat, count), lootsSoMany(seat, count)]);
