/** Questions whether something is so. */
import type { DamageSource } from '../../model/stack.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import type { Fact } from './asked.ts';
import { rollCounts } from './becomes.ts';
import { not } from './fact.ts';
import type { AskedCard } from './facts-of-play.ts';
import * as play from './facts-of-play.ts';
import * as players from './facts-of-players.ts';
import {
	ALIVE,
	AUX,
	DAMAGE,
	DEAD,
	GETS,
	HURT,
	KEEPS,
	LOSES,
	MONEY,
	NUMBER,
	numberOf,
	OF,
	pattern,
	type Questions,
	type Read,
	type Signs,
	ROLL,
	THING,
	whether,
	WHO
} from './question-grammar.ts';

/** "He" or "they", whom a monster is among. */
const ANYBODY = 'ph';

/** The same of everybody that a word may mean. */
const ofSeats = (seats: readonly Seat[], of: (seat: Seat) => readonly Fact[]): readonly Fact[] =>
	seats.flatMap((seat) => of(seat).map((fact) => ({ ...fact, of: seat })));
const ofEach =
	(...of: readonly ((seat: Seat, card: CardKey | null) => Fact)[]): Read =>
	(found, { seats, card }) =>
		whether(
			...ofSeats(seats(found[1] ?? ''), (seat) => of.map((one) => one(seat, card(found[2]))))
		);
/** The same with a number behind it. */
const ofEachNumber =
	(of: (seat: Seat, number: number) => Fact): Read =>
	(found, { seats }) =>
		whether(...ofSeats(seats(found[1] ?? ''), (seat) => [of(seat, numberOf(found[2]))]));
const ofAnybody =
	(of: (seat: Seat) => Fact, ofMonsters: Fact): Read =>
	(_, { seats }) =>
		whether(...ofSeats(seats(ANYBODY), (seat) => [of(seat)]), ofMonsters);
const ofCard =
	(of: (card: AskedCard) => Fact): Read =>
	(found, { cardOf }) => {
		const card = cardOf(found[1]);
		return whether(...(card ? [of(card)] : []));
	};
const ofMonster =
	(of: (card: CardKey | null) => Fact): Read =>
	(found, { card }) =>
		whether(of(card(found[1])));

/** Who or what harms, and whom. */
const BY = '(?:the )?(c\\d+|it|p\\d+|pi|ph)';
const AT = '(?:the )?(c\\d+|it|p\\d+|pi|ph)';
const OF_NONE = '(?:(?:the|a|any|some|its|his|her|my) )*';
const SOMEBODY = /^p/u;

/** Whether damage comes from what a sign means; "it" and "he" may be anything. */
function sourceOf(sign: string, { seats, cardOf }: Signs): (source: DamageSource) => boolean {
	const card = cardOf(sign);
	if (card)
		return (source) => {
			const key = 'loot' in source ? source.loot : 'card' in source ? source.card : null;
			const isTheirs =
				card.of === null || ('controller' in source && source.controller === card.of);
			return key === card.key && isTheirs;
		};
	if (!SOMEBODY.test(sign) || sign === ANYBODY) return () => true;
	return (source) => {
		const seat = 'player' in source ? source.player : 'controller' in source && source.controller;
		return typeof seat === 'number' && seats(sign).includes(seat);
	};
}

/** Whether somebody takes damage of something, or dies of it. @param by at which place of the words it is told. */
const harmed =
	(by: number, at: number, dying: boolean): Read =>
	(found, signs) => {
		const { seats, card } = signs;
		const [source, target] = [found[by] ?? '', found[at] ?? ''];
		const isBy = sourceOf(source, signs);
		const toMonsters: Fact = { ...players.harmedBy(card(target), isBy, dying), of: 'monsters' };
		if (!SOMEBODY.test(target)) return whether(toMonsters);
		const toPlayers = ofSeats(seats(target), (seat) => [players.harmedBy(seat, isBy, dying)]);
		return whether(...toPlayers, ...(target === ANYBODY ? [toMonsters] : []));
	};

/** The same of whoever it is, where nothing else of the question matters. */
const always =
	(fact: Fact): Read =>
	() =>
		whether(fact);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const NTH = `(?:the |my |his |her |p\\d+ s )?(${ORDINALS.join('|')}|last|final|new)(?: one| ${ROLL})?`;
const placeOf = (word = ''): number => ORDINALS.indexOf(word);

