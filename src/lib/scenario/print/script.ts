import { cardText } from '../names.ts';
import { opensLine } from '../reserved-words.ts';
import type { Act } from '../scenario.ts';
import type { Thing } from '../words/things.ts';
import { cardThingText, thingsText } from './thing.ts';

/** Prints what somebody does. */
export function actText(act: Act, players: readonly string[]): string {
	const targets = (things: readonly Thing[] | undefined): string =>
		things ? ` -> ${thingsText(things, players)}` : '';
	switch (act.do) {
		case 'everyone passes':
			return 'everyone passes';
		case 'pass':
			return `${subject(act.player)} passes`;
		case 'play': {
			const mode = act.mode === undefined ? '' : ` (mode ${String(act.mode)})`;
			return `${subject(act.player)} plays ${cardText(act.card)}${mode}${targets(act.targets)}`;
		}
		case 'activate':
			return `${subject(act.player)} activates ${cardThingText(act.object, players)}${targets(act.targets)}`;
		case 'attack':
			return `${subject(act.player)} attacks`;
		case 'purchase':
			return `${subject(act.player)} purchases`;
		case 'end turn':
			return `${subject(act.player)} ends the turn`;
		case 'barter': {
			const favour = act.favour === undefined ? '' : ` for ${act.favour}`;
			const { amount, gives = [], gets = [] } = act;
			const cents = amount > 0 || gives.length === 0 ? [`${String(amount)}¢`] : [];
			const given = [...cents, ...(gives.length > 0 ? [thingsText(gives, players)] : [])].join(
				', '
			);
			const back = gets.length > 0 ? ` against ${thingsText(gets, players)}` : '';
			return `${subject(act.player)} barters ${given} with ${subject(act.to)}${back}${favour}`;
		}
		case 'soul purchase':
			return `${subject(act.player)} purchases with ${cardThingText(act.soul, players)}`;
		case 'choose': {
			const [only] = act.picks;
			const who = `${subject(act.player)}${act.always ? ' always' : ''}`;
			if (only?.is === 'answer' && act.picks.length === 1)
				return `${who} ${only.answer === 'yes' ? 'accepts' : 'declines'}`;
			return `${who} chooses ${thingsText(act.picks, players)}`;
		}
		case 'roll':
			return act.player === undefined
				? `roll ${String(act.result)}`
				: `${subject(act.player)} rolls ${String(act.result)}`;
		case 'reveal':
			return `reveal ${cardText(act.card)}`;
	}
}

/** A player's name at the start of a line. */
export const subject = (name: string): string => (opensLine(name) ? `player ${name}` : name);
