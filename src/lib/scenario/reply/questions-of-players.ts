/** Questions whether something is so of players and monsters. */
import { either, not } from './fact.ts';
import { dealsDamage, killed, missHurts } from './facts-of-harm.ts';
import { dealsAny } from './facts-of-play.ts';
import * as monsters from './facts-of-monsters.ts';
import * as keeping from './facts-of-keeping.ts';
import * as players from './facts-of-players.ts';
import { hits } from './facts-of-rolls.ts';
import { OF_HANDS } from './questions-of-hands.ts';
import { OF_HELP } from './questions-of-help.ts';
import {
	ALIVE,
	AUX,
	AUX_OF_FACT,
	DAMAGE,
	DEAD,
	GETS,
	HURT,
	KEEPS,
	LOSES,
	MONEY,
	NUMBER,
	OF,
	OVER,
	pattern,
	type Questions,
	type Read,
	THING,
	whether,
	WHO,
	WHOSE
} from './question-grammar.ts';
import {
	always,
	AT,
	BY,
	ANYBODY,
	harmed,
	OF_NONE,
	ofAnybody,
	ofEach,
	ofEachNumber,
	ofMonster,
	ofSeats,
	sourceOf
} from './question-readers.ts';

/** "The 7 cents", "all my 7 cents". */
const ALL = '(?:(?:the|all|my|his|her|their|those|these) )*';

/** What somebody has, and not some of it. */
const ALL_MONEY =
	'(?:all (?:of )?)?(?:(?:the|my|his|her|their|your|p\\d+ s) )(?:money|coins|cents|cash|pennies)';
const money =
	(side: 'loses' | 'keeps'): Read =>
	(found, { seats }) => ({ is: 'money', side, of: seats(found[1] ?? '') });

/** Whether whoever or whatever is meant deals damage: "it" may be all that does, and of people each is asked. */
const dealing: Read = (found, signs) => {
	const sign = found[1] ?? '';
	if (sign === 'it') return whether(dealsAny);
	return sign.startsWith('p')
		? whether(
				...ofSeats(signs.seats(sign), (seat) => [dealsDamage(sourceOf(`p${String(seat)}`, signs))])
			)
		: whether(dealsDamage(sourceOf(sign, signs)));
};

/** "Did she hit it?" is asked of an attack roll, where there is one. */
const hitting: Read = (found, signs) => {
	const hurts = harmed(1, 2, false)([found[0], found[1] ?? '', 'it'], signs);
	const facts = hurts.is === 'whether' ? hurts.facts : [];
	return whether(...facts.map((fact) => either(hits, fact)));
};

