import { OPTIONS } from '../editions/options.ts';
import { andList, count, indefinite } from '../abilities/wording-nouns.ts';
import type { Prompt } from '../judge/prompt.ts';
import { attackIsOwed } from '../mechanics/attack-targets.ts';
import type { Frame } from '../model/frame.ts';
import { locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { Option } from '../model/words.ts';
import type { CostChoice, Domain, Question } from '../model/question.ts';
import type { StackItem } from '../model/stack-item.ts';
import { playsTogether } from '../rules/variants.ts';
import { targetsNamedAt } from './cards.ts';
import {
	cardName,
	counted,
	deckName,
	itemName,
	playerName,
	possessive,
	sentence
} from './names.ts';

/** What the table is waiting for: "Amy has priority.", "Roll the die for Amy." */
export function promptSentence(position: Position, prompt: Prompt): string {
	switch (prompt.kind) {
		case 'over': {
			if (prompt.winners.length === 0) return 'The game is over: it is lost.';
			const winners = andList(prompt.winners.map((seat) => playerName(position, seat)));
			if (playsTogether(position)) return `The game is over: ${winners} have won together.`;
			return prompt.winners.length > 1
				? `The game is over: ${winners} tie.`
				: `The game is over: ${winners} has won.`;
		}
		case 'priority':
			return sentence(`${playerName(position, prompt.who)} has priority`);
		case 'question':
			return sentence(questionClause(position, prompt.question));
	}
}

function questionClause(position: Position, question: Question): string {
	const { who, purpose, domain } = question;
	const player = playerName(position, who);
	switch (purpose.about) {
		case 'target': {
			const spec = targetsNamedAt(purpose.effect, position.edition)[purpose.index];
			return `${player} chooses ${spec ? ofTheirOwn(indefinite(spec)) : 'a target'} for ${cardName(purpose.effect.card)}`;
		}
		case 'mode':
			return `${player} chooses an option of ${cardName(purpose.effect.card)}`;
		case 'may':
			return `does ${player} use ${cardName(purpose.effect.card)}?`;
		case 'choice':
			return domain.pick === 'split'
				? `how does ${player} divide ${domain.total} for ${cardName(purpose.effect.card)}?`
				: `${player} chooses ${someOf(position, question)}for ${cardName(purpose.effect.card)}`;
		case 'order':
			return `${player} chooses in what order ${cardName(purpose.effect.card)} does them`;
		case 'number':
			return `${player} chooses a number${between(domain)} for ${cardName(purpose.effect.card)}`;
		case 'vote':
			return `${player} votes for ${cardName(purpose.effect.card)}`;
		case 'bid':
			return `what does ${player} bid for ${cardName(purpose.effect.card)}${purpose.high > 0 ? ` above ${purpose.high}¢` : ''}? 0 is nothing`;
		case 'cards':
			return `${player} chooses ${someCards(domain)} for ${cardName(purpose.effect.card)}`;
		case 'at random':
			return `which ${kindOf(position, question) ?? 'card'}${howMany(domain) === 1 ? ' is' : 's are'} taken at random for ${cardName(purpose.effect.card)}?`;
		case 'put back':
			return `in what order does ${player} put the cards back on ${deckName(purpose.deck)}?`;
		case 'roll result':
			return `${player} chooses the result for ${cardName(purpose.effect.card)}`;
		case 'attack target':
			return `${player} chooses what to attack`;
		case 'slot to cover':
			return `${player} chooses which monster slot the card covers`;
		case 'room to discard':
			return `${player} may choose a room to discard`;
		case 'character':
			return `${player} chooses a character`;
		case 'bonus souls':
			return 'which bonus souls are played with?';
		case 'draft':
			return `${player} picks one of the items that are laid out`;
		case 'first player':
			return 'which player goes first?';
		case 'cost':
			return `${player} chooses ${costWords(purpose.how, domain)}`;
		case 'counters':
			return purpose.put
				? `${player} chooses how many${between(domain)} ${purpose.name} counters to put there`
				: `${player} chooses how many${between(domain)} of the ${purpose.name} counters to remove`;
		case 'whom to give':
			return `${player} chooses the player to give it to`;
		case 'starting item':
			return `which starting item does ${player} gain from the top of their deck?`;
		case 'purchase':
			return `${player} chooses what to purchase`;
		case 'trigger order':
			return `${player} chooses in what order the abilities go on the stack`;
		case 'death order':
			return `${player} chooses in what order the deaths resolve`;
		case 'refill order':
			return `${player} chooses in what order the slots are refilled`;
		case 'replacement order':
			return `${player} chooses what applies first`;
		case 'discard':
			return `${player} chooses ${count(howMany(domain), 'a', 'loot card')} to discard${DISCARD[purpose.because]}`;
		case 'penalty item':
			return `${player} chooses an item to destroy for the death penalty`;
		case 'roll':
			return `roll the die for ${player}`;
		case 'reroll':
			return `reroll the die for ${player}`;
		case 'reveal':
			return purpose.hand === undefined
				? `which card is on top of ${deckName(purpose.deck)}?`
				: `which card is it from ${possessive(playerName(position, purpose.hand))} hand?`;
	}
}

/** "a player ", "2 items "; empty where the choice is among different things. */
function someOf(position: Position, question: Question): string {
	const kind = kindOf(position, question);
	const { domain } = question;
	if (kind === null || domain.pick === 'some') return '';
	return `${count(1, /^[aeiou]/u.test(kind) ? 'an' : 'a', kind)} `;
}

/** What all options of a question are, "player" or "item"; null where they are of several kinds. */
export function kindOf(position: Position, { options }: Question): string | null {
	const kinds = new Set(options.map((option) => kindOfOption(position, option)));
	const [kind] = kinds;
	return kinds.size === 1 && kind !== undefined ? kind : null;
}

function kindOfOption(position: Position, option: Option): string | null {
	if ('player' in option) return 'player';
	if ('object' in option) return locate(position, option.object)?.object.kind ?? null;
	if ('deck' in option) return 'deck';
	return 'card' in option ? 'card' : null;
}

/** What a card says to "you", said of somebody: "an item you control" is an item of their own. */
const ofTheirOwn = (named: string): string => named.replace(/\byou control\b/u, 'of their own');

const DISCARD = {
	penalty: ' for the death penalty',
	'hand size': ' at the end of the turn',
	effect: '',
	cost: ' as the cost'
} as const;

/** "2 items to destroy as the cost". */
function costWords(how: CostChoice, domain: Domain): string {
	if (how === 'counters') return `how many counters to remove${between(domain)} as the cost`;
	const loot = count(howMany(domain), 'a', 'loot card');
	if (how === 'give loot') return `${loot} to give as the cost`;
	if (how === 'top of deck') return `${loot} to put on top of the loot deck as the cost`;
	if (how === 'bottom of deck') return `${loot} to put on the bottom of the loot deck as the cost`;
	return `${count(howMany(domain), 'an', 'object')} to ${how} as the cost`;
}

/** " from 0 to 3"; empty where no number is asked for. */
const between = (domain: Domain): string =>
	domain.pick === 'amount' ? ` from ${domain.min} to ${domain.max}` : '';

/** "a card", "2 cards", "up to 1 card", "1 to 3 cards". */
function someCards(domain: Domain): string {
	if (domain.pick !== 'some') return 'a card';
	const { min, max } = domain;
	if (min === max) return count(max, 'a', 'card');
	return min === 0 ? `up to ${counted(max, 'card')}` : `${min} to ${max} cards`;
}

const howMany = (domain: Domain): number => (domain.pick === 'some' ? domain.max : 1);

/** What happens if every player passes: "If everyone passes, Butter Bean! resolves." */
export function passSentence(position: Position): string {
	if (position.winners) return 'The game is over.';
	const frame = position.frames.at(-1);
	if (position.question || frame?.chart !== 'priority')
		return 'Nobody has priority: a choice must be made first.';
	const top = position.stack.at(-1);
	if (top && top.id >= frame.stackFloor)
		return `If everyone passes, ${shortName(position, top)} resolves.`;
	if (frame.action) {
		const active = playerName(position, position.turn.active);
		const owes = attackIsOwed(position);
		if (OPTIONS[position.edition].actionPhaseEnds === 'by passing')
			return owes
				? `${active} must make an attack before passing.`
				: 'If everyone passes, the action phase ends.';
		const must = owes ? 'make an attack before ending the turn' : 'end the turn';
		return `If everyone passes, nothing happens: ${active} must ${must}.`;
	}
	return `If everyone passes, ${goesOn(position, position.frames.at(-2))}.`;
}

/** A thing on the stack without the player who controls it. */
function shortName(position: Position, item: StackItem): string {
	if (item.kind === 'loot') return cardName(item.card);
	return item.kind === 'ability' ? cardName(item.effect.card) : itemName(position, item);
}

/** What the procedure that opened the window does next. */
function goesOn(position: Position, opener: Frame | undefined): string {
	switch (opener?.chart) {
		case 'turn':
			return turnGoesOn(opener.state, playerName(position, position.turn.active));
		case 'attack':
			return opener.target === null
				? `${playerName(position, opener.attacker)} chooses what to attack`
				: 'the attack goes on';
		case 'purchase':
			return `${playerName(position, opener.buyer)} chooses what to purchase`;
		case 'monsterDeath':
			return `${possessive(cardName(opener.monster.card))} death goes on`;
		case 'playerDeath':
			return `${possessive(playerName(position, opener.player))} death goes on`;
		case 'setup':
			return 'setting up goes on';
		case 'priority':
		case 'resolution':
		case 'roll':
		case 'damage':
		case 'refill':
		case 'lootStep':
		case 'soulPurchase':
		case 'modifier':
		case 'reward':
		case undefined:
			return 'the game goes on';
	}
}

function turnGoesOn(state: string, active: string): string {
	const next = TURN_GOES_ON.get(state);
	return next === undefined ? 'the turn goes on' : `${possessive(active)} ${next}`;
}

/** What follows the window that each state of the turn has opened. */
const TURN_GOES_ON: ReadonlyMap<string, string> = new Map([
	['started', 'loot step begins'],
	['looted', 'action phase begins'],
	['end declared', 'end phase begins'],
	['end triggers', 'turn is over']
]);
