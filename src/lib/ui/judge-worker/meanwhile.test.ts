import { expect, test } from 'vitest';
import { NotWanted, telling } from './meanwhile.ts';

test('tells counts now and then, and what is known as long as that takes a small part of the time', () => {
	let time = 0;
	const told: unknown[] = [];
	const meanwhile = telling(
		(sofar) => told.push(sofar),
		() => true,
		() => time
	);
	/** Looks at ten more for so long, what is known then taking so long to be worked out. */
	const look = (for_: number, takes: number): void => {
		time += for_;
		meanwhile.looked(10);
		meanwhile.sofar(() => {
			time += takes;
			return `known at ${String(time)}`;
		});
	};
	look(90, 0);
	expect(told).toEqual([]);
	look(20, 0);
	expect(told).toEqual([{ count: 20 }]);
	look(190, 100);
	expect(told.slice(1)).toEqual([{ count: 30 }, { count: 30, known: 'known at 400' }]);
	// It took 100 of 400: the next comes when it is a fifth of the time.
	look(390, 0);
	expect(told.slice(3)).toEqual([{ count: 40 }]);
	look(10, 0);
	expect(told.slice(4)).toEqual([{ count: 50, known: 'known at 800' }]);
});

test('lets others in now and then, and goes no further with what nobody wants', async () => {
	let time = 0;
	let isWanted = true;
	const { rest } = telling(
		() => undefined,
		() => isWanted,
		() => time
	);
	isWanted = false;
	await rest();
	time = 10;
	isWanted = true;
	const resting = rest();
	setTimeout(() => (isWanted = false));
	await resting;
	time = 20;
	await new Promise((done) => setTimeout(done, 5));
	await expect(rest()).rejects.toThrow(NotWanted);
});
