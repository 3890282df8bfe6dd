/** Queries that show what can be asked: another word, a nickname, an id, a question. */
export const EXAMPLES = ['tap', 'D6 effect', 'attack.hit', 'Can I answer my own death?'];
