import { begin, type Judge } from '../../judge/judge.ts';
import { EDITIONS } from '../../editions/index.ts';
import { set, startRun } from '../../mechanics/run.ts';
import { isAbout } from '../../mechanics/standing-answers.ts';
import { inPlay } from '../../model/in-play.ts';
import type { TakenTransition } from '../../model/frame.ts';
import type { Position } from '../../model/position.ts';
import type { Step } from '../../rules/step.ts';
import type { Edit } from '../words/edit/changes.ts';
import { changePiles } from './piles.ts';
import { changePlayer } from './player.ts';
import { remove } from './remove.ts';
import { goOnAfter, isAnswerable } from './resume.ts';
import { changeObject, changeSlots } from './slots.ts';
import { changeTurn } from './turn.ts';
import { EDITED, wrong, type SetupBuilder } from '../start/setup-builder.ts';
import { seatOf } from '../match.ts';
import type { Trouble } from '../pick.ts';
import { layEffect } from '../start/effects.ts';
import { checkSlots, markWantedHp } from '../start/objects.ts';
import { checkSize } from '../start/size.ts';
import { layItem } from '../start/stack.ts';

/** What came of an edit: the table after it, and what the rules made happen; or why it is impossible. */
export type EditResult =
	| {
			readonly ok: true;
			readonly position: Position;
			readonly steps: readonly Step[];
			/** The transitions that the charts took on the way. */
			readonly transitions: readonly TakenTransition[];
	  }
	| { readonly ok: false; readonly trouble: Trouble };

const refused = (message: string, expected?: string): EditResult => ({
	ok: false,
	trouble: { message, ...(expected === undefined ? {} : { expected }) }
});

/**
 * Makes a change that the table itself decides, wherever somebody has to decide something, and
 * lets the game go on: deaths and triggers go on the stack before the same player has priority
 * again, and a question is asked again about what is there now.
 */
export function applyEdit(
	position: Position,
	edit: Edit,
	judge: Pick<Judge, 'begin'> = { begin }
): EditResult {
	if (position.winners) return refused('The game is over, so the table can no longer be changed.');
	const edition = EDITIONS[position.edition];
	const laying: SetupBuilder = {
		run: startRun(position, edition),
		problems: [],
		wantedHp: [],
		dying: [],
		// Whatever is activated by putting its ability on the stack is deactivated.
		chargeUnsaid: new Set(inPlay(position).map(({ object }) => object.id))
	};
	change(laying, edit);
	if (laying.problems.length === 0) markWantedHp(laying);
	checkSlots(laying);
	checkSize(laying);
	const [problem] = laying.problems;
	if (problem) return refused(problem.message, problem.expected);
	const after = goOnAfter(position, laying.run, judge);
	return isAnswerable(after.position)
		? { ok: true, ...after }
		: refused(
				'The choice that has to be made now would have nothing left to choose.',
				'the edit before that choice comes up, or after it is made'
			);
}

function change(laying: SetupBuilder, edit: Edit): void {
	switch (edit.edit) {
		case 'deal':
		case 'give':
		case 'take':
		case 'set player':
			changePlayer(laying, edit);
			return;
		case 'remove':
			remove(laying, edit.thing);
			return;
		case 'set object':
			changeObject(laying, edit);
			return;
		case 'set slot':
		case 'add slot':
		case 'cover':
			changeSlots(laying, edit);
			return;
		case 'set turn':
		case 'set extra turns':
		case 'set priority':
			changeTurn(laying, edit);
			return;
		case 'set pile':
		case 'set pool':
		case 'set timer':
		case 'put':
			changePiles(laying, edit);
			return;
		case 'stack':
			for (const thing of edit.things) layItem(laying, thing);
			return;
		case 'effect':
			layEffect(laying, edit.effect);
			return;
		case 'ask again':
			askAgain(laying, edit);
			return;
		// It changes nothing by itself: what it does is said by the edits that follow.
		case 'by hand':
	}
}

/** Forgets what a player has answered once for all. */
function askAgain(
	laying: SetupBuilder,
	{ player, about }: Extract<Edit, { edit: 'ask again' }>
): void {
	const { run } = laying;
	const seat = seatOf(run.position, player);
	const settled = run.position.standingAnswers ?? [];
	const kept = settled.filter(
		(one) => one.who !== seat || (about !== undefined && !isAbout(one, about))
	);
	if (seat < 0) wrong(laying, EDITED, `Nobody at the table is called ${player}.`);
	else if (kept.length === settled.length)
		wrong(laying, EDITED, `${player} has answered nothing of that kind once for all.`);
	else set(run, { standingAnswers: kept });
}
