import type { CardKey, Seat } from '../../model/words.ts';
import type { Asked, Fact, Unit } from './asked.ts';
import * as facts from './facts.ts';
import { questionWords, seatsMeant, type AskedAt } from './question-words.ts';

/** What words of a question stand for: whom, and which card. */
interface Signs {
	readonly seats: (sign: string) => readonly Seat[];
	/** Null for "it", which may be any. */
	readonly card: (sign: string | undefined) => CardKey | null;
}

type Read = (found: RegExpExecArray, signs: Signs) => Asked;

const AUX =
	'(?:(?:do|does|did|doesnt|dont|didnt|will|wont|would|is|isnt|are|arent|am|was|wasnt|were|has|have|can|could|should|must|gonna|going to) )?';
const WHO = '(p\\d+|pi|ph)';
const THING = '(c\\d+|it)';
/** Words before a noun: whose it is, of which card. */
const OF =
	'(?:(?:the|a|an|any|all|my|his|her|their|its|it|some|his own|her own|extra|full|(?:p\\d+|pi|ph)(?: s)?|(c\\d+)(?: s)?) )*';
const GETS =
	'(?:get|gets|gain|gains|receive|receives|win|wins|take|takes|earn|earns|have|has|got|given|collect|collects|keep|keeps)';
const LOSES = '(?:lose|loses|lost|losing|discard|discards)';
const DEAD =
	'(?:(?:be |get |gets |go |going to |gonna |end up )?(?:die|dies|died|dead|dying|killed))';
const ALIVE =
	'(?:(?:be |stay |stays )?(?:survive|survives|live|lives|alive|safe|make it|makes it))';
const HURT = '(?:(?:get |gets |be )?(?:hurt|damaged)|(?:get|gets) hit)';
const DAMAGE = '(?:damage|dmg|combat damage)';
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const NUMBER = `(\\d+|${NUMBERS.join('|')})`;
const numberOf = (word = ''): number =>
	NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word);

const whether = (...all: readonly Fact[]): Asked => ({ is: 'whether', facts: all });
/** The same of everybody that a word may mean. */
const ofEach =
	(...of: readonly ((seat: Seat, card: CardKey | null) => Fact)[]): Read =>
	(found, { seats, card }) =>
		whether(...seats(found[1] ?? '').flatMap((seat) => of.map((one) => one(seat, card(found[2])))));
const ofCard =
	(of: (card: CardKey) => Fact, otherwise: Fact | null = null): Read =>
	(found, { card }) => {
		const key = card(found[1]);
		return whether(...(key !== null ? [of(key)] : otherwise ? [otherwise] : []));
	};
const ofMonster =
	(of: (card: CardKey | null) => Fact): Read =>
	(found, { card }) =>
		whether(of(card(found[1])));

const seatsWith =
	(of: (seat: Seat) => Fact) =>
	(came: Parameters<Fact['holds']>[0]): readonly Seat[] =>
		came.outcome.players.flatMap(({ player }) => (of(player).holds(came) ? [player] : []));
const who =
	(...of: readonly ((seat: Seat, card: CardKey | null) => Fact)[]): Read =>
	(found, { card }) => ({
		is: 'who',
		of: of.map((one) => seatsWith((seat) => one(seat, card(found[1]))))
	});

const COUNTS: Readonly<Record<Unit, (player: CountedPlayer) => number>> = {
	damage: ({ damage }) => damage,
	'¢': ({ cents }) => Math.abs(cents.after - cents.before),
	'loot card': ({ looted }) => looted,
	soul: ({ souls }) => souls.after - souls.before
};
type CountedPlayer = Parameters<Fact['holds']>[0]['outcome']['players'][number];
const howMany =
	(unit: Unit): Read =>
	(found, { seats }) => ({
		is: 'how many',
		unit,
		of: seats(found[1] ?? '').map((seat) => (came) => {
			const player = came.outcome.players[seat];
			return player ? COUNTS[unit](player) : 0;
		})
	});

const pattern = (text: string): RegExp => new RegExp(`^${text}$`, 'u');

/** "Is that legal?" */
const ALLOWED =
	'(?:(?:is|was) (?:it )?)?(?:legal|allowed)|(?:can|may|could) (?:p\\d+|pi|ph)(?: do it)?';

