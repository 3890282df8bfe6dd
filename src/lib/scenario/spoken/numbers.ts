import { article, anyOf, is, numberAt, type Reader } from './reader.ts';
import { LONGEST_LIST } from './card-lists.ts';
import { isOwnWord } from './vocabulary.ts';
import { isUnit } from './roll-refs.ts';
import type { Face, Match } from './said.ts';

/** A number that the die can show, with nothing counted behind it. */
export function faceAt(reader: Reader, at: number): Match<number> | null {
	// "+1": what is added.
	if (is(reader, at - 1, '+')) return null;
	const described = article(reader, at);
	const start = is(
		reader,
		described,
		'natural',
		'nat',
		'straight',
		'lucky',
		'solid',
		'clean',
		'measly'
	)
		? described + 1
		: described;
	// "(+1)": that is added to a roll.
	const sign = reader.tokens[start - 1];
	const isAdded =
		(sign?.text === '+' || sign?.text === '-') &&
		sign.to === reader.tokens[start]?.from &&
		reader.tokens[start - 2]?.text === '(';
	if (isAdded) return null;
	const number = numberAt(reader, start);
	if (number === null || number < 1 || number > 6 || isUnit(reader, start + 1)) return null;
	// "The one with Yum Heart": that is somebody.
	const isAlone =
		(at === 0 || reader.tokens[at - 1]?.kind === 'mark') &&
		(!reader.tokens[at + 1] || reader.tokens[at + 1]?.kind === 'mark');
	const isSomeone =
		(start === at && !isAlone) || is(reader, start + 1, 'with', 'who', 'that', 'in', 'of', 'at');
	if (reader.tokens[start]?.text === 'one' && isSomeone) return null;
	const next = reader.tokens[start + 1];
	const isCounting =
		reader.tokens[start]?.kind === 'word' && next?.kind === 'word' && !isOwnWord(next.text);
	if (isCounting || is(reader, start + 1, 'people', 'others', 'friends')) return null;
	const card = reader.lexicon.at(start)[0];
	if (card && card.length > 1 && card.off === 0 && card.part === false) return null;
	return { to: again(reader, start + 1), value: number };
}

const again = (reader: Reader, at: number): number =>
	is(reader, at, 'again', 'now', 'this') ? (is(reader, at, 'this') ? at : at + 1) : at;

/** "Twice", "three times in a row": how often. */
function timesAt(reader: Reader, at: number): Match<number> | null {
	const number = numberAt(reader, at);
	const word = is(reader, at, 'twice') ? 2 : is(reader, at, 'thrice') ? 3 : null;
	const value = word ?? (is(reader, at + 1, 'times') ? number : null);
	return value === null
		? null
		: { to: anyOf(reader, at + (word === null ? 2 : 1), 'in a row', ''), value };
}

/** Numbers of the die in a row: "4, 6, 1", "3 and then 2". */
export function facesAt(reader: Reader, at: number): Match<readonly Face[]> | null {
	const faces: Face[] = [];
	let to = at;
	for (let next = at; faces.length < LONGEST_LIST;) {
		const face = faceAt(reader, next);
		if (!face) break;
		faces.push(face.value);
		// "3s twice".
		to = is(reader, face.to, 's') ? face.to + 1 : face.to;
		const times = timesAt(reader, to);
		for (let more = 1; more < Math.min(times?.value ?? 1, LONGEST_LIST); more++)
			faces.push(face.value);
		to = times?.to ?? to;
		if (is(reader, to, 'first', 'second', 'third')) to++;
		const joined = anyOf(
			reader,
			to,
			', and|then|finally|',
			'and then|finally|',
			'then',
			'&',
			'/',
			'followed by',
			'after that'
		);
		const isRow = reader.tokens[to]?.kind === 'number' && reader.tokens[to - 1]?.kind === 'number';
		if (joined < 0 && !isRow) break;
		next = joined < 0 ? to : joined;
	}
	return faces.length > 0 ? { to, value: faces } : null;
}

/** The roll that is said behind an attack: "with a 4", "(4)", ", 4, 6", "for a 3". */
export function rollBehind(reader: Reader, at: number): Match<readonly Face[]> | null {
	const led = anyOf(
		reader,
		at,
		'once|twice|thrice| in a row| with',
		'two|three|four|five|2|3|4|5 times in|a|row| with',
		'two|three|four|five|2|3|4|5 times with',
		'two|three|four|five|2|3|4|5 times in a row with',
		'once|twice|two|three|four|2|3|4 times| :',
		'with',
		'wit',
		'w',
		'w /',
		'on|for a',
		': ',
		':',
		', with'
	);
	const start = led >= 0 ? led : is(reader, at, ',', '(') ? at + 1 : -1;
	if (start < 0) return null;
	const faces = facesAt(reader, start);
	if (!faces) return null;
	if (is(reader, at, '(')) return is(reader, faces.to, ')') ? { ...faces, to: faces.to + 1 } : null;
	return faces;
}
