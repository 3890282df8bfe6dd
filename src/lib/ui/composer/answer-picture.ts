import type { Scenario } from '../../scenario/scenario.ts';
import type { ShownVerdict } from '../judge-worker/shapes/verdict.ts';
import { withLetters } from '../pictures/fonts.ts';
import { qrOf } from '../pictures/qr.ts';
import { answerOf } from '../table/share/answer.ts';
import { imageOf } from '../table/share/report-image.ts';
import { reportOf } from '../table/share/report.ts';
import { fileName, pngOf } from '../table/share/save.ts';
import { shownEntriesOf } from '../table/state/lay.ts';

/**
 * The picture of an answer, as the table shares it.
 * @param link leads to its table.
 * @returns null where there is no table to be drawn.
 */
export async function pictureOf(
	scenario: Scenario,
	given: ShownVerdict,
	link: string
): Promise<File | null> {
	const moves = shownEntriesOf(scenario);
	const report = moves && reportOf(scenario, moves, moves.length - 1, []);
	if (!report) return null;
	const drawn = imageOf({ ...report, answer: answerOf(given), qr: qrOf(link) });
	const painted = await pngOf(await withLetters(drawn));
	return new File([painted], fileName(report.title, 'png'), { type: 'image/png' });
}
