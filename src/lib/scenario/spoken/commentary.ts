/** What is said round a dispute and not of the table: feelings, opinions of cards, and what might have been. */
import { words } from './fillers.ts';
import { PLAYING } from './claims.ts';
import { patternAt, phrase } from './patterns.ts';
import { anyOf, article, cardAt, is, numberAt, skip, verbAt, type Reader } from './reader.ts';
import { cardRef } from './references.ts';
import { whoAt } from './who.ts';
import type { Verb } from './vocabulary.ts';

/** Words that tell how somebody finds a thing, or speak of the talk itself. */
const REMARKS: ReadonlySet<string> = new Set(
	words(
		`crazy nuts mad insane confusing confused confuses unclear ambiguous weird odd annoying annoyed frustrating hilarious
		argue argued argues arguing argument arguments debate debated debating discussion discussing dispute disagree
		disagrees disagreed rage raging furious salty broken busted overpowered unfair ridiculous stupid dumb silly obvious
		paused forum thread reddit discord googled google youtube wiki tournament takebacks newbie noob beginner beginners
		certain positive convinced sure`
	)
);

/** Verbs that speak of the talk as well as of the table. */
const SPEAKS_TOO: readonly Verb[] = [
	'hit',
	'miss',
	'die',
	'resolve',
	'trigger',
	'end',
	'pass',
	'cancel'
];

/** Whether nothing in a stretch is told of the table: nobody plays, no card is named, and nothing is counted. */
function isQuiet(reader: Reader, from: number, to: number): boolean {
	for (let i = from; i < to; i++) {
		const verb = verbAt(reader, i)?.verb;
		if (verb !== undefined && PLAYING.includes(verb) && !SPEAKS_TOO.includes(verb)) return false;
		if (cardAt(reader, i)?.naming.part === false) return false;
		const isOfTalk = is(reader, i, 'one') || is(reader, i + 1, '%', 'minutes', 'hours', 'times');
		if (numberAt(reader, i) !== null && !isOfTalk) return false;
	}
	return true;
}

/** Where a clause ends: at its mark, with the line. */
function clauseEnd(reader: Reader, at: number): number {
	let to = at;
	while (reader.tokens[to] && (reader.tokens[to]?.kind !== 'mark' || is(reader, to, '%'))) to++;
	return to;
}

/** "Holy Mantle is so broken": what somebody thinks of a card. */
function opinionOfCard(reader: Reader, at: number): number {
	const card = cardRef(reader, article(reader, at), undefined, false);
	const be = card
		? anyOf(
				reader,
				card.to,
				'is|are|was|seems|feels|looks so|just|really|too|totally|way|super|pretty|'
			)
		: -1;
	return be >= 0 && REMARKS.has(reader.tokens[be]?.bare ?? '') ? clauseEnd(reader, be) : -1;
}

/** How many think what: "my group is split 2-2", "it's two against one". */
const SPLIT = phrase(
	'(?:(?:my|our|the|we|it) )?(?:group |table |friends |family |players |votes? )?(?:is|are|was|were)(?: completely| evenly| really)? (?:split|divided|torn)(?: (?:\\d|two|three|one)(?: -| to| v| vs| against)? (?:\\d|two|three|one)| in half| on this| on it| about this)*'
);

/** Other talk, by the words it begins with, up to the end of its clause. */
const TALK: readonly RegExp[] = [
	phrase('not trying \\S+'),
	phrase(
		'(?:\\S+ (?:and|&) \\S+|we|they|us)(?: two| both| are| were| had| have| still| now| keep)* (?:fights?|fought|fighting|a fight|an argument|argue|argued|arguing|disagree|disagreed|bicker) (?:about|over|on|whether|because)'
	),
	phrase('(?:this|that|it) (?:might|may|could|probably|will|would)(?: be| sound| seem| look)'),
	phrase(
		'(?:we|i|they|us)(?: are| were| only| usually| always| all)? (?:play|playing|use|using|own|have|included|include) (?:(?:with|the|all|our|some|only) )*(?:\\S+ ){0,3}(?:expansions?|sets?|box|promos?|kickstarter|sleeves)(?: cards| pack)?(?= |$)'
	)
];
/** "… is what the card says". */
const QUOTES = phrase(
	'(?:is|was) (?:exactly |literally )?what (?:it|the (?:card|rulebook|rules|text|faq)) (?:says|said|reads)'
);

