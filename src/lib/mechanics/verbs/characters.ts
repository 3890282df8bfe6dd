import { cardOf, LIBRARY } from '../../cards/library.ts';
import { inPlay } from '../../model/in-play.ts';
import { controllerAt, playerAt, withPlayer } from '../../model/objects.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey, Seat } from '../../model/words.ts';
import { gainObject } from '../belongings.ts';
import { retire } from '../decks.ts';
import { enteredPlay } from '../entering.ts';
import { keepHearts } from '../hearts.ts';
import { ask, tell, type Run } from '../run.ts';
import { NOTHING, type TaskResult } from '../task-result.ts';
import { newObject, takeFromPlay } from '../zones.ts';
import { done, seat, type Doing, type EffectOf } from './doing.ts';

/** The characters that nobody is: they exist outside the game (3.7). */
function charactersOutside({ players }: Position): readonly CardKey[] {
	const taken = new Set(players.map(({ character }) => character.printed ?? character.card));
	return [...LIBRARY].flatMap(([key, { kind }]) =>
		kind === 'character' && !taken.has(key) ? [key] : []
	);
}

/**
 * Exchanges a player's character and starting item for others from outside the game. Damage and
 * counters on the player stay; counters on the character go with it (6.7, 6.8).
 */
export function replaceCharacter(doing: Doing, { who }: EffectOf<'replace character'>): TaskResult {
	const { run } = doing;
	const player = seat(doing, who);
	if (player === null) return NOTHING;
	const answer = ask(run, 0, {
		who: player,
		purpose: { about: 'character' },
		domain: { pick: 'one' },
		options: charactersOutside(run.position).map((card, at) => ({ card, at }))
	});
	if (!answer) return null;
	const [picked] = answer;
	const card = picked && 'card' in picked ? picked.card : null;
	if (card === null) {
		done(run, 0);
		return NOTHING;
	}
	const before = playerAt(run.position, player).character;
	const character = newObject(run, card, 'character');
	keepHearts(run, () => {
		run.position = withPlayer(run.position, player, { character });
		tell(
			run,
			{ did: 'changed character', player, source: { object: character.id, card } },
			'character changed'
		);
	});
	enteredPlay(run, character);
	replaceStartingItem(run, player, cardOf(before.card).startingItem, cardOf(card).startingItem);
	return NOTHING;
}

/** The starting item of the old character leaves the game, that of the new one comes into play (2.5). */
function replaceStartingItem(
	run: Run,
	player: Seat,
	old: CardKey | undefined,
	item: CardKey | undefined
): void {
	for (const { object, place } of inPlay(run.position)) {
		if ((object.printed ?? object.card) !== old || controllerAt(place) !== player) continue;
		const card = takeFromPlay(run, object.id);
		if (card === null) continue;
		retire(run, card);
		tell(
			run,
			{ did: 'put card', card, from: 'play', to: 'outside', deck: 'treasure' },
			'starting item of a character'
		);
	}
	if (item !== undefined)
		gainObject(
			run,
			player,
			{ ...newObject(run, item, 'item'), starting: true },
			'starting item of a character'
		);
}
