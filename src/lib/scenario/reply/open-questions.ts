/** Questions who, what, which and in which order, and how much. */
import { cardOf as libraryCard } from '../../cards/library.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import type { Becomes } from '../../wording/reply.ts';
import type { CameOf, Fact } from './asked.ts';
import {
	attackBecomes,
	cardBecomes,
	damageBecomes,
	purchaseBecomes,
	rollBecomes
} from './becomes.ts';
import { killersOf } from './facts-of-harm.ts';
import { controllersOf } from './facts-of-play.ts';
import { whoseTurn } from './facts-of-turns.ts';
import { lastNumber } from './facts-of-rolls.ts';
import * as players from './facts-of-players.ts';
import {
	AUX,
	DAMAGE,
	DEAD,
	DOES,
	GETS,
	LOSES,
	MONEY,
	OF,
	pattern,
	type Questions,
	type Read,
	ROLL,
	THING,
	WHO
} from './question-grammar.ts';
import { ofEach } from './question-readers.ts';
import { HOW_MANY, WOULD } from './questions-of-amounts.ts';

const seatsWith =
	(of: (seat: Seat) => Fact) =>
	(came: CameOf): readonly Seat[] =>
		came.outcome.players.flatMap(({ player }) => (of(player).holds(came) ? [player] : []));
const who =
	(...of: readonly ((seat: Seat, card: CardKey | null) => Fact)[]): Read =>
	(found, { card }) => ({
		is: 'who',
		of: of.map((one) => seatsWith((seat) => one(seat, card(found[1]))))
	});

const becomes =
	(of: (came: CameOf) => Becomes | null): Read =>
	() => ({ is: 'becomes', of });

const spoils =
	(side: 'gains' | 'loses' | 'pays', isEverybody = false): Read =>
	(found, { seats }) => ({ is: 'what', side, of: isEverybody ? null : seats(found[1] ?? '') });

/** Whoever takes the next turn. */
const nextUp = (came: CameOf): readonly Seat[] | null => {
	const seat = whoseTurn(came);
	return seat === null ? null : [seat];
};

const HAPPENS = `(?:what happens (?:to|with)|what becomes of|what about) `;

