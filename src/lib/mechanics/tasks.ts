import type { TriggerEvent } from '../abilities/grammar.ts';
import { abilitiesOf, hasKeyword } from '../cards/library.ts';
import type { SlotPlace, Task } from '../model/frame.ts';
import { controllerAt, inPlay, locate, playerAt, turnOrder, withObject } from '../model/objects.ts';
import type { EffectRef, Option, Ref, Seat } from '../model/words.ts';
import type { RuleId } from '../rules/index.ts';
import { DECK_OF_SLOT } from '../model/words.ts';
import type { Mortal } from '../model/stack.ts';
import type { WaitingTrigger } from '../model/waiting.ts';
import { attackTargets, purchaseTargets } from './attack-targets.ts';
import {
	destroyIt,
	discardCard,
	gainCents,
	gainTreasureCard,
	lootCards,
	loseCents
} from './belongings.ts';
import { numberIn, perform, type Performed } from './perform.ts';
import { nextReplacement } from './replacements.ts';
import { ask, follow, newId, set, setTop, tell, topFrame, type Run } from './run.ts';
import { put, putDeath, putRoll } from './stack.ts';
import { specsAt, targetsFor } from './targets.ts';
import { notice } from './triggers.ts';
import { whoIs } from './who.ts';
import { draw, give, putIntoSlot, takeFromPlay, tellRevealed, topCard } from './zones.ts';

const NOTHING: Performed = [];

/**
 * Does one task of the procedure that runs.
 * @returns tasks to do next, or null when a question was asked.
 */
export function performTask(run: Run, task: Task): Performed {
	switch (task.do) {
		case 'effect':
			return perform(run, task.at, task.context);
		case 'gain ¢':
			gainCents(run, task.player, task.count);
			return NOTHING;
		case 'loot':
			lootCards(run, task.player, task.count);
			return NOTHING;
		case 'gain treasure':
			return gainTreasure(run, task.player, task.count);
		case 'discard':
			return discard(run, task);
		case 'destroy penalty item':
			return destroyPenaltyItem(run, task.player);
		case 'lose penalty ¢':
			if (playerAt(run.position, task.player).cents === 0)
				tell(
					run,
					{ did: 'nothing to pay', player: task.player, what: '¢' },
					'death.player.nothing-to-pay'
				);
			else loseCents(run, task.player, 1);
			return NOTHING;
		case 'deactivate penalty objects':
			deactivatePenaltyObjects(run, task.player);
			return NOTHING;
		case 'make roll': {
			const answer = ask(run, 0, {
				who: task.roller,
				purpose: { about: 'roll' },
				domain: { pick: 'roll' },
				options: []
			});
			if (!answer) return null;
			putRoll(run, task.roller, numberIn(answer[0]), task.purpose);
			startPriorityFrom(run, task.roller);
			return NOTHING;
		}
		case 'order triggers':
			return orderTriggers(run, task.waiting);
		case 'put trigger':
			return putTrigger(run, task.waiting);
		case 'put deaths':
			return putDeaths(run, task.players, task.monsters);
		case 'choose attack target':
			return chooseAttackTarget(run);
		case 'put attacked card':
			return putAttackedCard(run);
		case 'choose purchase':
			return choosePurchase(run);
		case 'take purchase':
			return takePurchase(run);
		case 'order refills':
			return orderRefills(run);
		case 'refill':
			return refill(run);
		case 'apply replacement':
			return applyReplacement(run);
	}
}

/** After a roll is put on the stack, priority starts from its roller (14). */
function startPriorityFrom(run: Run, roller: Seat): void {
	const { frames } = run.position;
	const below = frames.at(-2);
	if (below?.chart !== 'priority') return;
	set(run, { frames: [...frames.slice(0, -2), { ...below, from: roller }, ...frames.slice(-1)] });
}

function gainTreasure(run: Run, player: Seat, count: number): Performed {
	if (count <= 0) return NOTHING;
	const top = topCard(run, 0, player, 'treasure');
	if (top === 'asked') return null;
	if (top === 'none') return NOTHING;
	const { card } = top;
	tellRevealed(run, 'treasure', card);
	gainTreasureCard(run, player, card);
	return [{ do: 'gain treasure', player, count: count - 1 }];
}

