import { timesDone, type Counted } from '../../mechanics/counting.ts';
import type { StaticEffect } from '../../abilities/grammar.ts';
import { reaches } from '../../mechanics/abilities-on.ts';
import { inForce } from '../../mechanics/static-effects.ts';
import type { Seat } from '../../model/words.ts';
import type { Next } from '../chart.ts';

/** Who decides, or -1 when the game goes on by itself. */
export const playerOf = ({ decision }: Next): Seat =>
	decision && 'player' in decision ? decision.player : -1;

/** Whether something bars a player from a kind of act. */
export const barred = (
	at: Next,
	player: Seat,
	what: Extract<StaticEffect, { cant: unknown }>['cant']
): boolean =>
	((what === 'play loot' || what === 'activate') && hasDoneEnough(at, player, what)) ||
	inForce(at.position, 'cant').some(
		({ standing, context, from }) =>
			'cant' in standing &&
			standing.cant === what &&
			reaches(at.position, standing.who, from, context, { player })
	);

/** Whether a player has done it as often as something lets them do it in a turn. */
const hasDoneEnough = ({ position }: Next, player: Seat, what: Counted): boolean =>
	inForce(position, 'most').some(
		({ standing, context, from }) =>
			'most' in standing &&
			standing.times === what &&
			timesDone(position, player, what) >= standing.most &&
			reaches(position, standing.who, from, context, { player })
	);
