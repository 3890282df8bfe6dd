/**
 * An effect with every countable quality doubled, as the original's Blank Card does it (its appendix).
 *
 * @example
 * doubled(loot(3)); // loot(6)
 * doubled(destroy()); // destroy(): an item that is pointed at is no number
 */
import type {
	Ability,
	Amount,
	Effect,
	Filter,
	Instead,
	PlayerWord,
	Several,
	StaticEffect
} from './grammar.ts';

/** An ability with its effect doubled; its costs, its targets and what it waits for stay as they are. */
export function doubledAbility(ability: Ability): Ability {
	return ability.way === 'static' ? ability : { ...ability, effect: doubled(ability.effect) };
}

/**
 * Doubles numbers, counts of cards, treasures, stats, plays and "x". What points at one thing ("an
 * item", "the top card"), reaches everything, or makes two players even is no number and stays; so do
 * the questions that an effect asks and the results that a roll is read by.
 */
export function doubled(effect: Effect): Effect {
	switch (effect.do) {
		case 'gain ¢':
			return doublesCents(effect)
				? { ...effect, amount: times(effect.amount, 3) }
				: { ...effect, amount: twice(effect.amount) };
		case 'lose ¢':
		case 'give ¢':
		case 'loot':
		case 'put cards from hand':
		case 'gain treasure':
		case 'put counters':
		case 'level up':
		case 'level down':
		case 'expand':
		case 'deal damage':
		case 'take damage':
		case 'divide damage':
		case 'pay HP':
		case 'prevent next damage':
		case 'add to damage':
			return { ...effect, amount: twice(effect.amount) };
		case 'pay ¢':
		case 'steal ¢':
			return { ...effect, amount: twiceAsMany(effect.amount) };
		case 'discard':
			return effect.amount === 'hand' ? effect : { ...effect, amount: twiceAsMany(effect.amount) };
		case 'remove counters':
			return effect.amount === 'all' ? effect : { ...effect, amount: twiceAsMany(effect.amount) };
		case 'give loot cards':
			return effect.amount === 'hand' ? effect : { ...effect, amount: twice(effect.amount) };
		case 'heal':
		case 'prevent damage':
			return effect.amount === null ? effect : { ...effect, amount: twice(effect.amount) };
		case 'put from discard':
		case 'put from under':
		case 'put from outside':
			return { ...effect, amount: bothTwice(effect.amount) };
		case 'look':
			return lookingAtTwice(effect);
		case 'look and put back':
			return effect.amount === 1 ? effect : { ...effect, amount: twice(effect.amount) };
		case 'search':
			return effect.max === null ? effect : { ...effect, max: twice(effect.max) };
		case 'reveal until':
			return { ...effect, count: twice(effect.count) };
		case 'prevent death':
			return effect.heal === undefined ? effect : { ...effect, heal: twice(effect.heal) };
		case 'prevent next instance':
			return effect.upTo === null ? effect : { ...effect, upTo: effect.upTo * 2 };
		case 'add to roll':
			return { ...effect, add: effect.add.map((n) => n * 2) };
		case 'gain loot play':
			return effect.amount === 'any number' ? effect : { ...effect, amount: twice(effect.amount) };
		case 'additional attack':
			return effect.times === 'any number' ? effect : { ...effect, times: twice(effect.times) };
		case 'must attack':
			return { ...effect, times: twice(effect.times) };
		case 'extra turn':
			return { ...effect, times: twice(effect.times ?? 1) };
		case 'gain purchase':
		case 'gain rewards':
			return { do: 'repeat', effect, times: 2 };
		case 'gain stat':
			return { ...effect, add: twice(effect.add) };
		case 'make true':
			return { ...effect, standing: standingDoubled(effect.standing) };
		case 'pick':
		case 'choose': {
			const several = effect.from.every(isOwn) ? bothTwice(effect.several) : effect.several;
			return { ...effect, several, effect: doubled(effect.effect) };
		}
		default:
			return partsDoubled(effect);
	}
}

