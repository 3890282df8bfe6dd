/** Whether something speaks of how many the part before did: "the amount done this way". */
export const usesDone = (value: unknown): boolean =>
	value === 'done' ||
	(typeof value === 'object' && value !== null && Object.values(value).some(usesDone));