/** Behind a clause that says nothing of the table, from its first word on; -1 where none stands there. */
export function commentaryAt(reader: Reader, at: number): number {
	const before = reader.tokens[at - 1];
	const isFirst = !before || before.kind === 'mark' || is(reader, at - 1, 'but', 'and', 'so');
	if (!isFirst) return -1;
	const split = patternAt(reader, at, SPLIT);
	if (split >= 0) return split;
	const card = opinionOfCard(reader, at);
	if (card >= 0) return card;
	const to = clauseEnd(reader, at);
	if (reader.tokens.slice(at, to).some((_, i) => patternAt(reader, at + i, QUOTES) === to))
		return to;
	const isNamed = reader.tokens.slice(at, to).some((_, i) => cardAt(reader, at + i) !== null);
	if (patternAt(reader, at, ...TALK) >= 0 && !isNamed) return to;
	const remarks = reader.tokens.slice(at, to).some(({ bare }) => REMARKS.has(bare));
	return remarks && !is(reader, to, '?') && isQuiet(reader, at, to) ? to : -1;
}

/** "Would it make a difference", "does that change the answer". */
const MATTERS = phrase(
	'(?:would|wouldnt|does|will|did) (?:it|that|this|anything|something|the (?:answer|result|outcome))(?: still| even| have)? (?:(?:make|made) (?:a|any) difference|matter|mattered|changed?(?: (?:anything|something|it|the (?:answer|result|outcome)))?|(?:be|been) (?:different|the same)|help|helped)'
);

/** What is said only of what might have been. */
export interface Supposed {
	readonly to: number;
	readonly isAsked: boolean;
}

/**
 * "If I had bombed it earlier, she would have died": nothing of that happened. "Would it matter if Pam was dead?"
 * asks so. Null where nothing of the kind stands there.
 */
export function supposedAt(reader: Reader, at: number): Supposed | null {
	const before = reader.tokens[at - 1];
	if (before && before.kind !== 'mark') return null;
	const start = skip(reader, at, '');
	let to = start;
	while (reader.tokens[to] && !is(reader, to, '.', '?', '!', ';', '\n')) to++;
	const isAsked = is(reader, to, '?');
	const end = isAsked ? to + 1 : to;
	const has = (...those: readonly string[]): boolean =>
		reader.tokens.slice(start, to).some((_, i) => is(reader, start + i, ...those));
	const isHung = reader.tokens.slice(start, to).some((_, i) => isUnreal(reader, start + i));
	const would = has('would', 'wouldnt', 'could', 'couldnt', 'might', 'wouldve');
	if (isHung && (would || isAsked)) return { to: end, isAsked };
	// "If it's dead already, why would that matter?"
	if (is(reader, start, 'if') && has('why') && isAsked) return { to: end, isAsked };
	const matters = patternAt(reader, start, MATTERS);
	return matters >= 0 && isAsked ? { to: end, isAsked } : null;
}

/** "If I had bombed", "had he played it": what has not been. */
function isUnreal(reader: Reader, at: number): boolean {
	const led = anyOf(reader, at, 'if');
	const who = led < 0 ? null : whoAt(reader, led);
	const had = who ? anyOf(reader, who.to, 'had|hadnt not|never|just|only|first|already|') : -1;
	const told = reader.tokens[had];
	return had >= 0 && (verbAt(reader, had)?.tense === 'past' || /ed$/u.test(told?.text ?? ''));
}
