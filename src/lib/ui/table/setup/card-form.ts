/** A card as somebody types it from print, field by field, and what the judge reads of it. */
import { bentIn, type Piece } from '../../../abilities/reading.ts';
import { CARD_KINDS, type CardKind } from '../../../cards/card.ts';
import { cardOf } from '../../../cards/library.ts';
import { readTypedCard, type CardProblem } from '../../../cards/typed.ts';
import type { CardKey } from '../../../model/words.ts';
import { sameWord } from '../../../scenario/parse/span.ts';
import { readAhead, TOOK_TOO_LONG } from '../state/read-ahead.ts';

export const STAT_FIELDS = ['hp', 'evasion', 'attack'] as const;
export type StatField = (typeof STAT_FIELDS)[number];

/** What stands in the fields. */
export interface CardForm {
	readonly name: string;
	readonly kind: CardKind;
	/** Null where the card has no such number. */
	readonly stats: Readonly<Record<StatField, number | null>>;
	readonly souls: number;
	/** As printed: "3¢, loot 1". */
	readonly rewards: string;
	/** A line for each line of the card. */
	readonly text: string;
}

/** Words of the text that cannot be read: from there to the end of their line, counted from 0. */
export interface Unread {
	readonly from: number;
	readonly to: number;
	/** Counted from 1. */
	readonly line: number;
	readonly message: string;
	/** What would fit there. */
	readonly expected: readonly string[];
}

export interface ReadForm {
	/** Null as long as the card cannot be played with. */
	readonly key: CardKey | null;
	readonly unread: readonly Unread[];
	/** What was read, in the judge's words: those are marked that the text lacks. */
	readonly readBack: readonly (readonly Piece[])[];
	/** What keeps it from being a card, by field. */
	readonly wrong: Readonly<Partial<Record<'name' | 'rewards' | 'text', string>>>;
}

/** The kinds whose cards may have a number of a stat box. */
const WITH_STAT: Readonly<Record<StatField, readonly CardKind[]>> = {
	hp: ['character', 'monster', 'treasure', 'starting item', 'room', 'loot'],
	evasion: ['monster', 'treasure', 'starting item', 'room', 'loot'],
	attack: ['character', 'monster', 'treasure', 'starting item', 'room', 'loot']
};

/** Whether cards of a kind may have a number of a stat box. */
export const mayHave = (kind: CardKind, stat: StatField): boolean => WITH_STAT[stat].includes(kind);

/** Whether cards of a kind usually have a box with numbers: else nobody is asked for them. */
export const hasBox = (kind: CardKind): boolean => kind === 'monster' || kind === 'character';

/** Whether cards of a kind may have a reward box. */
export const mayPay = (kind: CardKind): boolean => mayHave(kind, 'evasion');

/** What a card is typed into, with the name that was looked for. */
export const emptyForm = (name: string, kinds: readonly CardKind[] = CARD_KINDS): CardForm => {
	const kind = kinds.find((one) => one === 'treasure') ?? kinds[0] ?? 'treasure';
	return { name, kind, stats: STATS_OF[kind] ?? NO_STATS, souls: 0, rewards: '', text: '' };
};
const NO_STATS: CardForm['stats'] = { hp: null, evasion: null, attack: null };
/** What most cards of a kind have. */
const STATS_OF: Partial<Readonly<Record<CardKind, CardForm['stats']>>> = {
	character: { hp: 2, evasion: null, attack: 1 },
	monster: { hp: 1, evasion: 1, attack: 1 }
};

/** The form for a card of another kind: stats that such cards lack go, those they all have come. */
export const ofKind = (form: CardForm, kind: CardKind): CardForm => ({
	...form,
	kind,
	stats: STATS_OF[kind] ?? NO_STATS,
	rewards: mayPay(kind) ? form.rewards : ''
});

