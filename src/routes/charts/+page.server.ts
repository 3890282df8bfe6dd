import type { PageServerLoad } from './$types';
import { overviewOf } from './charts.server.ts';

export const load: PageServerLoad = () => overviewOf('2023');
