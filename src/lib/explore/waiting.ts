/** What a way takes: acts, which are decisions of players other than passes and answers; then decisions. */
export interface Cost {
	readonly acts: number;
	readonly decisions: number;
}

/** Places that are still to be looked at, the least first. */
export class Waiting {
	/** By acts, then by decisions. */
	readonly #levels: (number[] | undefined)[][] = [];
	#acts = 0;
	#decisions = 0;
	#at = 0;

	add(place: number, { acts, decisions }: Cost): void {
		const level = (this.#levels[acts] ??= []);
		(level[decisions] ??= []).push(place);
	}

	/** The next one, with the cost it was added for; nothing where none is left. */
	next(): { readonly place: number; readonly cost: Cost } | undefined {
		for (; this.#acts < this.#levels.length; this.#acts++, this.#decisions = 0, this.#at = 0) {
			const level = this.#levels[this.#acts] ?? [];
			for (; this.#decisions < level.length; this.#decisions++, this.#at = 0) {
				const place = level[this.#decisions]?.[this.#at];
				if (place === undefined) continue;
				this.#at++;
				return { place, cost: { acts: this.#acts, decisions: this.#decisions } };
			}
		}
		return undefined;
	}
}
