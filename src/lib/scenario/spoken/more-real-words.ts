import { words } from './fillers.ts';

/** More words of English that look like one of the game that was mistyped, and are not. */
export const MORE_REAL_WORDS: readonly string[] = words(
	`aback abode accented accenting adverser adversities adversity afoot agent ailed ailing airing alight alighting
		allays alloyed angering appeased appeasing apter ardent arena arise arises arising arming ashed ashing askew
		assaulter atone augmented augmenting awing awning backbones badgering bailed bailing bails balled balling
		barbered barbering barbers barer basked basking basses basted bastes basting batted batter battered battering
		batters baying beading beaked beater beavering beeches beetling beets befallen befriending befriends bellow
		belt belting bemoaning bents besting bests bettered bettering binning black blacked blackened blackening
		blackhead blackheads blacking blaming bland bleaching bleated bleating bleats blighted blighting blinkered
		blinkering blob blobs bloodiest blotching blots blotted blotting bluebell bluebells blush blushes boarder
		boarders boars boated boding booster boot booted booths booting bordering bossed bossing botch bothering
		bottling boughs bowing bragging brags braise braised braises braising brats brawling brawn brawnier breast
		breasted breasting breasts brine brokering broth browned brows budge budged budges budging bummed bumming
		bumper bumpy bunched bunches bunching buoying buoys burped burping burps burying bushed bushes bushing busing
		buss busying butcheries butchery buttery butting cabled cage calked calking calks callus calmed calming calms
		canceled cancer cancers canines caning cankering canning cannon cantering capriciously careering carps carting
		cashing casing casks caste castes castling caved cellars chained chaining challengers chanced chancing chant
		chanted chanting chaps charmed charred charring chars charted chartering charting chattered cheeked cheeking
		cheeks cheeps cheery chickened chickening chink chinking chinks chins chipped chipper chippers chipping chips
		choke choosy choppered choppering choppers choppier chopping chops chore chowed chowing chows chuckled
		chuckling chunks chutes cindering clammed clamming clams clanged clanging clash clashed clashes clashing
		cleanly clenching cling clinging clings clocked clocking closeting clotted clotting clovers cluck clucked
		clucking clucks clung coasting coasts coffer coffers coils cokes coking colds collages collated collates
		collating collectives colliding comas combed combing combs comets comforted compacted compacting compacts
		composes composing composites compresses compressing cones confuses congesting construes construing conversed
		converses conversing cooing coppers copping cores coring corns corseting countess coursed coursing courted
		courting covenanted covenanting covenants coverts covet coveted coveting covets cowered cowering cowers cowing
		coyer cozies cradling crags crawling creeds cremate cremates cremating crescents cresting crests cries
		crimsoned crimsoning cropped cropping crybabies crybaby cubing cuddled culling culls curbed curbing curdle
		curdles curdling curds curing curled curling curls currant curried curries currying curtsying curving cutting
		cypresses cysts daises daisy dally dames damp damped damping damps dangling daring darkened darkening daunt
		daunted daunts deadened deadening deans dears dearths deathbed decays decease deceased deceases deceasing
		deceiving decode decoded decodes decoding decries decry decrying dedicates dedicating deepen deeps defecated
		defecates defecating defected defecting defied defies defiles defiling deflated deflating defy defying
		delighting delirious denims dented denting dents depleting deplored deploring depresses derailing deride
		derided derides deriding descents deserting destroyer detaching deviating devises devolving dials diapering
		digs diked dikes diking dills dimer dimes dimmed dimming dined diners dines dingy dinned dinning dived dives
		doers doily dole doles doling domes doming doped dopes doping dosing dotes doting doves downed downing dozes
		dozing drabs drags draped drawl drawling drawls dread dries drip dripped dripping drips drone droned droning
		droop drooped drooping droops dross drown drying duding dukes dumb dumpling dumpy dunged dunging dunking duped
		duping dusting dyeing eights electing elects encompassed encompassing enrage enraged enrages enraging envoy
		envoys equaling equalize equalized equalizes equalizing equipping evened external famed farce farces fared
		faring fasting fasts fattened fattening faultless feasting feasts feathered feats feminines fended fending
		fends festered festering fettering fidgeting fiends fined firesides firmed firming fizzed fizzes fizzing flail
		flailed flailing flails flamed flaming flapped flapping flaps flasher flask flattery flaunted flaunting
		fleshed fleshes fleshing flicker flickering flickers flied flies flints flipper flits flocked flocking flocks
		flopped flopping flops flower flowered flowers flown flunk flush flushed flushes flushing flying flyovers
		foaled foaling foiled foiling foils footed foothill foothills footing foots forceps forded fording forger
		forgers forging forked forking forte fortes forthright fostered fouled fouling fount founts fowled fowling
		frail freighted freighting fright frighting frights fringing frittered frond frying fudge fudged fudges
		fudging furled furling furls fusing gaits galled galling galls gamed gangling garbles gargling garter garters
		gassed gassing gating gaunt gauntlets geeing genies gentling gents gibes gibing gills ginning givens glower
		glowered glowering glowers glowing glows glutting glutton gluttons goldenest golds gores goring gowned gowning
		gratifies gratifying gratuities gratuity gravitates gravitating greed greened greening grins groped groping
		groveling grueling gurgling gushed gushes gushing gusted gusting guttered gutting guying hailed hailing hails
		haled hales haltering halve halves halving hangar hangars hanged hangovers hanker hankered hankering hankers
		hardening hares haring harried harries harry harrying hashing hasting hats hatted hatting havens haying hazes
		hazing healer heaped heaping heaps hears hearth heave heaved heaves heeled heeling heirs herbs herds hicks
		hilts hinds hinting hipped hipper hipping hires hissed hisses hissing hives hoarser hoist holed holier holing
		holler hollering holy honing hooding hoofed hoofing hooking hooped hooping hooted hooter hooting horded hordes
		hording horsed hoses hosing hotheaded hovels hover hovered hovering hovers hulled hulling hulls hum hunch
		hunched hunches hunching hungering hungers hunted hurdled hurdling hurt hurting hurtled hurtling hurts hushed
		hushes hushing husked husking impostor impostors incubated incubates incubating indecent indentations
		inhabiting injustices jacked jacking jailed jailing jails jamborees jangling jaunt jaunted jaunting jaunts
		jeans jest jockeying judge judged judges judging jumbos jutting keeling keels keening keens kilned kilning
		kilns kilos kilts kited knack knacks knocker laced laces lacing lacked lading lager lain lamer lames laming
		lashed lashes lashing lasses lather laxer lazying leans leaped leaping leeks leper lepers lettered levers
		liberally licked licking licks lift liking limed limes liming littered liven livers lobbed lobbing lobes
		lofted lofting lofts logician loitering lollipop lollipops longed longing longings looped looping looses
		loosing loped lopes lopped lopping lotteries lounged lounges lounging louse louses lovers lugged lugging lunch
		lunched lunches lunching luring lushes lusty maces macing magpies maimed maiming manacling manes manger
		mangers mangle mangles mangling mangy manly mans marbled marbling mares marking marooning
		marries marrying mashed mashes mashing masked masking massed massing masts matted matting mazes meat meats
		meddle mended mending meshed meshes meshing messed messes messing meting mikes miking milling mimed miming
		mince minding minibuses minimums mired mires miring misled misted misting mists misused misuses misusing moan
		moaned moaning moans moister molds monkeying monstrosities mooing moored mooring mooted mooting moots moped
		moping mopped mopping mortaring mosses motioning motorway motorways moussing mower mowers muck muddle muggy
		mulch munch munched munches munching murderer mushed mushes mushing mushy musing mussed musses mussing muting
		nailed nailing nails napes natty needled needling nestling nettling neutered nicks nineties node nooks noses
		nosing notching nuder nutting offed olives omens onus openness oppresses oppressing otter otters ousted
		ousting outing overblown overcrowd overgrow overgrowing overgrows overs paces pack pageantry paging pails
		pained paining palaces paling palled palling palls pandering panted panting parables paradises parasite
		parasites paring parishes parsed parses parsing passer pasted pastes pasting pasts patted pattered pattering
		patterned patterning patties patting patty paunch paunches paused pauses pausing paved pawing payed payer
		payers peaces peaked peaking pealed peeled peeling peels peeped peeping peeps peer peered peering peers peeved
		peeves peeving pended pends penned penning peonies peony pepped peppering pepping percents perked perking
		perks perturbed perturbing petting picket picketing pickled pickling picky piked piking pilfered pilled
		pilling pillowed pillowing pills pinch pinched pinches pinching pining pinked pinking pinks pinning piped
		pitted pitting placid plaice plaid plighting plopped plopping plops plowing plows ploy ploys plunge plunged
		plunges plunging poked pokers poking polarizes polarizing poled poling pooped pooping poops pored poring
		porters portholes portraying possessives possessor possessors posturing potion potions potter pottered
		potteries potters potting pouting pouts powdering powering praise praised praises praising prawn prayed prays
		prick pricked pricking pricks pried pries primes priming prized prizing projecting propped propping protested
		protesting prude prudes prying pucks puked pukes puns punting punts pupped pupping pusher pushers puttered
		puttering putts puttying quack quainter quarreled quarreling quartets quavering quips quirk rabbiting racked
		racking radiating raffling ragged raided raiding railed railings rained raining rainwater raisins rankling
		ransacking ranted ranting ratted ratting rattle rattled rattles rattling ratty raved raveling realty reaper
		reapers recline reclined reclines reclining reddening reeked reeking reeks refuges refute refuted refutes
		refuting regaling relieves relieving relishing relived relives rending repay repaying repays repealing repeals
		repentant represses repressing rescuers reused reuses reusing revel reveled reveling revels reverent reviled
		reviles reviling revolve revolved revolves riddance righting riles rinds rise rises rising robed robing rooked
		rooking rooks roost roosted roosting roosts rooter rooting roped roping rulers runes ruses rushes rusting
		rutting sack sacked sacking sacks sades safes sages sailed sails salve salved salves salving sanded sanding
		sauntered sauntering sawed scents scoot scooting scoots scoured scouring scrounge scrounged scrounges
		scrounging seamed seaming seams seedling seedlings seeped seeping seeps semen semesters setting sever
		sexuality shackling shacks shading shadowy shamed shaming shams sharked sharped sharping shaves shawl
		sheathing sheltering shied shorting shouting shouts showering showy shrew shriveled shriveling shuck shucked
		shucking shucks shut shying sibling sicked sickening sicking sicks sidle sifted sifting sifts sighting sills
		silted silting silts singe sinners sinning sins siphoning sipped sipping sired sires siring sitter sizzle
		sizzled sizzles sizzling skippered skippering skipping skits skying slack slacked slacking slacks slammed
		slamming slang slapped slapping slash slashed slashes slashing slated sleigh sleighed sleighing sleighs sliced
		slicing slicker slighted slighting slights slink slinking slinks slipper slits slitting slivering slobs slogs
		slosh sloshed sloshes sloshing sloths slotted slotting slouching slowed slower slowing slums slunk slush sluts
		smarted smarting smarts smellier smelted smelting smiting smock smocked smocking smocks smoldered smoldering
		snacked snacking snaked snaking snickered snickering snide snider snipers snipped snipping snips snore snots
		snowed snowing snows soaped soaping soared soaring soars socked socking softballs soldering soling soothed
		soothes soothing sowed spars spays sped speeding spills spited spiting spits spitted spitting splurging spoof
		spoofed spoofing spoofs spook spooks spool spooled spooling spools spoon spore squatter squatting squinted
		squinting squints squire squired squires squiring squirming squirms stacked stacking stags staid staircases
		staked staking stale staling stalk stammering stank starching starred starter startled startling starves stave
		staved staves staving steaks steam steaming steams steeling steels stoked stoking stomp stomped stomping
		stomps stoned stoning stony stoop stooped stooping stoops stopper stoppered stoppering stork stranding strands
		strays suave sues suing suiting swaggering swam sways swellings swigging swigs swill swine swines swipe swipes
		swiveling swoon swooning swoons swore tacking tailed tailing taker takers tame tamed tames tangling tanking
		taper tarried tarries tarry tarrying tarter tasked tasking tattle tattled tattles tattling tatty taxed teats
		teetered temperate tending tenements termites tethered thanking theoretic thickest thinning thins thous throb
		throbs thuds thugs ticked ticketing ticking ticks tilling tills timekeeper timekeepers tinning tipped tipping
		tirade tirades tiring tittered toenail toenails tombed tombing tomes tonal toning tooled tooling tooted
		tooting toots topping tottered toweled toweling tower towered towering toyed traced trapping trawling treading
		treed trill trims trios tripe triter troweling trued trues truing twine twinging twining twinning twitch
		twitched twitches twitching tying udder undecideds unset untie upend upending upends vasts vatted vatting
		vended vents wadded wadding wafted wafting wafts wailed wailing wails waiving waken walled walling waltzing
		wands waned wanes warbles warts washroom washrooms waved weakling weaklings weaned weaning weans weeping weeps
		welling weltered weltering welting wheedling whiled whiling whim whimpered whimpering whimpers whims whine
		whined whirs whiskered whopper whoppers wicks willed wincing wingers winking winks wintering wiped witch wive
		world worm worms wreath wreathed wreathes wreathing wreaths wren writhed writhes writhing yeasts zipped
		zippering zipping`
);
