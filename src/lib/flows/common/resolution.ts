import { lootAbilityAt } from '../../cards/library.ts';
import { deckOfCard, putIntoDiscard } from '../../mechanics/decks.ts';
import { enteredPlay } from '../../mechanics/entering.ts';
import { playedCard } from '../../mechanics/on-stack.ts';
import { follow, setTop, tell, type Run } from '../../mechanics/run.ts';
import { isDead } from '../../mechanics/targets.ts';
import { queueTriggers } from '../../mechanics/triggers.ts';
import { give, newObject } from '../../mechanics/zones.ts';
import type { FrameOf } from '../../model/frame.ts';
import { locate } from '../../model/objects.ts';
import type { CardKey } from '../../model/words.ts';
import type { RuleId } from '../../rules/index.ts';
import type { Point, Told } from '../../rules/points.ts';
import { to } from '../chart.ts';
import { lostTargets, targetsLost, wouldRollIsStale } from '../predicates/resolving.ts';
import { plan } from './windows.ts';

type ResolutionFrame = FrameOf<'resolution'>;

/** A target that has died, and is lost only where the dead cannot be chosen. */
function lookAtTheDead(run: Run, { context }: ResolutionFrame['item']): void {
	if (context.targets.some((ref) => isDead(run.position, ref))) follow(run, 'dead-chosen');
}

/** Why it fizzles: a target that has left play is another object by now, wherever it is (3). */
const pointsOfLoss = (run: Run, { context }: ResolutionFrame['item']): readonly Point[] =>
	context.targets.some((ref) => 'object' in ref && locate(run.position, ref.object) === null)
		? ['target left play']
		: [];

/** Tells that it fizzles, and which targets it has lost. */
const tellLoss = (run: Run, item: ResolutionFrame['item'], ...told: Told): void => {
	const lost = lostTargets(run.position, item);
	tell(run, { did: 'fizzled', item, because: 'targets gone', lost }, ...told);
};

/** Plans the effect of what resolves; abilities whose text is for another zone have none. */
function perform(run: Run, { item }: ResolutionFrame): void {
	lookAtTheDead(run, item);
	if (wouldRollIsStale(run.position, item)) follow(run, 'changed-would-roll');
	if (targetsLost(run.position, item) === 'some') follow(run, 'lost-targets');
	if (item.kind === 'ability') {
		plan(run, { do: 'effect', at: item.effect, context: item.context });
		return;
	}
	const at = lootAbilityAt(item, run.position.edition);
	const context = item.copy ? { ...item.context, copied: true as const } : item.context;
	if (at) plan(run, { do: 'effect', at, context });
}

/** Puts the card of what was played into its discard (2.2). */
function discard(run: Run, { item, moved }: ResolutionFrame): CardKey | null {
	const card = moved ? null : playedCard(item);
	if (card !== null) putIntoDiscard(run, card, deckOfCard(card) ?? 'loot');
	return card;
}

/** Puts the card of what has done what it says into its discard, and tells so. */
function goToDiscard(run: Run, frame: ResolutionFrame, _: unknown, rules: readonly RuleId[]): void {
	const card = discard(run, frame);
	if (card === null) return;
	const deck = deckOfCard(card) ?? 'loot';
	tell(
		run,
		{ did: 'put card', card, from: 'stack', to: 'discard', deck },
		rules,
		...(deck === 'monster' ? (['non-monster card discarded'] as const) : [])
	);
}

/** What is done as a loot or an ability resolves. */
export const resolutionActions = {
	fizzle: (run: Run, { item }: ResolutionFrame, _: unknown, rules: readonly RuleId[]): void => {
		lookAtTheDead(run, item);
		tellLoss(run, item, rules, ...pointsOfLoss(run, item));
	},
	'fizzle, as one target is gone': (
		run: Run,
		{ item }: ResolutionFrame,
		_: unknown,
		rules: readonly RuleId[]
	): void => {
		follow(run, 'lost-targets');
		tellLoss(run, item, rules);
	},
	'fizzle, as the number changed': (
		run: Run,
		{ item }: ResolutionFrame,
		_: unknown,
		rules: readonly RuleId[]
	): void => {
		follow(run, 'changed-would-roll');
		tell(run, { did: 'fizzled', item, because: 'number changed' }, rules);
	},
	discard,
	'go to discard': goToDiscard,
	perform,
	'become an item': (
		run: Run,
		{ item }: ResolutionFrame,
		_: unknown,
		rules: readonly RuleId[]
	): void => {
		if (item.kind !== 'loot') return;
		const object = newObject(run, item.card, 'item');
		const source = { object: object.id, card: item.card };
		tell(run, { did: 'became item', player: item.controller, source }, rules);
		give(run, item.controller, 'items', object);
		enteredPlay(run, object);
		const { controller: player } = item;
		const data = { player, object: object.id };
		queueTriggers(run, { on: 'come to control', of: { player }, data });
	},
	'become a monster': (run: Run): void => {
		plan(run, { do: 'put ambush' });
	},
	'make the rolls': (run: Run, frame: ResolutionFrame): void => {
		setTop(run, { ...frame, rolls: [] });
		plan(run, ...frame.rolls.map((roll) => ({ do: 'make roll' as const, ...roll })));
	}
};

/** What fizzles when it is about to resolve, its targets being gone. */
export const FIZZLING = [
	to('over', ['ability.fizzle'], {
		when: ['all its targets are gone'],
		does: ['fizzle', 'discard']
	}),
	to('over', ['ability.some-targets', 'ability.fizzle'], {
		when: ['some of its targets are gone', 'and one is enough'],
		does: ['fizzle, as one target is gone', 'discard']
	})
];

/** A trinket does not resolve: it becomes an item. */
export const BECOMING_AN_ITEM = to('over', ['loot.trinket', 'item.becomes'], {
	when: ['it is a trinket'],
	does: ['become an item']
});

/** Nor does an ambush: it becomes a monster. */
export const BECOMING_A_MONSTER = to('over', ['ambush.monster'], {
	when: ['it is an ambush'],
	does: ['become a monster']
});
