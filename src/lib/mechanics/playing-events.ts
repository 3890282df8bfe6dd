import { abilitiesOf, cardOf, writtenOn } from '../cards/library.ts';
import type { Position } from '../model/position.ts';
import type { Context } from '../model/stack.ts';
import type { Task } from '../model/task.ts';
import type { Beside } from '../rules/points.ts';
import { putAttackedCard } from './attack-target.ts';
import { chooseFor, optionTaken } from './choosing.ts';
import { draw, retire } from './decks.ts';
import { put } from './on-stack.ts';
import { pointsOfRefill, refill } from './refilling.ts';
import { ask, newId, setTop, tell, topFrame, type Run } from './run.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { tellRevealed, topCard } from './top-card.ts';
import { queueTriggers } from './triggers.ts';
import { give, kindInSlot, newObject } from './zones.ts';

/** Playing the cards of the monster deck that are no monsters, where the active player plays them. */

const MONSTER_SLOT = { slot: 'monster', index: 0 } as const;

/** Draws the card on top of the monster deck to play it. */
function drawToPlay(run: Run, card: string): readonly Task[] {
	tellRevealed(run, 'monster', card);
	draw(run, 'monster');
	return [{ do: 'play event', card }];
}

/** An attack on the deck reveals its top card: a monster takes a slot, any other card is played. */
export function revealAttackedCard(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'attack') return NOTHING;
	const top = topCard(run, 0, frame.attacker, 'monster');
	if (top === 'asked') return null;
	if (top === 'none') return NOTHING;
	return kindInSlot(top.card, MONSTER_SLOT) === 'event'
		? drawToPlay(run, top.card)
		: putAttackedCard(run);
}

/** A refill reveals the next card: what is for the slot fills it, any other card is played and the slot waits. */
export function refillOrPlay(run: Run): TaskResult {
	const frame = topFrame(run.position);
	const place = frame.chart === 'refill' ? frame.slots[0] : undefined;
	if (frame.chart !== 'refill' || !place) return NOTHING;
	const slot = run.position.slots[place.slot][place.index];
	if (!slot || slot.top !== null) {
		setTop(run, { ...frame, slots: frame.slots.slice(1) });
		return NOTHING;
	}
	if (place.slot !== 'monster' || slot.covered.length > 0) return refill(run);
	const top = topCard(run, 0, run.position.turn.active, 'monster');
	if (top === 'asked') return null;
	if (top === 'none' || kindInSlot(top.card, place) !== 'event') return refill(run);
	return drawToPlay(run, top.card);
}

/**
 * The active player plays a card that is no monster: a curse is given at once, any other card goes on
 * the stack with its targets, and to discard once it has resolved.
 */
export function playEvent(run: Run, { card, line = 0 }: PlayEvent): TaskResult {
	if (cardOf(card).kind === 'curse') return giveCurse(run, card);
	const you = run.position.turn.active;
	const effects = abilitiesOf(card, run.position.edition).flatMap((ability, at) =>
		ability.way === 'trigger' && ability.when.on === 'enter play' && ability.when.who === 'this'
			? [{ card, line: at, path: [] }]
			: []
	);
	const effect = effects[line];
	if (!effect) {
		retire(run, card);
		tell(
			run,
			{ did: 'put card', card, from: 'deck', to: 'discard', deck: 'monster' },
			'non-monster card discarded'
		);
		return NOTHING;
	}
	const context: Context = {
		source: null,
		kind: 'event',
		you,
		targets: [],
		mode: null,
		event: {}
	};
	const chosen = chooseFor(run, effect, context, you);
	if (chosen === 'asked') return null;
	const { mode, targets } = chosen === 'none' ? { mode: null, targets: [] } : chosen;
	put(run, {
		kind: 'ability',
		id: newId(run),
		way: 'trigger',
		controller: you,
		effect,
		context: { ...context, mode, targets },
		// Of several lines the first is put lowest and so resolves last: the card is discarded then.
		...(line === 0 ? { plays: card } : {})
	});
	tell(
		run,
		{ did: 'played', player: you, card, targets, ...optionTaken(effect, mode) },
		'non-monster card played',
		...pointsOfSource(run.position)
	);
	return line + 1 < effects.length ? [{ do: 'play event', card, line: line + 1 }] : NOTHING;
}
type PlayEvent = Extract<Task, { do: 'play event' }>;

/** What else is at work where a refill has revealed the card. */
function pointsOfSource(position: Position): readonly Beside[] {
	return position.frames.at(-1)?.chart === 'refill'
		? ['played for a refill', ...pointsOfRefill(position)]
		: [];
}

/** The active player gives a curse that was revealed to a player of their choice. */
function giveCurse(run: Run, card: string): TaskResult {
	const { players, turn, edition } = run.position;
	const answer = ask(run, 0, {
		who: turn.active,
		purpose: {
			about: 'choice',
			effect: { card, line: writtenOn(card, edition).length, path: [] }
		},
		domain: { pick: 'one' },
		options: players.map((_, player) => ({ player }))
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked || !('player' in picked)) return NOTHING;
	const { player } = picked;
	const curse = newObject(run, card, 'curse');
	give(run, player, 'curses', curse);
	const source = { object: curse.id, card };
	tell(run, { did: 'moved object', player, from: null, source, how: 'give' }, 'curse given');
	queueTriggers(run, { on: 'come to control', of: { player }, data: { player, object: curse.id } });
	return NOTHING;
}
