import type { EditionId } from '../model/words.ts';
import type { Points } from '../rules/points.ts';
import { POINTS_2023 } from './points-2023.ts';
import { POINTS_2024 } from './points-2024.ts';
import { POINTS_ORIGINAL } from './points-original.ts';

/** By which rules each edition tells what happens; apart from its charts, which whoever only tells of it does without. */
export const POINTS: Readonly<Record<EditionId, Points>> = {
	'2023': POINTS_2023,
	'2024': POINTS_2024,
	original: POINTS_ORIGINAL
};
