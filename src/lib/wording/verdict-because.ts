import { findsAllSo, turningOf, type Turning } from '../judge/verdict/because.ts';
import type { Outcome } from '../judge/verdict/outcome.ts';
import type { Part } from '../judge/verdict/play-on.ts';
import type { Happening, Who } from '../model/happening/index.ts';
import type { Position } from '../model/position.ts';
import type { Step } from '../rules/step.ts';
import { cardName, itemName, playerName, possessive, sentence, whoName } from './names.ts';
import { attackEnd } from './reasons.ts';
import { toldSentence } from './steps.ts';

/**
 * The step that made the difference, as a sentence; null where nothing did.
 * @param outcome what has come of it in the end, where that is told beside it.
 */
export function becauseSentence(turning: Turning | null, outcome?: Outcome): string | null {
	if (!turning) return null;
	const { step, earlier, before } = turning;
	const { what } = step;
	if (what.did === 'died' || what.did === 'won' || what.did === 'lost') return null;
	if (what.did === 'hit' || what.did === 'missed') {
		const roll = `${possessive(playerName(before, what.player))} ${what.result}`;
		const does = what.did === 'hit' ? 'hits' : 'misses';
		return sentence(`${roll} ${does} ${whoName(before, what.target)} (evasion ${what.evasion})`);
	}
	if (what.did === 'cancelled') {
		const by = resolving(earlier);
		const lost = itemName(before, what.item);
		return by === null || by.item.id === what.item.id
			? toldSentence(turning)
			: sentence(`${itemShort(before, by.item)} cancels ${lost}`);
	}
	// Whoever is healed then has other HP in the end.
	if (what.did === 'prevented death' && outcome && hpAfter(outcome, what.of) !== what.hp)
		return toldSentence({ ...turning, step: { ...step, what: { ...what, hp: 0 } } });
	if (what.did === 'fizzled' && what.because === 'attack ended') {
		const ended = earlier.findLast((one) => one.what.did === 'attack ended')?.what;
		const rolls = what.item.kind === 'roll' ? 'the roll never resolves' : 'the damage never comes';
		if (ended?.did === 'attack ended')
			return sentence(`the attack ended ${attackEndWords(turning, ended)}, so ${rolls}`);
	}
	return toldSentence(turning);
}

/** The HP that somebody has in the end; null of those of whom nothing is told. */
const hpAfter = ({ players, monsters }: Outcome, of: Who): number | null =>
	'player' in of
		? (players.find(({ player }) => player === of.player)?.hp.after ?? null)
		: (monsters.find(({ monster }) => monster.object === of.object)?.hp ?? null);

/** What resolves as something is told: nothing where the game itself does it. */
function resolving(
	earlier: readonly Step[]
): Extract<Happening, { did: 'began to resolve' }> | null {
	const last = earlier.findLast(({ what }) => what.did === 'began to resolve')?.what;
	return last?.did === 'began to resolve' ? last : null;
}

const itemShort = (
	position: Position,
	item: Extract<Happening, { did: 'cancelled' }>['item']
): string => {
	if (item.kind === 'loot') return cardName(item.card);
	return item.kind === 'ability' ? cardName(item.effect.card) : itemName(position, item);
};

/** "when Gurdy died". */
function attackEndWords(
	{ before }: Turning,
	{ because, player }: Extract<Happening, { did: 'attack ended' }>
): string {
	const attacker = playerName(before, player);
	const target = attackTarget(before, player);
	switch (because) {
		case 'attacker died':
			return `when ${attacker} died`;
		case 'target died':
			return `when ${target ?? 'its target'} died`;
		case 'attacker at 0 HP':
			return `when ${attacker} had 0 HP`;
		case 'target at 0 HP':
			return `when ${target ?? 'its target'} had 0 HP`;
		case 'turn ended':
			return 'with the turn';
		case 'target gone':
			return target === null ? 'as its target is gone' : `as ${target} is gone`;
		default:
			return `as ${attackEnd(because, attacker)}`;
	}
}

/** Whom a player attacks, while the attack is under way. */
export function attackTarget(position: Position, seat: number): string | null {
	const attack = position.frames.find(
		(frame) => frame.chart === 'attack' && frame.attacker === seat
	);
	if (attack?.chart !== 'attack' || attack.target === null || attack.target === 'deck') return null;
	const { target } = attack;
	if ('player' in target) return playerName(position, target.player);
	const card = [...position.slots.monster, ...position.slots.shop, ...position.slots.room].find(
		({ top }) => top?.id === target.object
	)?.top?.card;
	return card === undefined ? null : cardName(card);
}

/** That the turn was made to end, where what made the difference does not say so. */
export function turnEndSentences(parts: readonly Part[]): readonly string[] {
	const turning = turningOf(parts);
	if (turning && endsWithTurn(turning)) return [];
	return parts.flatMap(({ before, steps }) =>
		steps.some(({ what }) => what.did === 'turn ends' && what.because === 'effect')
			? [sentence(`${possessive(playerName(before, before.turn.active))} turn ends`)]
			: []
	);
}

/** Whether it is an attack or a purchase that goes with the turn. */
function endsWithTurn({ step: { what }, earlier }: Turning): boolean {
	if (what.did === 'purchase failed' || what.did === 'attack ended')
		return what.because === 'turn ended';
	return (
		what.did === 'fizzled' &&
		what.because === 'attack ended' &&
		earlier.some((one) => one.what.did === 'attack ended' && one.what.because === 'turn ended')
	);
}

/** The step with which a loot or an ability came to nothing at all; null where something came of it. */
function comingToNothing({ steps, position }: Part): Step | null {
	const from = steps.findLastIndex(({ what }) => what.did === 'began to resolve');
	const at = steps.findLastIndex(({ what }) => what.did === 'nothing');
	const step = steps[at];
	if (from < 0 || at < from || !step || findsAllSo(step.what, position)) return null;
	return steps.slice(from + 1).every(({ what }) => IDLE.has(what.did)) ? step : null;
}

/** What happens when something resolves that does nothing. */
const IDLE: ReadonlySet<Happening['did']> = new Set(['nothing', 'put card', 'did not trigger']);

/** What else was cancelled, fizzled or did nothing. */
export const undoneSentences = (parts: readonly Part[]): readonly string[] => {
	const turning = turningOf(parts);
	return parts.flatMap((part) => {
		const { before, steps, position } = part;
		const idle = comingToNothing(part);
		return steps.flatMap((step, at): readonly string[] => {
			const { did } = step.what;
			if (step === turning?.step) return [];
			if (step === idle) return [toldSentence({ step, before, position })];
			// A purchase that its buyer did not live to see: nothing is paid.
			if (step.what.did === 'purchase failed' && step.what.because === 'buyer died')
				return [toldSentence({ step, before, position })];
			if (did !== 'cancelled' && did !== 'fizzled') return [];
			const one = { kind: did, step, earlier: steps.slice(0, at), before, position } as const;
			return [becauseSentence(one) ?? ''];
		});
	});
};

export function silentSentences({ silent }: Outcome, parts: readonly Part[]): readonly string[] {
	const all = parts.flatMap(({ before, steps, position }) =>
		steps.flatMap((step) =>
			step.what.did === 'did not trigger' ? [{ step, before, position }] : []
		)
	);
	return silent.flatMap(({ source }) => {
		const last = all.findLast(
			({ step: { what } }) => what.did === 'did not trigger' && what.source.object === source.object
		);
		return last ? [toldSentence(last)] : [];
	});
}
