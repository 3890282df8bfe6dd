import { ORDINALS } from '../../abilities/wording/lists.ts';
import { choiceOf, effectOf } from '../../abilities/path.ts';
import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { isUsable } from './cards-said.ts';
import { elsewhereAt } from './elsewhere.ts';
import { factList } from './facts.ts';
import { type Reader, anyOf, article, cardAt, is, numberAt, seq } from './reader.ts';
import { cardRef, thingRef } from './references.ts';
import type { Match } from './said.ts';
import type { Ref, Who } from './ref.ts';
import { numberIn } from './tokens.ts';
import { targetAt } from './targets-said.ts';
import type { Aimed } from './aimed.ts';
import { ownerAt, whoAt } from './who.ts';
import type { Said } from './clause.ts';
import { opensClause } from './clause-words.ts';

/** Whether one of several options is taken with a card. */
export const hasOptions = (key: CardKey): boolean =>
	cardOf(key).abilities.some(
		(ability) => ability.way !== 'static' && choiceOf(effectOf(ability)) !== null
	);

/** "… to get rid of his Curse of Pain": the curse of whoever does it. */
export function curseAt(reader: Reader, at: number): Match<CardKey> | null {
	const led = anyOf(
		reader,
		at,
		'to destroy|remove|discard|lose|cure|kill his|her|my|their|the|a|',
		'to|and get|gets rid of his|her|my|their|the|a|',
		', destroying|removing|discarding|losing his|her|my|their|the|a|',
		'destroying|removing|discarding|against|on his|her|my|their|the|a|'
	);
	return led < 0 ? null : cardAt(reader, led, ({ kind }) => kind === 'curse');
}

/** Which option of a card destroys a curse; nothing where none does. */
export function cureOf(key: CardKey): number | undefined {
	for (const ability of cardOf(key).abilities) {
		const choice = ability.way === 'static' ? null : choiceOf(effectOf(ability));
		const at = choice?.options.findIndex((one) => /"curse"/u.test(JSON.stringify(one))) ?? -1;
		if (at >= 0) return at + 1;
	}
	return undefined;
}

/** "First option", "option 2", "mode 1", "(option 2)". */
export function optionAt(reader: Reader, at: number): Match<number> | null {
	const opens = is(reader, at, '(', ',') ? at + 1 : at;
	const close = (to: number): number =>
		is(reader, at, '(') ? (is(reader, to, ')') ? to + 1 : -1) : to;
	const start = article(
		reader,
		anyOf(reader, opens, 'for|with|choosing|taking') >= 0 ? opens + 1 : opens
	);
	if (is(reader, start, 'option', 'mode')) {
		const number = numberAt(reader, start + 1);
		const to = close(start + 2);
		return number !== null && to >= 0 ? { to, value: number } : null;
	}
	const nth = ORDINALS.indexOf(reader.tokens[start]?.text ?? '');
	const to = close(start + 2);
	return nth >= 0 && is(reader, start + 1, 'option', 'mode', 'choice', 'effect', 'half') && to >= 0
		? { to, value: nth + 1 }
		: null;
}

/** "Temperance for the 4 cents", "Temperance, 4 cents": an option by the number of what it gives. */
export function worthAt(
	reader: Reader,
	at: number,
	card: CardKey
): Match<readonly string[]> | null {
	const led = anyOf(
		reader,
		at,
		'for|choosing|taking|picking the|',
		', for|choosing|taking the|',
		','
	);
	const number = led < 0 || !hasOptions(card) ? null : numberAt(reader, led);
	const unit = reader.tokens[led + 1]?.bare ?? '';
	const end = led + 2;
	if (number === null || !UNITS.test(unit)) return null;
	if (is(reader, at, ',') && reader.tokens[end] && reader.tokens[end].kind !== 'mark') return null;
	return { to: end, value: [String(number), unit] };
}

const UNITS = /^(?:cents?|¢|c|coins?|damage|dmg|loot|cards?)$/u;

/** Brackets behind a card: "(Ben's bomb, aimed at me)", "(kill Gurdy)", "(i had 5)". */
export function asideAt(reader: Reader, at: number, card: CardKey): Match<Partial<Aimed>> | null {
	if (!is(reader, at, '(')) return null;
	let to = at + 1;
	const had = anyOf(reader, to, 'i|he|she|they have|had|has only|just|', 'has|had');
	const facts = had >= 0 ? factList(reader, had, 'who') : null;
	// "A bomb on me (I have 1 HP)": that is said of whom it is used on.
	const isOfVictim = is(reader, to, 'i') && is(reader, at - 1, 'me', 'myself');
	if (isOfVictim) return null;
	if (facts && is(reader, facts.to, ')'))
		return { to: facts.to + 1, value: { facts: facts.value } };
	if (had >= 0) {
		const number = numberAt(reader, had);
		if (number !== null && is(reader, had + 1, ')'))
			return { to: had + 2, value: { facts: { cents: number } } };
		return null;
	}
	const owner =
		ownerAt(reader, to) ??
		(is(reader, to, 'by', 'from') ? whoAt(reader, to + 1) : whoAt(reader, to));
	let by: Who | undefined;
	if (
		owner &&
		!(!is(reader, to, 'by', 'from') && !is(reader, owner.to, ')') && opensClause(reader, to))
	) {
		by = owner.value;
		to = owner.to;
		const own = cardAt(reader, to, (one) => one === cardOf(card));
		if (own) to = own.to;
		if (is(reader, to, ',')) to++;
	}
	// "Bomb (me)": who uses it, or whom it is used on.
	const isBare =
		by !== undefined && ownerAt(reader, at + 1) === null && !is(reader, at + 1, 'by', 'from');
	const on: Ref[] = [];
	const target =
		targetAt(reader, to, false) ?? (is(reader, to, 'on') ? thingRef(reader, to + 1) : null);
	if (target) {
		on.push(target.value);
		to = target.to;
	}
	if (is(reader, to, ')') && (by !== undefined || on.length > 0))
		return { to: to + 1, value: { ...(by ? { by, isBare } : {}), on } };
	if (!hasOptions(card) || by !== undefined) return null;
	// Words of an option, with what it is aimed at: "(kill Gurdy)".
	const words: string[] = [];
	for (let i = at + 1; i < reader.tokens.length;) {
		if (is(reader, i, ')')) return { to: i + 1, value: { on, words } };
		const thing = thingRef(reader, i);
		const token = reader.tokens[i];
		if (thing) {
			on.push(thing.value);
			i = thing.to;
		} else if (token?.kind === 'word') {
			words.push(token.text);
			i++;
		} else return null;
	}
	return null;
}

