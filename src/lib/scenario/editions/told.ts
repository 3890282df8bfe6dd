import type { Happening } from '../../model/happening/index.ts';
import type { CardKey } from '../../model/words.ts';
import type { Did } from '../expect/step-words.ts';

/**
 * What a step is to somebody who asks whether two games went alike.
 *
 * - `game`: something of the game changes by it, or a die or a hidden card shows: players, cards, HP,
 *   ¢, souls, whose turn it is. Two runs part where one has such a step and the other has not.
 * - `stack`: how the game gets there, or that nothing comes of something: what is put on the stack,
 *   begins to resolve, triggers, is chosen; the names of phases. It never makes two runs part.
 */
const TELLS: Readonly<Record<Did, 'game' | 'stack'>> = {
	passed: 'stack',
	played: 'game',
	activated: 'game',
	declared: 'stack',
	'entered phase': 'stack',
	triggered: 'stack',
	'did not trigger': 'stack',
	'all passed': 'stack',
	'began to resolve': 'stack',
	fizzled: 'game',
	cancelled: 'game',
	'not cancelled': 'stack',
	'put procedure': 'stack',
	'attack started': 'stack',
	'no attack': 'game',
	'no purchase': 'game',
	'put aside': 'game',
	'no soul purchase': 'game',
	'no starting item': 'game',
	chose: 'stack',
	declined: 'stack',
	rolled: 'game',
	rerolled: 'game',
	'changed roll': 'stack',
	'standing modifiers': 'stack',
	'roll resolved': 'game',
	'no line': 'stack',
	'attack target': 'stack',
	hit: 'game',
	missed: 'game',
	'attack ended': 'game',
	'put damage': 'stack',
	'took damage': 'game',
	'no damage': 'stack',
	'prevented damage': 'game',
	'will prevent': 'stack',
	'put death': 'stack',
	'no death': 'stack',
	died: 'game',
	'prevented death': 'game',
	killed: 'stack',
	destroyed: 'game',
	'not destroyed': 'stack',
	penalty: 'stack',
	'nothing to pay': 'stack',
	'gained ¢': 'game',
	'lost ¢': 'game',
	'paid ¢': 'game',
	looted: 'game',
	discarded: 'game',
	'gained treasure': 'game',
	'gained soul': 'game',
	'became item': 'game',
	'gained loot play': 'game',
	'gained effect': 'game',
	recharged: 'game',
	deactivated: 'game',
	'recharged all': 'game',
	'healed all': 'game',
	'effects ended': 'stack',
	'lost emptied hearts': 'game',
	revealed: 'game',
	looked: 'game',
	reordered: 'game',
	'put card': 'game',
	'put into slot': 'game',
	uncovered: 'game',
	'put into discard': 'game',
	'left play': 'stack',
	'stays deactivated': 'stack',
	'slot stays empty': 'stack',
	reward: 'stack',
	purchased: 'game',
	'purchase failed': 'game',
	reshuffled: 'game',
	'turn ends': 'game',
	'turn passed': 'game',
	won: 'game',
	'gave ¢': 'game',
	'cannot pay': 'stack',
	'paid HP': 'game',
	'gave loot cards': 'game',
	'swapped loot cards': 'game',
	'swapped hands': 'game',
	'passed hands': 'game',
	'looked at hand': 'game',
	'revealed cards': 'game',
	searched: 'game',
	shuffled: 'game',
	'gained object': 'game',
	'moved object': 'game',
	swapped: 'game',
	'rerolled item': 'game',
	flipped: 'game',
	'not flipped': 'stack',
	'became soul': 'game',
	'became copy': 'game',
	'became monster': 'game',
	'changed abilities': 'game',
	'put counters': 'game',
	'removed counters': 'game',
	noted: 'game',
	'cleared notes': 'game',
	healed: 'game',
	'not healed': 'stack',
	expanded: 'game',
	replaced: 'stack',
	'replaced damage': 'game',
	'replaced number': 'game',
	'rolled several': 'game',
	copied: 'game',
	doubled: 'game',
	'began effect': 'stack',
	'not done': 'stack',
	'last counters': 'stack',
	'card in discard': 'stack',
	'left to the table': 'game',
	'each in order': 'stack',
	voted: 'game',
	'gained purchase': 'game',
	'gained attack': 'game',
	'must attack': 'game',
	'joined attack': 'game',
	'teamed up': 'game',
	'team rolls': 'game',
	'means nothing': 'stack',
	'gained turn': 'game',
	'will skip turn': 'game',
	'skipped turn': 'game',
	'will win': 'game',
	bartered: 'game',
	'dealt character': 'game',
	'set up': 'game',
	timer: 'game',
	lost: 'game',
	'laid out': 'game',
	armor: 'game',
	'stays in slot': 'game',
	'no soul': 'game',
	'no win': 'game',
	'goes first': 'game',
	'may play': 'game',
	bid: 'game',
	'set stat': 'game',
	spared: 'stack',
	'changed damage': 'stack',
	'damage anew': 'stack',
	nothing: 'stack',
	loop: 'stack',
	'changed character': 'game'
};

/** Whether a step is of the game itself, and not only of the way there. */
export function isOfGame(what: Happening): boolean {
	// Of damage, rolls and deaths that leave the stack it is told what they do: nothing more is done.
	if (what.did === 'fizzled') return what.item.kind === 'loot' || what.item.kind === 'ability';
	// A loot card that has resolved goes to discard, before the damage that it put on the stack or after.
	if (what.did === 'put card' && what.from === 'stack' && what.to === 'discard') return false;
	return TELLS[what.did] === 'game';
}

/** The words of a step that say the same thing otherwise in another run, or why and not what. */
const NOT_SAID: readonly string[] = [
	'object',
	'item',
	'id',
	'marked',
	'purpose',
	'line',
	'path',
	'because',
	'context',
	'asked',
	'name'
];

/** What happened, in words that are the same in every run in which the same happens. */
export const sameWords = (what: Happening): string =>
	JSON.stringify(what, (key, value: unknown) => {
		if (key === 'item') return cardIn(value);
		// The die is rolled again, whatever it showed with what had changed it.
		if (key === 'from' && what.did === 'rerolled') return undefined;
		return NOT_SAID.includes(key) ? undefined : value;
	});

/** The card of a loot or of an ability on the stack. */
function cardIn(item: unknown): unknown {
	if (typeof item !== 'object' || item === null) return undefined;
	if ('card' in item) return item.card;
	if ('effect' in item && typeof item.effect === 'object') return item.effect;
	return 'kind' in item ? item.kind : undefined;
}

/** The cards that a step speaks of, and whose abilities are at work in it. */
export function cardsIn(value: unknown): readonly CardKey[] {
	if (Array.isArray(value)) return value.flatMap(cardsIn);
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
		key === 'card' && typeof one === 'string' ? [one] : cardsIn(one)
	);
}
