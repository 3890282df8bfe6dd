import { eventsFirst } from './awaited.ts';
import { answersBehind } from './based-later.ts';
import type { Order, Piece, Saying } from './said.ts';

/** Who the piece before brackets is about. */
export function subjectBefore(pieces: readonly Piece[], index: number): string | null {
	const before = pieces
		.slice(0, index)
		.findLast(({ what, isAside }) => what.say !== 'joins' && !isAside)?.what;
	const who =
		before?.say === 'until' && before.what?.ref === 'who'
			? before.what.who
			: before?.say === 'fact' && before.about?.ref === 'who'
				? before.about.who
				: before && 'who' in before
					? before.who
					: null;
	return typeof who === 'object' && who !== null && 'is' in who && who.is === 'name'
		? who.name
		: null;
}

/** The pieces as they are told: what brackets say of how something came goes before it. */
export function asidesFirst(
	pieces: readonly Piece[]
): readonly { readonly index: number; readonly piece: Piece }[] {
	const all = deathFirst(
		fightFirst(eventsFirst(answersBehind(pieces.map((piece, index) => ({ index, piece })))))
	);
	for (let i = 0; i < all.length; i++) {
		const { piece } = all[i] ?? {};
		if (!piece || piece.isAside) continue;
		const { what } = piece;
		const between = what.say === 'until' ? ['joins', 'left', 'turn'] : ['joins', 'left', 'again'];
		let end = i + 1;
		while (
			all[end] &&
			(all[end]?.piece.isAside || between.includes(all[end]?.piece.what.say ?? '')) &&
			!all[end]?.piece.isEnd
		)
			end++;
		const next = all[end]?.piece.what;
		if (
			what.say === 'roll' &&
			next &&
			next.say === 'attack' &&
			next.order === 'before' &&
			what.against === null
		) {
			// "Kai rolls 1 while attacking Fly".
			const attack = all[end];
			if (attack)
				all.splice(
					i,
					end - i + 1,
					{
						...attack,
						piece: { ...attack.piece, what: { ...next, who: next.who ?? what.who, order: 'next' } }
					},
					...all.slice(i, end)
				);
			i = end;
			continue;
		}
		const asides = all.slice(i + 1, end);
		const tells = (...says: readonly string[]): boolean =>
			asides.some((aside) => aside.piece.isAside === true && says.includes(aside.piece.what.say));
		const isLate =
			(what.say === 'until' && what.until === 'dead' && tells('roll', 'use', 'attack', 'fact')) ||
			(isDeath(what) && tells('use')) ||
			((what.say === 'roll' || what.say === 'becomes') && tells('attack')) ||
			(what.say === 'use' &&
				what.on.some((ref) => ref.ref === 'it' || (ref.ref === 'roll' && ref.shows === null)) &&
				asides.some(
					({ piece: one }) =>
						one.isAside === true && one.what.say === 'roll' && one.what.against !== null
				)) ||
			(what.say === 'use' &&
				what.on.length === 0 &&
				what.mode === undefined &&
				tells('use') &&
				asides.some(
					(aside) => aside.piece.what.say === 'use' && aside.piece.what.card.card !== what.card.card
				));
		if (!isLate) {
			i = end - 1;
			continue;
		}
		const main = all[i];
		if (main)
			all.splice(i, asides.length + 1, ...asides, {
				...main,
				piece: { ...main.piece, what: asDying(what), hasAside: true }
			});
		i = end - 1;
	}
	return all;
}

/** "Yves is dead (killed by …)": what made it so is told, so that it comes to be. */
export const isDeath = (what: Piece['what']): what is Extract<Saying, { say: 'fact' }> =>
	what.say === 'fact' && what.facts.isNews === true && what.about?.ref === 'who';

const asDying = (what: Piece['what']): Piece['what'] =>
	isDeath(what) ? { say: 'until', until: 'dead', what: what.about } : what;

interface Placed {
	readonly index: number;
	readonly piece: Piece;
}

/** "Magician on the roll! I name 1. (Mia was attacking Cod Worm with a 5)": what the roll is of is told first. */
function fightFirst(all: readonly Placed[]): Placed[] {
	const isOfFight = ({ piece: { what } }: Placed): boolean =>
		what.say === 'attack' || what.say === 'roll';
	const first = all.findIndex(isOfFight);
	const onRoll = all.findIndex(
		({ piece: { what } }) =>
			what.say === 'use' && what.on.some((ref) => ref.ref === 'roll' && ref.shows === null)
	);
	const opening = all[first]?.piece;
	const isLate =
		onRoll >= 0 && first > onRoll && opening?.isAside === true && opening.what.say === 'attack';
	if (!isLate) return attackFirst(all, first);
	let end = first;
	while (all[end]?.piece.isAside === true) end++;
	const fight = all.slice(first, end).map((one) => ({ ...one, piece: unaside(one.piece) }));
	return [...all.slice(0, onRoll), ...fight, ...all.slice(onRoll, first), ...all.slice(end)];
}

/** "Dave bombs me now. Too late? (I attacked Dip)": what it all came in is told first. */
function attackFirst(all: readonly Placed[], first: number): Placed[] {
	const attack = all[first];
	const { what, isAside } = attack?.piece ?? {};
	const opens = all.findIndex(
		({ piece }) => !piece.isAside && ['use', 'pass', 'until', 'buy'].includes(piece.what.say)
	);
	const isBase =
		isAside === true && what?.say === 'attack' && (what.isPast ?? what.isGoingOn) === true;
	const isOnRoll = all
		.slice(0, first)
		.some(
			({ piece: { what: one } }) => one.say === 'use' && one.on.some(({ ref }) => ref === 'roll')
		);
	if (!attack || !isBase || isOnRoll || opens < 0 || opens > first) return [...all];
	if (all[opens]?.piece.what.say === 'buy') return [...all];
	let end = first;
	while (all[end]?.piece.isAside === true) end++;
	const fight = all.slice(first, end).map((one) => ({ ...one, piece: unaside(one.piece) }));
	return [...all.slice(0, opens), ...fight, ...all.slice(opens, first), ...all.slice(end)];
}

/** Words that tell what somebody could die of. */
const FATAL: readonly Piece['what']['say'][] = ['attack', 'roll', 'kill'];

/** "Ben played Butter Bean! on my Collar when I died": the death that is answered is told first, unless it was told how it came. */
function deathFirst(all: Placed[]): Placed[] {
	const at = all.findIndex(
		({ piece: { what } }, i) =>
			what.say === 'until' &&
			what.until === 'dead' &&
			what.order === 'before' &&
			what.what?.ref === 'who' &&
			['use', 'lies'].includes(all[i - 1]?.piece.what.say ?? '')
	);
	const death = all[at];
	const told = all.slice(0, at);
	if (!death || told.some(({ piece }) => FATAL.includes(piece.what.say))) return all;
	const { what } = death.piece;
	if (what.say !== 'until') return all;
	const piece: Piece = { ...death.piece, what: { ...what, order: 'next' } };
	return [...told.slice(0, -1), { ...death, piece }, ...told.slice(-1), ...all.slice(at + 1)];
}

const unaside = ({ isAside: _, ...piece }: Piece): Piece => piece;

/** Whether a piece says something of the table. */
export const isSaying = (what: Piece['what']): what is Saying & { readonly order?: Order } =>
	!['asked', 'left', 'unread', 'takes back', 'joins'].includes(what.say);
