/** "I can still reroll": whether somebody can do something about it as the table stands. */
import type { Effect } from '../../abilities/grammar.ts';
import { effectOf, effectsIn } from '../../abilities/path.ts';
import { JUDGE } from '../../judge/judge.ts';
import { wanted } from '../../mechanics/ability-of-decision.ts';
import { locate } from '../../model/objects.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import { playerName } from '../../wording/names.ts';
import { reach } from '../remedy/attempt.ts';
import type { AskedOnce, Fact } from './asked.ts';
import { not } from './fact.ts';
import type { Signs } from './question-grammar.ts';

/** What somebody says that they can do: anything, something that does so, or something with a card. */
type Deed = 'anything' | 'reroll' | 'cancel' | { readonly with: CardKey };

/** Whether somebody may do that now, with what is known to be theirs. */
const ableTo = (seat: Seat, deed: Deed): Fact => ({
	holds: ({ told }) => {
		const { position } = reach(JUDGE, told, { do: 'pass', player: playerName(told, seat) });
		const frame = position.frames.at(-1);
		if (frame?.chart !== 'priority' || frame.holder !== seat) return null;
		return JUDGE.legal(position).some(({ decision }) => does(position, decision, deed));
	},
	stays: [true, false],
	of: seat,
	able: true
});

function does(position: Position, decision: Decision, deed: Deed): boolean {
	if (decision.do !== 'play' && decision.do !== 'activate') return false;
	const card =
		decision.do === 'play' ? decision.card : locate(position, decision.object)?.object.card;
	if (typeof deed === 'object') return card === deed.with;
	if (deed === 'anything') return true;
	const held = wanted(position, decision);
	const isIn = (effect: Effect): boolean => effect.do === deed || effectsIn(effect).some(isIn);
	const effect = held && effectOf(held.ability);
	return effect !== null && isIn(effect);
}

const CAN =
	/^(p\d+|pi|ph) (?:(cant|cannot|can not|couldnt)|can|could|may|(?:is|am|are) (?:able|allowed) to|(?:get|gets) to) (?:always )?(?:(re ?roll(?: (?:it|(?:the |my |his |her )?(?:roll|die|dice|attack roll)))?)|(cancel(?: (?:it|that))?)|(respond|react|do something)(?: to it)?|(?:use|play|tap|activate) (c\d+))(?: anymore| any more)?$/u;

/** What a claim says that its subject can do; null where it says something else. */
export function ableRead(claim: string, { seats, card }: Signs): AskedOnce | null {
	const found = CAN.exec(claim);
	if (!found) return null;
	const [, who = '', cannot, rerolls, cancels, , which] = found;
	const key = card(which);
	if (which !== undefined && key === null) return null;
	const deed: Deed =
		key !== null
			? { with: key }
			: rerolls !== undefined
				? 'reroll'
				: cancels !== undefined
					? 'cancel'
					: 'anything';
	const facts = seats(who).map((seat) => ableTo(seat, deed));
	// That somebody cannot is so of the table as any other fact.
	return {
		is: 'whether',
		facts: cannot === undefined ? facts : facts.map((fact) => ({ ...not(fact), able: false }))
	};
}
