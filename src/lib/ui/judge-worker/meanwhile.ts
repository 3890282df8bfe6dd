/** What an answer that takes long tells before it is there. */
export interface Meanwhile<T> {
	/** Hears of so much more that has been looked at. */
	readonly looked: (more: number) => void;
	/** Hears that more is known, and what would be given for that alone: worked out if there is time for it. */
	readonly sofar: (known: () => T) => void;
	/** Says at once what is known, however little it is. */
	readonly first: (known: T) => void;
	/** Lets others in where it is time to. @throws NotWanted where nobody wants the answer any more. */
	readonly rest: () => Promise<void>;
}

/** Nobody wants an answer any more that was begun. */
export class NotWanted extends Error {}

/** So many milliseconds lie between two counts at least. */
const COUNT_EVERY = 100;
/** So many lie between two times that what is known is told, at least. */
const KNOWN_EVERY = 300;
/** To work out what is known takes at most one part of so many of the time. */
const PARTS = 5;
/** So many milliseconds an answer works before it lets others in. */
const REST_EVERY = 8;

/** Until everything that waits to be heard has been heard. */
const heardOthers = (): Promise<void> =>
	new Promise((done) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			done();
		};
		port2.postMessage(null);
	});

/**
 * Sums up what it hears, and tells it now and then.
 * @param isWanted whether somebody still wants the answer.
 * @param now the time in milliseconds.
 */
export function telling(
	tell: (sofar: { readonly count: number; readonly known?: unknown }) => void,
	isWanted: () => boolean = () => true,
	now: () => number = () => performance.now()
): Meanwhile<unknown> {
	let count = 0;
	let counted = now();
	let next = counted + KNOWN_EVERY;
	let rested = counted;
	return {
		rest: async () => {
			if (now() - rested < REST_EVERY) return;
			await heardOthers();
			rested = now();
			if (!isWanted()) throw new NotWanted();
		},
		looked: (more) => {
			count += more;
			if (now() - counted < COUNT_EVERY) return;
			counted = now();
			tell({ count });
		},
		first: (known) => {
			tell({ count, known });
		},
		sofar: (known) => {
			const from = now();
			if (from < next) return;
			tell({ count, known: known() });
			const to = now();
			next = to + Math.max(KNOWN_EVERY, (to - from) * (PARTS - 1));
		}
	};
}
