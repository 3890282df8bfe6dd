/** Whether a reader of fourteen gets it at the first reading: the sentences of rules, rulings, steps and cards. */
import { expect, it } from 'vitest';
import { allSaid, sentencesOf, type Said } from './sentences.ts';

/** More words than this are too many for one sentence. */
const MOST_WORDS = 28;
/** So many sentences are longer today: the number only ever falls. */
const MOST_LONG = 29;

/** What nobody says at a table. */
const BANNED: Readonly<Record<string, RegExp>> = {
	'“which … them”': /\bwhich (?:lets?|gives?|makes?|has|have)\b[^.;:]*\bthem\b/u,
	'“what … is what …”': /\bwhat\b[^.;:]*\bis what\b/iu,
	'a choice of nothing: “Amy chooses.”': /\bchooses[.!]?$/u,
	'an arrow': /->|→|=>/u,
	'a double negation': /\bit's not true that\b/u,
	'“holds from now on”': /\bholds from now on\b/u,
	'“X replaces that X would …”': /\breplaces that \w/u,
	'“HP is left again”': /\bHP is left again\b/u,
	'“what X asks for first is not done”': /\basks for first\b/u,
	'“another procedure is under way”': /\bprocedure\b/u,
	'“an effect keeps them from …”': /\ban effect keeps\b/iu,
	'“that is not something it can target”': /\bnot something it can\b/u,
	'“the cost cannot be paid”': /\bcost cannot be paid\b/u,
	'“acts on each time”': /\bacts on each time\b/u,
	'“has lost it”': /\bhas lost it\b/u,
	'“mostly all”': /\bmostly all\b/iu,
	'“effect till end of turn ends”': /\beffects? till end of turn ends?\b/u,
	'“have I still”': /\bhave I still\b/iu
};

/** What a rule of ours says of choosing, where the noun before it is what is chosen. */
const RELATIVE = /\b(?:that|whichever|whoever|what|who)\b[^.;:,]*\bchooses?[.!]?$/u;

const wordsIn = (text: string): number =>
	text.match(/[\p{L}\p{N}¢+−-][\p{L}\p{N}¢'’+-]*/gu)?.length ?? 0;
const line = ({ where, text }: Said): string => `${where}: ${text}`;

const all = allSaid().flatMap(sentencesOf);

it('has sentences of every kind to look at', () => {
	const kinds = new Set(all.map(({ where }) => where.split(' ')[0]));
	expect([...kinds].sort()).toEqual(['card', 'glossary', 'rule', 'ruling', 'step']);
	const steps = new Set(
		all.flatMap(({ where }) => (where.startsWith('step') ? [/“(.*?)”/u.exec(where)?.[1]] : []))
	);
	expect(steps.size).toBeGreaterThan(80);
});

it.each(Object.entries(BANNED))('never says %s', (_, banned) => {
	const found = all.filter(({ text }) => banned.test(text) && !RELATIVE.test(text));
	expect(found.map(line)).toEqual([]);
});

it('has few sentences that are too long, and ever fewer', () => {
	const long = all
		.map((said) => ({ said, words: wordsIn(said.text) }))
		.filter(({ words }) => words > MOST_WORDS)
		.sort((a, b) => b.words - a.words);
	console.log(
		[
			`${String(long.length)} sentences of more than ${String(MOST_WORDS)} words; the worst:`,
			...long.slice(0, 20).map(({ said, words }) => `${String(words)} ${line(said)}`)
		].join('\n')
	);
	expect(long.length, 'MOST_LONG falls with it').toBeLessThanOrEqual(MOST_LONG);
});
