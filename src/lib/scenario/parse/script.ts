import { opensLine } from '../reserved-words.ts';
import type { Act } from '../scenario.ts';
import type { Thing } from '../words/things.ts';
import { LOOT, readCard, readCardOnly } from './card.ts';
import { fail, playerNamed, readPlayer, shorten, unknownWord, type Reader } from './reader.ts';
import { after, indexOutside, part, plain, type Span } from './span.ts';
import { atArrow, readCardThing, readThings } from './thing.ts';

const VERBS = [
	'passes',
	'plays',
	'activates',
	'attacks',
	'purchases',
	'ends the turn',
	'barters',
	'always chooses',
	'always accepts',
	'always declines',
	'chooses',
	'accepts',
	'declines',
	'rolls'
] as const;
type Verb = (typeof VERBS)[number];

/** What players say for what somebody does. */
const MEANT: ReadonlyMap<string, Verb> = new Map<string, Verb>([
	...['uses', 'taps', 'turns', 'triggers'].map((word) => [word, 'activates'] as const),
	...['buys', 'shops'].map((word) => [word, 'purchases'] as const),
	...['casts', 'throws'].map((word) => [word, 'plays'] as const),
	...['picks', 'targets', 'selects', 'takes', 'answers'].map((word) => [word, 'chooses'] as const),
	...['fights', 'hits'].map((word) => [word, 'attacks'] as const),
	...['trades', 'gives'].map((word) => [word, 'barters'] as const),
	['ends', 'ends the turn'],
	['waits', 'passes'],
	['agrees', 'accepts'],
	['refuses', 'declines']
]);

/** What happens to somebody and is not decided by them. */
const HAPPENS =
	/^(?:dies|loots|pays|draws|gains|loses|heals|recharges|discards|destroys|wins|misses|steals)$/u;

const LINES =
	'a player and what they do · everyone passes · roll 4 · reveal Gurdy · the table gives … · expect …';

/** Reads what somebody does, or what the die and the cards show. */
export function readAct(reader: Reader, line: Span): Act | null {
	// A full stop ends the words of a favour, and otherwise nothing.
	const span =
		/[^.]\.$/u.test(line.text) && !/\sbarters\s/iu.test(line.text)
			? part(line, 0, line.text.length - 1)
			: line;
	if (plain(span.text) === 'everyone passes') return { do: 'everyone passes' };
	const subject = readSubject(reader, span);
	if (subject) return readDeed(reader, subject.player, subject.rest);
	const rolled = after(span, 'roll') ?? after(span, 'rolls');
	if (rolled) return readRoll(reader, rolled);
	const revealed = after(span, 'reveal');
	if (revealed) {
		const card = readCardOnly(reader, revealed);
		return card === null ? null : { do: 'reveal', card };
	}
	const first = part(span, 0, /^\S+(?=\s|$)/u.exec(span.text)?.[0].length ?? 0);
	const verb = VERBS.some((word) => after(part(span, first.text.length), word));
	return verb
		? readNobody(reader, first)
		: fail(reader, span, `“${shorten(span.text)}” is not something the judge can follow.`, {
				expected: LINES
			});
}

function readNobody(reader: Reader, span: Span): null {
	readPlayer(reader, span);
	return null;
}

/** The player a line begins with, the longest name that fits, and what follows it. */
export function readSubject(
	reader: Reader,
	span: Span
): { readonly player: string; readonly rest: Span } | null {
	const marked = /^player\s+/iu.exec(span.text);
	const tries = marked ? [part(span, marked[0].length), span] : [span];
	const longestFirst = [...reader.players].sort((a, b) => b.length - a.length);
	for (const at of tries) {
		for (const name of longestFirst) {
			if (!(marked && at === tries[0]) && opensLine(name)) continue;
			const head = at.text.slice(0, name.length);
			if (playerNamed(reader, head) !== name) continue;
			if (!/^(?:[\s:]|$)/u.test(at.text.slice(name.length))) continue;
			return { player: name, rest: part(at, name.length) };
		}
	}
	return null;
}

