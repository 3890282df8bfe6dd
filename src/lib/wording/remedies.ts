import { andList } from '../abilities/wording-nouns.ts';
import type { ChartName } from '../model/frame.ts';
import { abilitiesOn } from '../mechanics/abilities-on.ts';
import { locate } from '../model/objects.ts';
import type { Decision } from '../model/decision.ts';
import type { Position } from '../model/position.ts';
import type { CardKey } from '../model/words.ts';
import type { Step } from '../rules/step.ts';
import { decisionSentence } from './decisions.ts';
import {
	cardName,
	counted,
	itemName,
	objectName,
	optionName,
	playerName,
	possessive
} from './names.ts';
import { phaseClause } from './reasons.ts';

/** What somebody could do, as players say it: "Ben taps Cain", "Ben plays Bomb! on Fly". */
export function doesClause(position: Position, decision: Decision): string {
	const on = 'targets' in decision ? (decision.targets ?? []) : [];
	const names = on.map((ref) => optionName(position, ref));
	const aimed = names.length === 0 ? '' : ` on ${andList(names)}`;
	switch (decision.do) {
		case 'play':
			return `${playerName(position, decision.player)} plays ${cardName(decision.card)}${option(decision.mode)}${aimed}`;
		case 'activate': {
			const held = locate(position, decision.object);
			const ability = held && abilitiesOn(position, held.object)[decision.line];
			const does = ability?.ability.way === 'tap' ? 'taps' : 'activates';
			return `${playerName(position, decision.player)} ${does} ${objectName(position, decision.object)}${option(decision.mode)}${aimed}`;
		}
		case 'pass':
			return `${playerName(position, decision.player)} passes`;
		case 'attack':
			return `${playerName(position, decision.player)} attacks`;
		case 'purchase':
			return `${playerName(position, decision.player)} purchases`;
		case 'end turn':
			return `${playerName(position, decision.player)} ends the turn`;
		case 'roll':
			return `a ${decision.result} is rolled`;
		case 'reveal':
		case 'barter':
		case 'soul purchase':
		case 'choose':
			return decisionSentence(position, decision).replace(/\.$/u, '');
	}
}

const option = (mode: number | undefined): string =>
	mode === undefined ? '' : ` (option ${mode + 1})`;

/** What is over once its chart is gone. */
const OVER: Partial<Readonly<Record<ChartName, string>>> = {
	attack: 'the attack',
	purchase: 'the purchase',
	monsterDeath: 'the death',
	playerDeath: 'the death'
};

/** When it could be done, by what has happened until then: "after The Relic resolves". */
export function afterWords(before: Position, steps: readonly Step[], position: Position): string {
	const over = before.frames.find(
		({ chart }) => chart in OVER && position.frames.every((frame) => frame.chart !== chart)
	);
	if (over) return `once ${OVER[over.chart] ?? 'that'} is over`;
	const resolved = steps.flatMap(({ what }) =>
		what.did === 'began to resolve' ? [itemName(before, what.item)] : []
	);
	const phase = steps.findLast(({ what }) => what.did === 'entered phase')?.what;
	if (phase?.did === 'entered phase')
		return `once ${phaseClause(phase.phase, playerName(before, before.turn.active))}`;
	const [only] = resolved;
	if (only === undefined) return 'once everyone has passed';
	return resolved.length === 1 ? `after ${only} resolves` : 'once the stack is empty';
}

/** What has to be so at the table, each as a clause. */
export const SO = {
	inHand: (player: string, card: CardKey): string =>
		`${cardName(card)} is in ${possessive(player)} hand`,
	lootPlay: (player: string): string => `${player} has another loot play`,
	attack: (player: string): string => `${player} has an attack left`,
	purchase: (player: string): string => `${player} has a purchase left`,
	cents: (player: string, cents: number): string => `${player} has ${cents}¢`,
	hp: (player: string, hp: number): string => `${player} has ${hp} HP`,
	cards: (player: string, cards: number): string =>
		`${player} has ${cards === 1 ? 'one more loot card' : `${cards} more loot cards`}`,
	alive: (player: string): string => `${player} hasn't died this turn`,
	turn: (player: string): string => `it's ${possessive(player)} turn`,
	step: (player: string): string => `${possessive(player)} action phase has begun`,
	charged: (name: string): string => `${name} is charged`,
	counters: (name: string, count: number, kind: string | null): string =>
		`${name} has ${counted(count, kind === null ? 'counter' : `${kind} counter`)}`,
	controls: (player: string, card: CardKey): string => `${player} controls ${cardName(card)}`,
	inSlot: (card: CardKey): string => `${cardName(card)} is in a slot`,
	onStack: (name: string): string => `${name} is on the stack`
} as const;
