import { ruledRefusals } from '#lib/scenario/index.ts';
import { RULINGS } from '../rulings.server.ts';

export const prerender = true;
export const trailingSlash = 'never';

/** Everything that a ruling says is refused: fetched where something is. */
export const GET = (): Response => Response.json(RULINGS.flatMap((one) => ruledRefusals(one)));
