import { createContext } from 'svelte';

/** How many colours there are for players; tokens.css has them. */
export const SEAT_COLOURS = 12;

export const COLOUR_NAMES = [
	'red',
	'blue',
	'green',
	'ochre',
	'violet',
	'teal',
	'pink',
	'brown',
	'cyan',
	'olive',
	'gray',
	'indigo'
] as const;

/** The colour of each player, by seat. */
export const [getColours, setColours] = createContext<(seat: number) => number>();

/** A colour as the style sheets know it. */
export const seatVar = (colour: number): string =>
	`--seat: var(--seat-${String((colour % SEAT_COLOURS) + 1)})`;
