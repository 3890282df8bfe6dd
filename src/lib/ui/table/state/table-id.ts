/** Where tables are kept: one entry a table, so that two tabs never write over each other's. */
const PREFIX = 'fizzle-table:';

/** A name for a new table. */
export const newTableId = (): string =>
	`${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/** The entry of the storage that a table is kept in. */
export const keyOf = (id: string): string => `${PREFIX}${id}`;

/** The table that is kept in an entry of the storage. */
export const idOf = (key: string): string => key.slice(PREFIX.length);

/** Whether an entry of the storage is a table's. */
export const isKeyOfTable = (key: string): boolean => key.startsWith(PREFIX);

/** Whether any table is kept on this device. */
export function isAnyKept(): boolean {
	try {
		return Object.keys(localStorage).some(isKeyOfTable);
	} catch {
		return false;
	}
}
