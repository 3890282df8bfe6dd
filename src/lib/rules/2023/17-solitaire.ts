/** Chapter 17. */
export const SOLITAIRE = {} as const;
