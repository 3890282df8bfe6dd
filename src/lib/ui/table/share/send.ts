/** What the system's own share sheet is given. */
export interface Sent {
	readonly title: string;
	readonly text: string;
	/** Null for a table that no link can say. */
	readonly url: string | null;
	readonly files: readonly File[];
}

/** Whether the system has a share sheet. */
export const canSend = (): boolean => 'share' in navigator;

/**
 * Opens the system's share sheet, with the files where it takes them.
 * @returns why it did not work; empty where it did, or where somebody thought better of it.
 */
export async function send({ title, text, url, files }: Sent): Promise<string> {
	const bare: ShareData = { title, text, ...(url === null ? {} : { url }) };
	const whole: ShareData = { ...bare, files: [...files] };
	const takesFiles = files.length > 0 && 'canShare' in navigator && navigator.canShare(whole);
	try {
		await navigator.share(takesFiles ? whole : bare);
		return '';
	} catch (error) {
		const changedMind = error instanceof DOMException && error.name === 'AbortError';
		return changedMind ? '' : 'The system did not take it. Copy the link instead.';
	}
}
