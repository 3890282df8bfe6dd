import { chartPage, chartSlugs } from '../../charts.server.ts';
import type { EntryGenerator, PageServerLoad } from './$types';

export const entries: EntryGenerator = () => [...chartSlugs('original')];

export const load: PageServerLoad = ({ params }) => chartPage('original', params.name);