/** What can be asked, by the words that ask it; a question has to be one of them from end to end. */
const QUESTIONS: readonly (readonly [RegExp, Read])[] = [
	[pattern(`${AUX}ph ${DEAD}`), () => whether(facts.anyoneDies)],
	[pattern(`${AUX}ph ${ALIVE}`), () => whether(facts.anyoneLives)],
	[pattern(`${AUX}${WHO} ${DEAD}`), ofEach(facts.dies)],
	[pattern(`${AUX}${WHO} ${ALIVE}`), ofEach(facts.lives)],
	[pattern(`${AUX}${THING} ${DEAD}`), ofMonster(facts.monsterDies)],
	[pattern(`${AUX}${THING} ${ALIVE}`), ofMonster(facts.monsterLives)],
	[pattern(`${AUX}${THING} (?:take|takes|taking) ${OF}${DAMAGE}`), ofMonster(facts.monsterHurt)],
	[pattern(`${AUX}${WHO} ${GETS} ${OF}souls?`), ofEach(facts.gainsSoul)],
	[
		pattern(`${AUX}${WHO} ${GETS} ${NUMBER} souls?`),
		(found, { seats }) =>
			whether(...seats(found[1] ?? '').map((seat) => facts.gainsSouls(seat, numberOf(found[2]))))
	],
	[pattern(`${AUX}${WHO} ${GETS} ${OF}(?:reward|rewards)`), ofEach(facts.rewarded)],
	[pattern(`${AUX}${WHO} ${GETS} ${OF}loot`), ofEach(facts.loots, facts.rewarded)],
	[
		pattern(
			`${AUX}${WHO} (?:get|gets|gain|gains|receive|receives) ${OF}(?:money|coins|cents|cash)`
		),
		ofEach((seat) => facts.gainsCents(seat))
	],
	[
		pattern(
			`${AUX}${WHO} (?:get|gets|gain|gains|receive|receives) the (?:cent|coin|cents|coins)(?: (?:of|for|from) c\\d+)?`
		),
		ofEach((seat) => facts.gainsCents(seat))
	],
	[
		pattern(`${AUX}${WHO} (?:get|gets|gain|gains|steal|steals) (c\\d+)`),
		ofEach((seat, card) =>
			card === null ? facts.gainsSoul(seat, null) : facts.gainsCard(seat, card)
		)
	],
	[
		pattern(`${AUX}${WHO} ${LOSES} ${OF}(?:money|coins|cents|cash|coin|cent)`),
		ofEach((seat) => facts.losesCents(seat))
	],
	[pattern(`${AUX}${WHO} ${LOSES} ${OF}loot(?: cards?)?`), ofEach((seat) => facts.losesLoot(seat))],
	[
		pattern(`${AUX}${WHO} ${LOSES} ${OF}(?:item|items|treasure|treasures)`),
		ofEach((seat) => facts.losesItem(seat))
	],
	[pattern(`${AUX}${WHO} ${LOSES} ${OF}souls?`), ofEach((seat) => facts.losesSoul(seat))],
	[
		pattern(`${AUX}${WHO} ${LOSES} (?:the |my |his |her |their )?(c\\d+)`),
		ofEach((seat, card) => (card === null ? facts.losesItem(seat) : facts.losesCard(seat, card)))
	],
	[
		pattern(`${AUX}${WHO} (?:have to )?(?:pay|pays|paying) (?:the |a )?(?:death )?penalty`),
		ofEach((seat) => facts.paysPenalty(seat))
	],
	[
		pattern(`${AUX}${WHO} (?:take|takes|taking) ${OF}${DAMAGE}`),
		ofEach((seat) => facts.takesDamage(seat))
	],
	[pattern(`${AUX}${WHO} ${HURT}`), ofEach((seat) => facts.takesDamage(seat))],
	[
		pattern(`${AUX}${WHO} (?:take|takes|taking) ${NUMBER}(?: ${DAMAGE})?`),
		(found, { seats }) =>
			whether(...seats(found[1] ?? '').map((seat) => facts.takesSoMuch(seat, numberOf(found[2]))))
	],
	[pattern(`${AUX}${WHO} (?:win|wins|won)(?: the game)?`), ofEach((seat) => facts.wins(seat))],
	[pattern(`${AUX}${WHO} (?:loot|loots|draw|draws)`), ofEach((seat) => facts.loots(seat))],
	[
		pattern(`${AUX}${OF}purchase (?:is |be |get |gets )?(?:cancell?ed|gone|over|lost|fail|fails)`),
		() => whether(facts.purchaseFails)
	],
	[pattern(`${AUX}${WHO} (?:lose|loses) ${OF}purchase`), () => whether(facts.purchaseFails)],
	[
		pattern(`${AUX}${WHO} (?:get to )?(?:buy|purchase|get) ${THING}`),
		() => whether(facts.purchases)
	],
	[
		pattern(`${AUX}${OF}turn (?:is |be )?(?:over|gone|end|ends|ended|done|finished)`),
		() => whether(facts.turnOver)
	],
	[
		pattern(`${AUX}(c\\d+) (?:get |gets |be )?(?:cancell?ed|countered|negated|stopped)`),
		ofCard((card) => facts.undone(card, 'cancelled'))
	],
	[
		pattern(`${AUX}(c\\d+) (?:fizzle|fizzles|fizzled)`),
		ofCard((card) => facts.undone(card, 'fizzled'))
	],
	// "Does The Relic still loot?": a card does what it does when it resolves.
	[
		pattern(`${AUX}(c\\d+) (?:resolve|resolves|happen|happens|work|works|loot|loots)`),
		ofCard(facts.resolves)
	],
	[pattern(`${AUX}(c\\d+) (?:trigger|triggers|go off|goes off)`), ofCard(facts.triggers)],
	[
		pattern(`${AUX}${OF}attack (?:is |be )?(?:over|gone|end|ends|ended|cancell?ed|finished|done)`),
		() => whether(facts.attackOver)
	],
	[
		pattern(`${AUX}${OF}attack (?:continue|continues|go on|goes on)`),
		() => whether(facts.attackGoesOn)
	],
	[
		pattern(
			`(?:${AUX}(?:${WHO}|it|(?:the|my|his|her) (?:roll|attack|hit)) )?(?:hit|hits)(?: ${THING})?`
		),
		() => whether(facts.hits)
	],
	[
		pattern(
			`(?:${AUX}(?:${WHO}|it|(?:the|my|his|her) (?:roll|attack)) )?(?:miss|misses)(?: ${THING})?`
		),
		() => whether(facts.misses)
	],
	[pattern(`(?:is it |does it )?(?:a )?hit or (?:a )?miss`), () => ({ is: 'hit or miss' })],
	[pattern(`who ${GETS} ${OF}souls?`), who(facts.gainsSoul)],
	[
		pattern(`whose soul (?:is|does|will) it(?: become)?`),
		who((seat) => facts.gainsSoul(seat, null))
	],
	[pattern(`soul to (?:who|whom)`), who((seat) => facts.gainsSoul(seat, null))],
	[pattern(`who ${GETS} ${OF}(?:reward|rewards)`), who(facts.rewarded)],
	[pattern(`who ${GETS} ${OF}(?:money|coins|cents)`), who((seat) => facts.gainsCents(seat))],
	[pattern(`who ${GETS} ${OF}(?:(?:\\d|one) )?loot`), who((seat) => facts.loots(seat))],
	[pattern(`who loses ${OF}souls?`), who((seat) => facts.losesSoul(seat))],
	[pattern('who dies first'), () => ({ is: 'who', of: [facts.firstDead] })],
	[pattern(ALLOWED), () => ({ is: 'may', who: null, cards: null })],
	[
		pattern(`who (?:dies|is dead|will die|would die|does die)`),
		() => ({ is: 'who', of: [facts.dead] })
	],
	[pattern(`who (?:wins|will win|won)(?: the game)?`), who((seat) => facts.wins(seat))],
	[
		pattern(`who (?:takes|take|gets) (?:the |any )?${DAMAGE}`),
		() => ({ is: 'who', of: [facts.hurt] })
	],
	[pattern(`how much ${DAMAGE} (?:do|does|did|will|would) ${WHO} (?:take|get)`), howMany('damage')],
	[
		pattern(
			`how (?:much|many) (?:loot|loot cards) (?:do|does|did|will|would) ${WHO} (?:get|draw|gain|loot)`
		),
		howMany('loot card')
	],
	[
		pattern(
			`how (?:much|many) (?:money|cents|coins) (?:do|does|did|will|would) ${WHO} (?:get|gain|lose)`
		),
		howMany('¢')
	],
	[pattern(`how many souls (?:do|does|did|will|would) ${WHO} (?:get|gain)`), howMany('soul')]
];

