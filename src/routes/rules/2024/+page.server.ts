import { contents } from '../book.server.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = () => ({ chapters: contents('2024') });
