import { cardOf } from '../cards/library.ts';
import type { Decision, Good } from '../model/decision.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import { sameOption, type Option } from '../model/words.ts';
import { optionThing, refThing } from './describe/describe.ts';
import { objectThing } from './describe/object.ts';
import { nameAt } from './match.ts';
import { activatedLines, decisionOf, type SingleAct } from './resolve.ts';
import type { CardThing, Thing } from './words/things.ts';

/**
 * A decision in the words of the notation, so that it means the same decision at this position.
 * A decision about something that is not there is named as well as can be.
 */
export function actOf(position: Position, decision: Decision): SingleAct {
	switch (decision.do) {
		case 'pass':
		case 'attack':
		case 'purchase':
		case 'end turn':
			return { do: decision.do, player: nameAt(position, decision.player) };
		case 'roll':
			return { do: 'roll', result: decision.result };
		case 'reveal':
			return { do: 'reveal', card: decision.card };
		case 'play':
			return {
				do: 'play',
				player: nameAt(position, decision.player),
				card: decision.card,
				...(decision.mode === undefined ? {} : { mode: decision.mode + 1 }),
				...targetsOf(position, decision)
			};
		case 'activate':
			return {
				do: 'activate',
				player: nameAt(position, decision.player),
				object: activated(position, decision),
				...targetsOf(position, decision)
			};
		case 'barter':
			return {
				do: 'barter',
				player: nameAt(position, decision.player),
				to: nameAt(position, decision.to),
				amount: decision.amount,
				...goodsOf(position, 'gives', decision.gives),
				...goodsOf(position, 'gets', decision.gets),
				...(decision.favour === undefined ? {} : { favour: decision.favour })
			};
		case 'soul purchase': {
			const thing = objectThing(position, decision.soul);
			const player = nameAt(position, decision.player);
			return {
				do: 'soul purchase',
				player,
				soul: thing.is === 'card' ? thing : { is: 'card', card: '' }
			};
		}
		case 'choose': {
			const player = nameAt(position, decision.player);
			return {
				do: 'choose',
				player,
				picks: picksOf(position, player, decision.picks),
				...(decision.always ? { always: true as const } : {})
			};
		}
	}
}

/** What is traded besides ¢, as the notation names it. */
function goodsOf<K extends string>(
	position: Position,
	key: K,
	goods: readonly Good[] = []
): Partial<Record<K, readonly Thing[]>> {
	if (goods.length === 0) return {};
	const things = goods.map((good): Thing => {
		if ('object' in good) return tradedThing(position, good.object);
		return good.card === null ? { is: 'unknown' } : { is: 'card', card: good.card };
	});
	const named: Partial<Record<K, readonly Thing[]>> = {};
	named[key] = things;
	return named;
}

/** An item in play; a trinket is told from the loot card in a hand. */
function tradedThing(position: Position, object: number): Thing {
	const thing = objectThing(position, object);
	return thing.is === 'card' && cardOf(thing.card).kind === 'loot'
		? { ...thing, where: 'in play' }
		: thing;
}

function targetsOf(
	position: Position,
	{ targets = [] }: Extract<Decision, { do: 'play' | 'activate' }>
): { readonly targets?: readonly Thing[] } {
	return targets.length === 0 ? {} : { targets: targets.map((ref) => refThing(position, ref)) };
}

function activated(
	position: Position,
	{ object, line, mode }: Extract<Decision, { do: 'activate' }>
): CardThing {
	const thing = objectThing(position, object);
	const found = locate(position, object)?.object;
	const named: CardThing = thing.is === 'card' ? thing : { is: 'card', card: found?.card ?? '' };
	const several = found !== undefined && activatedLines(position, found).length > 1;
	return {
		...named,
		...(several ? { line: line + 1 } : {}),
		...(mode === undefined ? {} : { mode: mode + 1 })
	};
}

/** The names of what was picked; one that would mean something else gets a number. */
function picksOf(position: Position, player: string, picks: readonly Option[]): readonly Thing[] {
	const things = picks.map((option) => optionThing(position, option));
	const read = decisionOf(position, { do: 'choose', player, picks: things });
	const same =
		read.ok &&
		read.value.do === 'choose' &&
		read.value.picks.length === picks.length &&
		read.value.picks.every((option, i) => {
			const pick = picks[i];
			return pick !== undefined && sameOption(option, pick);
		});
	if (same) return things;
	return things.map((thing, i) => {
		const pick = picks[i];
		return pick ? numbered(position, player, thing, pick) : thing;
	});
}

/** More things of one name than any table holds. */
const MOST_COPIES = 100;

function numbered(position: Position, player: string, thing: Thing, pick: Option): Thing {
	if (!('copy' in thing) && thing.is !== 'card' && thing.is !== 'unknown') return thing;
	for (let copy = 1; copy <= MOST_COPIES; copy++) {
		const named: Thing = { ...thing, copy };
		const read = decisionOf(position, { do: 'choose', player, picks: [named] });
		if (!read.ok) return thing;
		const [option] = read.value.do === 'choose' ? read.value.picks : [];
		if (option && sameOption(option, pick)) return named;
	}
	return thing;
}
