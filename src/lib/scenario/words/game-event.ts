/** An event of the game itself that waits on the stack. */
import { fail, shorten, type Reader } from '../parse/reader.ts';
import { part, type Span } from '../parse/span.ts';
import { copyText, type Writer } from './card.ts';
import { GAME_EVENTS } from './lists.ts';
import type { GameThing, Thing } from './things.ts';

const GAME_EVENT =
	/^(?:the )?(declared attack|declared purchase|declared soul purchase|loot step|reward|monster card|penalty|refill)(?: #([1-9]\d{0,2}))?(?: (?:on|of|with) (.+))?$/iu;

const MODIFIER = /^modifier(?: ([+-]\d))?(?: #([1-9]\d{0,2}))?$/iu;

/** `declared attack on Fly`, `penalty of Amy`, `refill of monster slot 1`, `modifier +1`. */
export function readGameEvent(reader: Reader, span: Span): GameThing | null {
	const modifier = MODIFIER.exec(span.text);
	if (modifier) {
		const [, by, copy] = modifier;
		return {
			is: 'game',
			event: 'modifier',
			...(by === undefined
				? {}
				: by.startsWith('-')
					? { minus: Number(by.slice(1)) }
					: { plus: Number(by.slice(1)) }),
			...(copy === undefined ? {} : { copy: Number(copy) })
		};
	}
	const found = GAME_EVENT.exec(span.text);
	const name = found?.[1]?.toLowerCase().replace('declared ', '');
	const event = GAME_EVENTS.find((one) => one === name);
	if (!found || !event) return null;
	const [, , copy, rest] = found;
	const of =
		rest === undefined ? null : reader.thing(reader, part(span, span.text.length - rest.length));
	if (of && !isOfGame(of))
		return fail(reader, span, `“${shorten(rest ?? '')}” has no ${event}.`, {
			expected: 'a player, a card, a deck or a slot'
		});
	return {
		is: 'game',
		event,
		...(of && isOfGame(of) ? { of } : {}),
		...(copy === undefined ? {} : { copy: Number(copy) })
	};
}

const isOfGame = (thing: Thing): thing is NonNullable<GameThing['of']> =>
	['player', 'card', 'gone', 'deck', 'discard', 'slot'].includes(thing.is);

/** Prints an event of the game that waits on the stack: "declared attack on Fly", "modifier +1". */
export function gameText(thing: GameThing, writer: Writer): string {
	const { event, of, plus, minus } = thing;
	const copy = copyText(thing);
	if (event === 'modifier') {
		if (plus !== undefined) return `modifier +${String(plus)}${copy}`;
		return minus === undefined ? `modifier${copy}` : `modifier -${String(minus)}${copy}`;
	}
	const name = GAME_EVENT_WORDS[event];
	return of
		? `${name}${copy} ${event === 'attack' ? 'on' : event === 'soul purchase' ? 'with' : 'of'} ${writer.thing(of)}`
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
