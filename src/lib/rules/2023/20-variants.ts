/** Chapter 20. */
export const VARIANTS = {} as const;
