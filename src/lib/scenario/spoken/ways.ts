import { adjunctAt, relativeAt } from './adjuncts.ts';
import { diceAt, outcomeAt } from './dice-said.ts';
import { nextTurnAt, turnBoundAt } from './turns-said.ts';
import { contextAt, emptyAt, frameAt } from './context.ts';
import { comesOfIt } from './comes-of-it.ts';
import { clauseAt } from './clauses.ts';
import { effectPiece } from './effects-said.ts';
import { factList } from './facts.ts';
import { optionPiece } from './options-said.ts';
import { factPiece, ownFacts, withPiece } from './fact-pieces.ts';
import { eventPiece, numberPiece } from './nouns.ts';
import { playedPiece, usePiece } from './use-nouns.ts';
import { revealPiece } from './reveals-said.ts';
import { anyOf, is, type Reader } from './reader.ts';
import {
	bareItems,
	damageThere,
	endOfTurn,
	goesThrough,
	itemsOfWho,
	loneItem,
	loneMonster,
	lonePerson,
	passing,
	shopAside,
	unanswered,
	whoHas,
	withCard
} from './short.ts';
import { hasItAt } from './has-it.ts';
import { lootStepAt } from './loot-step.ts';
import { lyingAt } from './stack-nouns.ts';
import { penaltyAt } from './penalties-told.ts';
import { spentAt } from './spent.ts';
import { standInAt } from './stand-ins.ts';
import { triggeredAt } from './triggered.ts';
import { allAt, editionAt, layingThere, notActive, slotsAt, turnAt } from './table-talk.ts';
import { eachOwned, ownedAt } from './owned-said.ts';
import { alsoThere, pluralFacts, sittingAt } from './sitting.ts';
import { unnamedLootAt } from './unnamed-loot.ts';
import { declinedAt, unusedAt } from './unused.ts';

import type { Match } from './said.ts';
import type { Said } from './clause.ts';

type Reads = (reader: Reader, at: number) => Match<Said> | null;

/** The ways in which a piece is read; the one that reads most of the text is taken, the first of several. */
const WAYS: readonly Reads[] = [
	standInAt,
	penaltyAt,
	hasItAt,
	ownFacts,
	editionAt,
	sittingAt,
	alsoThere,
	slotsAt,
	layingThere,
	turnAt,
	lootStepAt,
	notActive,
	lyingAt,
	triggeredAt,
	(reader, at) => allAt(reader, at, (place) => factList(reader, place, 'who')),
	(reader, at) => pluralFacts(reader, at, (place) => factList(reader, place, 'subject')),
	passing,
	(reader, at) => clauseAt(reader, at),
	eventPiece,
	revealPiece,
	withCard,
	shopAside,
	spentAt,
	unnamedLootAt,
	unusedAt,
	declinedAt,
	unanswered,
	goesThrough,
	damageThere,
	endOfTurn,
	itemsOfWho,
	whoHas,
	loneItem,
	bareItems,
	loneMonster,
	playedPiece,
	(reader, at) => usePiece(reader, at, false),
	eachOwned,
	ownedAt,
	factPiece,
	withPiece,
	numberPiece,
	diceAt,
	outcomeAt,
	nextTurnAt,
	turnBoundAt,
	contextPiece,
	lonePerson,
	relativeAt,
	adjunctAt,
	comesOfIt,
	optionPiece,
	effectPiece
];

/** Words that are known to say nothing of the table. */
function contextPiece(reader: Reader, at: number): Match<Said> | null {
	const to = contextAt(reader, at);
	const empty = emptyAt(reader, at);
	if (Math.max(to, empty) >= 0) return { to: Math.max(to, empty), value: [] };
	const frame = frameAt(reader, at);
	return frame >= 0 ? { to: frame, value: [] } : null;
}

/** A piece as it is read at a place; null where nothing can be read. */
export function readAt(reader: Reader, at: number): Match<Said> | null {
	let best: Match<Said> | null = null;
	for (const way of WAYS) {
		const found = way(reader, at);
		if (found && found.to > at && found.to > (best?.to ?? at)) best = found;
	}
	return best && withChange(reader, at, best);
}

/** What something becomes that is said to have been something else: "it is now a 5". */
function withChange(reader: Reader, at: number, found: Match<Said>): Match<Said> {
	if (!found.value.some(({ say }) => say === 'becomes')) return found;
	const isChange = Array.from({ length: found.to - at }, (_, i) => at + i).some(
		(index) => is(reader, index, ...CHANGED) || anyOf(reader, index, 'so it is') >= 0
	);
	return isChange
		? {
				to: found.to,
				value: found.value.map((one) =>
					one.say === 'becomes' ? { ...one, isChange: true as const } : one
				)
			}
		: found;
}

const CHANGED = ['becomes', 'became', 'become', 'now', 'turns', 'turned', 'changes', 'changed'];