const MAY =
	/^(?:(?:can|may|could|cant) (p\d+|pi|ph)|(?:is|am|are) (p\d+|pi|ph) (?:allowed|able) to|is it (?:legal|allowed|ok) for (p\d+|pi|ph) to) (.+)$/u;
/** All that may stand in a question whether somebody may do something: a purpose ("to save Ben") asks more. */
const ACT_WORDS =
	/^(?:c\d+|p\d+|pi|ph|s|it|play|use|tap|activate|throw|cast|respond|attack|buy|purchase|steal|cancel|reroll|bean|with|using|by|on|onto|at|against|in|response|to|my|his|her|their|own|the|a|an|roll|death|attack|purchase|item|monster|character|loot|card|turn|trigger|ability|during|into|of)$/u;

function askedMay(text: string, { seats, card }: Signs): Asked | null {
	const found = MAY.exec(text);
	const rest = found?.[4];
	if (!found || rest === undefined) return null;
	const words = rest.split(' ');
	if (!words.every((word) => ACT_WORDS.test(word))) return null;
	return {
		is: 'may',
		who: seats(found[1] ?? found[2] ?? found[3] ?? ''),
		cards: words.flatMap((word) => card(/^c\d+$/u.test(word) ? word : undefined) ?? [])
	};
}

/** What a question asks of a table; null where it is not understood whole. */
export function readQuestion(question: string, at: AskedAt): Asked | null {
	const { text, cards } = questionWords(question, at);
	const signs: Signs = {
		seats: (sign) => seatsMeant(sign, at.names),
		card: (sign) => cards[Number(/^c(\d+)$/u.exec(sign ?? '')?.[1] ?? -1)] ?? null
	};
	for (const [words, read] of QUESTIONS) {
		const found = words.exec(text);
		if (found) return read(found, signs);
	}
	return askedMay(text, signs);
}