const NOT_IN_A_NAME = /[:|/()#,;"]/u;

/** What stands in the fields as the text of a card, and where in its first line the rewards begin. */
function textOf(form: CardForm): { readonly text: string; readonly rewardsAt: number } {
	const head = `${form.name.trim()}: ${factsOf(form)}`;
	const rewards = form.rewards.trim() === '' ? '' : `, ${form.rewards.trim()}`;
	const text = `${head}${rewards}${form.text === '' ? '' : `\n${form.text}`}`;
	return { text, rewardsAt: head.length };
}

/** Reads what stands in the fields beside the page; a text that takes too long is told so. */
export async function readFormAhead(
	form: CardForm,
	taken: readonly CardKey[] = []
): Promise<ReadForm> {
	return (await readAhead([textOf(form).text]))
		? readForm(form, taken)
		: { key: null, unread: [], readBack: [], wrong: { text: TOOK_TOO_LONG } };
}

/** Reads what stands in the fields. */
export function readForm(form: CardForm, taken: readonly CardKey[] = []): ReadForm {
	const name = form.name.trim();
	if (name === '')
		return { key: null, unread: [], readBack: [], wrong: { name: 'A card needs a name.' } };
	const odd = NOT_IN_A_NAME.exec(name)?.[0];
	if (odd !== undefined)
		return {
			key: null,
			unread: [],
			readBack: [],
			wrong: { name: `A name goes without “${odd}”.` }
		};
	const { text, rewardsAt } = textOf(form);
	const read = readTypedCard(text);
	const inText = read.problems.filter(({ line, byHand }) => line > 1 && byHand);
	const others = read.problems.filter((one) => !inText.includes(one));
	const inRewards = others.find(({ line, column }) => line === 1 && column > rewardsAt);
	const inLines = others.find(({ line }) => line > 1);
	const elsewhere = others.find((one) => one !== inRewards && one !== inLines);
	const { key } = read;
	const other =
		key === null
			? undefined
			: taken.find((one) => one !== key && sameWord(cardOf(one).name, cardOf(key).name));
	return {
		key: other === undefined ? key : null,
		unread: inText.map((problem) => unread(problem, form.text)),
		readBack: read.readBack.map(({ text: written, said }) => bentIn(said, written)),
		wrong: {
			...(other === undefined
				? elsewhere && { name: elsewhere.message }
				: { name: `Another card called ${cardOf(other).name} is on this table.` }),
			...(inRewards && {
				rewards: `“${form.rewards.trim()}” cannot be read; such as: 3¢, loot 1, +1 treasure.`
			}),
			...(inLines && { text: inLines.message })
		}
	};
}

function factsOf({ kind, stats, souls }: CardForm): string {
	const { hp, evasion, attack } = stats;
	return [
		kind,
		hp === null || !mayHave(kind, 'hp') ? '' : `${String(hp)} HP`,
		evasion === null || !mayHave(kind, 'evasion') ? '' : `${String(evasion)}+`,
		attack === null || !mayHave(kind, 'attack') ? '' : `${String(attack)} ATK`,
		souls > 0 ? `${String(souls)} soul${souls === 1 ? '' : 's'}` : ''
	]
		.filter((one) => one !== '')
		.join(', ');
}

/** Where in the text a problem lies: its first line is the name's. */
function unread({ line, column, message, expected }: CardProblem, text: string): Unread {
	const lines = text.split('\n');
	const own = line - 2;
	const start = lines.slice(0, own).reduce((sum, one) => sum + one.length + 1, 0);
	const length = lines[own]?.length ?? 0;
	const from = start + Math.min(column - 1, Math.max(0, length - 1));
	return { from, to: start + length, line: own + 1, message, expected };
}

/** A text in pieces, those that cannot be read marked. */
export function marked(
	text: string,
	all: readonly Unread[]
): readonly { readonly text: string; readonly unread: boolean }[] {
	const pieces: { text: string; unread: boolean }[] = [];
	let at = 0;
	for (const { from, to } of [...all].sort((a, b) => a.from - b.from)) {
		if (from < at) continue;
		pieces.push({ text: text.slice(at, from), unread: false });
		pieces.push({ text: text.slice(from, to), unread: true });
		at = to;
	}
	pieces.push({ text: text.slice(at), unread: false });
	return pieces.filter((piece) => piece.text !== '');
}
