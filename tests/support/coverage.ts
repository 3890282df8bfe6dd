/** What a row of games has exercised: transitions of the charts, verbs, triggers and keywords. */
import type { Effect } from '#lib/abilities/grammar.ts';
import { effectOf, effectsIn } from '#lib/abilities/path.ts';
import { FACES, lootAbilityAt, writtenOn } from '#lib/cards/library.ts';
import type { Edition } from '#lib/editions/edition.ts';
import type { PreparedTransition, Transition, Running } from '#lib/flows/chart.ts';
import type { Next } from '#lib/flows/next.ts';
import { CHARTS, type ChartName } from '#lib/model/frame.ts';
import { rootOf, type EditionId, type RootEdition } from '#lib/model/words.ts';
import type { RuleId } from '#lib/rules/index.ts';
import type { Step } from '#lib/rules/step.ts';

/** Something that no random game comes to, and why. */
export interface OutOfReach {
	readonly name: string;
	readonly reason: string;
}

/** What takes more luck than every run of games has, in either edition. */
const RARE: readonly OutOfReach[] = [
	{
		name: 'resolution: resolving → over (some of its targets are gone, and one is enough)',
		reason: 'two targets of one card, one of them lost, under a reading: not in every run'
	},
	{
		name: 'roll: attempting → over (a second roller made it who has died, and the rolls of the dead fizzle)',
		reason: 'a second roller who dies under a roll of theirs, under a reading: not in every run'
	},
	{
		name: 'attack: rolling → rolling (the choice of the target has triggered something, and that comes before the roll)',
		reason:
			'few things trigger on the choice of a target, and the reading is one of two: not in every run'
	},
	{
		name: 'flip',
		reason: 'only The Harbingers do, as their fourth counter is put on them: not in every run'
	},
	{
		name: 'win',
		reason:
			'only Mega Satan! makes a player win, when three of four players are dead at the end of a turn'
	}
];

/** What no random game from the start of a turn comes to, in each edition. */
const OUT_OF_REACH: Readonly<Record<RootEdition, readonly OutOfReach[]>> = {
	'2023': [
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
			name: 'monsterDeath: settling → over (the card is a soul, nobody may gain it)',
			reason: 'no card of the library keeps players from gaining souls yet'
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
			name: 'priority: open → open on soul purchase (souls buy something)',
			reason:
				'never taken: the variant in which they do is of the original, and the question says so'
		},
		{
			name: 'turn: room → rooms cleared (a room has stayed for a round)',
			reason:
				'a monster dies in the last turn of a round that players play together: not in every run'
		},
		...RARE
	],
	original: [
		{
			name: 'setup: bonus souls → characters (the players play together)',
			reason: 'the variants in which they do are of 2023'
		},
		{
			name: 'setup: timer → over (the players play together)',
			reason: 'the variants in which they do are of 2023'
		},
		{
			name: 'setup: timer → over (a challenge is played)',
			reason: 'the challenges are of 2023'
		},
		{
			name: 'priority: open → open on end turn (the action phase ends by a declaration)',
			reason: 'never taken: the question only says that the action phase ends by passing'
		},
		{
			name: 'damage: taking → over (the damaged one is gone)',
			reason: 'nothing takes an attacked monster away under its combat damage; a scenario lays it'
		},
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
			name: 'monsterDeath: settling → over (the card cannot be put into discard)',
			reason: 'no monster of the library says so yet'
		},
		{
			name: 'playerDeath: dying → over (the player is already dead)',
			reason: 'a second death of a player is never put on the stack, only laid there'
		},
		{
			name: 'playerDeath: dying → over (the player has been healed and that saves them)',
			reason:
				'nothing heals a player in a random game under the reading that saves them; a scenario lays it'
		},
		{
			name: 'priority: open → traded on barter (both trade and the ¢ are there, goods may be traded, no soul is traded, both have what they give, items can be traded now)',
			reason: 'the random players trade ¢ alone; scenarios of the variant trade goods'
		},
		{
			name: 'roll: resolved → over (what waited for the roll has gone)',
			reason: 'what waits is cancelled under its roll: not in every run'
		},
		{
			name: 'soulPurchase: declared → over (the soul has gone)',
			reason: 'a soul that is being spent is taken away first: not in every run'
		},
		...RARE
	]
};

