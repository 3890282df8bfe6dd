import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JudgeClient, type Hearing, type Helper } from './client.ts';
import { LONGEST, type Reply, type Request } from './protocol.ts';

/** Helpers that do what a test says, all of them that were started. */
function helpers(): {
	readonly started: {
		readonly posted: Request[];
		readonly stopped: number[];
		readonly hearing: Hearing;
		ended: boolean;
	}[];
	readonly start: (hearing: Hearing) => Helper;
} {
	const started: { posted: Request[]; stopped: number[]; hearing: Hearing; ended: boolean }[] = [];
	return {
		started,
		start(hearing) {
			const one = { posted: [] as Request[], stopped: [] as number[], hearing, ended: false };
			started.push(one);
			return {
				post: (request) => one.posted.push(request),
				stop: (id) => one.stopped.push(id),
				end: () => {
					one.ended = true;
				}
			};
		}
	};
}

const nothing = (): Promise<never> => Promise.reject(new Error('Nothing answers here.'));
const given = (id: number): Reply => ({ is: 'given', id, given: [] });
const CARDS = { texts: [] };

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe('the client of the judge beside the page', () => {
	it('starts a worker at the first request, and has one request under way', async () => {
		const { started, start } = helpers();
		const client = new JudgeClient(start, nothing);
		expect(started).toHaveLength(0);
		const first = client.ask('read cards', CARDS);
		const second = client.ask('read cards', CARDS);
		const [one] = started;
		expect(one?.posted.map(({ id }) => id)).toEqual([1]);
		one?.hearing.said(given(1));
		await expect(first).resolves.toEqual({ is: 'given', given: [] });
		one?.hearing.said(given(2));
		await expect(second).resolves.toEqual({ is: 'given', given: [] });
		expect(started).toHaveLength(1);
	});

	it('answers only the newest of a lane', async () => {
		const { started, start } = helpers();
		const client = new JudgeClient(start, nothing);
		const all = [1, 2, 3].map(() => client.ask('read cards', CARDS, 'banner'));
		const other = client.ask('read cards', CARDS);
		const [one] = started;
		expect(one?.stopped).toEqual([1, 1]);
		one?.hearing.said({ is: 'stopped', id: 1 });
		expect(one?.posted.map(({ id }) => id)).toEqual([1, 3]);
		one?.hearing.said(given(3));
		one?.hearing.said(given(4));
		await expect(Promise.all(all)).resolves.toEqual([
			{ is: 'outdone' },
			{ is: 'outdone' },
			{ is: 'given', given: [] }
		]);
		await expect(other).resolves.toMatchObject({ is: 'given' });
	});

	it('hears how much has been looked at of the request under way, and of no other', async () => {
		const { started, start } = helpers();
		const client = new JudgeClient(start, nothing);
		const counts: number[] = [];
		const asked = client.ask('read cards', CARDS, null, (count) => counts.push(count));
		const [one] = started;
		for (const [id, count] of [
			[1, 500],
			[7, 9],
			[1, 1500]
		])
			one?.hearing.said({ is: 'looked', id, count });
		client.cancel();
		one?.hearing.said({ is: 'looked', id: 1, count: 2000 });
		await expect(asked).resolves.toEqual({ is: 'outdone' });
		expect(counts).toEqual([500, 1500]);
	});

	it('hears what is known so far, if it has the shape of what is given', async () => {
		const { started, start } = helpers();
		const client = new JudgeClient(start, nothing);
		const heard: unknown[] = [];
		const asked = client.ask('read cards', CARDS, null, (...sofar) => heard.push(sofar));
		const [one] = started;
		for (const known of [[], 'something else', undefined])
			one?.hearing.said({ is: 'looked', id: 1, count: 500, known });
		client.cancel();
		await expect(asked).resolves.toEqual({ is: 'outdone' });
		expect(heard).toEqual([
			[500, []],
			[500, null],
			[500, null]
		]);
	});

	it('stops what takes too long, and goes on with a new worker', async () => {
		const { started, start } = helpers();
		const client = new JudgeClient(start, nothing);
		const long = client.ask('read cards', CARDS);
		const next = client.ask('read cards', CARDS);
		// However long it takes to be fetched.
		vi.advanceTimersByTime(10 * LONGEST['read cards']);
		expect(started).toHaveLength(1);
		started[0]?.hearing.said({ is: 'begun', id: 1 });
		vi.advanceTimersByTime(LONGEST['read cards']);
		await expect(long).resolves.toEqual({ is: 'failed', why: 'too long' });
		expect(started.map(({ ended }) => ended)).toEqual([true, false]);
		// What the stopped one says now is not heard.
		started[0]?.hearing.said(given(2));
		started[1]?.hearing.said(given(2));
		await expect(next).resolves.toMatchObject({ is: 'given' });
	});

	it('stops all that is asked when nobody wants to know anymore, and starts anew when somebody does', async () => {
		const { started, start } = helpers();
		const client = new JudgeClient(start, nothing);
		const both = [client.ask('read cards', CARDS), client.ask('read cards', CARDS)];
		client.cancel();
		await expect(Promise.all(both)).resolves.toEqual([{ is: 'outdone' }, { is: 'outdone' }]);
		expect(started.map(({ ended }) => ended)).toEqual([true]);
		const later = client.ask('read cards', CARDS);
		// What the stopped one says now is not heard.
		started[0]?.hearing.said(given(3));
		started[1]?.hearing.said(given(3));
		await expect(later).resolves.toMatchObject({ is: 'given' });
		expect(started).toHaveLength(2);
	});

	it('asks once more when a worker has broken down, and no more than that', async () => {
		const { started, start } = helpers();
		const client = new JudgeClient(start, nothing);
		const warm = client.ask('read cards', CARDS);
		started[0]?.hearing.said(given(1));
		await warm;
		const asked = client.ask('read cards', CARDS);
		started[0]?.hearing.failed();
		started[1]?.hearing.said(given(2));
		await expect(asked).resolves.toMatchObject({ is: 'given' });
		const again = client.ask('read cards', CARDS);
		started[1]?.hearing.failed();
		started[2]?.hearing.said('nonsense');
		started[2]?.hearing.failed();
		await expect(again).resolves.toEqual({ is: 'failed', why: 'broke' });
	});

	it('answers on the page where no worker comes', async () => {
		const here = (request: Request): Promise<Reply> => Promise.resolve(given(request.id));
		for (const start of [() => null, helpers().start]) {
			let hearing: Hearing | null = null;
			const client = new JudgeClient(
				(one) => {
					hearing = one;
					return start(one);
				},
				() => Promise.resolve(here)
			);
			const asked = client.ask('read cards', CARDS);
			(hearing as Hearing | null)?.failed();
			await expect(asked).resolves.toEqual({ is: 'given', given: [] });
		}
	});

	it('says what did not load, and tries again', async () => {
		const { started, start } = helpers();
		const client = new JudgeClient(start, nothing);
		const asked = client.ask('read cards', CARDS);
		started[0]?.hearing.failed();
		await expect(asked).resolves.toEqual({ is: 'failed', why: 'not loaded' });
		const again = client.ask('read cards', CARDS);
		started[1]?.hearing.said(given(2));
		await expect(again).resolves.toMatchObject({ is: 'given' });
	});

	it('takes nothing that has not the shape of what was asked', async () => {
		const { started, start } = helpers();
		const client = new JudgeClient(start, nothing);
		const asked = client.ask('verdict', { scenario: { rules: '2023', script: [] } });
		started[0]?.hearing.said(given(1));
		await expect(asked).resolves.toEqual({ is: 'failed', why: 'broke' });
	});
});
