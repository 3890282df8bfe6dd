import { cardOf } from '../../cards/library.ts';
import { inPlay } from '../../model/in-play.ts';
import type { Position } from '../../model/position.ts';
import type { CardKey } from '../../model/words.ts';
import { isIdle } from '../entry.ts';
import { openingOf, playOn } from '../play.ts';
import type { Line, Scenario } from '../scenario.ts';
import { isMonster } from './cards-said.ts';
import { cardOfItem } from './choices-played.ts';
import { newTalk, type Talk } from './discourse.ts';
import type { State } from './moves.ts';

/** What is said of a table before its script. */
export type Head = Omit<Scenario, 'script'>;

/** A table after its script has been played; null where the table is impossible. */
export function playedTo(head: Head, script: readonly Line[]): State | null {
	const laid = openingOf(head);
	if (!laid.ok) return null;
	const [opening, ...entries] = playOn([laid.opening], script);
	const last = entries.findLast((entry) => !isIdle(entry)) ?? opening;
	return { played: [], last, position: (entries.at(-1) ?? opening).position };
}

/** The cards that lie there or are named in a hand. */
export const cardsAt = (position: Position): readonly CardKey[] => [
	...inPlay(position).map(({ object }) => object.card),
	...position.players.flatMap(({ hand }) => hand.flatMap(({ card }) => card ?? []))
];

/** What has been said at a table that is there: "it" and "she" may be of it. */
export function talkAt({ position }: State, script: readonly Line[]): Talk {
	const names = position.players.map(({ name }) => name);
	const active = names[position.turn.active] ?? null;
	const owners = new Map<CardKey, string>(
		inPlay(position).flatMap(({ object, place }) => {
			const name = 'seat' in place ? names[place.seat] : undefined;
			return name === undefined ? [] : [[object.card, name] as const];
		})
	);
	const { question, stack } = position;
	const roll = stack.findLast((item) => item.kind === 'roll');
	const seat = question?.domain.pick === 'roll' ? question.who : roll?.roller;
	const roller = seat === undefined ? null : (names[seat] ?? null);
	const known = { active, owners, roller, stack: stack.map(cardOfItem) };
	const talk = newTalk(position.edition, known, names);
	talk.plan.active = active;
	talk.isSameSentence = false;
	for (const line of script) {
		if ('do' in line && 'player' in line) {
			talk.recent.splice(
				0,
				talk.recent.length,
				...talk.recent.filter((one) => one !== line.player)
			);
			talk.recent.push(line.player);
			talk.actor = line.player;
		}
		talk.monster = monsterIn(line) ?? talk.monster;
	}
	talk.monster ??= attackedAt(position);
	return talk;
}

/** The monster that a line is about. */
function monsterIn(line: Line): CardKey | null {
	const things =
		'do' in line && line.do === 'choose'
			? line.picks
			: 'do' in line && (line.do === 'play' || line.do === 'activate')
				? (line.targets ?? [])
				: [];
	const monster = things.find((thing) => thing.is === 'card' && isMonster(cardOf(thing.card)));
	return monster?.is === 'card' ? monster.card : null;
}

/** The only monster in the slots, where there is just one. */
function attackedAt({ slots }: Position): CardKey | null {
	const [only, ...others] = slots.monster.flatMap(({ top }) => top ?? []);
	return only && others.length === 0 ? only.card : null;
}
