import type { Standing } from '../../abilities/grammar.ts';
import { reaches } from '../../mechanics/abilities-on.ts';
import { inForce } from '../../mechanics/standings.ts';
import type { Seat } from '../../model/words.ts';
import type { Next } from '../chart.ts';

/** Who decides, or -1 when the game goes on by itself. */
export const playerOf = ({ decision }: Next): Seat =>
	decision && 'player' in decision ? decision.player : -1;

/** Whether something bars a player from a kind of act. */
export const barred = (
	{ position }: Next,
	player: Seat,
	what: Extract<Standing, { cant: unknown }>['cant']
): boolean =>
	inForce(position, 'cant').some(
		({ standing, context, from }) =>
			'cant' in standing &&
			standing.cant === what &&
			reaches(position, standing.who, from, context, { player })
	);
