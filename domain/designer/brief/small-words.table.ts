/** Words that decide what is meant by the words around them. */
export const roleWords = {
  /** Negates the next thing, and what follows with "or". */
  no: "no|without|w o|neither|nor|sans|zero|minus|less|absolutely no|should have no|must have no|have no use for|no need for|no room for|no more",
  /** Negates to the end of the clause. */
  not: "not|never|dont|do not|doesnt|didnt|wont|cant|cannot|isnt|arent|wouldnt|shouldnt|skip|lose|remove|removing|ditch|avoid|hate|nix|eliminate|exclude|omit|delete|drop|dislike|except|get rid of|getting rid of|take out|taking out|tear out|tearing out|rip out|ripping out|pull out the|pull the|demo the|rather not|not a fan of|cant stand|tired of|sick of|axe|scrap|leave out|nothing|no longer|not a big fan of|not into|without any|hold the|forgo|forego|done with",
  /** Negates too; what stands beside it comes in its place. */
  instead: "instead of|rather than|in place of|in lieu of",
  /** Negates the thing before it. */
  gone: "has to go|have to go|need to go|must go|got to go|gotta go|can go|is going away|is coming out|are coming out|is out|are out|should go|will go|is going|out|not needed|not necessary|not wanted|not required|isnt needed|is not needed|isnt necessary|is not necessary|unnecessary|not important|not a must",
  /** Trades the first thing for one behind "with", "for" or "to". */
  swap: "replace|replacing|swap|swapping|trade|trading|exchange|convert|converting|turn|turning|change|changing|switch|switching|substitute|swap out|switch out|change out|go from",
  toward: "with|for|by|to|into",
  /** Ends what is negated. */
  yes: "but|want|need|add|keep|prefer|love|like|just|only|put|install|make|use|give|instead|have|do want|would like|please|include|adding|keeping|cant live without|cannot live without|dont forget|do not forget|wouldnt mind|would not mind|must have|cant wait for|not only|not just|dont want to lose|do not want to lose|dont remove|do not remove|dont lose|nothing but|why not",
  keep: "keep|keeping|retain|save|dont remove|do not remove|dont lose|do not lose|dont want to lose|do not want to lose",
  /** Neither wanted nor unwanted. */
  unsure:
    "not sure|unsure|undecided|dont mind|do not mind|dont have|do not have|doesnt have|does not have|didnt have|have no|dont care|do not care|no preference|dont know|do not know|not decided|used to have|next to|off|off of|adjacent to|beside|near|across from|under the|above the|connected to|attached to|adjoining|open to|opens to|opening to|opens onto|opens up to|open onto|overlooking|leading to|leads to|behind the",
  /** Neither of two things yet. */
  choice: "cant decide|can not decide|cannot decide|torn between|debating|either",
  old: "old|existing|current|currently|outdated|dated|ugly|original|builder grade|right now",
  or: "or",
  and: "and|plus",
  wish: "want|need|would like|would love|love|like|add|adding|include|including|with|have|has|must have|must haves|must|install|put|prefer|hoping|looking|get|dreaming|dream|wish|wishing|featuring|feature|give|could use|nice to have|required|requirement|hoping for|looking for",
} as const;

/** What people wish for and the designer has no place for. */
export const undesignedPhrases =
  "fireplace|heated floor|radiant heat|radiant floor|floor heating|in floor heat|heated flooring|window seat|skylight|sky light|sauna|steam room|steam shower|hot tub|jacuzzi|jetted tub|whirlpool tub|whirlpool|jet|bidet|urinal|coffee bar|coffee station|wine fridge|wine cooler|wine rack|wine cellar|beverage cooler|beverage fridge|beverage center|wet bar|dry bar|bar cart|pizza oven|outdoor shower|string light|pergola|gazebo|arbor|waterfall edge|waterfall counter|water feature|fountain|pond|fence|retaining wall|towel warmer|heated towel rack|heated towel bar|warming drawer|pot filler|trash compactor|ice maker|garbage disposal|appliance garage|lazy susan|spice rack|open shelving|open shelve|floating shelve|open shelf|floating shelf|shower bench|shower seat|bench|niche|shower niche|built in bench|grab bar|makeup vanity|makeup counter|makeup area|walk in closet|closet|wardrobe|murphy bed|bunk bed|twin bed|full bed|crib|desk|home office|office nook|workspace|work space|piano|bar|home bar|home theater|projector|surround sound|speaker|ceiling fan|vaulted ceiling|cathedral ceiling|coffered ceiling|tray ceiling|exposed beam|beam|crown molding|crown moulding|wainscoting|wainscotting|shiplap|board and batten|wallpaper|mural|french door|barn door|pocket door|sliding door|slider|bay window|picture window|bigger window|more window|dog wash|dog shower|dog bath|pet wash|dog door|doggie door|cat door|litter box|drying rack|ironing board|laundry chute|locker|cubby|cubbies|coat hook|shoe storage|boot bench|drop zone|elevator|stair|staircase|trampoline|swing|hammock|basketball hoop|putting green|pool table|pool house|ping pong table|game table|fish tank|aquarium|carpet|farmhouse sink|farm sink|apron sink|apron front sink|vessel sink|trough sink|prep sink|smart toilet|toto toilet|gas line|gas range|pro range|banquette|built in banquette|linen curtain|garage|home gym|gym|playroom|play room|foyer|entryway|craft room|sunroom|sun room|boho|bohemian|eclectic|southwestern|craftsman style|steampunk|curtain|drape|blind|chandelier closet|solar|outlet|usb outlet|dimmer|sound system";

