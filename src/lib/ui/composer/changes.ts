/** A way to say a piece otherwise, with one tap or as the beginning of another choice. */
export interface Change {
	readonly words: string;
	readonly text: string;
	/** Whether it says all; else it is typed, and what fits behind it is offered. */
	readonly whole: boolean;
	/** It is said before the piece, not in its place. */
	readonly before?: boolean;
}

/** Ways to change one part of a piece: "Who", "HP". */
export interface Changes {
	readonly part: string;
	readonly changes: readonly Change[];
}

/** As high as a number is offered; a die shows no more than six. */
const MOST = 6;

/**
 * The parts of a piece that can be changed: its player, its number, its card and what it is aimed at; of one that asks
 * what was meant, what could have been.
 * @param said what was said for it, letter by letter.
 */
export function changesOf(
	words: string,
	players: readonly string[],
	said = words
): readonly Changes[] {
	const readings = readingsOf(words, said);
	if (readings) return [readings];
	const who = players.find((name) => words.startsWith(`${name} `));
	const others = players.filter((name) => name !== who);
	const [number] = /\b\d+\b/u.exec(words) ?? [];
	const [toCard] = /^.*? (?:plays|taps|uses|attacks|has) (?=\D)/u.exec(words) ?? [];
	const [toTarget] = /^.* on (?=\S)/u.exec(words) ?? [];
	const { target } = ATTACKS.exec(words)?.groups ?? {};
	const all: readonly Changes[] = [
		{
			part: 'Who',
			changes:
				who === undefined
					? []
					: others.map((name) => ({
							words: `Make it ${name}`,
							text: `${name}${words.slice(who.length)}`,
							whole: true
						}))
		},
		{
			part: unitOf(words),
			changes:
				number === undefined
					? []
					: numbers(words, number).map((one) => ({
							words: one,
							text: words.replace(/\b\d+\b/u, one),
							whole: true
						}))
		},
		{
			part: `${target ?? ''} has`,
			changes:
				target === undefined
					? []
					: HP.map((hp) => ({
							words: hp,
							text: `${target} has ${hp}`,
							whole: true,
							before: true
						}))
		},
		{
			part: 'What',
			changes: [
				...(toCard === undefined ? [] : [{ words: 'Another card…', text: toCard, whole: false }]),
				...(toTarget === undefined
					? []
					: [{ words: 'Another target…', text: toTarget, whole: false }])
			]
		}
	];
	return all.filter(({ changes }) => changes.length > 0);
}

/** So many HP are what most monsters have left where a table argues. */
const HP = ['1 HP', '2 HP', '3 HP'] as const;

/** How many HP what is attacked has is said before the attack. */
const ATTACKS = / attacks (?<target>\p{Lu}[^(]*?)(?: \(.*\))?$/u;

const DOUBT = /^(?<act>.*?) \((?<one>.+)['’]s HP, or (?<other>.+)['’]s\?\)$/u;
const HP_SAID =
	/\b(?<count>\d+|one|two|three|four|five|six|last)\b[^\d.;]{0,12}\b(?:hp|health|hearts?|li(?:fe|ves))\b/iu;
const COUNTS: Readonly<Partial<Record<string, number>>> = {
	last: 1,
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	six: 6
};

/** "Gurdy has 1 HP", "Amy has 1 HP": the two that a piece may mean which asks whose HP were said; null of any other. */
function readingsOf(words: string, said: string): Changes | null {
	const { act, one, other } = DOUBT.exec(words)?.groups ?? {};
	const { count } = HP_SAID.exec(words)?.groups ?? HP_SAID.exec(said)?.groups ?? {};
	if (act === undefined || one === undefined || other === undefined || count === undefined)
		return null;
	const hp = `${String(COUNTS[count.toLowerCase()] ?? Number(count))} HP`;
	const bare = act.replace(/ \(\d+ HP\)/u, '');
	const reading = (who: string, text: string): Change => ({
		words: `${who} has ${hp}`,
		text,
		whole: true
	});
	return {
		part: 'Whose HP?',
		changes: [
			reading(one, bare.replace(one, `${one} (${hp})`)),
			reading(other, `${other} has ${hp}\n${bare}`)
		]
	};
}

/** What the number of a piece counts, where its words say so. */
function unitOf(words: string): string {
	if (/\broll/iu.test(words)) return 'Roll';
	const [, unit] = /\b\d+ ?(HP|¢|damage|loot)/iu.exec(words) ?? [];
	return unit ?? 'Number';
}

/** The numbers that could stand in a piece: the faces of a die, or what lies around the one that is there. */
function numbers(words: string, now: string): readonly string[] {
	const least = /\broll/iu.test(words) ? 1 : 0;
	const most = /\broll/iu.test(words) ? MOST : Math.max(MOST, Number(now) + 2);
	return Array.from({ length: most - least + 1 }, (_, i) => String(least + i)).filter(
		(one) => one !== now
	);
}
