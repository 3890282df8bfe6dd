import { fieldsOf, jsonSchemaOf } from '#lib/ui/data/json-schema.ts';
import { DATA_NAMES, DATA_VERSION, SHAPES } from '#lib/ui/data/shapes.ts';
import { DATA } from './data.server.ts';
import type { PageServerLoad } from './$types';

/** A document of which one entry is shown as an example. */
const EXAMPLES = {
	rules: () => DATA.rules().rules.find(({ id }) => id === 'attack.hit'),
	rulings: () => DATA.rulings().rulings.find(({ slug }) => slug === 'hp-after-a-prevented-death'),
	cards: () => DATA.cards().cards.find(({ key }) => key === 'the-relic')
} as const;

/** No list of an example is longer. */
const MOST = 3;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const shortened = (_key: string, value: unknown): unknown =>
	isList(value) && value.length > MOST ? [...value.slice(0, MOST), '…'] : value;

export const load: PageServerLoad = () => ({
	version: DATA_VERSION,
	documents: DATA_NAMES.map((name) => ({
		name,
		count: {
			rules: DATA.rules().rules,
			rulings: DATA.rulings().rulings,
			cards: DATA.cards().cards
		}[name].length,
		fields: fieldsOf(jsonSchemaOf(SHAPES[name])),
		example: JSON.stringify(EXAMPLES[name]() ?? null, shortened, 2)
	}))
});
