import type { Ability, TriggerEvent } from '../../abilities/grammar.ts';

/** What a card can speak of, and by which words of its lines one tells. */
const SUBJECTS = {
	'¢': /¢/u,
	HP: /\bHP\b|\bheals?\b/u,
	attack: /\battack(?!s\b|ed\b|ing\b)/iu,
	evasion: /\bevasion\b/iu,
	damage: /\bdamage\b/iu,
	death: /\b(die|dies|died|death|deaths|kill|kills|killed|dead|living)\b/iu,
	'dice rolls': /\b(re)?(roll|rolls|rolled|rolling)\b/iu,
	'loot cards': /\bloots?\b/iu,
	treasure: /\btreasures?\b/iu,
	items: /\bitems?\b/iu,
	souls: /\bsouls?\b/iu,
	monsters: /\bmonsters?\b/iu,
	curses: /\bcurses?\b/iu,
	rooms: /\brooms?\b/iu,
	shop: /\b(shop|purchases?)\b/iu,
	counters: /\bcounters?\b/iu,
	decks: /\bdecks?\b/iu,
	discard: /\bdiscards?\b/iu,
	hand: /\bhands?\b/iu,
	cancelling: /\bcancels?\b/iu,
	preventing: /\bprevent/iu,
	copying: /\bcop(y|ies)\b/iu,
	stealing: /\bsteals?\b/iu,
	recharging: /\brecharges?\b/iu,
	destroying: /\bdestroy(s|ed)?\b/iu,
	turns: /\bturns?\b/iu
} as const satisfies Readonly<Record<string, RegExp>>;

export type Subject = keyof typeof SUBJECTS;
const isSubject = (word: string): word is Subject => Object.hasOwn(SUBJECTS, word);
export const ALL_SUBJECTS: readonly Subject[] = Object.keys(SUBJECTS).filter(isSubject);

/** What the lines of a card speak of. */
export const subjectsIn = (text: string): readonly Subject[] =>
	ALL_SUBJECTS.filter((subject) => SUBJECTS[subject].test(text));

/** The event that an ability waits for; null for one that does not wait. */
const eventOf = (ability: Ability): TriggerEvent['on'] | null =>
	ability.way === 'trigger' ? ability.when.on : null;

/** The events that abilities wait for, each once. */
export const triggersOf = (abilities: readonly Ability[]): readonly TriggerEvent['on'][] => [
	...new Set(abilities.flatMap((ability) => eventOf(ability) ?? []))
];
