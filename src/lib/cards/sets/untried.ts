import type { CardKey } from '../../model/words.ts';
/**
 * The cards that run as they are printed, but that no scenario has tried. A card leaves the list with its
 * first scenario.
 */
export const UNTRIED: ReadonlySet<CardKey> = new Set(
	`
		booster-v2-0 
		guppys-eye 
		baba 
		hitops 
		ballos balrog javon
		keke-is-you zombie-jesus 
		nightmare-tick qwop trial-by-trolley death-trapper the-collector the-gorm
		time-eater aa-brimstone aa-lost-soul it-lives 
	 aa-dingle min-min aa-monstro-ii aa-rag-mega
	 clubby-the-seal gish tumor-ball
		conjoined-d6 magic-mushroom era-walk
		dogma-summer soi-shopkeeper 
		police-lineup cereus-peashy war-summer conquest-summer widow-summer
		holy-greed glitter-bombs
		three-dollar-bill cube-of-meat1 cube-of-meat2 cube-of-meat3 satanic-bible number-one
		lil-delirium butt-penny pills-blue-blue big-horn delirium-duke-of-flies delirium-monstro
		greedling-rush dataminer prototype keepers-resting-place game-crash 
		level-one-isaac
		monster-card pink-proglottid black-proglottid
		marked ret-1-up dads-ring lump-of-coal pyromaniac
		lost-soul2 p-it-lives the-bloat1 ultra-pride dick-knot
	`
		.split(/\s+/u)
		.filter((key) => key !== '')
);
