/** The words a card is written with: small functions that give the data of the grammar. */
export * from './abilities.ts';
export * from './amounts.ts';
export * from './connectives.ts';
export * from './effects.ts';
export * from './events.ts';
export * from './objects.ts';