/** What has no meaning in an edition: it is never done there. */
const WITHOUT_MEANING: Partial<Readonly<Record<EditionId, readonly OutOfReach[]>>> = {
	'2023': [{ name: 'team rolls', reason: 'Team Up is no word of this rulebook' }],
	original: [{ name: 'team rolls', reason: 'Team Up is no word of this rulebook' }]
};

/** What no random game from the start of a turn comes to in an edition: a later state has the same charts. */
export const outOfReach = (edition: EditionId): readonly OutOfReach[] => [
	...OUT_OF_REACH[rootOf(edition)],
	...(WITHOUT_MEANING[edition] ?? [])
];

/** The name of a transition: "attack: rolling → over (the attacker has 0 HP)". */
export function nameOfMove(chart: string, state: string, move: Transition): string {
	const asks = move.when.length > 0 ? ` (${move.when.join(', ')})` : '';
	const on = move.decision ? ` on ${move.decision}` : '';
	return `${chart}: ${state} → ${move.to}${on}${asks}`;
}

/** A chart that runs as before, and tells what each of its states is asked and what it takes. */
export function overheard(
	running: Running,
	tell: (state: string, asked: Next, taken: PreparedTransition | null) => void
): Running {
	return {
		...running,
		state(name) {
			const state = running.state(name);
			return {
				...state,
				next(at) {
					const taken = state.next(at);
					tell(name, at, taken);
					return taken;
				}
			};
		}
	};
}

/** An edition whose charts note each transition they take. */
export function watched(edition: Edition): { edition: Edition; taken: Map<Transition, number> } {
	const taken = new Map<Transition, number>();
	const charts: Partial<Record<ChartName, Running>> = {};
	for (const name of CHARTS) {
		const running = edition.charts[name];
		if (running)
			charts[name] = overheard(running, (_, __, open) => {
				if (open) taken.set(open.move, (taken.get(open.move) ?? 0) + 1);
			});
	}
	return { edition: { ...edition, charts }, taken };
}

/** The verbs an effect is written with. */
function verbsIn(effect: Effect | null): readonly string[] {
	return effect === null ? [] : [effect.do, ...effectsIn(effect).flatMap(verbsIn)];
}

/** The verbs that the library's abilities are written with in an edition, by the line they stand in. */
export function verbsOfLibrary(edition: EditionId): ReadonlyMap<string, readonly string[]> {
	return new Map(
		[...FACES.keys()].flatMap((key) =>
			writtenOn(key, edition).map((ability, line): [string, readonly string[]] => [
				`${key}/${String(line)}`,
				verbsIn(effectOf(ability))
			])
		)
	);
}

/** The rules by which the keywords of cards are seen at work. */
const KEYWORDS: ReadonlyMap<RuleId, string> = new Map([
	['loot.trinket', 'keyword trinket'],
	['ambush.monster', 'keyword ambush'],
	['destroy.eternal', 'keyword eternal'],
	['indomitable.slot', 'keyword indomitable']
]);

export const KEYWORD_ROWS: readonly string[] = [...KEYWORDS.values()];

/** The lines of cards that resolved, and the keywords that were at work, as the steps of a game tell. */
export function linesUsed(steps: readonly Step[], edition: EditionId): ReadonlySet<string> {
	const used = new Set<string>();
	for (const { what, rules } of steps) {
		if (what.did === 'began to resolve') {
			const { item } = what;
			const at =
				item.kind === 'loot'
					? lootAbilityAt(item, edition)
					: item.kind === 'ability'
						? item.effect
						: null;
			if (at) used.add(`${at.card}/${String(at.line)}`);
		}
		for (const rule of rules) {
			const keyword = KEYWORDS.get(rule);
			if (keyword !== undefined) used.add(keyword);
		}
	}
	return used;
}
