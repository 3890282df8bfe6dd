import { cardOf } from '../cards/library.ts';
import { abilitiesOn } from '../mechanics/abilities-on.ts';
import {
	contextWanted,
	optionsWanted,
	specsWanted,
	wanted
} from '../mechanics/ability-of-decision.ts';
import { everything, targetsFor } from '../mechanics/targets.ts';
import type { Decision, Good } from '../model/decision.ts';
import { controllerAt, locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import { sameOption, type ObjectId, type Option, type Ref, type Seat } from '../model/words.ts';
import { optionText } from './describe/describe.ts';
import { isRef } from './match-item.ts';
import { nameAt, objectsNamed, seatOf } from './match.ts';
import { cardText } from './names.ts';
import { found, lost, pick, type Found } from './pick.ts';
import type { Act } from './scenario.ts';
import { targetWords, wantedBesideNamed } from './target-words.ts';
import type { CardThing, Thing } from './words/things.ts';

/** An act of one player or of the die: anything but "everyone passes". */
export type SingleAct = Exclude<Act, { do: 'everyone passes' }>;

/**
 * The decision that an act is at this position; whether it is legal is for the judge to say.
 * @param asIs what is not there is handed to the judge all the same, so that its refusal can be asked for.
 */
export function decisionOf(position: Position, act: SingleAct, asIs = false): Found<Decision> {
	switch (act.do) {
		case 'pass':
		case 'attack':
		case 'purchase':
		case 'end turn':
			return withSeat(position, act.player, (player) => found({ do: act.do, player }));
		case 'play':
			return withSeat(position, act.player, (player) => {
				const bare: Targeted = {
					do: 'play',
					player,
					card: act.card,
					...(act.mode === undefined ? {} : { mode: act.mode - 1 })
				};
				return aimed(position, bare, act.targets ?? [], asIs);
			});
		case 'activate':
			return withSeat(position, act.player, (player) => activation(position, player, act, asIs));
		case 'barter':
			return withSeat(position, act.player, (player) =>
				withSeat(position, act.to, (to) => barter(position, player, to, act, asIs))
			);
		case 'soul purchase':
			return withSeat(position, act.player, (player) => {
				const soul = objectOf(position, { ...act.soul, of: act.soul.of ?? act.player }, player);
				if (soul.ok) return found({ do: 'soul purchase', player, soul: soul.value });
				return asIs ? found({ do: 'soul purchase', player, soul: NOTHING_THERE.object }) : soul;
			});
		case 'choose':
			return withSeat(position, act.player, (player) => {
				const chosen = choice(position, player, act.picks, asIs);
				return chosen.ok && chosen.value.do === 'choose' && act.always
					? found({ ...chosen.value, always: true })
					: chosen;
			});
		case 'roll':
			if (act.player !== undefined && position.question?.who !== seatOf(position, act.player))
				return lost(`${act.player} is not the one who rolls.`);
			return found({ do: 'roll', result: act.result });
		case 'reveal':
			return found({ do: 'reveal', card: act.card });
	}
}

function withSeat(
	position: Position,
	name: string,
	then: (seat: Seat) => Found<Decision>
): Found<Decision> {
	const seat = seatOf(position, name);
	return seat < 0 ? lost(`Nobody at the table is called ${name}.`) : then(seat);
}

/** No object has this identity: they are counted from 1. */
const NOTHING_THERE = { object: 0 };

type Targeted = Extract<Decision, { do: 'play' | 'activate' }>;

/** A decision with the targets that are named for it. */
function aimed(
	position: Position,
	bare: Targeted,
	things: readonly Thing[],
	asIs: boolean
): Found<Decision> {
	// Which targets there are hangs on the option: the judge asks for that first.
	if (bare.mode === undefined && optionsWanted(position, bare) > 0 && !asIs) return found(bare);
	const targets = targetsOf(position, bare, things, asIs);
	if (!targets.ok) return targets;
	return found(targets.value.length > 0 ? { ...bare, targets: targets.value } : bare);
}

/** The targets named for an ability, each looked up among what that target can be. */
function targetsOf(
	position: Position,
	bare: Decision,
	things: readonly Thing[],
	asIs: boolean
): Found<readonly Ref[]> {
	const specs = specsWanted(position, bare);
	const context = contextWanted(position, bare);
	if (things.length !== specs.length && wanted(position, bare) && !asIs)
		return lost(
			specs.length === 0
				? 'It has no target.'
				: `It needs ${wantedBesideNamed(specs.length, things.length)}.`,
			specs.length === 0 ? {} : { expected: targetWords(specs) }
		);
	const refs: Ref[] = [];
	const all = everything(position);
	for (const [index, thing] of things.entries()) {
		const spec = specs[index];
		const legal = spec ? targetsFor(position, spec, { ...context, targets: refs }) : [];
		const picked = pick(position, thing, {
			legal,
			other: all.filter((ref) => !legal.some((l) => sameOption(l, ref))),
			taken: [],
			all: false,
			names: () => legal.map((ref) => optionText(position, ref))
		});
		if (picked.ok && isRef(picked.value)) refs.push(picked.value);
		else if (asIs) refs.push(NOTHING_THERE);
		else if (!picked.ok) return picked;
	}
	return found(refs);
}

/** A trade, with what is given on both sides besides ¢. */
function barter(
	position: Position,
	player: Seat,
	to: Seat,
	act: Extract<Act, { do: 'barter' }>,
	asIs: boolean
): Found<Decision> {
	const gives = goodsOf(position, player, act.gives, asIs);
	if (!gives.ok) return gives;
	const gets = goodsOf(position, to, act.gets, asIs);
	if (!gets.ok) return gets;
	return found({
		do: 'barter',
		player,
		to,
		amount: act.amount,
		...(gives.value.length > 0 ? { gives: gives.value } : {}),
		...(gets.value.length > 0 ? { gets: gets.value } : {}),
		...(act.favour === undefined ? {} : { favour: act.favour })
	});
}

/** What somebody trades: a loot card is one of the hand where that has it, everything else lies in play. */
function goodsOf(
	position: Position,
	seat: Seat,
	things: readonly Thing[] = [],
	asIs: boolean
): Found<readonly Good[]> {
	const goods: Good[] = [];
	for (const thing of things) {
		if (thing.is === 'unknown') goods.push({ card: null });
		else if (thing.is !== 'card') return lost('Only ¢, loot cards and items can be traded.');
		else if (cardOf(thing.card).kind === 'loot' && thing.where !== 'in play')
			goods.push({ card: thing.card });
		else {
			const name = nameAt(position, seat);
			const object = objectOf(position, { ...thing, of: thing.of ?? name }, seat);
			if (object.ok) goods.push({ object: object.value });
			else if (asIs) goods.push(NOTHING_THERE);
			else return object;
		}
	}
	return found(goods);
}

function activation(
	position: Position,
	player: Seat,
	act: Extract<Act, { do: 'activate' }>,
	asIs: boolean
): Found<Decision> {
	const object = objectOf(position, act.object, player);
	if (!object.ok)
		return asIs && objectsNamed(position, act.object).length === 0
			? found({ do: 'activate', player, ...NOTHING_THERE, line: 0 })
			: object;
	const line = lineOf(position, act.object, object.value);
	if (!line.ok) return line;
	const { mode } = act.object;
	const bare: Targeted = {
		do: 'activate',
		player,
		object: object.value,
		line: line.value,
		...(mode === undefined ? {} : { mode: mode - 1 })
	};
	return aimed(position, bare, act.targets ?? [], asIs);
}

/** The object in play that a name means, the player's own before others'. */
export function objectOf(
	position: Position,
	thing: CardThing,
	player: Seat | null
): Found<ObjectId> {
	const all = objectsNamed(position, thing);
	const name = cardText(thing.card);
	if (thing.copy !== undefined) {
		const nth = all[thing.copy - 1];
		return nth === undefined
			? lost(`There is no ${name} #${String(thing.copy)} in play.`)
			: found(nth);
	}
	const own = all.filter((id) => {
		const place = locate(position, id)?.place;
		return place !== undefined && controllerAt(place) === player;
	});
	const candidates = own.length > 0 ? own : all;
	const [first, second] = candidates;
	if (first === undefined) return lost(`${name} is not in play.`);
	if (second === undefined) return found(first);
	return lost(`${name} could be any of ${String(candidates.length)} in play.`, {
		expected: candidates.map((id) => `${name} #${String(all.indexOf(id) + 1)}`).join(' · ')
	});
}

/** The abilities of an object that can be activated, by their places among all it has. */
export const activatedLines = (position: Position, object: GameObject): readonly number[] =>
	abilitiesOn(position, object).flatMap(({ ability: { way } }, line) =>
		way === 'tap' || way === 'paid' ? [line] : []
	);

/** Which line of the card is activated: the one named, or the only one that can be. */
function lineOf(position: Position, thing: CardThing, object: ObjectId): Found<number> {
	if (thing.line !== undefined) return found(thing.line - 1);
	const held = locate(position, object)?.object;
	const lines = held ? activatedLines(position, held) : [];
	if (lines.length < 2) return found(lines[0] ?? 0);
	const name = cardText(thing.card);
	return lost(`${name} has several abilities that can be activated.`, {
		expected: lines.map((line) => `${name} (line ${String(line + 1)})`).join(' · ')
	});
}

/** The answer to the question under way. */
function choice(
	position: Position,
	player: Seat,
	things: readonly Thing[],
	asIs: boolean
): Found<Decision> {
	const { question } = position;
	if (!question) return found({ do: 'choose', player, picks: [] });
	const { options, domain } = question;
	if (domain.pick === 'amount') {
		const numbers = things.flatMap((thing) =>
			thing.is === 'number' ? [{ number: thing.number }] : []
		);
		return found({ do: 'choose', player, picks: numbers });
	}
	const everywhere: readonly Option[] = everything(position);
	const other = everywhere.filter((ref) => !options.some((option) => sameOption(option, ref)));
	const picks: Option[] = [];
	for (const thing of things) {
		const picked = pick(position, thing, {
			legal: options,
			other,
			taken: picks,
			all: domain.pick === 'order' && things.length === options.length,
			names: () => options.map((option) => optionText(position, option))
		});
		if (picked.ok) picks.push(picked.value);
		else if (asIs) picks.push(thing.is === 'number' ? { number: thing.number } : NOTHING_THERE);
		else return picked;
	}
	return found({ do: 'choose', player, picks });
}
