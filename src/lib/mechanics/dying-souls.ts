import { cardOf } from '../cards/library.ts';
import type { FrameOf } from '../model/frame.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Seat } from '../model/words.ts';
import type { By } from '../rules/points.ts';
import { abilitiesOn } from './abilities-on.ts';
import { ask, setTop, tell, topFrame, type Run } from './run.ts';
import { soulWasGained } from './super-shop.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { queueTriggers } from './triggers.ts';
import { cardIn, give, newObject } from './zones.ts';

/** Whether the active player, who would gain a dying monster as a soul, chooses another player to gain it. */
export const soulGoesToAnother = (position: Position, monster: GameObject): boolean =>
	position.players.length > 1 &&
	abilitiesOn(position, monster).some(
		({ ability }) =>
			ability.way === 'static' &&
			'this' in ability.standing &&
			ability.standing.this ===
				"is gained as a soul by another player of the active player's choice"
	);

/** A dying monster becomes a soul, which a player gains (11.1). */
export function gainDyingSoul(
	run: Run,
	frame: FrameOf<'monsterDeath'>,
	player: Seat,
	by: By
): void {
	const card = cardIn(frame.monster);
	setTop(run, { ...frame, holding: false });
	// What has been flipped stays so: its soul icon is on the face that is up (6.15).
	const { card: up } = frame.monster;
	const shows = cardOf(card).back === up ? { card: up, printed: card } : {};
	const soul = { ...newObject(run, card, 'soul'), ...shows };
	give(run, player, 'souls', soul);
	tell(run, { did: 'gained soul', player, source: { object: soul.id, card: soul.card } }, by);
	const data = { player, object: soul.id };
	queueTriggers(run, { on: 'gain object', of: { player }, data });
	queueTriggers(run, { on: 'come to control', of: { player }, data });
	soulWasGained(run, player);
}

/** The active player chooses another player, who gains the soul. */
export function giveTheSoul(run: Run): TaskResult {
	const frame = topFrame(run.position);
	if (frame.chart !== 'monsterDeath') return NOTHING;
	const { active } = run.position.turn;
	const { card } = frame.monster;
	const answer = ask(run, 0, {
		who: active,
		purpose: { about: 'choice', effect: { card, line: 0, path: [] } },
		domain: { pick: 'one' },
		options: run.position.players.flatMap((_, player) => (player === active ? [] : [{ player }]))
	});
	if (!answer) return null;
	const [picked] = answer;
	if (picked && 'player' in picked) gainDyingSoul(run, frame, picked.player, 'becomes a soul');
	return NOTHING;
}
