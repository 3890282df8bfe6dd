/** A way to say a piece otherwise, with one tap or as the beginning of another choice. */
export interface Change {
	readonly words: string;
	readonly text: string;
	/** Whether it says all; else it is typed, and what fits behind it is offered. */
	readonly whole: boolean;
}

/** Ways to change one part of a piece: "Who", "HP". */
export interface Changes {
	readonly part: string;
	readonly changes: readonly Change[];
}

/** As high as a number is offered; a die shows no more than six. */
const MOST = 6;

/** The parts of a piece that can be changed: its player, its number, its card and what it is aimed at. */
export function changesOf(words: string, players: readonly string[]): readonly Changes[] {
	const who = players.find((name) => words.startsWith(`${name} `));
	const others = players.filter((name) => name !== who);
	const [number] = /\b\d+\b/u.exec(words) ?? [];
	const [toCard] = /^.*? (?:plays|taps|uses|attacks|has) (?=\D)/u.exec(words) ?? [];
	const [toTarget] = /^.* on (?=\S)/u.exec(words) ?? [];
	const all: readonly Changes[] = [
		{
			part: 'Who',
			changes:
				who === undefined
					? []
					: others.map((name) => ({
							words: name,
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
