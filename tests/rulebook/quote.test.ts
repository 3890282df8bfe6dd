import { expect, test } from 'vitest';
import { BOOKS } from '#lib/rules/book.ts';
import { placeOf } from '#lib/rules/index.ts';
import { linked } from '#lib/rules/linked.ts';
import type { RuleView } from '#lib/ui/rulebook/book.ts';
import { quoteOf } from '#lib/ui/rulebook/quote.ts';

const DOCUMENT = BOOKS['2023'].quotedAs;

const VIEW: RuleView = {
	id: 'attack.hit',
	at: 'attack.hit',
	title: 'A hit',
	pieces: linked('Reaching the evasion hits.'),
	place: '8 Attacking, p. 36',
	status: 'settled',
	kind: 'mechanical',
	readings: [],
	differs: [],
	hearsay: null,
	position: null,
	leaning: { rulings: 0, cards: 0, scenarios: 0 }
};

test('a quote is title, id, text, document with section, and link', () => {
	expect(quoteOf(VIEW, 'https://example.org/rules/2023/attacking/?x=1#other', DOCUMENT)).toBe(
		[
			'A hit (attack.hit): Reaching the evasion hits.',
			'See Extended Rulebook, 26 May 2023, 8 Attacking, p. 36',
			'https://example.org/rules/2023/attacking/#attack.hit'
		].join('\n')
	);
});

test('a quote of an open rule says that it is open', () => {
	expect(quoteOf({ ...VIEW, status: 'silent' }, 'https://example.org/', DOCUMENT)).toContain(
		'The document is silent here; nearest is Extended Rulebook'
	);
});

test('a quote of an original rule names the document that its place names', () => {
	const place = placeOf('attack.hit', 'original');
	expect(quoteOf({ ...VIEW, place }, 'https://example.org/', BOOKS.original.quotedAs)).toContain(
		'\nSee Original ruleset, Attacking\n'
	);
});

test('a word of the glossary is linked once, the longest that fits', () => {
	const pieces = linked('An attack roll and another attack roll; the stack, not restacked.');
	expect(pieces).toEqual([
		{ text: 'An ', term: null },
		{ text: 'attack roll', term: 'attack-roll' },
		{ text: ' and another attack roll; the ', term: null },
		{ text: 'stack', term: 'stack' },
		{ text: ', not restacked.', term: null }
	]);
});
