/**
 * Records what comes of every ruling and curated dispute, so that a test notices when another answer comes of
 * the same text: `npm run answers`, after the version of the judge has grown and content/changes.json says why.
 */
import { writeFileSync } from 'node:fs';
import { ANSWERS, answersNow, recorded } from '../tests/support/answers.ts';

writeFileSync(ANSWERS, recorded(answersNow()));