const OVER = '(?:over|gone|end|ends|ended|done|finished)';
const A_ROLL = `(?:${WHO}|it|${OF}${ROLL}|(?:the|my|his|her) hit)`;
/** "The 3", "her roll of 3". */
const A_RESULT = `(?:(?:a|the|that|this|my|his|her|p\\d+ s) )?(?:${ROLL} of (?:a )?)?${NUMBER}`;
/** "It counts as a hit". */
const COUNTS_AS = '(?:(?:count|counts|counted|be|is) )?(?:as )?a';
const STANDS = '(?:count|counts|stand|stands|matter|matters|happen|happens|apply|applies)';

/** What somebody has, and not some of it. */
const ALL_MONEY =
	'(?:all (?:of )?)?(?:(?:the|my|his|her|their|your|p\\d+ s) )(?:money|coins|cents|cash|pennies)';
const money =
	(side: 'loses' | 'keeps'): Read =>
	(found, { seats }) => ({ is: 'money', side, of: seats(found[1] ?? '') });

const OF_PLAYERS: Questions = [
	[
		pattern(
			`${AUX}(?:both(?: of (?:ph|pi|us|the two))?|(?:ph|pi) both|the two of (?:ph|us)) ${DEAD}`
		),
		always(players.eachDies)
	],
	[pattern(`${AUX}ph ${DEAD}`), ofAnybody(players.dies, players.monstersDie)],
	[pattern(`${AUX}ph ${ALIVE}`), ofAnybody(players.lives, players.monstersLive)],
	[pattern(`${AUX}${WHO} ${DEAD}`), ofEach(players.dies)],
	[pattern(`${AUX}${WHO} ${ALIVE}`), ofEach(players.lives)],
	[pattern(`${AUX}${THING} ${DEAD}`), ofMonster(players.monsterDies)],
	[pattern(`${AUX}${THING} ${ALIVE}`), ofMonster(players.monsterLives)],
	[pattern(`${AUX}${THING} (?:take|takes|taking) ${OF}${DAMAGE}`), ofMonster(players.monsterHurt)],
	[pattern(`${AUX}${WHO} ${GETS} ${OF}souls?`), ofEach(players.gainsSoul)],
	[pattern(`${AUX}${WHO} ${GETS} ${NUMBER} souls?`), ofEachNumber(players.gainsSouls)],
	[pattern(`${AUX}${WHO} ${GETS} ${OF}(?:reward|rewards)`), ofEach(players.rewarded)],
	[pattern(`${AUX}${WHO} ${GETS} ${OF}loot`), ofEach(players.loots, players.rewarded)],
	[
		pattern(
			`${AUX}${WHO} (?:get|gets|gain|gains|receive|receives) ${OF}${MONEY}(?: (?:of|for|from) c\\d+)?`
		),
		ofEach((seat) => players.gainsCents(seat))
	],
	[
		pattern(
			`${AUX}${WHO} (?:(?:get|gets|gain|gains|receive|receives|earn|earns) (?:anything|something)|(?:get|gets|be) (?:paid|rewarded))`
		),
		ofEach((seat) => players.gainsAnything(seat))
	],
	[
		pattern(`${AUX}${WHO} (?:get|gets|gain|gains|receive|receives) nothing(?: at all)?`),
		ofEach((seat) => not(players.gainsAnything(seat)))
	],
	[
		pattern(
			`${AUX}${WHO} ${GETS} (?:(?:the|a|an|any|his|her|my|their) )?(?:item|treasure|treasure card)`
		),
		ofEach((seat) => players.gainsItem(seat))
	],
	[
		pattern(`${AUX}${WHO} (?:get|gets|gain|gains|steal|steals) (c\\d+)`),
		ofEach((seat, card) =>
			card === null ? players.gainsSoul(seat, null) : players.gainsCard(seat, card)
		)
	],
	[
		pattern(`${AUX}${WHO} ${GETS} ${NUMBER} ${MONEY}(?: (?:of|for|from) c\\d+)?`),
		ofEachNumber(players.changesCents)
	],
	[
		pattern(`${AUX}${WHO} ${LOSES} ${NUMBER} ${MONEY}`),
		ofEachNumber((seat, number) => players.changesCents(seat, -number))
	],
	[pattern(`${AUX}${WHO} ${LOSES} ${ALL_MONEY}`), money('loses')],
	[pattern(`${AUX}${WHO} ${LOSES} ${OF}${MONEY}`), ofEach((seat) => players.losesCents(seat))],
	[
		pattern(`${AUX}${WHO} ${LOSES} ${OF}loot(?: cards?)?`),
		ofEach((seat) => players.losesLoot(seat))
	],
	[
		pattern(`${AUX}${WHO} ${LOSES} ${OF}(?:item|items|treasure|treasures)`),
		ofEach((seat) => players.losesItem(seat))
	],
	[pattern(`${AUX}${WHO} ${LOSES} ${OF}souls?`), ofEach((seat) => players.losesSoul(seat))],
	[
		pattern(`${AUX}${WHO} ${LOSES} (?:the |my |his |her |their )?(c\\d+)`),
		ofEach((seat, card) =>
			card === null ? players.losesItem(seat) : players.losesCard(seat, card)
		)
	],
	[
		pattern(`${AUX}${WHO} ${LOSES} (?:anything|something)`),
		ofEach((seat) => players.losesAnything(seat))
	],
	[
		pattern(`${AUX}${WHO} (?:have|has|need|needs|got) to discard`),
		ofEach((seat) => players.losesLoot(seat))
	],
	[pattern(`${AUX}${WHO} ${KEEPS} ${OF}souls?`), ofEach((seat) => players.keepsSoul(seat))],
	[pattern(`${AUX}${WHO} ${KEEPS} ${ALL_MONEY}`), money('keeps')],
	[pattern(`${AUX}${WHO} ${KEEPS} ${OF}${MONEY}`), ofEach((seat) => players.keepsCents(seat))],
	[
		pattern(`${AUX}${WHO} ${KEEPS} ${OF}(?:item|treasure|treasure card)`),
		ofEach((seat) => players.keepsCard(seat, null))
	],
	[pattern(`${AUX}${WHO} ${KEEPS} (c\\d+)`), ofEach(players.keepsCard)],
	[pattern(`${AUX}${BY} (?:hit|hits|hurt|hurts|damage|damages) ${AT}`), harmed(1, 2, false)],
	[pattern(`${AUX}${BY} (?:deal|deals|do|does) ${OF_NONE}${DAMAGE} to ${AT}`), harmed(1, 2, false)],
	[pattern(`${AUX}${BY} (?:kill|kills) ${AT}`), harmed(1, 2, true)],
	[pattern(`${AUX}${AT} (?:be |get |gets )?killed by ${BY}`), harmed(2, 1, true)],
	[pattern(`${AUX}${AT} ${DEAD} (?:to|from|of|by) ${BY}`), harmed(2, 1, true)],
	[
		pattern(
			`${AUX}${AT} (?:(?:be |get |gets )?(?:hit|hurt|damaged)|(?:take|takes) ${OF_NONE}${DAMAGE}) (?:by|from) ${BY}`
		),
		harmed(2, 1, false)
	],
	[
		pattern(`${AUX}${WHO} (?:have to )?(?:pay|pays|paying) (?:the |a )?(?:death )?penalty`),
		ofEach((seat) => players.paysPenalty(seat))
	],
	[
		pattern(`${AUX}ph (?:${HURT}|(?:take|takes|taking) ${OF}${DAMAGE})`),
		ofAnybody(players.takesDamage, players.monstersHurt)
	],
	[
		pattern(`${AUX}${WHO} (?:take|takes|taking) ${OF}${DAMAGE}`),
		ofEach((seat) => players.takesDamage(seat))
	],
	[
		pattern(`${AUX}${WHO} (?:take|takes|taking|suffer|suffers) (?:nothing|none)(?: at all)?`),
		ofEach((seat) => not(players.takesDamage(seat)))
	],
	[
		pattern(`${AUX}${WHO} (?:lose|loses|losing) ${NUMBER} (?:hp|health)`),
		ofEachNumber(players.takesSoMuch)
	],
	[
		pattern(`${AUX}${WHO} (?:lose|loses|losing) (?:any )?(?:hp|health)`),
		ofEach((seat) => players.takesDamage(seat))
	],
	[pattern(`${AUX}(?:the )?game (?:is |be )?${OVER}`), always(players.gameOver)],
	[pattern(`${AUX}${WHO} ${HURT}`), ofEach((seat) => players.takesDamage(seat))],
	[
		pattern(`${AUX}${WHO} (?:take|takes|taking) ${NUMBER}(?: ${DAMAGE})?`),
		ofEachNumber(players.takesSoMuch)
	],
	[pattern(`${AUX}${WHO} (?:win|wins|won)(?: the game)?`), ofEach((seat) => players.wins(seat))],
	[pattern(`${AUX}${WHO} (?:loot|loots|draw|draws)`), ofEach((seat) => players.loots(seat))]
];

