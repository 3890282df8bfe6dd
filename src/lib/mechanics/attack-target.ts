import { hasKeyword } from '../cards/library.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import { type Seat } from '../model/words.ts';
import type { Beside } from '../rules/points.ts';
import { bearsKeyword } from './abilities-on.ts';
import { attackChoice } from './attack-targets.ts';
import { useAttack } from './attacks.ts';
import { challengeSlotOf } from './challenges.ts';
import { coverable } from './covering.ts';
import { draw } from './decks.ts';
import type { GameEvent } from './event-match.ts';
import { ownSlot } from './refilling.ts';
import { ask, follow, set, setTop, tell, topFrame, type Run } from './run.ts';
import { putCard } from './slots.ts';
import { hasHp } from './stats.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { tellRevealed, topCard } from './top-card.ts';
import { queueTriggers } from './triggers.ts';
import { whoIs } from './who.ts';
import { kindInSlot } from './zones.ts';

/** The attacker chooses what to attack; an attack that was granted or owed for it is used up (8). */
export function chooseAttackTarget(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'attack') return NOTHING;
	const choice = attackChoice(run.position);
	const answer = ask(run, 0, {
		who: frame.attacker,
		purpose: { about: 'attack target' },
		domain: { pick: 'one' },
		options: choice.targets
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked || !('object' in picked || 'player' in picked || 'deck' in picked)) return NOTHING;
	useAttack(run, frame, picked);
	if (choice.atOdds) follow(run, 'owed-attacks');
	const target = 'deck' in picked ? ('deck' as const) : picked;
	setTop(run, { ...frame, target });
	const who = target === 'deck' ? target : whoIs(run.position, target);
	if (who)
		tell(
			run,
			{ did: 'attack target', player: frame.attacker, target: who },
			'attack target chosen',
			...pointsOfTarget(run.position, target),
			...(choice.obliged ? (['attack forced'] as const) : []),
			...(choice.atOdds ? (['several attacks forced'] as const) : [])
		);
	noticeAttackOn(run, frame.attacker, target);
	return NOTHING;
}

/** What else allows a target: a player or an object that is no monster; the deck stands for no monster (8). */
function pointsOfTarget(position: Position, target: Damageable | 'deck'): readonly Beside[] {
	if (target === 'deck') return ['deck attacked'];
	const isMonster =
		'object' in target && locate(position, target.object)?.object.kind === 'monster';
	if (isMonster) return pointsOfSlotOf(position, target);
	if ('player' in target) return ['another target attacked', 'player attacked'];
	const found = locate(position, target.object);
	const isFamiliar = found !== null && bearsKeyword(position, found.object, 'familiar');
	return [
		'another target attacked',
		'object attacked',
		...(isFamiliar ? (['familiar attacked'] as const) : [])
	];
}

/** A slot of a challenge is no monster slot, and yet what is in it can be attacked (18). */
function pointsOfSlotOf(position: Position, of: Damageable): readonly Beside[] {
	const as = challengeSlotOf(position, of);
	if (as === null) return [];
	return [as === 'minion' ? 'minion attacked' : 'boss attacked'];
}

/** Abilities look at an attack that is declared on something (8). */
function noticeAttackOn(
	run: Run,
	player: Seat,
	against: Damageable | 'deck',
	how: Pick<GameEvent, 'onDeck'> = {}
): void {
	queueTriggers(run, {
		on: 'declare attack',
		of: { player },
		against,
		...how,
		data: { player, ...(against === 'deck' ? {} : { to: against }) }
	});
}

/** The deck's top card goes on a slot of the attacker's choice, covering what is there (8). */
export function putAttackedCard(run: Run): TaskResult {
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
		// An indomitable one gets a slot of its own, whichever it would have covered (4.6).
		options: hasKeyword(card, 'indomitable') ? ownSlot(run.position) : coverable(run.position)
	});
	if (!answer) return null;
	const [picked] = answer;
	if (!picked || !('slot' in picked)) return NOTHING;
	tellRevealed(run, 'monster', card);
	draw(run, 'monster');
	// What looks for an attack on "this" looks at a monster only: an event is not attacked (8).
	const place = { slot: 'monster', index: picked.index } as const;
	const also =
		kindInSlot(card, place) === 'event' ? [] : (['attack goes on with the card'] as const);
	const spared = run.position.slots.monster.some(
		({ top }) => top !== null && bearsKeyword(run.position, top, 'indomitable')
	);
	const { id } = putCard(
		run,
		place,
		card,
		'top card attacked',
		...also,
		...(spared && !hasKeyword(card, 'indomitable') ? (['indomitable covered'] as const) : [])
	);
	const top = topFrame(run.position);
	if (top.chart !== 'attack') return NOTHING;
	const target = { object: id };
	setTop(run, { ...top, target });
	set(run, {
		turn: {
			...run.position.turn,
			attacked: [...(run.position.turn.attacked ?? []), target]
		}
	});
	// What looks for an attack on that very card sees the one on the deck, which brought it up (8).
	if (hasHp(run.position, target)) noticeAttackOn(run, frame.attacker, target, { onDeck: true });
	return NOTHING;
}
