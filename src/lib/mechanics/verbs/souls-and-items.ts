import { controllerAt } from '../../model/objects.ts';
import type { GameObject } from '../../model/board.ts';
import type { Seat } from '../../model/words.ts';
import type { Beside } from '../../rules/points.ts';
import { cameToControl } from '../belongings.ts';
import { retire } from '../decks.ts';
import { nameOf } from '../named.ts';
import { cannotBeMade } from '../penalty.ts';
import { set, tell, tellBefore, type Run } from '../run.ts';
import { isOverSoulLimit, NO_MORE_SOULS } from '../souls.ts';
import { soulWasGained } from '../super-shop.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { cardIn, give, newObject, takeFromPlay } from '../zones.ts';
import { amount, done, object, type Doing, type EffectOf } from './doing.ts';
import { pointsOfOwnCard, takeOwnCard } from './own-card.ts';

/** Becomes a soul: of the player who controls it, or, from the stack or a slot, of "you". */
export function becomeSoul(doing: Doing, { what, value }: EffectOf<'become soul'>): TaskResult {
	const { run, context } = doing;
	const soulValue = value === null ? {} : { soulValue: amount(doing, value) };
	const own = what === 'this' ? takeOwnCard(doing, 'soul') : null;
	if (own) {
		const soul = { ...newObject(run, own.card, 'soul'), ...soulValue };
		gainSoul(run, context.you, soul, pointsOfOwnCard(own));
		return NOTHING;
	}
	const found = object(doing, what);
	if (!found) {
		done(run, 0);
		return NOTHING;
	}
	const controller = controllerAt(found.place);
	const player = typeof controller === 'number' ? controller : context.you;
	const { object: it } = found;
	const from = run.steps.length;
	const card = takeFromPlay(run, it.id);
	if (card === null) return NOTHING;
	if (run.steps.length > from)
		tellBefore(run, from, () => {
			tell(run, { did: 'left play', source: nameOf(it) }, 'becomes a soul');
		});
	gainSoul(run, player, { ...it, kind: 'soul', counters: {}, ...soulValue });
	return NOTHING;
}

function gainSoul(run: Run, player: Seat, soul: GameObject, also: readonly Beside[] = []): void {
	if (isOverSoulLimit(run.position, player, soul)) {
		retire(run, cardIn(soul));
		tell(run, { did: 'no soul', player, source: nameOf(soul) }, ...NO_MORE_SOULS);
		done(run, 0);
		return;
	}
	if (cannotBeMade(run.position, player, 'gain souls')) {
		retire(run, cardIn(soul));
		tell(run, { did: 'no soul', player, source: nameOf(soul) }, 'static ability holds');
		done(run, 0);
		return;
	}
	give(run, player, 'souls', soul);
	tell(run, { did: 'became soul', player, source: nameOf(soul) }, 'becomes a soul', ...also);
	cameToControl(run, player, soul, true);
	soulWasGained(run, player);
	done(run, 1);
}

/** Becomes an item under your control, with other abilities where it says so. */
export function becomeItem(doing: Doing, { what, abilities }: EffectOf<'become item'>): TaskResult {
	const { run, context } = doing;
	const own = what === 'this' ? takeOwnCard(doing) : null;
	const found = own ? null : object(doing, what);
	const from = run.steps.length;
	const card = own?.card ?? (found && takeFromPlay(run, found.object.id));
	if (card === null) {
		done(run, 0);
		return NOTHING;
	}
	const item = found ? { ...found.object, kind: 'item' as const } : newObject(run, card, 'item');
	give(run, context.you, 'items', item);
	tellBefore(run, from, () => {
		tell(
			run,
			{ did: 'became item', player: context.you, source: nameOf(item) },
			'becomes an item',
			...(abilities === null ? [] : (['new abilities'] as const)),
			...(own ? pointsOfOwnCard(own) : [])
		);
	});
	if (abilities !== null) giveAbilities(doing, item);
	if (!found || controllerAt(found.place) !== context.you)
		cameToControl(run, context.you, item, true);
	return NOTHING;
}

/** Lets an item have, for good, the abilities that its own ability says, and no others. */
function giveAbilities({ run, context, at }: Doing, item: GameObject): void {
	const of = { object: item.id };
	const shared = { from: at, source: item.id, of, until: 'indefinitely' as const };
	const first = run.position.nextId;
	set(run, {
		nextId: first + 2,
		effects: [
			...run.position.effects,
			{ ...shared, id: first, change: { loses: 'abilities', except: null } },
			{ ...shared, id: first + 1, change: { makes: 'abilities' }, context }
		]
	});
}
