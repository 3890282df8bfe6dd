/** The words of which patterns of questions are made, and what their parts stand for. */
import type { CardKey, Seat } from '../../model/words.ts';
import type { AskedOnce, Fact } from './asked.ts';
import type { AskedCard } from './facts-of-play.ts';

/** What words of a question stand for: whom, and which card. */
export interface Signs {
	readonly seats: (sign: string) => readonly Seat[];
	/** Null for "it", which may be any. */
	readonly card: (sign: string | undefined) => CardKey | null;
	/** The same with whose it is said to be. */
	readonly cardOf: (sign: string | undefined) => AskedCard | null;
}

/** @param found the question, and behind it what its parts say. */
export type Read = (found: readonly (string | undefined)[], signs: Signs) => AskedOnce;
/** What can be asked, by the words that ask it; a question has to be one of them from end to end. */
export type Questions = readonly (readonly [RegExp, Read])[];

export const DOES =
	'(?:do|does|did|doesnt|dont|didnt|will|wont|would|is|isnt|are|arent|am|was|wasnt|were|has|have|can|could|should|must|gonna|going to)';
export const AUX = `(?:${DOES} )?`;
/** The same of what happens, and not of what can. */
export const AUX_OF_FACT = `(?:(?!can |could |may )${DOES} )?`;
export const WHO = '(p\\d+|pi|ph)';
export const THING = '(c\\d+|it)';
/** Words before a noun: whose it is, of which card. */
export const OF =
	'(?:(?:the|a|an|any|all|my|his|her|their|its|it|some|his own|her own|extra|full|(?:p\\d+|pi|ph)(?: s)?|(c\\d+)(?: s)?) )*';
export const WHOSE = '(?:(?:the|all|all of|any of|my|his|her|their|your|p\\d+ s|pi|ph) )*';
export const GETS =
	'(?:get|gets|gain|gains|receive|receives|win|wins|take|takes|earn|earns|have|has|got|given|collect|collects)';
export const KEEPS = '(?:(?:get|gets) to )?(?:keep|keeps)';
export const LOSES =
	'(?:(?:have|has|need|needs|got|had) to )?(?:lose|loses|lost|losing|discard|discards|drop|drops|give up|gives up)';
export const DEAD =
	'(?:(?:be |get |gets |go |going to |gonna |end up )?(?:die|dies|died|dead|dying|killed))';
export const ALIVE =
	'(?:(?:be |stay |stays )?(?:survive|survives|live|lives|alive|safe|fine|unharmed|saved|make it|makes it))';
export const HURT = '(?:(?:get |gets |be )?(?:hurt|damaged)|(?:get|gets) hit)';
export const DAMAGE = '(?:damage|dmg|combat damage)';
export const HEALTH = '(?:hp|health|hearts|life|hit points)';
export const MONEY = '(?:money|coins|cents|cash|coin|cent|penny|pennies)';
export const OVER = '(?:over|gone|end|ends|ended|done|finished)';
export const ROLL = '(?:attack roll|roll|die|dice|attack)';

const NUMBERS = 'no one two three four five six seven eight nine ten'.split(' ');
export const NUMBER = `(\\d+|${NUMBERS.join('|')})`;
export const numberOf = (word = ''): number =>
	NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word);

export const pattern = (text: string): RegExp => new RegExp(`^${text}$`, 'u');

export const whether = (...all: readonly Fact[]): AskedOnce => ({ is: 'whether', facts: all });
