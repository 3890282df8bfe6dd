import type { Token } from './token.ts';
import { numberIn } from './tokens.ts';

/** Words with a capital that are nobody's name. */
const NO_NAMES: ReadonlySet<string> = new Set(
	`monday tuesday wednesday thursday friday saturday sunday january february march april june july september october
	november december easter christmas halloween english german french spanish italian dutch polish american british
	discord reddit youtube facebook edmund kickstarter requiem warp zone isaac faq pdf tts bgg wiki google yesterday today
	tonight tomorrow rulebook reference official house tabletop simulator magic mtg pokemon hearthstone yugioh update saturdays sundays fridays mondays`.split(
		/\s+/u
	)
);

/** Words before a colon that nobody is called. */
export const HEADINGS =
	/^(?:results?|outcome|setup|situation|scenario|board|state|context|example|note|notes|issue|problem|ruling|claim|argument|theirs?|ours|update|background|timing|tldr)$/u;

/** Whether a word that nobody knows is a name by its capital: inside a sentence, or before what is said of somebody. */
export function isCalled(
	tokens: readonly Token[],
	index: number,
	isTitled: boolean,
	isHalfName: (index: number) => boolean
): boolean {
	const token = tokens[index];
	if (!token?.capital || isTitled || NO_NAMES.has(token.text) || token.text.length < 3)
		return false;
	const before = tokens[index - 1];
	const next = tokens[index + 1];
	// "My Minus", "the Poop": what somebody has.
	const isThing =
		before?.kind === 'word' &&
		/^(?:my|his|their|your|our|the|a|an|this|that)$/u.test(before.text) &&
		(next === undefined || next.kind === 'mark' || !/(?:s|ed)$/u.test(next.text));
	if (isThing || isUsed(tokens, index) || isHalfName(index)) return false;
	if (before?.kind === 'word') return true;
	// "Baran (2hp) bombs the Sucker", "Hilke, on her last hit point, rolls a 2".
	const isBracketed = tokens[index + 1]?.text === '(' && numberIn(tokens[index + 2]) !== null;
	const isTold =
		tokens[index + 1]?.text === ',' &&
		/^(?:who|on|at|with|playing|already|down)$/u.test(tokens[index + 2]?.text ?? '');
	// "Arvo and I are both on 1 HP".
	const isBeside =
		tokens[index + 1]?.text === 'and' && /^(?:i|me)$/u.test(tokens[index + 2]?.text ?? '');
	return (isBracketed || isTold || isBeside) && !token.text.endsWith('ly');
}

/** "Taps Grumpy Lamp": what somebody uses, plays or buys, of however many words its name is. */
function isUsed(tokens: readonly Token[], index: number): boolean {
	let first = index;
	while (tokens[first - 1]?.kind === 'word' && tokens[first - 1]?.capital) first--;
	return USES.test(tokens[first - 1]?.text ?? '');
}
const USES =
	/^(?:tap|taps|tapped|use|uses|used|activate|activates|activated|play|plays|played|buy|buys|bought|purchase|purchases|purchased)$/u;
