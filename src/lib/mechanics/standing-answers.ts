import type { Position, StandingAnswer } from '../model/position.ts';
import type { Question } from '../model/question.ts';
import type { CardKey, EffectRef, Option } from '../model/words.ts';

const sameRef = (a: EffectRef, b: EffectRef): boolean =>
	a.card === b.card && a.line === b.line && a.path.join() === b.path.join();

/** Where the waiting abilities that are to be ordered are written. */
const written = (position: Position, options: readonly Option[]): readonly EffectRef[] =>
	options.flatMap((option) => {
		const waiting =
			'trigger' in option ? position.waiting.find(({ id }) => id === option.trigger) : undefined;
		return waiting ? [waiting.effect] : [];
	});

/** Whether a question can be answered once for all: to use an ability or not, and an order. */
export const canBeSettled = ({ purpose }: Question): boolean =>
	purpose.about === 'may' || purpose.about === 'trigger order';

/** The answer to a question as its player will always give it; null where it is of another kind. */
export function settledBy(
	position: Position,
	{ who, purpose }: Question,
	picks: readonly Option[]
): StandingAnswer | null {
	const [first] = picks;
	if (purpose.about === 'may' && first && 'answer' in first)
		return { who, may: purpose.effect, answer: first.answer };
	return purpose.about === 'trigger order' ? { who, order: written(position, picks) } : null;
}

/** The answer that a player has given once for all, or null. */
export function settledAnswer(
	position: Position,
	{ who, purpose, options }: Question
): readonly Option[] | null {
	for (const settled of position.standingAnswers ?? []) {
		if (settled.who !== who) continue;
		if ('may' in settled && purpose.about === 'may' && sameRef(settled.may, purpose.effect))
			return [{ answer: settled.answer }];
		if (!('order' in settled) || purpose.about !== 'trigger order') continue;
		const refs = written(position, options);
		const rank = (at: EffectRef): number => settled.order.findIndex((one) => sameRef(one, at));
		if (refs.some((at) => rank(at) < 0)) continue;
		return options
			.map((option, index) => ({
				option,
				place: rank(refs[index] ?? { card: '', line: 0, path: [] })
			}))
			.sort((a, b) => a.place - b.place)
			.map(({ option }) => option);
	}
	return null;
}

/** Whether what was answered once for all concerns a card. */
export const isAbout = (settled: StandingAnswer, card: CardKey): boolean =>
	'may' in settled ? settled.may.card === card : settled.order.some((at) => at.card === card);
