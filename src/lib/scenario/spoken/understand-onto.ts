import type { Position } from '../../model/position.ts';
import type { CardKey } from '../../model/words.ts';
import { optionName } from '../../wording/index.ts';
import { actOf } from '../act-of.ts';
import { plain } from '../parse/span.ts';
import type { Act, Scenario } from '../scenario.ts';
import { linesWords } from './act-words.ts';
import { questionIn } from './asked-title.ts';
import { chipsOf } from './chips.ts';
import { withLostMarked } from './kept.ts';
import { laidOnto } from './laid-onto.ts';
import { moverOf, type State } from './moves.ts';
import { headlined } from './headlines.ts';
import { withNounActs } from './noun-acts.ts';
import { withFatalRolls } from './mortal.ts';
import { piecesOf } from './pieces.ts';
import { playEvents } from './playing.ts';
import { readerOf } from './reader-of.ts';
import { righted } from './righted.ts';
import type { Spoken } from './spoken.ts';
import { tell } from './telling.ts';
import { cardsAt, playedTo, talkAt } from './there.ts';

/** What stands in front of a choice where it is typed. */
const CHOOSING = /^(?:choose|pick|select|take|option|the)\s+/u;

const plainly = (text: string): string =>
	plain(text)
		.replace(/[.!?]+$/u, '')
		.trim();

/** The answer to what is asked there that is typed as its button says it: "Gurdy", "the monster deck", "4". */
function pickedAt(text: string, position: Position): Act | null {
	const { question } = position;
	if (!question) return null;
	const said = plainly(text);
	const bare = said.replace(CHOOSING, '');
	const { who: player, domain } = question;
	if (domain.pick === 'roll') {
		const face = /^(?:(?:roll|rolls|rolled)\s+)?(?:an?\s+)?([1-6])$/u.exec(bare)?.[1];
		return face === undefined ? null : { do: 'roll', result: Number(face) };
	}
	const fits = question.options.filter((option) =>
		[said, bare].includes(plainly(optionName(position, option)).replace(/^the\s+/u, ''))
	);
	const [only, other] = fits;
	return only && !other && domain.pick === 'one'
		? actOf(position, { do: 'choose', player, picks: [only] })
		: null;
}

/** A table with an answer that was given to what is asked there. */
function answered(text: string, onto: Scenario, there: State, act: Act): Spoken {
	const { script } = onto;
	const names = there.position.players.map(({ name }) => name);
	const { played } = moverOf(new Set()).force(there, act, 0);
	const lines = played.map(({ line }) => line);
	const said = text.trim();
	const from = text.indexOf(said);
	const trouble = played.find((one) => one.trouble !== null)?.trouble ?? null;
	return {
		scenario: { ...onto, script: [...script, ...lines] },
		chips: [
			{
				from,
				to: from + said.length,
				kind: 'act',
				words: linesWords(lines, names) || said,
				lines,
				at: script.length,
				trouble,
				fits: []
			}
		]
	};
}

/** Understands a sentence about an existing table and adds it to its script; null where the table is impossible. */
export function understandOnto(text: string, onto: Scenario): Spoken | null {
	if (text.trim() === '') return { scenario: onto, chips: [] };
	const { script, ...head } = onto;
	const there = playedTo(head, script);
	if (!there) return null;
	const { position } = there;
	const picked = pickedAt(text, position);
	if (picked) return answered(text, onto, there, picked);
	const names = position.players.map(({ name }) => name);
	const reader = readerOf(text, { names, cards: cardsAt(position) });
	const pieces = withNounActs(headlined(reader, piecesOf(reader)));
	const talk = talkAt(there, script);
	tell(talk, pieces);
	talk.plan.title = questionIn(text, reader, pieces, talk);
	withFatalRolls(talk.plan);
	const named = new Set<CardKey>(reader.mentioned);
	const { plan, told } = righted(talk.plan, position.edition, { reader, pieces }, (one) => {
		const laid = laidOnto(head, one, position, script.length === 0);
		const again = playedTo(laid, script);
		const faults = new Map<number, string>();
		const trouble = again ? null : 'The table cannot be like that.';
		const played = again
			? playEvents(moverOf(named), again, one, faults)
			: { state: there, troubled: [] };
		return { ...played, laid, again, faults, trouble };
	});
	const { laid, again, faults, trouble } = told;
	const { played } = told.state;
	const scenario: Scenario = again
		? { ...laid, script: [...script, ...played.map(({ line }) => line)] }
		: onto;
	const all = chipsOf(text, reader, pieces, plan, played, scenario, trouble, faults);
	const chips = withLostMarked(all, reader, scenario);
	return {
		scenario,
		chips: chips.map((chip) => (chip.at === null ? chip : { ...chip, at: chip.at + script.length }))
	};
}
