import type { Brief, BriefRoom, Feature, KitchenShape } from "./brief.types.ts";

/** Phrases by what they mean, divided by `|`; singular, lower case, no hyphens or apostrophes. */
type Phrases<Key extends string> = Readonly<Record<Key, string>>;

export const roomPhrases: Phrases<BriefRoom> = {
  bathroom:
    "bathroom|bath rm|powder rm|full bath|full bathroom|bath|washroom|restroom|hall bath|hall bathroom|hallway bath|master bath|master bathroom|primary bath|primary bathroom|guest bath|guest bathroom|en suite|ensuite|en suite bath|en suite bathroom|ensuite bathroom|powder room|powder bath|half bath|half bathroom|water closet|guest toilet|shower room|wet room|wetroom|jack and jill|bedroom bath|master bedroom bath|master bedroom bathroom|bath remodel|three quarter bath|mstr bath|mbath",
  kitchen:
    "kitchen|kitchenette|galley|galley style|l kitchen|u kitchen|straight kitchen|straight line kitchen|i shaped kitchen|corridor kitchen|two wall kitchen|parallel kitchen|horseshoe kitchen|eat in kitchen|cook space",
  living_room:
    "living room|great rm|family rm|living rm|livingroom|family room|great room|den|lounge room|sitting room|tv room|media room|living area|living space|front room|rec room|bonus room|parlor",
  dining_room: "dining room|dining rm|diningroom|dining area|dining space|formal dining|eating area",
  bedroom:
    "bedroom|bed rm|br|bed room|guest bedroom|guest room|master bedroom|primary bedroom|master suite|primary suite|master bed|kid room|nursery|spare room|bdrm",
  laundry:
    "laundry|laundry rm|laundry room|mudroom|mud room|utility room|laundry closet|laundry area|wash room and dryer",
  outdoor:
    "outdoor|outdoors|patio|deck|backyard|back yard|yard|porch|terrace|lanai|veranda|balcony|courtyard|rooftop|outdoor kitchen|outdoor space|outdoor living|outdoor living space|outdoor area|pool deck|pool area",
};

/** Things that are in one kind of room only: they tell the room if nothing else does. */
export const hintPhrases: Phrases<"bathroom" | "kitchen" | "living_room" | "laundry"> = {
  bathroom: "toilet|commode|medicine cabinet|vanity",
  kitchen:
    "backsplash|fridge|refrigerator|range|stove|range hood|hood|upper|upper cabinet|lower cabinet|base cabinet|microwave|kitchen cabinet",
  living_room: "sofa|couch|coffee table|loveseat",
  laundry: "washer|dryer|washing machine|w d|stackable",
};

