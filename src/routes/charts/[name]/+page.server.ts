import { chartPage, chartSlugs } from '../charts.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => [...chartSlugs('2023')];

export const load: PageServerLoad = ({ params }) => chartPage('2023', params.name);
