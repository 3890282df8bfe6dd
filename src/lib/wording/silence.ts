import type { Condition, TriggerEvent } from '../abilities/grammar.ts';
import { partAt } from '../abilities/path.ts';
import { conditionAlone } from '../abilities/wording.ts';
import { abilityOf, isCard } from '../cards/library.ts';
import type { Undone } from '../model/happening/index.ts';
import type { Position } from '../model/position.ts';
import type { EditionId, EffectRef } from '../model/words.ts';
import { ordinal } from '../abilities/wording/lists.ts';
import { orList } from '../abilities/wording-nouns.ts';
import { lineOf } from './cards.ts';
import type { Told } from './reasons.ts';

/** Why a trigger that people expected stayed silent. */
export function silence(
	{ because, effect }: Told<'did not trigger'>,
	{ edition }: Position
): string {
	if ('roll' in because) return `the roll ended as ${because.roll}`;
	if ('noTarget' in because) return 'there is nothing it could target';
	if ('not' in because) return NOT[because.not];
	if ('nothing' in because) return UNDONE[because.nothing];
	if ('nth' in because) {
		const { nth, each } = because;
		if (nth === 'every other') return `only every second time each ${each} counts`;
		return `only the ${orList(nth.map(ordinal))} time each ${each} counts`;
	}
	const condition = conditionOf(effect, because.unmet, edition);
	const words = condition && conditionAlone(condition);
	if (words) return `it triggers only if ${words}`;
	const line = lineOf(effect, edition)?.text;
	return line === undefined
		? 'what it asks for is not so'
		: `what it asks for is not so: “${line}”`;
}

const NOT = {
	'attack roll': 'that was not an attack roll',
	'attack on this': 'it is not the one that is attacked',
	'attack on a monster': 'the attack was declared on the monster deck',
	'combat damage': 'that was not combat damage',
	'non-combat damage': 'that was combat damage',
	'damage to that': 'the damage was dealt to something else',
	activation: 'only a ↷ ability is activated',
	gain: 'a purchase is not counted as a gain',
	'from the shop': 'it was not purchased from the shop',
	'from the deck': 'it was not purchased from the treasure deck'
} as const;

const UNDONE: Readonly<Record<Undone, string>> = {
	'already dead': 'nobody dies twice in a turn',
	healed: 'nobody died',
	'death prevented': 'a death that is prevented is no death',
	'death cancelled': 'a death that is cancelled is no death',
	'death replaced': 'something else happened instead of the death',
	'no damage': 'no damage was taken',
	'nothing looted': 'nothing was looted',
	'nothing gained': 'nothing was gained',
	'only given': 'what is given or stolen is not gained'
};

/** What a trigger asks for: while it happens, or before its effect. */
function conditionOf(at: EffectRef, which: 'given' | 'asks', edition: EditionId): Condition | null {
	const ability = isCard(at.card) ? abilityOf(at, edition) : null;
	if (!ability) return null;
	if (which === 'given') return eventAt(at, edition)?.given ?? null;
	const effect = partAt(ability, at.path)?.effect;
	return effect?.do === 'if' ? effect.condition : null;
}

/** The event of a triggered ability, or of what waits for one. */
function eventAt(at: EffectRef, edition: EditionId): TriggerEvent | null {
	const ability = abilityOf(at, edition);
	if (!ability) return null;
	if (at.path.length === 0) return ability.way === 'trigger' ? ability.when : null;
	const around = partAt(ability, at.path.slice(0, -1))?.effect;
	return around?.do === 'delayed trigger' ? around.when : null;
}
