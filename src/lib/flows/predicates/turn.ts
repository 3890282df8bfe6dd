import { roomsOfTheRound, roundIsOver } from '../../mechanics/rounds.ts';
import { hasVariant, playsTogether } from '../../rules/variants.ts';
import { ask, frameOf, type Predicate } from './predicate.ts';

/** The setup, the turn and the rounds (1, 7). */
export const TURN_PREDICATES = {
	'rooms are played with': ask((at) => frameOf(at, 'setup').rooms),
	'bonus souls are played with': ask((at) => frameOf(at, 'setup').bonusSouls),
	'the players play together': ask(({ position }) => playsTogether(position)),
	'a challenge is played': ask(({ position }) => hasVariant(position, 'challenge')),
	'a mini draft is played': ask(({ position }) => hasVariant(position, 'mini draft')),
	'a round ends on the timer': ask(
		({ position }) => position.timer !== undefined && roundIsOver(position)
	),
	'a death in their own turn is counted': ask(
		(at) =>
			at.position.timer !== undefined &&
			playsTogether(at.position) &&
			!hasVariant(at.position, 'challenge') &&
			frameOf(at, 'playerDeath').player === at.position.turn.active
	),
	'a room has stayed for a round': ask(
		({ position }) =>
			playsTogether(position) && roundIsOver(position) && roomsOfTheRound(position).length > 0
	),
	'an attack is declared': ask(({ position }) => position.turn.declared === 'attack'),
	'a purchase is declared': ask(({ position }) => position.turn.declared === 'purchase'),
	'the end of the turn is declared': ask(({ position }) => position.turn.declared === 'end turn'),
	'a monster died this turn': ask(({ position }) => position.turn.monsterDied),
	'a room is in play': ask(({ position }) => position.slots.room.some(({ top }) => top !== null))
} as const satisfies Record<string, Predicate>;