export const featurePhrases: Phrases<Feature> = {
  tub: "tub|bathtub|bath tub|alcove tub|tub shower|tub shower combo|tub shower combination|shower tub|shower tub combo|shower over tub|tub with shower|tub and shower combo|drop in tub|built in tub|garden tub",
  freestanding_tub:
    "freestanding tub|fs tub|freestanding one|free standing one|free standing tub|freestanding bathtub|free standing bathtub|freestanding bath|free standing bath|freestanding soaker|soaking tub|soaker tub|soaker|soaking bath|soaking bathtub|clawfoot|claw foot|clawfoot tub|clawfoot bathtub|claw foot tub|copper tub|copper bathtub|hammered copper tub|japanese soaking tub|japanese soaker|slipper bath|slipper bathtub|double slipper tub|pedestal bathtub|stand alone tub|standalone tub|pedestal tub|slipper tub|deep tub|japanese tub|freestanding soaking tub|free standing soaking tub|ofuro",
  shower:
    "shower|shwr|walk in shwr|curbless shwr|walk in shower|walkin shower|shower stall|glass shower|curbless shower|roll in shower|stand up shower|standing shower|rain shower|rainfall shower|rainshower|tub shower|tub shower combo|tub shower combination|shower tub|shower tub combo|shower over tub|tub with shower|tub and shower combo|steam shower|zero entry shower|doorless shower|walk in tile shower|double shower|barrier free shower|no threshold shower|no curb shower",
  double_vanity:
    "double vanity|floating double vanity|dbl sink|dbl sink vanity|dubble vanity|dbl vanity|dual vanity|double sink|two sink|2 sink|dual sink|twin sink|double sink vanity|dual sink vanity|two sink vanity|his and her sink|his and her vanity|his n her sink|his hers sink|two vanity|two separate vanity|double bowl vanity|2 vanity|sink for two|twin vanity",
  linen_storage:
    "linen closet|linen cabinet|linen tower|linen storage|towel storage|towel cabinet|storage for towel|place for towel|room for towel|tall cabinet for towel",
  island:
    "island|l shaped island|kitchen island|center island|prep island|waterfall island|island with seating|island bar|island with stool",
  peninsula: "peninsula|penninsula|penisula",
  counter_seating:
    "counter seating|breakfast bar|bar stool|barstool|counter stool|stool|bar seating|island seating|island with seating|seating at the island|eat at island|island with stool|bar top|counter height seating|overhang for stool|eat at counter|raised bar",
  cooktop:
    "cooktop|cook top|stovetop|stove top|induction cooktop|induction cook top|induction hob|gas cooktop|gas cook top|gas hob|gas rangetop|induction|hob|rangetop",
  wall_oven: "wall oven|double oven|double wall oven|built in oven|two oven|2 oven|oven tower|oven wall",
  pantry: "pantry|walk in pantry|butler pantry|pantry cabinet|pantry closet|food storage|pull out pantry",
  dishwasher: "dishwasher|dish washer|d w",
  dining_table:
    "dining table|dining|kitchen table|eat in kitchen|breakfast nook|breakfast table|dining set|dinner table|farm table|farmhouse table|outdoor dining|dining area|eat outside|outdoor table|picnic table|dine outside|patio table|big table|room for a table|space for a table|place for a table|spot for a table|table that seat|round table|round dining table|round kitchen table|circular dining table|rectangular dining table|rectangular table|long dining table|trestle table|trestle dining table|tulip table|pedestal dining table|long table",
  media_wall:
    "media wall|tv wall|tv|television|tv stand|tv unit|entertainment center|entertainment unit|entertainment wall|media center|media console|media unit|big screen|flat screen|movie night|tv console",
  reading_chair:
    "reading chair|reading nook|reading corner|reading spot|armchair|arm chair|accent chair|wing chair|wingback chair|barrel chair|place to read|spot to read|corner to read|chair to read|wingback|lounge chair to read",
  bookcase:
    "bookcase|book case|bookshelf|book shelf|bookshelve|book shelve|built in bookcase|built in shelf|built in shelve|wall of book|lot of book|library wall|shelf for book|shelve for book|built in bookshelve",
  sectional:
    "sectional|sectional sofa|sectional couch|l shaped sofa|l shaped couch|l shape couch|l shape sofa|u shaped sofa|corner sofa|corner couch",
  king_bed:
    "king bed|king|king size bed|king sized bed|king size|king sized|king mattress|cal king|california king",
  queen_bed: "queen bed|queen|queen size bed|queen sized bed|queen size|queen sized|queen mattress",
  utility_sink:
    "utility sink|laundry sink|slop sink|mop sink|deep sink|utility tub|laundry tub|wash sink|soaking sink",
  folding_counter:
    "folding counter|folding table|folding station|folding area|folding space|folding surface|place to fold|space to fold|room to fold|counter to fold|somewhere to fold|fold clothes|fold laundry|folding clothes|fold cloth|folding cloth|counter for folding|surface for folding|area to fold|counter over washer|counter above washer",
  grill:
    "grill|bbq|barbecue|barbeque|grilling|built in grill|grill station|smoker grill|charcoal grill|gas grill|kamado|kamado grill|green egg|big green egg|ceramic grill|grill area|outdoor kitchen",
  pool: "pool|swimming pool|plunge pool|lap pool|inground pool|in ground pool",
  lounge:
    "lounge|lounger|lounge chair|lounge seating|lounge area|lounging area|outdoor sofa|outdoor sectional|chaise|daybed|conversation area|conversation set|sun lounger|seating area|lounging|outdoor couch|patio seating",
  fire_pit: "fire pit|firepit|fire bowl|fire table|fire feature|campfire",
  plants:
    "plant|house plant|houseplant|greenery|planter|potted plant|planter box|flower|flower bed|tree|shrub|landscaping",
};

/** How the runs of a kitchen stand; the words about other rooms too, which are left out there. */
export const shapePhrases: Phrases<KitchenShape> = {
  one_wall:
    "one wall|1 wall|single wall|straight kitchen|straight line kitchen|along one wall|all on one wall|everything on one wall|one wall layout|single wall layout|i shaped kitchen",
  galley:
    "galley|galley style|galley layout|corridor kitchen|two wall kitchen|parallel kitchen|galley shaped",
  l: "l shape|l shaped|l kitchen|l layout|l shaped layout|l shape layout|make it an l|l shaped cabinet|l shaped counter",
  u: "u shape|u shaped|u kitchen|u layout|u shaped layout|u shape layout|make it a u|horseshoe kitchen|horseshoe layout|u shaped cabinet|u shaped counter",
};

const counts =
  "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split(" ");

