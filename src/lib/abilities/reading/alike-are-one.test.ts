import { expect, test } from 'vitest';
import { alikeAreOne, forgetMany } from './alike-are-one.ts';

test('what says the same is one to the end of a text, however much is said', () => {
	const one = alikeAreOne<{ readonly says: number }>();
	const first = one({ says: 0 });
	for (let says = 1; says < 3000; says++) one({ says });
	expect(one({ says: 0 })).toBe(first);
});

test('much is forgotten between texts, and little is kept', () => {
	const [much, little] = [alikeAreOne<{ readonly says: number }>(), alikeAreOne<object>()];
	const [first, other] = [much({ says: 0 }), little({})];
	for (let says = 1; says < 3000; says++) much({ says });
	forgetMany();
	expect(much({ says: 0 })).not.toBe(first);
	expect(little({})).toBe(other);
});
