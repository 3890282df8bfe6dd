/** Damage and deaths that lie on the stack. */
import { keepingNames } from '../names.ts';
import type { Reader } from '../parse/reader.ts';
import { part, type Span } from '../parse/span.ts';
import { copyText, readDamageable, type Writer } from './card.ts';
import type { DamageThing, DeathThing } from './things.ts';

/** `combat damage 1 to Amy from Fly`. */
export function readDamage(reader: Reader, span: Span): DamageThing | null {
	const found =
		/^(combat )?damage(?: (\d{1,3}))?(?: #([1-9]\d{0,2}))?(?: to (.+?))?(?: from (.+))?$/iu.exec(
			keepingNames(span.text, reader.cards)
		);
	if (!found) return null;
	const [, combat, amount, copy, to, from] = found;
	const fromAt = span.text.length - (from?.length ?? 0);
	const toEnd = from === undefined ? fromAt : fromAt - ' from '.length;
	const whom =
		to === undefined ? null : readDamageable(reader, part(span, toEnd - to.length, toEnd));
	const source = from === undefined ? null : readDamageable(reader, part(span, fromAt));
	return {
		is: 'damage',
		...(amount === undefined ? {} : { amount: Number(amount) }),
		...(combat === undefined ? {} : { combat: true as const }),
		...(whom ? { to: whom } : {}),
		...(source ? { from: source } : {}),
		...(copy === undefined ? {} : { copy: Number(copy) })
	};
}

export function damageText(damage: DamageThing, { thing }: Writer): string {
	const amount = damage.amount === undefined ? '' : ` ${String(damage.amount)}`;
	const to = damage.to ? ` to ${thing(damage.to)}` : '';
	const from = damage.from ? ` from ${thing(damage.from)}` : '';
	return `${damage.combat ? 'combat ' : ''}damage${amount}${copyText(damage)}${to}${from}`;
}

/** `Amy's death` or `death of Amy`. */
export function readDeath(reader: Reader, span: Span): DeathThing | null {
	const owned = /^(.+)['’]s death(?: #([1-9]\d{0,2}))?( \(looked at\))?$/iu.exec(span.text);
	const named = /^(?:the )?death(?: #([1-9]\d{0,2}))?( \(looked at\))? of (.+)$/iu.exec(span.text);
	const whose = owned?.[1] ?? named?.[3];
	if (whose === undefined) return null;
	const copy = owned?.[2] ?? named?.[1];
	const looked = owned?.[3] ?? named?.[2];
	const at = owned ? part(span, 0, whose.length) : part(span, span.text.length - whose.length);
	const of = readDamageable(reader, at);
	return (
		of && {
			is: 'death',
			of,
			...(looked === undefined ? {} : { lookedAt: true }),
			...(copy === undefined ? {} : { copy: Number(copy) })
		}
	);
}

export const deathText = (death: DeathThing, { thing }: Writer): string =>
	`death${copyText(death)}${death.lookedAt ? ' (looked at)' : ''} of ${thing(death.of)}`;
