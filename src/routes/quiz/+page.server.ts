import { questionNames } from './questions.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({ questions: questionNames() });
