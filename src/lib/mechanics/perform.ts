import type { Condition, Effect, Patient, PlayerWord, Until } from '../abilities/grammar.ts';
import { effectAt } from '../cards/library.ts';
import type { ResolutionFrame, Task } from '../model/frame.ts';
import { locate, playerAt, withPlayer } from '../model/objects.ts';
import type { Cell } from '../model/position.ts';
import type { Change } from '../model/waiting.ts';
import type { Context, DamageSource, ItemOf, Mortal } from '../model/stack.ts';
import type { EffectRef, Ref, Seat } from '../model/words.ts';
import { gainCents, loseCents, rechargeIt } from './belongings.ts';
import { ask, newId, set, setTop, tell, topFrame, type Run } from './run.ts';
import { cancelItem, changeRoll, healToOne, killIt, onStack, putDamage, takeOff } from './stack.ts';
import { canDraw, draw, putIntoDiscard } from './zones.ts';
import { hp } from './stats.ts';
import { endTurn } from './turn.ts';
import { whoIs } from './who.ts';

/** Tasks to do next, first one first; null when a question was asked and the task must be done again. */
export type Performed = readonly Task[] | null;

const NOTHING: Performed = [];

/** What a word for a thing points at in this context, if it is still there to be pointed at. */
function refOf(run: Run, word: Patient, context: Context): Ref | null {
	if (word === 'you') return { player: context.you };
	if (word === 'active player') return { player: run.position.turn.active };
	if (word === 'they')
		return context.event.player === undefined ? null : { player: context.event.player };
	if (word === 'this') return context.source === null ? null : { object: context.source };
	if (word === 'it') return context.event.item === undefined ? null : { item: context.event.item };
	if ('target' in word) return context.targets[word.target] ?? null;
	const roll = rollOf(run, context.targets[word.controllerOf] ?? null);
	return roll ? { player: roll.roller } : null;
}

function seatOf(run: Run, word: PlayerWord, context: Context): Seat | null {
	const ref = refOf(run, word, context);
	return ref && 'player' in ref ? ref.player : null;
}

function rollOf(run: Run, ref: Ref | null): ItemOf<'roll'> | null {
	const item = ref && 'item' in ref ? onStack(run, ref.item) : null;
	return item?.kind === 'roll' ? item : null;
}

function mortalOf(run: Run, word: Patient, context: Context): Mortal | null {
	const ref = refOf(run, word, context);
	if (!ref) return null;
	if ('player' in ref) return ref;
	return 'object' in ref && locate(run.position, ref.object) ? ref : null;
}

/** Who deals the damage of an ability or loot (6.8). */
function sourceOf(run: Run, at: EffectRef, context: Context): DamageSource {
	if (context.source === null) return { loot: at.card, controller: context.you };
	const found = locate(run.position, context.source);
	const owned = found && 'seat' in found.place;
	return {
		object: context.source,
		card: at.card,
		controller: owned || context.kind === 'item' ? context.you : 'game'
	};
}

const part = (at: EffectRef, index: number): EffectRef => ({ ...at, path: [...at.path, index] });

/** How each condition is asked. */
const CONDITIONS: Record<Condition['is'], (run: Run, context: Context) => boolean> = {
	'your turn': (run, context) => run.position.turn.active === context.you
};

/**
 * Carries out one effect of a resolving loot or ability (chapter 6). Asks before it changes
 * anything, so that it can be done again once the answer is there.
 */
