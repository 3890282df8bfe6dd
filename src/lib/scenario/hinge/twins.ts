import { answersTo } from '../../judge/all-answers.ts';
import { hp } from '../../mechanics/stats.ts';
import type { Position } from '../../model/position.ts';
import { DIE_NUMBERS, IN_TIME } from '../../model/words.ts';
import { EDITION_RULES } from '../../wording/editions.ts';
import { CHANGED, facesText, nthWords } from '../../wording/hinges.ts';
import { cardName } from '../../wording/index.ts';
import { dependsOnWords } from '../../wording/verdict-depends.ts';
import { actOf } from '../act-of.ts';
import type { Entry } from '../entry.ts';
import type { Played } from '../play.ts';
import { lineText, namesOf } from '../print/print.ts';
import { actWords } from '../spoken/act-words.ts';
import { thingText } from '../words/thing.ts';
import { otherCounters } from './counters.ts';
import { fillersIn, namedIn } from './fillers.ts';
import { withResponse } from './responses.ts';
import { facesToCome } from './to-come.ts';
import type { Twin } from './twin.ts';
import {
	isEdit,
	isExpectation,
	type Line,
	type ObjectSetup,
	type PlayerSetup,
	type Scenario
} from '../scenario.ts';

/** Every twin of a scenario that was played in which one fact is another. */
export function twinsOf(
	scenario: Scenario,
	played: Extract<Played, { ok: true }>
): readonly Twin[] {
	const bare = { ...scenario, script: scenario.script.filter((line) => !isExpectation(line)) };
	const entries = played.entries.filter(({ line }) => !isExpectation(line));
	const laid = played.opening.changed.before;
	const fillers = fillersIn(scenario);
	const twins: readonly Twin[] = [
		...facesToCome(bare, played),
		...otherFaces(bare, entries),
		...otherLaidFaces(bare),
		...otherHp(bare, laid),
		...otherCharge(bare),
		...otherCents(bare, laid),
		...otherCounters(bare),
		...withoutCards(bare),
		...entries.flatMap((entry, at) => otherChoices(bare, entry, at)),
		...withoutActs(bare, entries),
		...withResponse(bare, played, entries),
		...IN_TIME.filter((edition) => edition !== scenario.rules).map((rules): Twin => ({
			kind: 'edition',
			about: 'edition',
			name: EDITION_RULES[rules],
			words: (_faces, _own, names) => CHANGED.editions(names),
			scenario: { ...bare, rules, readings: {} }
		}))
	];
	return twins.map((twin) => ({ ...twin, filler: namedIn(fillers, twin.changed ?? null) }));
}

function otherFaces(scenario: Scenario, entries: readonly Entry[]): readonly Twin[] {
	const rolls = entries.flatMap(({ line, before: { question }, before }, at) =>
		isEdit(line) || isExpectation(line) || line.do !== 'roll'
			? []
			: [{ at, line, what: question ? dependsOnWords(question, before) : 'the roll' }]
	);
	return rolls.flatMap(({ at, line, what }) => {
		const { result } = line;
		return otherNumbers(result, `roll ${String(at)}`, toldApart(what, at, rolls), (face) =>
			withLine(scenario, at, { ...line, result: face })
		);
	});
}

/** Another number of a roll that lies on the stack as the table is laid. */
function otherLaidFaces(scenario: Scenario): readonly Twin[] {
	const { board = {} } = scenario;
	const { stack = [] } = board;
	return stack.flatMap((thing, at) => {
		if (thing.is !== 'roll' || thing.shows === undefined) return [];
		const { shows, ...roll } = thing;
		const what = CHANGED.laidRoll(thingText(roll, namesOf(scenario)));
		return otherNumbers(shows, `laid ${String(at)}`, what, (face) => ({
			...scenario,
			board: { ...board, stack: stack.with(at, { ...thing, shows: face }) }
		}));
	});
}

/** A roll with each number that it does not show. @param said the roll in words. */
const otherNumbers = (
	rolled: number,
	about: string,
	said: string,
	withFace: (face: number) => Scenario
): readonly Twin[] =>
	DIE_NUMBERS.filter((face) => face !== rolled).map((face) => ({
		kind: 'roll',
		about,
		face,
		rolled,
		words: (faces, own) => CHANGED.roll(said, facesText(own), facesText(faces)),
		scenario: withFace(face)
	}));

const withLine = (scenario: Scenario, at: number, line: Line): Scenario => ({
	...scenario,
	script: scenario.script.with(at, line)
});

function otherHp(scenario: Scenario, laid: Position): readonly Twin[] {
	const players = scenario.players ?? [];
	const monsters = scenario.board?.slots?.monster ?? [];
	const twin = (
		whose: string,
		was: number,
		by: number,
		changed: Scenario,
		card?: string
	): readonly Twin[] =>
		was + by < 1
			? []
			: [
					{
						kind: 'hp',
						about: `${whose} ${String(by)}`,
						words: () => CHANGED.hp(whose, was, was + by),
						scenario: changed,
						changed: card
					}
				];
	return [1, -1].flatMap((by) => [
		...players.flatMap((player, seat) => {
			if (!laid.players[seat]) return [];
			const was = hp(laid, { player: seat });
			const changed = withPlayerSetup(scenario, seat, { ...player, hp: was + by });
			return twin(player.name, was, by, changed);
		}),
		...monsters.flatMap((slot, index) => {
			const object = laid.slots.monster[index]?.top;
			if (!slot.top || !object) return [];
			const was = hp(laid, { object: object.id });
			const monster = monsters.with(index, { ...slot, top: { ...slot.top, hp: was + by } });
			const board = { ...scenario.board, slots: { ...scenario.board?.slots, monster } };
			return twin(cardName(slot.top.card), was, by, { ...scenario, board }, slot.top.card);
		})
	]);
}