function discard(run: Run, task: Extract<Task, { do: 'discard' }>): Performed {
	const { player, because } = task;
	const { hand } = playerAt(run.position, player);
	const count = Math.min(task.count, hand.length);
	if (count === 0) {
		if (because === 'penalty')
			tell(
				run,
				{ did: 'nothing to pay', player, what: 'loot card' },
				'death.player.nothing-to-pay'
			);
		return NOTHING;
	}
	const options = hand.map((cell, at) => ({ card: cell.card, at }));
	const answer = hand.every((cell) => cell.card === null)
		? options.slice(0, count)
		: ask(run, 0, {
				who: player,
				purpose: { about: 'discard', because },
				domain: count === 1 ? { pick: 'one' } : { pick: 'some', min: count, max: count },
				options
			});
	if (!answer) return null;
	for (const option of answer) if ('at' in option) discardCard(run, player, option.card, because);
	return NOTHING;
}

/** The death penalty's item: a non-eternal one, of the dead player's choice (11.2). */
function destroyPenaltyItem(run: Run, player: Seat): Performed {
	const options = playerAt(run.position, player).items.flatMap(({ id, card }) =>
		hasKeyword(card, 'eternal') ? [] : [{ object: id }]
	);
	if (options.length === 0) {
		tell(run, { did: 'nothing to pay', player, what: 'item' }, 'death.player.nothing-to-pay');
		return NOTHING;
	}
	const answer = ask(run, 0, {
		who: player,
		purpose: { about: 'penalty item' },
		domain: { pick: 'one' },
		options
	});
	if (!answer) return null;
	const [picked] = answer;
	if (picked && 'object' in picked) destroyIt(run, picked.object);
	return NOTHING;
}

/** Deactivates each object of the dead player that has a ↷ ability (11.2). */
function deactivatePenaltyObjects(run: Run, player: Seat): void {
	for (const { object, place } of inPlay(run.position)) {
		if (controllerAt(place) !== player || !object.charged) continue;
		if (!abilitiesOf(object.card, run.position.edition).some((a) => a.way === 'tap')) continue;
		run.position = withObject(run.position, object.id, { charged: false });
		tell(
			run,
			{ did: 'deactivated', source: { object: object.id, card: object.card } },
			'death.player.penalty'
		);
	}
}

/**
 * Puts waiting triggers on the stack: the game's first, in the active player's order, then each
 * player's in turn order, in their own order (4.4). Asks one player at a time.
 */
function orderTriggers(run: Run, ids: readonly number[]): Performed {
	const { position } = run;
	const waiting = position.waiting.filter((trigger) => ids.includes(trigger.id));
	const groups: { who: Seat; triggers: readonly WaitingTrigger[] }[] = [
		{ who: position.turn.active, triggers: waiting.filter((t) => t.controller === 'game') },
		...turnOrder(position, position.turn.active).map((who) => ({
			who,
			triggers: waiting.filter((t) => t.controller === who)
		}))
	];
	const next = groups.find(({ triggers }) => triggers.length > 0);
	if (!next) return NOTHING;
	const answer = ask(run, 0, {
		who: next.who,
		purpose: { about: 'trigger order' },
		domain: { pick: 'order' },
		options: next.triggers.map(({ id }) => ({ trigger: id }))
	});
	if (!answer) return null;
	const ordered = answer.flatMap((option) => ('trigger' in option ? [option.trigger] : []));
	const rest = ids.filter((id) => !ordered.includes(id) && waiting.some((t) => t.id === id));
	return [
		...ordered.map((id): Task => ({ do: 'put trigger', waiting: id })),
		...(rest.length > 0 ? [{ do: 'order triggers', waiting: rest } as const] : [])
	];
}

/** Puts one trigger on the stack; its targets are chosen now (4). Without any it stays off. */
function putTrigger(run: Run, waiting: number): Performed {
	const trigger = run.position.waiting.find(({ id }) => id === waiting);
	if (!trigger) return NOTHING;
	const { controller, context, effect } = trigger;
	const specs = specsAt(run.position, effect);
	const who = controller === 'game' ? run.position.turn.active : controller;
	const targets: Ref[] = [];
	const source = { object: context.source ?? 0, card: effect.card };
	for (const [index, spec] of specs.entries()) {
		const options = targetsFor(run.position, spec);
		if (options.length === 0) {
			drop(run, waiting);
			tell(
				run,
				{ did: 'did not trigger', source, controller, effect, because: { noTarget: true } },
				'ability.no-target'
			);
			return NOTHING;
		}
		const answer = ask(run, index, {
			who,
			purpose: { about: 'target', effect, index },
			domain: { pick: 'one' },
			options
		});
		if (!answer) return null;
		targets.push(...answer.flatMap((option) => (isRef(option) ? [option] : [])));
	}
	drop(run, waiting);
	put(run, {
		kind: 'ability',
		id: newId(run),
		way: trigger.way,
		controller,
		effect,
		context: { ...context, targets: specs.length > 0 ? targets : context.targets }
	});
	tell(
		run,
		{ did: 'triggered', source, controller, effect, targets },
		...(trigger.way === 'outcome'
			? (['roll.keyword', 'roll.reader'] as const)
			: ruleOfTrigger(run, effect))
	);
	return NOTHING;
}