export function perform(run: Run, at: EffectRef, context: Context): Performed {
	const effect: Effect = effectAt(at, run.position.edition);
	switch (effect.do) {
		case 'then':
			return effect.steps.map((_, index) => ({ do: 'effect', at: part(at, index), context }));
		case 'may': {
			const answer = ask(run, 0, {
				who: context.you,
				purpose: { about: 'may', effect: at },
				domain: { pick: 'one' },
				options: [{ answer: 'yes' }, { answer: 'no' }]
			});
			if (!answer) return null;
			const [said] = answer;
			if (said && 'answer' in said && said.answer === 'yes')
				return [{ do: 'effect', at: part(at, 0), context }];
			tell(run, { did: 'declined', player: context.you, effect: at }, 'may.declined');
			return NOTHING;
		}
		case 'if':
			return CONDITIONS[effect.condition.is](run, context)
				? [{ do: 'effect', at: part(at, 0), context }]
				: NOTHING;
		case 'gain ¢':
		case 'lose ¢':
		case 'loot':
		case 'discard':
		case 'gain treasure': {
			const player = seatOf(run, effect.who, context);
			if (player === null) return NOTHING;
			switch (effect.do) {
				case 'gain ¢':
					gainCents(run, player, effect.amount);
					return NOTHING;
				case 'lose ¢':
					loseCents(run, player, effect.amount);
					return NOTHING;
				case 'loot':
					return [{ do: 'loot', player, count: effect.amount }];
				case 'discard':
					return [{ do: 'discard', player, count: effect.amount, because: 'effect' }];
				case 'gain treasure':
					return [{ do: 'gain treasure', player, count: effect.amount }];
			}
		}
		case 'deal damage': {
			const to = mortalOf(run, effect.to, context);
			if (to)
				withRules(run, 'damage.on-stack', () =>
					putDamage(run, to, effect.amount, false, sourceOf(run, at, context))
				);
			return NOTHING;
		}
		case 'take damage': {
			const player = seatOf(run, effect.who, context);
			if (player !== null)
				withRules(run, 'damage.on-stack', () =>
					putDamage(run, { player }, effect.amount, false, { game: true })
				);
			return NOTHING;
		}
		case 'kill':
		case 'die': {
			const of = mortalOf(run, effect.what, context);
			if (of) killIt(run, of);
			return NOTHING;
		}
		case 'cancel': {
			const ref = refOf(run, effect.what, context);
			const item = ref && 'item' in ref ? onStack(run, ref.item) : null;
			if (item) cancelItem(run, item);
			return NOTHING;
		}
		case 'cancel everything':
			for (const item of run.position.stack.slice().reverse()) cancelItem(run, item);
			return NOTHING;
		case 'end the turn':
			endTurn(run, 'effect');
			return NOTHING;
		case 'prevent death': {
			const item = context.event.item === undefined ? null : onStack(run, context.event.item);
			if (item?.kind !== 'death') return NOTHING;
			takeOff(run, item.id);
			healToOne(run, item.of);
			const of = whoIs(run.position, item.of);
			if (of)
				tell(run, { did: 'prevented death', of, hp: hp(run.position, item.of) }, 'prevent.death');
			return NOTHING;
		}
		case 'prevent next damage':
			return addEffect(run, at, context, effect.who, { prevent: 'damage', left: effect.amount });
		case 'prevent next instance':
			return addEffect(run, at, context, effect.who, { prevent: 'instance', upTo: effect.upTo });
		case 'gain stat':
			return addEffect(
				run,
				at,
				context,
				effect.who,
				{ stat: effect.stat, add: effect.add },
				effect.until
			);
		case 'reroll': {
			const roll = rollOf(run, refOf(run, effect.what, context));
			if (!roll) return NOTHING;
			const answer = ask(run, 0, {
				who: roll.roller,
				purpose: { about: 'reroll' },
				domain: { pick: 'roll' },
				options: []
			});
			if (!answer) return null;
			const to = numberIn(answer[0]);
			changeRoll(run, roll, to);
			tell(
				run,
				{ did: 'rerolled', player: roll.roller, item: roll.id, from: roll.result, to },
				'reroll.roll',
				'roll.modified'
			);
			return NOTHING;
		}
		case 'change roll': {
			const roll = rollOf(run, refOf(run, effect.what, context));
			if (!roll) return NOTHING;
			const answer = ask(run, 0, {
				who: context.you,
				purpose: { about: 'roll result', effect: at },
				domain: { pick: 'one' },
				options: effect.to.map((number) => ({ number }))
			});
			if (!answer) return null;
			const to = numberIn(answer[0]);
			if (to !== roll.result) changeRoll(run, roll, to);
			tell(run, { did: 'changed roll', item: roll.id, from: roll.result, to }, 'roll.modified');
			return NOTHING;
		}
		case 'roll': {
			const roller = seatOf(run, effect.who, context);
			const frame = topFrame(run.position);
			if (roller === null || frame.chart !== 'resolution') return NOTHING;
			setTop(run, {
				...frame,
				rolls: [
					...frame.rolls,
					{
						roller,
						purpose: { for: 'ability', reader: at, context, controller: controllerOf(frame) }
					}
				]
			});
			return NOTHING;
		}
		case 'gain loot play': {
			const { lootPlays } = playerAt(run.position, context.you);
			run.position = withPlayer(run.position, context.you, { lootPlays: lootPlays + 1 });
			tell(run, { did: 'gained loot play', player: context.you }, 'loot.needs-loot-play');
			return NOTHING;
		}
		case 'recharge': {
			const ref = refOf(run, effect.what, context);
			if (ref && 'object' in ref) rechargeIt(run, ref.object);
			return NOTHING;
		}
		case 'look and put back':
			return lookAndPutBack(run, at, context, refOf(run, effect.deck, context), effect.amount);
		case 'put top of deck into discard': {
			const ref = refOf(run, effect.deck, context);
			if (!ref || !('deck' in ref)) return NOTHING;
			const cell = draw(run, ref.deck);
			if (!cell) return NOTHING;
			putIntoDiscard(run, cell.card, ref.deck);
			tell(
				run,
				{ did: 'put card', card: cell.card, from: 'deck', to: 'discard', deck: ref.deck },
				'put.discard'
			);
			return NOTHING;
		}
		case 'put top of discard on deck': {
			const ref = refOf(run, effect.discard, context);
			if (!ref || !('discard' in ref)) return NOTHING;
			const { discards, decks } = run.position;
			const [top, ...rest] = discards[ref.discard];
			if (!top) return NOTHING;
			set(run, {
				discards: { ...discards, [ref.discard]: rest },
				decks: { ...decks, [ref.discard]: [top, ...decks[ref.discard]] }
			});
			tell(
				run,
				{ did: 'put card', card: top.card, from: 'discard', to: 'deck', deck: ref.discard },
				'put.deck'
			);
			return NOTHING;
		}
	}
}

