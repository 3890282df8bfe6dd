import { andList } from '../abilities/wording-nouns.ts';
import { cannotBeChosen } from '../mechanics/targets.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Ref } from '../model/words.ts';
import { refName } from './names.ts';
import { FIZZLED, type Told } from './reasons.ts';

/** Why something fizzles. */
export function fizzled({ item, because, lost }: Told<'fizzled'>, position: Position): string {
	if (because !== 'targets gone') return FIZZLED[because];
	if (item.kind === 'damage') return 'whoever it was dealt to is gone';
	if (item.kind === 'death') return 'what would die is gone';
	const targets = 'context' in item ? item.context.targets : [];
	return loss(position, lost ?? targets, targets.length);
}

/** Why an effect has lost targets: they have gone, or stand there and do not fit any more. */
export function loss(position: Position, lost: readonly Ref[], of: number): string {
	const there = lost.filter((ref) => stands(position, ref));
	const gone = lost.length - there.length;
	const unfit = there.length > 0 ? [unfitWords(position, there)] : [];
	return andList(gone > 0 ? [goneWords(gone, of), ...unfit] : unfit);
}

function goneWords(gone: number, of: number): string {
	if (of === 1) return 'its target is gone';
	return gone === of
		? 'its targets are gone'
		: `${gone === 1 ? 'one' : String(gone)} of its targets ${gone === 1 ? 'is' : 'are'} gone`;
}

function unfitWords(position: Position, there: readonly Ref[]): string {
	const names = andList(there.map((ref) => refName(position, ref)));
	return there.every((ref) => cannotBeChosen(position, ref))
		? `${names} ${there.length === 1 ? 'is' : 'are'} dead`
		: `it can no longer target ${names}`;
}

/** Whether something is at the table, whatever it is by now. */
function stands(position: Position, ref: Ref): boolean {
	if ('player' in ref) return ref.player in position.players;
	if ('object' in ref) return locate(position, ref.object) !== null;
	if ('item' in ref) return position.stack.some(({ id }) => id === ref.item);
	if ('attackOf' in ref) return position.frames.some(({ chart }) => chart === 'attack');
	return true;
}