/** Words of the cards for those that people have. */
const PRINTED: ReadonlyMap<string, string> = new Map([
	['extra', 'additional'],
	['bonus', 'additional']
]);

/** The words up to the end of the piece, where nothing else begins. */
export function optionWords(reader: Reader, at: number): Match<readonly string[]> {
	const words: string[] = [];
	let to = at;
	for (;;) {
		const token = reader.tokens[to];
		if (token?.kind !== 'word' && token?.kind !== 'number' && token?.text !== '¢') break;
		if (
			is(
				reader,
				to,
				'then',
				'and',
				'but',
				'so',
				'because',
				'after',
				'before',
				'when',
				'while',
				'during',
				'in'
			)
		) {
			if (seq(reader, to, 'in response') >= 0 || !is(reader, to, 'in')) break;
		}
		if (elsewhereAt(reader, to) > to) break;
		if (to > at && opensClause(reader, to) && whoAt(reader, to)) break;
		if (is(reader, to, 'to', 'on', 'for', 'from') && whoAt(reader, to + 1)) break;
		const own = is(reader, to, 'on', 'in') ? ownerAt(reader, to + 1) : null;
		if (own && is(reader, own.to, 'turn', 'attack', 'own')) break;
		if (is(reader, to, 'from') && cardAt(reader, article(reader, to + 1))) break;
		// "Temperance with 1 HP left": that is no number of an option.
		if (
			is(reader, to, 'with', 'at', 'on') &&
			factList(reader, to + 1, 'who')?.value.hp !== undefined
		)
			break;
		const number = numberIn(token);
		words.push(number === null ? (PRINTED.get(token.text) ?? token.text) : String(number));
		to++;
	}
	return { to: words.length > 0 ? to : at, value: words };
}

/** "Takes 2 cards 1 damage", "goes for the 4 cents": an option of what was told, by what it does. */
export function optionPiece(reader: Reader, at: number): Match<Said> | null {
	if (![...reader.mentioned].some(hasOptions)) return null;
	const who = whoAt(reader, at);
	const led = anyOf(
		reader,
		who?.to ?? at,
		'takes|took|take|picks|picked|chooses|chose|wants|gets|got|going for|with|',
		'goes|went|going|opts|opted for|with',
		'choosing|taking|picking|for'
	);
	const said = led < 0 ? null : optionWords(reader, article(reader, led));
	if (!said || said.value.length < 2) return null;
	return { to: said.to, value: [{ say: 'option', who: who?.value ?? null, words: said.value }] };
}

/** "Picks prevent with Dagaz": an option by what it does, before the card that has it. */
function optionOf(reader: Reader, at: number, who: Who | null): Match<Said> | null {
	const start = article(reader, at);
	const words: string[] = [];
	for (let i = start; i < start + 5 && reader.tokens[i]?.kind !== 'mark'; i++) {
		const led = anyOf(reader, i, 'option|mode|effect|half|part|side| with|of|on|from');
		const card = led < 0 || words.length === 0 ? null : cardRef(reader, led, isUsable, false);
		if (card && hasOptions(card.value.card)) {
			const use = reader.grammar.useOf(reader, card.to, who, card.value);
			return (
				use && {
					to: use.to,
					value: use.value.map((one) =>
						one.say === 'use' ? { ...one, words: [...words, ...one.words] } : one
					)
				}
			);
		}
		words.push(reader.tokens[i]?.text ?? '');
	}
	return null;
}

/** "Picks option 2 (of Temperance)". */
export function takesOption(reader: Reader, at: number, who: Who | null): Match<Said> | null {
	const option = optionAt(reader, at);
	if (!option) return optionOf(reader, at, who);
	const of = is(reader, option.to, 'of', 'on', 'for', 'from', 'with') ? option.to + 1 : -1;
	const card = of >= 0 ? cardRef(reader, of, isUsable) : null;
	if (!card)
		return {
			to: option.to,
			value: [{ say: 'choose', who, what: { ref: 'mode', number: option.value } }]
		};
	const use = reader.grammar.useOf(reader, card.to, who, card.value);
	return (
		use && {
			to: use.to,
			value: use.value.map((one) => (one.say === 'use' ? { ...one, mode: option.value } : one))
		}
	);
}
