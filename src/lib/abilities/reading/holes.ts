/** What stands in the holes of forms. */
import type { Hole } from '../english/hole.ts';
import type { ObjectWord } from '../grammar.ts';
import { DECKS } from '../../model/words.ts';
import { reaches } from '../wording/reach.ts';
import type { Scope } from '../wording/scope.ts';
import { cardsOf, filtersIn } from './filters.ts';
import type { Piece, Role } from './form.ts';
import { phraseIn, rawWords } from './match.ts';
import { objectWordIn, playerIn, type ClauseScope } from './nouns.ts';
import { change, changeList, numberList, numeral, ordinalList } from './numerals.ts';
import { after, called, either, map, words, type Rule } from './rule.ts';
import { stemsOf } from './tokens.ts';
import { isNamed } from './whom.ts';
import { reachIn, whoseIn } from './whose.ts';

/** What stands in the place of a piece that is no word. */
export function pieceIn(piece: Exclude<Piece, string>, scope: ClauseScope): Rule<unknown> {
	const { replaced } = scope;
	switch (piece.mark) {
		case 'hole':
			return holeIn(piece.hole, piece.role, scope);
		case 'deck':
			return deckName;
		case 'whom':
			return map(
				only(whoseIn(scope, 'subject'), (one) => replaced === undefined || isNamed(replaced, one)),
				() => null
			);
	}
}

/** What stands in a hole of a form. */
function holeIn({ kind }: Hole<unknown>, role: Role, scope: Scope): Rule<unknown> {
	switch (kind.is) {
		case 'noun': {
			const rule: Rule<ObjectWord> = (kind.player ? playerIn : objectWordIn)(scope, role);
			return kind.named ? only(rule, (word) => word !== 'you') : rule;
		}
		case 'whose':
			return whoseIn(scope, role);
		case 'reach':
			return only(reachIn(scope, role), (reach) => reaches(kind.of, reach));
		case 'less':
			return map(called('a number', numeral), (n) => -n);
		case 'number':
			return called('a number', numeral);
		case 'integer':
			return called(
				'a number',
				either(
					numeral,
					after(
						['-'],
						map(numeral, (n) => -n)
					)
				)
			);
		case 'change':
			return map(called('+1, -1 …', change), ([only]) => only);
		case 'faces':
			return called('a number', numberList);
		case 'ordinals':
			return called('first, second …', ordinalList);
		case 'additions':
			return called('+1, -1 …', changeList);
		case 'name':
			return rawWords;
		case 'filter':
			return map(
				only(filtersIn(kind.how, scope), (all) => all.length === 1),
				([one]) => one
			);
		case 'filters':
			return atLeast(kind.least, filtersIn(kind.how, scope));
		case 'cards':
			return atLeast(kind.least, cardsOf(kind.of, !kind.many, scope));
		case 'words':
			return either(...kind.words.map(([value, said]) => words(stemsOf(said), value)));
		case 'phrase':
			return phraseIn(kind.read(), scope);
	}
}

const atLeast = <T>(least: number, rule: Rule<readonly T[]>): Rule<readonly T[]> =>
	least === 0 ? rule : only(rule, (all) => all.length >= least);

const only =
	<T>(rule: Rule<T>, fits: (value: T) => boolean): Rule<T> =>
	(text, at, next) =>
		rule(text, at, (value, end) => {
			if (fits(value)) next(value, end);
		});

/** What a deck may be called that a card comes from. */
const deckName = either(
	...['its deck', 'that deck', 'the deck', ...DECKS.map((deck) => `the ${deck} deck`)].map((said) =>
		words(stemsOf(said), null)
	)
);