const withPlayerSetup = (scenario: Scenario, seat: number, player: PlayerSetup): Scenario => ({
	...scenario,
	players: (scenario.players ?? []).with(seat, player)
});

/** A character or an item that is charged and was not, or the other way round. */
const otherCharge = (scenario: Scenario): readonly Twin[] =>
	(scenario.players ?? []).flatMap((player, seat) => {
		const twin = (object: ObjectSetup, changed: (turned: ObjectSetup) => PlayerSetup): Twin => {
			const charged = object.charged === false;
			return {
				kind: 'charge',
				about: `${player.name} ${object.card}`,
				words: () => CHANGED.charge(player.name, cardName(object.card), charged),
				scenario: withPlayerSetup(scenario, seat, changed({ ...object, charged }))
			};
		};
		const { character, items = [] } = player;
		return [
			...(character ? [twin(character, (turned) => ({ ...player, character: turned }))] : []),
			...items.map((item, at) =>
				twin(item, (turned) => ({ ...player, items: items.with(at, turned) }))
			)
		];
	});

const otherCents = (scenario: Scenario, laid: Position): readonly Twin[] =>
	(scenario.players ?? []).flatMap((player, seat) => {
		const was = laid.players[seat]?.cents;
		if (was === undefined) return [];
		return [1, -1].flatMap((by): readonly Twin[] =>
			was + by < 0
				? []
				: [
						{
							kind: 'cents',
							about: `${player.name} ${String(by)}`,
							words: () => CHANGED.cents(player.name, was, was + by),
							scenario: withPlayerSetup(scenario, seat, { ...player, cents: was + by })
						}
					]
		);
	});

function withoutCards(scenario: Scenario): readonly Twin[] {
	return (scenario.players ?? []).flatMap((player, seat) => {
		const twin = (card: string, changed: PlayerSetup): Twin => ({
			kind: 'card',
			about: player.name,
			name: cardName(card),
			words: (_faces, _own, names) => CHANGED.cards(player.name, names),
			scenario: withPlayerSetup(scenario, seat, changed)
		});
		const { items = [], souls = [], curses = [], hand = [] } = player;
		return [
			...souls.map(({ card }, at) => twin(card, { ...player, souls: souls.toSpliced(at, 1) })),
			...curses.map(({ card }, at) => twin(card, { ...player, curses: curses.toSpliced(at, 1) })),
			...items.map(({ card }, at) => twin(card, { ...player, items: items.toSpliced(at, 1) })),
			...hand.flatMap((cell, at) =>
				'card' in cell ? [twin(cell.card, { ...player, hand: hand.toSpliced(at, 1) })] : []
			)
		];
	});
}

/** Another answer to a question that is answered by choosing one thing. */
function otherChoices(
	scenario: Scenario,
	{ line, before, decisions }: Entry,
	at: number
): readonly Twin[] {
	const { question } = before;
	if (isEdit(line) || isExpectation(line) || line.do !== 'choose' || !question) return [];
	if (!decisions.some(({ decision }) => decision.do === 'choose')) return [];
	const names = namesOf(scenario);
	const own = lineText(line, names);
	return answersTo(question, MOST_CHOICES).flatMap((picks): readonly Twin[] => {
		const other = actOf(before, { do: 'choose', player: question.who, picks });
		const text = lineText(other, names);
		if (picks.length !== 1 || text === own) return [];
		return [
			{
				kind: 'choice',
				about: `choice ${String(at)} ${text}`,
				words: () => CHANGED.choice(own, text),
				scenario: withLine(scenario, at, other),
				changed: other
			}
		];
	});
}

/** More answers to one question than are tried. */
const MOST_CHOICES = 8;

function withoutActs(scenario: Scenario, entries: readonly Entry[]): readonly Twin[] {
	const names = namesOf(scenario);
	const acts = entries.flatMap(({ line, decisions }, at) => {
		if (isEdit(line) || isExpectation(line) || (line.do !== 'play' && line.do !== 'activate'))
			return [];
		// What the line means, as it may have been written short.
		const taken = decisions.find(({ decision }) => decision.do === line.do);
		const act = taken ? actOf(taken.before, taken.decision) : line;
		return [{ at, what: `“${actWords(act, names, 'activates')}”` }];
	});
	return acts.map(({ at, what }): Twin => ({
		kind: 'act',
		about: `act ${String(at)}`,
		words: () => CHANGED.act(toldApart(what, at, acts)),
		scenario: { ...scenario, script: scenario.script.toSpliced(at, 1) }
	}));
}

/** The words of what is at a place, with which one it is where several have the same. */
function toldApart(
	what: string,
	at: number,
	all: readonly { readonly at: number; readonly what: string }[]
): string {
	const alike = all.filter((one) => one.what === what);
	return alike.length > 1 ? nthWords(what, alike.findIndex((one) => one.at === at) + 1) : what;
}
