import { coverage } from '../../coverage.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({ chapters: coverage('2024') });
