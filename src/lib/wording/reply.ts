import { andList } from '../abilities/wording-nouns.ts';
import { playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { StackItem } from '../model/stack-item.ts';
import type { CardKey, Seat } from '../model/words.ts';
import { cardName, counted, itemName, playerName, possessive, sentence } from './names.ts';

export type Unit =
	| 'damage'
	| '¢'
	| 'HP'
	| 'loot card'
	| 'soul'
	| 'more hit'
	| 'evasion'
	| 'attack'
	/** What an attack roll must come to. */
	| 'to hit';

/** What can become of a roll, a card, an attack. */
export type Becomes =
	| 'hits'
	| 'misses'
	| 'resolves'
	| 'fizzles'
	| 'is cancelled'
	| 'never resolves'
	| 'is dealt'
	| 'is prevented'
	| 'is over'
	| 'goes on'
	| 'goes through'
	| 'comes to nothing';

/** Why somebody can do nothing of a kind any more. */
export type Unable =
	| 'turn over'
	| 'not their turn'
	| 'no attack'
	| 'no purchase'
	| 'too few ¢'
	| 'no loot card'
	/** A loot card in hand of which nobody says what it is may do it. */
	| 'nothing named'
	| 'no loot play'
	/** Their character can still give one, or another. */
	| 'no loot play but of the character'
	| 'one loot play and that of the character'
	| 'one loot play';

/** What keeps a player from doing something. */
export interface Bar {
	readonly unable: Unable;
	readonly seat: Seat;
}

/** An answer to a question: whether something is so, which of two it is, who, what, or how many. */
export type Reply =
	| {
			readonly is: 'whether';
			readonly so: boolean;
			/** It stays so whatever else comes. */
			readonly yet: boolean;
			/** Why somebody may not do what is asked about. */
			readonly why?: Bar;
	  }
	/**
	 * Whether something may be done, and whether it takes a loot play that no turn gives: in a turn of somebody else,
	 * or beside the one of their own.
	 */
	| {
			readonly is: 'may';
			readonly so: boolean;
			readonly lootPlay: 'of no turn' | 'another' | null;
	  }
	/** Whether it is too late for something that may be done: it is, where that is in vain. */
	| { readonly is: 'late'; readonly so: boolean }
	/** The same of several whom the words may mean, since they fare differently. */
	| {
			readonly is: 'whether each';
			readonly of: readonly {
				readonly names: readonly string[];
				readonly so: boolean;
				readonly yet: boolean;
			}[];
	  }
	/** The words in which one of two things was asked about. */
	| { readonly is: 'which'; readonly words: string }
	/** A player, or a monster by its card. */
	| { readonly is: 'who'; readonly who: readonly (Seat | CardKey)[]; readonly yet: boolean }
	/** Who is right of those who claim something. */
	| {
			readonly is: 'right';
			/** Those who claim something. */
			readonly claimants: readonly Seat[];
			/** Those who are right about what comes if nobody does anything more. */
			readonly seats: readonly Seat[];
			/** Those who are right that somebody still can do something. */
			readonly stillAble: readonly Seat[];
	  }
	| { readonly is: 'whose turn'; readonly seat: Seat }
	/** Money that is asked back, and was never paid. */
	| { readonly is: 'unpaid' }
	| {
			readonly is: 'how many';
			readonly count: number;
			readonly unit: Unit;
			/** Whose, where the question leaves it open. */
			readonly seat: Seat | null;
			readonly yet: boolean;
	  }
	/** How much of somebody's money is lost and how much is left, in ¢. */
	| {
			readonly is: 'money';
			readonly side: 'loses' | 'keeps';
			/** Whose, where the question leaves it open. */
			readonly seat: Seat | null;
			readonly lost: number;
			readonly left: number;
			readonly yet: boolean;
	  }
	| {
			readonly is: 'what';
			readonly of: readonly { readonly seat: Seat; readonly all: readonly string[] }[];
			/** Whether it has to be said whose each is. */
			readonly isNamed: boolean;
			readonly yet: boolean;
	  }
	/** The number that a roll comes to. */
	| { readonly is: 'roll'; readonly result: number }
	/** What becomes of a monster: whose soul, or how many HP it has left. */
	| {
			readonly is: 'monster';
			readonly died: boolean;
			readonly hp: number;
			readonly soulTo: Seat | null;
	  }
	| { readonly is: 'becomes'; readonly becomes: Becomes }
	| { readonly is: 'order'; readonly items: readonly StackItem[]; readonly onlyFirst: boolean };

/** An answer in a word or two: "Yes.", "Not yet.", "Amy.", "2 damage." */
export function replyWords(reply: Reply, position: Position): string {
	const soFar = (text: string, yet: boolean): string => sentence(yet ? text : `so far, ${text}`);
	switch (reply.is) {
		case 'whether': {
			const said = sentence(yesOrNo(reply));
			return reply.why ? `${said} ${barWords(reply.why, position)}` : said;
		}
		case 'may':
			if (!reply.so) return 'No.';
			if (reply.lootPlay === 'another') return 'Only with another loot play.';
			return reply.lootPlay ? 'Yes, with a loot play.' : 'Yes.';
		case 'late':
			return reply.so ? 'Yes.' : 'No.';
		case 'whether each':
			return sentence(
				reply.of.map((one) => `${yesOrNo(one)} for ${andList(one.names)}`).join(', ')
			);
		case 'which':
			return sentence(reply.words);
		case 'who':
			return reply.who.length === 0
				? reply.yet
					? 'Nobody.'
					: 'Nobody yet.'
				: sentence(
						andList(
							reply.who.map((one) =>
								typeof one === 'number' ? playerName(position, one) : cardName(one)
							)
						)
					);
		case 'right': {
			const areRight = (seats: readonly Seat[]): string =>
				`${andList(seats.map((seat) => playerName(position, seat)))} ${seats.length === 1 ? 'is' : 'are'} right`;
			const { claimants, seats, stillAble } = reply;
			if (seats.length + stillAble.length === 0) {
				const [only, ...others] = claimants;
				return only === undefined || others.length > 0
					? 'Neither is right.'
					: sentence(`${playerName(position, only)} is wrong`);
			}
			if (stillAble.length === 0) return sentence(areRight(seats));
			const still = sentence(areRight(stillAble));
			return seats.length === 0
				? still
				: `${still} ${sentence(`If nobody responds, ${areRight(seats)}`)}`;
		}
		case 'money': {
			const whose = reply.seat === null ? '' : `${playerName(position, reply.seat)}: `;
			return soFar(`${whose}${moneyWords(reply)}`, reply.yet);
		}
		case 'unpaid':
			return 'Nothing was paid.';
		case 'whose turn':
			return sentence(possessive(playerName(position, reply.seat)));
		case 'how many': {
			const whose = reply.seat === null ? '' : `${playerName(position, reply.seat)}: `;
			return soFar(`${whose}${amountWords(reply.count, reply.unit)}`, reply.yet);
		}
		case 'what': {
			const all = reply.of.map(({ seat, all: things }) => {
				const words = things.length === 0 ? 'nothing' : andList(things);
				return reply.isNamed ? `${playerName(position, seat)}: ${words}` : words;
			});
			return soFar(all.length === 0 ? 'nothing' : all.join('; '), reply.yet);
		}
		case 'roll':
			return sentence(`the ${String(reply.result)}`);
		case 'monster': {
			const { died, hp, soulTo } = reply;
			if (!died) return sentence(`it lives, with ${String(hp)} HP left`);
			return sentence(
				soulTo === null
					? 'it dies'
					: `it dies and becomes ${possessive(playerName(position, soulTo))} soul`
			);
		}
		case 'becomes':
			return sentence(`it ${reply.becomes}`);
		case 'order': {
			const [first = '', ...others] = reply.items.map((item) => itemName(position, item));
			if (reply.onlyFirst) return sentence(first);
			return sentence([`first ${first}`, ...others.map((one) => `then ${one}`)].join(', '));
		}
	}
}

/** "Amy has no attack left." */
function barWords({ unable, seat }: Bar, position: Position): string {
	const name = playerName(position, seat);
	switch (unable) {
		case 'turn over':
			return `${possessive(name)} turn is over.`;
		case 'not their turn':
			return `It is ${possessive(playerName(position, position.turn.active))} turn.`;
		case 'no attack':
			return `${name} has no attack left.`;
		case 'no purchase':
			return `${name} has no purchase left.`;
		case 'too few ¢':
			return `${name} has ${String(playerAt(position, seat).cents)}¢, too few for anything.`;
		case 'no loot card':
			return `${name} has no loot card.`;
		case 'nothing named':
			return `Nothing that ${name} is said to have does that.`;
		case 'no loot play':
			return `${name} has no loot play left.`;
		case 'one loot play':
			return `${name} has only one loot play.`;
		case 'one loot play and that of the character':
			return `${name} has only one loot play, but tapping ${cardName(playerAt(position, seat).character.card)} gives another.`;
		case 'no loot play but of the character':
			return `${name} has no loot play left, but tapping ${cardName(playerAt(position, seat).character.card)} gives one.`;
	}
}

function yesOrNo({ so, yet }: { readonly so: boolean; readonly yet: boolean }): string {
	if (yet) return so ? 'yes' : 'no';
	return so ? 'so far, yes' : 'not yet';
}

/** "No", "yes", "only 1¢ of it"; what is kept is told from the other side: "all but 1¢". */
function moneyWords({ side, lost, left }: Extract<Reply, { is: 'money' }>): string {
	const isLoss = side === 'loses';
	if (lost === 0) return isLoss ? 'no' : 'yes';
	if (left === 0) return isLoss ? 'yes' : 'no';
	return isLoss ? `only ${String(lost)}¢ of it` : `all but ${String(lost)}¢`;
}

function amountWords(count: number, unit: Unit): string {
	if (unit === '¢') return `${String(count)}¢`;
	if (unit === 'evasion' || unit === 'attack') return String(count);
	if (unit === 'to hit') return toHit(count);
	return unit === 'damage' || unit === 'HP' ? `${String(count)} ${unit}` : counted(count, unit);
}

/** What a roll must come to, to hit an evasion. */
function toHit(evasion: number): string {
	if (evasion <= 1) return 'any roll hits';
	return evasion < 6
		? `${String(evasion)} or more`
		: evasion === 6
			? 'a 6'
			: `${String(evasion)}, which no die shows by itself`;
}
