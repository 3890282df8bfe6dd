import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { cardText } from '../names.ts';
import { sameWord } from '../parse/span.ts';
import type { CellSetup, ObjectSetup, SlotSetup } from '../scenario.ts';
import type { CardThing, Damageable, GameThing, Thing } from '../words/things.ts';

/** Words that mean something else than a player where things are named. */
const OTHER_WORDS =
	/^(nothing|empty|none|nobody|unknown|\?|yes|no|\d+|mode \d+|(the )?game|in play|on the stack|dying|gone|a copy|doubled|(line|mode|rolled) \d+|(the )?(loot|treasure|monster|room) (deck|discard)|(the )?(monster|shop|room) slot( \d+)?|(combat )?damage( \d+)?|(the )?roll( \d)?|charged|deactivated|(player|card|object|word)\b.*|.+['’]s attack|start of turn|start triggers|loot step|action phase|end declared|end triggers|ending|a monster died|\d+ attack rolls?)$/iu;

/** A player's name where anything could be named. */
export const nameText = (name: string): string =>
	OTHER_WORDS.test(name) ? `player ${name}` : name;

/**
 * A card's name where a player could be named too.
 * @param players the names at the table.
 */
export function cardName(card: CardKey, players: readonly string[]): string {
	const text = cardText(card);
	const { name } = cardOf(card);
	const taken = OTHER_WORDS.test(name) || players.some((player) => sameWord(player, name));
	return taken ? `card ${text}` : text;
}

const brackets = (words: readonly string[]): string =>
	words.length > 0 ? ` (${words.join(', ')})` : '';

/** Prints anything a script can point at. */
export function thingText(thing: Thing, players: readonly string[]): string {
	switch (thing.is) {
		case 'player':
			return nameText(thing.name);
		case 'card':
			return cardThingText(thing, players);
		case 'roll': {
			const owner = thing.by === undefined ? '' : `${thing.by}'s `;
			const shows = thing.shows === undefined ? '' : ` ${String(thing.shows)}`;
			const was = thing.was ? ` (was ${thing.was.join(' and ')})` : '';
			const lookedAt = thing.lookedAt ? ` (looked at ${thing.lookedAt.join(' and ')})` : '';
			const effectGone = thing.effectGone ? ' (effect gone)' : '';
			const aim = thing.against
				? ` against ${thingText(thing.against, players)}`
				: thing.for
					? ` for ${cardThingText(thing.for, players)}`
					: '';
			return `${owner}roll${shows}${copyText(thing)}${was}${lookedAt}${effectGone}${aim}`;
		}
		case 'damage': {
			const amount = thing.amount === undefined ? '' : ` ${String(thing.amount)}`;
			const to = thing.to ? ` to ${damageableText(thing.to, players)}` : '';
			const from = thing.from ? ` from ${damageableText(thing.from, players)}` : '';
			return `${thing.combat ? 'combat ' : ''}damage${amount}${copyText(thing)}${to}${from}`;
		}
		case 'death':
			return `death${copyText(thing)}${thing.lookedAt ? ' (looked at)' : ''} of ${damageableText(thing.of, players)}`;
		case 'game':
			return gameText(thing, players);
		case 'deck':
		case 'discard':
			return `${thing.deck} ${thing.is}`;
		case 'slot':
			return `${thing.slot} slot ${String(thing.number)}`;
		case 'gone':
			return 'gone';
		case 'number':
			return String(thing.number);
		case 'mode':
			return `mode ${String(thing.mode)}`;
		case 'answer':
			return thing.answer;
		case 'word':
			return `word ${thing.word}`;
		case 'attack':
			return `${thing.of}'s attack`;
		case 'unknown':
			return `unknown${copyText(thing)}`;
	}
}

/** Prints an event of the game that waits on the stack: "declared attack on Fly", "modifier +1". */
function gameText(thing: GameThing, players: readonly string[]): string {
	const { event, of, plus, minus } = thing;
	const copy = copyText(thing);
	if (event === 'modifier') {
		if (plus !== undefined) return `modifier +${String(plus)}${copy}`;
		return minus === undefined ? `modifier${copy}` : `modifier -${String(minus)}${copy}`;
	}
	const name = GAME_EVENT_WORDS[event];
	return of
		? `${name}${copy} ${event === 'attack' ? 'on' : event === 'soul purchase' ? 'with' : 'of'} ${thingText(of, players)}`
		: `${name}${copy}`;
}

const GAME_EVENT_WORDS: Readonly<Record<Exclude<GameThing['event'], 'modifier'>, string>> = {
	attack: 'declared attack',
	purchase: 'declared purchase',
	'loot step': 'loot step',
	'soul purchase': 'declared soul purchase',
	reward: 'reward',
	'monster card': 'monster card',
	penalty: 'penalty',
	refill: 'refill'
};

const copyText = ({ copy }: { readonly copy?: number }): string =>
	copy === undefined ? '' : ` #${String(copy)}`;

/** Prints a card with all that tells it from others. */
export function cardThingText(thing: CardThing, players: readonly string[]): string {
	const words = [
		...(thing.of === undefined ? [] : [nameText(thing.of)]),
		...(thing.game ? ['the game'] : []),
		...(thing.where ? [thing.where] : []),
		...(thing.line === undefined ? [] : [`line ${String(thing.line)}`]),
		...(thing.mode === undefined ? [] : [`mode ${String(thing.mode)}`]),
		...(thing.copied ? ['a copy'] : []),
		...(thing.doubled ? ['doubled'] : []),
		...(thing.rolled === undefined ? [] : [`rolled ${String(thing.rolled)}`]),
		...(thing.saw ? [`saw ${sawText(thing.saw, players)}`] : [])
	];
	const name = `${cardName(thing.card, players)}${copyText(thing)}${brackets(words)}`;
	return thing.targets ? `${name} -> ${thingsText(thing.targets, players)}` : name;
}

const sawText = (saw: readonly Thing[], players: readonly string[]): string =>
	saw.length === 0 ? 'nothing' : saw.map((one) => thingText(one, players)).join(' and ');

/** Prints a list of things. */
export const thingsText = (things: readonly Thing[], players: readonly string[]): string =>
	things.length === 0 ? 'nothing' : things.map((thing) => thingText(thing, players)).join(', ');

/** Prints a player or an object. */
export const damageableText = (of: Damageable, players: readonly string[]): string =>
	thingText(of, players);

/** Prints an object with what is said of it. */
export const objectText = (object: ObjectSetup): string =>
	`${object.printed === undefined ? '' : `${cardText(object.printed)} as `}${cardText(object.card)}${brackets(stateText(object))}`;

/** Prints what is said of an object. */
export const stateText = (object: Omit<ObjectSetup, 'card'>): readonly string[] => [
	...(object.hp === undefined ? [] : [`${String(object.hp)} HP`]),
	...(object.charged === undefined ? [] : [object.charged ? 'charged' : 'deactivated']),
	...countersText(object.counters),
	...(object.starting ? ['from setup'] : [])
];

/** Prints counters: "2 gold counters". */
export const countersText = (counters: ObjectSetup['counters']): readonly string[] =>
	Object.entries(counters ?? {}).map(
		([kind, count]) =>
			`${String(count)} ${kind === 'plain' ? '' : `${kind} `}counter${count === 1 ? '' : 's'}`
	);

/** Prints a slot, the uppermost card first. */
export const slotText = ({ top, covered, as }: SlotSetup): string =>
	`${as ? `${as} ` : ''}${[top ? objectText(top) : 'empty', ...(covered ?? []).map(cardText)].join(' over ')}`;

/** Prints a card of a hand or a pile. */
export function cellText(cell: CellSetup): string {
	const seen = cell.seenBy ? ` (seen by ${cell.seenBy.join(' and ')})` : '';
	if ('card' in cell) return `${cardText(cell.card)}${seen}`;
	return `${cell.unknown === 1 ? '?' : `${String(cell.unknown)} unknown`}${seen}`;
}

/** Prints a list that may be empty. */
export const listText = <T>(list: readonly T[], print: (one: T) => string): string =>
	list.length === 0 ? 'empty' : list.map(print).join(', ');
