/** What static abilities make true. */
import { STANDING } from '../english/standings.ts';
import type { StaticEffect } from '../grammar.ts';
import { conditionWords } from './conditions.ts';
import { wordsOf } from './form.ts';
import { quoted } from './given.ts';
import { spaced } from './lists.ts';
import { reached } from './whose.ts';
import type { Phrase, SentenceScope } from './phrase.ts';
import { replacementPhrase } from './replacements.ts';
import { agree, type Scope } from './scope.ts';

type Said = Pick<Phrase, 'text' | 'lines'>;

/** A standing as a sentence: "you have +1 ATK", "while it's your turn, monsters have +1 evasion". */
export function standingPhrase(
	standing: StaticEffect,
	path: readonly number[],
	scope: SentenceScope
): Said {
	const said = standingWords(standing, path, scope);
	if (!standing.while) return said;
	return { ...said, text: `while ${conditionWords(standing.while, scope)}, ${said.text}` };
}

function standingWords(
	standing: StaticEffect,
	path: readonly number[],
	scope: SentenceScope
): Said {
	if ('replace' in standing) return replacementPhrase(standing.replace, path, scope);
	if ('gains' in standing) {
		const { text, lines } = quoted(standing.gains, path, scope);
		return { text: spaced(agree(reached(standing.of, scope), 'have', 'has'), text), lines };
	}
	return { text: sentence(standing, scope), lines: [] };
}

function sentence({ while: _while, ...standing }: Plain, scope: Scope): string {
	if ('byHand' in standing) return standing.byHand.replace(/[.]$/u, '');
	if ('gainedWhen' in standing)
		return `as soon as ${conditionWords(standing.gainedWhen, scope)}, gain this if nobody has yet`;
	return wordsOf(STANDING, standing, scope);
}

type Plain = Exclude<StaticEffect, { replace: unknown } | { gains: unknown }>;
