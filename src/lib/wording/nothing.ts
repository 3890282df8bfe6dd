import { conditionAlone } from '../abilities/wording.ts';
import type { WhyNothing } from '../model/happening/index.ts';
import type { Position } from '../model/position.ts';
import type { EditionId, EffectRef } from '../model/words.ts';
import { effectAtOrNull } from './cards.ts';
import { cardName, namedName, playerName } from './names.ts';
import type { Told } from './reasons.ts';

/** That an effect does nothing, and why. */
export function nothingClause(what: Told<'nothing'>, position: Position): string {
	const card = cardName(what.effect.card);
	const { because } = what;
	if ('already' in because) {
		const who = namedName(position, because.who);
		return because.already === 'theirs'
			? `nothing happens: ${playerName(position, because.player)} controls ${who} already`
			: `nothing happens: ${who} is ${because.already} already`;
	}
	if ('player' in because)
		return `nothing happens: ${playerName(position, because.player)} cannot steal`;
	if ('roll' in because) return `nothing happens: the roll can't ${because.unable}`;
	if ('unable' in because) {
		const done = because.unable === 'recharge' ? 'recharged' : 'stolen';
		return `nothing happens: ${namedName(position, because.who)} cannot be ${done}`;
	}
	if ('gone' in because)
		return because.gone === 'this'
			? `nothing happens: ${card} is gone`
			: `nothing happens: what ${card} would do this to is gone`;
	if ('multiplied' in because) return `${card} does nothing: another card multiplies this already`;
	const whose = isWhole(what.effect, position.edition) ? card : `part of ${card}`;
	return `${whose} does nothing${reason(what, because.none, position.edition)}`;
}

function reason(
	{ effect }: Told<'nothing'>,
	none: Extract<WhyNothing, { none: unknown }>['none'],
	edition: EditionId
): string {
	switch (none) {
		case 'amount':
			return ': the number is 0';
		case 'choice':
			return ': there is nothing to choose';
		case 'turn':
			return ': it is not their turn';
		case 'condition': {
			const written = effectAtOrNull(effect, edition);
			const words = written?.do === 'if' ? conditionAlone(written.condition) : null;
			return words ? `: it does so only if ${words}` : ': what it asks for is not so';
		}
		case 'else':
			return '';
	}
}

/** Whether an effect is all that an ability does, a line of its table, or an option of it. */
function isWhole(at: EffectRef, edition: EditionId): boolean {
	if (at.path.length === 0) return true;
	const around = effectAtOrNull({ ...at, path: at.path.slice(0, -1) }, edition)?.do;
	return around === 'roll' || around === 'choose one';
}
