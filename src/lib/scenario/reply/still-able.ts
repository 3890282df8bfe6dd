/** "I can still reroll": whether somebody can do something about it as the table stands. */
import { effectOf, hasEffect } from '../../abilities/path.ts';
import { abilityOf, lootAbilityAt } from '../../cards/library.ts';
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
import { mayStill, type OwnAct } from './facts-of-turns.ts';
import type { Signs } from './question-grammar.ts';

/** What somebody says that they can do: anything, something that does so, or something with a card. */
type Deed = 'anything' | 'reroll' | 'cancel' | { readonly with: CardKey };
/** What somebody says that they can do of their turn, once all has resolved. */
const OWN_ACTS: readonly (readonly [RegExp, OwnAct])[] = [
	[/^attack(?: it)?$/u, 'attack'],
	[
		/^(?:buy|purchase|shop|go shopping|make a purchase)(?: (?:something|anything|it|an item|things))?(?: (?:from|in|at) (?:the )?(?:shop|store))?$/u,
		'this purchase'
	],
	[
		/^play (?:(?:a|my|his|her|the) )?(?:second|2nd|extra|additional|two|2|several|multiple|more than one|more than 1)(?: loot)?(?: cards?)?(?: (?:(?:in|on|during) (?:a|one|pi|ph|my|his|her|the same)|per|each|a) turn)?$/u,
		'play more loot'
	],
	[/^play (?:(?:a|any|another|my|his|her|more|one) )*(?:loot(?: cards?)?|cards?)$/u, 'play loot'],
	[/^do anything(?: else)?$/u, 'anything']
];

/** Whether that is what somebody was told to do last: then they can. */
function hasDone({ stack, edition }: Position, seat: Seat, deed: Deed): boolean {
	const last = stack.at(-1);
	if ((last?.kind !== 'loot' && last?.kind !== 'ability') || last.controller !== seat) return false;
	const at = last.kind === 'loot' ? lootAbilityAt(last, edition) : last.effect;
	const ability = at && abilityOf(at, edition);
	if (typeof deed === 'object') return at?.card === deed.with;
	if (deed === 'anything') return true;
	return ability !== null && hasEffect(effectOf(ability), deed);
}

/** Whether somebody may do that now, with what is known to be theirs. */
const ableTo = (seat: Seat, deed: Deed): Fact => ({
	holds: ({ told }) => {
		if (hasDone(told, seat, deed)) return true;
		const { position } = reach(JUDGE, told, { do: 'pass', player: playerName(told, seat) });
		const frame = position.frames.at(-1);
		if (frame?.chart !== 'priority' || frame.holder !== seat) return null;
		return JUDGE.legal(position).some(({ decision }) => does(position, decision, deed));
	},
	stays: [true, false],
	of: seat,
	able: true,
	why: ({ told }) =>
		(deed === 'reroll' || deed === 'cancel') &&
		told.players[seat]?.hand.some(({ card }) => card === null)
			? { unable: 'nothing named', seat }
			: null
});

function does(position: Position, decision: Decision, deed: Deed): boolean {
	if (decision.do !== 'play' && decision.do !== 'activate') return false;
	const card =
		decision.do === 'play' ? decision.card : locate(position, decision.object)?.object.card;
	if (typeof deed === 'object') return card === deed.with;
	if (deed === 'anything') return true;
	const held = wanted(position, decision);
	return held !== null && hasEffect(effectOf(held.ability), deed);
}

const CAN =
	/^(p\d+|pi|ph) (?:(cant|cannot|can not|couldnt)|can|could|may|(?:is|am|are) (?:able|allowed) to|(?:get|gets) to) (?:always )?(?:((?:attack|buy|purchase|shop|go shopping|make|play|do anything)\b(?! c\d).*?)|(re ?roll(?: (?:it|(?:the |my |his |her )?(?:roll|die|dice|attack roll)))?)|((?:cancel|counter|stop)(?: (?:it|that|c\d+))?)|((?:respond|react)(?: to it)?|(?:do|use|play) (?:something|anything)(?: before (?:dying|it|that|(?:p\d+|pi|ph) (?:dies|die)))?)|(?:use|play|tap|activate) (c\d+))(?: anymore| any more)?$/u;

/** "Can I still reroll?", as "I can reroll" says it. */
export function ableAsked(question: string, signs: Signs): AskedOnce | null {
	const [, aux = '', who = '', deed] = ASKS_ABLE.exec(question) ?? [];
	if (deed === undefined) return null;
	// "Does she get to buy something?"
	return ableRead(/^do(?:es)?$/u.test(aux) ? `${who} ${deed}` : `${who} ${aux} ${deed}`, signs);
}
const ASKS_ABLE =
	/^(can|could|may|cant|is|am|are|do|does) (p\d+|pi|ph) ((?:(?:able|allowed|get|gets) to )?.+)$/u;

/** What a claim says that its subject can do; null where it says something else. */
export function ableRead(claim: string, { seats, card }: Signs): AskedOnce | null {
	const found = CAN.exec(claim);
	if (!found) return null;
	const [, who = '', cannot, own, rerolls, cancels, , which] = found;
	const act = own === undefined ? null : (OWN_ACTS.find(([words]) => words.test(own))?.[1] ?? null);
	if (own !== undefined && act === null) return null;
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
	const facts = seats(who).map((seat) =>
		act === null ? ableTo(seat, deed) : { ...mayStill(seat, act), of: seat }
	);
	// That somebody cannot is so of the table as any other fact.
	return {
		is: 'whether',
		facts: cannot === undefined ? facts : facts.map((fact) => ({ ...not(fact), able: false }))
	};
}
