import type { Effect } from '../abilities/grammar.ts';
import { partAt } from '../abilities/path.ts';
import { abilityOf } from '../cards/library.ts';
import type { FrameOf } from '../model/frame.ts';
import type { Position } from '../model/position.ts';
import type { EffectRef } from '../model/words.ts';
import { follow, setTop, tell, topFrame, type Run } from './run.ts';

/** What a choice may stand in and be the ability's own: its sentences, and the option taken. */
const IN_LINE: ReadonlySet<Effect['do']> = new Set(['then', 'and', 'if you do', 'choose one']);

/** Where an ability begins that is a part of a line: what reads a roll, or waits for its moment. */
const startOf = ({ item }: FrameOf<'resolution'>, { card, line }: EffectRef): number =>
	item.kind === 'ability' && item.effect.card === card && item.effect.line === line
		? item.effect.path.length
		: 0;

/** Whether an effect is a sentence of its ability, and not what is done to each, or only perhaps. */
function isSentence(position: Position, at: EffectRef, start: number): boolean {
	const ability = abilityOf(at, position.edition);
	return at.path.every((_, depth) => {
		if (depth < start) return true;
		const above = ability && partAt(ability, at.path.slice(0, depth))?.effect;
		return above !== null && above !== undefined && IN_LINE.has(above.do);
	});
}

/**
 * Where a choice that an ability makes as it resolves has nothing to choose from, the ability fizzles in
 * some editions: what is left of it is not done, unless that is read otherwise.
 * What players do with cards of their own, such as discarding, is no such choice: where they have none,
 * what follows "then" is done all the same (6.2).
 * @rule ability.later-choice ability.later-choice-ends
 */
export function fizzleWithNothing(run: Run, at: EffectRef): void {
	const frame = topFrame(run.position);
	if (run.options.laterChoices !== 'fizzle with nothing' || frame.chart !== 'resolution') return;
	if (frame.fizzled || !isSentence(run.position, at, startOf(frame, at))) return;
	const { item, agenda } = frame;
	const hasMore = agenda.slice(1).some(isEffect);
	const goesOn = hasMore && follow(run, 'rest-of-a-fizzle') === 'goes-on';
	tell(
		run,
		{ did: 'fizzled', item, because: 'nothing to choose from' },
		hasMore && !goesOn ? 'rest of a fizzle' : 'nothing left to choose'
	);
	if (!goesOn) setTop(run, { ...frame, fizzled: true });
}

const isEffect = ({ do: does }: FrameOf<'resolution'>['agenda'][number]): boolean =>
	does === 'effect' || does === 'if done' || does === 'repeat';

/** Whether what resolves has fizzled on its way, and does no more of what it says. */
export const hasFizzled = (run: Run): boolean => {
	const frame = topFrame(run.position);
	return frame.chart === 'resolution' && frame.fizzled === true;
};
