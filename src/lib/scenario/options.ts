import { choiceOf, effectOf } from '../abilities/path.ts';
import { wanted } from '../mechanics/ability-of-decision.ts';
import { locate } from '../model/objects.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { Refusal } from '../rules/step.ts';
import { effectWords } from '../wording/index.ts';
import { cardText } from './names.ts';
import type { Trouble } from './pick.ts';

/** Where an option had to be named: each as the notation writes it, with its words. */
export function optionsToTake(
	position: Position,
	decision: Decision,
	{ rules }: Refusal
): Pick<Trouble, 'expected'> {
	if (decision.do !== 'play' && decision.do !== 'activate') return {};
	const held = rules.includes('ability.mode') ? wanted(position, decision) : null;
	const choice = held && choiceOf(effectOf(held.ability));
	if (!held || !choice) return {};
	const card =
		decision.do === 'play' ? decision.card : locate(position, decision.object)?.object.card;
	if (card === undefined) return {};
	const { at } = held;
	const options = choice.options.map((_, mode) => {
		const words = effectWords(
			{ ...at, path: [...at.path, ...choice.path, mode] },
			position.edition
		);
		return `${cardText(card)} (mode ${String(mode + 1)})${words === '' ? '' : `: ${words.replace(/^• /u, '')}`}`;
	});
	return { expected: options.join(' · ') };
}
