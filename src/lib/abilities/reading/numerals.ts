/** Numbers as they stand in a text: how many, which faces of a die, which one, how much more. */
import { ORDINALS } from '../wording/lists.ts';
import { miss, stemAt, type Next, type Rule, type Text } from './rule.ts';
import { X } from './unknown.ts';

/** More than any card says; a greater number is none that the judge counts with. */
const MOST = 999;

/** A number: "3", "three". */
export function numeral(text: Text, at: number, next: Next<number>): void {
	const stem = stemAt(text, at);
	if (/^\d+$/u.test(stem) && Number(stem) <= MOST) next(Number(stem), at + 1);
	else if (stem === 'x' && text.saysX) next(X, at + 1);
	else miss(text, at, 'a number');
}

/** "1-2", "1 or 6", "1, 2, or 3". */
export function numberList(text: Text, at: number, next: Next<readonly number[]>): void {
	listed(text, at, next, range);
}

const range: Rule<readonly number[]> = (text, at, next) =>
	numeral(text, at, (from, end) => {
		next([from], end);
		if (stemAt(text, end) !== '-') return;
		numeral(text, end + 1, (to, last) => {
			if (to > from && to < from + 6)
				next(
					Array.from({ length: to - from + 1 }, (_, i) => from + i),
					last
				);
		});
	});

const ordinal: Rule<readonly number[]> = (text, at, next) => {
	const n = ORDINALS.indexOf(stemAt(text, at)) + 1;
	if (n > 0) next([n], at + 1);
	const figure = /^(\d+)(?:th|st|nd|rd)$/u.exec(stemAt(text, at));
	if (figure) next([Number(figure[1])], at + 1);
};
/** "first", "2nd or 3rd". */
export const ordinalList: Rule<readonly number[]> = (text, at, next) =>
	listed(text, at, next, ordinal);

/** "+1", "-1". */
export const change: Rule<readonly number[]> = (text, at, next) => {
	const sign = stemAt(text, at);
	if (sign === '+') numeral(text, at + 1, (n, end) => next([n], end));
	else if (sign === '-') numeral(text, at + 1, (n, end) => next([-n], end));
};
/** "+1 or -1". */
export const changeList: Rule<readonly number[]> = (text, at, next) =>
	listed(text, at, next, change);

/** Numbers with "or" or "and" before the last. */
function listed(
	...[text, at, next, one]: [...Parameters<Rule<readonly number[]>>, Rule<readonly number[]>]
): void {
	one(text, at, (first, end) => {
		next(first, end);
		const joined = ['or', 'and'].includes(stemAt(text, end)) ? end + 1 : end;
		listed(text, joined, (more, last) => next([...first, ...more], last), one);
	});
}
