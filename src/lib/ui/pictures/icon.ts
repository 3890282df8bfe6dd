/** A candle just blown out, with a tear of wax: on rounded ground as an icon, on whole ground where it is cut to a shape. */
export const iconOf = (shape: 'rounded' | 'whole'): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Fizzle: a candle just blown out</title>${
		shape === 'rounded'
			? `<rect width="32" height="32" rx="7" fill="${GROUND}"/>${CANDLE}`
			: `<rect width="32" height="32" fill="${GROUND}"/><g transform="translate(4.8 4.8) scale(.7)">${CANDLE}</g>`
	}</svg>`;

/** The colours of tokens.css by night. */
const GROUND = '#1f1923';
const CANDLE = [
	'<path d="M6 27h20l-2 3H8z" fill="#8a1f2b"/>',
	'<path d="M11 15.5q0-1.5 1.5-1.5h7q1.5 0 1.5 1.5V27H11z" fill="#efe9e4"/>',
	'<path d="M14.2 17.5q2.3 3.2 2.3 4.8a2.3 2.3 0 0 1-4.6 0q0-1.6 2.3-4.8z" fill="#4f9fc9"/>',
	'<path d="M16 14v-3" stroke="#f5bd4f" stroke-width="1.6" stroke-linecap="round"/>',
	'<path d="M16 9.5q-3-2 0-4t0-3.5" fill="none" stroke="#b5a7ba" stroke-width="1.6" stroke-linecap="round"/>'
].join('');
