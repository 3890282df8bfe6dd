/** Queries that show what can be asked: another word, a nickname, a rule, a question. */
export const EXAMPLES = ['tap', 'D6 effect', 'death penalty', 'Can I answer my own death?'];