export const OF_PLAYERS: Questions = [
	...OF_HELP,
	...OF_HANDS,
	[pattern(DEAD), always(players.anyDies)],
	[pattern(ALIVE), always(players.hurtLive)],
	[
		pattern(
			`${AUX}(?:both(?: of (?:ph|pi|us|the two))?|(?:ph|pi) both|the two of (?:ph|us)) ${DEAD}`
		),
		always(players.eachDies)
	],
	[pattern(`${AUX}ph ${DEAD}`), ofAnybody(players.dies, monsters.monstersDie)],
	[pattern(`${AUX}ph ${ALIVE}`), ofAnybody(players.lives, monsters.monstersLive)],
	[pattern(`${AUX}${WHO} ${DEAD}`), ofEach(players.dies)],
	[pattern(`${AUX}${WHO} ${ALIVE}`), ofEach(players.lives)],
	[pattern(`${AUX}${THING} ${DEAD}`), ofMonster(monsters.monsterDies)],
	[pattern(`${AUX}${THING} ${ALIVE}`), ofMonster(monsters.monsterLives)],
	[pattern(`${AUX}${THING} (?:take|takes|taking) ${OF}${DAMAGE}`), ofMonster(monsters.monsterHurt)],
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
			`${AUX}${WHO} (?:(?:get|gets|gain|gains|receive|receives|earn|earns) (?:anything|something|${WHOSE}(?:stuff|things))|(?:get|gets|be) (?:paid|rewarded))(?: (?:for|from) .+)?`
		),
		ofEach((seat) => players.gainsAnything(seat))
	],
	[
		pattern(`${AUX}${WHO} (?:get|gets|gain|gains|receive|receives) nothing(?: at all)?`),
		ofEach((seat) => not(players.gainsAnything(seat)))
	],
	[
		pattern(
			`${AUX}${WHO} ${GETS} ${OF}(?:one of ${OF})?(?:(?:new|another|different|replacement) )?(?:items?|treasures?|treasure cards?)`
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
		pattern(`${AUX}${WHO} ${GETS} ${ALL}${NUMBER} ${MONEY}(?: (?:of|for|from) c\\d+)?`),
		ofEachNumber(players.changesCents)
	],
	[
		pattern(`${AUX}${WHO} ${LOSES} ${ALL}${NUMBER} ${MONEY}`),
		ofEachNumber((seat, number) => players.changesCents(seat, -number))
	],
	[pattern(`${AUX}${WHO} ${LOSES} ${ALL_MONEY}`), money('loses')],
	[pattern(`${AUX}${WHO} ${LOSES} ${OF}${MONEY}`), ofEach((seat) => players.losesCents(seat))],
	[
		pattern(`${AUX}${WHO} ${LOSES} ${OF}(?:item|items|treasure|treasures)`),
		ofEach((seat) => players.losesItem(seat))
	],
	[
		pattern(
			`${AUX}(?:anything|something) (?:happen|happens) to (?:(p\\d+|pi) s|(my)|his|her|their) items?`
		),
		([, whose, my], { seats }) => {
			return whether(players.loseItems(seats(whose ?? (my === undefined ? 'ph' : 'pi'))));
		}
	],
	[pattern(`${AUX}${WHO} ${LOSES} ${OF}souls?`), ofEach((seat) => players.losesSoul(seat))],
	[
		pattern(`${AUX}${WHO} ${LOSES} (?:the |my |his |her |their )?(c\\d+)`),
		ofEach((seat, card) =>
			card === null ? players.losesItem(seat) : players.losesCard(seat, card)
		)
	],
	[
		pattern(
			`${AUX}${WHO} ${LOSES} (?:any |some |his |her |my )?(?:anything|something|stuff|things)`
		),
		ofEach((seat) => players.losesAnything(seat))
	],
	[pattern(`${AUX}${WHO} ${KEEPS} ${OF}souls?`), ofEach((seat) => keeping.keepsSoul(seat))],
	[pattern(`${AUX}${WHO} ${KEEPS} ${ALL_MONEY}`), money('keeps')],
	[pattern(`${AUX}${WHO} ${KEEPS} ${OF}${MONEY}`), ofEach((seat) => keeping.keepsCents(seat))],
	[
		pattern(`${AUX}${WHO} ${KEEPS} ${OF}(?:item|treasure|treasure card)`),
		ofEach((seat) => keeping.keepsCard(seat, null))
	],
	[pattern(`${AUX}${WHO} ${KEEPS} (c\\d+)`), ofEach(keeping.keepsCard)],
	[pattern(`${AUX}${WHO} hits? it`), hitting],
	[pattern(`${AUX}${BY} (?:hit|hits|hurt|hurts|damage|damages) ${AT}`), harmed(1, 2, false)],
	[pattern(`${AUX}${BY} (?:deal|deals|do|does) ${OF_NONE}${DAMAGE} to ${AT}`), harmed(1, 2, false)],
	[
		pattern(
			`${AUX}${BY} (?:(?:deal|deals|do|does) ${OF_NONE}${DAMAGE}|(?:hit|hits|fight|fights|attack|attacks) back)`
		),
		dealing
	],
	[
		pattern(
			`${AUX}(?:the |my |his |her )?(?:miss|missed roll|failed roll) (?:hurt|hurts|damage|damages) ${WHO}`
		),
		ofEach(missHurts)
	],
	[
		pattern(
			`${AUX}${WHO} (?:take|takes|taking) ${OF}${DAMAGE} (?:from|for|of|because of) ${OF_NONE}(?:miss|missed roll|failed roll|bad roll|missing)`
		),
		ofEach(missHurts)
	],
	[
		pattern(`${AUX_OF_FACT}${WHO} (?:kill|kills|killed) ${THING}`),
		(found, signs) => {
			const card = signs.card(found[2]);
			const killers = ofSeats(signs.seats(found[1] ?? ''), (seat) => [killed(seat, card)]);
			return whether(...killers);
		}
	],
	[
		pattern(`${AUX}${WHO} (?:get|gets) (?:the |credit for the )kill(?: (?:for|on) (?:it|c\\d+))?`),
		ofEach((seat) => killed(seat, null))
	],
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
		pattern(
			`${AUX}${WHO} (?:have to |has to |had to )?(?:pay|pays|paying)(?: (?:for )?(?:it|anything|something|the (?:price|item|money|cents|\\d+ cents)|\\d+ cents|money|c\\d+))?`
		),
		ofEach((seat) => players.pays(seat))
	],
	[
		pattern(
			`${AUX}${WHO} (?:get|gets|take|takes|have|has) (?:another|an extra|an additional|a second|a extra|one more) turn(?: after it)?`
		),
		ofEach((seat) => players.takesExtraTurn(seat))
	],
	[
		pattern(
			`${AUX}${WHO} (?:gain|gains|get|gets|heal|heals|regain|regains) ${OF}(?:extra |additional |more )?(?:hp|health|hearts?)(?: (?:immediately|instantly|(?:right )?away|at once))?`
		),
		ofEach((seat) => players.gainsHP(seat))
	],
	[
		pattern(`${AUX}ph (?:${HURT}|(?:take|takes|taking) ${OF}${DAMAGE})`),
		ofAnybody(players.takesDamage, monsters.monstersHurt)
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
		pattern(
			`${AUX}${WHO} (?:(?:have|has|be at|be on|at|on|end up with|end up at) (?:only )?${NUMBER} (?:hp|health|hearts?|life)(?: left)?|(?:be )?(?:down to|left with|reduced to) (?:only )?${NUMBER}(?: (?:hp|health|hearts?|life))?)`
		),
		(found, signs) => {
			const [all, who = '', has, left] = found;
			return ofEachNumber(players.hasHP)([all, who, has ?? left ?? ''], signs);
		}
	],
	[
		pattern(`${AUX}${WHO} (?:take|takes|taking) ${NUMBER}(?: ${DAMAGE})?`),
		ofEachNumber(players.takesSoMuch)
	],
	[
		pattern(
			`${AUX}${WHO} (?:win|wins|won)(?: the game)?(?: (?:at|immediately|instantly|right away))?`
		),
		ofEach((seat) => players.wins(seat))
	],
	[
		pattern('wins?(?: the game)?'),
		(_, { seats }) => whether(...ofSeats(seats(ANYBODY), (seat) => [players.wins(seat)]))
	],
	[
		// "Does he get 6?": ¢, or loot cards.
		pattern(`${AUX}${WHO} (?:get|gets|gain|gains|receive|receives) ${NUMBER}`),
		ofEachNumber(players.getsSoMany)
	],
	[pattern(`${AUX}${WHO} (?:loot|loots|draw|draws)`), ofEach((seat) => players.loots(seat))],
	[
		pattern(`${AUX}${WHO} (?:loot|loots|draw|draws) ${NUMBER}(?: (?:loot )?cards?)?`),
		ofEachNumber(players.lootsSoMany)
	],
	[pattern(`${AUX}${WHO} ${GETS} ${NUMBER} loot(?: cards?)?`), ofEachNumber(players.lootsSoMany)]
];
