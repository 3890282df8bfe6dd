/** A name as a part of an address: "monsterDeath" and "end declared" are "monster-death" and "end-declared". */
export const slugOf = (name: string): string =>
	name
		.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, '-')
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/gu, '-');
