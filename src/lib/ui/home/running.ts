/** A dispute that plays by itself on the home page: all of it comes from the judge, as the site is built. */
export interface RunningDispute {
	/** The ruling that it is the case of. */
	readonly slug: string;
	readonly question: string;
	/** As the table lies, then each act, up to the moment that is argued about. */
	readonly before: readonly [Scene, ...Scene[]];
	/** What comes of it, pass by pass. */
	readonly after: readonly Scene[];
	readonly sides: readonly Side[];
	/** "Fly dies. Amy takes no damage." */
	readonly verdict: string;
	/** What made the difference; empty where the verdict says it. */
	readonly because: string;
}

/** What somebody says will come of it. */
export interface Side {
	readonly words: string;
	readonly isRight: boolean;
}

/** A moment of it. */
export interface Scene {
	readonly says: string;
	/** What resolves first stands first. */
	readonly stack: readonly { readonly name: string; readonly seat: number | null }[];
	/** Players and monsters with their HP. */
	readonly there: readonly {
		readonly name: string;
		readonly seat: number | null;
		readonly hp: string;
	}[];
}
