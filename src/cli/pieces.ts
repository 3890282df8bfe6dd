import { writeSync } from 'node:fs';

const STDOUT = 1;
/** How many letters are written at once. */
const PIECE = 60_000;
/** How long a reader that has not kept up is waited for, in ms. */
const MOMENT = 5;

const codeOf = (error: unknown): unknown =>
	error instanceof Error && 'code' in error ? error.code : null;

/** Writes all of a text to standard output before it comes back, so that nothing piles up in memory. */
function writeNow(text: string): void {
	let rest: Uint8Array = Buffer.from(text);
	while (rest.length > 0)
		try {
			rest = rest.subarray(writeSync(STDOUT, rest));
		} catch (error) {
			// A reader that has seen enough (`| head`) closes the pipe.
			if (codeOf(error) === 'EPIPE') process.exit();
			if (codeOf(error) !== 'EAGAIN') throw error;
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, MOMENT);
		}
}

/** A way to write many small texts to standard output, a piece at a time. */
export function pieces(): { readonly write: (text: string) => void; readonly end: () => void } {
	let held = '';
	const end = (): void => {
		writeNow(held);
		held = '';
	};
	return {
		write: (text) => {
			held += text;
			if (held.length > PIECE) end();
		},
		end
	};
}
