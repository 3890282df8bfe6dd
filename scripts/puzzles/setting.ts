/** The players that a threat is laid on. */
import type { Chance } from '../../tests/support/random.ts';
import type { Drawn, DrawnPlayer } from './table.ts';

/** Players that were drawn, one of whom is to find the answer. */
export interface Setting {
	readonly chance: Chance;
	readonly players: readonly DrawnPlayer[];
	/** The place of the solver. */
	readonly at: number;
}

/** A threat laid on a table; null where it does not go with what was drawn. */
export type Threat = (setting: Setting) => Drawn | null;

type Changed = Partial<Omit<DrawnPlayer, 'name'>>;

/** The players with one of them changed; what a threat needs lies before what was drawn. */
export const changed = (
	players: readonly DrawnPlayer[],
	at: number,
	by: Changed
): readonly DrawnPlayer[] =>
	players.map((player, seat) =>
		seat === at ? { ...player, ...by, needs: [...player.needs, ...(by.needs ?? [])] } : player
	);

/** The players, one of whom has at most so many HP. */
export const frail = (
	players: readonly DrawnPlayer[],
	at: number,
	hp: number
): readonly DrawnPlayer[] => changed(players, at, { hp: Math.min(players[at]?.hp ?? hp, hp) });

export const other = ({ chance, players, at }: Setting): number =>
	chance.pick(players.map((_, seat) => seat).filter((seat) => seat !== at));

export const FLY = ['Fly'];

/** A monster as printed. */
export interface Foe {
	readonly name: string;
	readonly hp: number;
	readonly evasion: number;
	readonly attack: number;
}

const foe = (name: string, hp: number, evasion: number, attack: number): Foe => ({
	name,
	hp,
	evasion,
	attack
});

export const MONSTERS: readonly Foe[] = [
	foe('Clotty', 2, 3, 1),
	foe('Conjoined Fatty', 4, 3, 2),
	foe('Dip', 1, 4, 1),
	foe('Fat Bat', 3, 5, 1),
	foe('Leech', 1, 4, 2),
	foe('Pooter', 2, 3, 1),
	foe('Red Host', 2, 3, 2),
	foe('Spider', 1, 4, 1),
	foe('Trite', 1, 5, 1),
	foe('Mulliboom', 1, 2, 4),
	foe("Mom's Eye", 1, 4, 2),
	foe('Boom Fly', 1, 4, 1),
	foe('Psy Horf', 1, 5, 1),
	foe('Dinga', 3, 3, 1)
];

export const BOSSES: readonly Foe[] = [
	foe('Gurdy', 5, 4, 1),
	foe('Monstro', 4, 4, 1),
	foe('Little Horn', 2, 6, 1),
	foe('Carrion Queen', 3, 4, 1)
];

/** Bosses whose souls somebody has already. */
export const SOULS = ['Chub', 'Famine', 'Pestilence', 'The Duke of Flies'];
