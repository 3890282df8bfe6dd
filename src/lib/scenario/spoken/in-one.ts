import type { Token } from './token.ts';

/** Words that say together what one word says. */
const TOGETHER: Readonly<Record<string, string>> = {
	'hit point': 'hp',
	'hit points': 'hp',
	'health point': 'hp',
	'health points': 'hp',
	'life point': 'hp',
	'life points': 'hp',
	'my self': 'myself',
	'him self': 'himself',
	'her self': 'herself',
	'them self': 'themself',
	'them selves': 'themselves',
	're roll': 'reroll',
	're rolls': 'rerolls',
	're rolled': 'rerolled',
	're rolling': 'rerolling',
	'no body': 'nobody',
	'no one': 'nobody',
	'some one': 'someone',
	'every one': 'everyone',
	'face up': 'charged'
};

/** Units that stand for another one behind a number. */
const UNITS: Readonly<Record<string, string>> = {
	heart: 'hp',
	hearts: 'hp',
	penny: 'cents',
	pennies: 'cents',
	coin: 'cents'
};

/** Numbers that say which one: "2nd". */
const WHICH: Readonly<Record<string, string>> = {
	'1st': 'first',
	'2nd': 'second',
	'3rd': 'third',
	'4th': 'fourth'
};

/** Words that are always written with a full stop, if with one at all. */
const ALWAYS_CUT = /^(?:mr|mrs|dr|vs)$/u;

/** Tokens with those in one that say one thing together: "hit points", "player 2", "2 hearts". */
export function inOne(tokens: readonly Token[]): readonly Token[] {
	const found: Token[] = [];
	for (let i = 0; i < tokens.length; i++) {
		const one = tokens[i];
		const next = tokens[i + 1];
		if (!one) continue;
		const isDashed = next?.text === '-' && one.to === next.from && tokens[i + 2]?.from === next.to;
		const other = isDashed ? tokens[i + 2] : next;
		// "20/20" is a name.
		const isSlashed =
			one.text === '20' &&
			next?.text === '/' &&
			tokens[i + 2]?.text === '20' &&
			next.from === one.to;
		if (isSlashed) {
			const to = tokens[i + 2]?.to ?? one.to;
			found.push({ ...one, kind: 'word', text: 'twentytwenty', bare: 'twentytwenty', to });
			i += 2;
			continue;
		}
		const word = other ? TOGETHER[`${one.text} ${other.text}`] : undefined;
		if (word !== undefined && other) {
			found.push({ ...one, text: word, bare: word, to: other.to });
			i += isDashed ? 2 : 1;
			continue;
		}
		const which = next?.from === one.to ? WHICH[`${one.text}${next.text}`] : undefined;
		if (which !== undefined && next) {
			found.push({ ...one, kind: 'word', text: which, bare: which, to: next.to });
			i++;
			continue;
		}
		// "Larry Jr. has", "vs. Gurdy": the full stop of what is cut short ends nothing.
		const after = tokens[i + 2];
		const isCut =
			next?.text === '.' &&
			next.from === one.to &&
			(ALWAYS_CUT.test(one.text) ||
				(one.text === 'jr' && after?.kind === 'word' && !after.capital));
		if (isCut) {
			found.push({ ...one, to: next.to });
			i++;
			continue;
		}
		const isSeat = one.text === 'player' && next?.kind === 'number' && next.text.length === 1;
		if (isSeat) {
			const text = `p${next.text}`;
			found.push({ ...one, text, bare: text, capital: true, to: next.to });
			i++;
			continue;
		}
		const isCounted = tokens[i - 1]?.kind === 'number';
		const unit = isCounted && Object.hasOwn(UNITS, one.text) ? UNITS[one.text] : undefined;
		found.push(unit === undefined ? one : { ...one, text: unit, bare: unit });
	}
	return found;
}