/** What holds effects holds them doubled; the rest has nothing to count. */
function partsDoubled(effect: Effect): Effect {
	switch (effect.do) {
		case 'then':
			return { ...effect, steps: effect.steps.map(doubled) };
		case 'and':
			return { ...effect, first: doubled(effect.first), second: doubled(effect.second) };
		case 'if you do':
			return {
				...effect,
				first: doubled(effect.first),
				second: doubled(effect.second),
				...otherwiseDoubled(effect)
			};
		case 'if':
			return { ...effect, effect: doubled(effect.effect), ...otherwiseDoubled(effect) };
		case 'may':
		case 'each':
		case 'repeat':
		case 'repeat while':
		case 'choose number':
		case 'remember':
		case 'delayed trigger':
			return { ...effect, effect: doubled(effect.effect) };
		case 'roll':
			return { ...effect, outcomes: effect.outcomes.map(lineDoubled) };
		case 'choose one':
			return { ...effect, options: effect.options.map(lineDoubled) };
		case 'vote':
			return {
				...effect,
				winner: 'do' in effect.winner ? doubled(effect.winner) : effect.winner.map(doubled),
				tie: effect.tie && doubled(effect.tie)
			};
		default:
			return effect;
	}
}

const lineDoubled = <L extends { readonly effect: Effect }>(line: L): L => ({
	...line,
	effect: doubled(line.effect)
});

const otherwiseDoubled = ({
	otherwise
}: {
	readonly otherwise?: Effect;
}): { otherwise?: Effect } => (otherwise ? { otherwise: doubled(otherwise) } : {});

function twice(amount: Amount): Amount {
	if (typeof amount === 'number') return amount * 2;
	if (typeof amount === 'object') {
		// What one lacks is no number of its own: it makes even.
		if ('minus' in amount) return amount;
		if ('times' in amount) return times(amount.times[0], amount.times[1] * 2);
	}
	return times(amount, 2);
}

const times = (amount: Amount, by: number): Amount => ({ times: [amount, by] });

const bothTwice = ({ min, max }: Several): Several => ({
	min: twice(min),
	max: max === null ? null : twice(max)
});

const twiceAsMany = (amount: Amount | Several): Amount | Several =>
	typeof amount === 'object' && 'min' in amount ? bothTwice(amount) : twice(amount);

/** To gain as many ¢ as one has is to double them: twice that is four times as many. */
const doublesCents = ({
	who,
	amount
}: {
	readonly who: PlayerWord;
	readonly amount: Amount;
}): boolean => JSON.stringify(amount) === JSON.stringify({ owned: '¢', by: who });

/** What one player has is counted, as cards in hand are; a thing at the table is pointed at. */
const isOwn = (filter: Filter): boolean =>
	typeof filter === 'object' &&
	filter.where.some((test) => typeof test === 'object' && 'by' in test);

/** "The top card" is one thing; "the top 5 cards" are a number of them. */
function lookingAtTwice(effect: Extract<Effect, { do: 'look' }>): Effect {
	const { at } = effect;
	if (at.in === 'deck' && at.top === 1) return effect;
	return {
		...effect,
		at: at.in === 'deck' ? { ...at, top: twice(at.top) } : at,
		sort: effect.sort.map((one) => ({
			...one,
			take: one.take === 'all' ? one.take : bothTwice(one.take)
		}))
	};
}

/** What is added is doubled; what something is set to stays. */
function standingDoubled(standing: StaticEffect): StaticEffect {
	if ('stat' in standing) return { ...standing, add: twice(standing.add) };
	if ('cost' in standing && 'add' in standing) return { ...standing, add: twice(standing.add) };
	if ('extra' in standing)
		return standing.amount === 'any number'
			? standing
			: { ...standing, amount: twice(standing.amount) };
	if (!('replace' in standing)) return standing;
	const { replace } = standing;
	return { ...standing, replace: { ...replace, by: insteadDoubled(replace.by) } };
}

function insteadDoubled(by: Instead): Instead {
	if ('instead' in by) return { instead: doubled(by.instead) };
	if ('also' in by) return { also: doubled(by.also) };
	if ('prevent' in by) return by.prevent === null ? by : { prevent: twice(by.prevent) };
	return 'amount' in by ? { amount: changeDoubled(by.amount) } : by;
}

/** Of a change to "that much", what is added, taken away or multiplied by. */
function changeDoubled(amount: Amount): Amount {
	if (typeof amount !== 'object') return amount;
	if ('plus' in amount) return { plus: [amount.plus[0], twice(amount.plus[1])] };
	if ('minus' in amount) return { minus: [amount.minus[0], twice(amount.minus[1])] };
	return 'times' in amount ? twice(amount) : amount;
}
