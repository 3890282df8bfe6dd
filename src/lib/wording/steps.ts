import { andList } from '../abilities/wording-nouns.ts';
import type { Happening, Named, Who } from '../model/happening/index.ts';
import type { Position } from '../model/position.ts';
import type { StackItem } from '../model/stack-item.ts';
import { DECK_OF_SLOT, type Seat } from '../model/words.ts';
import type { Step } from '../rules/step.ts';
import { choosing } from './choosing.ts';
import { fizzled } from './fizzling.ts';
import {
	cardName,
	controlled,
	counted,
	damageSourceName,
	deckName,
	discardName,
	GONE,
	itemName,
	namedName,
	playerName,
	possessive,
	purposeWords,
	sentence,
	slotName,
	whoName
} from './names.ts';
import { putClause } from './put-clause.ts';
import {
	ALL_PASSED,
	attackEnd,
	DECLARED,
	NO_DEATH,
	NO_PURCHASE,
	NOTHING,
	phaseClause,
	statWords,
	TURN_ENDS
} from './reasons.ts';
import { silence } from './silence.ts';
import { choiceClause, damageClause, lootedClause, triggeredClause } from './step-clauses.ts';
import { effectClause } from './steps-of-effects.ts';
import { resolvedFrom, type ToldStep } from './told.ts';

/**
 * A step as one plain sentence.
 * @param position the position after the decision that led to the step; what has left it is named by its card.
 */
export const stepSentence = (step: Step, position: Position): string =>
	happeningSentence(step.what, position);

/**
 * The position that a step is told from: the one it led to, but where something resolves the one
 * before, since what it was about may be gone afterwards; so too where something else has gone since.
 */
export function toldFrom({ step: { what }, before, position }: ToldStep): Position {
	if (what.did === 'began to resolve') return resolvedFrom({ before, position }, what.item);
	return happeningSentence(what, position).includes(GONE) ? before : position;
}

/** A step as one plain sentence, in which what has gone by it still has its name. */
export const toldSentence = (told: ToldStep): string => stepSentence(told.step, toldFrom(told));

/** What happened, as one plain sentence. */
export const happeningSentence = (what: Happening, position: Position): string =>
	sentence(clause(what, position));

