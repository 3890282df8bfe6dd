import { guidance } from '../rule.ts';

/** Chapter 21. */
export const ERRATA = {
	'errata.site': guidance(
		'21',
		'Corrected cards',
		'A card that has been corrected since it was printed works as foursouls.com has it, whatever it says itself.'
	),
	'errata.translation': guidance(
		'21',
		'Translated cards',
		'Where it is in doubt how a translated card works, the English one decides.'
	)
} as const;
