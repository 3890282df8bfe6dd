import { countedChapters } from '../coverage.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({ chapters: countedChapters('2023') });
