import type { CardKey } from '../../model/words.ts';

/**
 * The cards that run as they are printed, but that no scenario has tried. A card leaves the list with its
 * first scenario.
 */
export const UNTRIED: ReadonlySet<CardKey> = new Set(
	`
		azazel the-keeper lord-of-the-pit wooden-nickel guppys-tail infamy moms-knife more-options
		placenta soy-milk crooked-penny fruitcake library-card plan-c the-butter-bean dads-key
		succubus begotten boil fistula gaper gurglings imp parabite ragling round-worm steven-monster
		i-am-error trap-door curse-of-tiny-hands fsp2-bum-bo dark-judas guppy whore-of-babylon
		bag-o-trash dark-arts infestation gimpy 1-up abaddon cursed-eye fsp2-daddy-long-legs
		game-breaking-bug hourglass lard magnet polyphemus rubber-cement the-wiz 20-20 divorce-papers
		forget-me-now head-of-krampus libra mutant-spider rainbow-baby red-candle smart-fly athame
		mama-haunt aaa-battery tape-worm the-left-hand blastocyst bony brain cursed-globin
		cursed-tumor dingle flaming-hopper globin holy-bony holy-mulligan fsp2-isaac krampus
		monstro-ii roundy sucker swarmer the-fallen tumor angel-room head-trauma spiked-chest
		curse-of-blood-lust curse-of-impulse bethany the-dauntless the-hoarder the-deceiver
		the-soiled the-curdled the-savage the-capricious the-empty the-fettered the-zealot
		bag-of-crafting book-of-virtues hypercoagulation ceremonial-blade ibs sumptorium berserk flip
		glitch abyss dead-weight lemegeton abel alabaster-box ball-of-bandages blood-puppy
		chocolate-milk consolation-prize damocles fire-mind halo-of-flies handicapped-placard
		judas-shadow keepers-box lil-chest lodestone lunch rock-bottom spelunker-hat ultra-flesh-kid
		cursed-soul fetal-haunt book-of-the-dead experimental-treatment hand-me-downs keepers-penny
		magic-skin mama-mega member-card r-key the-clicker undefined battery-pack car-battery
		keepers-sack pageant-boy sacrificial-dagger the-jar sticky-nickel mega-bomb pills-white-black
		pills-yellow-grey ace-of-diamonds emergency-contact two-of-spades algiz bag-lunch
		broken-remote callus lucky-toe tick wishbone dads-note key baby-plum charmed-bony
		charmed-clotty charmed-dip charmed-fat-bat charmed-fatty charmed-globin charmed-greedling
		charmed-keeper corny cursed-dople cursed-lil-haunt cursed-mulliboom cursed-mulligan
		gutted-fatty holy-brain holy-greedling holy-portal holy-psy-horf mother mushroom
		peeping-fatty red-ghost brownie clog mama-gurdy rag-mega the-rainmaker double-treasure
		dressing-table golden-troll-bomb overflow pitfall tnt-barrel curse-of-empathy
		curse-of-the-hollow curse-of-the-hunted curse-of-the-soulless beggar devil-beggar shell-game
		slot-machine fortune-teller restock-machine eternal-chest blessing-of-greed
		blessing-of-the-inner-eye isaacs-blessing r-edens-blessing dice-room1 dice-room2 dice-room3
		dice-room4 dice-room5 dice-room6 blood-money bumbo-is-loose butter-fingers challenge-room
		haunted laser-eye red-vise spider-webs spoils-of-war static-shock conjoined-twin floor-spikes
		greed-looms shadow-of-war splash-damage planetarium blessing-of-gluttony maggys-blessing
		samsons-blessing equality might-for-the-meek all-hallows-eve red-champions white-champions
		black-champions blind-rage r-blood-lust shadow-of-famine soul-of-wrath soul-of-pride
		soul-of-lust blind-johnny blue-archer boyfriend captain-viridian guy-spelunky the-silent
		lil-steven is-you johnnys-knives bow-and-arrow girlfriend emergency-meeting gravity
		spelunking-pack hunky-boys ring-of-the-snake pop-pop aubrey birthday-cake diogenes-pot george
		newgrounds-tank boxing-glove doorway gun-that-can-kill-the-past sir-junkan the-crowdfunder
		demon-form bible-thump chunk-of-amber jester witch a-dead-horse grandparent leatherneck
		lil-hunter melquiades peeper the-butcher the-imposter the-radiance brea-in-distress
		fuck-bloat golden-idol grubfather aa-epic-fetus aa-godhead aa-guppys-paw aa-xiii-death
		aa-xvii-the-stars aa-begotten big-bony aa-delirium mega-satan2 aa-mom aa-moms-hand
		aa-mulliboom aa-mulligan aa-satan the-beast aa-daddy-long-legs aa-dark-one aa-famine
		aa-fistula aa-hornfel aa-larry-jr aa-mega-fatty aa-mega-satan aa-monstro aa-pestilence aa-pin
		aa-the-duke-of-flies aa-the-lamb aa-ultra-greed aa-devil-deal aa-secret-room aa-shop-upgrade
		stacy unstable-dna a-friend blast-miner-tnt karma mugger-bean found-soul coil weltling
		light-switch conjoined-fatty-summer gemini-summer the-bloat-summer tainted-mulligan
		hot-potato curse-of-envy my-little-unicorn edens-soul seraphim the-stairway moms-heels
		moms-lipstick moms-underwear the-mark number-two a-dollar a-quarter pills-red-white
		pills-yellow-yellow christian-broadcasts dogma-unboxing eggy evis larry-jr-unboxing loki
		teratoma tv-static bum-bo-the-stout bag-o-holes white-proglottid dead-eye epic-fetus g-fuel
		isaacs-tears g-fuel-red gf-brimstone moms-ring pumpkin-mask short-fuse henry-low henry-mid
		p-pestilence p-the-bloat gi-gish devil-deal-youtooz black-market
	`
		.split(/\s+/u)
		.filter((key) => key !== '')
);
