import type { Card } from '../../cards/card.ts';
import { FACES, cardOf } from '../../cards/library.ts';
import { letters } from '../parse/span.ts';
import { isMonster } from './cards-said.ts';
import { FIRST_NAMES } from './first-names.ts';
import { ENDS } from './tokens.ts';
import type { Token } from './token.ts';
import { verbOf, type Verb } from './vocabulary.ts';

/** Names that people have, or characters, and monsters too. */
const MONSTERS_TOO: ReadonlySet<string> = (() => {
	const cards = [...FACES.keys()].map(cardOf);
	const namesOf = (all: readonly Card[]): readonly string[] => all.map(({ name }) => letters(name));
	const characters = new Set(namesOf(cards.filter(({ kind }) => kind === 'character')));
	return new Set(
		namesOf(cards.filter(isMonster)).filter((name) => characters.has(name) || FIRST_NAMES.has(name))
	);
})();

/** What the monster of a name is called that people have as well. */
export const asMonster = (name: string): string | null =>
	MONSTERS_TOO.has(letters(name)) ? `${letters(name)}monster` : null;

/** Verbs that only a player does. */
const PLAYERS: readonly Verb[] = [
	'attack',
	'roll',
	'use',
	'buy',
	'cancel',
	'end',
	'pass',
	'reroll',
	'respond',
	'steal',
	'give',
	'pay'
];

/** "Attacks the deck, it's Gish", "Gish comes up". */
function isTurnedUp(tokens: readonly Token[], index: number): boolean {
	const words = (from: number, to: number): string =>
		tokens
			.slice(Math.max(0, from), to)
			.map(({ text }) => text)
			.join(' ');
	return (
		/^(?:comes?|came|pops?|popped|flips?|flipped|turns?|turned|shows?|showed) up$/u.test(
			words(index + 1, index + 3)
		) ||
		(/(?:^| )it (?:is|was)$/u.test(words(index - 2, index)) &&
			/(?:^| )(?:deck|blind|revealed|reveals|flips|flipped)(?: |$)/u.test(
				words(index - 9, index - 2)
			))
	);
}

/** Whether the monster is meant where its name stands. */
function isFought(tokens: readonly Token[], index: number): boolean {
	const before = tokens[index - 1]?.text ?? '';
	const led = tokens[index - 2]?.text ?? '';
	const mark = tokens[index + 1];
	const isCalledOut = mark?.text === '!' && mark.from === tokens[index]?.to;
	const next = tokens[isCalledOut ? index + 2 : index + 1];
	// "Isaac! is in play": the mark is of the name, as the sentence goes on.
	const goesOn = next !== undefined && !next.capital && !ENDS.has(next.text);
	if (isCalledOut && goesOn) return true;
	const isAttacked =
		['attack', 'reveal'].includes(verbOf(before)?.verb ?? '') ||
		isTurnedUp(tokens, index) ||
		(/^(?:on|against)$/u.test(before) && /^(?:attack|attacks|fight|swing)$/u.test(led));
	return isAttacked || before === 'monster' || next?.text === 'monster';
}

/** "Amy attacks Isaac!, rolls 4": a monster that is called as people are, unless somebody of that name plays. */
export function withMonstersToo(tokens: readonly Token[]): readonly Token[] {
	const places = tokens.flatMap(({ text, kind }, i) =>
		kind === 'word' && MONSTERS_TOO.has(text.replace(/['’]s$/u, '')) ? [i] : []
	);
	const fought = new Set(
		places.flatMap((i) => (isFought(tokens, i) ? [tokens[i]?.text ?? ''] : []))
	);
	const playing = new Set(
		places.flatMap((i) => {
			const verb = verbOf(tokens[i + 1]?.text ?? '')?.verb;
			const isSpeaking = tokens[i + 1]?.text === ':';
			return (verb !== undefined && PLAYERS.includes(verb)) || isSpeaking
				? [tokens[i]?.text ?? '']
				: [];
		})
	);
	return tokens.flatMap((token, i): readonly Token[] => {
		const [, name = '', ending = ''] = /^(.+?)(['’]s)?$/u.exec(token.text) ?? [];
		const text = `${asMonster(name) ?? ''}${ending}`;
		if (places.includes(i) && (isFought(tokens, i) || (fought.has(name) && !playing.has(name))))
			return [
				{
					kind: 'word',
					text,
					bare: text.replace(/'/gu, ''),
					capital: token.capital,
					from: token.from,
					to: token.to
				}
			];
		const isDoubled =
			token.text === 'monster' && places.includes(i - 1) && fought.has(tokens[i - 1]?.text ?? '');
		return isDoubled ? [] : [token];
	});
}
