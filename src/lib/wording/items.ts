import { andList, count } from '../abilities/wording-nouns.ts';
import { choiceOf, outcomeFor } from '../abilities/path.ts';
import type { Reward } from '../cards/card.ts';
import { cardOf, hasKeyword, isCard, lootAbilityAt } from '../cards/library.ts';
import { combatDamageOf } from '../mechanics/combat.ts';
import { bonusOf } from '../mechanics/roll-bans.ts';
import { evasionOf, hp, sameDamageable } from '../mechanics/stats.ts';
import { isStillTarget } from '../mechanics/targets.ts';
import type { WaitingFrame } from '../model/frame.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Context, Damageable } from '../model/stack.ts';
import type { ItemOf, StackItem } from '../model/stack-item.ts';
import type { EffectRef } from '../model/words.ts';
import { effectAtOrNull, effectWords, targetsNamedAt } from './cards.ts';
import { loss } from './fizzling.ts';
import {
	added,
	cardName,
	damageSourceName,
	damageableName,
	objectName,
	playerName,
	purposeWords,
	refName,
	sentence
} from './names.ts';

/**
 * What a thing on the stack will do as things stand: "Amy rolls against Gurdy: 4, needs 4 (a hit)."
 * @param chosen whether it names what was chosen for it; else that is shown beside it.
 */
export function itemSentence(position: Position, item: StackItem, chosen = true): string {
	switch (item.kind) {
		case 'loot':
			return sentence(lootClause(position, item, chosen));
		case 'ability':
			return sentence(doing(position, item.effect, item.context, chosen));
		case 'roll':
			return sentence(rollClause(position, item));
		case 'damage':
			return sentence(damageClause(position, item));
		case 'death':
			return sentence(deathClause(position, item.of));
		case 'procedure':
			return sentence(procedureClause(position, item.frame));
	}
}

/** What a procedure that waits on the stack will do. */
function procedureClause(position: Position, frame: WaitingFrame): string {
	switch (frame.chart) {
		case 'attack':
			return 'the attack starts';
		case 'purchase':
			return `${playerName(position, frame.buyer)} pays and gains it`;
		case 'soulPurchase':
			return `${playerName(position, frame.player)} discards ${objectName(position, frame.soul)} for 5¢, a loot card and a starting item`;
		case 'lootStep':
			return `${playerName(position, frame.player)} loots 1`;
		case 'modifier':
			return `changes the roll by ${added(frame.by)}`;
		case 'reward':
			return `${playerName(position, position.turn.active)} gains the reward`;
		case 'monsterDeath':
			return 'becomes a soul, or goes to discard';
		case 'playerDeath':
			return `${playerName(position, frame.player)} pays the death penalty`;
		case 'refill':
			return 'the slot is filled';
	}
}

function lootClause(position: Position, item: ItemOf<'loot'>, chosen: boolean): string {
	const { card, controller, context } = item;
	if (!isCard(card)) return cardName(card);
	if (hasKeyword(card, 'trinket'))
		return `becomes an item, and ${playerName(position, controller)} gains it`;
	const at = lootAbilityAt(item, position.edition);
	return at ? doing(position, at, context, chosen) : cardName(card);
}

/** Of a "choose one" the option that was taken; else the whole. */
function taken(at: EffectRef, mode: number | null, { edition }: Position): EffectRef {
	const choice = mode === null ? null : choiceOf(effectAtOrNull(at, edition));
	return choice && mode !== null ? { ...at, path: [...at.path, ...choice.path, mode] } : at;
}

/** The text of what will be done, and what was chosen for it; or that it will fizzle. */
function doing(position: Position, at: EffectRef, context: Context, chosen = true): string {
	const { targets, mode } = context;
	const specs = targetsNamedAt(at, position.edition, mode);
	const left = targets.filter((target, i) => {
		const spec = specs[i];
		return !spec || isStillTarget(position, spec, target, context);
	});
	if (specs.length > 0 && targets.length > 0 && left.length === 0)
		return `fizzles: ${loss(position, targets, targets.length)}`;
	const text = effectWords(taken(at, mode, position), position.edition);
	if (!chosen || specs.length === 0 || targets.length === 0) return text;
	return `${text} Chosen: ${andList(left.map((target) => refName(position, target)))}.`;
}

