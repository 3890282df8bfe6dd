import type { TargetSpec } from '../abilities/grammar.ts';
import { useSentences } from '../abilities/wording.ts';
import { isCard, lootAbilityAt } from '../cards/library.ts';
import { bearsKeyword } from '../mechanics/abilities-on.ts';
import { specsWanted, wanted } from '../mechanics/ability-of-decision.ts';
import { itemFits, wordOf } from '../mechanics/filter-words.ts';
import { locate } from '../model/objects.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { StackItem } from '../model/stack-item.ts';
import type { CardKey, ObjectKind, Ref } from '../model/words.ts';

import { wordCard } from './cards.ts';
import { cardName, itemName, playerName, possessive, purposeWords } from './names.ts';

type Targeted = Extract<Decision, { do: 'play' | 'activate' }>;

/** What is to be learned about a thing on the stack that is no target. */
interface Lesson {
	/** "it triggered; nobody activated it". */
	readonly why: string;
	/** What the card says there; nothing where its words are not known. */
	readonly says: readonly string[];
}

/**
 * Why what lies on the stack is nothing that a card can target: what is pointed at, or where nothing is, what
 * was put there last. Null where the card asks for nothing on the stack, or points at something else.
 */
export function lessonAbout(position: Position, decision: Targeted): Lesson | null {
	const { targets = [] } = decision;
	const specs = specsWanted(position, decision);
	const pointed = itemPointedAt(position, targets);
	const top = position.stack.at(-1);
	const newest =
		targets.length === 0 && (top?.kind === 'ability' || top?.kind === 'loot') ? top : null;
	const item = pointed ?? newest;
	const card = cardOfDecision(position, decision);
	if (!item || card === null || !specs.some(asksForItem)) return null;
	const text = textOf(position, decision, card);
	return {
		why: natureOf(position, item, specs, pointed ? null : shortName(position, item)),
		says: text === null ? [] : [`${cardName(card)} says “${text}”`]
	};
}

/** When the ability says that it can be used, in its words; null where it says nothing of that. */
export function usedWhen(position: Position, decision: Decision): string | null {
	const ability = wanted(position, decision)?.ability;
	const said = ability?.way === 'tap' || ability?.way === 'paid' ? useSentences(ability) : '';
	return said === '' ? null : `it says “${said.replace(/\.$/u, '')}”`;
}

const ON_STACK: ReadonlySet<string> = new Set([
	'dice roll',
	'ability of an item',
	'triggered ability',
	'loot being played',
	'damage',
	'death'
]);

const OF_ABILITIES: ReadonlySet<string> = new Set(['ability of an item', 'triggered ability']);
const asksForItem = ({ any }: TargetSpec): boolean =>
	any.some((filter) => ON_STACK.has(wordOf(filter)));

/** The thing on the stack that is pointed at, be it by the object whose ability it is. */
function itemPointedAt({ stack }: Position, targets: readonly Ref[]): StackItem | null {
	for (const ref of targets) {
		const found = stack.findLast((item) =>
			'item' in ref
				? item.id === ref.item
				: 'object' in ref && item.kind === 'ability' && item.context.source === ref.object
		);
		if (found) return found;
	}
	return null;
}

/** A thing on the stack in a word or two. */
export const shortName = (position: Position, item: StackItem): string => {
	if (item.kind === 'loot') return cardName(item.card);
	if (item.kind === 'ability') return cardName(item.effect.card);
	return item.kind === 'roll'
		? `${possessive(playerName(position, item.roller))} roll`
		: itemName(position, item);
};

/**
 * What kind of thing lies there; of a kind that is asked for, what else keeps it from being a target.
 * @param name what it is called, where it has not been named just before.
 */
function natureOf(
	position: Position,
	item: StackItem,
	specs: readonly TargetSpec[],
	name: string | null
): string {
	const that = name ?? 'that';
	const words = specs.flatMap(({ any }) => any.map(wordOf));
	switch (item.kind) {
		case 'ability': {
			const asked = words.some((word) => word !== 'dice roll' && itemFits(item, word));
			if (asked || (isActivated(item) && words.includes('ability of an item')))
				return `${that} is the ability of ${bearer(position, item)}`;
			if (words.every((word) => !OF_ABILITIES.has(word))) return `${that} is an ability`;
			if (item.way === 'trigger') return `${name ?? 'it'} triggered; nobody activated it`;
			if (item.way === 'outcome') return `${that} is what came of its roll; nobody activated it`;
			return item.controller === 'game'
				? `${that} is an ability of the game`
				: `${playerName(position, item.controller)} activated ${name ?? 'it'}; it did not trigger`;
		}
		case 'loot':
			return `${that} is a loot card being played`;
		case 'roll':
			if (!words.includes('dice roll')) return `${that} is a dice roll`;
			return item.purpose.for === 'attack'
				? `${that} is an attack roll`
				: `${that} is a roll${purposeWords(position, item.purpose)}`;
		case 'damage':
			return `${that} is damage`;
		case 'death':
			return `${that} is a death`;
		case 'procedure':
			return `${that} is an event of the game`;
	}
}

const isActivated = ({ way }: Extract<StackItem, { kind: 'ability' }>): boolean =>
	way === 'tap' || way === 'paid';

const BEARERS: Readonly<Record<ObjectKind, string>> = {
	character: 'a character',
	item: 'an item',
	soul: 'a soul',
	curse: 'a curse',
	monster: 'a monster',
	event: 'an event',
	room: 'a room'
};

/** "a character", "an eternal item". */
function bearer(position: Position, { context }: Extract<StackItem, { kind: 'ability' }>): string {
	const found = context.source === null ? null : locate(position, context.source);
	const isEternal = found !== null && bearsKeyword(position, found.object, 'eternal');
	if (context.kind === null) return 'a loot card';
	return isEternal && context.kind === 'item' ? 'an eternal item' : BEARERS[context.kind];
}

function cardOfDecision(position: Position, decision: Targeted): CardKey | null {
	if (decision.do === 'play') return isCard(decision.card) ? decision.card : null;
	return locate(position, decision.object)?.object.card ?? null;
}

/** What the card says there; null where its words are not known. */
function textOf(position: Position, decision: Targeted, card: CardKey): string | null {
	const { edition } = position;
	const lines = wordCard(card, edition);
	const own = decision.do === 'play' ? lootAbilityAt({ card }, edition)?.line : decision.line;
	return lines.find(({ at }) => at.line === own)?.text ?? null;
}
