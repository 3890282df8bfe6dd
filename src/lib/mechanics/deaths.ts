import { remembering } from '../model/in-play.ts';
import { locate, playerAt } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Damageable } from '../model/stack.ts';
import type { Ref } from '../model/words.ts';
import { bearsKeyword } from './abilities-on.ts';
import { procedures } from './procedures.ts';
import { set, type Run } from './run.ts';
import { hp, objectsWithStats, sameDamageable } from './stats.ts';

/** Whether a death is on the stack or under way. */
function isPending(position: Position, of: Damageable): boolean {
	return (
		position.stack.some((item) => item.kind === 'death' && sameDamageable(item.of, of)) ||
		procedures(position).some(
			(frame) =>
				(frame.chart === 'playerDeath' && 'player' in of && frame.player === of.player) ||
				(frame.chart === 'monsterDeath' && 'object' in of && frame.monster.id === of.object)
		)
	);
}

/** Monsters, and other objects with an HP stat, at 0 HP; eternal ones cannot die (11). */
const objectsAtZero = remembering((position): readonly Damageable[] => {
	const atZero: Damageable[] = [];
	for (const object of objectsWithStats(position))
		if (hp(position, { object: object.id }) === 0 && !bearsKeyword(position, object, 'eternal'))
			atZero.push({ object: object.id });
	return atZero;
});

/** Players at 0 HP who have not died this turn, by seat (11.2). */
const playersAtZero = remembering((position): readonly Damageable[] => {
	const atZero: Damageable[] = [];
	for (let player = 0; player < position.players.length; player++)
		if (!playerAt(position, player).dead && hp(position, { player }) === 0) atZero.push({ player });
	return atZero;
});

/** Those at 0 HP, and those who were and have HP again, whose death is not on its way yet. */
function due(
	position: Position,
	atZero: readonly Damageable[],
	fallen: readonly Damageable[]
): readonly Damageable[] {
	const all = fallen.length === 0 ? atZero : [...atZero, ...fallen];
	return all.length === 0 ? all : all.filter((of) => !isPending(position, of));
}

const NOBODY: readonly Damageable[] = [];

/** Monsters and other objects whose death is to be put on the stack (11). */
export const dueMonsterDeaths = (position: Position): readonly Damageable[] =>
	due(
		position,
		objectsAtZero(position),
		(position.fallen ?? NOBODY).filter((of) => 'object' in of)
	);

/** Players whose death is to be put on the stack (11, 11.2). */
export const duePlayerDeaths = (position: Position): readonly Damageable[] =>
	due(
		position,
		playersAtZero(position),
		(position.fallen ?? NOBODY).filter((of) => 'player' in of)
	);

/** Whether a death is due. */
export const deathsAreDue = (position: Position): boolean =>
	dueMonsterDeaths(position).length > 0 || duePlayerDeaths(position).length > 0;

/**
 * Whoever was at 0 HP at any point dies, though the same resolution gave HP back before the death
 * could be put on the stack (6.8, 11).
 * @param before the position before what was just done.
 * @rule death.at-zero
 */
export function keepFallen(run: Run, before: Position): void {
	if (!before.fallen && hasSameHp(before, run.position)) return;
	if (!deathsAreDue(before)) return;
	const all = [...duePlayerDeaths(before), ...dueMonsterDeaths(before)];
	const { position } = run;
	const fallen = all.filter((of) => isAlive(position, of) && !isPending(position, of));
	if (fallen.length > 0) set(run, { fallen });
	else if (before.fallen) set(run, { fallen: undefined });
}

/**
 * Remembers in which order all those die whom one effect kills (6.12), until they are put on the stack.
 * @rule each.monsters each.stacked
 */
export function doom(run: Run, all: readonly Ref[]): void {
	if (all.length < 2 || run.options.deathsOfEach === 'as any deaths') return;
	const damageables = all.flatMap((one): Damageable[] =>
		'player' in one || 'object' in one ? [one] : []
	);
	set(run, { doomed: [...(run.position.doomed ?? []), damageables] });
}

/** What is remembered of the order of deaths is over: they are on the stack, or nobody died. */
export function forgetDoomed(run: Run): void {
	if (run.position.doomed) set(run, { doomed: undefined });
}

/** Those of some deaths that one effect has brought, each such lot in its order; the others alone. */
export function deathsTogether(
	{ doomed = [] }: Position,
	deaths: readonly Damageable[]
): readonly (readonly Damageable[])[] {
	const has = (lot: readonly Damageable[], one: Damageable): boolean =>
		lot.some((other) => sameDamageable(one, other));
	const lots = doomed
		.map((lot, index) =>
			lot.filter(
				(one) => has(deaths, one) && !doomed.slice(0, index).some((before) => has(before, one))
			)
		)
		.filter((lot) => lot.length > 0);
	const alone = deaths.filter((one) => !lots.some((lot) => has(lot, one)));
	return [...lots, ...alone.map((one) => [one])];
}

/** Whether nothing has changed that anybody's HP is reckoned from. */
const hasSameHp = (a: Position, b: Position): boolean =>
	a.players === b.players && a.slots === b.slots && a.effects === b.effects && a.turn === b.turn;

/** Whether someone has HP: still in play, and not dead. */
const isAlive = (position: Position, of: Damageable): boolean =>
	'player' in of
		? !playerAt(position, of.player).dead && hp(position, of) > 0
		: locate(position, of.object) !== null && hp(position, of) > 0;