const OF_PLAY: Questions = [
	[
		pattern(`${AUX}${OF}purchase (?:is |be |get |gets )?(?:cancell?ed|gone|over|lost|fail|fails)`),
		always(play.purchaseFails)
	],
	[pattern(`${AUX}${WHO} (?:lose|loses) ${OF}purchase`), always(play.purchaseFails)],
	[pattern(`${AUX}${WHO} (?:get to )?(?:buy|purchase|get) ${THING}`), always(play.purchases)],
	[pattern(`${AUX}${WHO} s turn (?:is |be )?${OVER}`), ofEach((seat) => play.turnOverOf(seat))],
	[pattern(`is it ${WHO} s turn`), ofEach((seat) => play.isTurnOf(seat))],
	[pattern(`${AUX}${OF}turn (?:is |be )?${OVER}`), always(play.turnOver)],
	[
		pattern(`${AUX}(c\\d+) (?:get |gets |be )?(?:cancell?ed|countered|negated|stopped)`),
		ofCard((card) => play.comesTo(card, 'cancelled'))
	],
	[
		pattern(`${AUX}(c\\d+) (?:fizzle|fizzles|fizzled)`),
		ofCard((card) => play.comesTo(card, 'fizzled'))
	],
	// "Does The Relic still loot?": a card does what it does when it resolves.
	[
		pattern(
			`${AUX}(c\\d+) (?:resolve|resolves|happen|happens|work|works|loot|loots|do anything|does anything|have any effect)`
		),
		ofCard((card) => play.comesTo(card, 'resolved'))
	],
	[
		pattern(`${AUX}(c\\d+) (?:trigger|triggers|go off|goes off)`),
		ofCard(({ key }) => play.triggers(key))
	],
	[
		pattern(`${AUX}${OF}attack (?:is |be )?(?:over|gone|end|ends|ended|cancell?ed|finished|done)`),
		always(play.attackOver)
	],
	[pattern(`${AUX}${OF}attack (?:continue|continues|go on|goes on)`), always(play.attackGoesOn)],
	[
		pattern(`${AUX}${NTH} (?:(?:be )?a )?hits?(?: ${THING})?`),
		(found) => whether(play.hitsAt(placeOf(found[1])))
	],
	[
		pattern(`${AUX}${NTH} (?:(?:be )?a )?miss(?:es)?(?: ${THING})?`),
		(found) => whether(play.missesAt(placeOf(found[1])))
	],
	[pattern(`${AUX}${NTH} ${STANDS}`), (found) => whether(play.countsAt(placeOf(found[1])))],
	// "Was the 3 a miss?"
	[
		pattern(`${AUX}${A_RESULT} (?:(?:be )?a )?(?:hits?|enough)(?: (?:for|to hit))?(?: ${THING})?`),
		(found) => whether(play.hitsWith(numberOf(found[1])))
	],
	[
		pattern(`${AUX}${A_RESULT} (?:(?:be )?a )?miss(?:es)?(?: ${THING})?`),
		(found) => whether(play.missesWith(numberOf(found[1])))
	],
	[pattern(`(?:${AUX}${A_ROLL} )?hits?(?: ${THING})?`), always(play.hits)],
	[pattern(`(?:${AUX}${A_ROLL} )?miss(?:es)?(?: ${THING})?`), always(play.misses)],
	[pattern(`${AUX}${A_ROLL} ${COUNTS_AS} hit`), always(play.hits)],
	[pattern(`${AUX}${A_ROLL} ${COUNTS_AS} miss`), always(play.misses)],
	[pattern(`${AUX}(?:the|my|his|her) hit ${STANDS}`), always(play.hits)],
	[pattern(`${AUX}(?:the|my|his|her) miss ${STANDS}`), always(play.misses)],
	[
		pattern(
			`${AUX}${OF}${ROLL} (?:resolve|resolves|happen|happens|go through|goes through|${STANDS})`
		),
		always(rollCounts)
	],
	[
		pattern(
			`${AUX}${OF}${DAMAGE} (?:go through|goes through|happen|happens|resolve|resolves|land|lands|${STANDS}|(?:be |get |gets )?dealt)`
		),
		always(play.damageDealt)
	],
	[
		pattern(
			`${AUX}${OF}${DAMAGE} (?:be |get |gets )?(?:prevented|gone|cancell?ed|blocked|negated|stopped)`
		),
		always(play.damageGone)
	],
	[
		pattern(
			`${AUX}(?:the )?(c\\d+) (?:(?:go|goes|end up|ends up|be|put|get put|land|lands|still) )?(?:in|into|to|on) ${OF}discard(?: pile)?`
		),
		ofCard(play.discarded)
	],
	[
		pattern(
			`${AUX}${WHO} (?:get to |able to |allowed to |get |gets |have )?(?:attack again|attack a second time|another attack|a second attack|a new attack|attack something else)`
		),
		ofEach((seat) => play.mayAttackAgain(seat))
	]
];

export const WHETHER: Questions = [...OF_PLAYERS, ...OF_PLAY];