/** The rules by which a triggered ability triggers, by the event it names. */
const RULES_OF_EVENT: Record<TriggerEvent['on'], readonly RuleId[]> = {
	roll: ['trigger.condition', 'roll.resolved'],
	'would roll': ['trigger.condition', 'roll.would'],
	die: ['trigger.condition'],
	'would die': ['trigger.condition', 'death.would-die'],
	'enter play': ['trigger.condition', 'event.triggers'],
	'turn starts': ['trigger.condition', 'turn.start-triggers'],
	'turn ends': ['trigger.condition', 'turn.end-triggers']
};

function ruleOfTrigger(run: Run, { card, line }: EffectRef): readonly RuleId[] {
	const ability = abilitiesOf(card, run.position.edition)[line];
	return ability?.way === 'trigger' ? RULES_OF_EVENT[ability.when.on] : ['trigger.condition'];
}

function drop(run: Run, waiting: number): void {
	set(run, { waiting: run.position.waiting.filter(({ id }) => id !== waiting) });
}

const isRef = (option: Option): option is Ref =>
	!(
		'number' in option ||
		'trigger' in option ||
		'mode' in option ||
		'answer' in option ||
		'at' in option
	);

/**
 * Puts deaths on the stack. What is put last resolves first: players below monsters; several
 * players so that they resolve in turn order, several monsters as the active player orders them.
 */
function putDeaths(run: Run, players: readonly Mortal[], monsters: readonly Mortal[]): Performed {
	const order = ask(run, 0, {
		who: run.position.turn.active,
		purpose: { about: 'death order' },
		domain: { pick: 'order' },
		options: monsters
	});
	if (!order) return null;
	const first = order.flatMap((option): Mortal[] => ('object' in option ? [option] : []));
	if (players.length > 1 || first.length > 1) run.rules = ['death.at-zero', 'death.players-order'];
	else if (players.length > 0 && first.length > 0) run.rules = ['death.at-zero', 'death.order'];
	const turnwise = players.length > 1 && follow(run, 'player-deaths') === 'turn-order';
	for (const of of turnwise ? [...players].reverse() : players) putDeath(run, of);
	for (const of of [...first].reverse()) putDeath(run, of);
	return NOTHING;
}