function readDeed(reader: Reader, player: string, span: Span): Act | null {
	const verb: Verb | undefined = VERBS.find((word) => after(span, word) !== null);
	if (!verb) {
		const word = part(span, 0, /^\S*/u.exec(span.text)?.[0].length ?? 0);
		const said = word.text.toLowerCase();
		const verb = MEANT.get(said);
		if (HAPPENS.test(said))
			return fail(reader, word, `Nobody decides that: what “${said}” says happens by itself.`, {
				expected: 'a line such as “expect step: looted, Amy”, which looks whether it did'
			});
		return verb
			? fail(reader, word, `The deed “${shorten(word.text)}” is not known.`, {
					expected: VERBS.join(' · '),
					didYouMean: [verb]
				})
			: unknownWord(reader, word, 'The deed', VERBS);
	}
	const rest = part(span, verb.length);
	switch (verb) {
		case 'passes':
			return alone(reader, rest, { do: 'pass', player });
		case 'attacks':
			return alone(reader, rest, { do: 'attack', player }, ATTACK_HINT);
		case 'purchases': {
			const paid = after(rest, 'with');
			const soul = paid && readCardThing(reader, paid);
			if (paid) return soul && { do: 'soul purchase', player, soul };
			return alone(reader, rest, { do: 'purchase', player }, PURCHASE_HINT);
		}
		case 'ends the turn':
			return alone(reader, rest, { do: 'end turn', player });
		case 'accepts':
		case 'declines':
		case 'always accepts':
		case 'always declines':
			return alone(reader, rest, {
				do: 'choose',
				player,
				picks: [{ is: 'answer', answer: verb.endsWith('accepts') ? 'yes' : 'no' }],
				...(verb.startsWith('always') ? ALWAYS : {})
			});
		case 'rolls':
			return readRoll(reader, rest, player);
		case 'chooses':
		case 'always chooses': {
			const picks = readThings(reader, rest);
			return picks && { do: 'choose', player, picks, ...(verb === 'chooses' ? {} : ALWAYS) };
		}
		case 'barters':
			return readBarter(reader, player, rest);
		case 'plays':
			return readPlay(reader, player, rest);
		case 'activates': {
			const thing = readCardThing(reader, rest);
			if (!thing) return null;
			const { targets, ...object } = thing;
			return { do: 'activate', player, object, ...(targets ? { targets } : {}) };
		}
	}
}

const ALWAYS = { always: true } as const;

const ATTACK_HINT =
	'the target is chosen once everyone has passed: “everyone passes”, then “Amy chooses Fly”';
const PURCHASE_HINT =
	'what is bought is chosen once everyone has passed: “everyone passes”, then “Amy chooses …”';

function alone(reader: Reader, rest: Span, act: Act, hint = 'the end of the line'): Act | null {
	if (rest.text === '') return act;
	return fail(reader, rest, `“${shorten(rest.text)}” is too much.`, { expected: hint });
}

const TRADE = {
	expected: 'barters 2¢ with Ben for a favour in words · barters Bomb! with Ben against The Relic'
};

/** A trade: `2¢ with Ben for leaving Gurdy alone`, `2¢, Bomb! with Ben against The Relic`. */
function readBarter(reader: Reader, player: string, span: Span): Act | null {
	for (
		let at = indexOutside(span.text, WITH);
		at >= 0;
		at = indexOutside(span.text, WITH, at + 1)
	) {
		const other = readSubject(reader, part(span, at + WITH.length));
		if (other) return readTrade(reader, player, part(span, 0, at), other);
	}
	return fail(reader, span, 'A trade names an amount of ¢ and another player.', TRADE);
}
const WITH = ' with ';

function readTrade(
	reader: Reader,
	player: string,
	given: Span,
	{ player: to, rest }: { readonly player: string; readonly rest: Span }
): Act | null {
	const cents = /^(\d{1,4})\s?¢?(?=,|$)/u.exec(given.text);
	const gives = readGoods(reader, cents ? part(given, cents[0].length) : given);
	const back = after(rest, 'against');
	const words = back ? indexOutside(` ${back.text}`, ' for ') : -1;
	const gets = back && readGoods(reader, words < 0 ? back : part(back, 0, words));
	if (!gives || (back && !gets)) return null;
	const left = !back ? rest : words < 0 ? part(back, back.text.length) : part(back, words);
	const bare: Act = {
		do: 'barter',
		player,
		to,
		amount: Number(cents?.[1] ?? 0),
		...(gives.length > 0 ? { gives } : {}),
		...(gets ? { gets } : {})
	};
	if (!cents && gives.length === 0) return fail(reader, given, 'What is given is missing.', TRADE);
	const favour = after(left, 'for');
	return favour
		? { ...bare, favour: favour.text }
		: alone(reader, left, bare, 'for a favour in words');
}

/** The cards and items of a trade; a comma may stand before the first. */
function readGoods(reader: Reader, span: Span): readonly Thing[] | null {
	const all = part(span, span.text.startsWith(',') ? 1 : 0);
	return all.text === '' ? [] : readThings(reader, all);
}

/** A loot with its mode and targets: `Bomb! -> Gurdy`. */
function readPlay(reader: Reader, player: string, span: Span): Act | null {
	const sides = atArrow(span);
	const found = readCard(reader, sides ? sides[0] : span, LOOT);
	if (!found) return null;
	const targets = sides ? readThings(reader, sides[1]) : [];
	if (!targets) return null;
	let mode: number | null = null;
	for (const remark of found.remarks) {
		const chosen = /^mode ([1-9]\d?)$/iu.exec(remark.text)?.[1];
		if (chosen === undefined)
			return fail(reader, remark, `“${shorten(remark.text)}” cannot be said of a loot here.`, {
				expected: 'mode 1'
			});
		mode = Number(chosen);
	}
	return {
		do: 'play',
		player,
		card: found.card,
		...(mode === null ? {} : { mode }),
		...(targets.length > 0 ? { targets } : {})
	};
}

function readRoll(reader: Reader, span: Span, player?: string): Act | null {
	if (!/^\d{1,2}$/u.test(span.text))
		return fail(reader, span, 'What the die shows is missing.', { expected: 'roll 4' });
	return { do: 'roll', result: Number(span.text), ...(player === undefined ? {} : { player }) };
}
