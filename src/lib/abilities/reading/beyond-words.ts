/** What "it", "them" and "another" cannot mean: what is read so is left to the players. */
import type { Ability, Effect, Filter, PlayerWord, TargetSpec, TargetWord } from '../grammar.ts';
import { canBe, ofEvent } from '../mentions.ts';
import { effectsIn } from '../path.ts';
import { eventOf } from '../wording/scope.ts';

/** Whether a trigger asks whether "it" is of a kind that what happened cannot be about. */
export const asksWhatItIsNot = (ability: Ability): boolean => {
	if (ability.way !== 'trigger') return false;
	const kinds: readonly TargetWord[] =
		ability.when.on === 'play loot'
			? ['loot being played']
			: ofEvent(ability.when).flatMap((one) => (one.word === 'it' ? one.kinds : []));
	return kinds.length > 0 && asksOf(ability.effect, kinds);
};

function asksOf(effect: Effect, kinds: readonly TargetWord[]): boolean {
	if (effect.do === 'delayed trigger') return false;
	const asked = effect.do === 'if' ? effect.condition : null;
	if (asked && 'fits' in asked && asked.what === 'it') {
		const { fits } = asked;
		if (!canBe({ kinds, word: 'it' }, typeof fits === 'string' ? fits : fits.is)) return true;
	}
	return effectsIn(effect).some((one) => asksOf(one, kinds));
}

/** Whether somebody would take from themselves what they have: whom "them" means is not known then. */
export const takesFromOneself = (ability: Ability): boolean =>
	ability.way !== 'static' && takesOwn(ability.effect);

/** The word for a player inside one more choice. */
const insideChoice = (word: PlayerWord): string =>
	JSON.stringify(
		word === 'chosen'
			? { chosen: 1 }
			: typeof word === 'object' && 'chosen' in word
				? { chosen: word.chosen + 1 }
				: word
	);

function takesOwn(effect: Effect): boolean {
	if (effect.do === 'steal ¢') return JSON.stringify(effect.who) === JSON.stringify(effect.from);
	if (effect.do === 'choose' && effect.effect.do === 'steal') {
		const thief = JSON.stringify(effect.effect.who);
		const isOwn = (filter: Filter): boolean =>
			typeof filter === 'object' &&
			filter.where.some(
				(test) => typeof test === 'object' && 'by' in test && insideChoice(test.by) === thief
			);
		if (effect.from.some(isOwn)) return true;
	}
	return effectsIn(effect).some(takesOwn);
}

