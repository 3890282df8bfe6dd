/**
 * What lies over a page, the newest last. Each has an entry of its own in the history, so that "back", a
 * button or a gesture in any browser, closes it and leaves the page only when nothing lies over it.
 */
const over: { readonly close: () => void }[] = [];

/** A step back of ours is under way. */
let stepping = false;

/** Where the page stands beneath what lies over it, and the address it has taken since. */
let addresses: { readonly beneath: string; readonly now: string } | null = null;

const stateHere = (): object => {
	const state: unknown = history.state;
	return typeof state === 'object' && state !== null ? state : {};
};

/** How many things lie over the page where the history stands. */
const depthHere = (): number => {
	const state = stateHere();
	return 'over' in state && typeof state.over === 'number' ? state.over : 0;
};

/** The address beneath what lies over the page where the history stands. */
const beneathHere = (): string => {
	const state = stateHere();
	return 'beneath' in state && typeof state.beneath === 'string' ? state.beneath : location.href;
};

/**
 * Brings the history to where it says what lies over the page. A page that was loaded anew calls it once it
 * stands: nothing lies over it any more.
 */
export function settle(): void {
	if (stepping) return;
	const here = depthHere();
	const beneath = beneathHere();
	// SvelteKit takes entries with the same state of its own as one, and lets us step between them.
	for (let depth = here + 1; depth <= over.length; depth++)
		history.pushState({ ...stateHere(), over: depth, beneath }, '');
	addresses = depthHere() > 0 ? { beneath, now: location.href } : null;
	if (here <= over.length) return;
	stepping = true;
	history.go(over.length - here);
}

function stepped(): void {
	if (addresses?.beneath === location.href && addresses.now !== location.href)
		history.replaceState(history.state, '', addresses.now);
	// What was opened during a step of ours stays.
	if (!stepping) while (over.length > depthHere()) over.pop()?.close();
	stepping = false;
	settle();
}

/** What lay on top as a key was pressed: it may close by itself, and what lies below it stays then. */
let top: (typeof over)[number] | undefined;

/** Escape closes what lies on top too, where nothing in it has used the key. */
function pressed({ key, defaultPrevented, isComposing }: KeyboardEvent): void {
	if (key !== 'Escape' || defaultPrevented || isComposing) return;
	if (top && over.at(-1) === top) top.close();
}

if (typeof window !== 'undefined') {
	addEventListener('popstate', stepped);
	addEventListener('keydown', () => (top = over.at(-1)), { capture: true });
	addEventListener('keydown', pressed);
}

/**
 * Closes something when "back" is asked for, or Escape pressed.
 * @returns ends that.
 */
export function closeOnBack(close: () => void): () => void {
	const one = { close };
	over.push(one);
	settle();
	return () => {
		const at = over.indexOf(one);
		if (at >= 0) over.splice(at, 1);
		// Another may be opened in its place, or the page be left by a link of it.
		setTimeout(settle);
	};
}

/** Gives the page another address, whatever lies over it. */
export function readdress(to: string): void {
	history.replaceState(history.state, '', to);
	if (addresses) addresses = { ...addresses, now: location.href };
}
