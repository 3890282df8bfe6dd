/**
 * What a table that was made of words holds under one of them. A word that somebody typed can be the
 * name of something that every object has, such as "constructor".
 */
export const own = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
	Object.hasOwn(table, word) ? table[word] : undefined;

/** Words that no table can be asked for safely, wherever it is stored or sent. */
export const NO_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];
