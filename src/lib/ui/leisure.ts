/** How long a browser that does not tell when it is idle is left alone, in ms. */
const A_WHILE = 1_500;

/** Does something once the page has loaded and the browser has nothing else to do; gives back how to call it off. */
export function atLeisure(does: () => void): () => void {
	let callOff = (): void => undefined;
	const wait = (): void => {
		if ('requestIdleCallback' in window) {
			const id = requestIdleCallback(does);
			callOff = () => {
				cancelIdleCallback(id);
			};
			return;
		}
		const id = setTimeout(does, A_WHILE);
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