/** Said around wishes, and never one itself. Also keeps words such as "while" from being taken for a misspelled "white". */
export const plainWords = `
a an the this that these those it its i we you he she they them us our my your his her their me mine who which what some
any each every all both more most less least few many much lot lots plenty bit little couple another other one two three
four five six seven eight nine ten twelve is are was were be been being am do does did has had having can could will would
should may might shall must to of in on at by for from as into onto over under between through about around above below
than then so if when while where because since until though although too very really quite super pretty also even still
already again always ever maybe perhaps probably possibly ideally hopefully definitely absolutely please thanks thank hi
hello hey there here now soon today currently basically actually kind sort type style look looking feel feeling vibe
theme tone scheme palette color colored room space area place spot house home condo apartment townhouse flat unit
bungalow ranch building project remodel remodeling renovation renovate reno redo redoing rehab refresh update updating
upgrade gut new newer older age year built build builder layout plan design designed designer idea budget cost price spend
spending money dollar bucks total max maximum min minimum approximately approx roughly under up down out open big bigger
large larger small smaller tiny huge compact narrow wide long deep tall high low short size sized dimension measure foot
feet inch square sq ft sf by nice nicer beautiful pretty lovely great good better best simple clean easy fresh bright
airy light natural cozy comfortable comfy calm calming relaxing relaxed serene peaceful quiet functional practical
durable sturdy quality low-maintenance maintenance clean cleaning modernize luxury fancy elegant stylish fun warm cool
dark neutral earth subtle soft bold classy family friend guest wife husband spouse partner client customer homeowner
contractor mom dad parent owner people everyone anyone somebody person kid ours hers yours live living lived moved move
want wanted need needed like love have keep make made making get getting give go going come think thinking thought know
see say said use used using work working put find found replace storage extra plus enough lots ample existing standard
normal regular basic full half whole entire main first second upstairs downstairs floor level basement attic side back
front left right corner end middle center wall door window ceiling sink toilet faucet mirror lighting fixture shelf
cabinet counter drawer range stove oven fridge refrigerator microwave hood washer dryer rug lamp sofa couch chair table
bed thing stuff item detail touch accent piece mix mixed match matching combination combo style option something
anything everything nothing yes ok okay sure not no nope only just instead otherwise etc eg ie per job scope bid quote
finish material phone call text email zip address street city state write written show showed shown stale state store
stove stall those tale trial file tire blank block plate brisk print point paint planet grown brown-eyed growth greet
blow black-out coach couch clock cream dream flood blood food wood good wall hall ball table-top could would there their
three these house horse mouse close closed cost coast most post host shore share shower-head sharp shape cover lover
rover river silver-ware stick stock stone-age grove grave brave bride bread board broad basket pantry-like party parts
part pool-side pole poll mental medal batch match bench branch lunch plank-like blanket state-of-the-art chick check
quick quart sand-like stand band hand land send cattle castle carpet carried carry cherish chair-rail oak-like older
early finally later last next weekend month week day morning evening night summer winter spring fall holiday christmas
ive im id ill were weve wed youve youd youre its thats theres theyre hes shes lets whats heres doesnt dont isnt wont cant
listed sell selling resale rent rental tenant airbnb flip flipping bought buy purchase moving retire retired empty
nester entertain entertaining hosting party cook cooking bake baking watch reading relax bathe sleep sleeping play
homework eat eating gather gathering hang party hosting stored store put away hidden hide clutter tidy organized
functional updated timeless-looking fits fit fitting tight maximize maximise flow traffic view sunlight sun shade
afternoon daylight bathroom-like such well far near close away together separate separately possible necessary must-have
wants needs wish wishes likes dislikes note notes attached photo picture pinterest inspo inspiration magazine hgtv
`;
