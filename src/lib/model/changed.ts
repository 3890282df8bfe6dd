/**
 * A thing with some of its fields changed. Where things of many shapes come by, such as frames of every chart, a
 * spread takes several times as long.
 */
export const changed = <T extends object>(thing: T, change: Partial<T>): T =>
	Object.assign({}, thing, change);
