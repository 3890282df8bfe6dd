/** Chapter 18. */
export const CHALLENGES = {} as const;
