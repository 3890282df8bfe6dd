/** What somebody does, or a fact told to the judge: the lines of a script. */
import * as v from 'valibot';
import { fail, readPlayer, shorten, unknownWord, type Reader } from '../../parse/reader.ts';
import { after, part, plain, type Span } from '../../parse/span.ts';
import type { Of } from '../kit.ts';
import { barter, barterText, readBarter } from './barter.ts';
import { choose, chooseText, readChoose } from './choose.ts';
import { readSubject, subject } from './parts.ts';
import {
	attack,
	endTurn,
	everyonePasses,
	pass,
	purchase,
	readAttack,
	readEndTurn,
	readPass,
	readPurchase,
	readReveal,
	readRoll,
	reveal,
	revealText,
	roll,
	soulPurchase,
	soulPurchaseText
} from './plain.ts';
import { activate, activateText, play, playText, readActivate, readPlay } from './play.ts';

const acts = v.variant('do', [
	everyonePasses,
	pass,
	play,
	activate,
	choose,
	roll,
	attack,
	reveal,
	endTurn,
	purchase,
	barter,
	soulPurchase
]);
export type Act = Of<typeof acts>;
export const act: v.GenericSchema<unknown, Act> = acts;

type DeedReader = (reader: Reader, player: string, rest: Span) => Act | null;

const answering =
	(verb: 'chooses' | 'accepts' | 'declines', always = false): DeedReader =>
	(reader, player, rest) =>
		readChoose(reader, player, rest, verb, always);

/** What a player does, by its verb; one that begins with another stands before it. */
const DEEDS: Readonly<Record<string, DeedReader>> = {
	passes: readPass,
	plays: readPlay,
	activates: readActivate,
	attacks: readAttack,
	purchases: readPurchase,
	'ends the turn': readEndTurn,
	barters: readBarter,
	'always chooses': answering('chooses', true),
	'always accepts': answering('accepts', true),
	'always declines': answering('declines', true),
	chooses: answering('chooses'),
	accepts: answering('accepts'),
	declines: answering('declines'),
	rolls: (reader, player, rest) => readRoll(reader, rest, player)
};
const VERBS = Object.keys(DEEDS);

/** What players say for what somebody does. */
const MEANT: ReadonlyMap<string, string> = new Map([
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
	const found = readSubject(reader, span);
	if (found) return readDeed(reader, found.player, found.rest);
	const rolled = after(span, 'roll') ?? after(span, 'rolls');
	if (rolled) return readRoll(reader, rolled);
	const revealed = after(span, 'reveal');
	if (revealed) return readReveal(reader, revealed);
	const first = part(span, 0, /^\S+(?=\s|$)/u.exec(span.text)?.[0].length ?? 0);
	const isDeed = VERBS.some((word) => after(part(span, first.text.length), word));
	if (isDeed) readPlayer(reader, first);
	else
		fail(reader, span, `“${shorten(span.text)}” is not something the judge can follow.`, {
			expected: LINES
		});
	return null;
}

function readDeed(reader: Reader, player: string, span: Span): Act | null {
	for (const [verb, read] of Object.entries(DEEDS))
		if (after(span, verb)) return read(reader, player, part(span, verb.length));
	const word = part(span, 0, /^\S*/u.exec(span.text)?.[0].length ?? 0);
	const said = word.text.toLowerCase();
	if (HAPPENS.test(said))
		return fail(reader, word, `Nobody decides that: what “${said}” says happens by itself.`, {
			expected: 'a line such as “expect step: looted, Amy”, which looks whether it did'
		});
	const meant = MEANT.get(said);
	return meant === undefined
		? unknownWord(reader, word, 'The deed', VERBS)
		: fail(reader, word, `The deed “${shorten(word.text)}” is not known.`, {
				expected: VERBS.join(' · '),
				didYouMean: [meant]
			});
}

/** Prints what somebody does. */
export function actText(one: Act, players: readonly string[]): string {
	if (one.do === 'everyone passes') return 'everyone passes';
	if (one.do === 'reveal') return revealText(one);
	if (one.do !== 'roll') return `${subject(one.player)} ${deedText(one, players)}`;
	const shows = String(one.result);
	return one.player === undefined ? `roll ${shows}` : `${subject(one.player)} rolls ${shows}`;
}

type Deed = Exclude<Act, { do: 'everyone passes' | 'roll' | 'reveal' }>;

function deedText(deed: Deed, players: readonly string[]): string {
	switch (deed.do) {
		case 'pass':
			return 'passes';
		case 'attack':
			return 'attacks';
		case 'purchase':
			return 'purchases';
		case 'end turn':
			return 'ends the turn';
		case 'play':
			return playText(deed, players);
		case 'activate':
			return activateText(deed, players);
		case 'barter':
			return barterText(deed, players);
		case 'soul purchase':
			return soulPurchaseText(deed, players);
		case 'choose':
			return chooseText(deed, players);
	}
}
