/** The width of the page that is printed on. */
const WIDTH = 80;

/**
 * Breaks a text at blanks into lines that fit the page.
 * @param indent what every line after the first begins with.
 */
export function wrap(text: string, first: string, indent: string): string {
	const lines: string[] = [];
	let line = first;
	let empty = true;
	for (const word of text.split(' ')) {
		if (!empty && line.length + 1 + word.length > WIDTH) {
			lines.push(line);
			line = indent;
			empty = true;
		}
		line += empty ? word : ` ${word}`;
		empty = false;
	}
	return [...lines, line].join('\n');
}
