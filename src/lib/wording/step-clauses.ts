import { partAt } from '../abilities/path.ts';
import { andList } from '../abilities/wording-nouns.ts';
import { abilityOf } from '../cards/library.ts';
import type { Position } from '../model/position.ts';
import { type EditionId, type EffectRef } from '../model/words.ts';
import { lineOf, optionTakenWords } from './cards.ts';
import { choosing } from './choosing.ts';
import { controlled, counted, discardName, GONE, namedName, optionName, whoName } from './names.ts';
import { type Told } from './reasons.ts';

export function triggeredClause(what: Told<'triggered'>, position: Position): string {
	const source = controlled(position, what.source.card, what.controller);
	const targets = choosing(position, what.targets, what.option);
	if (!readsRoll(what.effect, position.edition)) return `${source} triggers${targets}`;
	const line = lineOf(what.effect, position.edition)?.text;
	return line === undefined
		? `${source} reads the roll${targets}`
		: `${source} reads the roll${targets}: “${line}”`;
}

/** Whether an effect is a line of a "Roll-" table. */
function readsRoll(at: EffectRef, edition: EditionId): boolean {
	const ability = abilityOf(at, edition);
	const around = ability && at.path.length > 0 ? partAt(ability, at.path.slice(0, -1)) : null;
	return around?.effect?.do === 'roll';
}

export function lootedClause(
	player: string,
	{ count, asked, from, tooFew }: Told<'looted'>
): string {
	if (tooFew !== undefined)
		return `${player} loots nothing: there ${tooFew === 1 ? 'is' : 'are'} only ${counted(tooFew, 'card')} of ${asked}`;
	const source = from === 'loot discard' ? ` from ${discardName('loot')}` : '';
	if (count === asked) return `${player} loots ${count}${source}`;
	return `${player} loots ${count} of ${asked}${source}: ${source === '' ? 'the loot deck and its discard are empty' : 'it is empty'}`;
}

export function choiceClause(
	player: string,
	{ picks, option, objects = [] }: Told<'chose'>,
	position: Position
): string {
	if (option) return `${player} chooses ${optionTakenWords(option, position.edition)}`;
	const [first] = picks;
	if (first && 'answer' in first) return `${player} says ${first.answer}`;
	if (first && 'trigger' in first)
		return picks.length > 1
			? `${player} orders the abilities that trigger at the same time`
			: `${player} chooses what applies first`;
	const names = picks
		.map((pick) => {
			const named = 'object' in pick ? objects.find(({ object }) => object === pick.object) : null;
			return named ? namedName(position, named) : optionName(position, pick);
		})
		.filter((name) => name !== GONE);
	if (picks.length === 0) return `${player} chooses nothing`;
	return names.length === 0 ? `${player} chooses` : `${player} chooses ${andList(names)}`;
}

export function damageClause(what: Told<'took damage'>, position: Position): string {
	const kind = what.combat ? 'combat damage' : 'damage';
	const taken = `${whoName(position, what.to)} takes ${what.amount} ${kind}`;
	return what.marked === 0 ? `${taken} at 0 HP: none is marked` : `${taken}: ${what.hp} HP left`;
}
