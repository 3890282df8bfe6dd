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
	let asked = 0;
	const { rest } = telling(
		() => undefined,
		() => {
			asked++;
			return isWanted;
		},
		() => time
	);
	// It has only begun.
	await rest();
	expect(asked).toBe(0);
	time = 10;
	let isOver = false;
	const resting = rest().then(() => (isOver = true));
	// Others are not heard before all that is at hand here is done.
	for (let i = 0; i < 20; i++) await Promise.resolve();
	expect([isOver, asked]).toEqual([false, 0]);
	await resting;
	expect(asked).toBe(1);
	time = 20;
	isWanted = false;
	await expect(rest()).rejects.toThrow(NotWanted);
});
