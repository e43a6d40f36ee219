/** Words that decide what is meant by the words around them. */
export const roleWords = {
  /** Negates the next thing, and what follows with "or". */
  no: "no|without|w o|neither|nor|sans|zero|minus|less|absolutely no|should have no|must have no|have no use for|no need for|no room for|no more",
  /** Negates to the end of the clause. */
  not: "not|never|dont|do not|doesnt|didnt|wont|cant|cannot|isnt|arent|wouldnt|shouldnt|skip|lose|remove|removing|ditch|avoid|hate|nix|eliminate|exclude|omit|delete|drop|dislike|except|get rid of|getting rid of|take out|taking out|tear out|tearing out|rip out|ripping out|pull out the|pull the|demo the|rather not|not a fan of|cant stand|tired of|sick of|axe|scrap|leave out|nothing|anything but|no longer|not a big fan of|not into|without any|hold the|forgo|forego|done with",
  /** Negates too, and the words beside it are wanted instead. */
  instead: "instead of|rather than|in place of|in lieu of",
  /** Negates the thing before it. */
  gone: "has to go|have to go|need to go|must go|got to go|gotta go|can go|is going away|is coming out|are coming out|is out|are out|should go|will go|is going|out|not needed|not necessary|not wanted|not required|isnt needed|is not needed|isnt necessary|is not necessary|unnecessary|not important|not a must|that wed like to remove|that we want to remove|that we want removed|that i want to remove|that id like to remove|to be removed|should be removed|will be removed|that has to go|that need to go|which has to go|that must go|that can go",
  /** Trades the first thing for one behind "with", "for" or "to". */
  swap: "replace|replacing|swap|swapping|trade|trading|exchange|convert|converting|turn|turning|change|changing|switch|switching|substitute|swap out|switch out|change out|go from",
  toward: "with|w|for|by|to|into",
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
  "fireplace|heated floor|radiant heat|radiant floor|floor heating|in floor heat|heated flooring|window seat|skylight|sky light|sauna|steam room|steam shower|hot tub|jacuzzi|jetted tub|whirlpool tub|whirlpool|jet|bidet|urinal|coffee bar|coffee station|wine fridge|wine cooler|wine rack|wine cellar|beverage cooler|beverage fridge|beverage center|wet bar|dry bar|bar cart|pizza oven|outdoor shower|string light|pergola|gazebo|arbor|waterfall edge|waterfall counter|water feature|fountain|pond|fence|retaining wall|towel warmer|heated towel rack|heated towel bar|warming drawer|pot filler|trash compactor|ice maker|garbage disposal|appliance garage|lazy susan|spice rack|open shelving|open shelve|floating shelve|open shelf|floating shelf|shower bench|shower seat|bench|niche|shower niche|built in bench|grab bar|makeup vanity|makeup counter|makeup area|walk in closet|closet|wardrobe|murphy bed|bunk bed|twin bed|full bed|crib|desk|home office|office nook|workspace|work space|piano|bar|home bar|home theater|projector|surround sound|speaker|vaulted ceiling|cathedral ceiling|coffered ceiling|tray ceiling|exposed beam|beam|crown molding|crown moulding|wainscoting|wainscotting|shiplap|board and batten|wallpaper|mural|french door|barn door|pocket door|sliding door|slider|bay window|picture window|bigger window|more window|dog wash|dog shower|dog bath|pet wash|dog door|doggie door|cat door|litter box|drying rack|ironing board|laundry chute|locker|cubby|cubbies|coat hook|shoe storage|boot bench|drop zone|elevator|stair|staircase|trampoline|swing|hammock|basketball hoop|putting green|pool table|pool house|ping pong table|game table|fish tank|aquarium|carpet|trough sink|prep sink|toto toilet|gas line|banquette|built in banquette|linen curtain|garage|home gym|gym|playroom|play room|foyer|entryway|craft room|sunroom|sun room|boho|bohemian|eclectic|southwestern|craftsman style|steampunk|curtain|drape|blind|chandelier closet|solar|outlet|usb outlet|dimmer|sound system";

/** Said around wishes, and never one itself. Also keeps words such as "while" from being taken for a misspelled "white". */
export const plainWords = `
appliance january february march april june july august september october november december timeline start asap
pastry
about above absolutely accent actually address afternoon again age airy all already also although alway ample another
any anyone anything apartment approx approximately are area around attached away back bake baking ball basic basically
bathe beautiful because bed been being below bench best better between bid big bigger bit blank block blood blow board
bold both bought branch bright brisk broad buck budget build builder building built bungalow buy call calm calming can
cant carpet carried ceiling center check christma city classy clean cleaning client clock close closed clutter coach
coast color colored combination combo come comfortable comfy compact condo contractor cook cooking cool corner cost
couch could couple cover cozy cream currently customer dad dark day daylight deep definitely design designed designer
detail did dimension dislike doe doesnt dollar dont door down downstair drawer dream dryer durable each earth easy eat
eating eight elegant email empty end enough entertain entertaining entire etc even evening ever every everyone
everything existing extra fall family fancy far faucet feel feeling feet few file finally find finish first fit
fitting five fixture flat flood floor flow food foot for found four fresh fridge friend from front full fun functional
gather gathering get getting give going good great greet growth guest gut had half hall hand hang has have having
hello her here hes hey hidden hide high his holiday home homework hood hopefully horse host hosting house huge husband
idea ideally ill inch inspiration instead into isnt item its ive job just keep kid kind know lamp large larger last
later layout least left less let level light lighting like listed little live lived living long look looking lot love
lovely low lunch luxury made main maintenance make making many match matching material max maximise maximize maximum
may maybe measure microwave middle might min mine minimum mirror mix mixed modernize mom money month more morning most
move moved moving much must narrow natural near necessary need needed neutral new newer next nice nicer night nine
nope normal not note nothing now okay older one only onto open option organized other otherwise our out oven over
owner paint palette parent part partner party peaceful people per perhap person phone photo picture piece place plan
planet plate play please plenty plus point possible possibly post practical pretty price print probably project
purchase put quality quick quiet quite quote ranch range reading really redo redoing refresh refrigerator regular
rehab relax relaxed relaxing remodel remodeling reno renovate renovation rent rental replace retire retired right room
roughly rug said say scheme scope second see separate separately serene seven shade shall shape share she shelf shore
short should show showed shown side simple since sink six size sized sleep sleeping small smaller sofa soft some
somebody something soon sort space spend spending spot spouse spring square stale stall standard state still stock
storage store stove street stuff sturdy style stylish subtle such summer sun sunlight super sure table tale tall ten
tenant text than thank that the their them theme then there these they theyre thing think thinking this those though
thought three through tidy tight tiny tire today together toilet tone too total touch townhouse traffic trial twelve
two type under unit until update updated updating upgrade upstair use used using very vibe view wall want wanted warm
was washer watch wed week weekend well were weve what when where which while who whole wide wife will window winter
wish wont wood work working would write written year yes you youd your youre youve zip
`;
