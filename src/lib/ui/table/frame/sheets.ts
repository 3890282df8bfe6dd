import type { Table } from '../state/table-state.svelte.ts';

/** The sheets that can lie over the table. */
export type SheetName =
	| 'tables'
	| 'setup'
	| 'lines'
	| 'trade'
	| 'editions'
	| 'claims'
	| 'share'
	| 'keys'
	| 'entries'
	| 'result';

/** What every sheet is given. */
export interface SheetProps {
	table: Table;
	/** Where rulings are reported; null where nobody takes them. */
	repository: string | null;
	/** @param opened what lies there now is to be looked at. */
	close: (opened: boolean) => void;
	/** Shows another sheet in its place. */
	openSheet: (sheet: SheetName) => void;
}
