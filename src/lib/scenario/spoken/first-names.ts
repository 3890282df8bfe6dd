import { isOwnWord } from './vocabulary.ts';

/** Names that people have; any other word must stand where only a name can. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
	`bo claus adam alan albert alex alexa alexis alice alicia alina allen amanda amber amelia amir amy ana anders andre andrea
	andreas andrew andy angela angie anita ann anna anne annie anton antonio aria ariel arthur asha ashley astrid audrey
	ava axel bea beatrice bella ben benjamin bente bernd beth betty bianca bjorn bob bobby brad brandon brenda brian
	bruno bryan cai caleb cara carl carla carlos carmen caro caroline cathy cecil cedric charles charlie chen chloe chris
	christian christine cindy claire clara claudia clara clem cleo cody colin connor craig cyrus daisy dan dana daniel
	daniela danny daphne dario dave david dean deb debbie dennis derek diana diego dieter dina dirk dora doris doug drew
	duncan dylan ed eddie edgar edith ella ellen ellie elena elias elif elin elisa eliza elliot elsa emil emily emma eric
	erica erik erin ernie ethan eva evan evelyn fabian faye felix fiona finn flo flora florian fran francis frank frankie
	franz fred freddy frida gabe gabi gabriel gary gavin george gerd gina glen greg greta guido gus hal hana hank hanna
	hannah hans harry harvey heidi helen helena henrik henry herb hilda hugo ian ida igor ike ilse ines inga ingrid ira
	irene iris isa isabel ivan ivy jack jackie jacob jade jake james jamie jan jana jane janet jared jasmine jason jay
	jean jeff jen jenna jenny jens jeremy jerry jess jesse jessica jill jim jimmy jo joan joanna joe joel joey johan
	johannes john johnny jon jonas jordan jorge jose josef josh joy juan judith judy jules julia julian julie june jutta
	kai kara karen karin karl karla kasper kate katie kay keith kelly ken kenny kevin kim kira kirk klaus kris kurt kyle
	lana lara larry lars laura lea leah lee lena lenny leo leon leonie lewis lex li liam lina linda linus lisa liv liz
	lola lorenz lori lou louis louise luca lucas lucy luis luisa luke luna lydia lynn maja manny manu marc marcel marco
	marcus margo maria marie marina mario marta martha martin marvin mary mateo matt matthew max maya meg mel mia
	micah michael micha michelle miguel mika mike mila milo mira moe mona monica morgan moritz nadia naomi nat natalie nate
	nathan ned nell nick nico nicole nia niko nils nina noah noel nora olaf ole olga oli olive oliver olivia omar orla
	oscar oskar otis otto owen pablo paco pam pat patrick paul paula pedro peggy penelope pete peter petra phil phoebe pia
	pierre polly quinn rafa ralph rachel raj raoul ravi ray rebecca remy rene rhea rick ricky rita rob robbie robert robin
	roger roman ron rosa rosie ross roy ruben rudi rudy rufus russ ruth ryan sabine sal sally sam samantha sandra sara
	sarah sascha sasha scott sean seb sebastian selma serena seth shane sharon sheila sid silas simon sofia sonja sophia
	sophie stan stefan stella steph steve steven stu sue susan sven sylvia tamara tania tanya tara ted tess theo thea
	theresa thomas tia till tim timo tina tobi toby todd tom tommy tony tracy tristan troy uli ulrike ursula uwe val
	valerie vanessa vera vic vicky victor vince viola vivian vlad walt walter wanda wendy werner will willow wim wolf
	rae dee quin xander yara yasmin yuki yusuf yves yvonne zach zara zed zelda zoe zora
	abby abel ada adele agnes aiden aisha alma alvin amara amos anja annika arne arno ash asher august aurora barb barbara
	barney bart basil bert bertha betsy bill billy blake boris brett britta brooke bryn calvin camille candice cass cassie
	chad chase chester chuck clark claude clive cora corey cory curt dale dalia damian damon darcy darren dawn debra
	delia della denise desmond dexter dirk dolores dominic don donna dotty douglas dustin earl ebba edda edmund edna edwin
	eileen elaine eleanor eli elina elise elmer elodie eloise elvira elvis emilio emmett enid enrique enzo ernst esme esther
	eugene eunice ezra fatima faith felicia fern fernando fiete fletcher floyd frances freya fritz gail gene geoff geri gert
	gil gilbert gilda gino gloria gordon grace graham grant gus gwen hal hamza harold harriet hazel hector henning hera herman
	holger holly homer hope horst howard hubert hugh ibrahim ilona imani imogen inez ingo ines isla ismael ivo izzy jacques
	janine jasper javier jeanne jed jemma jerome jimena jochen jody johanna jolene jordy juanita jude julius june jürgen kaja
	kalle karim karol katja kaya keira kerry kira kiran kit knut konrad kristin lance laurel laurie layla leila len lennart leroy
	leslie lia lidia lilly lily lionel livia logan lorna lorraine lotte lotta luz lyle mabel mads maggie magnus malik mara
	marcia margot mark marla marlene marlon mathilda maud maurice max melanie melissa merle mick mina mindy miriam mitch mohamed
	molly muriel myra nadine nancy neil nelly nellie nicky nigel nikita noa norbert norma norman odette odin ophelia orlando orson
	patricia pearl per perry peer pius priya quentin rafael ramon randy regina reinhard ren renata rex rhonda rico riley roberta
	rod rodney roland rolf ron rory rowan roxy rudolf rufus ruby sadie samir sandy saul shaun shelly shirley sierra sigrid silke
	silvia simone skye sol solomon sonia spencer stacy stanley stein sten stina sunny svenja sybil tabea tad talia tanja tariq
	ted terry thelma thor tiffany tilda tobias tod tomas trevor trish trudy ty tyler ulf ulla una uma ulysses vanja vernon veronica
	vincent viktor vilma violet virginia wade wallace ward wayne wes wesley whitney wilma winnie wyatt xavier xenia yael yann yannick
	yasmine yolanda yosef yves zack zane zeke zita zoltan zuri
		abe abena abigail adrian adriana agatha ahmed aida aidan ainsley akiko akira alana alba alberto alec alejandra
		alejandro alessandro alexandra alexandre alfie alfred ali alisa alison aliyah allan allison aloys alyssa ama
		amal amalia amara amina amit anastasia anaïs anders angel angelo angus anil anneke annette annie ansgar antje
		antoine antoni anya aoi arjun armin arnold artem arturo arun asger asha ashok aubrey august avery aylin aziz
		bailey barry beau bella benedikt benny benoit berit berta bettina beverly birgit bjarne bobbie bodo bonnie
		bradley brady brandy brendan bridget brigitte bronwyn brooklyn bruce burak byron cameron camila candace
		carina carlo carly carmela carol carole caroline carrie carter casey casper catalina catherine cecilia celeste
		celia celine cem chandra chantal charlene charlotte chelsea chen cheryl chiara chidi chip chloé christa
		christoph christopher ciara cindy claire clarence clarissa clemens clement clyde cole colette colleen conor
		conrad constance cornelia cosmo courtney cristina curtis cynthia dagmar daichi dakota dalton damien danica
		danielle danilo darius darla darryl darwin davide davina deanna declan deepa deirdre delphine denise deniz
		denny derrick destiny detlef devin devon dexter diane dietmar dimitri divya diya dmitri dolly dominik donald
		donna donny dora doreen dorian dorothy dory dunja dwight dylan easton ece edda eddy edeltraud eduardo edward
		efe egon eike eirik ekaterina eleonora elfriede elias eliot elke ellis elly elsie elvin emanuel emeka emerson
		emin emine emmanuel enis enrico erich erick erika ernest erwin esmeralda esra esteban estelle etienne etta
		eugen evie fabi fabio fabrice fahad faisal farah farid fay federico felicitas felipe feng ferdinand finja
		finlay finley florence flynn francesca francesco francisco franklin franziska françois frauke frederic
		frederik fredrik frieda friedrich fynn gareth garrett gavin gemma genevieve geoffrey georg georgia georgina
		gerald gerard gerda gerry gianna gigi gilles gillian giovanni gisela giulia giuseppe glenda gopal gordy greta
		gretchen griffin guillermo gunnar gunther gustav guy gwyneth hadley haley halle hamid hanne hannes hans hao
		harald harley harris harrison haruto harvey hassan hayden heather hedda hedwig heike heiko heiner heinz helga
		helge helmut hendrik henriette herbert hermann hilde hildegard hina hiro hiroshi hubert huey hunter
		hussein hyun ifeoma ignacio igor ilias ilja ilka imke ina indira inga ingeborg ingmar ioana ira irina irma
		irmgard irving isabella isabelle isaiah ismail iva ivana iñigo jaap jackson jacqueline jaden jaime jakob jamal
		jamila janek janelle janette janis jannik jannis janosch janus jara jared jarek jasmin jasmina jaxon jayden
		jeanette jeannie jeff jeffrey jendrik jenni jennifer jenny jens jeremiah jermaine jette jiho jim jing jisoo jo
		joachim joanne jocelyn jody joerg johann jojo jolanda jolie jonah jonathan joni jordi jorg jorgen josefine
		joseph josephine joshua josie josué joyce juan jule julianne juliet juliette julio jun junior juno justin
		justina justus jürgen kaden kai kaitlyn kaito kamil karima karsten katarina katerina katharina katherine kathi
		kathleen kathrin kathryn kathy katie katrin kavya kayla kaylee keegan keiko keith kendra kenji kerem kerstin
		khalid kian kiana kilian kimberly kiran kirsten kitty kjell klara knud koen kofi kojo kolja konstantin korbin
		krishna krista kristen kristian kristina kristine kristof kunal kwame kyra lacey lachlan lakshmi lamar lamia
		landon larissa laszlo latisha lauren laurent laurenz lauri lawrence leandro leann lee leif leigh leilani len
		leni lenka lennard lenni leonard leonardo leonora leopold lerato leroy lesley leticia levi lexi liang
		lieselotte lilian liliana lillian lillie ling linnea lionel lisbeth lise lizzie lizzy logan lois lolo
		lonnie loretta lorin lorna lothar lou louie louisa lowell luana luc lucia luciana luciano lucien lucile ludo
		ludwig luigi luise lukas luther luzia lyda lydia lyndon lynette mabel mack macy maddie maddy madeleine madison
		mads magda magdalena mahmoud maik maike maite maja malcolm malin malte mandy manfred manish manon manuel
		manuela marcela marcello marcin marco marek maren margaret margarita marge margit margret maria mariana
		marianne marieke mariella marilyn marin marion marisa marisol marit marius markus marlen marlin marlis marnie
		marshall marten martina martine marty maryam mateus mathew mathias mathieu mathis matilda mats matteo matthias
		matthieu matti mattis maurizio mauro mavis maximilian maxine mckenzie meera meg megan mehmet mei meike melinda
		melody melvin mercedes meredith merlin merrill mert meryem mette mia mica michaela michal michele michelle
		miguel mikael mikey mikkel milan mildred milena miles millie milos milton mina ming minho mirco mirella miriam
		mirja mirko misha mitchell mo mohammad mohammed mohan moira mollie monique monty morris morten moses muhammad
		mustafa mykola myles myra myrna nabil nadine nadja nando nanette naoki naomi narek natalia natasha nathalie
		nathaniel nayeon neal ned neele neha nele nelson nestor neville nevin ngozi nia niall nicholas nickolas niclas
		nicola nicolai nicolas nigella nika nikhil nikita niklas nikola nikolai nikolas nils nina niobe nisha noelle
		nolan noor norah noreen norris nova nuno obi octavia ola olaf oleg olena olli oma ophelia oriol orla orlando
		ortrud osama oswald ottilie ottmar ozan ozzy paige pamela paolo parker pascal pasquale patric patrice patrik
		patsy patty paulina pauline paulo pavel pawel paz pedro pekka peppa perla pernille petar petr petronella
		petros philip philipp philippa phillip phyllis pierce piet pieter piotr pippa pooja porter pradeep prakash
		preston priscilla quincy quinton rachael rafa raffael rahul raimund raina rainer rajesh ralf ramesh ramona
		raphael rashid raul raven ravi raymond reagan rebekah reece reese reggie reginald regine reid reiner remus ren
		renate renato renee rené reto reuben rhett rhys ricardo riccardo richard richie rick ricki rieke riku rina
		ringo risto rob robbi roberto robinson rocco rocky roderick rodolfo rodrigo roger rogerio rohan rohit roman
		romeo romy ronald ronja ronny roos rosalie rosalind rosanna rosario roselyn rosemary rowena roxanne royce
		rozalia ruben rudolfo rupert ruslan rusty ryder ryu saad sabina sabrina sachin sadie saeed said saira
		sakura salah salma salvador salvatore samara sami samir sammy samuel sana sandeep sandrine sandro sanja
		sanjay santiago santino sara saskia satoshi savannah sawyer scarlett sebastián sebi selim selin selina selma
		semra senta serafina sergei sergej sergio seung shania shanna shannon shari sharif shaun shauna shawn shelby
		sheldon shelley shepherd sheri sherman sherry sheryl shirin shiva shreya sia sibylle sidney siegfried
		sienna sigi sigmund sigurd silas silja silvan silvana silvio simeon simona sina sinan sindre sipho siri skyler
		slava sneha sofie soledad solveig sonny sora soraya soren stacey stefania stefanie steffen steffi stephan
		stephanie stephen sterling stevie stewart stig stuart sullivan summer sunil suresh susana susann susanna
		susanne susie suzanne svetlana swati sydney sylvester sylvie sören tadeo taisha takeshi talia tamar tamika
		tammy tanner tarek tariq taro tasha tate tatiana tatjana taylor teddy teo terence teresa terrance tessa thabo
		thaddeus thandi thelma theodor theodora theodore theodoros theresia thiago thierry thilo thorben thorsten tia
		tiago tiana tibor tiffany tilde tilman tilo timon timothy timur tino titus tjark tobin tomasz tommaso tomoko
		torben tore torsten tove tracey travis trent trevor tricia trixie truman tuan tucker tudor tyrone tyson uday
		udo ugur ulla ulli ulrich umar umberto unai undine uriel urs ursel ursula ute valentin valentina valentine
		valeria valerio vanja vasili vaughn velma verena verner vernon veronika vicki victoria vidar vijay vikram
		viktoria viktoriya vilhelm vinny violeta virgil vita vito vittoria vivek viviana vivien vladimir volker vroni
		wade wally walther wanja warren wayde wei wendel wendell wenzel werner wes wiebke wiktor wilbur wilfred
		wilhelm willa willi william willie willy wilson winfried winona winston wojciech wolfgang woody wyatt xavi
		ximena xin xiu yan yana yang yanis yannik yara yaron yasin yasmina yasuko yehor ying yoko yolanda yoshi
		youssef yu yui yulia yuliya yuna yuri yusra yvette zac zachary zahra zain zander zaynab zeb zeynep zhang zina
		ziva zoey zofia zora zsofia zuri zuzanna zyta
	achim adil adrien agata agathe agneta agnieszka aiko aileen aimee aino aisling ajay alda aldo alena alessandra alessia
	alessio alexandru alexei alfons alfredo alicja alisha alois alva alvaro amari amelie amol amrita anatol andi andrei
	andrej andres andries andrzej aneta angelica angelina anika anina anisha anjali anke anneliese annemarie annett anouk
	ansel anthony antonia antonin arda arend ari ariana arianna arif aris arjen arlo armando arnaud artur arvid aryan asad
	ashton aslan asli asma astor athena atle attila augusta aurelia aurelie avi aya ayaan ayako ayesha ayla ayse azra
	babette balazs barbro barnaby bartek bas bashir bastian beatriz becca becky bela belinda benedict benjamim benno
	bernard bernardo bernice bernie bertram bethany bianka bilal billie birger birgitta birte blaise blanca bogdan bojan
	bosse boyd bram branko brielle britt brittany brock brody bryce brynn caitlin camilla camilo carlotta carolina carolyn
	carsten cassandra catarina cath catrin cecile cedrik celina cesar chinedu christel christer christina christof cian
	cillian ciro claudette claudine claudio clayton clementine clifford clint coen collin conny constantin coralie cordula
	corina corinna corinne cornelius cosima czeslaw dag dagny daisuke damir danique danuta daria darian darko darrell
	daryl davor dawid deborah deepak delilah demi denis denisa dennie derya didier diederik dietrich dilan dilara dinah
	dino dion ditte djamila domenico dominika dominique donovan doriane dorien dorota dorothea dorte dragan duane dusan
	dwayne ebony eckhard edit eduard edvard einar eleni eliana elijah eline elisabeth eliska elizabeth elle elmar elmo
	elwin emel emelie emiel emile emilia emilie emir emre ender enes engin enno erhard erkan ernesto esmee ester eugenia
	evangeline evelien evelina evelyne everett evi ewa ewald ewan ewelina eyal fabienne fadi fanny fatih fatou federica
	feline femke ferenc fergus fernanda fien filip filipa filippo finnley fleur florent florentin floris folke fons
	francesc francine francisca franck franka franko fraser fredrika freja frits gaby gaetan galina garth gaspard gaston
	gauthier gaynor geert georges geraldine gerhard german gerrit gertrud gesa gianluca gideon giorgio giovanna giselle
	gitte giulio glenn goran gosia gracie graeme graziella gregor gregory grzegorz gudrun guillaume gustavo gwendolyn
	hagen haim hakan hakon hala hanae hania haris harper haruka haruki hasan hatice hauke hayley heinrich henk henny henri
	henrietta hermine hernan hilary hillary hollie huda hulda huseyin iain idris ignatius ilaria ilya imran indra inge
	inger ingvar inigo inka ionut irena isaac isabela isak isha ishaan isobel issa istvan itziar ivar ivonne iwan iwona
	izabela jaak jacek jacinta jacky jaco jadwiga jaimie jakub jalal janice janick janina janko janna janne jano janos
	januk jarmo jarno jaroslav jasmijn jeanine jedrek jelena jelle jemima jenifer jeroen jerzy jesper jessie jesus jiao
	jihye jin jip jiri joana joao joaquin joelle joep johana johnathan johnnie jolanta jolien jonatan jonna joost joris
	jorn joscha josip jovan jozef juana judit juha jukka julen juliana julianna jurgen juri jurriaan justine kacper kaia
	kaitlin kaj kaleb kamal kamila kamilla kang karel karina karine karlijn karolina kasia kasimir kaspar katarzyna katia
	katka katrien katrina katya kazimierz kazuki kazuo keenan keisha kelsey kenan kendall kenna kenneth kent khadija
	khaled kiara kiera kieran kiki kimmy kinga kirby kirill kirsty klemens kobe koji kora koray kordian kornelia kristiane
	kristie kristoffer krystyna krzysztof kuba kumar ladislav laila lajos lale lasse latoya laurence laurens lauro lavinia
	leander leanne leena lelia lennon leonhard leonid leonor leszek letizia lev levin liana lien liesbeth liesel lieve
	lilli lin linh linn lisanne liselot liselotte lissa lissy ljubica lloyd loes loic lolita lone lonneke lorena lorenzo
	loreta lottie louella lourdes loyd lucian lucie lucille lucinda lucio ludovic lukasz lulu lutz lyla lyra lysander
	maaike maarten maciej madeline maeve magali maia maida maisie makayla makoto malek malia malina malou manfredo manja
	manju manoj marcio marcy maree margaux margrit mari mariah mariam marian mariano maribel marielle marija marika marike
	marine maris marita marja marjan marjolein marjorie marko marleen marlies marsha martijn marwa marzena massimo mateusz
	mathijs mathilde matias matthijs mattias matty maude maura maureen mauricio maximo maxwell mayra mehdi melina merel
	merve meryl michala michel michiel michiko mickey mihai mikaela mikail miklos miko miley milica milla milly mimi minh
	minna miranda mircea mireille mirjam miro miroslav mischa mitsuki moana moises monika murat myriam myrthe nadir nahla
	naima najib nana nanda nasim nasser nazli nella nena neo nerea nessa nevena niamh niccolo nicoletta niek niels nihal
	nikki nikolaj nikolaus nino nita noam noelia noemi noriko nour nuria nyla oda odd odile okan oksana olin olivier olle
	ollie olof olov omari ondrej onur oona orhan orsolya osman ove ozlem paloma paola pascale patricio patrycja pavla
	pelle pepe pepijn percy petri petter philippe piero pietro pilar pim pina pio pirjo piyush prisca qasim quinten
	quintin quirin radek radka radu rafaela rafal raffaele raffi rafi ragna ragnar rahel rahim raisa rama ramsey rana
	randall rania raphaela raquel rasmus raya rebekka reed regis reinhold remco remi rena rens renske reza ria rickard
	rihanna riika rika rikard rikke ritchie riya roan robby robyn rochelle rocio roel romain ronan rosalinda rosanne
	roseanne rosemarie rosetta roslyn roxana roza rozemarijn rui russell ryo ryota saar saba sacha sadiq safiya sahil
	saida salim salman salome samar samira samuele sanna sanne sarai sarina sebastien seda sef selena sem semih sena senna
	seppe serge serkan severin shanice shea shira shona siarhei sibel simao sinead sini siobhan sissi sitta siw sixten
	slavko sloan solange sonya stanislav stanislaw stavros stef stefano sterre stian stijn suki suleiman sunniva susi suzy
	swantje swen sylvain szymon tabitha tadeusz tahir taisto takumi tamas tamsin tatum teemu tegan temel tereza teri
	terrell teun thalia therese thibault thibaut thijs thom thora tien tiina tijmen tijn tillmann tilly timothee tine
	tiziana tomek toni tonia tonio tonje tonny tor torge toril traci trine trisha trude trygve tuomas tuula twan tymon
	tyra ulrik ulrika umut urban uri usha vaclav vadim valentino vangelis vasil vasilis veerle venla veronique vesna
	vicente viggo vihaan vika vilde viljami ville vincenzo violetta virginie vitali vittorio viv vivi vivienne vlado
	volkan waldemar walid wang wilhelmina wilko willem wioletta wolfram wouter xena xia yaara yahya yanick yannic yaroslav
	yas yasemin yassin yavuz yoav yogi yohan younes yousef yuko yuto yuuki yvan zainab zaira zak zayn zeki zelia zenon
	zhen zia zineb zlata zlatan zlatko zoran zosia zuzana wren merrit odette esme saul fritz gretel ines isolde
	aarav adaeze adebayo aditi adwoa ajit akari akin akosua akua amaka anastasios anneli anselm aoife asbjorn ashwin auke
	ayodele babajide baran bautista bence bengt bertil binta birk bohdan bola bronwen burcu burgl candela cansu caoimhe
	chika chinwe cormac costas csaba daiki dayo defne dimitra dmytro doeke dov ebele eero eetu efua ege eimear ekene ekow
	eleftheria emi emiliano eoghan esi eskil eszter ezequiel facundo farai farhan femi fermin ferran fionn florencia
	fokko fola folake funmi gabor gaurav gerbrich gergely gerlinde giorgos gizem godelieve gonzalo gorm grainne gretl
	guadalupe gundula habib hakeem halyna hande harish heikki hendrika hidde hiroto hjalmar hosea hui iben ifeanyi ildiko
	ilker ilmari ioanna iryna ishita jabari jari jazmin jelmer jihoon jildou jimin jiro jiwoo jorrit jussi jyoti kaan
	kaede kamau kateryna kavita keita kenta kirsi kjeld kostas kunigunde kuno kwabena kwaku kwasi lautaro lefteris leyla
	lieke lindiwe lisandro lorcan lotfi lyudmila maarit macarena maj malena malthe mandla manolis mbali mechthild melek
	mikko milagros minato minjun mirela miyu nadiya nahuel naledi nandini nanni nazan ndidi nikos njal njeri nkechi nkem
	noemie nomsa nosipho nozomi obinna ofelia oisin okke oleksandr olu onno orlaith ortrun ottavio outi padraig paivi
	panos pau petro pinar prem priyanka raghav ragnhild rahma rajan ramiro reka renzo resi rik rike rin ritu roisin
	roswitha rurik sandor sangeeta saoirse sefu segun seojun sepp serhiy shinji shota sieglinde sietske sigge signe
	solomiya soojin sotiris spyros sunghoon sunita svea sverre tafari tage taiga tamme tanvi tapio taras tendai thanasis
	thandiwe tjitske toke tolga tomoya tora torkel traudl tui tunde tuva uche ufuk vagn varun vasiliki vasyl wangari
	wanjiru wenke wietse wojtek xaver xiang xiao xiomara yamila yash yetunde yevgenia yevgeny yigit ylva youngmi yuma
	zanele zehra zhenya zola zsuzsa zuberi`
		.split(/\s+/u)
		.filter((name) => name !== '' && !isOwnWord(name))
);
