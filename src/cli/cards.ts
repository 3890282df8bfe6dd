import { bentIn } from '#lib/abilities/reading.ts';
import { cardOf } from '#lib/cards/library.ts';
import { readTypedLine } from '#lib/cards/typed.ts';
import type { Scenario } from '#lib/scenario/index.ts';
import { typedCardsIn } from '#lib/scenario/typed-cards-in.ts';
import { wrap } from './wrap.ts';

/**
 * What the judge has read of the cards that a scenario types, for whoever typed them to agree with:
 * words in brackets are not those of the card.
 */
export function cardsText(scenario: Scenario): string {
	const cards = typedCardsIn([scenario]).map((key) => {
		const { readBack, problems } = readTypedLine(key);
		const said = readBack.flatMap(({ text, said: words }) =>
			bentIn(words, text)
				.map((piece) => (piece.bent ? `[${piece.text}]` : piece.text))
				.join('')
				.split('\n')
		);
		const lines = [...said, ...problems.map(({ message }) => `By hand: ${message}`)];
		return [cardOf(key).name, ...lines.map((line) => wrap(line, '  ', '    '))].join('\n');
	});
	return cards.length === 0
		? 'This scenario types no card.'
		: `Is this what the cards say? [In brackets]: other words than the card’s.\n\n${cards.join('\n\n')}`;
}
