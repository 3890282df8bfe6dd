/** The answer to one question, by what a line has come to. */
import { effectOf, hasEffect } from '../../abilities/path.ts';
import { abilityOf, lootAbilityAt } from '../../cards/library.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import { cardName, lootCards, playerName } from '../../wording/names.ts';
import type { Reply } from '../../wording/reply.ts';
import { centsGone, gainWords, lossWords } from '../../wording/spoils.ts';
import type { Asked, AskedOnce, CameOf, Fact, Whom } from './asked.ts';
import { purchaseFails, resolvedOf } from './facts-of-play.ts';
import { discardedBy } from './facts-of-players.ts';
import { whoseTurn } from './facts-of-turns.ts';

/** What an answer is found by. */
export interface Found {
	readonly came: CameOf;
	/** More may come of it yet: a die of the attack, say. */
	readonly open: boolean;
}

/** The answer; null where the outcome does not say it, or says it of one thing that may be meant and not of another. */
export function answerTo(asked: AskedOnce, found: Found): Reply | null {
	const { came, open } = found;
	switch (asked.is) {
		case 'may':
			// What is declared and cannot be paid comes to nothing.
			return asked.isLate
				? { is: 'late', so: isInVain(came) }
				: { is: 'may', so: purchaseFails.holds(came) !== true, lootPlay: lootPlayOf(came) };
		case 'whether': {
			const said = so(asked.facts, found);
			if (!said) return soOfEach(asked.facts, found);
			const [fact, ...others] = asked.facts;
			const why = !said.so && others.length === 0 ? (fact?.why?.(came) ?? null) : null;
			return { is: 'whether', ...said, ...(why ? { why } : {}) };
		}
		case 'which': {
			const all = asked.of.map(({ words, facts }) => ({ words, said: so(facts, found) }));
			const [one, ...others] = all.filter(({ said }) => said?.so === true);
			const isPlain = one?.said?.yet === true && others.length === 0;
			return isPlain && all.every(({ said }) => said) ? { is: 'which', words: one.words } : null;
		}
		case 'right': {
			const claims = asked.of.map(({ seat, facts }) => ({ seat, said: so(facts, found) }));
			if (!claims.every(({ said }) => said?.yet === true)) return null;
			const rightAbout = (able: boolean): readonly Seat[] => [
				...new Set(
					claims.flatMap(({ seat, said }, nth) =>
						said?.so === true && isAble(asked.of[nth]?.facts) === able ? [seat] : []
					)
				)
			];
			const [seats, stillAble] = [rightAbout(false), rightAbout(true)];
			const claimants = [...new Set(claims.map(({ seat }) => seat))];
			return { is: 'right', claimants, seats, stillAble };
		}
		case 'all':
			return alike(asked.of.map((one) => answerTo(one, found)));
		case 'who': {
			const who = alike(asked.of.map((of): readonly Whom[] | null => of(came)));
			return who && { is: 'who', who, yet: !open };
		}
		case 'whose turn': {
			const seat = whoseTurn(came);
			return seat === null || open ? null : { is: 'whose turn', seat };
		}
		case 'paid back': {
			// What is purchased is paid as it is chosen (9).
			const fails = purchaseFails.holds(came);
			return fails === null
				? null
				: fails
					? { is: 'unpaid' }
					: { is: 'whether', so: false, yet: true };
		}
		case 'helps':
			return null;
		case 'how many':
			return amountOf(asked, found);
		case 'money':
			return moneyOf(asked, found);
		case 'what':
			return spoilsOf(asked, found);
		case 'roll': {
			const result = asked.of(came);
			return result === null ? null : { is: 'roll', result };
		}
		case 'monster':
			return monsterOf(asked.of, came);
		case 'becomes': {
			const is = asked.of(came);
			return is && { is: 'becomes', becomes: is };
		}
		case 'order': {
			const resolved = resolvedOf(came);
			// Of what still lies there the newest comes first (15).
			const items = resolved.length > 1 ? resolved : [...came.told.stack].reverse();
			return items.length > 1 ? { is: 'order', items, onlyFirst: asked.onlyFirst } : null;
		}
	}
}

