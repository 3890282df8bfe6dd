import { gainCents } from '../../mechanics/cents.ts';
import { draftTasks } from '../../mechanics/drafting.ts';
import { lootCards } from '../../mechanics/loot-cards.ts';
import { startRound, timerAtFirst } from '../../mechanics/rounds.ts';
import { set, tell, type Run } from '../../mechanics/run.ts';
import { queueTriggers } from '../../mechanics/triggers.ts';
import { shuffle } from '../../mechanics/verbs/decks.ts';
import { withSlot } from '../../model/objects.ts';
import type { Task } from '../../model/task.ts';
import { DECKS, type SlotKind } from '../../model/words.ts';
import { hasVariant } from '../../rules/variants.ts';
import { chart, to } from '../chart.ts';
import { plan } from './windows.ts';

/** How many slots of a kind a game starts with, and what each player is dealt (1). */
const SLOTS = { shop: 2, monster: 2, room: 1 } as const;
const LOOT_CARDS = 3;
const CENTS = 3;

function fill(run: Run, slot: SlotKind): void {
	const places = Array.from({ length: SLOTS[slot] }, (_, index) => ({ slot, index }));
	for (const place of places)
		run.position = withSlot(run.position, place, { top: null, covered: [] });
	plan(run, ...places.map((place): Task => ({ do: 'set up slot', place })));
}

/** Setting up a game (1). */
export const setup = chart({
	name: 'setup',
	title: 'Setup',
	initial: 'shuffling',
	actions: {
		'shuffle the decks': (run, _, __, rules) => {
			for (const deck of DECKS) if (run.position.decks[deck].length > 0) shuffle(run, deck);
			tell(run, { did: 'set up', what: 'decks' }, rules, '¢ of the game');
		},
		'fill the shop': (run) => {
			fill(run, 'shop');
		},
		'fill the monster slots': (run) => {
			fill(run, 'monster');
		},
		'fill the room slot': (run) => {
			fill(run, 'room');
		},
		'draw the bonus souls': (run) => {
			plan(run, { do: 'draw bonus souls' });
		},
		'deal the characters': (run) => {
			plan(
				run,
				...run.position.players.map((_, player): Task => ({ do: 'deal character', player }))
			);
		},
		'let the game start': (run, _, __, rules) => {
			run.position.players.forEach((_, player) => {
				queueTriggers(run, { on: 'game starts', of: { player }, data: { player } });
			});
			if (hasVariant(run.position, 'souls are $$$'))
				tell(run, { did: 'set up', what: 'starting items' }, 'deck of starting items');
			const { waiting } = run.position;
			set(run, { waiting: [] });
			for (const { controller, context, effect } of waiting)
				tell(
					run,
					{
						did: 'triggered',
						source: { object: context.source ?? 0, card: effect.card },
						controller,
						effect,
						targets: context.targets
					},
					rules
				);
			plan(run, ...waiting.map(({ effect: at, context }): Task => ({ do: 'effect', at, context })));
		},
		'deal the hands': (run) => {
			run.position.players.forEach((_, player) => {
				lootCards(run, player, LOOT_CARDS);
				gainCents(run, player, CENTS);
			});
			tell(run, { did: 'set up', what: 'hands' }, 'hands dealt');
		},
		'leave out the bonus souls': (run, _, __, rules) => {
			tell(run, { did: 'set up', what: 'no bonus souls' }, rules);
		},
		'put out the timer': (run, _, __, rules) => {
			const timer = timerAtFirst(run.position);
			if (timer === undefined) return;
			set(run, { timer });
			tell(run, { did: 'timer', amount: timer }, rules);
		},
		'draft items': (run) => {
			plan(run, ...draftTasks(run));
		},
		'start the first round': startRound,
		'settle who goes first': (run) => {
			plan(run, { do: 'choose first player' });
		}
	},
	states: {
		shuffling: [to('shop', ['setup.decks'], { does: ['shuffle the decks'] })],
		shop: [to('monsters', ['setup.shop'], { does: ['fill the shop'] })],
		monsters: [to('rooms', ['setup.slots'], { does: ['fill the monster slots'] })],
		rooms: [
			to('bonus souls', ['setup.room'], {
				when: ['rooms are played with'],
				does: ['fill the room slot']
			}),
			to('bonus souls', ['setup.room'])
		],
		'bonus souls': [
			to('characters', ['solo.no-bonus-souls'], {
				when: ['the players play together'],
				does: ['leave out the bonus souls']
			}),
			to('characters', ['setup.bonus-souls'], {
				when: ['bonus souls are played with'],
				does: ['draw the bonus souls']
			}),
			to('characters', ['setup.bonus-souls'])
		],
		characters: [to('starting', ['setup.characters'], { does: ['deal the characters'] })],
		starting: [
			to('hands', ['setup.triggers', 'trigger.condition'], { does: ['let the game start'] })
		],
		hands: [to('first', ['setup.hands'], { does: ['deal the hands'] })],
		first: [to('drafting', ['setup.first'], { does: ['settle who goes first'] })],
		drafting: [
			to('timer', ['draft.lay-out'], {
				when: ['a mini draft is played'],
				does: ['draft items']
			}),
			to('timer', ['setup.first'])
		],
		timer: [
			to('over', ['solo.timer'], {
				when: ['the players play together'],
				does: ['start the first round', 'put out the timer']
			}),
			to('over', ['challenge.timer'], {
				when: ['a challenge is played'],
				does: ['put out the timer']
			}),
			to('over', ['setup.first'])
		],
		over: []
	}
});
