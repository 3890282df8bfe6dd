import { describe, expect, it } from 'vitest';
import { kindsOf, tableOf } from './said.ts';

const NAMES = [
	'original rules',
	'original box',
	'old rulebook',
	'first edition',
	'1st ed',
	'first printing',
	'2018 rules',
	'pre-2023 rules',
	'classic rules',
	'rulebook from 2018',
	'rules of the first edition',
	'og ruleset',
	'original Four Souls'
];

const FRAMES: readonly ((name: string) => string)[] = [
	(name) => `In the ${name}, Amy attacks Hopper and rolls a 2.`,
	(name) => `${name}: Amy attacks Hopper and rolls a 2.`,
	(name) => `This is about the ${name}. Amy attacks Hopper and rolls a 2.`,
	(name) => `Amy attacks Hopper and rolls a 2. (It's the ${name}.)`,
	(name) => `I know it's the ${name}, but Amy attacks Hopper and rolls a 2.`,
	(name) => `Amy attacks Hopper and rolls a 2. What happens in the ${name}?`,
	(name) => `Back in the ${name} Amy attacks Hopper and rolls a 2.`
];

describe('the first edition, by whatever name and wherever it is said', () => {
	const meant = tableOf('Original rules. Amy attacks Hopper and rolls a 2.');
	it.each(NAMES.flatMap((name) => FRAMES.map((frame) => frame(name))))('%s', (said) => {
		expect(kindsOf(said)).not.toContain('unread');
		expect(tableOf(said).replace(/^title:.*\n/mu, '')).toBe(meant);
	});
});

describe('what is said of both editions', () => {
	it.each([
		'It was different in the old rules. By the current rules Amy attacks Hopper and rolls a 2.',
		'Not the original rules: Amy attacks Hopper and rolls a 2.'
	])('is not taken for the first: %s', (said) => {
		expect(tableOf(said)).not.toContain('rules: original');
	});
});
