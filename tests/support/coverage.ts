/** What a row of games has exercised: transitions of the charts, verbs, triggers and keywords. */
import type { Effect } from '#lib/abilities/grammar.ts';
import { effectOf, effectsIn } from '#lib/abilities/path.ts';
import { FACES } from '#lib/cards/library.ts';
import type { Edition } from '#lib/editions/edition.ts';
import type { Move, Running } from '#lib/flows/chart.ts';
import { CHARTS, type ChartName } from '#lib/model/frame.ts';
import type { Step } from '#lib/rules/step.ts';

/** Transitions that no random game from the start of a turn can take, and why. */
export const OUT_OF_REACH: readonly { readonly name: string; readonly reason: string }[] = [
	{
		name: 'attack: rolling → over (the attacker has 0 HP)',
		reason: 'a death under the attack ends it first; only a table laid that way gets here'
	},
	{
		name: 'attack: rolling → over (the target has 0 HP)',
		reason: 'as long as no monster is eternal its death ends the attack first'
	},
	{
		name: 'monsterDeath: dying → over (the monster has been healed and that saves it)',
		reason: 'no card of the library gives a monster HP yet; a scenario lays it'
	},
	{
		name: 'monsterDeath: looked → settling (triggers are waiting)',
		reason: 'no card of the library triggers on a death after its rewards yet'
	},
	{
		name: 'playerDeath: dying → over (the player is already dead)',
		reason: 'a second death of a player is never put on the stack, only laid there'
	},
	{
		name: 'monsterDeath: dying → over (something else happens instead)',
		reason: 'no card of the library does something else instead of the death of a monster yet'
	},
	{
		name: 'monsterDeath: settling → over (the card cannot be put into discard)',
		reason: 'no monster of the library says so yet'
	},
	{
		name: 'playerDeath: dying → over (the player has been healed and that saves them)',
		reason:
			'nothing heals a player in a random game under the reading that saves them; a scenario lays it'
	},
	{
		name: 'win',
		reason:
			'only Mega Satan! makes a player win, when three of four players are dead at the end of a turn'
	}
];

/** The name of a transition: "attack: rolling → over (the attacker has 0 HP)". */
export function nameOfMove(chart: string, state: string, move: Move): string {
	const asks = move.when.length > 0 ? ` (${move.when.join(', ')})` : '';
	const on = move.decision ? ` on ${move.decision}` : '';
	return `${chart}: ${state} → ${move.to}${on}${asks}`;
}

/** An edition whose charts note each transition they take. */
export function watched(edition: Edition): { edition: Edition; taken: Map<Move, number> } {
	const taken = new Map<Move, number>();
	const watch = (running: Running): Running => ({
		...running,
		actionsOf: (move) => {
			taken.set(move, (taken.get(move) ?? 0) + 1);
			return running.actionsOf(move);
		}
	});
	const charts: Partial<Record<ChartName, Running>> = {};
	for (const name of CHARTS) {
		const running = edition.charts[name];
		if (running) charts[name] = watch(running);
	}
	return { edition: { ...edition, charts }, taken };
}

/** The verbs an effect is written with. */
function verbsIn(effect: Effect | null): readonly string[] {
	return effect === null ? [] : [effect.do, ...effectsIn(effect).flatMap(verbsIn)];
}

/** The verbs that the library's abilities are written with, by the line they stand in. */
export function verbsOfLibrary(): ReadonlyMap<string, readonly string[]> {
	return new Map(
		[...FACES].flatMap(([key, card]) =>
			card.abilities.map((ability, line): [string, readonly string[]] => [
				`${key}/${String(line)}`,
				verbsIn(effectOf(ability))
			])
		)
	);
}

/** The lines of cards that were put on the stack or played, as steps tell. */
export function linesUsed(steps: readonly Step[]): ReadonlySet<string> {
	const used = new Set<string>();
	for (const { what } of steps) {
		if (what.did === 'began to resolve') {
			const { item } = what;
			if (item.kind === 'loot') used.add(`${item.card}/0`);
			if (item.kind === 'ability') used.add(`${item.effect.card}/${String(item.effect.line)}`);
		}
		if (what.did === 'became item') used.add(`keyword trinket`);
	}
	return used;
}
