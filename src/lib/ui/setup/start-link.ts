import { linkFor } from '../../scenario/link/index.ts';
import { scenarioOf, type Choice } from './choice.ts';

/** The letters of a link to the table on which the judge sets the game up; null where none can say it. */
export const startLink = (choice: Choice): string | null =>
	linkFor({ scenario: scenarioOf(choice) });
