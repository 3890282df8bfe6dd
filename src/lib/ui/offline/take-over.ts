/** What a tab says to the version that waits: it wants it now. */
export const TAKE_OVER = { take: 'over' } as const;
const field = (message: unknown, name: string): unknown =>
	typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined;
export const isTakeOver = (message: unknown): boolean => field(message, 'take') === TAKE_OVER.take;

/** How many other tabs would lose their version by that; null for any other message. */
export const othersIn = (message: unknown): number | null => {
	const others = field(message, 'others');
	return typeof others === 'number' && Number.isInteger(others) && others >= 1 ? others : null;
};
