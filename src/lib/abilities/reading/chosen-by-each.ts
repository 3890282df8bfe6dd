/**
 * "Each player chooses an item they control. Destroy those items.": each of them has one of their own, so it comes to the
 * same as "Each player chooses an item they control and destroys it." Of what several may choose, such as a monster, it
 * is not said whether it is done once for each of them.
 */
import { endOfSentence } from './by-sentence.ts';
import type { Token } from './tokens.ts';

/** What is done alike whoever does it. */
const DONE: ReadonlySet<string> = new Set(['destroy', 'deactivate', 'recharge', 'reroll']);
const THOSE = [
	['them'],
	['those'],
	...['those', 'the chosen', 'each chosen', 'all chosen', 'all of the chosen'].flatMap((those) =>
		['item', 'soul', 'curse', 'object'].map((what) => [...those.split(' '), what])
	)
];

const isAt = (tokens: readonly Token[], at: number, stems: readonly string[]): boolean =>
	stems.every((stem, i) => tokens[at + i]?.stem === stem);

/** The tokens of a text, with what is done with what each has chosen as done by each. */
export function chosenByEach(tokens: readonly Token[]): readonly Token[] {
	const said: Token[] = [];
	for (let at = 0; at < tokens.length;) {
		const end = endOfSentence(tokens, at);
		const [stop] = tokens.slice(end - 1, end);
		const verb = tokens[end];
		if (!stop || !verb || !isOwnChoice(tokens.slice(at, end)) || !DONE.has(verb.stem)) {
			said.push(...tokens.slice(at, end));
			at = end;
			continue;
		}
		const those = THOSE.find((stems) => {
			const behind = end + 1 + stems.length;
			return (
				isAt(tokens, end + 1, stems) &&
				(tokens[behind]?.stem === '.' || (tokens[behind]?.opens ?? true))
			);
		});
		said.push(...tokens.slice(at, those ? end - 1 : end));
		at = end;
		if (!those) continue;
		const put = (stem: string): Token => ({ stem, from: verb.from, to: verb.to, opens: false });
		said.push(put('and'), put(verb.stem), put('it'));
		at = end + 1 + those.length;
	}
	return said;
}

/** Whether each player is told in a sentence to choose one thing of their own, and nothing else. */
function isOwnChoice(sentence: readonly Token[]): boolean {
	const each = sentence.findLastIndex(({ stem }) => stem === 'each');
	const stems = sentence.slice(each).map(({ stem }) => stem);
	const from = stems[1] === 'other' ? 3 : 2;
	return (
		each >= 0 &&
		(each === 0 || sentence[each]?.comma === true || sentence[each - 1]?.stem === ':') &&
		stems[from - 1] === 'player' &&
		stems[from] === 'choose' &&
		stems[from + 1] === 'a' &&
		stems.slice(-3).join(' ') === 'they control .' &&
		!stems.includes('and')
	);
}
