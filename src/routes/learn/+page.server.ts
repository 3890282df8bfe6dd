import { LESSONS } from './lessons.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({ lessons: LESSONS });
