import type { CardKey } from '../../model/words.ts';

/**
 * The cards that run as they are printed, but that no scenario has tried. A card leaves the list with its
 * first scenario.
 */
export const UNTRIED: ReadonlySet<CardKey> = new Set(
	`
		amgine-eht booster-v2-0 skeleton-key 
		guppys-eye telepathy-for-dummies euthanasia
		poker-chip moms-heart the-harlot jacob-and-esau the-enigma the-miser flash-isaac
		gello auction-gavel friendly-sack
		red-key x-ray-vision a-lucky-penny
		berkano hagalaz golden-trinket rib-of-greed dogma whipper the-scourge
		hornfel turdlings ultra-greed betrayal mothers-shadow
		the-mirror r-i-am-error blessing-of-the-sack battle-royale4 battle-royale5 pity-for-the-poor
		
		bomb-bum key-master backstabber bobby-bomb moms-bottle-of-pills
		playdough-cookie ash baba crewmate pink-knight psycho-goreman the-knight
		yung-venuz bum-bo-the-weird quote salad-fingers ball-of-tumors lollypop focus
		polar-star hitops tony water-bottle
		spewer blanks loot-card ballos balrog javon
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
		monster-card rainbow-tapeworm pink-proglottid black-proglottid
		tapeworm marked ret-1-up dads-ring lump-of-coal pyromaniac
		lost-soul2 p-it-lives the-bloat1 ultra-pride dick-knot
		
	`
		.split(/\s+/u)
		.filter((key) => key !== '')
);
