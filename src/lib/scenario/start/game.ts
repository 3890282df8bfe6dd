import { EDITIONS } from '../../editions/index.ts';
import { put } from '../../mechanics/on-stack.ts';
import { fresh, newId, type Run } from '../../mechanics/run.ts';
import { hasSoul } from '../../mechanics/soul-purchases.ts';
import type { WaitingFrame } from '../../model/frame.ts';
import type { Damageable } from '../../model/stack.ts';
import { nameAt, seatOf } from '../match.ts';
import { objectOf } from '../resolve.ts';
import type { GameThing } from '../words/things.ts';
import { damageableOf } from './names.ts';
import { wrong, type SetupBuilder } from './setup-builder.ts';

const FIELD = 'stack';

/** Puts an event of the game on the stack of a table that is being laid, where its edition has it wait there. */
export function layGameEvent(laying: SetupBuilder, thing: GameThing): void {
	const { run } = laying;
	const { waiting, title } = EDITIONS[run.position.edition];
	const frame = frameOf(laying, thing);
	if (!frame) return;
	if (!waiting.includes(frame.chart)) {
		const a = thing.event.startsWith('a') ? 'an' : 'a';
		wrong(laying, FIELD, `“${title}” does not put ${a} ${thing.event} on the stack.`);
		return;
	}
	if (frame.chart === 'playerDeath' && run.position.players[frame.player]?.dead !== true) {
		wrong(laying, FIELD, 'Nobody who is alive has a death penalty to pay.', 'player Amy: dead');
		return;
	}
	put(run, { kind: 'procedure', id: newId(run), frame });
}

/** The procedure that waits; null after telling what is missing. */
function frameOf(laying: SetupBuilder, { event, of, plus, minus }: GameThing): WaitingFrame | null {
	const { run } = laying;
	const { active } = run.position.turn;
	const missing = (what: string): null => {
		wrong(laying, FIELD, `A ${event} on the stack needs ${what}.`);
		return null;
	};
	const whose = (): number => {
		if (!of) return active;
		return of.is === 'player' ? seatOf(run.position, of.name) : -1;
	};
	const ofActive = nameAt(run.position, active);
	switch (event) {
		case 'attack': {
			const target = targetOf(laying, of);
			return target === null
				? missing('what is attacked: “declared attack on Fly”')
				: { chart: 'attack', ...fresh('starting'), attacker: active, target };
		}
		case 'purchase': {
			if (of?.is === 'discard')
				return { chart: 'purchase', ...fresh('resolving'), buyer: active, target: of.is };
			const target = targetOf(laying, of);
			if (target === null || (target !== 'deck' && !('object' in target)))
				return missing('what is purchased: “declared purchase of the treasure deck”');
			const what = target === 'deck' ? target : target.object;
			return { chart: 'purchase', ...fresh('resolving'), buyer: active, target: what };
		}
		case 'soul purchase': {
			const soul =
				of?.is === 'card' ? objectOf(run.position, { of: ofActive, ...of }, active) : null;
			return soul?.ok && hasSoul(run.position, active, soul.value)
				? { chart: 'soulPurchase', ...fresh('declared'), player: active, soul: soul.value }
				: missing('a soul of the active player: “declared soul purchase with Gurdy”');
		}
		case 'loot step': {
			const player = whose();
			return player < 0 ? missing('a player') : { chart: 'lootStep', ...fresh('looting'), player };
		}
		case 'penalty': {
			const player = whose();
			return player < 0
				? missing('the player who has died: “penalty of Amy”')
				: { chart: 'playerDeath', ...fresh('paying'), player };
		}
		case 'modifier':
			return modifierOf(run, plus ?? -(minus ?? 0)) ?? missing('a roll below it');
		case 'refill':
			return of?.is === 'slot'
				? {
						chart: 'refill',
						...fresh('filling'),
						slots: [{ slot: of.slot, index: of.number - 1 }]
					}
				: missing('the slot: “refill of monster slot 1”');
		case 'reward':
		case 'monster card':
			return missing('a death under way: “dying: Fly in monster slot 1 (before rewards)”');
	}
}

/** What is attacked or purchased: a deck, a player or an object. */
function targetOf(laying: SetupBuilder, of: GameThing['of']): Damageable | 'deck' | null {
	if (!of) return null;
	switch (of.is) {
		case 'slot':
		case 'discard':
			return null;
		case 'deck':
			return 'deck';
		case 'player':
		case 'card':
		case 'gone':
			return damageableOf(laying, of, FIELD);
	}
}

/** A modifier stands above its roll. */
function modifierOf({ position }: Run, by: number): WaitingFrame | null {
	const roll = position.stack.findLast(({ kind }) => kind === 'roll');
	return roll ? { chart: 'modifier', ...fresh('applying'), roll: roll.id, by, source: null } : null;
}
