import type { CardKey } from '../../model/words.ts';
import { cardText } from '../names.ts';
import { namesOf } from '../print/print.ts';
import { isEdit, isExpectation, type Act, type Line, type Scenario } from '../scenario.ts';
import { lineWords } from './act-words.ts';
import { ownHP } from './more-hp.ts';
import { aimsOf, cutTo, DeedTeller, isDeed } from './title.ts';

/** An account has at most so many letters. */
const LONGEST = 200;

/**
 * What happens in a scenario as people tell it: "Amy attacks Gurdy (1 HP), rolls 2, Ben bombs it". It says how the
 * dice fall and whose HP were set, but not who passes. Empty where nothing happens.
 */
export function accountOf(scenario: Scenario): string {
	const clauses = clausesOf(scenario.script, namesOf(scenario));
	return withHp(cutTo(clauses, LONGEST), scenario);
}

function clausesOf(script: readonly Line[], players: readonly string[]): readonly string[] {
	const deeds = new DeedTeller(players);
	const clauses: string[] = [];
	/** Who attacks, as long as nobody else has done anything: whose roll it is needs no name. */
	let attacker: string | null = null;
	let isAimed = false;
	for (const [at, line] of script.entries()) {
		if (isExpectation(line) || ('do' in line && PASSES.has(line.do))) continue;
		if (isEdit(line)) {
			// Nobody does it: it stands in brackets behind what was done before.
			const edit = `(${lineWords(line, players).replace(/^the table (?:sets )?/u, '')})`;
			clauses.push([clauses.pop() ?? [], edit].flat().join(' '));
			continue;
		}
		if (isDeed(line)) {
			const after = script.slice(at + 1);
			clauses.push(deeds.tell(line, after));
			attacker = line.do === 'attack' ? line.player : null;
			isAimed = line.do !== 'play' && line.do !== 'activate' && aimsOf(line, after).length > 0;
			continue;
		}
		// "Amy attacks Gurdy" has told what she chooses.
		const isTold = isAimed && 'do' in line && line.do === 'choose';
		if ('do' in line && line.do === 'roll') clauses.push(rollWords(line, attacker));
		else if (!isTold) clauses.push(lineWords(line, players));
		const isHis = 'player' in line && line.player === attacker;
		attacker =
			isHis || ('do' in line && line.do === 'roll' && line.player === undefined) ? attacker : null;
		isAimed = false;
	}
	return clauses;
}

function rollWords(
	{ player, result }: Extract<Act, { do: 'roll' }>,
	attacker: string | null
): string {
	const face = String(result);
	if (attacker !== null && (player ?? attacker) === attacker) return `rolls ${face}`;
	return player === undefined ? `a ${face} is rolled` : `${player} rolls ${face}`;
}

const PASSES: ReadonlySet<string> = new Set(['pass', 'everyone passes']);

/** An account with the HP that were set to less than a card has, behind the name where it stands first. */
function withHp(account: string, { board, players = [] }: Scenario): string {
	const monsters = (board?.slots?.monster ?? []).flatMap(({ top }) =>
		top ? hurt(cardText(top.card), top.card, top.hp) : []
	);
	const people = players.flatMap(({ name, hp, character }) => hurt(name, character?.card, hp));
	return [...monsters, ...people].reduce(
		(told, { name, hp }) => afterFirst(told, name, ` (${String(hp)} HP)`),
		account
	);
}

const hurt = (
	name: string,
	card: CardKey | undefined,
	hp: number | undefined
): readonly { readonly name: string; readonly hp: number }[] =>
	hp !== undefined && hp < ownHP(card) ? [{ name, hp }] : [];

/** A text with something put behind a name where it stands first. */
function afterFirst(text: string, name: string, put: string): string {
	const before = /(?:^|[\s,(])$/u;
	const behind = /^(?:$|[\s,.)])/u;
	for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
		const to = at + name.length;
		if (before.test(text.slice(0, at)) && behind.test(text.slice(to)))
			return `${text.slice(0, to)}${put}${text.slice(to)}`;
	}
	return text;
}
