import { openApart } from '../others.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({ open: openApart() });
