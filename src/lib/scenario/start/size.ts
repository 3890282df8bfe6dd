import { inPlay } from '../../model/in-play.ts';
import { DECKS, SLOT_KINDS } from '../../model/words.ts';
import { MOST_CARDS, MOST_EFFECTS, MOST_IN_PLAY, MOST_ON_STACK } from '../limits.ts';
import { wrong, type SetupBuilder } from './setup-builder.ts';

/** Notes what there is too much of, for a table that somebody lays out or changes. */
export function checkSize(laying: SetupBuilder): void {
	const { position } = laying.run;
	const { stack, effects, slots, players, decks, discards } = position;
	const most = (field: string, count: number, limit: number, what: string): void => {
		if (count > limit) wrong(laying, field, `At most ${String(limit)} ${what}.`);
	};
	most('stack', stack.length, MOST_ON_STACK, 'things can be put on the stack');
	most('effects', effects.length, MOST_EFFECTS, 'effects can be laid out');
	const covered = SLOT_KINDS.flatMap((kind) => slots[kind].flatMap((slot) => slot.covered));
	const laid = SLOT_KINDS.reduce((sum, kind) => sum + slots[kind].length, covered.length);
	most('monsters', Math.max(laid, inPlay(position).length), MOST_IN_PLAY, 'objects can be in play');
	const holds = 'cards lie in one pile or hand';
	for (const { name, hand } of players) most(`player ${name}`, hand.length, MOST_CARDS, holds);
	for (const deck of DECKS) {
		most(`${deck} deck`, decks[deck].length, MOST_CARDS, holds);
		most(`${deck} discard`, discards[deck].length, MOST_CARDS, holds);
	}
}
