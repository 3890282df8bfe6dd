/** What a browser has that lets "back" close what lies over a page: on a phone that is a button or a gesture. */
interface CloseWatcher extends EventTarget {
	destroy(): void;
}

type CloseWatchers = { readonly CloseWatcher?: new () => CloseWatcher };

/**
 * Closes something when "back" is asked for, where the browser can tell it from leaving the page.
 * @returns ends that.
 */
export function closeOnBack(close: () => void): () => void {
	const { CloseWatcher } = window as CloseWatchers;
	if (!CloseWatcher) return () => undefined;
	const watcher = new CloseWatcher();
	watcher.addEventListener('close', close);
	return () => {
		watcher.removeEventListener('close', close);
		watcher.destroy();
	};
}
