import { specsWanted } from '../mechanics/ability-of-decision.ts';
import { wordOf } from '../mechanics/filter-words.ts';
import { locate } from '../model/objects.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { TargetWord } from '../abilities/words.ts';
import { cardName, objectName, sentence } from './names.ts';

/** What somebody has to have done, so that a thing of that kind lies on the stack. */
const COMES_BY: Partial<Readonly<Record<TargetWord, string>>> = {
	'dice roll': 'somebody rolls a die',
	'ability of an item': 'somebody activates an item',
	'triggered ability': 'an ability triggers',
	'loot being played': 'somebody plays a loot card',
	damage: 'somebody would take damage',
	death: 'somebody would die'
};

/**
 * When something can be done that answers what lies on the stack: "Butter Bean! has its moment right after
 * somebody activates an item or plays a loot card, before that resolves." Null for what asks for nothing there.
 */
export function momentSentence(
	position: Position,
	decision: Extract<Decision, { do: 'play' | 'activate' }>
): string | null {
	const words = specsWanted(position, decision).flatMap(({ any }) => any.map(wordOf));
	const clauses = [...new Set(words)].flatMap((word) => COMES_BY[word] ?? []);
	if (clauses.length === 0 || words.some((word) => COMES_BY[word] === undefined)) return null;
	const does =
		decision.do === 'play'
			? `${cardName(decision.card)} can be played`
			: locate(position, decision.object)
				? `${objectName(position, decision.object)} can be activated`
				: null;
	return does && sentence(`${does} right after ${orList(clauses)}, before that resolves`);
}

/** Clauses of which one holds; a subject that they share is said once. */
function orList([first = '', ...others]: readonly string[]): string {
	const [subject] = /^somebody /u.exec(first) ?? [''];
	const bare = others.map((one) =>
		subject !== '' && one.startsWith(subject) ? one.slice(subject.length) : one
	);
	return [first, ...bare].join(' or ');
}
