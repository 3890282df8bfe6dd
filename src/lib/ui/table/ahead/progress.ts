/** What can be asked of what lies ahead. */
export type Asking = 'odds' | 'stopping' | 'unnamed' | 'hinges';

/** "12,500 positions"; of what it hinges on, "80 changed facts". */
export function countWords(asking: Asking | null, count: number): string {
	const thing = asking === 'hinges' ? 'changed fact' : 'position';
	return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;
}

/** What is said of what was stopped: how far it came, and that this is no answer. */
export function stoppedSentence(asking: Asking, count: number): string {
	if (count === 0) return 'Stopped at once. That says nothing.';
	const looked = `Stopped after ${countWords(asking, count)}.`;
	switch (asking) {
		case 'stopping':
			return `${looked} No way to stop it was found in these. That does not prove that there is none.`;
		case 'unnamed':
			return `${looked} Some cards have not been tried, so there is no answer.`;
		case 'hinges':
			return `${looked} Others have not been tried, so there is no answer.`;
		case 'odds':
			return `${looked} Without the rest nobody can say how likely anything is.`;
	}
}
