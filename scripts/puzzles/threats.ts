/** What is about to happen at a drawn table: each threat takes what it needs and says what is asked. */
import type { Chance } from '../../tests/support/random.ts';
import { byRoll, byRollOfItem, ownRoll, soulByRoll } from './dice.ts';
import { BOSSES, changed, FLY, frail, MONSTERS, other, SOULS, type Threat } from './setting.ts';
import type { Kit, Mechanic } from './table.ts';

/** A loot that another player plays on the solver, or on whom the solver wants to live. */
const byLoot =
	(mechanic: Mechanic, card: string, most = 2): Threat =>
	(setting) => {
		const { players, at } = setting;
		const by = other(setting);
		const [solver, actor] = [players[at], players[by]];
		if (!solver || !actor) return null;
		const active = setting.chance.next() < 0.8 ? by : at;
		const needs: readonly Kit[] = [{ where: 'hand', card }];
		return {
			mechanic,
			players: changed(frail(players, at, most), by, { needs, lootPlays: actor.lootPlays + 1 }),
			solver: solver.name,
			active: players[active]?.name ?? actor.name,
			monsters: FLY,
			attack: null,
			script: [`${actor.name} plays ${card} -> ${solver.name}`],
			fact: `${solver.name} dies`,
			wanted: false
		};
	};

/** An ability that another player activates on the solver. */
const byItem =
	(mechanic: Mechanic, item: string, said: string, most = 2, pays = 0): Threat =>
	(setting) => {
		const { players, at, chance } = setting;
		const by = other(setting);
		const [solver, actor] = [players[at], players[by]];
		if (!solver || !actor) return null;
		const isThere = players.some(({ needs, kit }) =>
			[...needs, ...kit].some(({ card }) => card.startsWith(said.replace(/ \(.*/u, '')))
		);
		if (isThere) return null;
		return {
			mechanic,
			players: changed(frail(players, at, most), by, {
				needs: [{ where: 'items', card: item }],
				...(pays > 0 ? { cents: pays + chance.pick([0, 0, 2, 5]) } : {})
			}),
			solver: solver.name,
			active: chance.next() < 0.6 ? actor.name : solver.name,
			monsters: FLY,
			attack: null,
			script: [`${actor.name} activates ${said} -> ${solver.name}`],
			fact: `${solver.name} dies`,
			wanted: false
		};
	};

const below = (chance: Chance, n: number): number => 1 + chance.below(n - 1);

/** The solver, or somebody else, misses a monster that kills them. */
const missed: Threat = (setting) => {
	const { players, at, chance } = setting;
	const solver = players[at];
	const target = chance.pick(chance.next() < 0.7 ? MONSTERS : BOSSES);
	if (!solver) return null;
	const hp = Math.min(solver.hp, target.attack);
	const left = chance.next() < 0.2 ? target.hp : 1;
	const roll = below(chance, target.evasion);
	const settles = chance.next() < 0.35;
	return {
		mechanic: 'attack',
		players: changed(players, at, { hp, needs: [] }),
		solver: solver.name,
		active: solver.name,
		monsters: [`${target.name}${left < target.hp ? ` (${String(left)} HP)` : ''}`, 'Fly'],
		attack: { by: solver.name, on: target.name },
		script: [`roll ${String(roll)}`, ...(settles ? ['everyone passes'] : [])],
		fact: `${solver.name} dies`,
		wanted: false
	};
};

/** Somebody else hits the boss whose soul is their last. */
const winning: Threat = (setting) => {
	const { players, at, chance } = setting;
	const by = other(setting);
	const [solver, attacker] = [players[at], players[by]];
	const target = chance.pick(BOSSES);
	if (!solver || !attacker) return null;
	const roll = target.evasion + chance.below(7 - target.evasion);
	const settles = chance.next() < 0.35;
	return {
		mechanic: 'souls',
		players: changed(players, by, {
			souls: SOULS.slice(0, 3),
			...(attacker.character === 'The Lost' ? {} : { hp: chance.pick([1, 1, 2]) })
		}),
		solver: solver.name,
		active: attacker.name,
		monsters: [`${target.name} (1 HP)`, 'Fly'],
		attack: { by: attacker.name, on: target.name },
		script: [`roll ${String(roll)}`, ...(settles ? ['everyone passes'] : [])],
		fact: `${attacker.name} wins`,
		wanted: false
	};
};

/** The solver wants the last soul and has just missed. */
const lastSoul: Threat = (setting) => {
	const { players, at, chance } = setting;
	const solver = players[at];
	const target = chance.pick(BOSSES);
	if (!solver) return null;
	return {
		mechanic: 'souls',
		players: changed(players, at, { souls: SOULS.slice(0, 3), hp: 1 }),
		solver: solver.name,
		active: solver.name,
		monsters: [`${target.name} (${String(chance.pick([1, 1, 1, 2]))} HP)`, 'Fly'],
		attack: { by: solver.name, on: target.name },
		script: [`roll ${String(below(chance, target.evasion))}`],
		fact: `${solver.name} wins`,
		wanted: true
	};
};

/** Every threat; what is listed more often is drawn more often. */
export const THREATS: Readonly<Record<Mechanic, readonly Threat[]>> = {
	damage: [
		byLoot('damage', 'Bomb!', 1),
		byLoot('damage', 'Bomb!', 1),
		byLoot('damage', 'Gold Bomb!!'),
		byItem('damage', 'Razor Blade', 'Razor Blade', 1),
		byItem('damage', 'Golden Razor Blade', 'Golden Razor Blade', 1, 5),
		byItem('damage', 'The Bone (deactivated, 2 counters)', 'The Bone (line 3)', 1)
	],
	death: [
		byLoot('death', 'XIII. Death'),
		byLoot('death', 'XIII. Death'),
		byItem('death', 'Chaos Card', 'Chaos Card (mode 1)'),
		byItem('death', 'Tech X (deactivated, 3 counters)', 'Tech X (line 2)')
	],
	attack: [missed],
	dice: [
		byRoll('XVI. The Tower', [1, 2, 5, 6], (roll) => (roll > 4 ? 2 : 1), false),
		byRoll('Blank Rune', [3], () => 2, false),
		byRoll('II. The High Priestess', [1, 2, 3, 4, 5, 6], (roll) => Math.min(roll, 2), true),
		byRoll('II. The High Priestess', [1, 2, 3], (roll) => Math.min(roll, 2), true),
		ownRoll('X. Wheel of Fortune', [2], 2),
		ownRoll('Pills! (red/spots)', [5, 6], 1),
		soulByRoll(true),
		soulByRoll(false),
		byRollOfItem('Head of Krampus', [1, 2, 3], false),
		byRollOfItem('Blast Miner TNT!', [1, 2], true)
	],
	souls: [winning, winning, lastSoul]
};
