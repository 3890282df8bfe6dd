import { hp } from '../../mechanics/stats.ts';
import { soulValue } from '../../mechanics/souls.ts';
import type { Happening, Who } from '../../model/happening/index.ts';
import type { Position } from '../../model/position.ts';
import { check } from '../expect/expect.ts';
import { expectationFrom } from '../expect/expectation-from.ts';
import { seatOf } from '../match.ts';
import { JUDGE } from '../../judge/judge.ts';
import type { CardKey } from '../../model/words.ts';
import { itemName, type ToldStep } from '../../wording/index.ts';
import type { ClaimedDamageable, ClaimedItem, ClaimedSource, ClaimWhat } from './claim.ts';

/** What has been found of a claim so far, and the step that shows it. */
export interface Found {
	readonly is: 'right' | 'wrong';
	readonly step: ToldStep | null;
}

/** Said of a claim whose things are not there. */
export const ELSEWHERE = 'That was said of another table: what it names is not there.';

/** Whether what may still come could turn what has been found. */
export function isOpen(what: ClaimWhat, { is, step }: Found): boolean {
	if (isNegative(what)) return is === 'right';
	switch (what.says) {
		case 'has':
		case 'expects':
			return true;
		case 'takes':
			return is === 'wrong';
		case 'dies':
			return is === 'wrong' && (step === null || !isSavedForGood(step.step.what));
		default:
			return step === null;
	}
}

const isSavedForGood = ({ did }: Happening): boolean =>
	did === 'no death' || did === 'prevented death';

/** Whether a claim is that something does not happen, so that it is right only in the end. */
const isNegative = (what: ClaimWhat): boolean =>
	what.says === 'lives' ||
	what.says === 'stays silent' ||
	(what.says === 'takes' && what.damage === 0) ||
	((what.says === 'reward' || what.says === 'soul') && what.to === null);

/** What is found of a claim in what has happened since; null where it names what is not there. */
export function judgeTold(
	what: ClaimWhat,
	from: Position,
	end: Position,
	told: readonly ToldStep[]
): Found | null {
	switch (what.says) {
		case 'resolves':
		case 'cancelled':
		case 'fizzles': {
			const id = idOf(from, what.item);
			return id === null ? null : endsAs(told, id, what.says);
		}
		case 'before': {
			const [first, second] = [idOf(from, what.first), idOf(from, what.second)];
			if (first === null || second === null) return null;
			const at = told.findIndex(({ step }) => begins(step.what, first));
			const other = told.findIndex(({ step }) => begins(step.what, second));
			const right = at >= 0 && (other < 0 || at < other);
			const step = right ? told[at] : told[other < 0 ? at : other];
			return { is: right ? 'right' : 'wrong', step: step ?? endOf(told, first) ?? null };
		}
		case 'dies':
		case 'lives': {
			const death = told.find(({ step }) => died(step.what, from, what.who));
			const right = (death !== undefined) === (what.says === 'dies');
			const saved = told.findLast(({ step }) => wasSaved(step.what, from, what.who));
			return { is: right ? 'right' : 'wrong', step: death ?? saved ?? null };
		}
		case 'has': {
			const seat = seatOf(from, what.player);
			if (seat < 0) return null;
			const change = amount(end, seat, what.what) - amount(from, seat, what.what);
			const step = told.findLast((one) => changes(one.step.what, seat, what.what));
			return { is: change === what.change ? 'right' : 'wrong', step: step ?? null };
		}
		case 'takes': {
			const hits = told.filter(({ step }) => hurts(step.what, from, what.who) > 0);
			const damage = hits.reduce((sum, { step }) => sum + hurts(step.what, from, what.who), 0);
			const saved = told.findLast(({ step }) => wasSaved(step.what, from, what.who));
			return { is: rightIf(damage === what.damage), step: hits.at(-1) ?? saved ?? null };
		}
		case 'reward':
		case 'soul': {
			const got = told.filter(({ step }) => gets(step.what, what.says, what.monster.card));
			const seat = what.to === null ? null : seatOf(from, what.to);
			const to = got.find(({ step }) => 'player' in step.what && step.what.player === seat);
			return {
				is: rightIf(seat === null ? got.length === 0 : to !== undefined),
				step: to ?? got.at(-1) ?? null
			};
		}
		case 'triggers':
		case 'stays silent': {
			const did = told.find(({ step }) => isOfSource(step.what, 'triggered', what.source));
			const not = told.findLast(({ step }) =>
				isOfSource(step.what, 'did not trigger', what.source)
			);
			return {
				is: rightIf((did !== undefined) === (what.says === 'triggers')),
				step: did ?? not ?? null
			};
		}
		case 'expects': {
			const says = expectationFrom(what.text, { rules: end.edition, players: end.players });
			if (!says) return null;
			const steps = told.map(({ step }) => step);
			const { held } = check(says, { judge: JUDGE, position: end, steps, before: from });
			return { is: held ? 'right' : 'wrong', step: null };
		}
	}
}

