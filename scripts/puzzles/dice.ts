/** Rolls that kill, or that win. */
import { BOSSES, changed, FLY, frail, other, SOULS, type Threat } from './setting.ts';

/** A loot whose roll hurts the solver. */
export const byRoll =
	(
		card: string,
		rolls: readonly number[],
		most: (roll: number) => number,
		aimed: boolean
	): Threat =>
	(setting) => {
		const { players, at, chance } = setting;
		const by = other(setting);
		const roll = chance.pick(rolls);
		const [solver, actor] = [players[at], players[by]];
		if (!solver || !actor) return null;
		return {
			mechanic: 'dice',
			players: changed(frail(players, at, most(roll)), by, {
				needs: [{ where: 'hand', card }],
				lootPlays: actor.lootPlays + 1,
				...(aimed || actor.character === 'The Lost' ? {} : { hp: 2 })
			}),
			solver: solver.name,
			active: actor.name,
			monsters: FLY,
			attack: null,
			script: [
				`${actor.name} plays ${card}${aimed ? ` -> ${solver.name}` : ''}`,
				'everyone passes',
				`roll ${String(roll)}`
			],
			fact: `${solver.name} dies`,
			wanted: false
		};
	};

/** A loot of the solver's own whose roll hurts them. */
export const ownRoll =
	(card: string, rolls: readonly number[], most: number): Threat =>
	({ players, at, chance }) => {
		const solver = players[at];
		if (!solver) return null;
		return {
			mechanic: 'dice',
			players: changed(frail(players, at, most), at, {
				needs: [{ where: 'hand', card }],
				lootPlays: solver.lootPlays + 1
			}),
			solver: solver.name,
			active: solver.name,
			monsters: FLY,
			attack: null,
			script: [
				`${solver.name} plays ${card}`,
				'everyone passes',
				`roll ${String(chance.pick(rolls))}`
			],
			fact: `${solver.name} dies`,
			wanted: false
		};
	};

const PRIESTESS = 'II. The High Priestess';

/**
 * A boss is dealt what somebody rolls for II. The High Priestess, and its soul is their last: too much where it is
 * somebody else's, and too little where it is the solver's own.
 */
export const soulByRoll =
	(own: boolean): Threat =>
	(setting) => {
		const { players, at, chance } = setting;
		const by = own ? at : other(setting);
		const [solver, actor] = [players[at], players[by]];
		const target = chance.pick(BOSSES);
		if (!solver || !actor) return null;
		const left = 2 + chance.below(target.hp - 1);
		const roll = own ? 1 + chance.below(left - 1) : left + chance.below(7 - left);
		return {
			mechanic: 'dice',
			players: changed(players, by, {
				souls: SOULS.slice(0, 3),
				needs: [{ where: 'hand', card: PRIESTESS }],
				lootPlays: actor.lootPlays + 1
			}),
			solver: solver.name,
			active: actor.name,
			monsters: [`${target.name}${left < target.hp ? ` (${String(left)} HP)` : ''}`, 'Fly'],
			attack: null,
			script: [
				`${actor.name} plays ${PRIESTESS} -> ${target.name}`,
				'everyone passes',
				`roll ${String(roll)}`
			],
			fact: `${actor.name} wins`,
			wanted: own
		};
	};

/** An item that deals damage to every player on some numbers. */
export const byRollOfItem =
	(item: string, rolls: readonly number[], own: boolean): Threat =>
	(setting) => {
		const { players, at, chance } = setting;
		const by = own ? at : other(setting);
		const [solver, actor] = [players[at], players[by]];
		if (!solver || !actor) return null;
		const spared = own || actor.character === 'The Lost' ? {} : { hp: 2 };
		return {
			mechanic: 'dice',
			players: changed(frail(players, at, 1), by, {
				needs: [{ where: 'items', card: item }],
				...spared
			}),
			solver: solver.name,
			active: actor.name,
			monsters: FLY,
			attack: null,
			script: [
				`${actor.name} activates ${item}`,
				'everyone passes',
				`roll ${String(chance.pick(rolls))}`
			],
			fact: `${solver.name} dies`,
			wanted: false
		};
	};
