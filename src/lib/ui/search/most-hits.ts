/** As many as a person looks through. */
export const MOST_HITS = 24;