const rightIf = (holds: boolean): Found['is'] => (holds ? 'right' : 'wrong');

/** How much damage a step does to somebody. */
const hurts = (what: Happening, from: Position, who: ClaimedDamageable): number =>
	what.did === 'took damage' && isWho(what.to, from, who) ? what.amount : 0;

/** Whether somebody gets what a monster leaves. */
const gets = (what: Happening, left: 'reward' | 'soul', card: CardKey): boolean =>
	left === 'reward'
		? what.did === 'reward' && what.card === card
		: what.did === 'gained soul' && what.source.card === card;

const isOfSource = (
	what: Happening,
	did: 'triggered' | 'did not trigger',
	{ id }: ClaimedSource
): boolean =>
	(what.did === 'triggered' || what.did === 'did not trigger') &&
	what.did === did &&
	what.source.object === id;

/** The thing on the stack that a claim names; null where another one lies in its place. */
function idOf(position: Position, { place, name }: ClaimedItem): number | null {
	const item = position.stack[place];
	return item && itemName(position, item) === name ? item.id : null;
}

const begins = (what: Happening, id: number): boolean =>
	what.did === 'began to resolve' && what.item.id === id;

/** The last step that says what became of a thing on the stack. */
const endOf = (told: readonly ToldStep[], id: number): ToldStep | undefined =>
	told.findLast(
		({ step: { what } }) =>
			(what.did === 'began to resolve' || what.did === 'cancelled' || what.did === 'fizzled') &&
			what.item.id === id
	);

const ENDED = {
	resolves: 'began to resolve',
	cancelled: 'cancelled',
	fizzles: 'fizzled'
} as const;

function endsAs(told: readonly ToldStep[], id: number, says: keyof typeof ENDED): Found {
	const step = endOf(told, id) ?? null;
	return { is: step?.step.what.did === ENDED[says] ? 'right' : 'wrong', step };
}

const isWho = (who: Who, from: Position, named: ClaimedDamageable): boolean =>
	named.is === 'player'
		? 'player' in who && who.player === seatOf(from, named.name)
		: 'object' in who && who.object === named.id;

const died = (what: Happening, from: Position, who: ClaimedDamageable): boolean =>
	what.did === 'died' && isWho(what.of, from, who);

const wasSaved = (what: Happening, from: Position, who: ClaimedDamageable): boolean => {
	if (what.did === 'no death' || what.did === 'prevented death') return isWho(what.of, from, who);
	return (
		(what.did === 'took damage' || what.did === 'prevented damage') && isWho(what.to, from, who)
	);
};

type Amount = Extract<ClaimWhat, { says: 'has' }>['what'];

/** How much of something a player has: cards, ¢, HP, soul value. */
export function amount(position: Position, seat: number, what: Amount): number {
	const player = position.players[seat];
	if (!player) return 0;
	switch (what) {
		case '¢':
			return player.cents;
		case 'loot cards':
			return player.hand.length;
		case 'souls':
			return soulValue(player);
		case 'HP':
			return hp(position, { player: seat });
	}
}

/** Whether a step changes how much of something a player has. */
function changes(what: Happening, seat: number, of: Amount): boolean {
	switch (of) {
		case '¢':
			return (
				(what.did === 'gained ¢' || what.did === 'lost ¢' || what.did === 'paid ¢') &&
				what.player === seat
			);
		case 'loot cards':
			return (
				(what.did === 'looted' || what.did === 'discarded' || what.did === 'played') &&
				what.player === seat
			);
		case 'souls':
			return what.did === 'gained soul' && what.player === seat;
		case 'HP':
			return what.did === 'took damage' && 'player' in what.to && what.to.player === seat;
	}
}
