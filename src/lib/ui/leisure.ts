/**
 * How long a page is left alone after it has loaded, in ms: what is fetched later is no part of its
 * own loading, and somebody reads by then.
 */
const A_WHILE = 5_000;
/** The same for what the first tap waits for: what the page begins with has come, and is painted. */
const A_MOMENT = 1_200;

interface Connection {
	readonly saveData?: boolean;
	readonly effectiveType?: string;
}
const connection = (): Connection | undefined =>
	(navigator as Navigator & { readonly connection?: Connection }).connection;

/** Whether somebody wants nothing to be fetched that they have not asked for. */
export const savesData = (): boolean => connection()?.saveData === true;

const isQuick = (): boolean => !savesData() && !/[23]g$/u.test(connection()?.effectiveType ?? '');

/** Does something soon after the page has loaded, where its network is quick; a while later where it is not. */
export const soon = (does: () => void): (() => void) =>
	atLeisure(does, isQuick() ? A_MOMENT : A_WHILE);

/** Does something a while after the page has loaded, when the browser has nothing else to do; gives back how to call it off. */
export function atLeisure(does: () => void, after = A_WHILE): () => void {
	let callOff = (): void => undefined;
	const whenIdle = (): void => {
		if (!('requestIdleCallback' in window)) {
			does();
			return;
		}
		const id = requestIdleCallback(does);
		callOff = () => {
			cancelIdleCallback(id);
		};
	};
	const wait = (): void => {
		const id = setTimeout(whenIdle, after);
		callOff = () => {
			clearTimeout(id);
		};
	};
	if (document.readyState === 'complete') wait();
	else {
		addEventListener('load', wait, { once: true });
		callOff = () => {
			removeEventListener('load', wait);
		};
	}
	return () => {
		callOff();
	};
}
