/** The fields in which data of a scenario name players; things name them in `name` too. */
const NAMING = new Set([
	'player',
	'of',
	'by',
	'to',
	'active',
	'attacker',
	'buyer',
	'extraAfter',
	'starting'
]);

/** The fields that list players by name. */
const NAMING_MANY = new Set(['seenBy', 'players', 'extraTurns']);

/** Whether data name a player anywhere. */
export const names = (data: unknown, player: string): boolean =>
	JSON.stringify(data) !== JSON.stringify(renameIn(data, player, `${player} `));

/** The same data with a player called something else. */
export function renameIn<T>(data: T, from: string, to: string): T;
export function renameIn(data: unknown, from: string, to: string): unknown {
	if (Array.isArray(data)) return data.map((one: unknown) => renameIn(one, from, to));
	if (typeof data !== 'object' || data === null) return data;
	const isPlayer = 'is' in data && data.is === 'player';
	return Object.fromEntries(
		Object.entries(data).map(([key, value]: [string, unknown]) => {
			if (typeof value === 'string')
				return [
					key,
					value === from && (NAMING.has(key) || (isPlayer && key === 'name')) ? to : value
				];
			if (NAMING_MANY.has(key) && Array.isArray(value))
				return [key, value.map((one: unknown) => (one === from ? to : renameIn(one, from, to)))];
			return [key, renameIn(value, from, to)];
		})
	);
}
