/** What can be asked of the tray from outside. */
export interface TrayControls {
	/** Whether a card is being looked for, which needs room above a keyboard. */
	readonly searching: () => boolean;
	/** Opens it: to put something on the stack, or at what is asked. */
	readonly respond: () => void;
}

export const TABS = ['board', 'story', 'lines', 'charts'] as const;
/** What is shown of the table beside its stack. */
export type Tab = (typeof TABS)[number];
