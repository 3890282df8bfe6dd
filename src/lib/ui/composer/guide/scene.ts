import type { Prompt } from '../../../judge/prompt.ts';
import { JUDGE } from '../../../judge/judge.ts';
import { inPlay } from '../../../model/in-play.ts';
import type { Position } from '../../../model/position.ts';
import type { CardKey, Seat } from '../../../model/words.ts';
import { playLeniently } from '../../../scenario/play.ts';
import { isEdit, isExpectation, type Scenario } from '../../../scenario/scenario.ts';
import { sameFact } from '../../../scenario/same-fact.ts';

/** Where a line has come to: what the next thing is said about. */
export interface Scene {
	readonly scenario: Scenario;
	readonly position: Position;
	readonly prompt: Prompt;
	readonly players: readonly string[];
	/** The cards that are in play, on the stack or named in a hand. */
	readonly near: ReadonlySet<CardKey>;
	/** Nothing has been said yet. */
	readonly isFresh: boolean;
}

/** The scene of a scenario at its end; null where its table is impossible. */
export function sceneOf(scenario: Scenario): Scene | null {
	const played = playLeniently(scenario);
	if (!played.ok) return null;
	const { position } = played;
	return {
		scenario,
		position,
		prompt: JUDGE.prompt(position),
		players: position.players.map(({ name }) => name),
		near: nearIn(position),
		isFresh: isBare(scenario)
	};
}

/** Whether a scenario says nothing but the edition. */
const isBare = ({ script, rules, ...said }: Scenario): boolean =>
	script.length === 0 && rules.length > 0 && sameFact(said, {});

const nearIn = (position: Position): ReadonlySet<CardKey> =>
	new Set([
		...inPlay(position).map(({ object }) => object.card),
		...position.players.flatMap(({ hand }) => hand.flatMap(({ card }) => card ?? []))
	]);

/** The seat of a player by name; null for nobody's. */
export function seatCalled({ players }: Scene, name: string): Seat | null {
	const seat = players.findIndex((one) => one.toLowerCase() === name.trim().toLowerCase());
	return seat < 0 ? null : seat;
}

/** Who is asked, or has priority; the active player where nobody is. */
export const onTurn = ({ prompt, position }: Scene): Seat =>
	prompt.kind === 'over' ? position.turn.active : prompt.who;

/** Who speaks next in a dispute: the others answer what somebody has done. */
export function speakers(scene: Scene): readonly Seat[] {
	const { position } = scene;
	const seats = position.players.map((_, seat) => seat);
	const { active } = position.turn;
	const others = seats.filter((seat) => seat !== active);
	return isUnderWay(scene) ? [...others, active] : [active, ...others];
}

/** Whether there is something to answer. */
export const isUnderWay = ({ position, scenario }: Scene): boolean =>
	position.stack.length > 0 ||
	scenario.script.some((line) => !isEdit(line) && !isExpectation(line));