/** Whether what was told last was to save somebody, who dies all the same. */
function isInVain({ told, outcome }: CameOf): boolean {
	const last = told.stack.at(-1);
	if (last?.kind !== 'loot' && last?.kind !== 'ability') return false;
	const at = last.kind === 'ability' ? last.effect : lootAbilityAt(last, told.edition);
	const ability = at && abilityOf(at, told.edition);
	const saves = ability !== null && SAVING.some((effect) => hasEffect(effectOf(ability), effect));
	const saved = last.context.targets.flatMap((ref) => ('player' in ref ? [ref.player] : []));
	return saves && saved.some((seat) => outcome.players[seat]?.died === true);
}

/** Effects by which somebody is kept from dying. */
const SAVING = [
	'prevent death',
	'prevent damage',
	'prevent next damage',
	'prevent next instance',
	'heal'
] as const;

/**
 * The loot play that was needed for what was told last and that no turn gives: a turn gives one, to whoever is
 * active (7.2).
 */
function lootPlayOf({
	told: { stack, turn },
	parts,
	happened
}: CameOf): 'of no turn' | 'another' | null {
	const last = stack.at(-1);
	if (last?.kind !== 'loot') return null;
	const { controller } = last;
	const had = parts[0]?.before.players[controller]?.lootPlays ?? 0;
	// Where they had none before, what was told gave it: their character, say.
	if (controller !== turn.active) return had > 0 ? 'of no turn' : null;
	const played = happened.filter((what) => what.did === 'played' && what.player === controller);
	return had > 1 && played.length > 1 ? 'another' : null;
}

/** Whether something is so, by all that the words may mean, and whether it stays so. */
function so(facts: readonly Fact[], { came, open }: Found): { so: boolean; yet: boolean } | null {
	return alike(
		facts.map(({ holds, stays, gone }) => {
			const is = holds(came);
			if (is === null) return null;
			const yet = !open || stays.includes(is) || gone?.(came) === true;
			return yet || stays.length > 0 ? { so: is, yet } : null;
		})
	);
}

/** Whether it is so of each whom the words may mean, those of whom it is first; null where one of them cannot be said. */
function soOfEach(facts: readonly Fact[], found: Found): Reply | null {
	const { monsters } = found.came.outcome;
	const all = [...new Set(facts.map(({ of }) => of))].flatMap((of) => {
		if (of === 'monsters' && monsters.length === 0) return [];
		const said = so(
			facts.filter((fact) => fact.of === of),
			found
		);
		return [{ names: namesOf(of, found.came), said }];
	});
	if (all.length === 0 || all.some(({ names, said }) => names.length === 0 || !said)) return null;
	const alikeIn = Map.groupBy(all, ({ said }) => JSON.stringify(said));
	const of = [...alikeIn.values()].flatMap((same) => {
		const said = same[0]?.said;
		return said ? [{ names: same.flatMap(({ names }) => names), ...said }] : [];
	});
	// Of nobody: that needs no names.
	const [first, ...others] = of;
	if (first?.so === false && others.length === 0)
		return { is: 'whether', so: false, yet: first.yet };
	return { is: 'whether each', of: of.sort((a, b) => Number(b.so) - Number(a.so)) };
}

const namesOf = (of: Fact['of'], { outcome, end }: CameOf): readonly string[] => {
	if (of === undefined) return [];
	return of === 'monsters'
		? outcome.monsters.map(({ monster }) => cardName(monster.card))
		: [playerName(end, of)];
};

/** A number; where it is another one for each who may be meant, that of the only one who has any, by name. */
function amountOf(
	{ of, unit, now }: Extract<Asked, { is: 'how many' }>,
	{ came, open }: Found
): Reply | null {
	const yet = !open || now === true;
	const counts = of.map(({ count }) => count(came));
	const count = alike(counts);
	if (count !== null) return { is: 'how many', count, unit, seat: null, yet };
	const some = of.filter((_, at) => counts[at] !== 0);
	const [only, ...others] = some;
	const one = only?.count(came) ?? null;
	if (!only || one === null || others.length > 0 || counts.includes(null)) return null;
	return { is: 'how many', count: one, unit, seat: only.seat, yet };
}