const WHO_AND_WHAT: Questions = [
	[pattern(`who ${GETS} ${OF}souls?`), who(players.gainsSoul)],
	[
		pattern(`whose soul (?:is|does|will) it(?: become)?`),
		who((seat) => players.gainsSoul(seat, null))
	],
	[pattern(`soul to (?:who|whom)`), who((seat) => players.gainsSoul(seat, null))],
	[pattern(`who ${GETS} ${OF}(?:reward|rewards)`), who(players.rewarded)],
	[pattern(`who ${GETS} ${OF}${MONEY}`), who((seat) => players.gainsCents(seat))],
	[
		pattern(`who ${GETS} ${OF}(?:(?:\\d|one) )?loot`),
		who((seat) => players.loots(seat), players.rewarded)
	],
	[
		pattern(`who ${GETS} (?:(?:the|a|that) )?(?:item|treasure|treasure card)`),
		who((seat) => players.gainsItem(seat))
	],
	[
		pattern(`who ${GETS} (c\\d+)`),
		who((seat, card) => (card === null ? players.gainsItem(seat) : players.gainsCard(seat, card)))
	],
	[pattern(`who gets paid`), who((seat) => players.gainsCents(seat))],
	[pattern(`who ${LOSES} ${OF}souls?`), who((seat) => players.losesSoul(seat))],
	[pattern(`who ${LOSES} ${OF}${MONEY}`), who((seat) => players.losesCents(seat))],
	[pattern(`who (?:has to )?pays? (?:the )?(?:death )?penalty`), who(players.paysPenalty)],
	[
		pattern(`${AUX}${WHO} ${DEAD} (?:twice|two times|2 times|a second time)`),
		ofEach(players.diesTwice)
	],
	[pattern('who dies first'), () => ({ is: 'who', of: [players.firstDead] })],
	[
		pattern(
			`who (?:has to |must )?(?:pay|pays|lose|loses)(?: ${OF}(?:(?:death )?penalty|stuff|things))? first`
		),
		() => ({ is: 'who', of: [players.firstToPay] })
	],
	[
		pattern(`who (?:dies|is dead|will die|would die|does die)`),
		() => ({ is: 'who', of: [players.dead] })
	],
	[pattern(`who (?:survives|lives|is alive|stays alive)`), who((seat) => players.lives(seat))],
	[
		pattern(`who (?:wins|will win|won)(?: the game)?`),
		() => ({ is: 'who', of: [({ outcome }) => outcome.winners] })
	],
	[
		pattern(
			`who (?:(?:takes|take|gets) (?:(?:the|any) )?(?:${DAMAGE}|hits?)|(?:gets|is|got|will be) (?:hurt|hit|damaged)|takes it)`
		),
		() => ({ is: 'who', of: [players.hurt] })
	],
	[
		pattern(`whose (c\\d+) (?:resolves|works|counts|goes off|happens|kills it|hits|does it)`),
		(found, { card }) => ({ is: 'who', of: [controllersOf(card(found[1]))] })
	],
	[
		pattern(`(?:whose|who s) turn (?:is it|is next|comes next|would it be|it is)(?: next)?`),
		() => ({ is: 'whose turn' })
	],
	[pattern(`who (?:plays|goes|is|s|comes)(?: up)? next`), () => ({ is: 'who', of: [nextUp] })],
	[pattern(`who (?:loses|pays|discards) what`), spoils('loses', true)],
	[
		pattern(`(?:what|how much) ${WOULD}${WHO} (?:(?:have|has|need|needs) to )?(?:pay|pays)`),
		spoils('pays')
	],
	[
		pattern(
			`what (?:is |s |are )?(?:${WHO} s|my|his|her|their|the) (?:death )?penalty(?: for ${WHO})?`
		),
		(found, { seats }) => {
			const whose = found[1] ?? found[2];
			return { is: 'what', side: 'loses', of: whose === undefined ? null : seats(whose) };
		}
	],
	[
		pattern(`(?:who (?:kills|killed|gets the kill on)|whose kill (?:is|was)) ${THING}`),
		(found, { card }) => ({ is: 'who', of: [killersOf(card(found[1]))] })
	],
	[
		pattern(`who (?:kills|killed) ${WHO}`),
		(found, { seats }) => ({ is: 'who', of: seats(found[1] ?? '').map(killersOf) })
	],
	[
		pattern(
			`(?:which|what) (?:(?:attack )?roll|number|result|die)(?: in the end)? (?:counts|stands|is used|resolves|matters)|what (?:is |s )?(?:the|my|his|her|p\\d+ s) (?:(?:final|last|end) )?(?:roll|result|number)(?: in the end)?`
		),
		() => ({ is: 'roll', of: lastNumber })
	],
	[pattern(`who (?:gets|gains|receives|wins) what`), spoils('gains', true)],
	[
		pattern(
			`(?:what|how much) ${WOULD}${WHO} (?:get|gets|gain|gains|receive|receives|earn|earns|win|wins)(?: out of it| in total)?`
		),
		spoils('gains')
	],
	[
		pattern(
			`(?:what|how much) ${WOULD}${WHO} (?:(?:have|has|need|needs) to )?(?:lose|loses|discard|discards|drop|drops|give up|gives up)`
		),
		spoils('loses')
	]
];

const OF_THE_STACK: Questions = [
	[pattern(`${HAPPENS}${OF}attack`), becomes(attackBecomes)],
	[pattern(`${HAPPENS}${OF}${ROLL}`), becomes(rollBecomes)],
	[pattern(`${HAPPENS}${OF}${DAMAGE}`), becomes(damageBecomes)],
	[pattern(`${HAPPENS}${OF}purchase`), becomes(purchaseBecomes)],
	[
		pattern(`where (?:${DOES} )?(c\\d+) (?:go|goes|end up|ends up)`),
		(found, { card }) => ({ is: 'monster', of: card(found[1]) })
	],
	[
		pattern(`${HAPPENS}(c\\d+)`),
		(found, { cardOf }) => {
			const card = cardOf(found[1]);
			if (card && libraryCard(card.key).kind === 'monster') return { is: 'monster', of: card.key };
			return { is: 'becomes', of: (came) => (card === null ? null : cardBecomes(card, came)) };
		}
	],
	[
		pattern(
			`(?:in )?(?:which|what) order (?:${DOES} )?(?:ph|it|these|those|this|everything|the stack|things)(?: two| both)? ?(?:resolve|resolves|happen|happens|go|goes)`
		),
		() => ({ is: 'order', onlyFirst: false })
	],
	[
		pattern(
			`(?:which|what|which one|which of (?:ph|these|those|the two)|which (?:card|effect|item|ability)) (?:${DOES} )?(?:(?:resolve|go|happen|come|be|resolves|goes|happens|comes|is) first)`
		),
		() => ({ is: 'order', onlyFirst: true })
	]
];

export const OPEN: Questions = [...HOW_MANY, ...WHO_AND_WHAT, ...OF_THE_STACK];
