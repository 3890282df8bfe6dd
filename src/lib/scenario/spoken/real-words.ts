import { words } from './fillers.ts';
import { MORE_REAL_WORDS } from './more-real-words.ts';

/** Words of English that look like one of the game that was mistyped, or like a card's name, and are not. */
export const REAL_WORDS: ReadonlySet<string> = new Set([
	...MORE_REAL_WORDS,
	...words(
		`abandon abandoned abandoning abandons accent accents acted acting acts advancing adversely ageing agreeing aired
		alike along alter alto among anger angered angers anime ants anyways appeal appealed appealing appeals argued
		arm armed arms arts asleep asses attach attached attend avoid avoided avoiding avoids backbone backed backing
		baggy balls bands bang bank barber bark bat batch bath bats batting bays beach bead beaded beads beam beamed
		beams bear beard bearing bears beast beech beef been beer bees befriend befriended believers belts bending bent
		best bested beta betrayed betraying bets betting bickering billed billing bills bimbo binding binds bingo bins
		birthday bitterly blackboard blackpool blacks blackwell blamed blaster bleat blend blink bloc blocker blog blogs
		blond blushed blushing boast boasted boasting boasts boat boating boats bonded bonding booing booked booking
		books booth boots boring borne bosses bother bots bottle bottled bottles bound boys breathing breed breeding
		breeds brew brick bride brides bring brings brought brown browning buck bugs bunch busted busting busy cabin
		cabins cabling cafe cake cakes calc calf called caller calls calm camel camp canned cans cape carb cared cares
		carrier carriers carts cases cash casino cast cat catch cats cattle catty caused cave cell cellar cells centered
		cert certainty chain chains challenger chance chances changer charities charming charter chartered charters
		chase chased chases chasing chats chattering cheat cheated cheating cheats checker cheek cheer chess chin
		chopped chopper chunk cited clause clicked clicking clock clocks close closes closing clover clown coast code
		codes coding coke cold coll collapsed collapses collapsing collected collecting collection collections collects
		comb comet comforting companies compares comparing competing completed completes completing compose composed
		composer composers composite compress compressed comprised comprises comprising computing conductor cone
		conformed conforming congested connector connectors conquered conquering conquers cons construed contested
		contesting controller cooked cooking cooks cooled cooling copier copiers copper cops cord cords core corn
		corrector cost costed costing costs cote countless county course courses court courts cousin cove covenant
		covert cower cozy creed cremated crest crested cried crime crops crossed crying culled cures curry cursing curve
		curves dairy danger dangers daunting dawn dear decade decades decal decals decay decayed decaying deceive
		deceived deceives december decor dedicated defect defects defiled delighted delivered delivering deploying
		depressed depressing depth depths deserted deserved deserves deserving desk detailing devices devised devising
		dial dialing dicks diets differing diner dining dire discarded discarding discord dithering dive diving dock dog
		dogs dome dose doses dots doubtless dove drag dragging drain dried dual duck ducked ducking dulled dunked dusted
		dwelling dwellings east easter eat eaten eating eats ecstatic eighth eighty elect elected emit encompass
		encompasses envied equipped espresso eternally even evening event events ever examining exposing exposition
		expositions express expressed expresses expressing fair fairs fall falling falls faltered fare fares fast
		fathered fave fear fears feast feasted featured feels fell festival fibre field fiend files filings fill filled
		filling fills filtered filtering finale finder finer fired fireworks firm firms firstly fist fitted fixed fixes
		fixing flap flash flashes flashing flattered flesh flickered flight flights flint float floated floating floats
		flock flood flop flowering flowing flows fluttered foil folding folds folk fond font foolhardy footer fore forks
		form formed forming forth fostering foul found freed fried friend friends fries frog frost fuel full fully fund
		funding funds gamer games gaming geeks gems gene ginger gloat gloated gloating gloats god gods gore
		governing grade graded grades grading grain grains grave gravitated greedy green greens greet greeted greeting
		greetings greets grime grin groundwork grown guns hacked hacking haggling half halls hammering hampering handled
		handy hang hanging hangover hangs hard harder harding hashed hashes hatch hate hated hates haven haze head
		headed heading heads healthy heap hear heard hearing heart hearts heat heated heath heating heck heel heels hehe
		help helped helps here hiding hiking hills hindering hints hips hire hired hiring hoarded hoarding hole holes
		homes homing honesty hood hoods hooked hooks hoped hopes hopped hopping horses horsing hose host hound hovel
		hunger hungered hunting ideals imported importer importers importing impress impressed impresses
		impressing indentation indexed inequalities inequality info inhabited injustice inner inning intro jerked
		jerking joked jokes joking jumbo just justified justifies justifying keel keeled keels keen kicked kicking kicks killed killer
		kinds king kings kissed kisses kissing kitchen knew knows lace lacking lake land landed landing lands lane lang
		laser last lasted lasting latch late later latex latter laughed laughing laws layer leach leader leaders leads
		leaned leaner leaning least leaves left lending lends lent lest lettering library light lighting lights liked
		likes limestone line liner lines linger lingered lingering lingers lining link lips list listed listing liter
		lived lives living lock locked locking locks long looks loose loser losers loses losses lost lots lounge love
		loved lover loves lower lowered lowering lows lulled lungs mach mailed mailing mails maine mains maker makers
		males malls mangled marble marriage married marry mass masses mast match mates math mating matte mattered
		mattering mead meal meals mediating meeting melted melting mere mess meta mice mighty mile milled mills mime
		mind minds mine miner mining mint mips mist model modem molding monitored monitoring monkey monstrous morning
		moron morons mortal mortals moss most motoring mound mount mounted mounting mounts moved mover movers moves muse
		musician musicians mute muttered nay near neat needed needs nest net nice nicked nicking night nights nite nose
		note noting numbering nurse nursed nurses nursing nut oaks obsession obsessions olds opener oppressed ounce
		outlives outs ovens overgrown overusing owed owing owls pace paced packed packing packs padded padding pains
		paint pair palace pane panicked panicking pants paradise pardoning parish partaking paso past patch paving peace
		peach peak peaks peel pens permit permits permitted permitting pestered pestering pets pics pike piles pill
		pillaged pillaging pine pink pipe piping pits pizza place plain plan plane planes plans plate plates playa
		pleased plush point poker polarized pole polling polls pondering pooled pooling poorer pope porter portrayed
		posed poses posing possessing possessive possible possibly post postal posted poster posters posting pot
		pottering pound power powered powers pray prayer prayers preceding present presented presenting presents
		presiding price priced prices pricing pride prime primed print prize prizes project projected projects promoter
		props protest protests providing puking pulled pulls pushed pushing qualifies qualifying qualities quality
		quarterlies quarterly quartet ragging railing rails rains rally rallying ram rambling ranger rangers ransacked
		rants rat raw reach reached reaching read ready real realizing received receiver receivers receives receiving
		redefined refilling refuge rejoicing relevant reliance relied relies relieve relieved reliving rely relying
		remarking reminding rents repeal repealed repelling replacing replay repressed resonant rest restoring reuse
		reversing revise revised revises revising revolting revolving riding rights ring ringer rings roast roles rolled
		roller roof root rooted roots roses rotten round rover rude rules runs rushed rushing rusted safe sail sailing
		sales salt salts same sand sands sans sars satin save saved saver savers saves saving saw saws scam scams scars
		scent score screening seal sealed sealing seals sears seasoning seated seating seats seeking seeks seems seen
		self sell semester send sending sends sent sets settling sewing shack shaded shades shaking shame shaped shaping
		share shared shares sharing shark sharking sharks sharp shave shaved shaving shelf shell shelter sheltered
		shelters shivering shook shopper shoppers shore short shorter shorts shots shout shove shoved shoves shoving
		shower shown shush shushed sided siding sight sights silencing simple simply sims sing singer singers singing
		sings sinner site sites sith situ size sized sizing skill skilled skills skip skipped skips slave slaves slide
		sliding slight small smart smartly smattering smoothing snack snacks sniper snow soap soaps sock socks softball
		soil soils sole some sometime song sound soup soups sour southeast spam speed speeds spend spill spite spooked
		spooking spots spying squint squirm squirmed stabs stacks stain stairs stakes stammered star stare stared stares
		staring stark starring start starved starving stat stated stating stats stayed stays steak steel step stepped
		stepping steps sterling stick sting stirs stock stoke stone stones stop store stored stores storey stories
		storing storm story stove strand stranded strengthen strengthened strengthening strengthens strong stuck
		stupider style succumbs sucked sucking sue sued suited suits summoning sung surf surge swaggered swelling
		switching swooned tab table tabs tacked tags tails tale tales talked talking talks tall tangents tanks tape
		tapes tarp taste tasting tattered taunt taunted taunting taunts taxes teach tear teen tell tells tempering
		tended tents test thank theaters therapies there these thick thin thing things think thorough those thurs tied
		ties tight tights tile tilled tilt timed timing tinkering tips tired tires tis toast toes token tokens told toll
		tolled toner tons tool toon topped tops torch torn tottering tow toward towel towels towing toying trace traces
		tracing trader traders trailing transparent trapped traps trays tree trees tribe tribes trick trips tub tuned
		tuning turf turks typed typing undecided underlined undermined until usher util variance
		variances vast vending verses voiced voices voicing wait waited waits walks walls wandering war ware warmer
		waste wasted watch watched watches watt watts wealth wear weekend weeks weighted weighting were west whale wheat
		where whimper whisper whispered whispering whispers white wicked wide width wigs wild willing wills wind winds
		wines wing wings wink winner winners wins wipe wired wires wiring wise wish wishes wives word worded wording
		words work worked works worn wound wrangling wrestling write writes writing wrong yam year yeast yelled yells
		yield zoning`
	)
]);
