import { guidance } from '../rule.ts';

/** Chapter 23. */
export const FAQ = {
	'faq.site': guidance(
		'23',
		'Questions already answered',
		'foursouls.com answers questions about the rules, and on the page of a card those about that card.'
	),
	'faq.ask': guidance(
		'23',
		'Asking a question',
		"A question that isn't answered on foursouls.com can be asked there; the answer may be added for everybody."
	)
} as const;
