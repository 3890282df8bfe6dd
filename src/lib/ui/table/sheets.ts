/** The sheets that can lie over the table. */
export type SheetName = 'tables' | 'setup' | 'lines' | 'claims' | 'share' | 'keys' | 'entries';
