import { isDoneToPlayer } from '../abilities/done-to-player.ts';
import type { Ability, Condition, TriggerEvent } from '../abilities/grammar.ts';
import { partAt } from '../abilities/path.ts';
import { abilityOf } from '../cards/library.ts';
import type { WaitingTrigger } from '../model/effects.ts';
import type { NotTriggered, Undone } from '../model/happening/index.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { EventData } from '../model/stack.ts';
import type { Seat } from '../model/words.ts';
import { abilitiesInDiscard, contextOfCard } from './abilities-elsewhere.ts';
import { abilitiesOn } from './abilities-on.ts';
import { contextOf, controllerOfAbilities, isOfTheGame } from './ability-context.ts';
import { holds } from './conditions.ts';
import { countPoints, countSeen, within } from './counting.ts';
import { FAR, isNumber, mismatch, type GameEvent } from './event-match.ts';
import { rememberDeed } from './history.ts';
import { attackUnderWay } from './pointing.ts';
import { follow, newId, set, type Run } from './run.ts';
import { soulsOf } from './souls.ts';
import { tellSilence } from './trigger-silence.ts';
import { lookers, type Looker } from './watchers.ts';

/** What a triggered ability asks before its effect, where it needs no target to be asked. */
export const askedBefore = (ability: Ability): Condition | null =>
	ability.way === 'trigger' &&
	ability.targets.length === 0 &&
	ability.effect.do === 'if' &&
	!ability.effect.otherwise
		? ability.effect.condition
		: null;

/**
 * Tells which abilities would have triggered on something that did not happen after all, as a death
 * that was prevented or damage of which nothing is left.
 */
export const tellUndone = (run: Run, what: GameEvent, nothing: Undone): void => {
	tellExpected(run, what, { nothing });
};

/** Tells which abilities would have triggered on something, and why they do not. */
export function tellExpected(run: Run, what: GameEvent, because: NotTriggered): void {
	for (const trigger of wouldTrigger(run, what)) tellSilence(run, trigger, because);
}

/** Lets one triggered ability look at what happened. */
export function look(run: Run, looker: Looker, what: GameEvent): void {
	const { when, effect, controller, once } = looker;
	const { position } = run;
	const wrong = mismatch(position, when, what, looker.context);
	if (wrong === FAR) return;
	if (wrong) {
		if ('not' in wrong && wrong.not === 'attack on this') follow(run, 'attacking-player');
		tellSilence(run, looker, wrong);
		return;
	}
	if (!isNumber(when, what)) {
		const wanted = 'numbers' in when ? when.numbers : [];
		if (what.on === 'roll' && what.shown?.some((shown) => wanted.includes(shown)))
			tellSilence(run, looker, { roll: what.number ?? 0, wanted });
		return;
	}
	const attacker = attackUnderWay(position)?.attacker;
	const { to } = what.data;
	// "They" is the player to whom you do it.
	const data =
		to && 'player' in to && isDoneToPlayer(when) ? { ...what.data, player: to.player } : what.data;
	const event = attacker === undefined ? data : { ...data, attacker };
	const context = { ...looker.context, event };
	if (when.given && !holds(position, when.given, context)) {
		tellSilence(run, looker, { unmet: 'given' });
		return;
	}
	if (looker.asks && !holds(position, looker.asks, context)) {
		tellSilence(run, looker, { unmet: 'asks' });
		return;
	}
	if (when.limit) {
		const key = `${String(context.source)}:${String(effect.line)}`;
		const count = countSeen(run, key, when.limit, context);
		if (!within(when.limit, count)) {
			const { each, nth } = when.limit;
			if (nth === 'every other' || count > Math.max(...nth))
				tellSilence(run, looker, { each, nth });
			return;
		}
	}
	const times = 'another' in when && when.another ? timesReached(run, looker, what) : 1;
	if (times === 0) return;
	if (once !== null) set(run, { effects: run.position.effects.filter(({ id }) => id !== once) });
	if (looker.counts !== undefined && looker.counts !== null) countOff(run, looker.counts);
	for (let n = 0; n < times; n++) {
		const id = newId(run);
		set(run, {
			waiting: [...run.position.waiting, { id, controller, way: 'trigger', effect, context }]
		});
	}
}

