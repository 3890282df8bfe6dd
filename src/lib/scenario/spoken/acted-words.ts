import { FORMS, type Verb } from './vocabulary.ts';

/** Verbs that tell only how something is, or what somebody thinks of it. */
const NO_ACTS: readonly Verb[] = ['have', 'be', 'get', 'do', 'want', 'claim', 'come up', 'trigger'];

const acted = [...FORMS].filter(
	([word, { verb }]) => !NO_ACTS.includes(verb) && /^\p{L}+$/u.test(word)
);

/** Every word that tells of an act: all forms, and those that end in "-ing". */
export const ACTED: Readonly<Record<'any' | 'going', readonly string[]>> = {
	any: [...acted.map(([word]) => word), 'take', 'takes', 'took', 'taking', 'draw', 'draws', 'drew'],
	going: acted.flatMap(([word, { tense }]) => (tense === 'going on' ? [word] : []))
};
