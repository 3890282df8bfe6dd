import { JUDGE } from '../../judge/judge.ts';
import {
	contextWanted,
	optionsWanted,
	specsWanted,
	wanted
} from '../../mechanics/ability-of-decision.ts';
import { targetsFor } from '../../mechanics/targets.ts';
import { choiceOf, effectOf } from '../../abilities/path.ts';
import { cardOf } from '../../cards/library.ts';
import { locate } from '../../model/objects.ts';
import type { Decision } from '../../model/decision.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey, Ref } from '../../model/words.ts';
import { effectWords } from '../../wording/index.ts';
import { refThing } from '../describe/describe.ts';
import { nameAt, seatOf } from '../match.ts';
import { activatedLines, decisionOf, objectOf } from '../resolve.ts';
import type { Act } from '../scenario.ts';
import type { CardThing, Thing } from '../words/things.ts';
import { isLoot } from './cards-said.ts';
import type { Aim, Event } from './plan.ts';
import { isOwnWord } from './vocabulary.ts';

type Use = Extract<Event, { is: 'use' }>;
type UseAct = Extract<Act, { do: 'play' | 'activate' }>;

/** What a use of a card is as a line of a script, with the line and the option that fit what was said. */
export function actOfUse(
	position: Position,
	use: Use
): { readonly act: UseAct; readonly strange: readonly string[] } {
	const ways = waysOf(position, use);
	const [only, ...others] = ways;
	if (only && others.length === 0 && use.aims.length === 0 && use.isAimSaid !== true) {
		const aimed = atOnlyTargets(position, only);
		if (aimed) return { act: aimed, strange: [] };
	}
	const told = ways.map((act) => ({ act, decision: decided(position, act) }));
	const right = told.filter(
		({ decision }) => decision !== null && JUDGE.why(atTurnOf(position, use.who), decision) === null
	);
	const fitting = right.length > 0 ? right : told.filter(({ decision }) => decision !== null);
	const best = bestBy(position, fitting, use.words);
	// "Plays Dagaz": which of two it is to be is for them to say, where it could be either.
	if (best === null && isOptionOpen(position, use))
		return { act: bare({ ...use, aims: [] }, position), strange: [] };
	const chosen = best ?? (fitting.length === 1 ? fitting[0] : null) ?? null;
	const strange = chosen?.decision ? strangeWords(position, chosen.decision, use.words) : [];
	if (chosen?.decision)
		return {
			act: right.length > 0 ? named(position, chosen.act, chosen.decision) : chosen.act,
			strange
		};
	const isOpen = fitting.length > 1 && ways.length > 1;
	return { act: isOpen ? bare(use, position) : (told[0]?.act ?? bare(use, position)), strange };
}

/** Whether neither the option of a use nor somebody else whom it is aimed at was said, and several options have something to aim at. */
const isOptionOpen = (position: Position, use: Use): boolean =>
	use.mode === null &&
	use.isAimSaid !== true &&
	!use.aims.some((aim) => aim.at === 'player' && aim.name !== use.who) &&
	waysOf(position, { ...use, aims: [] }).filter((way) => isOption(way) && canAim(position, way))
		.length > 1;

const isOption = (act: UseAct): boolean =>
	act.do === 'play' ? act.mode !== undefined : act.object.mode !== undefined;

/** Whether there is something for the first target of an act, if it has one. */
function canAim(position: Position, act: UseAct): boolean {
	const decision = decisionOf(position, act, true);
	if (!decision.ok) return false;
	const [first] = specsWanted(position, decision.value);
	const context = contextWanted(position, decision.value);
	return !first || targetsFor(position, first, context).length > 0;
}

/** "Ben plays Judgement", where just one player has the most souls: what can be nothing else; null where it can. */
function atOnlyTargets(position: Position, act: UseAct): UseAct | null {
	const decision = decisionOf(position, act, true);
	if (!decision.ok) return null;
	const context = contextWanted(position, decision.value);
	const each = specsWanted(position, decision.value).map((spec) =>
		targetsFor(position, spec, context)
	);
	return each.length > 0 && each.every(({ length }) => length === 1)
		? { ...act, targets: each.flat().map((ref) => nameOf(position, ref)) }
		: null;
}

