/** What was being said at the last visit. */
export interface Draft {
	/** What had been taken; nothing on a table, which keeps that itself. */
	readonly text: string;
	/** What of it nobody said, a piece a line. */
	readonly putIn: string;
	readonly typed: string;
}

const PARTS = ['text', 'putIn', 'typed'] as const;

/** A draft that was kept under a name. */
export function keptDraft(name: string): Draft {
	const [text = '', putIn = '', typed = ''] = PARTS.map((part) => kept(`${name}-${part}`));
	return { text, putIn, typed };
}

/** Keeps a draft under a name. */
export function keepDraft(name: string, draft: Draft): void {
	for (const part of PARTS) keep(`${name}-${part}`, draft[part]);
}

function kept(key: string): string {
	try {
		return localStorage.getItem(key) ?? '';
	} catch {
		return '';
	}
}

function keep(key: string, text: string): void {
	try {
		if (text === '') localStorage.removeItem(key);
		else localStorage.setItem(key, text);
	} catch {
		// A browser that stores nothing still holds the text until the page is left.
	}
}