/** Each number of people at a table with how it is said: "seats 8", "a table for eight". */
export function seatsPhrases(): (readonly [count: number, phrases: string])[] {
  const ways = [
    "seat",
    "seating for",
    "table for",
    "table that seat",
    "dining for",
    "dining table for",
    "seat up to",
  ];
  return counts.map((word, at) => {
    const said = [word, String(at + 2)];
    return [at + 2, ways.flatMap((way) => said.map((count) => `${way} ${count}`)).join("|")] as const;
  });
}

/** Texts in which a tub gives way to a shower. */
export const tubToShowerPhrases =
  "tub to shower conversion|tub to shower|bathtub to shower|tub to walk in shower|tub shower conversion|tub to shower convert";
/** Rooms with neither tub nor shower. */
export const halfBathPhrases = "powder room|powder bath|half bath|half bathroom|guest toilet";

export const householdPhrases: Phrases<Brief["household"][number]> = {
  children:
    "kid|child|children|toddler|baby|twin|son|daughter|teenager|teen|little one|boy|girl|infant|newborn|grandkid|grandchildren|family of four|family of five|family of 4|family of 5|family of 6|kid room|nursery|family friendly|kid friendly|kiddo",
  pets: "dog|cat|pet|puppy|kitten|lab|labrador|golden retriever|pet friendly|dog friendly|pup|doodle|german shepherd",
  step_free:
    "wheelchair|curbless shwr|wheel chair|curbless|curbless shower|zero entry|zero entry shower|zero threshold|barrier free|barrier free shower|roll in shower|roll in|accessible|accessibility|handicap|handicapped|handicap accessible|ada|ada compliant|aging in place|age in place|grandma|grandmother|grandpa|grandfather|grandparent|elderly|elderly mother|elderly parent|mother in law|father in law|in law|aging parent|disabled|disability|mobility|step free|no step|no curb|no curb shower|no threshold|no threshold shower|low threshold|walker|walking cane|senior|nana|bad knee|bad hip",
  two_cooks:
    "two cook|2 cook|both cook|both like to cook|both love to cook|both of us cook|cook together|cooking together|we cook together|both enjoy cooking|both love cooking|wife and i cook|husband and i cook|partner and i cook|wife and i love to cook|husband and i love to cook|two people cook|two people cooking|two people can cook|both cooking|two chef",
};

/** Ids of `domain/style-profile/styles.ts`. */
export const stylePhrases: Readonly<Record<string, string>> = {
  modern:
    "modern|minimalist|minimal|minimalistic|minimalism|sleek|clean line|contemporary|ultra modern|modernist|streamlined",
  scandinavian:
    "scandinavian|scandi|nordic|hygge|swedish|danish|scandinavia|scandanavian|scandi style|scandinavian modern|modern scandinavian|finnish",
  japandi: "japandi|japanese|wabi sabi|zen|zen like|japanese style|japan inspired|japanese inspired",
  coastal:
    "coastal|beachy|beach house|beach style|beach|nautical|hampton|seaside|coastal modern|modern coastal|ocean vibe|cape cod|california coastal|lake house|coastal farmhouse",
  transitional: "transitional|timeless|updated traditional|modern traditional|new traditional|soft modern",
  "organic-modern":
    "organic modern|modern organic|organic|spa like|spa|spa feel|spa style|spalike|earthy|warm modern|warm minimalist|biophilic|nature inspired|california modern",
  farmhouse:
    "farmhouse|farm house|modern farmhouse|rustic|country|farmhouse style|barn style|lodge|cabin|rustic modern|modern rustic|farmhouse chic|industrial farmhouse|country style|ranch style",
  cottage:
    "cottage|cottagecore|cottage core|english cottage|french country|shabby chic|country cottage|cottagey|granny chic|grandmillennial",
  traditional:
    "traditional|queen anne|classic|colonial|victorian|old world|formal|georgian|edwardian|traditional style",
  mediterranean:
    "mediterranean|tuscan|tuscany|spanish|spanish style|spanish revival|greek|santorini|moroccan|italian villa|villa|mission style|hacienda|andalusian",
  industrial:
    "industrial|loft style|loft like|urban loft|warehouse|industrial chic|industrial style|urban|loft",
  "mid-century":
    "mid century|midcentury|mid century modern|midcentury modern|mcm|retro|mid mod|mid century style|fifty style|sixty style|mad men|eames",
  "art-deco": "art deco|deco|gatsby|hollywood glam|glam|hollywood regency|glamorous|great gatsby|1920 glam",
  "contemporary-luxe":
    "contemporary luxe|luxe|luxury|luxurious|hotel like|hotel style|boutique hotel|five star hotel|5 star hotel|hotel feel|hotel|modern luxury|modern luxe|contemporary luxury|luxury hotel|quiet luxury",
};