/** Words said of an option that are neither of its text nor of those that say nothing. */
const strangeWords = (
	position: Position,
	decision: Decision,
	words: readonly string[]
): readonly string[] => {
	const text = optionText(position, decision);
	return words.filter(
		(word) =>
			(/^\d+$/u.test(word) && likeness(text, [word]) === 0) ||
			(word.length > 2 &&
				!isOwnWord(word) &&
				!text.includes(word.replace(/(?:s|es|ing|ed|ion)$/u, '')))
	);
};

/** The position as if somebody had priority: others pass before them. */
function atTurnOf(position: Position, who: string): Position {
	const seat = seatOf(position, who);
	const frame = position.frames.at(-1);
	if (frame?.chart !== 'priority' || frame.holder === seat) return position;
	return { ...position, frames: [...position.frames.slice(0, -1), { ...frame, holder: seat }] };
}

function decided(position: Position, act: UseAct): Decision | null {
	const found = decisionOf(position, act);
	return found.ok ? found.value : null;
}

/** The act without a line, an option and a number for its targets. */
function bare({ who, card, aims, mode }: Use, position: Position): UseAct {
	const targets = aims.map((aim) => thingAt(position, aim));
	const aimed = targets.length > 0 ? { targets } : {};
	if (isLoot(cardOf(card)) && !liesBefore(position, who, card))
		return { do: 'play', player: who, card, ...(mode === null ? {} : { mode }), ...aimed };
	const object: CardThing = { is: 'card', card, ...(mode === null ? {} : { mode }) };
	return { do: 'activate', player: who, object, ...aimed };
}

const liesBefore = (position: Position, who: string, card: CardKey): boolean =>
	(position.players[seatOf(position, who)]?.items ?? []).some((item) => item.card === card) &&
	!(position.players[seatOf(position, who)]?.hand ?? []).some((cell) => cell.card === card);

/** The act in every line and with every option that the card has. */
function waysOf(position: Position, use: Use): readonly UseAct[] {
	const act = bare(use, position);
	const lines = act.do === 'activate' ? linesOf(position, act) : [];
	// "The Bone's second ability": of those that can be activated.
	const nth = use.mode === null ? undefined : lines[use.mode - 1];
	if (act.do === 'activate' && lines.length > 1 && nth !== undefined) {
		const { mode: _, ...object } = act.object;
		return [{ ...act, object: { ...object, line: nth + 1 } }];
	}
	const inLines: readonly UseAct[] =
		act.do === 'activate' && lines.length > 1
			? lines.map((line) => ({ ...act, object: { ...act.object, line: line + 1 } }))
			: [act];
	if (use.mode !== null) return inLines;
	return inLines.flatMap((one): readonly UseAct[] => {
		const { targets: _, ...untargeted } = one;
		const decision = decided(position, untargeted) ?? decided(position, one);
		const options = decision ? optionsWanted(position, decision) : 0;
		if (options === 0) return [one];
		return Array.from({ length: options }, (_option, i) =>
			one.do === 'play'
				? { ...one, mode: i + 1 }
				: { ...one, object: { ...one.object, mode: i + 1 } }
		);
	});
}

function linesOf(
	position: Position,
	{ player, object }: Extract<Act, { do: 'activate' }>
): readonly number[] {
	const found = objectOf(position, object, seatOf(position, player));
	const held = found.ok ? locate(position, found.value)?.object : undefined;
	return held ? activatedLines(position, held) : [];
}

/** How many of some words, and numbers, a text has; a number before its word counts for more. */
const likeness = (text: string, words: readonly string[]): number =>
	words.filter((word, i) => /^\d+$/u.test(word) && text.includes(`${word} ${words[i + 1] ?? '-'}`))
		.length +
	words.filter((word) =>
		/^\d+$/u.test(word)
			? new RegExp(`(?<!\\d)${word}(?!\\d)`, 'u').test(text)
			: word.length > 2 && text.includes(word.replace(/(?:s|es|ing)$/u, ''))
	).length;

