import { dayInWords, type Day } from './today.ts';

/** What was made of the five of a day, to be sent: it gives no answer away. */
export function shared(
	day: Day,
	answers: readonly (boolean | null)[],
	streak: number,
	address: string
): string {
	const right = answers.filter(Boolean).length;
	return [
		`Who is right? ${dayInWords(day)}: ${right} of ${answers.length}`,
		answers.map((one) => (one === null ? '·' : one ? '🕯️' : '💨')).join(''),
		...(streak > 1 ? [`${streak} days in a row`] : []),
		address
	].join('\n');
}
