import { andList, orList } from '../abilities/wording-nouns.ts';
import type { Attacked, Named, OfEffects, Who } from '../model/happening/index.ts';
import type { Position } from '../model/position.ts';
import type { EffectRef, Option, Seat } from '../model/words.ts';
import {
	cardName,
	counted,
	deckName,
	itemName,
	lootCards,
	namedName,
	optionName,
	playerName,
	possessive,
	slotName,
	whoName
} from './names.ts';
import { effectWords } from './cards.ts';
import { nothingClause } from './nothing.ts';
import { movedClause } from './put-clause.ts';
import { eventName, MAKE_READY, statName, type Told } from './reasons.ts';

/** "make an additional attack on Gurdy", "attack the monster deck any number of times". */
function moreAttacks(times: number | 'any number', on: string | null): string {
	if (times === 'any number') return `attack ${on === null ? '' : `${on} `}any number of times`;
	const against = on === null ? '' : ` on ${on}`;
	return `make ${times === 1 ? 'an additional attack' : `${times} additional attacks`}${against}`;
}

/** How many of the attacks that must be made have been made. */
const madeBefore = (made: number, times: number): string =>
	made === times ? 'that has been done already' : `${made} of ${times} has been made already`;

/** More letters of a card than this are not read at a glance. */
const MOST_QUOTED = 90;

/** "the judge can't read “juggle three apples” on Apple Tree, so the players do it by hand". */
function leftToTheTable(effect: EffectRef, { edition }: Position): string {
	const words = effectWords(effect, edition).replace(/\.$/u, '');
	const card = cardName(effect.card);
	if (words === '')
		return `the judge can't read what ${card} says here, so the players do it by hand`;
	const quoted = words.length > MOST_QUOTED ? `${words.slice(0, MOST_QUOTED).trimEnd()}…` : words;
	return `the judge can't read “${quoted}” on ${card}, so the players do it by hand`;
}

const isSeveral = (on: Attacked): on is Extract<Attacked, readonly unknown[]> => Array.isArray(on);

