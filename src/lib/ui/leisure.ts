/**
 * How long a page is left alone after it has loaded, in ms: what is fetched later is no part of its
 * own loading, and somebody reads by then.
 */
const A_WHILE = 5_000;

/** Does something a while after the page has loaded, when the browser has nothing else to do; gives back how to call it off. */
export function atLeisure(does: () => void): () => void {
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
		const id = setTimeout(whenIdle, A_WHILE);
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
