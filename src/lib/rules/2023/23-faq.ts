/** Chapter 23. */
export const FAQ = {} as const;
