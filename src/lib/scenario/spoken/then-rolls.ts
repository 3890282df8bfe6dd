import { facesAt, rollBehind } from './numbers.ts';
import { is, skip, verbAt, type Reader } from './reader.ts';
import type { Match } from './said.ts';
import type { Who } from './ref.ts';
import type { Said } from './clause.ts';

/** A roll with nothing but numbers, where one can be said so. */
export const bareRoll = (reader: Reader, at: number): Match<Said> | null => {
	const faces = facesAt(reader, at);
	return (
		faces && {
			to: faces.to,
			value: [{ say: 'roll', who: null, faces: faces.value, against: null }]
		}
	);
};

/** Behind an attack: its rolls, as sayings. */
export function thenRolls(reader: Reader, at: number, said: Said, who: Who | null): Match<Said> {
	const rolls = rollBehind(reader, at);
	if (!rolls) return { to: at, value: said };
	const [attack] = said;
	const [face] = rolls.value;
	const isState = is(reader, at, '(') && rolls.value.length === 1 && rollsSoon(reader, rolls.to);
	// "Attacks Monstro (1), rolls 5": what stands in brackets is no roll.
	if (
		isState &&
		attack?.say === 'attack' &&
		attack.on?.ref === 'card' &&
		typeof face === 'number'
	) {
		const on = { ...attack.on, facts: { ...attack.on.facts, hp: face } };
		return { to: rolls.to, value: [{ ...attack, on }, ...said.slice(1)] };
	}
	return {
		to: rolls.to,
		value: [...said, { say: 'roll', who, faces: rolls.value, against: null }]
	};
}

/** Whether a roll with its number is told right behind. */
function rollsSoon(reader: Reader, at: number): boolean {
	const to = skip(reader, at, ',.:');
	const isRoll = verbAt(reader, to)?.verb === 'roll' || is(reader, to, 'roll', 'dice', 'die');
	return isRoll && facesAt(reader, skip(reader, to + 1, ':')) !== null;
}
