import type { Scenario } from '../scenario.ts';
import type { Chip } from './spoken.ts';

/** What tells of HP without their number. */
const IN_WORDS = /\b(?:full|last|one|two|three|four|both|each|dead|almost|nearly)\b/iu;

/**
 * Chips in which the HP of whoever acts are shown where no chip tells them: "attacks Gurdy with 1 HP left (her, not
 * it)" becomes "Kim (1 HP) attacks Gurdy".
 */
export function withHPShown(chips: readonly Chip[], { players = [] }: Scenario): readonly Chip[] {
	return players.reduce((all, { name, hp }) => {
		if (hp === undefined) return all;
		const number = new RegExp(`\\b${String(hp)}\\b`, 'u');
		const isTold = ({ kind, words }: Chip): boolean =>
			kind === 'act'
				? words.includes(`${name} has ${String(hp)} HP`) ||
					words.includes(`${name} (${String(hp)} HP)`)
				: kind === 'fact' && (number.test(words) || IN_WORDS.test(words));
		if (all.some(isTold)) return all;
		const first = all.find(({ kind, words }) => kind === 'act' && words.startsWith(`${name} `));
		if (!first) return all;
		const words = `${name} (${String(hp)} HP)${first.words.slice(name.length)}`;
		return all.map((chip) => (chip === first ? { ...chip, words } : chip));
	}, chips);
}
