import { nameText } from './print-thing.ts';
import { HAPPENED_WORDS } from './said.ts';
import { HAPPENED, type TurnSetup } from './scenario.ts';

/** Prints whose turn it is and how far it has come. */
export function turnText(turn: TurnSetup): string {
	const { active, step, attackRolls, happened = {}, extraAfter } = turn;
	return [
		...(active === undefined ? [] : [nameText(active)]),
		...(step === undefined ? [] : [step]),
		...(attackRolls === undefined ? [] : [counted(attackRolls, ['attack roll', 'attack rolls'])]),
		...HAPPENED.flatMap((what) => {
			const count = happened[what];
			return count === undefined ? [] : [counted(count, HAPPENED_WORDS[what])];
		}),
		...(turn.monsterDied ? ['a monster died'] : []),
		...(turn.ending ? ['ending'] : []),
		...(extraAfter === undefined ? [] : [`extra after ${nameText(extraAfter)}`])
	].join(', ');
}

const counted = (count: number, [one, several]: readonly [string, string]): string =>
	`${String(count)} ${count === 1 ? one : several}`;
