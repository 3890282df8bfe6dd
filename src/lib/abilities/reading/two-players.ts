/**
 * Whether "they" can be two: whoever something happened to, or a player who was named since. "Each time a player dies,
 * another player chooses an item they control": their own, and nobody can tell that from the words.
 */
import type { Ability, Filter, TargetSpec, TriggerEvent } from '../grammar.ts';
import { PLAYERS, wordOf } from '../wording/kind-nouns.ts';
import { eventOf } from '../wording/scope.ts';
import type { Token } from './tokens.ts';

/** What has been spoken of at a place of an effect. */
interface Spoken {
	readonly targets: readonly TargetSpec[];
	/** Whether each thing that is bound is a player, innermost first. */
	readonly bound: readonly boolean[];
	/** Whether a player was named since it happened. */
	readonly named: boolean;
}

/** Whether an ability speaks of "they" where that can be two; of one who is called the chosen player it is not said. */
export function speaksOfTwo(ability: Ability, tokens: readonly Token[]): boolean {
	if (ability.way !== 'trigger' || !isOfPlayer(ability.when)) return false;
	if (tokens.some(({ stem }, i) => stem === 'chosen' && tokens[i + 1]?.stem === 'player'))
		return false;
	if (callsThat(tokens)) return true;
	const { effect, targets } = ability;
	const they = tokens.findIndex(({ stem }) => PRONOUNS.has(stem));
	const choose = tokens.findIndex(({ stem }) => stem === 'choose');
	const named = choose >= 0 && choose < they && targets.some(({ any }) => isPlayers(any));
	return within(effect, { targets, bound: [], named }) === 'two';
}

/**
 * "Each time a player kills a monster, each other player loses 1¢, then that player gains 1¢.": the one who killed it, or
 * each of the others. "For each player, that player …" is each of them.
 */
function callsThat(tokens: readonly Token[]): boolean {
	const stems = tokens.map(({ stem }) => stem);
	const each = stems.findIndex(
		(stem, i) => stem === 'each' && stems.slice(i + 1, i + 3).includes('player')
	);
	const named = each < 0 ? -1 : stems.indexOf('player', each);
	return (
		named >= 0 &&
		stems[each - 1] !== 'for' &&
		stems.some(
			(stem, i) =>
				i > named + 1 &&
				stem === 'that' &&
				stems[i + 1] === 'player' &&
				(stems[i - 1] === 'then' || stems[i - 1] === 'and')
		)
	);
}

/** Whether an event happens to a player: who does it, or who is dealt damage or killed by a thing. */
function isOfPlayer(when: TriggerEvent): boolean {
	if (eventOf(when.who) === 'a player') return true;
	const to = 'to' in when ? when.to : when.on === 'kill' ? when.what : null;
	if (to === null) return 'to' in when;
	return typeof to === 'object' && !('is' in to) ? isPlayers(to) : to !== 'this' && isPlayers([to]);
}

const PRONOUNS: ReadonlySet<string> = new Set(['they', 'them', 'their']);

const isPlayers = (any: readonly Filter[]): boolean =>
	any.some((one) => PLAYERS.includes(wordOf(one)));

/** Who is said first. */
const FIRST = ['who', 'by', 'from'];
const inOrder = (value: object): readonly (readonly [string, unknown])[] =>
	Object.entries(value).sort(([a], [b]) => Number(FIRST.includes(b)) - Number(FIRST.includes(a)));

/** What is spoken of behind a value; 'two' where "they" is said behind another player. */
function within(value: unknown, spoken: Spoken): Spoken | 'two' {
	if (value === 'they') return spoken.named ? 'two' : spoken;
	if (value === 'chosen') return spoken.bound[0] ? { ...spoken, named: true } : spoken;
	if (typeof value !== 'object' || value === null || 'way' in value) return spoken;
	if ('target' in value && typeof value.target === 'number')
		return isPlayers(spoken.targets[value.target]?.any ?? []) ? { ...spoken, named: true } : spoken;
	if ('chosen' in value && typeof value.chosen === 'number')
		return spoken.bound[value.chosen] ? { ...spoken, named: true } : spoken;
	if ('otherThan' in value || 'notBy' in value) return spoken;
	if ('do' in value) {
		if (value.do === 'delayed trigger')
			return within('when' in value ? value.when : null, spoken) === 'two' ? 'two' : spoken;
		const filters =
			value.do === 'choose' && 'from' in value
				? value.from
				: value.do === 'each' && 'of' in value
					? value.of
					: null;
		if (filters !== null && 'effect' in value)
			return binding(value, filters as readonly Filter[], value.effect, spoken);
	}
	// Who gives something to somebody does not give it to themselves: in one verb there are two.
	const isVerb = 'do' in value;
	if (isVerb && spoken.named && Object.values(value).includes('they')) return 'two';
	let now: Spoken = spoken;
	for (const [, one] of inOrder(value)) {
		if (isVerb && one === 'they') continue;
		const next = within(one, now);
		if (next === 'two') return 'two';
		now = next;
	}
	return now;
}

function binding(
	value: object,
	filters: readonly Filter[],
	effect: unknown,
	spoken: Spoken
): Spoken | 'two' {
	const who = within('who' in value ? value.who : null, spoken);
	if (who === 'two') return 'two';
	const from = within(filters, who);
	if (from === 'two') return 'two';
	const isOfPlayers = isPlayers(filters);
	const inner = within(effect, {
		...from,
		bound: [isOfPlayers, ...from.bound],
		named: from.named || isOfPlayers
	});
	return inner === 'two' ? 'two' : { ...inner, bound: spoken.bound };
}
