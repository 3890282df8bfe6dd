import { cardsApart } from '../others.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({ cards: cardsApart() });