const isAble = (facts: readonly Fact[] = []): boolean => facts.some(({ able }) => able === true);

/** What has become of the only monster of a card. */
function monsterOf(card: CardKey | null, { outcome }: CameOf): Reply | null {
	const [one, ...others] = outcome.monsters.filter(({ monster }) => monster.card === card);
	if (!one || others.length > 0) return null;
	const { died, hp, soulTo } = one;
	return died || hp !== null ? { is: 'monster', died, hp: hp ?? 0, soulTo } : null;
}

/** How much of somebody's money is lost and left; of several who may be meant that of the only one who loses any. */
function moneyOf(
	{ of, side }: Extract<Asked, { is: 'money' }>,
	{ came: { outcome }, open }: Found
): Reply | null {
	const all = of.flatMap((seat) => {
		const { cents } = outcome.players[seat] ?? {};
		return cents
			? [{ seat, lost: Math.max(cents.before - cents.after, 0), left: cents.after }]
			: [];
	});
	const losing = all.filter(({ lost }) => lost > 0);
	const [one, ...others] = losing.length > 0 ? losing : all;
	if (!one || (others.length > 0 && losing.length > 0)) return null;
	if (one.lost + one.left === 0) return null;
	const { seat, lost, left } = one;
	return {
		is: 'money',
		side,
		seat: of.length > 1 && lost > 0 ? seat : null,
		lost,
		left,
		yet: !open
	};
}

/** What somebody gains or loses; where it may be asked of several, that of the only one who does, by name. */
function spoilsOf(
	{ of, side }: Extract<Asked, { is: 'what' }>,
	{ came, open }: Found
): Reply | null {
	const { outcome, parts } = came;
	const all = outcome.players
		.filter(({ player }) => of === null || of.includes(player))
		.map((player) => ({
			player: { ...player, discarded: discardedBy(came, player.player) },
			gone: centsGone(parts, player.player)
		}))
		.map(({ player, gone }) => ({
			seat: player.player,
			all:
				side === 'gains'
					? [
							...gainWords(player, gone),
							...lootWords(player.looted + handed(came, 'to', player.player))
						]
					: side === 'pays' && !player.died
						? [`${String(gone.paid)}¢`]
						: [...lossWords(player, gone), ...lootWords(handed(came, 'from', player.player))]
		}));
	const some = all.filter(({ all: things }) => things.length > 0);
	// More HP or attack is no thing, but it is not nothing either.
	if (side === 'gains' && some.length === 0 && isChanged(came)) return null;
	if (of !== null && some.length > 1 && of.length > 1) return null;
	const isNamed = of === null || of.length > 1;
	return { is: 'what', of: isNamed ? some : all, isNamed, yet: !open };
}

/** How many loot cards went from somebody's hand to another's, or came to theirs. */
const handed = ({ happened }: CameOf, way: 'from' | 'to', seat: Seat): number =>
	happened.reduce(
		(sum, what) => sum + (what.did === 'gave loot cards' && what[way] === seat ? what.count : 0),
		0
	);

const lootWords = (count: number): readonly string[] => (count > 0 ? [lootCards(count)] : []);

/** Something lasts that did not before, or somebody has more HP. */
const isChanged = ({ outcome, parts, end }: CameOf): boolean =>
	end.effects.length > (parts[0]?.before.effects.length ?? 0) ||
	outcome.players.some(({ hp }) => hp.after > hp.before);

/** What all of them are; null where they are not the same. */
function alike<T>(all: readonly (T | null)[]): T | null {
	const [first = null, ...others] = all;
	const text = JSON.stringify(first);
	return others.every((other) => JSON.stringify(other) === text) ? first : null;
}
