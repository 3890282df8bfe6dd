/** Questions whether something is so of attacks, rolls, purchases, turns and cards. */
import { cardOf } from '../../cards/library.ts';
import type { Fact } from './asked.ts';
import { either, not } from './fact.ts';
import { rollCounts } from './becomes.ts';
import type { AskedCard } from './facts-of-play.ts';
import * as monsters from './facts-of-monsters.ts';
import * as play from './facts-of-play.ts';
import * as players from './facts-of-players.ts';
import * as rolls from './facts-of-rolls.ts';
import * as turns from './facts-of-turns.ts';
import {
	AUX,
	AUX_OF_FACT,
	DAMAGE,
	MONEY,
	NUMBER,
	numberOf,
	OF,
	OVER,
	pattern,
	type Questions,
	ROLL,
	THING,
	whether,
	WHO
} from './question-grammar.ts';
import { always, ofCard, ofEach, ofSeats } from './question-readers.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const NTH = `(?:the |my |his |her |p\\d+ s )?(${ORDINALS.join('|')}|last|final|new)(?: one| ${ROLL})?`;
const placeOf = (word = ''): number => ORDINALS.indexOf(word);

const A_ROLL = `(?:${WHO}|it|${OF}${ROLL}|(?:the|my|his|her) hit)`;
const WHOSE = '(?:the|my|his|her|their|(?:p\\d+|pi|ph) s)';
/** "The 3", "her roll of 3". */
const A_RESULT = `(?:(?:a|the|that|this|my|his|her|p\\d+ s) )?(?:${ROLL} of (?:a )?)?${NUMBER}`;
/** "It counts as a hit". */
const COUNTS_AS = '(?:(?:count|counts|counted|be|is) )?(?:as )?a';
const STANDS =
	'(?:count|counts|stand|stands|stay|stays|hold|holds|matter|matters|happen|happens|apply|applies|(?:do|does|have|has) (?:anything|any effect))';

/** A card is there no more: a monster dies, a loot card is discarded, anything else is lost by whoever had it. */
const goes = (card: AskedCard): Fact => {
	switch (cardOf(card.key).kind) {
		case 'monster':
			return monsters.monsterDies(card.key);
		case 'loot':
			return play.discarded(card);
		default:
			return players.isLost(card.key);
	}
};

