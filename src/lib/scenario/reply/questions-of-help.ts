/** Questions whether what somebody does about it helps. */
import type { CardKey, Seat } from '../../model/words.ts';
import type { Fact } from './asked.ts';
import { either, not } from './fact.ts';
import * as monsters from './facts-of-monsters.ts';
import { attackOver, isStopped, purchaseFails } from './facts-of-play.ts';
import * as players from './facts-of-players.ts';
import {
	AUX,
	DAMAGE,
	OF,
	pattern,
	type Questions,
	type Read,
	whether,
	WHO
} from './question-grammar.ts';
import { always, ANYBODY, ofSeats } from './question-readers.ts';

/** Who or what does something about it, and by what means: of what is asked it says nothing. */
const DOER = '(p\\d+|pi|ph|c\\d+|it)';
const SAVE = '(?:save|saves|saved|protect|protects|rescue|rescues|help|helps)';
const STOP = '(?:stop|stops|prevent|prevents|keep|keeps)';
const BY_MEANS = '(?: (?:with|by|using) .+)?';

/** The same of whomever it is done to or for: of several whom "her" may mean, not of who does it. */
const ofOther =
	(of: (seat: Seat, card: CardKey | null) => Fact): Read =>
	(found, { seats, card }) => {
		const [, doer = '', whom = ''] = found;
		const does = DOES_IT.test(doer) ? seats(doer) : [];
		const all = seats(whom);
		const others = all.filter((seat) => all.length === 1 || !does.includes(seat));
		return whether(...ofSeats(others, (seat) => [of(seat, card(found[3]))]));
	};
const DOES_IT = /^p(?:\d+|i)$/u;

/** Who is saved lives: of several whom "her" may mean, whoever was harmed. */
const isSaved: Read = (found, signs) =>
	ofOther((seat) =>
		found[2] === ANYBODY ? either(players.hurtLive, players.lives(seat)) : players.lives(seat)
	)(found, signs);

/** "Can Ben save her?" asks of what lies ahead, unless it was told that he does; "does it?" of what was told. */
const help = (words: string, read: Read): Questions[number] => [
	pattern(`${AUX}${DOER} (?:able to )?${words}${BY_MEANS}`),
	(found, signs) => {
		const [all = '', doer = ''] = found;
		const asked = read(found, signs);
		if (!CAN_HELP.test(all) || doer === 'it') return asked;
		const card = signs.card(doer);
		return { is: 'helps', who: card === null ? signs.seats(doer) : null, card, asked };
	}
];
const CAN_HELP = /^(?:can|could|may|should|must|is|am|are)\b/u;
const SELF = '(?:her|him|my|it|them|your|our)(?:self|selves)';

/** Whether what somebody does about it helps: "does Ben save her with Soul Heart?" asks whether she lives. */
export const OF_HELP: Questions = [
	help(`${SAVE} ${WHO}(?: from dying)?`, isSaved),
	help(`${SAVE} ${SELF}(?: from dying)?`, (found, { seats }) =>
		whether(...ofSeats(seats(found[1] ?? ''), (seat) => [players.lives(seat)]))
	),
	// "Does Soul Heart save me from the Bomb?": from all that it does.
	help(
		`${SAVE} ${WHO} (?:from|against) (?:the |an? )?(c\\d+)(?: ${DAMAGE})?`,
		(found, { cardOf }) => {
			const card = cardOf(found[3]);
			return whether(...(card ? [isStopped(card)] : []));
		}
	),
	help(`${STOP} ${WHO} from dying`, isSaved),
	help(
		`${STOP} ${WHO} (?:from )?winning(?: the game)?`,
		ofOther((seat) => not(players.wins(seat)))
	),
	help(
		`${STOP} ${WHO} (?:from )?(?:getting|gaining) ${OF}souls?`,
		ofOther((seat) => not(players.gainsSoul(seat, null)))
	),
	help(
		`${STOP} ${WHO} (?:from )?killing (c\\d+)`,
		ofOther((_, card) => not(monsters.monsterDies(card)))
	),
	help(`${STOP} ${OF}attack`, always(attackOver)),
	help(`${STOP} ${OF}purchase`, always(purchaseFails))
];
