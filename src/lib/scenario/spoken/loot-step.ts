import type { Found } from './clause.ts';
import { endsHere } from './facts.ts';
import { anyOf, type Reader, skip, verbAt } from './reader.ts';
import type { Who } from './ref.ts';
import { ENDS } from './tokens.ts';
import { ownerAt, whoAt } from './who.ts';

/** "Still in her loot phase", "before looting", "Zoe's loot step hasn't happened yet": the turn is there as it is told. */
export function lootStepAt(reader: Reader, at: number): Found {
	const subject = whoAt(reader, at);
	const from = skip(reader, subject?.to ?? at, '');
	const led = anyOf(
		reader,
		from,
		'is|was|am|while|, still|yet| in|during|at',
		'while|and|but he|she|they|i is|are|am|was|were still| in|at',
		'still in|at',
		'it is|was still|',
		'its',
		'in|during|at',
		''
	);
	const start = led < 0 ? from : led;
	const owner = ownerAt(reader, start);
	const step = anyOf(reader, owner?.to ?? anyOf(reader, start, 'the|a', ''), 'loot step|phase');
	const who = owner && owner.value.is !== 'he' ? owner.value : (subject?.value ?? owner?.value);
	if (step >= 0) {
		const open = anyOf(
			reader,
			step,
			"hasnt|hasn't|isnt|isn't|wasnt|wasn't|didnt|didn't|is|has not| happened|happen|resolved|done|over|come|begun yet|",
			''
		);
		// "The loot step is over": nothing that holds the turn back.
		const end = open > step || (start > from && led >= 0) ? open : -1;
		return end >= 0 && endsHere(reader, end) ? said(end, who ?? null) : null;
	}
	const before = anyOf(
		reader,
		from,
		'before looting for|at|in the|his|her|my|their turn|start',
		'before looting',
		'before the|his|her|my|their loot step|phase',
		'before he|she|they|i looted|loots|loot',
		'before drawing for|at the|his|her|my|their turn|start|loot',
		'without looting first|',
		"hasnt|hasn't|havent|haven't|has|have not| looted yet|for|this|"
	);
	// "Start of my turn, before looting, Gil bombs me", "does Ben die before I loot?": nothing is declared then.
	return before >= 0 && endsHere(reader, before) && isDeclaredBefore(reader, at)
		? said(before, subject?.value ?? null)
		: null;
}

const said = (to: number, who: Who | null): Found => ({
	to,
	value: [{ say: 'loot step', who }]
});

/** Whether an attack, a purchase or the end of the turn is told before a place in its sentence, which asks nothing. */
function isDeclaredBefore(reader: Reader, at: number): boolean {
	for (let i = at - 1; i >= 0 && !ENDS.has(reader.tokens[i]?.text ?? ''); i--) {
		const verb = verbAt(reader, i)?.verb;
		if (verb === 'attack' || verb === 'buy' || verb === 'end') return true;
	}
	return false;
}
