/** What the table can do, each with an example. */

export const EXAMPLES = {
	gives: 'the table gives Ben Butter Bean!',
	takes: 'the table takes Butter Bean! from Ben',
	removes: 'the table removes Fly · the table removes monster slot 2',
	sets: 'the table sets Ben: 2¢, 1 HP · the table sets Gurdy: 3 HP · the table sets loot deck: Bomb!, ...',
	asks: 'the table asks Ben again · the table asks Ben again about The Relic',
	does: 'the table does by hand: a card that the judge does not know',
	adds: 'the table adds a monster slot: Gurdy · the table adds an effect: +1 HP for Amy from Book of Sin',
	puts: 'the table puts Gurdy into monster slot 1 · the table puts Bomb! on the loot deck · the table puts on the stack: Bomb! (Ben) -> Gurdy'
} as const;

export type Verb = keyof typeof EXAMPLES;

export const isVerb = (word: string): word is Verb => Object.hasOwn(EXAMPLES, word);

/** What could have stood there. */
export const example = (verb: Verb): { readonly expected: string } => ({
	expected: EXAMPLES[verb]
});