const ONCE_EACH_TURN =
	/\bonce (?:each|per|a) turn,? (?:when|each time|whenever)\b|(?:[.(]\s*|\bdo this )(?:only )?once (?:each|per|a) turn\b/iu;

/** Whether something may be done once each turn: whoever lets the first time pass may do it the second time. */
const mayBeDoneLater = (ability: Ability, text: string): boolean =>
	ability.way === 'trigger' && ONCE_EACH_TURN.test(text) && isOptional(ability.effect);

const isOptional = (effect: Effect): boolean =>
	effect.do === 'may' || effectsIn(effect).some(isOptional);

/** Whether somebody "can't" do what they may do, or need not do whole: neither is the same as that they don't. */
export const saysCannot = (text: string): boolean =>
	[...text.matchAll(/(?<before>[^.\n]*)\.\s*if (?:you|they) can['’]t\b/giu)].some(({ groups }) =>
		/\bmay\b|\b(?:[2-9]|\d\d+|two|three|four|five|six|seven|eight|nine|ten)\b/iu.test(
			groups?.before ?? ''
		)
	);

const OF_ANOTHER = /\b(?:another|other) player(?:['’]s|s['’]) turns?\b/iu;

/**
 * Whether "another player's turn" is said of what happens to somebody else than you, or is so of them: another than
 * they, not than you.
 */
function isOnAnothersTurn(ability: Ability, text: string): boolean {
	if (!OF_ANOTHER.test(text)) return false;
	if (ability.way === 'trigger') {
		const { on, who } = ability.when;
		return on !== 'turn starts' && on !== 'turn ends' && eventOf(who) === 'a player';
	}
	if (ability.way === 'static')
		return /"(?:players?|other players)"/u.test(JSON.stringify(ability));
	return lastsOnAnothersTurn(ability.effect);
}

/** Whether something is so of players, not of you, for a while, but only while it is not your turn. */
const lastsOnAnothersTurn = (effect: Effect): boolean =>
	(effect.do === 'make true' &&
		effect.standing.while !== undefined &&
		/"is":"your turn"/u.test(JSON.stringify(effect.standing.while)) &&
		/"who":.*"(?:players?|other players)"|"of":.*"(?:players?|other players)"/u.test(
			JSON.stringify(effect.standing)
		)) ||
	effectsIn(effect).some(lastsOnAnothersTurn);

const FOR_A_TIME = /\bfor (?:the|an?|their) \w+ time\b/iu;
const ONE_ALONE: ReadonlySet<unknown> = new Set([
	'you',
	'this',
	'active player',
	'attacking player',
	'it'
]);

/**
 * Whether "for the second time" is said behind what one of several does: it is the second time of that one, where an
 * ability counts all of them together, as "the second time a player …" does.
 */
const countsOfEach = (ability: Ability, text: string): boolean =>
	ability.way === 'trigger' &&
	ability.when.limit !== undefined &&
	!ONE_ALONE.has(ability.when.who) &&
	FOR_A_TIME.test(text);

/** Whether something is rolled again where no line of a table says so: what comes of that roll nobody has said. */
export const rollsNothingAgain = (ability: Ability): boolean =>
	ability.way !== 'static' && rollsAgain(ability.effect);
const rollsAgain = (effect: Effect): boolean =>
	effect.do === 'roll again' || (effect.do !== 'roll' && effectsIn(effect).some(rollsAgain));

/** Whether somebody is spoken of who killed something, where nothing has died. */
export const speaksOfNoKiller = (ability: Ability): boolean =>
	ability.way !== 'static' &&
	!(ability.way === 'trigger' && KILLS.has(ability.when.on)) &&
	saysKiller(ability.effect);
const KILLS: ReadonlySet<string> = new Set(['die', 'would die', 'kill', 'gain rewards']);

/** Whether it is said, but of a death that is waited for, or in an ability that is given. */
const saysKiller = (value: unknown): boolean =>
	value === 'killer' ||
	(typeof value === 'object' &&
		value !== null &&
		!('way' in value) &&
		!('do' in value && value.do === 'delayed trigger') &&
		Object.values(value).some(saysKiller));

/** Whether what is so while a card is in play is said of "they" or "it": nothing has happened that these could be. */
export function speaksOfNobody(ability: Ability): boolean {
	if (ability.way !== 'static') return false;
	const { standing } = ability;
	const said = 'replace' in standing || 'gains' in standing ? standing.while : standing;
	return /"(?:they|it)"/u.test(JSON.stringify(said ?? null));
}

/** Whether something that is no player would choose: "Choose a monster. It deals 1 damage to a player." is yours to choose. */
export const choosesAsAThing = (ability: Ability): boolean =>
	ability.way !== 'static' && choosesAs(ability.effect, ability.targets);

function choosesAs(effect: Effect, targets: readonly TargetSpec[]): boolean {
	const who = effect.do === 'choose' ? effect.who : null;
	const chooser = typeof who === 'object' && who !== null && 'target' in who ? who.target : null;
	const any = chooser === null ? undefined : targets[chooser]?.any;
	return (
		any?.every((one) => (typeof one === 'string' ? one : one.is) !== 'player') === true ||
		effectsIn(effect).some((one) => choosesAs(one, targets))
	);
}

/**
 * Whether an ability counts what lay on this once it has destroyed this, as its cost or before: nothing lies on it then,
 * and whether what did still counts is for the players to say.
 */
export const countsOnWhatIsGone = (ability: Ability): boolean => {
	if (ability.way === 'static') return false;
	const isCost = 'cost' in ability && ability.cost.some(({ pay }) => pay === 'destroy this');
	return (isCost && countsOnThis(ability.effect)) || countsLater(ability.effect);
};

const countsOnThis = (effect: Effect): boolean =>
	/"counters":[^{}]*"on":"this"|"cardsUnder":"this"/u.test(JSON.stringify(effect));
const destroysThis = (effect: Effect): boolean =>
	(effect.do === 'destroy' && effect.what === 'this') || effectsIn(effect).some(destroysThis);
function countsLater(effect: Effect): boolean {
	const steps =
		effect.do === 'then'
			? effect.steps
			: effect.do === 'and' || effect.do === 'if you do'
				? [effect.first, effect.second]
				: [];
	const gone = steps.findIndex(destroysThis);
	return (
		(gone >= 0 && steps.slice(gone + 1).some(countsOnThis)) || effectsIn(effect).some(countsLater)
	);
}

/** Whether the words of a text say another time, or count for another, than the ability that could be read from them. */
export const isSaidOtherwise = (ability: Ability, text: string): boolean =>
	[isOnAnothersTurn, mayBeDoneLater, countsOfEach].some((isSo) => isSo(ability, text));
