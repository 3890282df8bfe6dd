import { words } from './fillers.ts';

/** Words of English that look like one of the game that was mistyped, or like a card's name, and are not. */
export const REAL_WORDS: ReadonlySet<string> = new Set(
	words(
		`abandon abandoned accent accents acted acting acts advancing adversely ageing agreeing aired alike along alter alto
		among anger anime ants anyways appeal appealed appealing appeals argued arm armed arms arts asleep asses attach
		attached attend avoid avoided avoiding backbone backed backing balls bands bang bank barber bark bat batch bath bats
		batting bays beach bead beaded beads beam beams bear beard bearing bears beast beech beef been beer bees believers
		belts bending bent best beta bets betting billed billing bills binding binds bingo bins birthday blackboard
		blackpool blacks blackwell blamed blaster blend blink bloc blocker blog blogs blond boast boasts boat boating boats
		bonded bonding booked booking books booth boots boring borne bosses bother bots bottle bottled bottles bound boys
		breathing breed breeding breeds brew brick bride brides bring brings brought brown browning buck bugs bunch busy
		cabin cabins cabling cafe cake cakes calc calf called caller calls calm camel camp canned cans cape carb cared cares
		carrier carriers carts cases cash casino cast cat catch cats cattle caused cave cell cellar cells centered cert
		certainty chain chains challenger chance chances changer charities charming charter chartered charters chase chasing
		chats cheat cheating cheats checker cheek cheer chess chin chopped chopper chunk cited clause clicked clicking clock
		clocks close closes closing clover clown coast code codes coding coke cold coll collapsed collected collecting
		collection collections collects comb comet companies compares comparing competing completed completes completing
		compose composed composer composers composite compressed comprised comprises comprising computing conductor cone
		conforming connector connectors cons construed controller cooked cooking cooks cooled cooling copier copiers copper
		cops cord cords core corn cost costing costs cote countless county course courses court courts cousin cove covenant
		covert cozy creed crest cried crime crops crying culled curry curve curves dairy danger dangers dawn dear decade
		decades decal decals decay december decor dedicated defect defects delighted delivered delivering deploying
		depressed depth depths deserved deserves desk detailing devices dial dialing dicks diets differing diner dining dire
		discarded discord dive diving dock dog dogs dome dose doses dots dove drag drain dried dual duck dulled dwelling
		dwellings east easter eat eaten eating eats eighth eighty elect elected emit equipped espresso even evening event
		events ever examining exposing exposition express expressed expresses expressing fair fairs fall falling falls fare
		fares fast fave fear fears feast featured feels fell festival fibre field fiend files filings fill filled filling
		fills filtered filtering finale finder fired fireworks firm firms firstly fist fitted fixed fixes fixing flap flash
		flashes flashing flesh flight flights flint float floating flock flood flop flowering flowing flows foil folding
		folds folk fond font footer fore forks form formed forming forth fostering foul found freed fried friend friends
		fries frog frost fuel full fully fund funding funds gamer games gaming geeks gems gene ginger god gods gore
		governing grade graded grades grading grain grains grave green greens greeting greetings grime grin grown guns
		hacked hacking half halls handled handy hang hanging hangs hard harder harding hatch hate hated hates haven haze
		head headed heading heads healthy heap hear heard hearing heart hearts heat heated heath heating heck heel heels
		hehe help helped helps here hiding hiking hills hints hips hire hired hiring hole holes homes honesty hood hoods
		hooked hooks hoped hopes horses hose host hound hunger hunting ideals imported importer importers importing impress
		impressed indexed inequality info injustice inner inning intro jokes jumbo just justified keen kicked kicking kicks
		killed killer kinds king kings kissed kisses kissing kitchen knew knows lace lacking lake land landed landing lands
		lane lang laser last lasted lasting latch late later latex latter laughed laughing laws layer leach leader leaders
		leads leaning least leaves left lending lends lent lest library light lighting lights liked likes limestone line
		liner lines lining link lips list listed listing liter lived lives living lock locked locking locks long looks loose
		loser loses losses lost lots lounge love loved lover loves lower lowered lowering lows lulled lungs mach mailed
		mailing mails maine mains maker makers males malls marble marriage married marry mass masses mast match mates math
		mating matte mead meal meals meeting melting mere mess meta mice mighty mile milled mills mime mind minds mine miner
		mining mint mips mist model modem molding monitored monitoring monkey morning mortal moss most motoring mound mount
		mounted mounting mounts moved mover movers moves muse musician musicians mute nay near neat needed needs nest net
		nice night nights nite nose note noting numbering nurse nurses nursing nut oaks obsession olds opener ounce outs
		ovens owed owing owls pace paced packed packing packs padded padding pains paint pair palace pane pants paradise
		parish paso past patch paving peace peach peak peaks peel pens permit permits permitted permitting pets pics pike
		pill pine pink pipe piping pits pizza place plain plan plane planes plans plate plates playa pleased plush point
		poker polarized pole polling polls pope porter posed poses posing possible possibly post postal posted poster
		posters posting pot pound power powered powers pray prayer prayers preceding present presented presenting presents
		price priced prices pricing pride prime print prize prizes project projected projects promoter props protest
		protests providing pulled pulls pushed pushing qualifying quality quarterly quartet rails rains rally ram ranger
		rangers rants rat raw reach reached reaching read ready real realizing received receiver receivers receives
		receiving refuge relevant reliance relied relies relieve relieved rely relying rents repeal repealed replacing
		replay rest restoring reuse revise revised revolving riding rights ring ringer rings roast roles rolled roller roof
		root rooted roots roses rotten round rover rude rules runs rushed rushing safe sail sailing sales salt salts same
		sand sands sans sars satin save saved saver savers saves saving saw saws scam scams scent score screening seal
		sealed sealing seals sears seated seating seats seeking seeks seems seen self sell semester send sending sends sent
		sets settling sewing shack shades shaking shame shaped shaping shared shares sharing shark sharks sharp shave shaved
		shaving shelf shell shelter shelters shook shopper shoppers shore short shorter shorts shots shout shower shown
		sided siding sight sights simple simply sims sing singer singers singing sings site sites sith situ size sized
		sizing skill skilled skills skip skipped skips slave slaves slide sliding slight small smart snack snacks sniper
		snow soap soaps sock socks softball soil soils sole some sometime song sound soup soups sour southeast spam speed
		speeds spend spill spite spots spying stacks stain stairs stakes star staring starring start stat stated stating
		stats stayed stays steak steel step stepped stepping steps sterling stick sting stock stoke stone stones stop store
		stored stores storey stories storing storm story stove strand stranded strengthen strengthened strengthening strong
		stuck style sucked sue sued suited suits sung surf surge swelling switching tab table tabs tags tails tale tales
		talked talking talks tall tanks tape tapes tarp taste tasting taxes teach tear teen tell tells tended tents test
		thank theaters therapies there these thick thin thing things think thorough those thurs tied ties tight tights tile
		tilled tilt timed timing tips tired tires tis toast toes token tokens told toll tolled toner tons tool toon topped
		tops torch torn tow toward towel towels towing trace traces tracing trader traders trailing transparent trapped
		traps trays tree trees tribe tribes trick trips tub tuned tuning turf turks typed typing until usher util variance
		vast vending verses voices wait waited waits walks walls wandering war ware warmer waste wasted watch watched
		watches watt watts wealth wear weekend weeks weighted were west whale wheat where whisper white wicked wide width
		wigs wild willing wills wind winds wines wing wings wink winner winners wins wipe wired wires wiring wise wish
		wishes wives word wording words work worked works worn wound wrestling write writes writing wrong yam year yeast
		yelled yells yield zoning`
	)
);
