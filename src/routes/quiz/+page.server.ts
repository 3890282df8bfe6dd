import { quizNames } from './questions.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({ names: quizNames() });
