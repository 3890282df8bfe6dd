/** A word, a number or a mark of a text, with its place. */
export interface Token {
	readonly kind: 'word' | 'number' | 'mark';
	/** As it is compared: without case and accents, its apostrophes straight. */
	readonly text: string;
	/** The same without apostrophes: "kim's" and "kims" are one. */
	readonly bare: string;
	/** Whether it begins with a capital. */
	readonly capital: boolean;
	/** How a word with a capital is written, where that is otherwise than by its first letter alone: "Björn", "TJ". */
	readonly written?: string;
	readonly from: number;
	readonly to: number;
}
