import { CHARACTERS } from '../../cards/characters.ts';
import { cardOf } from '../../cards/library.ts';
import type { CardKey, EditionId } from '../../model/words.ts';
import { newPlan, type AwaitedRoll, type Event, type PersonFacts, type Plan } from './plan.ts';
import type { EffectKind } from './said.ts';
import type { Pronoun, Ref, Who } from './ref.ts';
import { otherThan, pronounMeant } from './others-meant.ts';

/** What those are called of whom no name is said. */
export interface Nameless {
	readonly writer: string;
	readonly friend: string;
}

const NAMELESS: Nameless = { writer: 'Amy', friend: 'Ben' };

/** The same where whoever writes is called otherwise: as is said, or as the first of these who is not named. */
export function namelessBeside(named: ReadonlySet<string>, called?: string): Nameless {
	const writer = called ?? ['Ben', 'Cleo', 'Dan', 'Eva'].find((name) => !named.has(name)) ?? 'Me';
	return { writer, friend: [...named].find((name) => name !== writer) ?? NAMELESS.friend };
}

/** What has been said so far, and of whom. */
export interface Talk {
	readonly plan: Plan;
	readonly edition: EditionId;
	/** Whoever writes, and somebody else of whom no name is said (1). */
	readonly nameless: Nameless;
	/** Whose words these are. */
	speaker: string | null;
	/** The same, once they have said "I": "she" is somebody else then. */
	saysI: string | null;
	/** Whoever writes speaks too, as "me: …". */
	isWithMe: boolean;
	/** Who was spoken of, the last one last. */
	readonly recent: string[];
	/** What they were called by: "he", "she". */
	readonly pronouns: Map<string, Pronoun>;
	/** Who did something last, and whether this is still the same sentence. */
	actor: string | null;
	/** Who the piece before was about. */
	subject: string | null;
	isSameSentence: boolean;
	/** Whether somebody is "he" and somebody "she" in it. */
	isMixed: boolean;
	/** Whether it is asked who has something of a monster that dies: a soul, a reward. */
	isOfSpoils: boolean;
	/** Whether whoever writes has said "I"; guessed where nobody says who does something. */
	isWriterHere: boolean;
	isWriterGuessed: boolean;
	/** What was named last, if a player or a monster. */
	lastNamed: { readonly name: string } | { readonly card: CardKey } | null;
	/** Who is named first of all. */
	readonly firstNamed: string | null;
	/** What was counted last: "Ben has 2 HP and Amy 1". */
	measure: 'hp' | 'cents' | null;
	/** What was not understood just before, so that nothing that hangs on it is either. */
	hidden: 'attack' | 'card' | null;
	/** The last monster, item, and card used that were spoken of. */
	monster: CardKey | null;
	item: CardKey | null;
	topics: CardKey[];
	/** The monster that a question speaks of, where none is told of otherwise. */
	asked: CardKey | null;
	/** Bare numbers that were said of somebody before it was told what they are of. */
	readonly numbers: { readonly name: string; readonly number: number; readonly piece: number }[];
	/** Where a purchase goes of which nobody has said yet whose it is, or what it is of. */
	purchaseAt: number | null;
	/** What somebody is said to do with a card that is not named yet: "Omar kills me (Death)". */
	wanting: {
		readonly who: string;
		readonly kinds: readonly EffectKind[];
		readonly on: Ref;
		readonly piece: number;
		/** How much had happened then: the card is named right behind. */
		readonly events: number;
	} | null;
	/** What happens as soon as there was a roll. */
	readonly delayed: Event[];
	/** Where the events of the last act begin. */
	lastAct: number;
	/** Behind the events that were put before the last act. */
	putBefore: number | null;
	/** An attack that goes on with its next roll, which is still to be told. */
	awaitsRoll: AwaitedRoll | null;
	/** Whether it follows the piece before it without a mark. */
	isAttached: boolean;
	/** Whether that stands in brackets. */
	isAside: boolean;
	/** Whether something is said to be unresolved still as what follows is declared. */
	isPending: boolean;
	/** Whether what follows is said to have come after all that. */
	isLater: boolean;
	/** The piece that is being told. */
	piece: number;
	readonly revealed: Set<CardKey>;
	/** Monsters that lie in slots of a table that is there. */
	readonly lying: Set<CardKey>;
	/** Who sits at a table that is there, with what lies before them. */
	readonly known: {
		readonly active: string | null;
		readonly owners: ReadonlyMap<CardKey, string>;
		/** Whose die is to be rolled there, or lies on the stack. */
		readonly roller?: string | null;
		/** What lies on the stack there, the top one last: the card, or null of a roll, damage or a death. */
		readonly stack?: readonly (CardKey | null)[];
	};
}

export function newTalk(
	edition: EditionId,
	known: Talk['known'],
	names: readonly string[],
	firstNamed: string | null = null,
	nameless: Nameless = NAMELESS
): Talk {
	const plan = newPlan();
	plan.names.push(...names);
	return {
		plan,
		edition,
		nameless,
		speaker: null,
		saysI: null,
		isWithMe: false,
		recent: [],
		pronouns: new Map(),
		actor: null,
		subject: null,
		lastNamed: null,
		firstNamed,
		isSameSentence: true,
		isMixed: false,
		isOfSpoils: false,
		isWriterHere: false,
		isWriterGuessed: false,
		measure: null,
		hidden: null,
		monster: null,
		item: null,
		topics: [],
		asked: null,
		numbers: [],
		purchaseAt: null,
		wanting: null,
		delayed: [],
		lastAct: 0,
		putBefore: null,
		awaitsRoll: null,
		isAttached: false,
		isAside: false,
		isPending: false,
		isLater: false,
		piece: 0,
		revealed: new Set(),
		lying: new Set(),
		known
	};
}