function chooseAttackTarget(run: Run): Performed {
	const frame = topFrame(run.position);
	if (frame.chart !== 'attack') return NOTHING;
	const answer = ask(run, 0, {
		who: frame.attacker,
		purpose: { about: 'attack target' },
		domain: { pick: 'one' },
		options: attackTargets(run.position)
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked) return NOTHING;
	if ('object' in picked) {
		setTop(run, { ...frame, target: picked.object });
		const card = locate(run.position, picked.object)?.object.card ?? '';
		tell(
			run,
			{ did: 'attack target', player: frame.attacker, target: { object: picked.object, card } },
			'attack.target'
		);
	} else {
		setTop(run, { ...frame, target: 'deck' });
		tell(run, { did: 'attack target', player: frame.attacker, target: 'deck' }, 'attack.target');
	}
	return NOTHING;
}

/** The deck's top card goes on a slot of the attacker's choice, covering what is there (8). */
function putAttackedCard(run: Run): Performed {
	const frame = topFrame(run.position);
	if (frame.chart !== 'attack') return NOTHING;
	const found = topCard(run, 0, frame.attacker, 'monster');
	if (found === 'asked') return null;
	if (found === 'none') return NOTHING;
	const { card } = found;
	// A card whose name was asked for has used up the first question.
	const asked = run.position.decks.monster[0]?.card === null ? 1 : 0;
	const answer = ask(run, asked, {
		who: frame.attacker,
		purpose: { about: 'slot to cover' },
		domain: { pick: 'one' },
		options: run.position.slots.monster.map((_, index) => ({ slot: 'monster' as const, index }))
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked || !('slot' in picked)) return NOTHING;
	tellRevealed(run, 'monster', card);
	draw(run, 'monster');
	putCard(run, { slot: 'monster', index: picked.index }, card);
	const object = run.position.slots.monster[picked.index]?.top?.id ?? null;
	const top = topFrame(run.position);
	if (top.chart === 'attack') setTop(run, { ...top, target: object });
	return NOTHING;
}

/** Puts a card on a slot and tells what it covers. */
function putCard(run: Run, place: SlotPlace, card: string): void {
	const covering = run.position.slots[place.slot][place.index]?.top?.card ?? null;
	const object = putIntoSlot(run, place, card);
	tell(
		run,
		{ did: 'put into slot', ...place, source: { object: object.id, card }, covering },
		...(covering === null
			? (['refill.when'] as const)
			: (['attack.deck-top', 'zone.covered'] as const))
	);
	notice(run, { on: 'enter play', object: object.id, data: { object: object.id } });
}

function choosePurchase(run: Run): Performed {
	const frame = topFrame(run.position);
	if (frame.chart !== 'purchase') return NOTHING;
	const answer = ask(run, 0, {
		who: frame.buyer,
		purpose: { about: 'purchase' },
		domain: { pick: 'one' },
		options: purchaseTargets(run.position)
	});
	if (!answer) return null;
	const [picked] = answer;
	if (picked) setTop(run, { ...frame, target: 'object' in picked ? picked.object : 'deck' });
	return NOTHING;
}

/** Gains what has been paid for (9). */
function takePurchase(run: Run): Performed {
	const frame = topFrame(run.position);
	if (frame.chart !== 'purchase') return NOTHING;
	const { buyer, target } = frame;
	if (target === 'deck') return gainTreasure(run, buyer, 1);
	const found = target === null ? null : locate(run.position, target);
	if (!found) return NOTHING;
	takeFromPlay(run, found.object.id);
	const { object } = found;
	give(run, buyer, 'items', object);
	tell(
		run,
		{ did: 'purchased', player: buyer, source: { object: object.id, card: object.card } },
		'purchase.pay'
	);
	return NOTHING;
}

/** The active player orders the slots to refill (10). */
function orderRefills(run: Run): Performed {
	const frame = topFrame(run.position);
	if (frame.chart !== 'refill') return NOTHING;
	const answer = ask(run, 0, {
		who: run.position.turn.active,
		purpose: { about: 'refill order' },
		domain: { pick: 'order' },
		options: frame.slots
	});
	if (!answer) return null;
	setTop(run, {
		...frame,
		slots: answer.flatMap((option) =>
			'slot' in option ? [{ slot: option.slot, index: option.index }] : []
		)
	});
	return NOTHING;
}

/** Fills one slot with the top card of its deck, whose name is asked for if nobody knows it (10). */
function refill(run: Run): Performed {
	const frame = topFrame(run.position);
	const place = frame.chart === 'refill' ? frame.slots[0] : undefined;
	if (frame.chart !== 'refill' || !place) return NOTHING;
	const deck = DECK_OF_SLOT[place.slot];
	const top = topCard(run, 0, run.position.turn.active, deck);
	if (top === 'asked') return null;
	setTop(run, { ...frame, slots: frame.slots.slice(1) });
	if (top === 'none') {
		tell(run, { did: 'slot stays empty', ...place }, 'zone.nothing-to-draw');
		return NOTHING;
	}
	tellRevealed(run, deck, top.card);
	draw(run, deck);
	putCard(run, place, top.card);
	return NOTHING;
}

/** Applies one replacement to damage about to be taken; the affected player orders several (5.2). */
function applyReplacement(run: Run): Performed {
	const frame = topFrame(run.position);
	if (frame.chart !== 'damage') return NOTHING;
	const { item, amount } = frame;
	const replacements = nextReplacement(run.position, frame);
	const who = 'player' in item.to ? item.to.player : run.position.turn.active;
	const answer = ask(run, 0, {
		who,
		purpose: { about: 'replacement order' },
		domain: { pick: 'one' },
		options: replacements.map(({ id }) => ({ trigger: id }))
	});
	if (!answer) return null;
	const [picked] = answer;
	const effect = replacements.find(
		({ id }) => picked && 'trigger' in picked && picked.trigger === id
	);
	const to = whoIs(run.position, item.to);
	if (!effect || !to || !('prevent' in effect.change)) return NOTHING;
	const { change } = effect;
	const prevented =
		change.prevent === 'damage'
			? Math.min(change.left, amount)
			: Math.min(change.upTo ?? amount, amount);
	const left = change.prevent === 'damage' ? change.left - prevented : 0;
	set(run, {
		effects: run.position.effects.flatMap((e) =>
			e.id !== effect.id
				? [e]
				: left > 0
					? [{ ...e, change: { prevent: 'damage' as const, left } }]
					: []
		)
	});
	setTop(run, {
		...frame,
		amount: amount - prevented,
		applied: [...frame.applied, effect.id]
	});
	tell(
		run,
		{ did: 'prevented damage', to, amount: prevented, effect: effect.from },
		'effect.replacement',
		'prevent.next'
	);
	return NOTHING;
}
