import type { TurnChange } from '../words/turn.ts';
import { nameText } from './thing.ts';
import { HAPPENED_WORDS } from '../reserved-words.ts';
import { HAPPENED, type Board, type TurnSetup } from '../scenario.ts';

/** Prints whose turn it is and how far it has come, or what is set of it. */
export function turnText(turn: TurnSetup | TurnChange): string {
	const { active, step, attackRolls, happened = {}, extraAfter, starting } = turn;
	return [
		...(active === undefined ? [] : [nameText(active)]),
		...(step === undefined ? [] : [step]),
		...(attackRolls === undefined ? [] : [counted(attackRolls, ['attack roll', 'attack rolls'])]),
		...HAPPENED.flatMap((what) => {
			const count = happened[what];
			return count === undefined ? [] : [counted(count, HAPPENED_WORDS[what])];
		}),
		...(turn.monsterDied === undefined
			? []
			: [turn.monsterDied ? 'a monster died' : 'no monster died']),
		...(turn.ending === undefined ? [] : [turn.ending ? 'ending' : 'not ending']),
		...(extraAfter === undefined ? [] : [`extra after ${nameText(extraAfter)}`]),
		...('usual' in turn ? ['a usual turn'] : []),
		...(starting === undefined ? [] : [`starting player ${nameText(starting)}`])
	].join(', ');
}

const counted = (count: number, [one, several]: readonly [string, string]): string =>
	`${String(count)} ${count === 1 ? one : several}`;

/** Prints who has priority, and how many have passed in a row before them. */
export const priorityText = ({ player, passes }: NonNullable<Board['priority']>): string =>
	`${nameText(player)}${passes === 0 ? '' : `, ${counted(passes, ['pass', 'passes'])}`}`;
