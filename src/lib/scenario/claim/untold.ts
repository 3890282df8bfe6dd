import { possessive } from '../../wording/index.ts';
import { claimWords, type ClaimWhat } from './claim.ts';

/** Why a claim is right or wrong where no step of the game tells it. */
export function untold(what: ClaimWhat, is: 'right' | 'wrong'): string {
	if (is === 'wrong') return 'it never comes to that';
	switch (what.says) {
		case 'lives':
			return `nothing kills ${what.who.name}`;
		case 'takes':
			return `nothing damages ${what.who.name}`;
		case 'reward':
			return `nothing gives ${possessive(what.monster.name)} reward to anyone`;
		case 'soul':
			return `nobody gains ${what.monster.name} as a soul`;
		case 'stays silent':
			return `nothing triggers ${what.source.name}`;
		case 'has':
			return what.change === 0 && what.what !== 'souls'
				? `nothing changes ${possessive(what.player)} ${what.what}`
				: claimWords(what);
		case 'expects':
			return 'that is how it ends';
		default:
			return claimWords(what);
	}
}
