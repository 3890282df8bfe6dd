import { asVerb } from '../../cards/nicknames.ts';
import { cardText } from '../names.ts';
import { thingText } from '../words/thing.ts';
import type { Act, Line } from '../scenario.ts';
import type { Thing } from '../words/things.ts';
import { actWords } from './act-words.ts';

/** A title has at most so many letters. */
const LONGEST = 90;

/** What somebody does of their own will; how a die falls and who passes is no title. */
export type Deed =
	| Extract<Act, { do: 'play' | 'activate' | 'barter' | 'soul purchase' }>
	| { readonly do: 'attack' | 'purchase'; readonly player: string };
const DEEDS: ReadonlySet<string> = new Set<Deed['do']>([
	'play',
	'activate',
	'attack',
	'purchase',
	'barter',
	'soul purchase'
]);
export const isDeed = (line: Line): line is Deed => 'do' in line && DEEDS.has(line.do);

/**
 * What players do in a script, as a title: "Amy attacks Gurdy, Ben bombs it". Null where they do nothing.
 * @param players the names at the table.
 */
export function titleOf(script: readonly Line[], players: readonly string[]): string | null {
	const deeds = new DeedTeller(players);
	const clauses = script.flatMap((line, at) =>
		isDeed(line) ? [deeds.tell(line, script.slice(at + 1))] : []
	);
	return clauses.length === 0 ? null : cutTo(clauses, LONGEST);
}

/** Says deeds one after the other: what was aimed at last is "it". */
export class DeedTeller {
	readonly #players: readonly string[];
	#last = '';

	/** @param players the names at the table. */
	constructor(players: readonly string[]) {
		this.#players = players;
	}

	/** @param after what follows it in its script. */
	tell(deed: Deed, after: readonly Line[]): string {
		const aims = aimsOf(deed, after);
		const [first] = aims;
		const aim = aims.map((thing) => aimWords(thing, this.#players)).join(' and ');
		const isIt = aim !== '' && aim === this.#last && first?.is !== 'player';
		this.#last = aim === '' ? this.#last : aim;
		return deedWords(deed, isIt ? 'it' : aim, this.#players);
	}
}

/** As many clauses as so many letters hold. */
export function cutTo(clauses: readonly string[], most: number): string {
	let all = '';
	for (const clause of clauses) {
		const next = all === '' ? clause : `${all}, ${clause}`;
		if (all !== '' && next.length > most) return `${all} …`;
		all = next;
	}
	return all.length <= most ? all : `${all.slice(0, most - 1).trimEnd()}…`;
}

/** A thing without the marks that tell it from others: "Sleight of Hand", "the loot deck". */
const aimWords = (thing: Thing, players: readonly string[]): string =>
	`${thing.is === 'deck' ? 'the ' : ''}${thingText(thing, players).replace(/ \((?:on the stack|in play)\)/gu, '')}`;

/** What a deed is aimed at; a declared attack or purchase says it with a choice of its own. */
export function aimsOf(deed: Deed, after: readonly Line[]): readonly Thing[] {
	if (deed.do === 'play' || deed.do === 'activate') return deed.targets ?? [];
	if (deed.do !== 'attack' && deed.do !== 'purchase') return [];
	const next = after.find((line) => 'do' in line && line.do !== 'everyone passes');
	return next && 'do' in next && next.do === 'choose' && next.player === deed.player
		? next.picks
		: [];
}

function deedWords(deed: Deed, aim: string, players: readonly string[]): string {
	switch (deed.do) {
		case 'attack':
		case 'purchase': {
			const verb = deed.do === 'attack' ? 'attacks' : 'buys';
			return aim === '' ? `${deed.player} ${verb}` : `${deed.player} ${verb} ${aim}`;
		}
		case 'play': {
			const verb = aim === '' ? null : asVerb(deed.card);
			if (verb !== null) return `${deed.player} ${verb} ${aim}`;
			return `${deed.player} plays ${cardText(deed.card)}${aim === '' ? '' : ` on ${aim}`}`;
		}
		case 'activate': {
			const { targets: _, ...bare } = deed;
			return `${actWords(bare, players)}${aim === '' ? '' : ` on ${aim}`}`;
		}
		default:
			return actWords(deed, players);
	}
}
