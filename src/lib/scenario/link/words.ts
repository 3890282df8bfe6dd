import { always, either, entries, number, word } from './combine.ts';

/** Words by their place in these lists, which are only ever added to at the end. */
export const deck = word('loot', 'treasure', 'monster', 'room');
export const slotKind = word('monster', 'shop', 'room');
export const pileKind = word('deck', 'discard');
export const edition = word('2023', 'original', '2024');
export const turnStep = word(
	'start of turn',
	'start triggers',
	'loot step',
	'action phase',
	'end declared',
	'end triggers'
);
export const dyingAt = word('before rewards', 'after rewards', 'before the penalty', 'cleanup');
export const stat = word('hp', 'attack', 'evasion', 'rolls', 'attack rolls', 'hand size');
export const variants = entries(
	word(
		'mini draft',
		'eden only',
		'solitaire',
		'co-op',
		'hard',
		'ultra hard',
		'soul cap',
		'challenge',
		'boss goal',
		'casino mode',
		'selectable characters',
		'rewards for everyone',
		'super shop',
		'minions die first',
		'enhanced bartering',
		'souls are $$$'
	),
	either([(value) => value === true, always(true)], [() => true, number()])
);
export const challengeSlot = word('final boss', 'minion');
export const among = word('items', 'souls', 'curses');
export const where = word('in play', 'on the stack', 'gone', 'dying');

/** Names that cost nothing, by the seat. */
export const USUAL_NAMES = ['Amy', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'] as const;
