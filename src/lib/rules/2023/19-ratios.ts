/** Chapter 19. */
export const RATIOS = {} as const;
