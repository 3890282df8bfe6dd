import type { Effect } from '../abilities/grammar.ts';
import { effectAt } from '../cards/library.ts';
import type { Context } from '../model/stack.ts';
import type { EffectRef, Seat } from '../model/words.ts';
import { cannotSteal } from './barred.ts';
import { NOTHING, type TaskResult } from './task-result.ts';
import { tell, type Run } from './run.ts';
import { tellLastCounters } from './last-known.ts';
import { byHand } from './verbs/by-hand.ts';
import { handCards } from './verbs/cards.ts';
import { replaceCharacter } from './verbs/characters.ts';
import { cents } from './verbs/cents.ts';
import { lasting } from './verbs/lasting.ts';
import { counters } from './verbs/counters.ts';
import { connectives } from './verbs/connectives.ts';
import { damage } from './verbs/damage.ts';
import { decks } from './verbs/decks.ts';
import { dice } from './verbs/dice.ts';
import { done, object, seat, type Doing } from './verbs/doing.ts';
import { bid, letPlay } from './verbs/letting.ts';
import { objects } from './verbs/objects.ts';
import { playCard } from './verbs/play.ts';
import { theStack } from './verbs/stack.ts';
import { theTurn } from './verbs/turn.ts';
import { isKeptFromTheft } from './verbs/theft.ts';

/**
 * Carries out one effect of a resolving loot or ability (chapter 6). Asks before it changes
 * anything, so that it can be done again once the answer is there.
 */
export function perform(run: Run, at: EffectRef, context: Context): TaskResult {
	const effect: Effect = effectAt(at, run.position.edition);
	const before = run.steps.length;
	tellLastCounters(run, effect, context);
	const told = run.steps.length - before;
	const performed = carryOut({ run, at, context }, effect);
	// What is done again with an answer tells it then.
	if (performed === null) run.steps.splice(before, told);
	return performed;
}

/** Whether it puts cards under an object that is not there: then they stay where they are. */
const isUnderNothing = (doing: Doing, effect: Effect): boolean =>
	'to' in effect &&
	typeof effect.to === 'object' &&
	'under' in effect.to &&
	!object(doing, effect.to.under);

/** Who would steal something; null where nobody would. */
function thiefOf(doing: Doing, effect: Effect): Seat | null {
	if (effect.do === 'steal ¢' || effect.do === 'steal') return seat(doing, effect.who);
	const isTheft = effect.do === 'give loot cards' && effect.picks !== effect.from;
	return isTheft ? seat(doing, effect.to) : null;
}

function carryOut(doing: Doing, effect: Effect): TaskResult {
	if (isUnderNothing(doing, effect)) {
		done(doing.run, 0);
		return NOTHING;
	}
	const thief = thiefOf(doing, effect);
	if (thief !== null && cannotSteal(doing.run.position, thief)) {
		done(doing.run, 0);
		const because = { unable: 'steal', player: thief } as const;
		tell(doing.run, { did: 'nothing', effect: doing.at, because }, 'static ability holds');
		return NOTHING;
	}
	const stolen = effect.do === 'steal' ? object(doing, effect.what)?.object : undefined;
	if (stolen && isKeptFromTheft(doing, stolen)) {
		done(doing.run, 0);
		return NOTHING;
	}
	switch (effect.do) {
		case 'gain ¢':
		case 'lose ¢':
		case 'pay ¢':
		case 'give ¢':
		case 'steal ¢':
			return cents(doing, effect);
		case 'loot':
		case 'discard':
		case 'give loot cards':
		case 'swap loot cards':
		case 'swap hands':
		case 'pass hands':
		case 'put cards from hand':
		case 'look at hand':
			return handCards(doing, effect);
		case 'look':
		case 'search':
		case 'reveal until':
		case 'shuffle':
		case 'look and put back':
		case 'put top of deck':
		case 'put top of discard on deck':
		case 'put top of discard':
		case 'put from discard':
		case 'put from under':
		case 'put from outside':
			return decks(doing, effect);
		case 'play':
			return playCard(doing, effect);
		case 'let play':
			return letPlay(doing, effect);
		case 'bid':
			return bid(doing, effect);
		case 'gain treasure':
		case 'gain':
		case 'give':
		case 'steal':
		case 'swap':
		case 'move':
		case 'become room':
		case 'destroy':
		case 'kill':
		case 'die':
		case 'put':
		case 'empty':
		case 'change number':
		case 'pass characters':
		case 'pass objects':
		case 'replace with top of deck':
		case 'recharge':
		case 'deactivate':
		case 'flip':
		case 'expand':
		case 'become soul':
		case 'become item':
			return objects(doing, effect);
		case 'gain stat':
		case 'make true':
		case 'delayed trigger':
		case 'gain abilities':
		case 'gain abilities of':
		case 'gain keyword':
		case 'lose keyword':
		case 'lose abilities':
		case 'become copy':
		case 'become copy of card':
		case 'set stat':
		case 'prevent next damage':
		case 'prevent next instance':
			return lasting(doing, effect);
		case 'put counters':
		case 'remove counters':
		case 'level up':
		case 'level down':
		case 'note':
		case 'clear notes':
			return counters(doing, effect);
		case 'deal damage':
		case 'take damage':
		case 'divide damage':
		case 'heal':
		case 'pay HP':
		case 'pay the penalty':
		case 'prevent death':
		case 'prevent damage':
		case 'add to damage':
			return damage(doing, effect);
		case 'cancel':
		case 'cancel everything':
		case 'cancel attack':
		case 'gain rewards':
		case 'double rewards':
		case 'copy':
		case 'double':
		case 'copy ability':
		case 'make activate':
			return theStack(doing, effect);
		case 'reroll':
		case 'change roll':
		case 'set roll':
		case 'roll again':
		case 'add to roll':
		case 'flip roll':
		case 'roll':
			return dice(doing, effect);
		case 'replace character':
			return replaceCharacter(doing, effect);
		case 'end the turn':
		case 'gain loot play':
		case 'gain purchase':
		case 'additional attack':
		case 'must attack':
		case 'join attack':
		case 'team up':
		case 'team rolls':
		case 'redirect attack':
		case 'extra turn':
		case 'skip next turn':
		case 'win':
			return theTurn(doing, effect);
		case 'by hand':
			return byHand(doing);
		case 'then':
		case 'and':
		case 'if you do':
		case 'may':
		case 'if':
		case 'choose one':
		case 'choose':
		case 'pick':
		case 'each':
		case 'repeat':
		case 'repeat while':
		case 'choose number':
		case 'remember':
		case 'vote':
			return connectives(doing, effect);
	}
}
