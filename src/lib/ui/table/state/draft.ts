const KEY = 'fizzle-draft';

/** The text that was being written at the last visit. */
export function keptDraft(): string {
	try {
		return localStorage.getItem(KEY) ?? '';
	} catch {
		return '';
	}
}

/** Keeps a text that is being written. */
export function keepDraft(text: string): void {
	try {
		if (text === '') localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, text);
	} catch {
		// A browser that stores nothing still holds the text until the page is left.
	}
}