/** What the verbs of chapter 6 do, as a clause. */
export function effectClause(what: OfEffects, position: Position): string {
	const name = (seat: Seat): string => playerName(position, seat);
	const named = (object: Named): string => namedName(position, object);
	const who = (someone: Who): string => whoName(position, someone);
	const attacked = (on: Attacked): string | null => {
		if (on === 'anything') return null;
		if (on === 'deck') return deckName('monster');
		if (!isSeveral(on)) return who(on);
		return orList(on.map((one) => ('slot' in one ? slotName(one) : who(one))));
	};
	switch (what.did) {
		case 'gave ¢':
			return givenCents(what, name);
		case 'cannot pay':
			return `${name(what.player)} cannot pay: there is not enough ${what.lacking}`;
		case 'paid HP':
			return `${name(what.player)} pays ${what.amount} HP`;
		case 'gave loot cards': {
			const cards = lootCards(what.count);
			return what.stolen
				? `${name(what.to)} steals ${cards} from ${name(what.from)}`
				: `${name(what.from)} gives ${cards} to ${name(what.to)}`;
		}
		case 'swapped loot cards':
			return `${andList(what.players.map(name))} swap loot cards`;
		case 'swapped hands':
			return `${andList(what.players.map(name))} swap hands`;
		case 'passed hands':
			return `every player passes their hand to the ${what.way}`;
		case 'looked at hand':
			return `${name(what.player)} looks at ${possessive(name(what.whose))} hand`;
		case 'revealed cards':
			return `${name(what.player)} reveals ${counted(what.count, 'card')} of ${deckName(what.deck)}`;
		case 'searched':
			return `${name(what.player)} searches ${deckName(what.deck)} and takes ${what.count === 0 ? 'nothing' : counted(what.count, 'card')}`;
		case 'shuffled':
			return `${deckName(what.deck)} is shuffled`;
		case 'gained object':
			return `${name(what.player)} gains ${named(what.source)}`;
		case 'moved object':
			return movedClause(what, position);
		case 'swapped':
			return `${andList(what.objects.map(named))} are swapped`;
		case 'rerolled item':
			return `${named(what.source)} is rerolled`;
		case 'flipped':
			return `${named(what.source)} is flipped: it is now ${cardName(what.card)}`;
		case 'not flipped':
			return `${named(what.source)} has no back face, so it is not flipped`;
		case 'became soul':
			return `${named(what.source)} becomes a soul, and ${name(what.player)} gains it`;
		case 'became copy':
			return `${named(what.source)} becomes a copy of ${cardName(what.card)}`;
		case 'became monster':
			return `${possessive(name(what.player))} ${named(what.source)} becomes a monster`;
		case 'changed abilities':
			return `${cardName(what.effect.card)} changes the abilities of ${named(what.source)}`;
		case 'put counters':
			return `${counters(what)} put on ${who(what.on)}`;
		case 'removed counters':
			return `${counters(what)} removed from ${who(what.on)}`;
		case 'noted':
			return `${named(what.source)} notes a ${what.number}`;
		case 'cleared notes':
			return `${named(what.source)} has ${andList(what.numbers.map(String))} noted no longer`;
		case 'healed':
			return `${who(what.of)} heals ${what.amount}: ${what.hp} HP left`;
		case 'not healed':
			return `${who(what.of)} cannot be healed${what.barred ? '' : ': 0 HP'}`;
		case 'expanded':
			return `there ${what.count === 1 ? 'is' : 'are'} ${counted(what.count, `more ${what.slot} slot`)}`;
		case 'replaced':
			return `${who(what.of)} would ${eventName(what.event, what.amount)}: ${cardName(what.effect.card)} replaces that`;
		case 'replaced damage':
			return what.before === what.amount
				? `${cardName(what.effect.card)} leaves the damage to ${who(what.to)} at ${what.amount}`
				: damageChanged(what, who);
		case 'replaced number':
			return `${name(what.player)} would roll a ${what.from}: ${cardName(what.effect.card)} makes it a ${what.to} instead`;
		case 'rolled several':
			return `${name(what.player)} rolls ${andList(what.results.map(String))} for ${cardName(what.effect.card)}: the ${what.result} counts`;
		case 'copied':
			return `a copy of ${itemName(position, what.item)} goes on the stack`;
		case 'doubled':
			return `what ${itemName(position, what.item)} does is doubled`;
		case 'began effect':
			return `${possessive(cardName(what.effect.card))} effect begins`;
		case 'not done':
			return `the first part of ${cardName(what.effect.card)} did nothing, so the rest does not happen`;
		case 'last counters': {
			const counters = counted(what.count, 'counter');
			return what.counted
				? `${who(what.of)} counts the ${counters} that it died with`
				: `nothing counts the ${counters} that ${who(what.of)} died with`;
		}
		case 'card in discard':
			return `nothing happens: ${cardName(what.card)} is in the ${what.deck} discard by now`;
		case 'left to the table':
			return leftToTheTable(what.effect, position);
		case 'each in order':
			return `${cardName(what.effect.card)} affects ${andList(what.order.map(who))}, in this order`;
		case 'voted':
			return votedClause(what, position);
		case 'gained purchase':
			return `${name(what.player)} may make an additional purchase this turn`;
		case 'gained attack':
			return `${name(what.player)} ${what.must ? 'must' : 'may'} ${moreAttacks(what.times, attacked(what.on))} this turn because of ${cardName(what.effect.card)}`;
		case 'must attack':
			return `${name(what.player)} must attack${what.on === 'anything' ? '' : ` ${attacked(what.on)}`}${what.times > 1 ? ` ${what.times} times` : ''} because of ${cardName(what.effect.card)}${what.made > 0 ? `; ${madeBefore(what.made, what.times)}` : ''}`;
		case 'joined attack':
			return `${name(what.player)} joins the attack because of ${cardName(what.effect.card)}`;
		case 'teamed up':
			return `${name(what.player)} teams up for the attack because of ${cardName(what.effect.card)}`;
		case 'team rolls':
			return `${andList(what.players.map(name))} now ${what.players.length > 1 ? 'make attack rolls' : 'makes an attack roll'} as well`;
		case 'means nothing':
			return `${what.word}, on ${cardName(what.effect.card)}, is no word of this rulebook: nothing comes of it`;
		case 'gained turn':
			return `${name(what.player)} takes an extra turn after this one`;
		case 'will skip turn':
			return `${name(what.player)} will skip their next turn`;
		case 'skipped turn':
			return `${possessive(name(what.player))} turn is skipped`;
		case 'will win':
			return `${name(what.player)} will win once this has resolved`;
		case 'bartered':
			return `${name(what.from)} ${what.goods && what.amount === 0 ? 'trades with' : `gives ${what.amount}¢ to`} ${name(what.to)}${what.favour === null ? '' : ` for a favour: ${what.favour}`}`;
		case 'changed character':
			return `${name(what.player)} becomes ${named(what.source)}`;
		case 'dealt character':
			return `${name(what.player)} is dealt ${named(what.source)}`;
		case 'set up':
			return MAKE_READY[what.what];
		case 'timer':
			return `the timer shows ${what.amount}`;
		case 'lost':
			return 'the timer is at zero: the game is lost';
		case 'laid out':
			return `${andList(what.cards.map(cardName))} are laid out to pick from`;
		case 'armor':
			return `the boss armor of ${who(what.of)} lets ${what.amount} damage through`;
		case 'no soul':
			return `${name(what.player)} cannot have another soul: ${named(what.source)} is not gained`;
		case 'no win':
			return `${name(what.player)} does not win: the challenge goes on`;
		case 'stays in slot':
			return `${named(what.source)} stays in its slot`;
		case 'goes first':
			return `${name(what.player)} takes the first turn`;
		case 'may play':
			return `${name(what.player)} may play ${what.copy ? 'a copy of ' : ''}${cardName(what.card)} because of ${cardName(what.effect.card)}`;
		case 'bid':
			return `${name(what.player)} bids the most for ${cardName(what.effect.card)} and pays ${name(what.to)} ${what.amount}¢`;
		case 'spared':
			return `${name(what.player)} is spared: ${SPARED[what.what]}`;
		case 'set stat':
			return `${possessive(who(what.of))} ${statName(what.stat)} is ${what.to} because of ${cardName(what.effect.card)}`;
		case 'changed damage':
			return damageChanged(what, who);
		case 'damage anew':
			return damageAnew(what, who);
		case 'nothing':
			return nothingClause(what, position);
		case 'loop':
			return `this goes round for ever: ${andList(what.cards.map(cardName))} ${what.cards.length === 1 ? 'begins' : 'begin'} it again each time`;
	}
}

