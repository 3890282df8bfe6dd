import type { Position } from '../../model/position.ts';
import type { Question } from '../../model/question.ts';
import type { Option, Seat } from '../../model/words.ts';

/** What a question asks, so that the same question is known again in another run. */
export interface Asked {
	readonly who: Seat;
	/** What it is about: the purpose, and the card, deck or reason that it names. */
	readonly about: string;
}

/** What the table asks; null where nothing is asked. */
export function askedAt({ question, frames }: Position): Asked | null {
	if (!question) return null;
	const { purpose, who } = question;
	const about = [purpose.about, ...detailOf(purpose)];
	if (purpose.about === 'roll') {
		const task = frames.at(-1)?.agenda[0];
		if (task?.do === 'make roll')
			about.push(task.purpose.for === 'attack' ? 'attack' : task.purpose.reader.card);
	}
	return { who, about: about.join(' · ') };
}

function detailOf(purpose: Question['purpose']): readonly string[] {
	if ('because' in purpose) return [purpose.because];
	if ('how' in purpose) return [purpose.how];
	if ('effect' in purpose) return [purpose.effect.card];
	return 'deck' in purpose ? [purpose.deck] : [];
}

/** Whether two questions ask the same of the same player. */
export const sameAsked = (a: Asked | null, b: Asked | null): boolean =>
	a !== null && b !== null && a.who === b.who && a.about === b.about;

/** The answer to a question that has just one; null where there is a choice, or a fact is missing. */
export function onlyAnswer({ domain, options }: Question): readonly Option[] | null {
	switch (domain.pick) {
		case 'one':
			return options.length === 1 ? options : null;
		case 'order':
			return options.length < 2 ? options : null;
		case 'some':
			if (domain.max === 0) return [];
			return domain.min >= options.length ? options : null;
		case 'split': {
			const [first, second] = options;
			return first && !second ? Array.from({ length: domain.total }, () => first) : null;
		}
		case 'amount':
			return domain.min === domain.max ? [{ number: domain.min }] : null;
		case 'roll':
		case 'card':
			return null;
	}
}
