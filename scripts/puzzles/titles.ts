/** What a puzzle is called: who is in trouble, and by which card. */
import { cardName } from '#lib/wording/names.ts';
import type { Act, Scenario } from '#lib/scenario/index.ts';
import { movesOf, posed } from '#lib/ui/puzzles/puzzle-view.ts';
import type { Puzzle } from '#lib/ui/puzzles/puzzle.ts';

/** What a title is made of. */
type Told = Pick<Puzzle, 'text' | 'solver' | 'fact' | 'wanted'>;

/** A puzzle before it is named beside the others. */
export type Untitled = Omit<Puzzle, 'title' | 'character' | 'cards'>;

/** The character that somebody plays, by its name. */
function characterOf({ players = [] }: Scenario, name: string): string {
	const card = players.find((player) => player.name === name)?.character?.card;
	return card === undefined ? name : cardName(card);
}

/** "Isaac plays Gold Bomb!! on Eve" */
function headlineOf(puzzle: Told): string {
	const { scenario } = posed(puzzle);
	const { board } = scenario;
	const script = scenario.script.flatMap((line) => ('do' in line ? [line] : []));
	const you = characterOf(scenario, puzzle.solver);
	const isSoul = puzzle.fact.endsWith(' wins');
	const result = script.find((act) => act.do === 'roll')?.result ?? null;
	const { attack } = board ?? {};
	if (attack) {
		const who = characterOf(scenario, attack.attacker);
		const on = attack.target?.is === 'card' ? cardName(attack.target.card) : 'the deck';
		const isSettled = script.some((act) => act.do === 'everyone passes');
		if (puzzle.wanted) return `${who}, one soul short, misses ${on}`;
		if (isSoul) return `${who} hits ${on} for the fourth soul`;
		return isSettled ? `${on} hits back at ${who}` : `${who} misses ${on} with a ${String(result)}`;
	}
	const [first] = script;
	if (first?.do !== 'play' && first?.do !== 'activate')
		throw new Error(`“${puzzle.text}” begins with nothing that a title is made for.`);
	const who = characterOf(scenario, first.player);
	const card = cardUsed(first);
	const isOnYou = (first.targets ?? []).some(
		(target) => target.is === 'player' && target.name === puzzle.solver
	);
	const on = isOnYou ? ` on ${you}` : '';
	if (result === null) return `${who} ${first.do === 'play' ? 'plays' : 'uses'} ${card}${on}`;
	const soul = !isSoul ? '' : puzzle.wanted ? ', one soul short' : ' and the fourth soul';
	return `${who} rolls a ${String(result)} for ${card}${on}${soul}`;
}

function cardUsed(act: Extract<Act, { do: 'play' | 'activate' }>): string {
	return cardName(act.do === 'play' ? act.card : act.object.card);
}

/** The cards that can be played or activated first, by their names. */
function cardsOf(puzzle: Told): readonly string[] {
	const { scenario, position, challenge } = posed(puzzle);
	const used = movesOf(scenario, position, challenge.solver).flatMap(({ act }) =>
		act.do === 'play' || act.do === 'activate' ? [cardUsed(act)] : []
	);
	return [...new Set(used)].sort();
}

/** What tells a puzzle from those with the same headline: a card that none of them offers, or all of its own. */
function apartBy(own: readonly string[], others: readonly (readonly string[])[]): string {
	const only = own.find((card) => others.every((cards) => !cards.includes(card)));
	if (only !== undefined) return only;
	return own.length === 1 ? `only ${own.join()}` : own.join(' and ');
}

/** Puzzles with their titles, no two alike: who is in trouble, by which card, and what else tells it apart. */
export function titled(puzzles: readonly Untitled[]): readonly Puzzle[] {
	const told = puzzles.map((puzzle) => ({
		puzzle,
		headline: headlineOf(puzzle),
		cards: cardsOf(puzzle),
		character: characterOf(posed(puzzle).scenario, puzzle.solver)
	}));
	return told.map(({ puzzle, headline, cards, character }) => {
		const alike = told.filter((other) => other.puzzle !== puzzle && other.headline === headline);
		const apart =
			alike.length === 0
				? ''
				: `: you have ${apartBy(
						cards,
						alike.map((other) => other.cards)
					)}`;
		return { ...puzzle, title: `${headline}${apart}`, character, cards };
	});
}
