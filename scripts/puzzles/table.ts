/** A small table with something under way, as the text of a scenario. */

/** Where a card of a player lies. */
export type Where = 'items' | 'hand';

/** A card that a player has beside what the puzzle begins with, as the notation names it. */
export interface Kit {
	readonly where: Where;
	readonly card: string;
}

/** A player of a drawn table. */
export interface DrawnPlayer {
	readonly name: string;
	readonly character: string;
	/** Whether the character could still be tapped for a loot play. */
	readonly charged: boolean;
	readonly hp: number;
	readonly cents: number;
	readonly lootPlays: number;
	/** What the script needs; it is never left out. */
	readonly needs: readonly Kit[];
	/** What the player may answer with. */
	readonly kit: readonly Kit[];
	readonly souls: readonly string[];
}

/** What a puzzle is about, as its page names it. */
export const MECHANICS = ['damage', 'death', 'attack', 'dice', 'souls'] as const;
export type Mechanic = (typeof MECHANICS)[number];

/** A drawn table: what is played up to the moment of the puzzle, and what is asked there. */
export interface Drawn {
	readonly mechanic: Mechanic;
	/** In turn order. */
	readonly players: readonly DrawnPlayer[];
	readonly solver: string;
	/** Whose turn it is. */
	readonly active: string;
	readonly monsters: readonly string[];
	/** The attack under way: whose, and on which monster. */
	readonly attack: { readonly by: string; readonly on: string } | null;
	/** In the notation, up to where the solver would have to pass. */
	readonly script: readonly string[];
	/** "Amy dies". */
	readonly fact: string;
	/** Whether it shall come. */
	readonly wanted: boolean;
}

const list = (cards: readonly string[]): string =>
	cards.length === 0 ? 'empty' : cards.join(', ');

function playerLine(player: DrawnPlayer, active: boolean): string {
	const { name, character, charged, hp, cents, lootPlays, needs, kit, souls } = player;
	const of = (where: Where): readonly string[] =>
		[...needs, ...kit].flatMap((one) => (one.where === where ? [one.card] : []));
	const [used, spare] = [needs, kit].map(
		(some) => some.filter(({ where }) => where === 'hand').length
	);
	const left = spare === 0 ? Math.min(lootPlays, used ?? 0) : lootPlays;
	const plays = active || left > 0 ? `, ${String(left)} loot plays` : '';
	return [
		`player ${name}: ${character}${charged ? '' : ' (deactivated)'}, ${String(hp)} HP, ${String(cents)}¢${plays.replace(/1 loot plays$/u, '1 loot play')}`,
		`items: ${list(of('items'))}`,
		...(souls.length > 0 ? [`souls: ${souls.join(', ')}`] : []),
		`hand: ${list(of('hand'))}`
	].join(' | ');
}

/** The table as text, with more passes behind its script. */
export const textOf = (drawn: Drawn, passes: readonly string[] = []): string =>
	[
		...drawn.players.map((player) => playerLine(player, player.name === drawn.active)),
		`monsters: ${drawn.monsters.join(', ')}`,
		`turn: ${drawn.active}, action phase`,
		...(drawn.attack ? [`attack: ${drawn.attack.by} on ${drawn.attack.on}`] : []),
		'---',
		...drawn.script,
		...passes
	].join('\n');