export const OF_PLAY: Questions = [
	[
		pattern(`${AUX}${OF}purchase (?:is |be |get |gets )?(?:cancell?ed|gone|over|lost|fail|fails)`),
		always(play.purchaseFails)
	],
	[
		pattern(`${AUX}${WHO} (?:get|gets|take|takes|have) ${OF}(?:\\d+ )?${MONEY} back`),
		() => ({ is: 'paid back' })
	],
	[pattern(`${AUX}${WHO} (?:lose|loses) ${OF}purchase`), always(play.purchaseFails)],
	[
		pattern(
			`${AUX}${WHO} (?:get to )?(?:buy|purchase|get) ${THING}(?: (?:with|for|having|at) (?:just )?\\d+ (?:cents?|coins?))?`
		),
		always(play.purchases)
	],
	// "Does dying end the turn?"
	[
		pattern(
			`${AUX}(?:dying|death|it|${OF}(?:death|dying))(?: (?:on|in|during) [a-z0-9 ]*turn)? (?:end|ends) ${OF}turn`
		),
		always(turns.turnOver)
	],
	[pattern(`${AUX}${WHO} s turn (?:is |be )?${OVER}`), ofEach((seat) => turns.turnOverOf(seat))],
	[pattern(`is it ${WHO} s turn`), ofEach((seat) => turns.isTurnOf(seat))],
	[
		pattern('is it my turn'),
		(_, { seats }) => whether(...ofSeats(seats('pi'), (seat) => [turns.isTurnOf(seat)]))
	],
	[pattern(`${AUX}${OF}turn (?:is |be )?${OVER}`), always(turns.turnOver)],
	[
		pattern(`(?:is (?:it|this) )?(?:the )?end of ${WHO} s turn`),
		ofEach((seat) => turns.turnOverOf(seat))
	],
	[pattern(`(?:is (?:it|this) )?(?:the )?end of ${OF}turn`), always(turns.turnOver)],
	[
		pattern(`${AUX}(c\\d+) (?:get |gets |be )?(?:cancell?ed|countered|negated|stopped)`),
		ofCard((card) => play.comesTo(card, 'cancelled'))
	],
	// "Does Butter Bean stop The D6?", "does Soul Heart block the Bomb?": it is cancelled, or its damage prevented.
	[
		pattern(
			`${AUX}(?:c\\d+|it) (?:stop|stops|cancel|cancels|counter|counters|negate|negates|block|blocks|prevent|prevents|answer|answers|work on|works on|work against|works against) (?:the |an? |${WHOSE} )?(c\\d+)(?: ${ROLL}| reroll| ability| effect| ${DAMAGE})?`
		),
		ofCard(play.isStopped)
	],
	[
		pattern(`${AUX}(c\\d+) (?:resolve|resolves|happen|happens|come|comes|go|goes|be) first`),
		ofCard(play.resolvesFirst)
	],
	[
		pattern(
			`${AUX}it (?:be |get |gets |stay |stays )?(?:spent|used up|tapped|deactivated|sideways|exhausted)`
		),
		always(play.tappedStays)
	],
	[
		pattern(`${AUX}it (?:be |get |gets )?(?:cancell?ed|countered|negated)`),
		always(play.cancelsAny)
	],
	[pattern(`${AUX}it (?:resolve|resolves|happen|happens|go|goes) first`), always(play.newestFirst)],
	[
		pattern(
			`${AUX}(c\\d+) (?:be |get |gets |stay |stays )?(?:spent|used|used up|tapped|deactivated|sideways|turned|exhausted)`
		),
		ofCard((card) =>
			cardOf(card.key).kind === 'loot' ? play.discarded(card) : play.deactivated(card)
		)
	],
	[
		pattern(
			`${AUX}(c\\d+) (?:(?:be |get |gets |go |goes )?(?:gone|lost|discarded|destroyed|broken|away)|breaks?)`
		),
		ofCard(goes)
	],
	[pattern(`${AUX}(c\\d+) (?:be |get )?(?:wasted|for nothing)`), ofCard(play.wasted)],
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
		pattern(`${AUX}(c\\d+) (?:hit|hits|land|lands|connect|connects|go through|goes through)`),
		ofCard((card) => play.comesTo(card, 'resolved'))
	],
	[
		pattern(`${AUX}(c\\d+) (?:go off|goes off|blow up|blows up|explode|explodes)`),
		ofCard((card) => either(play.comesTo(card, 'resolved'), play.triggers(card.key)))
	],
	[
		pattern(
			`${AUX}(c\\d+) (?:be |get |gets |been )?(?:recharge|recharges|recharged|untap|untaps|untapped)`
		),
		ofCard(({ key }) => play.recharged(key))
	],
	[
		pattern(
			`${AUX}(c\\d+) (?:trigger|triggers|pay out|pays out|pay|pays|proc|procs|kick in|kicks in)`
		),
		ofCard(({ key }) => play.triggers(key))
	],
	[
		pattern(`${AUX}${OF}attack (?:is |be )?(?:over|gone|end|ends|ended|cancell?ed|finished|done)`),
		always(play.attackOver)
	],
	[pattern(`${AUX}${OF}attack (?:continue|continues|go on|goes on)`), always(play.attackGoesOn)],
	[
		pattern(`${AUX}${NTH} (?:(?:be )?a )?hits?(?: ${THING})?`),
		(found) => whether(rolls.hitsAt(placeOf(found[1])))
	],
	[
		pattern(`${AUX}${NTH} (?:(?:be )?a )?miss(?:es)?(?: ${THING})?`),
		(found) => whether(rolls.missesAt(placeOf(found[1])))
	],
	// "Does it become a 6?"
	[
		pattern(
			`${AUX}(?:it|${OF}(?:roll|die|result)) (?:become|becomes|turn into|turns into|change to|changes to|(?:count|counts) as|end up (?:as|at)|ends up (?:as|at)) (?:a |an )?${NUMBER}`
		),
		(found) => whether(rolls.comesTo(numberOf(found[2])))
	],
	[pattern(`${AUX}${NTH} ${STANDS}`), (found) => whether(rolls.countsAt(placeOf(found[1])))],
	// "Was the 3 a miss?"
	[
		pattern(`${AUX}${A_RESULT} (?:(?:be )?a )?(?:hits?|enough)(?: (?:for|to hit))?(?: ${THING})?`),
		(found) => whether(rolls.hitsWith(numberOf(found[1])))
	],
	[
		pattern(`${AUX}${A_RESULT} (?:(?:be )?a )?miss(?:es)?(?: ${THING})?`),
		(found) => whether(rolls.missesWith(numberOf(found[1])))
	],
	[
		pattern(`${AUX}${A_RESULT} ${STANDS}`),
		(found) => whether(rolls.countsWith(numberOf(found[1])))
	],
	[
		pattern(`${AUX}${WHO} (?:(?:get|gets) to )?(?:keep|keeps) ${A_RESULT}`),
		(found) => whether(rolls.countsWith(numberOf(found[2])))
	],
	[
		pattern(
			`${AUX_OF_FACT}(?:${WHO} (?:(?:have|has|need|needs|get|gets|forced|allowed) to )?(?:reroll|rerolls)(?: (?:it|${OF}${ROLL}))?|${OF}(?:reroll|rerolls) (?:${STANDS}|resolve|resolves|go through|goes through|work|works)|it (?:reroll|rerolls)(?: ${OF}${ROLL})?|(?:${OF}${ROLL}|it) (?:be |get |gets )?rerolled)`
		),
		always(rolls.rerolled)
	],
	[pattern(`(?:${AUX}${A_ROLL} )?hits?(?: ${THING})?`), always(rolls.hits)],
	[pattern(`${AUX}${THING} (?:(?:get|gets|be|being|been) )?hit`), always(rolls.hits)],
	[pattern(`(?:${AUX}${A_ROLL} )?miss(?:es)?(?: ${THING})?`), always(rolls.misses)],
	[pattern(`${AUX}${A_ROLL} ${COUNTS_AS} hit`), always(rolls.hits)],
	[pattern(`${AUX}${A_ROLL} ${COUNTS_AS} miss`), always(rolls.misses)],
	[pattern(`${AUX}${WHOSE} hit ${STANDS}`), always(rolls.hits)],
	[pattern(`${AUX}${WHOSE} miss ${STANDS}`), always(rolls.misses)],
	[
		pattern(`${AUX}${OF}${ROLL} (?:be |get |gets )?(?:fizzle|fizzles|fizzled|wasted|for nothing)`),
		always(not(rollCounts))
	],
	[
		pattern(
			`${AUX}${OF}${ROLL} (?:resolve|resolves|happen|happens|go through|goes through|${STANDS})`
		),
		always(rollCounts)
	],
	[
		pattern(
			`${AUX}${OF}combat (?:damage|dmg) (?:go through|goes through|happen|happens|resolve|resolves|land|lands|${STANDS}|(?:be |get |gets )?dealt)`
		),
		always(play.combatDamageDealt)
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
		ofCard((card) =>
			cardOf(card.key).kind === 'monster'
				? monsters.monsterDiscarded(card.key)
				: play.discarded(card)
		)
	],
	[
		pattern(
			`${AUX}it (?:(?:(?:just|straight) )*(?:go|goes|end up|ends up|be put|get put) (?:in|into|to|on) ${OF}discard(?: pile)?|(?:get |gets |be )?discarded)`
		),
		always(play.lastDiscarded)
	],
	[
		pattern(
			`${AUX}${WHO} (?:get to |able to |allowed to |get |gets |have |choose to )?(?:attack again|attack (?:a second time|another (?:one|monster|time)|the (?:next|other|second) (?:one|monster)|something else|someone else|a different (?:one|monster)|(?:a )?new (?:one|monster))|another attack|a second attack|a new attack|(?:the |my |his |her |their )?attack back)`
		),
		ofEach((seat) => turns.mayStill(seat, 'attack'))
	],
	[
		pattern(
			`${AUX}${WHO} (?:used|use|uses|spent|wasted|waste|used up) ${OF}attack(?: (?:up|of the turn|this turn))?`
		),
		ofEach((seat) => turns.attackUsed(seat))
	],
	[
		pattern(
			`${AUX}(?:the|it|her|his|my|their) attack (?:count as |be )?(?:used|used up|spent|wasted)`
		),
		always(turns.turnAttackUsed)
	],
	[
		pattern(
			`${AUX}${WHO} (?:get to |get |gets |have |has )${OF}(?:loot play|loot plays)(?: (?:back|left))?`
		),
		ofEach((seat) => turns.hasLootPlay(seat))
	],
	[
		pattern(
			`${AUX}${WHO} (?:get to |able to |allowed to |get |gets |have )?(?:(?:buy|purchase) (?:another (?:one|item|card|thing)|something else|a different (?:one|item)|again)|(?:choose|pick) (?:another|a different) item|another purchase|a second purchase|(?:the |my |his |her |their )?purchase back)`
		),
		ofEach((seat) => turns.mayStill(seat, 'purchase'))
	],
	[
		pattern(
			`${AUX}${WHO} (?:attacking|in (?:the |a |an |my |his |her |their )?(?:attack|fight|combat)|(?:have to |has to |need to |needs to |must |get to |gets to )?(?:keep (?:attacking|rolling|fighting|going)|roll again|attack on|go on attacking|continue(?: ${OF}attack)?)|(?:get|gets|have|has) (?:another|a second|a new|one more) (?:attack )?(?:roll|throw|try))`
		),
		always(play.attackGoesOn)
	],
	[
		pattern(
			`${AUX}${WHO} (?:(?:have|has) to )?(?:lose|loses|skip|skips|miss|misses) ${OF}next turn`
		),
		ofEach((seat) => turns.skipsTurn(seat))
	],
	[pattern(`${AUX}${WHO} (?:lose|loses) ${OF}turn`), ofEach((seat) => turns.turnOverOf(seat))],
	[pattern(`${AUX}${WHO} (?:lose|loses) ${OF}attack`), always(play.attackOver)]
];
