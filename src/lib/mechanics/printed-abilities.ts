import type { Ability, Condition } from '../abilities/grammar.ts';
import { abilitiesOf, cardOf, perCard, writtenOn } from '../cards/library.ts';
import { gathering, type Located } from '../model/in-play.ts';
import type { Place } from '../model/objects.ts';
import type { Position } from '../model/position.ts';
import type { EffectRef } from '../model/words.ts';

/** An ability an object has, and where it is written: on its card, or where another gives it. */
export interface Held {
	readonly ability: Ability;
	readonly at: EffectRef;
}

/** Whether an object's abilities work where it is: not in the shop (2.1.2), not as a soul (2.3), but as an active bonus soul (3.7). */
export function worksAt(place: Place): boolean {
	return 'slot' in place ? place.slot !== 'shop' : 'outside' in place || place.among !== 'souls';
}

const asksForSoul = (condition: Condition | undefined): boolean => {
	if (!condition) return false;
	if ('all' in condition) return condition.all.some(asksForSoul);
	return 'what' in condition && condition.what === 'this' && condition.fits === 'soul';
};

/** Whether an ability says that it works while its card is a soul (2.3). */
export const worksAsSoul = (ability: Ability): boolean =>
	asksForSoul(ability.while) ||
	(ability.way === 'static' && asksForSoul(ability.standing.while)) ||
	(ability.way === 'trigger' && asksForSoul(ability.when.given));

/** Whether any ability of an object works where it is: of a soul, those that say so (2.3). */
export const works = ({ object, place }: Located, edition: Position['edition']): boolean =>
	worksAt(place) ||
	('seat' in place && place.among === 'souls' && printed(object.card, edition).asSoul);

/** The objects whose abilities work where they are. */
export const working = gathering((located, edition): readonly Located[] =>
	works(located, edition) ? [located] : []
);

export interface Printed {
	readonly all: readonly Held[];
	/** What works while the card is not in play, and not while it is. */
	readonly elsewhere: readonly Held[];
	/** What the card's keywords mean, alone. */
	readonly keywords: readonly Held[];
	/** Whether any of it holds only at a level, or while something is so. */
	readonly conditional: boolean;
	/** Whether any of it works while the card is a soul. */
	readonly asSoul: boolean;
	readonly isCurse: boolean;
}

/** What is printed on a card. */
export const printed = perCard((key, edition): Printed => {
	const every = abilitiesOf(key, edition).map((ability, line) => ({
		ability,
		at: { card: key, line, path: [] }
	}));
	const isInPlay = ({ ability }: Held): boolean => ability.where === undefined;
	const all = every.filter(isInPlay);
	return {
		all,
		elsewhere: every.filter((one) => !isInPlay(one)),
		keywords: every.slice(writtenOn(key, edition).length),
		conditional: all.some(
			({ ability }) => ability.level !== undefined || ability.while !== undefined
		),
		asSoul: all.some(({ ability }) => worksAsSoul(ability)),
		isCurse: cardOf(key).kind === 'curse'
	};
});

/** Whether any ability of a card holds only at a level, or while something is so. */
export const isConditional = (key: string, edition: Position['edition']): boolean =>
	printed(key, edition).conditional;

export const printedOn = (key: string, edition: Position['edition']): readonly Held[] =>
	printed(key, edition).all;
