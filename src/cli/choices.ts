import { prompt } from '#lib/judge/judge.ts';
import type { Decision } from '#lib/model/decision.ts';
import type { Position } from '#lib/model/position.ts';
import type { Refusal } from '#lib/rules/step.ts';
import { actOf, lineText, optionText } from '#lib/scenario/index.ts';
import { rulesLine } from './cited.ts';
import { wrap } from './wrap.ts';

/** Something that could be wanted now. */
export interface Choice {
	/** In the words of the notation. */
	readonly text: string;
	readonly refusal: Refusal | null;
	/** The legal targets for each place, in the words of the notation. */
	readonly targets: readonly (readonly string[])[];
}

/** Everything that could be wanted now, legal or refused. */
export function choicesAt(position: Position): readonly Choice[] {
	const now = prompt(position);
	const players = position.players.map(({ name }) => name);
	const textOf = (decision: Decision): string => lineText(actOf(position, decision), players);
	switch (now.kind) {
		case 'over':
			return [];
		case 'priority':
			return now.plays.map(({ decision, refusal, targets }) => ({
				text: textOf(decision),
				refusal,
				targets: targets.map((refs) => refs.map((ref) => optionText(position, ref)))
			}));
		case 'question': {
			const { domain } = now.question;
			const name = players[now.who] ?? '?';
			if (domain.pick === 'roll') return [1, 2, 3, 4, 5, 6].map((n) => legal(`roll ${String(n)}`));
			if (domain.pick === 'card') return [legal(`reveal … (a card of the ${domain.deck} deck)`)];
			if (domain.pick === 'amount')
				return [legal(`${name} chooses ${String(domain.min)} … ${String(domain.max)}`)];
			return now.choices.map(({ option, refusal }) => ({
				text: textOf({ do: 'choose', player: now.who, picks: [option] }),
				refusal,
				targets: []
			}));
		}
	}
}

const legal = (text: string): Choice => ({ text, refusal: null, targets: [] });

/** All choices for a person to read. */
export function choicesText(position: Position): string {
	const all = choicesAt(position);
	const can = all.filter(({ refusal }) => !refusal);
	const cannot = all.filter(({ refusal }) => refusal);
	return [
		'Can:',
		...(can.length > 0 ? can.map(canText) : ['  nothing']),
		...(cannot.length > 0
			? ["Can't:", ...cannot.flatMap((choice) => cannotLines(choice, position))]
			: [])
	].join('\n');
}

const canText = ({ text, targets }: Choice): string =>
	wrap(`${text}${targets.map((refs) => ` -> ${refs.join(' | ')}`).join(',')}`, '  ', '      ');

const cannotLines = ({ text, refusal }: Choice, { edition }: Position): readonly string[] => [
	wrap(`${text}: ${refusal?.refused ?? ''}`, '  ', '      '),
	...rulesLine(refusal?.rules ?? [], edition, '    ')
];
