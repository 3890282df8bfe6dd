/** All that a composer does once it is touched: fetched then. */
export { default as Chips } from './Chips.svelte';
export { default as Answer } from './Answer.svelte';
export { default as Below } from './Below.svelte';
export { Composition } from './composition.svelte.ts';
export { Hand } from './hand.svelte.ts';
export { SaidLine } from './said-line.svelte.ts';
export { TableLine } from './table-line.svelte.ts';
