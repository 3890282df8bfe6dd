import { choiceOf, partAt, type Part } from '../abilities/path.ts';
import { effectLines, lineAt, wordLines, type WordedLine } from '../abilities/wording.ts';
import type { Ability, Effect, TargetSpec } from '../abilities/grammar.ts';
import { abilitiesOf, abilityOf, isCard, lootAbilityAt } from '../cards/library.ts';
import type { Taken } from '../model/happening/index.ts';
import type { CardKey, EditionId, EffectRef } from '../model/words.ts';

/** A line of a card as a page shows it, with the part of the card it is. */
export interface CardLine {
	readonly text: string;
	readonly at: EffectRef;
}

/** The abilities of a card as lines; empty for a card without any, or that the library has not. */
export function wordCard(card: CardKey, edition: EditionId): readonly CardLine[] {
	return abilities(card, edition).flatMap((ability, line) =>
		wordLines(ability).map(({ text, path }) => ({ text, at: { card, line, path } }))
	);
}

/** The line of a card that an effect is written on: what put an item on the stack. */
export function lineOf(at: EffectRef, edition: EditionId): CardLine | null {
	const ability = written(at, edition);
	const line = ability ? lineAt(wordLines(ability), at.path) : null;
	return line && { text: line.text, at: { ...at, path: line.path } };
}

/** What an effect does, without the cost, the trigger or the numbers it answers to; its lines joined. */
export function effectWords(at: EffectRef, edition: EditionId): string {
	const ability = written(at, edition);
	if (!ability || !effectAtOrNull(at, edition)) return '';
	const lines = effectLines(ability).filter((line) => isWithin(line, at.path));
	const [first, ...rest] = lines;
	if (!first) return lineAt(effectLines(ability), at.path)?.text ?? '';
	const head = at.path.length > 0 ? first.text.replace(/^[\d, or-]+: /u, '') : first.text;
	return [head, ...rest.map(({ text }) => text)].join(' ');
}

/** What an option of a "choose one" says, in quotes; by its number where the card is not known. */
export function optionTakenWords({ effect, number }: Taken, edition: EditionId): string {
	const choice = choiceOf(effectAtOrNull(effect, edition));
	const at = choice && { ...effect, path: [...effect.path, ...choice.path, number - 1] };
	const line = at && lineOf(at, edition);
	return line ? `“${line.text.replace(/^• /u, '')}”` : `option ${number}`;
}

/** What an option of a loot card says. @param number its place among them, from 1. */
export function optionOfLoot(card: CardKey, number: number, edition: EditionId): string {
	const effect = lootAbilityAt({ card }, edition);
	return effect ? optionTakenWords({ effect, number }, edition).replace(/^“(.*)”$/u, '$1') : '';
}

const isWithin = (line: WordedLine, path: readonly number[]): boolean =>
	path.every((part, i) => line.path[i] === part);

const abilities = (card: CardKey, edition: EditionId): readonly Ability[] =>
	isCard(card) ? abilitiesOf(card, edition) : [];

/** The ability that a reference is to a part of; null for a card that the library has not. */
const written = (at: EffectRef, edition: EditionId): Ability | null =>
	isCard(at.card) ? abilityOf(at, edition) : null;

/** The part of an ability a reference points at, or null. */
function partOrNull(at: EffectRef, edition: EditionId): Part | null {
	const ability = written(at, edition);
	return ability ? partAt(ability, at.path) : null;
}

/** The effect a reference points at, or null. */
export const effectAtOrNull = (at: EffectRef, edition: EditionId): Effect | null =>
	partOrNull(at, edition)?.effect ?? null;

/**
 * The targets that are named where an effect is written, and on the option that was taken of a
 * "choose one"; none where it leads nowhere.
 */
export function targetsNamedAt(
	at: EffectRef,
	edition: EditionId,
	mode: number | null = null
): readonly TargetSpec[] {
	const part = partOrNull(at, edition);
	if (!part) return [];
	const option = mode === null ? undefined : choiceOf(part.effect)?.options[mode];
	return option ? [...part.targets, ...option.targets] : part.targets;
}
