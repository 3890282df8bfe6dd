/** More changes than anybody takes back. */
const MOST_CHANGES = 200;

/** What is shown, and the changes that led to it: each can be taken back and made again. */
export class History<T> {
	/** What is shown now; showing another part of it is no change. */
	now: T;
	past: readonly T[] = $state.raw([]);
	future: readonly T[] = $state.raw([]);

	constructor(first: T) {
		this.now = $state.raw(first);
	}

	/** Shows something else, of which nothing has been changed yet. */
	begin(now: T): void {
		this.past = [];
		this.future = [];
		this.now = now;
	}

	/** Makes a change; what had been taken back is forgotten. */
	change(next: T): void {
		this.past = [...this.past, this.now].slice(-MOST_CHANGES);
		this.future = [];
		this.now = next;
	}

	/** Makes several changes that are taken back as one. */
	asOne(changes: () => void): void {
		const { past, now } = this;
		changes();
		if (this.past.length > past.length) this.past = [...past, now];
	}

	/** Takes back the last change; false where there is none. */
	undo(): boolean {
		const last = this.past.at(-1);
		if (last === undefined) return false;
		this.future = [...this.future, this.now];
		this.past = this.past.slice(0, -1);
		this.now = last;
		return true;
	}

	/** Makes the change again that was taken back; false where none was. */
	redo(): boolean {
		const next = this.future.at(-1);
		if (next === undefined) return false;
		this.past = [...this.past, this.now];
		this.future = this.future.slice(0, -1);
		this.now = next;
		return true;
	}
}
