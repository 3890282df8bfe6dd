import { inPattern } from '../../../model/in-pattern.ts';
import type { Scene } from './scene.ts';

/** Remarks in brackets that tell things apart which nobody would mix up. */
const REMARKS = /\s\((?:[\p{L}' ]+, )?(?:on the stack|in play)\)/gu;

/**
 * An act as a person would say it: names without their marks, "Amy's roll" where she has made just one, a thing
 * without where it lies.
 */
export function plainly({ position, players }: Scene, words: string): string {
	const rolls = position.stack.filter(({ kind }) => kind === 'roll').length;
	const bare = words.replace(/!+/gu, '').replace(REMARKS, '');
	const own = players.reduce(
		(said, name) =>
			said.startsWith(`${name} `)
				? said.replace(new RegExp(` \\(${inPattern(name)}\\)`, 'u'), '')
				: said,
		bare
	);
	return rolls === 1 ? own.replace(/('s roll) \d(?: (?:against|for) .+)?$/u, '$1') : own;
}
