import { lootAbilityAt } from '../cards/library.ts';
import { locate } from '../model/objects.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { StackItem } from '../model/stack.ts';
import type { CardKey, Ref } from '../model/words.ts';
import type { Refusal } from '../rules/step.ts';
import { wordCard } from './cards.ts';
import { cardName, itemName, objectName, playerName, possessive, sentence } from './names.ts';
import { refusalSentence } from './refusals.ts';

/**
 * Why a decision is refused, about these very things: what it was pointed at is no target, as it is
 * something else than the card asks for. Any other refusal is said as it is.
 */
export function lessonSentence(position: Position, decision: Decision, refusal: Refusal): string {
	const said = refusalSentence(position, decision, refusal);
	if (decision.do !== 'play' && decision.do !== 'activate') return said;
	const isOfTarget = refusal.rules.some(
		(id) => id === 'ability.target-kind' || id === 'ability.target-needed'
	);
	const pointed = isOfTarget ? itemPointedAt(position, decision.targets ?? []) : null;
	if (!pointed) return said;
	const card = cardOfDecision(position, decision);
	const does = decision.do === 'play' ? 'play' : 'activate';
	const what = pointed.kind === 'loot' ? cardName(pointed.card) : nameOf(position, pointed);
	const asks = textOf(position, decision, card);
	return [
		sentence(
			`${playerName(position, decision.player)} can't ${does} ${cardName(card)} on ${what}: ${natureOf(position, pointed)}`
		),
		...(asks === null ? [] : [`${cardName(card)} says “${asks}”`])
	].join(' ');
}

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

const nameOf = (position: Position, item: StackItem): string =>
	item.kind === 'ability'
		? cardName(item.effect.card)
		: item.kind === 'roll'
			? `${possessive(playerName(position, item.roller))} roll`
			: itemName(position, item);

/** What kind of thing lies there. */
function natureOf(position: Position, item: StackItem): string {
	switch (item.kind) {
		case 'ability':
			if (item.way === 'trigger') return 'it triggered; nobody activated it';
			if (item.way === 'outcome') return 'that is what came of its roll; nobody activated it';
			return item.controller === 'game'
				? 'it is an ability of the game'
				: `${playerName(position, item.controller)} activated it`;
		case 'loot':
			return 'that is a loot card being played';
		case 'roll':
			return 'that is a dice roll';
		case 'damage':
			return 'that is damage';
		case 'death':
			return 'that is a death';
		case 'procedure':
			return `that is ${itemName(position, item)}`;
	}
}

type Targeted = Extract<Decision, { do: 'play' | 'activate' }>;

const cardOfDecision = (position: Position, decision: Targeted): CardKey =>
	decision.do === 'play'
		? decision.card
		: (locate(position, decision.object)?.object.card ?? objectName(position, decision.object));

/** What the card says there; null where its words are not known. */
function textOf(position: Position, decision: Targeted, card: CardKey): string | null {
	const { edition } = position;
	const lines = wordCard(card, edition);
	const own = decision.do === 'play' ? lootAbilityAt({ card }, edition)?.line : decision.line;
	return lines.find(({ at }) => at.line === own)?.text ?? null;
}
