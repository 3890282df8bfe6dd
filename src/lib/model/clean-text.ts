/**
 * Letters that nobody sees: control characters, those that only say how others are shown (the direction
 * of a line, joiners, marks of a language, blanks without a width) and halves of letters. A name with one
 * of them looks like another name, and a terminal or a page may do what it says.
 */
const UNSEEN =
	/[^\P{Cc}\t\n\r]|[\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]/gu;
/** Blanks of any width. */
const BLANK = /\p{Zs}/gu;

/** What may stand beside a joiner: pictures that are drawn as one, and letters of scripts that are written joined. */
const JOINED =
	/[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}]/u;
const JOINERS = ['\u200C', '\u200D'];
/** Says that what comes before it is drawn as a picture, or as text. */
const VARIANTS = ['\uFE0E', '\uFE0F'];
const PICTURE = /[\p{Emoji}]/u;

/** The letter that ends before a place of a text. */
const letterBefore = (text: string, at: number): string =>
	Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
const letterAt = (text: string, at: number): string =>
	String.fromCodePoint(text.codePointAt(at) ?? 0);

/** Whether a letter that nobody sees changes how its neighbors are drawn, as people write them. */
function isMeant(letter: string, at: number, text: string): boolean {
	const before = letterBefore(text, at);
	if (VARIANTS.includes(letter)) return PICTURE.test(before);
	return (
		JOINERS.includes(letter) &&
		JOINED.test(before) &&
		JOINED.test(letterAt(text, at + letter.length))
	);
}

/**
 * A text that somebody else wrote as it is read and shown: a letter and its accent are one (NFC), every
 * blank is a plain one, and letters that nobody sees are gone. Line breaks and tabs stay.
 */
export function cleanText(text: string): string {
	const clean = text
		.normalize('NFC')
		.replace(UNSEEN, (letter, at: number, whole: string) =>
			isMeant(letter, at, whole) ? letter : ''
		)
		.replace(BLANK, ' ');
	// What stood on both sides of a letter that is gone may belong together.
	return clean === text ? text : cleanText(clean);
}

/** What somebody typed, as one clean line. */
export const cleanLine = (typed: string): string => cleanText(typed).replace(/\s+/gu, ' ').trim();

/** Data that somebody else made with every text of them clean; what is no JSON stays as it is. */
export function cleanData(data: unknown): unknown {
	if (typeof data === 'string') return cleanText(data);
	if (Array.isArray(data)) return data.map(cleanData);
	if (typeof data !== 'object' || data === null) return data;
	return Object.fromEntries(
		Object.entries(data).map(([key, value]: [string, unknown]) => [
			cleanText(key),
			cleanData(value)
		])
	);
}
