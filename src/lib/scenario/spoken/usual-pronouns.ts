import { words } from './fillers.ts';

/** Names of which most people know what whoever has them is called; nobody else is guessed. */
const USUAL: readonly (readonly [pronoun: 'he' | 'she', names: readonly string[]])[] = [
	[
		'she',
		words(
			'amy anna anne alice ana bea carla cara clara dora ella emily emma eva eve fiona gina grace hannah ida ines iris jana jane jenny jill julia kate kathy kim laura lea lena lisa lucy maria marie mary mia mona nina nora olga paula petra rosa ruth sara sarah sophie susan tina vera wendy zoe'
		)
	],
	[
		'he',
		words(
			'adam alan ben bob bill carl chris dan daniel dave david eric frank fred gary george greg gus hans harry henry hugo ian ivan jack jacob jake james jim joe john jon josh karl kevin kurt leo luke marc mark martin matt max michael mike nick noah oscar otto paul pete peter phil rob robert ron sam simon steve sven ted theo thomas tim timo toby tom tony victor vince walter will'
		)
	]
];

/** "He" or "she" of somebody by their name; null where that is not known. */
export const usualPronoun = (name: string): 'he' | 'she' | null =>
	USUAL.find(([, names]) => names.includes(name.toLowerCase()))?.[0] ?? null;
