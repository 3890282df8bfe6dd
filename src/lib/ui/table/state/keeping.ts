/** All that keeps a table, fetched at once when there is one to keep. */
export { keepTable, showHere } from './kept.ts';
export { keepChanges } from './kept-changes.ts';
