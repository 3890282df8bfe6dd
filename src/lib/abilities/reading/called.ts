/** What the event of a triggered ability is called by its kind afterwards: "that player", "that item". */
import type { TriggerEvent, Filter } from '../grammar.ts';
import { ofEvent, type Mention } from '../mentions.ts';

/** What "it" is called by its kind: "that item". */
export const THINGS: readonly string[] = [
	'item',
	'monster',
	'card',
	'roll',
	'soul',
	'curse',
	'room',
	'character',
	'object'
];

/** The kinds by which one thing alone of the event can be meant. */
export function calledOf(when: TriggerEvent): readonly string[] {
	const said = ofEvent(when).filter((one) => !isYou(when, one));
	const kinds = said.flatMap((one) => one.kinds);
	const sole = kinds.filter((kind) => kinds.filter((one) => one === kind).length === 1);
	const things = said.filter(({ word }) => word === 'it').flatMap((one) => one.kinds);
	return [
		...sole,
		...(ROLLS.has(when.on) ? ['roll'] : []),
		...(when.on === 'purchase' ? ['item'] : []),
		...(CARDS.has(when.on) || things.some((kind) => kind !== 'player') ? ['card'] : [])
	];
}

const ROLLS: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
	'roll',
	'would roll',
	'roll a dice'
]);
const CARDS: ReadonlySet<TriggerEvent['on']> = new Set<TriggerEvent['on']>([
	'play loot',
	'purchase'
]);

/** Whether it is you whom the event happens to: nobody calls you "that player". */
const isYou = (when: TriggerEvent, { word, kinds }: Mention): boolean =>
	word === 'it' && kinds.includes('player') && 'to' in when && isOfYou(when.to);
const isOfYou = (of: unknown): boolean => JSON.stringify(of) === JSON.stringify(YOURSELF);
const YOURSELF: Filter = { is: 'player', where: [{ by: 'you' }] };