function rollClause(position: Position, roll: ItemOf<'roll'>): string {
	const { purpose, roller, result, shown } = roll;
	const rolls = `${playerName(position, roller)} rolls${purposeWords(position, purpose)}`;
	if (!position.players[roller]) return `${rolls}: ${result}`;
	const bonus = bonusOf(position, roll);
	const final = Math.min(6, Math.max(1, result + bonus));
	const faces = shown.length > 1 ? shown.slice(-2).join(', then ') : String(result);
	const number = bonus === 0 ? faces : `${faces}, with modifiers ${final}`;
	if (purpose.for === 'ability') {
		const table = effectAtOrNull(purpose.reader, position.edition);
		const read = table?.do === 'roll' ? outcomeFor(table.outcomes, final) : null;
		if (!read) return `${rolls}: ${number}, which no line names`;
		const { reader } = purpose;
		const line = { ...reader, path: [...reader.path, read.index] };
		return `${rolls}: ${number}. ${effectWords(line, position.edition)}`;
	}
	if (!isThere(position, purpose.target)) return `${rolls}: ${number}`;
	const needs = evasionOf(position, purpose.target, roller);
	const hits = final >= needs;
	const dealt = combatDamageOf(position, roller, purpose.target, hits)?.amount ?? 0;
	return `${rolls}: ${number}, needs ${needs} (${hits ? `a hit for ${dealt}` : `a miss: ${refName(position, purpose.target)} deals ${dealt}`})`;
}

const isThere = (position: Position, of: Damageable): boolean =>
	'player' in of ? position.players[of.player] !== undefined : locate(position, of.object) !== null;

function damageClause(position: Position, item: ItemOf<'damage'>): string {
	const { to, amount, combat, source } = item;
	if (!isThere(position, to)) return 'fizzles: its target is gone';
	const from = damageSourceName(position, source);
	const before = hp(position, to);
	const who = damageableName(position, to) ?? '';
	const kind = combat ? 'combat damage' : 'damage';
	const dealt = `${amount} ${kind}${from === '' ? '' : ` from ${from}`}`;
	const prevented = position.effects.filter(
		({ of, change }) => 'prevent' in change && sameDamageable(of, to)
	);
	const names = new Set(prevented.map(({ from: { card } }) => cardName(card)));
	if (names.size > 0) return `${dealt} to ${who}, some or all prevented by ${andList([...names])}`;
	if (before === 0) return `${dealt} to ${who}, who has 0 HP already`;
	return `${dealt} takes ${who} from ${before} HP to ${Math.max(0, before - amount)}`;
}

function deathClause(position: Position, of: Damageable): string {
	const name = damageableName(position, of);
	if (name === null || !isThere(position, of)) return 'fizzles: it is gone';
	if ('player' in of) {
		if (position.players[of.player]?.dead) return `${name} has died this turn: nothing happens`;
		const turn = of.player === position.turn.active ? ', and the turn ends' : '';
		return `${name} dies and pays the death penalty${turn}`;
	}
	const found = locate(position, of.object);
	const card = found && cardOf(found.object.card);
	const active = playerName(position, position.turn.active);
	const rewards = (card?.rewards ?? []).map(rewardWords);
	const soul = (card?.souls ?? 0) > 0 ? [`${name} as a soul`] : [];
	const gains = [...rewards, ...soul];
	return gains.length === 0 ? `${name} dies` : `${name} dies: ${active} gains ${andList(gains)}`;
}

function rewardWords({ gain, amount }: Reward): string {
	switch (gain) {
		case '¢':
			return `${amount}¢`;
		case 'loot':
			return count(amount, 'a', 'loot card');
		case 'treasure':
			return `+${amount} treasure`;
	}
}
