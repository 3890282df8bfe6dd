import { keysAreOn } from '../../single-keys.ts';
import type { Opened } from './sheets.ts';
import type { Table } from '../state/table-state.svelte.ts';

/** A key and what it does. */
export interface Shortcut {
	/** As the browser names it. */
	readonly key: string;
	/** As a person reads it. */
	readonly shown: string;
	readonly does: string;
	readonly run: (table: Table, open: (what: Opened) => void) => void;
}

export const SHORTCUTS: readonly Shortcut[] = [
	{
		key: 'a',
		shown: 'a',
		does: 'Say what happens',
		run: () => document.getElementById('say')?.focus()
	},
	{ key: 'ArrowRight', shown: '→', does: 'Forward', run: (t) => t.goTo(t.at + 1) },
	{ key: 'ArrowLeft', shown: '←', does: 'Back', run: (t) => t.goTo(t.at - 1) },
	{ key: '[', shown: '[', does: 'First move', run: (t) => t.goTo(0) },
	{ key: ']', shown: ']', does: 'Last move', run: (t) => t.goTo(t.moves.length - 1) },
	{ key: 'e', shown: 'e', does: 'Everyone passes', run: (t) => t.everyonePasses() },
	{ key: 'p', shown: 'p', does: 'The player with priority passes', run: (t) => t.pass() },
	{ key: 'w', shown: 'w', does: 'Pass until someone could act', run: (t) => t.passUntil() },
	{ key: 'u', shown: 'u', does: 'Undo', run: (t) => t.undo() },
	{ key: 'r', shown: 'r', does: 'Redo', run: (t) => t.redo() },
	{ key: 't', shown: 't', does: 'Tables', run: (_, open) => open('tables') },
	{ key: 'b', shown: 'b', does: 'Set up the board', run: (_, open) => open('setup') },
	{ key: 'x', shown: 'x', does: 'Trade', run: (_, open) => open('trade') },
	{ key: 'l', shown: 'l', does: 'What if?', run: (_, open) => open('lines') },
	{ key: 'c', shown: 'c', does: 'Who is right?', run: (_, open) => open('verdict') },
	{ key: 's', shown: 's', does: 'Share', run: (_, open) => open('share') },
	{ key: '?', shown: '?', does: 'These keys', run: (_, open) => open('keys') }
];

/** The shortcut of a key that was pressed; none while text is typed or something lies over the table. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
	const { target, key } = event;
	if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
	if (
		!(target instanceof Element) ||
		target.closest('input, textarea, select, dialog, [role="dialog"]')
	)
		return null;
	const shortcut = SHORTCUTS.find((one) => one.key === key) ?? null;
	if (key === '?') return shortcut;
	return keysAreOn() ? shortcut : null;
}
