/** Names where anything could be named. */
import { cardOf } from '../../cards/library.ts';
import type { CardKey } from '../../model/words.ts';
import { cardText } from '../names.ts';
import { sameWord } from '../parse/span.ts';

/** Words that mean something else than a player where things are named. */
const OTHER_WORDS =
	/^(nothing|empty|none|nobody|unknown|\?|yes|no|\d+|mode \d+|(the )?game|in play|on the stack|dying|gone|a copy|doubled|(line|mode|rolled) \d+|(the )?(loot|treasure|monster|room) (deck|discard)|(the )?(monster|shop|room) slot( \d+)?|(combat )?damage( \d+)?|(the )?roll( \d)?|charged|deactivated|(player|card|object|word)\b.*|.+['’]s attack|start of turn|start triggers|loot step|action phase|end declared|end triggers|ending|a monster died|\d+ attack rolls?)$/iu;

/** A player's name where anything could be named. */
export const nameText = (name: string): string =>
	OTHER_WORDS.test(name) ? `player ${name}` : name;

/**
 * A card's name where a player could be named too.
 * @param players the names at the table.
 */
export function cardName(card: CardKey, players: readonly string[]): string {
	const text = cardText(card);
	const { name } = cardOf(card);
	const taken = OTHER_WORDS.test(name) || players.some((player) => sameWord(player, name));
	return taken ? `card ${text}` : text;
}

/** Remarks behind a name. */
export const brackets = (words: readonly string[]): string =>
	words.length > 0 ? ` (${words.join(', ')})` : '';
