/** The colours of tokens.css: what is written can be read, and players are told apart, however one sees. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/paths.ts';

type Rgb = readonly [number, number, number];
type Matrix = readonly [Rgb, Rgb, Rgb];

const THEMES = ['by day', 'by night'] as const;
const TOKENS = new Map(
	Array.from(
		readFileSync(join(ROOT, 'src/lib/ui/tokens.css'), 'utf8').matchAll(
			/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/gu
		),
		([, name = '', day = '', night = '']) => [name, [day, night] as const] as const
	)
);
const tokenOf = (name: string, theme: number): Rgb => {
	const hex = TOKENS.get(name)?.[theme];
	if (hex === undefined) throw new Error(`tokens.css has no colour --${name}.`);
	const part = (from: number): number => {
		const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return [part(1), part(3), part(5)];
};

const times = (matrix: Matrix, [r, g, b]: Rgb): Rgb => {
	const [x, y, z] = matrix.map(([p, q, s]) => Math.min(1, Math.max(0, p * r + q * g + s * b)));
	return [x ?? 0, y ?? 0, z ?? 0];
};

/** The contrast of WCAG 2. */
const contrast = (a: Rgb, b: Rgb): number => {
	const [dark = 0, light = 0] = [a, b]
		.map(([r, g, b2]) => 0.2126 * r + 0.7152 * g + 0.0722 * b2)
		.sort((one, other) => one - other);
	return (light + 0.05) / (dark + 0.05);
};

/** Machado, Oliveira and Fernandes 2009: how colours look without one kind of cones. */
const EYES = {
	'all colours': [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1]
	],
	'no red': [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998]
	],
	'no green': [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881]
	],
	'no blue': [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039]
	]
} as const;

/** How far two colours lie apart in OKLab; 0.02 is just seen. */
const apart = (a: Rgb, b: Rgb): number => {
	const lab = ([r, g, b2]: Rgb): readonly number[] => {
		const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b2);
		const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b2);
		const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b2);
		return [
			0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
			1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
			0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
		];
	};
	const other = lab(b);
	return Math.hypot(...lab(a).map((value, i) => value - (other[i] ?? 0)));
};

const GROUNDS = ['page', 'surface', 'raised', 'table', 'candle-glow'];
const WRITTEN = [
	...['ink', 'ink-soft', 'link', 'candle', 'allowed', 'refused', 'focus'],
	...[...TOKENS.keys()].filter((name) => name.startsWith('kind-'))
];
const SEATS = [...TOKENS.keys()].filter((name) => name.startsWith('seat-'));

describe.each(THEMES)('%s', (theme) => {
	const at = THEMES.indexOf(theme);

	it.each(WRITTEN)('--%s can be read on every ground', (name) => {
		for (const ground of GROUNDS)
			expect(contrast(tokenOf(name, at), tokenOf(ground, at)), ground).toBeGreaterThanOrEqual(4.5);
	});

	it.each(SEATS)('--%s is seen on every ground', (name) => {
		for (const ground of GROUNDS)
			expect(contrast(tokenOf(name, at), tokenOf(ground, at)), ground).toBeGreaterThanOrEqual(3);
	});

	it.each(Object.entries(EYES))('the first four players are told apart with %s', (_, eyes) => {
		const seen = SEATS.slice(0, 4).map((name) => times(eyes, tokenOf(name, at)));
		for (const [i, one] of seen.entries())
			for (const other of seen.slice(i + 1)) expect(apart(one, other)).toBeGreaterThan(0.07);
	});
});
