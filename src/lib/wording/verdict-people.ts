import { andList } from '../abilities/wording-nouns.ts';
import type { MonsterOutcome, Outcome, PlayerOutcome } from '../judge/verdict/outcome.ts';
import { happenedIn } from '../judge/verdict/happened.ts';
import type { Part } from '../judge/verdict/play-on.ts';
import { onceFor } from '../model/memo.ts';
import type { Position } from '../model/position.ts';
import { playsTogether } from '../rules/variants.ts';
import { namedName, playerName, sentence } from './names.ts';
import { centsGone, gainWords, lossWords } from './spoils.ts';

export function winnerSentences({ winners }: Outcome, end: Position): readonly string[] {
	if (!winners) return [];
	if (winners.length === 0) return ['The game is lost.'];
	const names = andList(winners.map((seat) => playerName(end, seat)));
	if (winners.length === 1) return [sentence(`${names} wins`)];
	return [sentence(playsTogether(end) ? `${names} win together` : `${names} tie`)];
}

/** Deaths first, in the order in which they came, then souls, then whoever gains; the rest in turn order. */
export function inOrder(
	players: readonly PlayerOutcome[],
	parts: readonly Part[]
): readonly PlayerOutcome[] {
	const deaths = deathsIn(parts);
	const rank = ({ died, soulsGained, cents }: PlayerOutcome): number => {
		if (died) return 0;
		if (soulsGained.length > 0) return 1;
		return cents.after > cents.before ? 2 : 3;
	};
	const place = ({ died, player }: PlayerOutcome): number => (died ? deaths.indexOf(player) : 0);
	return [...players].sort((a, b) => rank(a) - rank(b) || place(a) - place(b));
}

/** Who died, in the order in which it came. */
const deathsIn = onceFor((parts: readonly Part[]): readonly number[] => [
	...new Set(
		happenedIn(parts).flatMap((what) =>
			what.did === 'died' && 'player' in what.of ? [what.of.player] : []
		)
	)
]);

/** "Amy gains 7¢ and Gurdy's soul, and takes no damage."; null where nothing came of them. */
export function playerSentence(
	player: PlayerOutcome,
	parts: readonly Part[],
	end: Position
): string | null {
	const { hp, damage, died, looted, souls } = player;
	const gone = centsGone(parts, player.player);
	const { paid } = gone;
	const gains = gainWords(player, gone);
	const loses = lossWords(player, gone);
	const survives = happenedIn(parts).some(
		(what) =>
			what.did === 'prevented death' && 'player' in what.of && what.of.player === player.player
	);
	const [firstDeath, otherDeath] = deathsIn(parts);
	const isFirst = otherDeath !== undefined && firstDeath === player.player;
	const worth = souls.after - souls.before;
	const does = [
		...(died ? [isFirst ? 'dies first' : 'dies'] : []),
		...(gains.length > 0 ? [`gains ${andList(gains)}`] : []),
		...(paid > 0 ? [`pays ${paid}¢`] : []),
		...(looted > 0 ? [`loots ${looted}`] : []),
		...(loses.length > 0 ? [`loses ${andList(loses)}`] : []),
		...(damage > 0 && !died
			? [`takes ${damage} damage${survives ? ' but survives' : ''} (${hp.after} HP left)`]
			: player.spared && !died
				? ['takes no damage']
				: []),
		...(damage === 0 && hp.after > hp.before && !died ? [`has ${hp.after} HP now`] : []),
		...(worth !== 0 && player.soulsGained.length + player.soulsLost.length === 0
			? [`controls souls worth ${souls.after}`]
			: [])
	];
	return does.length === 0 ? null : sentence(`${playerName(end, player.player)} ${clauses(does)}`);
}

/** "gains 7¢ and Gurdy's soul, and takes no damage". */
function clauses(all: readonly string[]): string {
	const last = all.at(-1) ?? '';
	if (all.length < 2) return last;
	const rest = all.slice(0, -1);
	const comma = all.length > 2 || rest.some((one) => /, | and /u.test(one));
	return `${rest.join(', ')}${comma ? ',' : ''} and ${last}`;
}

/** What came of a monster; null where whoever gets its soul says it all. */
export function monsterSentence(
	{ monster, hp, damage, died, soulTo }: MonsterOutcome,
	end: Position
): string | null {
	const name = namedName(end, monster);
	if (died) return soulTo === null ? sentence(`${name} dies`) : null;
	if (hp === null) return null;
	return damage > 0 ? sentence(`${name} takes ${damage} damage (${hp} HP left)`) : null;
}