const controllerOf = ({ item }: ResolutionFrame): Seat | 'game' => item.controller;

/** The number a die or a player named. */
export function numberIn(option: unknown): number {
	if (
		typeof option === 'object' &&
		option !== null &&
		'number' in option &&
		typeof option.number === 'number'
	)
		return option.number;
	throw new Error('An answer that must be a number is none.');
}

/** Tells what happens inside by one rule. */
function withRules(run: Run, rule: Run['rules'][number], tellIt: () => void): void {
	const before = run.rules;
	run.rules = [rule];
	tellIt();
	run.rules = before;
}

/** Begins an effect that lasts till end of turn or waits for its event. */
function addEffect(
	run: Run,
	from: EffectRef,
	context: Context,
	who: Patient,
	change: Change,
	until: Until = 'end of turn'
): Performed {
	const of = mortalOf(run, who, context);
	const to = of && whoIs(run.position, of);
	if (!of || !to) return NOTHING;
	const id = newId(run);
	set(run, {
		effects: [...run.position.effects, { id, from, source: context.source, of, change, until }]
	});
	if ('stat' in change)
		tell(
			run,
			{ did: 'gained effect', to, effect: from, stat: change.stat, add: change.add },
			'effect.until-end-of-turn'
		);
	else tell(run, { did: 'will prevent', to, effect: from }, 'prevent.next', 'effect.replacement');
	return NOTHING;
}

/** Shows a player the top cards of a deck and lets that player say in which order they lie from now on. */
function lookAndPutBack(
	run: Run,
	at: EffectRef,
	context: Context,
	ref: Ref | null,
	amount: number
): Performed {
	if (!ref || !('deck' in ref) || !canDraw(run.position, ref.deck)) return NOTHING;
	const player = context.you;
	const cards = run.position.decks[ref.deck].slice(0, amount);
	const seen = (cell: Cell): Cell =>
		cell.seenBy.includes(player) ? cell : { ...cell, seenBy: [...cell.seenBy, player] };
	if (cards.every((cell) => cell.card === null)) {
		tell(run, { did: 'looked', player, deck: ref.deck, count: cards.length }, 'look.reorder');
		return NOTHING;
	}
	const answer = ask(run, 0, {
		who: player,
		purpose: { about: 'put back', effect: at, deck: ref.deck },
		domain: { pick: 'order' },
		options: cards.map((cell, index) => ({ card: cell.card, at: index }))
	});
	if (!answer) return null;
	const ordered = answer.flatMap((option) => {
		const cell = 'at' in option ? cards[option.at] : undefined;
		return cell ? [seen(cell)] : [];
	});
	set(run, {
		decks: {
			...run.position.decks,
			[ref.deck]: [...ordered, ...run.position.decks[ref.deck].slice(cards.length)]
		}
	});
	tell(run, { did: 'reordered', player, deck: ref.deck }, 'look.reorder');
	return NOTHING;
}
