import { hp } from '../../../mechanics/stats.ts';
import { soulValue } from '../../../mechanics/souls.ts';
import type { Happening, Who } from '../../../model/happening/index.ts';
import type { Position } from '../../../model/position.ts';
import { check } from '../../../scenario/expect/expect.ts';
import { expectationFrom } from '../../../scenario/expect/expectation-from.ts';
import { toldAt } from '../../../scenario/entry.ts';
import { seatOf } from '../../../scenario/match.ts';
import { JUDGE } from '../../../judge/judge.ts';
import { itemName, type ToldStep } from '../../../wording/index.ts';
import type { Claim, ClaimedItem, ClaimedDamageable, ClaimWhat } from './claims.ts';
import type { PlayedOut } from './play-out.ts';

/** Whether a claim is right, and the step that decides it. */
export interface ClaimVerdict {
	/** Open where it is not decided yet, or where the table is not the one it was made at. */
	readonly is: 'right' | 'wrong' | 'open';
	/** Null where nothing happens that decides it. */
	readonly step: ToldStep | null;
}

const OPEN: ClaimVerdict = { is: 'open', step: null };

/** Judges a claim by what happens from where it was made to the end of the line. */
export function judgeClaim({ entries, what }: Claim, line: PlayedOut): ClaimVerdict {
	const made = line.moves.findLastIndex((move) => move.entries <= entries);
	const from = line.moves[Math.max(0, made)];
	if (!from) return OPEN;
	const told = line.moves.slice(made + 1).flatMap(toldAt);
	const found = judge(what, from.position, line.end, told);
	if (!found) return OPEN;
	const undecided = line.asks && (found.step === null || isAboutEnd(what));
	return undecided ? { ...found, is: 'open' } : found;
}

/** Whether a claim is about the end of the line, which a question puts off. */
const isAboutEnd = ({ says }: ClaimWhat): boolean =>
	says === 'has' || says === 'lives' || says === 'expects';

function judge(
	what: ClaimWhat,
	from: Position,
	end: Position,
	told: readonly ToldStep[]
): ClaimVerdict | null {
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
		case 'expects': {
			const says = expectationFrom(what.text, { rules: end.edition, players: end.players });
			if (!says) return null;
			const steps = told.map(({ step }) => step);
			const { held } = check(says, { judge: JUDGE, position: end, steps, before: from });
			return { is: held ? 'right' : 'wrong', step: null };
		}
	}
}

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

function endsAs(told: readonly ToldStep[], id: number, says: keyof typeof ENDED): ClaimVerdict {
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
