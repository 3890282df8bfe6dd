import { cardOf } from '../../cards/library.ts';
import type { Edit } from '../words/edit.ts';
import { cardText } from '../names.ts';
import { homeOf } from '../reserved-words.ts';
import { factsText } from './expect.ts';
import { subject } from './script.ts';
import {
	cardThingText,
	cellText,
	listText,
	damageableText,
	nameText,
	objectText,
	slotText,
	stateText,
	thingText
} from './thing.ts';
import { priorityText, turnText } from './turn.ts';
import type { EffectSetup, Stat } from '../scenario.ts';
import { plain } from '../parse/span.ts';

const AS = { items: ' as an item', souls: ' as a soul', curses: ' as a curse' } as const;

/** What is set without being a player or an object. */
const SET_WORDS: ReadonlySet<string> = new Set([
	'pool',
	'timer',
	'turn',
	'extra turns',
	'priority'
]);

/** Prints an edit, without the words it begins with. */
export function editText(edit: Edit, players: readonly string[]): string {
	switch (edit.edit) {
		case 'deal':
			return `gives ${receiver(edit.player, players)} ${cellText(edit.cell)}`;
		case 'give': {
			const home = homeOf(cardOf(edit.object.card));
			const as = home === edit.among ? '' : AS[edit.among];
			return `gives ${receiver(edit.player, players)} ${objectText(edit.object)}${as}`;
		}
		case 'take':
			return `takes ${cellText(edit.cell)} from ${edit.player}'s hand`;
		case 'remove':
			return `removes ${thingText(edit.thing, players)}`;
		case 'set player':
			return `sets ${SET_WORDS.has(plain(edit.player)) ? `player ${edit.player}` : nameText(edit.player)}: ${factsText(edit.facts)}`;
		case 'set object':
			return `sets ${cardThingText(edit.object, players)}: ${stateText(edit.facts).join(', ')}`;
		case 'set pile':
			return `sets ${edit.deck} ${edit.pile}: ${listText(edit.cells, cellText)}`;
		case 'set pool':
			return `sets pool: ${String(edit.cents)}¢`;
		case 'set timer':
			return `sets timer: ${String(edit.shows)}`;
		case 'set turn':
			return `sets turn: ${turnText(edit.facts)}`;
		case 'set extra turns':
			return `sets extra turns: ${listText(edit.players, nameText)}`;
		case 'set priority':
			return `sets priority: ${priorityText(edit.priority)}`;
		case 'set slot':
			return `sets ${edit.slot} slot ${String(edit.number)}: ${slotText(edit.holds)}`;
		case 'add slot':
			return `adds a ${edit.slot} slot: ${slotText(edit.holds)}`;
		case 'cover':
			return `puts ${objectText(edit.object)} into ${edit.slot} slot ${String(edit.number)}`;
		case 'put':
			return `puts ${cellText(edit.cell)} ${edit.under ? 'under' : 'on'} the ${edit.deck} ${edit.pile}`;
		case 'stack':
			return `puts on the stack: ${edit.things.map((thing) => thingText(thing, players)).join('; ')}`;
		case 'effect':
			return `adds an effect: ${effectText(edit.effect, players)}`;
		case 'by hand':
			return `does by hand: ${edit.what}`;
		case 'ask again':
			return `asks ${subject(edit.player)} again${edit.about === undefined ? '' : ` about ${cardText(edit.about)}`}`;
	}
}

/** A player's name before a card; a colon follows where another's name begins with it. */
const receiver = (name: string, players: readonly string[]): string =>
	`${subject(name)}${players.some((other) => plain(other).startsWith(`${plain(name)} `)) ? ':' : ''}`;

const STAT_WORDS = {
	hp: 'HP',
	attack: 'attack',
	evasion: 'evasion',
	rolls: 'rolls',
	'attack rolls': 'attack rolls',
	'hand size': 'hand size'
} as const satisfies Record<Stat, string>;

/** Prints an effect that lasts. */
export function effectText(
	{ of, change, from, indefinitely }: EffectSetup,
	players: readonly string[]
): string {
	const tail = `${damageableText(of, players)} from ${cardText(from)}${indefinitely ? ' indefinitely' : ''}`;
	if ('stat' in change)
		return `${change.add < 0 ? '-' : '+'}${String(Math.abs(change.add))} ${STAT_WORDS[change.stat]} for ${tail}`;
	if (change.prevent === 'damage') return `prevent ${String(change.left)} damage to ${tail}`;
	const upTo = change.upTo === undefined ? '' : ` up to ${String(change.upTo)}`;
	return `prevent the next damage${upTo} to ${tail}`;
}
