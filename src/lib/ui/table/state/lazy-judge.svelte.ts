import type { CachedPlayer, Laid } from './lay-document.ts';
import type { TableDocument } from './document.ts';
import type { FreshTable } from './fresh-table.ts';
import type * as judging from './table-engine.ts';

/** What a table is played with. */
export type Judging = typeof judging;

/** The judge of a table: it is fetched when something is first to be done. */
export class LazyJudge {
	/** It did not load when it was wanted. */
	failed = $state(false);
	readonly #fresh: FreshTable;
	/** The judge, with what lays the documents; null until something is to be done. */
	#seated: { readonly judging: Judging; readonly player: CachedPlayer } | null = $state.raw(null);
	#coming: Promise<boolean> | null = null;

	/** @param judging it is fetched by `ready` where it is not given. */
	constructor(fresh: FreshTable, judging: Judging | null) {
		this.#fresh = fresh;
		if (judging) this.#seat(judging);
	}

	/** Fetches it; false when it does not come, and then the next call tries again. */
	ready(): Promise<boolean> {
		this.#coming ??= import('./table-engine.ts').then(
			(judging) => {
				this.#seat(judging);
				return true;
			},
			() => {
				this.#coming = null;
				this.failed = true;
				return false;
			}
		);
		return this.#coming;
	}

	/** The moves of the branch that is shown; of the fresh table while nobody can play. */
	lay(document: TableDocument): Laid {
		return this.#seated?.player.lay(document) ?? { moves: [this.#fresh.move], problems: [] };
	}

	/** What it can do, as soon as it is ready. */
	get has(): Judging | null {
		return this.#seated?.judging ?? null;
	}

	/** What it can do; only once it is ready. */
	get can(): Judging {
		return this.#ready.judging;
	}

	/** What plays the documents; only once it is ready. */
	get player(): CachedPlayer {
		return this.#ready.player;
	}

	get #ready(): { readonly judging: Judging; readonly player: CachedPlayer } {
		if (!this.#seated) throw new Error('A table is only played when it is ready.');
		return this.#seated;
	}

	#seat(judging: Judging): void {
		this.failed = false;
		this.#coming = Promise.resolve(true);
		this.#seated = { judging, player: judging.cachedPlayer(this.#fresh.opening) };
	}
}
