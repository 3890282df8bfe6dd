import { expect, it } from 'vitest';
import { originOf } from './origin.ts';

it.each([
	[undefined, ''],
	['', ''],
	['https://example.org', 'https://example.org'],
	['https://example.org/fizzle/', 'https://example.org/fizzle']
])('of %j is %j', (said, origin) => {
	expect(originOf(said)).toBe(origin);
});

it.each([
	'example.org',
	'/fizzle',
	'ftp://example.org',
	'https://example.org/?x',
	'https://a.b/#c'
])('%j is no address of a site', (said) => {
	expect(() => originOf(said)).toThrow(/FIZZLE_ORIGIN is/u);
});