/** The same where a word counts once more that stands there as it is: "attack" is more like "attack" than "attacked". */
export const closeness = (text: string, words: readonly string[]): number => {
	const own = new Set(text.split(/[^\p{L}\d]+/u));
	const exact = words.filter((word) => word.length > 2 && own.has(word)).length;
	return likeness(text, words) + exact / (words.length + 1);
};

/** The way whose words are most like those that were said; null where none is more so than another. */
function bestBy<T extends { readonly decision: Decision | null }>(
	position: Position,
	ways: readonly T[],
	words: readonly string[]
): T | null {
	if (ways.length < 2 || words.length === 0) return null;
	const scored = ways.map((way) => {
		const text = way.decision ? optionText(position, way.decision) : '';
		return {
			way,
			score: closeness(text, words)
		};
	});
	const most = Math.max(...scored.map(({ score }) => score));
	const best = scored.filter(({ score }) => score === most);
	return most > 0 && best.length === 1 ? (best[0]?.way ?? null) : null;
}

function optionText(position: Position, decision: Decision): string {
	const held = wanted(position, decision);
	if (!held) return '';
	const mode = 'mode' in decision ? decision.mode : undefined;
	const choice = choiceOf(effectOf(held.ability));
	const path = choice && mode !== undefined ? [...choice.path, mode] : [];
	return effectWords(
		{ ...held.at, path: [...held.at.path, ...path] },
		position.edition
	).toLowerCase();
}

/** The act with its things by the shortest names that mean one thing each. */
function named(position: Position, act: UseAct, decision: Decision): UseAct {
	if (decision.do !== 'play' && decision.do !== 'activate') return act;
	const { targets = [] } = decision;
	return targets.length === 0
		? act
		: { ...act, targets: targets.map((ref) => nameOf(position, ref)) };
}

function nameOf(position: Position, ref: Ref): Thing {
	const item = 'item' in ref ? position.stack.find(({ id }) => id === ref.item) : undefined;
	if (item?.kind === 'roll') return { is: 'roll', by: nameAt(position, item.roller) };
	const thing = refThing(position, ref);
	if (item && thing.is === 'card') {
		const { mode: _, of, ...short } = thing;
		const same = position.stack.filter(
			(one) =>
				(one.kind === 'loot' && one.card === thing.card) ||
				(one.kind === 'ability' && one.effect.card === thing.card)
		);
		return same.length > 1 && of !== undefined ? { ...short, of } : withoutPlace(short);
	}
	return thing;
}

/** On the stack alone something of the name can be meant. */
function withoutPlace(thing: CardThing): CardThing {
	const { where, ...rest } = thing;
	return where === 'on the stack' ? rest : thing;
}

/** A thing that is aimed at, as a script names it. */
export function thingAt(position: Position, aim: Aim): Thing {
	switch (aim.at) {
		case 'player':
			return { is: 'player', name: aim.name };
		case 'card': {
			const several =
				position.players.flatMap(({ items }) => items).filter((item) => item.card === aim.card)
					.length > 1;
			// "Beans his bean": of several that were played the one on top, unless it is said whose.
			const played = position.stack.flatMap((item) =>
				item.kind === 'loot' && item.card === aim.card ? [nameAt(position, item.controller)] : []
			);
			const of = several ? aim.of : played.length > 1 ? (aim.of ?? played.at(-1) ?? null) : null;
			return { is: 'card', card: aim.card, ...(of === null ? {} : { of }) };
		}
		case 'roll': {
			const rolls = position.stack.filter(({ kind }) => kind === 'roll');
			const top = rolls.at(-1);
			// Whoever was taken to roll may turn out not to sit there.
			const isThere = position.players.some(({ name }) => name === aim.of);
			const roller = top?.kind === 'roll' ? nameAt(position, top.roller) : null;
			const by = isThere ? aim.of : roller;
			return { is: 'roll', ...(by === null ? {} : { by }) };
		}
		case 'deck':
			return { is: aim.isDiscard ? 'discard' : 'deck', deck: aim.deck };
		case 'slot':
			return { is: 'slot', slot: aim.slot, number: aim.number };
	}
}
