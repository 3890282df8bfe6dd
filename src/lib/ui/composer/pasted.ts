/** Who wrote when, as chats copy it: the time is left out, and the writer stays as the one who speaks. */
const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const MOMENT = `(?:${DATE},?\\s+)?${TIME}`;
const NAME = String.raw`[^\s<>\[\]:,][^<>\[\]:,\n]{0,29}`;

const flags = 'gimu';
/** "[21:14] Amy: …", "3/12/24, 9:14 PM - Amy: …". */
const BEFORE = new RegExp(`^[ \\t]*(?:\\[${MOMENT}\\]|${MOMENT}[ \\t]*[-–—])[ \\t]*`, flags);
/** "21:14 <Amy> …". */
const ANGLED = new RegExp(`^[ \\t]*(?:${TIME}[ \\t]+)?<[ @+~&%]?(${NAME})>[ \\t]*`, flags);
/** "Amy — Today at 9:14 PM" and "Amy, [12.03.24 21:14]", each on a line of its own. */
const ABOVE = new RegExp(
	`^[ \\t]*(${NAME}?)(?:[ \\t]+[—–-][ \\t]+(?:(?:today|yesterday)(?: at)?[ \\t]+|${DATE},?[ \\t]+)${TIME}|,[ \\t]*\\[${MOMENT}\\])[ \\t]*\\n+`,
	flags
);
/** What steers the direction of writing, which some chats put before a line. */
const UNSEEN = /[\u200E\u200F\u202A-\u202E]/gu;

/** A text that was copied, as people say it: of a chat without its times. */
export const pasted = (text: string): string =>
	text
		.replace(UNSEEN, '')
		.replace(/\r\n?/gu, '\n')
		.replace(ABOVE, '$1: ')
		.replace(BEFORE, '')
		.replace(ANGLED, '$1: ');
