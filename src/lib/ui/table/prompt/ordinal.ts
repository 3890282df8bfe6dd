const ENDINGS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
	one: 'st',
	two: 'nd',
	few: 'rd',
	zero: 'th',
	many: 'th',
	other: 'th'
};

const rules = new Intl.PluralRules('en', { type: 'ordinal' });

/** "1st", "2nd", "11th". */
export const ordinal = (n: number): string => `${n}${ENDINGS[rules.select(n)]}`;
