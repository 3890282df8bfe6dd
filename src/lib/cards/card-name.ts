const LETTERS = /^[^:|/()#,;"\n]{1,60}$/u;
/** Words that mean something else wherever the notation names a card. */
const OTHERS =
	/->|→|^(?:nothing|empty|none|nobody|unknown|\?)$|^(?:card|player|object|word)\s|['’]s (?:roll|death|attack)\b/iu;

/** Whether a card that somebody types can be called so: the notation must know the name from its own words. */
export const canNameACard = (name: string): boolean => LETTERS.test(name) && !OTHERS.test(name);
