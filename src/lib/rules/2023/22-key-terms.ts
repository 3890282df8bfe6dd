/** Chapter 22. */
export const KEY_TERMS = {} as const;