/** The player with a name, who sits down if nobody there is called so. */
export function person(talk: Talk, name: string): PersonFacts {
	const { plan, recent } = talk;
	talk.lastNamed = { name };
	if (!plan.names.includes(name)) plan.names.push(name);
	const index = recent.indexOf(name);
	if (index >= 0) recent.splice(index, 1);
	recent.push(name);
	const found = plan.people.get(name);
	if (found) return found;
	const facts: PersonFacts = { handCards: [], items: [], souls: [], curses: [] };
	const character = Object.entries(CHARACTERS).find(([, card]) => card.name === name)?.[0];
	if (character !== undefined) facts.character = character;
	plan.people.set(name, facts);
	return facts;
}

/** Whoever writes, or whose words are told. */
export const writer = (talk: Talk): string => talk.speaker ?? talk.nameless.writer;

/** The name of somebody. @param but who is not meant: a pronoun is never the one who does it. */
export function nameOf(talk: Talk, who: Who, but: string | null = null): string {
	const name = called(talk, who, but);
	person(talk, name);
	return name;
}

const ME: Who = { is: 'me' };

function called(talk: Talk, who: Who, but: string | null): string {
	switch (who.is) {
		case 'me':
			talk.isWriterHere ||= talk.speaker === null;
			talk.saysI = talk.speaker;
			if (talk.speaker === null) talk.isWriterGuessed = false;
			return writer(talk);
		case 'name':
			return who.name;
		case 'self':
			return but ?? talk.actor ?? writer(talk);
		case 'friend':
			// "Carl: bomb you": whoever spoke before.
			return (
				(talk.speaker === null
					? undefined
					: (talk.recent.findLast((name) => name !== talk.speaker) ??
						(talk.isWithMe && talk.speaker !== talk.nameless.writer
							? talk.nameless.writer
							: undefined))) ?? talk.nameless.friend
			);
		case 'same':
			return talk.subject ?? talk.recent.findLast((name) => name !== but) ?? called(talk, ME, but);
		case 'last':
			return talk.recent.at(-1) ?? talk.nameless.friend;
		case 'back': {
			const last = talk.plan.events.findLast((event) => event.is === 'use' && event.who !== but);
			if (last?.is === 'use') return last.who;
			return talk.recent.findLast((name) => name !== but) ?? talk.nameless.friend;
		}
		case 'other':
			return otherThan(talk, who.than ? called(talk, who.than, but) : null, writer(talk));
		case 'he':
			return pronounMeant(talk, who, but);
	}
}

/** Who does something of which nobody says it (3). */
export function doerOf(talk: Talk, who: Who | null, goesOn: boolean): string {
	if (who) return nameOf(talk, who);
	const { speaker, actor, isSameSentence, plan, nameless } = talk;
	const name =
		speaker ??
		(goesOn && actor !== null ? actor : null) ??
		(actor === null && goesOn ? plan.active : null) ??
		(isSameSentence && goesOn ? actor : null) ??
		nameless.writer;
	if (name === nameless.writer && actor !== name && plan.active !== name) {
		talk.isWriterGuessed = !talk.isWriterHere || talk.isWriterGuessed;
		talk.isWriterHere = true;
	}
	person(talk, name);
	return name;
}

/** Adds something that happens, after all that was said, or before the last act. */
export function happen(talk: Talk, event: Event, order: 'next' | 'before'): void {
	const { events } = talk.plan;
	talk.measure = null;
	talk.isLater = false;
	if (order === 'next') {
		events.push(event);
		return;
	}
	let at = talk.putBefore ?? talk.lastAct;
	// Who taps their character plays a card with it: what went on before did so before both.
	const last = events[at];
	const tap = events[at - 1];
	const isTapped =
		talk.putBefore === null &&
		last?.is === 'use' &&
		tap?.is === 'use' &&
		tap.who === last.who &&
		cardOf(tap.card).kind === 'character';
	if (isTapped) at--;
	events.splice(at, 0, event);
	talk.putBefore = at + 1;
	talk.lastAct++;
}

/** "Ben bombs me, I use my Mantle. After that he razors me": by then his bomb has resolved. */
export function resolveOwn(talk: Talk, who: string): void {
	const { events } = talk.plan;
	talk.isLater = false;
	const last = events.at(-1);
	const isAnswered = last?.is === 'use' && last.who !== who;
	if (isAnswered && events.some((event) => event.is === 'use' && event.who === who))
		events.push({ is: 'until', gone: 'all', piece: talk.piece });
}

/** "Soul Heart on Ben in response to my Bomb on him": one's own act is answered before it resolves. */
export function answerOnTop({ plan: { events }, putBefore }: Talk, who: string): void {
	const answer = putBefore === null ? undefined : events[putBefore];
	if (putBefore !== null && answer?.is === 'use' && answer.who === who)
		events[putBefore] = { ...answer, manner: answer.manner ?? 'on top' };
}
