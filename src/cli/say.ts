import { play, print, verdictOf, verdictUnderReadings } from '#lib/scenario/index.ts';
import { understand, type Chip } from '#lib/scenario/spoken/index.ts';
import { verdictLines } from './verdict.ts';
import { wrap } from './wrap.ts';

/**
 * What a sentence means: the scenario in canonical notation, all that was not understood or cannot have
 * happened, and what comes of it.
 */
export function sayLines(said: string): {
	readonly lines: readonly string[];
	readonly isWhole: boolean;
} {
	const { scenario, chips } = understand(said);
	const remarks = chips.flatMap(remark);
	const isRead = chips.every(({ kind }) => kind !== 'unread');
	const played = play(scenario);
	const answer = played.ok
		? verdictLines(
				// What comes of a part of what was said is no answer to the question.
				verdictOf(played, {
					script: scenario.script,
					title: isRead ? scenario.title : undefined
				}),
				verdictUnderReadings(scenario, played),
				played.position
			)
		: played.problems.map(({ message }) => wrap(message, '', ''));
	const isWhole = isRead && played.ok;
	return {
		lines: [print(scenario), ...remarks, ...(remarks.length > 0 ? [''] : []), ...answer],
		isWhole
	};
}

/** What to report about a piece: not understood, left out, or impossible. */
function remark({ kind, words, trouble, fits }: Chip): readonly string[] {
	const line = (text: string): string => wrap(text, '', '  ');
	if (kind === 'unread')
		return [
			line(`? “${words}” is not understood${fits.length > 0 ? `; ${fits.join(' · ')}?` : '.'}`)
		];
	if (trouble !== null) return [line(`! ${words}: ${trouble}`)];
	if (kind === 'left') return [line(`- “${words}” says nothing about the table.`)];
	return [];
}
