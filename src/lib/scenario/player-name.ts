import { cleanText } from '../model/clean-text.ts';

/** Names that would tear a line apart, or could not be told from other words. */
const BAD_NAME =
	/[:;,|()#"]|->|→|['’]s\s|\s(?:from|to|for|against|over|on|and|in)\s|\s(?:passes|plays|activates|attacks|purchases|ends|barters|chooses|accepts|declines|rolls)\b|^(?:the )?death of\b/iu;

/** Words that mean something else wherever a player could be named. */
const NOBODY = /^(?:everyone|nobody|player)$/iu;

/** The letters of the longest name. */
export const LONGEST_NAME = 30;

/** Whether the notation can write the name of a player: it has to tell it from its own words. */
export const canBeWritten = (name: string): boolean =>
	name.length <= LONGEST_NAME &&
	cleanText(name) === name &&
	!BAD_NAME.test(` ${name} `.replace(/^ | $/gu, ''));

/** Whether a player can be called that by whoever names one. */
export const canBeCalled = (name: string): boolean => canBeWritten(name) && !NOBODY.test(name);
