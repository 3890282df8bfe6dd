import type { PageServerLoad } from './$types';
import { contents } from './book.server.ts';

export const load: PageServerLoad = () => ({ chapters: contents('2023') });
