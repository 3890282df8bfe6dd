/** How time is measured where others work on the machine too. */

/**
 * How long something takes the thread that does it, in milliseconds: whoever else works on the machine does not
 * count.
 */
export function worked(what: () => void): number {
	const from = process.threadCpuUsage();
	what();
	const { user, system } = process.threadCpuUsage(from);
	return (user + system) / 1000;
}

export const median = (values: readonly number[]): number =>
	[...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
