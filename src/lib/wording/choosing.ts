import { andList } from '../abilities/wording-nouns.ts';
import type { Taken } from '../model/happening/index.ts';
import type { Position } from '../model/position.ts';
import type { Ref } from '../model/words.ts';
import { optionTakenWords } from './cards.ts';
import { refName } from './names.ts';

/** ", choosing Amy and Gurdy": the option and the targets something was given; empty without any. */
export function choosing(position: Position, targets: readonly Ref[], option?: Taken): string {
	const names = targets.map((target) => refName(position, target));
	const taken = option ? [optionTakenWords(option, position.edition)] : [];
	const all = [...taken, ...names];
	return all.length === 0 ? '' : `, choosing ${andList(all)}`;
}
