/** Whose roll, death or turn it is, and whom a standing reaches. */
import type { Filter, PlayerWord, Reach, Whose } from '../grammar.ts';
import { eachOf, someOf } from './filters.ts';
import { nounFor, THIS } from './nouns.ts';
import { IT, noun, YOU, type Noun, type Scope } from './scope.ts';

/** Whose roll, death or turn it is: "you", "another monster", "an item you control". */
export function whoseNoun(who: Whose, scope: Scope): Noun {
	if (who === 'you') return YOU;
	if (who === 'this') return THIS;
	if (who === 'it') return IT;
	if (who === 'active player' || who === 'attacking player') return noun(`the ${who}`);
	if (who === 'a player' || who === 'another monster' || who === 'a monster') return noun(who);
	if (typeof who === 'object' && 'target' in who) return nounFor(who, scope);
	if (typeof who === 'object' && 'any' in who) return noun(someOf(who.any, scope));
	const by = namedBy(who);
	if (by !== null) return nounFor(by, scope);
	return noun(someOf([who], scope));
}

/** Whom a standing modifier reaches. */
export function reached(reach: Reach | 'other players', scope: Scope): Noun {
	switch (reach) {
		case 'you':
			return YOU;
		case 'this':
			return THIS;
		case 'monsters':
		case 'other monsters':
		case 'players':
		case 'other players':
			return { subject: reach, object: reach, possessive: `${reach}'`, plural: true };
		default: {
			const by = namedBy(reach);
			return by === null ? noun(eachOf([reach], scope)) : nounFor(by, scope);
		}
	}
}

/** The one player whom a filter is about, by their word; null where it is about others. */
function namedBy(filter: Filter): PlayerWord | null {
	if (typeof filter === 'string' || filter.is !== 'player' || filter.where.length !== 1)
		return null;
	const [test] = filter.where;
	return typeof test === 'object' && 'by' in test ? test.by : null;
}
