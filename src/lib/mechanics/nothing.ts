import type { Effect, ObjectWord } from '../abilities/grammar.ts';
import { partAt } from '../abilities/path.ts';
import { abilityOf, effectAt } from '../cards/library.ts';
import type { Frame } from '../model/frame.ts';
import type { WhyNothing } from '../model/happening/index.ts';
import { controllerAt, locate } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { GameObject } from '../model/board.ts';
import type { Context } from '../model/stack.ts';
import type { Task } from '../model/task.ts';
import type { EffectRef, Ref } from '../model/words.ts';
import type { Point } from '../rules/points.ts';
import { perform } from './perform.ts';
import { itemAt, refOf, seatOf } from './pointing.ts';
import { tell, type Run } from './run.ts';
import type { TaskResult } from './task-result.ts';

/** Carries out one effect; where nothing at all comes of it, that is told, with its reason. */
export function performTelling(run: Run, at: EffectRef, context: Context): TaskResult {
	const { position } = run;
	const told = run.steps.length;
	const planned = run.followUps.length + run.framesToPush.length;
	const tasks = perform(run, at, context);
	if (tasks === null || run.steps.length > told) return tasks;
	if (run.followUps.length + run.framesToPush.length > planned) return tasks;
	if (tasks.length > 0 && !isOfNone(tasks)) return tasks;
	if (!isSame(position, run.position)) return tasks;
	const because: WhyNothing | null =
		tasks.length > 0
			? { none: 'amount' }
			: whyNothing(position, effectAt(at, position.edition), context);
	if (!because || isOneOfSeveral(at, position, because)) return tasks;
	if (!('none' in because && because.none === 'else') || isFirstTold(run))
		tell(run, { did: 'nothing', effect: at, because }, pointOf(because));
	return tasks;
}

/** Whether nothing has been told yet of what resolves: what has no reason of its own is told of the whole alone. */
function isFirstTold({ steps }: Run): boolean {
	const last = steps.at(-1)?.what.did;
	return last === 'began to resolve' || last === 'chose';
}

/** Whether nothing has changed but what the procedure that runs remembers of how it goes. */
function isSame(before: Position, after: Position): boolean {
	if (before === after) return true;
	if (before.players !== after.players || before.stack !== after.stack) return false;
	const { frames, ...rest } = before;
	const { frames: now, ...others } = after;
	return (
		shallow(rest, others) &&
		frames.length === now.length &&
		frames.every((frame, i) => {
			const other = now[i];
			return other !== undefined && (frame === other || shallow(known(frame), known(other)));
		})
	);
}

/** A frame without what it has been answered and how much was done. */
const known = (frame: Frame): Readonly<Record<string, unknown>> => ({
	...frame,
	tally: null,
	answers: null
});

function shallow(a: object, b: object): boolean {
	const some = new Map<string, unknown>(Object.entries(a));
	const others: readonly (readonly [string, unknown])[] = Object.entries(b);
	return some.size === others.length && others.every(([key, value]) => some.get(key) === value);
}

/** That all there is to do is to gain, lose or discard none. */
const isOfNone = (tasks: readonly Task[]): boolean =>
	tasks.every((task) => 'count' in task && task.count <= 0);

/** What is as it should be already is not told of each one of several. */
function isOneOfSeveral(at: EffectRef, { edition }: Position, because: WhyNothing): boolean {
	const ability = abilityOf(at, edition);
	const around = ability && at.path.length > 0 ? partAt(ability, at.path.slice(0, -1)) : null;
	return around?.effect?.do === 'each' && ('already' in because || 'unable' in because);
}

/** Why an effect has done nothing. */
function whyNothing(position: Position, effect: Effect, context: Context): WhyNothing | null {
	switch (effect.do) {
		case 'then':
		case 'may':
		case 'remember':
		case 'double rewards':
		case 'cancel everything':
			return null;
		case 'if':
			return { none: 'condition' };
		case 'choose':
		case 'pick':
		case 'each':
		case 'vote':
		case 'choose one':
			return { none: 'choice' };
		case 'repeat':
			return { none: 'amount' };
		case 'additional attack':
		case 'must attack':
			return seatOf(position, effect.who, context) === position.turn.active
				? { none: 'else' }
				: { none: 'turn' };
		case 'recharge':
		case 'deactivate': {
			const found = objectAt(position, effect.what, context);
			if (!found) return goneOf(effect.what);
			const who = { object: found.id, card: found.card };
			if (effect.do === 'deactivate') return { already: 'deactivated', who };
			return found.charged ? { already: 'charged', who } : { unable: 'recharge', who };
		}
		case 'gain':
		case 'give':
		case 'steal': {
			const found = objectAt(position, effect.what, context);
			if (!found) return goneOf(effect.what);
			const place = locate(position, found.id)?.place;
			const player = place ? controllerAt(place) : null;
			return typeof player === 'number'
				? { already: 'theirs', who: { object: found.id, card: found.card }, player }
				: { none: 'else' };
		}
		default: {
			const lost = objectWordsOf(effect).find((word) => !isThere(position, word, context));
			return lost === undefined ? { none: 'else' } : goneOf(lost);
		}
	}
}

const goneOf = (word: ObjectWord): WhyNothing => ({ gone: word === 'this' ? 'this' : 'target' });

function objectAt(position: Position, word: ObjectWord, context: Context): GameObject | null {
	const at = refOf(position, word, context);
	return at && 'object' in at ? (locate(position, at.object)?.object ?? null) : null;
}

/** What an effect does something to. */
const objectWordsOf = (effect: Effect): readonly ObjectWord[] => {
	if (effect.do === 'take damage' || effect.do === 'heal' || effect.do === 'gain stat')
		return [effect.who];
	if (effect.do === 'deal damage') return [effect.to];
	if (effect.do === 'put counters') return [effect.on];
	if (effect.do === 'remove counters') return [effect.from];
	return 'what' in effect && isObjectWord(effect.what) ? [effect.what] : [];
};

/** Whether something that an effect names is a word for what it points at. */
const isObjectWord = (word: unknown): word is ObjectWord =>
	typeof word === 'string' ||
	(typeof word === 'object' &&
		word !== null &&
		('target' in word ||
			'chosen' in word ||
			'controllerOf' in word ||
			'leftOf' in word ||
			'rightOf' in word));

function isThere(position: Position, word: ObjectWord, context: Context): boolean {
	const at: Ref | null = refOf(position, word, context);
	if (at === null) return false;
	if ('object' in at) return locate(position, at.object) !== null;
	return 'item' in at ? itemAt(position, at.item) !== null : true;
}

/** The rules by which nothing happens. */
function pointOf(because: WhyNothing): Point {
	if ('already' in because && because.already !== 'theirs')
		return because.already === 'charged' ? 'recharged' : 'deactivated';
	if ('unable' in because) return 'static ability holds';
	return 'nothing happens';
}