function clause(what: Happening, position: Position): string {
	const name = (seat: Seat): string => playerName(position, seat);
	const named = (object: Named): string => namedName(position, object);
	const who = (someone: Who): string => whoName(position, someone);
	const item = (thing: StackItem): string => itemName(position, thing);
	switch (what.did) {
		case 'passed':
			return `${name(what.player)} passes`;
		case 'played':
			return `${name(what.player)} plays ${cardName(what.card)}${choosing(position, what.targets, what.option)}`;
		case 'activated':
			return `${name(what.player)} activates ${named(what.source)}${choosing(position, what.targets, what.option)}`;
		case 'declared':
			return `${name(what.player)} declares ${DECLARED[what.what]}`;
		case 'entered phase':
			return phaseClause(what.phase, name(what.player));
		case 'triggered':
			return triggeredClause(what, position);
		case 'did not trigger':
			return `${controlled(position, what.source.card, what.controller)} does not trigger: ${silence(what, position)}`;
		case 'all passed':
			return ALL_PASSED[what.next];
		case 'began to resolve':
			return what.item.kind === 'roll'
				? `${item(what.item)} tries to resolve`
				: `${itemName(position, what.item, what.named)} resolves`;
		case 'fizzled':
			return `${item(what.item)} fizzles: ${fizzled(what, position)}`;
		case 'cancelled':
			return `${item(what.item)} is cancelled`;
		case 'not cancelled':
			return `${item(what.item)} cannot be cancelled`;
		case 'put procedure':
			return `${item(what.item)} goes on the stack`;
		case 'attack started':
			return `${possessive(name(what.player))} attack starts`;
		case 'no attack':
			return `${possessive(name(what.player))} declaration fizzles, and another attack may be declared`;
		case 'no soul purchase':
			return `${possessive(name(what.player))} soul purchase fizzles`;
		case 'no starting item':
			return `no starting item is left for ${name(what.player)}`;
		case 'no purchase':
			return `${possessive(name(what.player))} declaration fizzles, and another purchase may be declared`;
		case 'chose':
			return choiceClause(name(what.player), what, position);
		case 'declined':
			return `${name(what.player)} does not use ${cardName(what.effect.card)}`;
		case 'rolled':
			return `${name(what.player)} rolls a ${what.result}${purposeWords(position, what.purpose)}`;
		case 'rerolled':
			return `${name(what.player)} rerolls the ${what.from}: it is now a ${what.to}`;
		case 'changed roll':
			return what.from === what.to
				? `the roll stays a ${what.to}`
				: `the roll of ${what.from} becomes a ${what.to}`;
		case 'standing modifiers':
			return what.from === what.to
				? `standing modifiers cannot move the roll: it stays a ${what.to}`
				: `standing modifiers make the ${what.from} a ${what.to}`;
		case 'roll resolved':
			return `${possessive(name(what.player))} roll${purposeWords(position, what.purpose)} ends as ${what.result}`;
		case 'no line':
			return `${cardName(what.effect.card)} has no line for a ${what.result}: nothing happens`;
		case 'attack target':
			return what.target === 'deck'
				? `${name(what.player)} attacks the top card of the monster deck`
				: `${name(what.player)} attacks ${who(what.target)}`;
		case 'hit':
			return `${what.result} hits ${who(what.target)} (evasion ${what.evasion})`;
		case 'missed':
			return `${what.result} misses ${who(what.target)} (evasion ${what.evasion})`;
		case 'attack ended':
			return `${possessive(name(what.player))} attack ends: ${attackEnd(what.because, name(what.player))}`;
		case 'put damage': {
			const from = what.combat ? '' : damageSourceName(position, what.source);
			return `${what.combat ? 'combat damage' : 'damage'} ${what.amount} to ${who(what.to)}${from === '' ? '' : ` from ${from}`} goes on the stack`;
		}
		case 'took damage':
			return damageClause(what, position);
		case 'no damage':
			return `0 damage to ${who(what.to)} is nothing: nothing goes on the stack`;
		case 'prevented damage':
			return `${cardName(what.effect.card)} prevents ${what.amount} damage to ${who(what.to)}`;
		case 'will prevent':
			return `${cardName(what.effect.card)} will prevent damage to ${who(what.to)}`;
		case 'put death':
			return `${possessive(who(what.of))} death goes on the stack`;
		case 'no death':
			return `${who(what.of)} does not die: ${NO_DEATH[what.because](who(what.of))}`;
		case 'died':
			return `${who(what.of)} dies`;
		case 'prevented death':
			return `${possessive(who(what.of))} death is prevented${what.hp > 0 ? `: ${what.hp} HP left` : ''}`;
		case 'killed':
			return `${who(what.of)} is killed${what.already ? ', with 0 HP already' : ''}`;
		case 'destroyed':
			return `${named(what.of)} is destroyed`;
		case 'not destroyed':
			return `${named(what.of)} is not destroyed: it is eternal`;
		case 'penalty':
			return `${name(what.player)} pays the death penalty`;
		case 'nothing to pay':
			return `${name(what.player)} has ${NOTHING[what.what]}`;
		case 'gained ¢':
			return what.amount < what.asked
				? `${name(what.player)} gains ${what.amount}¢ of ${what.asked}¢: the pool is empty`
				: `${name(what.player)} gains ${what.amount}¢`;
		case 'lost ¢':
			return what.amount < what.asked
				? `${name(what.player)} loses ${what.amount}¢ of ${what.asked}¢: there is no more to lose`
				: `${name(what.player)} loses ${what.amount}¢`;
		case 'paid ¢':
			return `${name(what.player)} pays ${what.amount}¢`;
		case 'looted':
			return lootedClause(name(what.player), what);
		case 'discarded':
			return `${name(what.player)} discards ${what.card === null ? 'a loot card' : cardName(what.card)}`;
		case 'gained treasure':
			return `${name(what.player)} gains ${named(what.source)}`;
		case 'gained soul':
			return `${name(what.player)} gains ${cardName(what.source.card)} as a soul`;
		case 'became item':
			return `${named(what.source)} becomes an item, and ${name(what.player)} gains it`;
		case 'gained loot play':
			return `${name(what.player)} may play ${what.count === 1 ? 'an additional loot card' : what.count === 'any number' ? 'any number of loot cards' : `${what.count} additional loot cards`} this turn`;
		case 'gained effect':
			return `${who(what.to)} gains ${statWords(what.stat, what.add)} from ${cardName(what.effect.card)}`;
		case 'recharged':
			return `${named(what.source)} is recharged`;
		case 'deactivated':
			return `${named(what.source)} is deactivated`;
		case 'recharged all':
			return `${name(what.player)} recharges ${counted(what.count, 'object')}`;
		case 'healed all':
			return what.except
				? `everyone but ${andList(what.except.map(named))} heals to full HP`
				: 'everyone heals to full HP';
		case 'effects ended':
			return `the ${what.count === 1 ? 'effect' : 'effects'} of ${andList(what.cards.map(cardName))} ${what.count === 1 ? 'ends' : 'end'}`;
		case 'lost emptied hearts':
			return `${possessive(who(what.of))} maximum HP falls, and ${what.amount} damage goes with it`;
		case 'put aside':
			return `${cardName(what.card)} is for three or more players: it is put aside, and the next card takes its place`;
		case 'revealed':
			return what.deck === 'hand'
				? `the card in hand is ${cardName(what.card)}`
				: `the top card of ${deckName(what.deck)} is ${cardName(what.card)}`;
		case 'looked':
			return `${name(what.player)} looks at ${what.count === 1 ? 'the top card' : `the top ${what.count} cards`} of ${deckName(what.deck)}`;
		case 'reordered':
			return `${name(what.player)} puts the cards back on ${deckName(what.deck)}`;
		case 'put card':
			return putClause(what, position);
		case 'put into slot':
			return `${named(what.source)} goes into ${slotName(what)}${what.covering === null ? '' : `, covering ${cardName(what.covering)}`}`;
		case 'uncovered':
			return `${named(what.source)} is uncovered in ${slotName(what)}`;
		case 'put into discard':
			return `${named(what.source)} goes into discard`;
		case 'left play':
			return `${named(what.source)} leaves play`;
		case 'stays deactivated':
			return `${named(what.source)} stays deactivated`;
		case 'slot stays empty':
			return `${slotName(what)} stays empty: ${deckName(DECK_OF_SLOT[what.slot])} and its discard are empty`;
		case 'reward':
			return `${name(what.player)} gets the reward of ${cardName(what.card)}`;
		case 'purchased':
			return `${name(what.player)} purchases ${named(what.source)}`;
		case 'purchase failed':
			return `${possessive(name(what.player))} purchase comes to nothing: ${NO_PURCHASE[what.because]}`;
		case 'reshuffled':
			return `${discardName(what.deck)} is shuffled into a new ${what.deck} deck`;
		case 'turn ends':
			return TURN_ENDS[what.because];
		case 'turn passed':
			return `it is ${possessive(name(what.to))} turn`;
		case 'won': {
			const winners = andList(what.players.map(name));
			if (what.together) return `${winners} win together`;
			return what.players.length > 1 ? `${winners} win at once: it is a tie` : `${winners} wins`;
		}
		default:
			return effectClause(what, position);
	}
}