/** Takes one off the times that an effect still triggers; with none left it ends. */
function countOff(run: Run, of: number): void {
	set(run, {
		effects: run.position.effects.flatMap((effect) => {
			if (effect.id !== of || effect.left === undefined) return [effect];
			return effect.left > 1 ? [{ ...effect, left: effect.left - 1 }] : [];
		})
	});
}

/** How often damage reaches another so many points of the turn, counted from its first. */
function timesReached(run: Run, { when, effect, context }: Looker, { data }: GameEvent): number {
	if (!('another' in when) || !when.another) return 0;
	const points = data.amount ?? 0;
	const after = countPoints(run, `${String(context.source)}:${String(effect.line)}:points`, points);
	return Math.floor(after / when.another) - Math.floor((after - points) / when.another);
}

/** How many souls are gained or given at once, for what looks at souls: the value of the one (2.4). */
export function soulsSeen(position: Position, when: TriggerEvent, data: EventData): number {
	if (when.on !== 'gain object' && when.on !== 'come to control') return 1;
	if (typeof when.what === 'string' ? when.what !== 'soul' : when.what.is !== 'soul') return 1;
	const found = data.object === undefined ? null : locate(position, data.object);
	return found?.object.kind === 'soul' ? Math.max(1, soulsOf(found.object)) : 1;
}

/** Lets the triggered abilities look that work while their card is in discard (3.3). */
function lookFromDiscard(run: Run, what: GameEvent): void {
	for (const { ability, at: effect } of abilitiesInDiscard(run.position)) {
		if (ability.way !== 'trigger' || ability.when.on !== what.on) continue;
		const context = contextOfCard(run.position, effect.card);
		if (ability.while && !holds(run.position, ability.while, context)) continue;
		const { when } = ability;
		look(
			run,
			{ when, effect, context, controller: 'game', asks: askedBefore(ability), once: null },
			what
		);
	}
}

/**
 * Lets every triggered ability look at what happened; those whose condition is met wait for the
 * next time anyone would get priority (4.4). One that wanted a number the die has shown and lost
 * is told to have stayed silent.
 * @param also an object that has just left play and still looks (11.1: the dying monster).
 */
export function queueTriggers(run: Run, what: GameEvent, also?: GameObject): void {
	rememberDeed(run, what);
	const { position } = run;
	const lookFrom = (source: GameObject, controller: Seat | 'game'): void => {
		for (const { ability, at } of abilitiesOn(position, source)) {
			if (ability.way !== 'trigger' || ability.when.on !== what.on) continue;
			const context = contextOf(position, source, controller);
			const times = soulsSeen(position, ability.when, what.data);
			for (let n = 0; n < times; n++)
				look(
					run,
					{
						when: ability.when,
						effect: at,
						context,
						controller,
						asks: askedBefore(ability),
						once: null
					},
					what
				);
		}
	};
	for (const { object, place } of lookers(position, what.on))
		lookFrom(object, controllerOfAbilities(place));
	for (const soul of position.bonusSouls ?? []) lookFrom(soul, 'game');
	lookFromDiscard(run, what);
	if (also) lookFrom(also, 'game');
	for (const { id, change, from, context, once, left } of position.effects) {
		if (!('makes' in change) || change.makes !== 'delayed trigger' || !context) continue;
		const ability = abilityOf(from, position.edition);
		const effect = ability ? partAt(ability, from.path)?.effect : null;
		if (effect?.do !== 'delayed trigger' || effect.when.on !== what.on) continue;
		look(
			run,
			{
				when: effect.when,
				effect: { ...from, path: [...from.path, 0] },
				context,
				controller: isOfTheGame(context) ? 'game' : context.you,
				asks: null,
				once: once ? id : null,
				counts: left === undefined ? null : id
			},
			what
		);
	}
}

/** The triggered abilities that something would set off, without setting them off. */
export function wouldTrigger(run: Run, what: GameEvent): readonly WaitingTrigger[] {
	const trial: Run = { ...run, steps: [] };
	queueTriggers(trial, what);
	return trial.position.waiting.slice(run.position.waiting.length);
}
