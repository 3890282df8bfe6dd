import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { parse, play, type Line } from '#lib/scenario/index.ts';

const PAGE = readFileSync(
	fileURLToPath(new URL('../../content/notation.svx', import.meta.url)),
	'utf8'
);

const fences = (language: string): readonly string[] =>
	[...PAGE.matchAll(/```(\w+)\n([^]*?)```/gu)].flatMap(([, word, text]) =>
		word === language && text !== undefined ? [text] : []
	);

it.each(fences('souls'))('the scenarios of the page hold: %#', (text) => {
	const parsed = parse(text);
	const played = parsed.ok ? play(parsed.scenario) : expect.fail(JSON.stringify(parsed.problems));
	if (!played.ok) return expect.fail(JSON.stringify(played.problems));
	expect(played.stopped).toBeNull();
	for (const { outcome } of played.entries)
		if (outcome) expect(outcome.got).toBe(outcome.held ? outcome.got : outcome.expected);
});

/** The first column of the tables whose header begins so, code by code. */
const examples = (header: RegExp): readonly string[] => {
	const from = PAGE.search(header);
	return (
		PAGE.slice(from)
			.split('\n\n')[0]
			?.split('\n')
			.slice(2)
			.flatMap((row) =>
				[...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/gu)].map(([, code]) => code ?? '')
			) ?? []
	);
};

const lineOf = (text: string): Line | string => {
	const parsed = parse(`player Amy:\nplayer Ben:\n---\n${text}`);
	return parsed.ok ? (parsed.scenario.script[0] ?? '') : JSON.stringify(parsed.problems);
};

it.each(examples(/\| line +\| does/u))('the page’s act can be read: %s', (text) => {
	expect(lineOf(text)).toBeTypeOf('object');
});

it.each(examples(/\| the table +\| does/u))('the page’s edit can be read: %s', (text) => {
	expect(lineOf(`the table ${text}`)).toBeTypeOf('object');
});

it.each(examples(/\| after `expect`/u))('the page’s expectation can be read: %s', (text) => {
	expect(lineOf(`expect ${text}`)).toBeTypeOf('object');
});

it.each(examples(/\| written/u))('what the page points at can be read: %s', (text) => {
	expect(lineOf(`Amy chooses ${text}`)).toBeTypeOf('object');
});

it('has examples', () => {
	expect(examples(/\| written/u).length).toBeGreaterThan(20);
	expect(examples(/\| after `expect`/u).length).toBeGreaterThan(25);
	expect(examples(/\| line +\| does/u).length).toBeGreaterThan(12);
	expect(examples(/\| the table +\| does/u).length).toBeGreaterThan(20);
});
