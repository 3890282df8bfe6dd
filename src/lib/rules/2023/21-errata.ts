/** Chapter 21. */
export const ERRATA = {} as const;
