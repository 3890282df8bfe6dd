const KEY = 'fizzle-keys';

/** Whether single keys do something; a reader may have turned them off. */
export function keysAreOn(): boolean {
	try {
		return localStorage.getItem(KEY) !== 'off';
	} catch {
		return true;
	}
}

/** Turns the keys on or off, for the next visit too. */
export function setKeys(on: boolean): void {
	try {
		localStorage.setItem(KEY, on ? 'on' : 'off');
	} catch {
		// A browser that stores nothing forgets it.
	}
}