/** "Amy would take 2 damage: Dry Baby makes it 1", "Pin would take 1 damage: its own ability makes it 0". */
function damageChanged(
	{ to, before, amount, effect }: Told<'replaced damage' | 'changed damage'>,
	who: (someone: Who) => string
): string {
	const whom = who(to);
	const card = cardName(effect.card);
	return `${whom} would take ${before} damage: ${card === whom ? 'its own ability' : card} makes it ${amount}`;
}

/** "the combat damage is now 2 to Gurdy, not 1 to Amy". */
function damageAnew(
	{ to, amount, was, before }: Told<'damage anew'>,
	who: (someone: Who) => string
): string {
	const now = who(to);
	const then = who(was);
	return now === then
		? `the combat damage to ${now} is now ${amount}, not ${before}`
		: `the combat damage is now ${amount} to ${now}, not ${before} to ${then}`;
}

const SPARED = {
	item: 'no item is destroyed',
	'loot card': 'no loot card is discarded',
	'¢': 'no ¢ are lost'
} as const;

function givenCents(
	{ from, to, amount, asked, stolen }: Told<'gave ¢'>,
	name: (seat: Seat) => string
): string {
	const cents = amount < asked ? `${amount}¢ of ${asked}¢` : `${amount}¢`;
	const lacking = amount < asked ? ': there is no more' : '';
	return stolen
		? `${name(to)} steals ${cents} from ${name(from)}${lacking}`
		: `${name(from)} gives ${cents} to ${name(to)}${lacking}`;
}

/** "2 egg counters are", "1 counter is": a generic one has no name (6.7). */
const counters = ({ count, name }: Told<'put counters' | 'removed counters'>): string =>
	`${counted(count, name === null || name === GENERIC ? 'counter' : `${name} counter`)} ${count === 1 ? 'is' : 'are'}`;

const GENERIC = 'plain';

function votedClause({ effect, winners, votes }: Told<'voted'>, position: Position): string {
	const names = winners.map((winner: Option) => optionName(position, winner));
	const most = counted(votes, 'vote');
	const vote = `the vote for ${cardName(effect.card)}`;
	return winners.length > 1
		? `${vote} is tied: ${andList(names)} have ${most} each`
		: `${vote} goes to ${andList(names)} with ${most}`;
}
