import type { Table } from '../state/table-state.svelte.ts';

/** The sheets that can lie over the table. */
export type SheetName =
	| 'tables'
	| 'setup'
	| 'rules'
	| 'card'
	| 'lines'
	| 'trade'
	| 'editions'
	| 'share'
	| 'keys'
	| 'entries'
	| 'result'
	| 'by hand';

/** What can be opened: a sheet, or the verdict above the table. */
export type Opened = SheetName | 'verdict';

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
