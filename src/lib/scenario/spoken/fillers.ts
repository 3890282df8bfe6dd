/** The words of a text. */
export const words = (text: string): readonly string[] =>
	text.split(/\s+/u).filter((word) => word !== '');

/** Words that stand between acts and inside them and say nothing of the table. */
export const FILLERS: ReadonlySet<string> = new Set(
	words(
		`ok okay k so btw lol lmao haha hah well then and also just um uh uhm hmm please pls plz now here but next
		afterwards finally first anyway like immediately actually basically simply quickly really even
		yes yeah yep yup meanwhile afterward again tho though oh hi hey hello guys all folks dude man bro
		already always happily sadly luckily however thus hence still only too n thanks thx cheers
		nope nah indeed certainly clearly exactly instead
		back suddenly afterwards eventually directly quick already sorry alright right
		therefore consequently additionally furthermore moreover initially unfortunately fortunately obviously literally
		honestly ultimately subsequently promptly naturally simultaneously previously`
	)
);

/** Several words that stand between acts and say nothing of the table. */
export const FILLER_PHRASES: readonly (readonly string[])[] = [
	'in response to that',
	'in response to this',
	'in response to it',
	'in response',
	'as a response',
	'as a reaction',
	'in reaction',
	'in resp',
	'after that',
	'on her turn',
	'on his turn',
	'on their turn',
	'on my turn',
	'this turn',
	'for the turn',
	'of course',
	'right away',
	'to be clear',
	'in a rage',
	'in a hurry',
	'in a panic',
	'in a fury',
	'at the same time',
	'this time',
	'out of it',
	'nobody does anything',
	'nobody responds',
	'no responses',
	'no response',
	'does nothing this turn',
	'does nothing',
	'in my turn',
	'before he rolls',
	'before she rolls',
	'before they roll',
	'before i roll',
	'before the roll',
	'before rolling',
	'before any roll',
	'before it is rolled',
	'before the roll is made',
	'before that',
	'i spend my money',
	'in the middle of it',
	'in turn',
	'before it resolves',
	'before that resolves',
	'before that resolved',
	'before this resolved',
	'before the roll resolves',
	'before this resolves',
	'before resolving',
	'before resolution',
	'oh and',
	'and so',
	'my turn',
	'forgot to say',
	'i forgot',
	'i forgot to say',
	'the situation',
	'we were arguing for an hour',
	'at that point',
	'by the way',
	'for context',
	'so far',
	'no way',
	'no good',
	'no luck',
	'no luck there',
	'not enough',
	'as a bribe',
	'oh no',
	'no no',
	'hold on'
]
	.map(words)
	.sort((a, b) => b.length - a.length);
