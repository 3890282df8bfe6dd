/**
 * A loot card that is played, and an event, go as soon as they have resolved (2.3.2, 3.3). "At the end of the turn, …" on
 * a line of theirs is said of this turn alone, and waits for it; what else would have to stay in play does nothing.
 */
import type { Ability, Effect } from '../grammar.ts';
import { effectsIn } from '../path.ts';
import { staysInPlay } from './beyond.ts';
import type { Unsaid } from './lines.ts';

/** Words by which a card is put somewhere it stays, or becomes what stays. */
const STAYS =
	/\b(?:becom\w*|put this|puts this|gives? this|this item|cop(?:y|ies) of|while this is)\b/iu;

/**
 * An ability of a card as that card has it; null where the card is gone before it could do anything.
 * @param card all words of the card.
 */
export function ofWhatGoes(
	ability: Ability,
	unsaid: Unsaid,
	card: string,
	said: string
): Ability | null {
	if ((unsaid !== 'loot' && unsaid !== 'event') || !staysInPlay(ability)) return ability;
	if (unsaid === 'event' && STAYS.test(card)) return ability;
	return endOfTurn(ability, unsaid, said);
}

/** What waits for the end of the turn, once. */
function endOfTurn(ability: Ability, unsaid: 'loot' | 'event', said: string): Ability | null {
	if (ability.way !== 'trigger' || ability.targets.length > 0 || ability.while) return null;
	const { when, effect } = ability;
	const isThisTurns = when.who === 'you' || !/\beach\b[^,]*\bturn\b/iu.test(said);
	if (when.on !== 'turn ends' || when.limit || !isThisTurns) return null;
	if (when.who !== 'you' && when.who !== 'a player') return null;
	const waits = {
		do: 'delayed trigger',
		when,
		effect,
		until: when.who === 'you' ? 'indefinitely' : 'end of turn',
		once: true
	} as const;
	return unsaid === 'loot'
		? { way: 'loot', targets: [], effect: waits }
		: {
				way: 'trigger',
				opening: 'unsaid',
				when: { on: 'enter play', who: 'this' },
				targets: [],
				effect: waits
			};
}

/** What a card says from one place of its text to another. */
interface Piece {
	readonly from: number;
	readonly to: number;
	readonly ability: Ability | null;
}

/** The lines of a loot card as one ability, as a loot card has no other; a line that cannot be joined is not read. */
export function inOrder<P extends Piece>(pieces: readonly P[], unsaid: Unsaid): readonly P[] {
	if (unsaid !== 'loot') return pieces;
	const joined: P[] = [];
	for (const piece of pieces) {
		const last = joined.at(-1);
		const both = last?.ability && piece.ability ? together(last.ability, piece.ability) : null;
		if (last && both) joined.splice(-1, 1, { ...last, to: piece.to, ability: both });
		// A second ability of a loot card would never be played.
		else if (last?.ability?.way === 'loot' && piece.ability?.way === 'loot')
			joined.push({ ...piece, ability: null });
		else joined.push(piece);
	}
	return joined;
}

/** Two lines in one; null where what the second names would be taken for what the first has named, or a die lies between. */
function together(first: Ability, second: Ability): Ability | null {
	if (first.way !== 'loot' || second.way !== 'loot') return null;
	if (first.cost || second.cost || second.targets.length > 0) return null;
	if (hasTable(first.effect)) return null;
	const steps = [first.effect, second.effect].flatMap((one) =>
		one.do === 'then' ? one.steps : [one]
	);
	return { ...first, effect: { do: 'then', steps } };
}

const hasTable = (effect: Effect): boolean =>
	effect.do === 'roll' ||
	effect.do === 'choose one' ||
	effect.do === 'vote' ||
	effectsIn(effect).some(hasTable);
