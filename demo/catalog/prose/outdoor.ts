import type { Prose } from "./grammar.ts";

export const turfProse: Prose = {
  shapes: [
    ["what", "base", "use"],
    ["look", "what2", "lay"],
    ["what", "drain", "roll"],
    ["maker", "look", "use"],
    ["look", "base", "drain"],
    ["maker", "what2", "roll"],
    ["what", "use", "lay"],
  ],
  parts: {
    what: [
      "{series} {color} is {a kind} with {pile} in. pile and {face} oz face weight: {words}.",
      "{a kind} for {places}, {pile} in. high, with {words}.",
      "{words} at {pile} in., tufted to {face} oz a square yard.",
      "{brand} tufts {series} from {blade} blades; the lawn shows {words}.",
    ],
    what2: [
      "Pile is {pile} in., face weight {face} oz, on {backing}.",
      "{blade_cap} blades of {fiber} stand {pile} in. high over {thatch}.",
      "{fiber_cap} yarn, {pile} in. pile, {gauge} in. gauge.",
    ],
    look: [
      "{color} shows {words}, and {light}.",
      "From the kitchen window one sees {words}.",
      "{words}: {color} is meant to pass for {pass}.",
      "Walked the right way, {series} {color} shows {words}.",
    ],
    maker: [
      "{brand} {making}.",
      "{series} is tested for {tested}.",
      "Every roll of {series} carries its dye lot, [so pieces may be joined|for later repairs|and lots are kept two years].",
    ],
    base: [
      "The {backing} {punch}.",
      "Behind the pile lies {backing}; {infill}.",
      "{infill_cap}.",
      "Seams hold on {seam}, and {infill}.",
    ],
    drain: [
      "Water leaves at {drain} in. an hour, {rain}.",
      "It drains {drain} in. an hour through {holes}.",
      "After rain it is dry in {dry}, with {drain} in. an hour through the back.",
    ],
    use: [
      "Used for {places}; {care}.",
      "{care_cap}; lay it on {places}.",
      "Right for {places}, where {reason}.",
    ],
    lay: [
      "Lay it over {base}, nap {nap}.",
      "Over {base} it wants [nails at|a nail each|staples at] {nails} in. [round the edge|along the rim] and {seam}.",
      "Compact {base}, stretch the turf and {brush}.",
    ],
    roll: [
      "Rolls are {roll_widths} ft wide, [cut to the foot|sold by the foot|cut at any foot] from {least} ft up.",
      "[Order by the running foot|It goes by the running foot|Sold by the running foot]: {covers} sq ft [each|apiece|to the foot] on the {width} ft roll.",
      "A foot off the {width} ft roll [covers|makes|lays] {covers} sq ft and weighs [about|some|] {weight} lb.",
      "{weights} lb a running foot: [two people carry a roll|have help to unroll it|use a cart].",
      "Widths of {widths_all} ft [keep seams few|fit most yards|let seams fall where nobody looks].",
    ],
  },
};

export const paverProse: Prose = {
  shapes: [
    ["what", "strength", "use"],
    ["look", "what2", "lay"],
    ["what", "frost", "lay"],
    ["maker", "look", "strength"],
    ["look", "strength", "use"],
    ["maker", "what2", "use"],
    ["what", "slip", "lay"],
    ["look", "frost", "slip"],
  ],
  parts: {
    what: [
      "{series} {color} is {a kind}, {thickness} thick: {words}.",
      "{a kind} in {sizes}: {words}.",
      "{words} in {a kind} for {places}.",
      "{brand} {makes} {series} in {sizes}; the face shows {words}.",
    ],
    what2: [
      "It is {thickness} thick and made in {sizes}.",
      "Pieces measure {sizes}, {thickness} thick, with {edge} edges.",
      "{kind_cap} of {thickness}, {finish_word} on top.",
    ],
    look: [
      "Wet or dry, {series} {color} keeps {words}.",
      "{color} shows {words}; {mix}.",
      "Around {partners}, {color} shows {words}.",
      "[Laid in a field|From the kitchen door|Seen whole], {color} shows {words}.",
    ],
    maker: [
      "{brand} {making}.",
      "Each pallet of {series} is {inspected}.",
      "{series} comes in {siblings} other colors on the same gauge.",
    ],
    strength: [
      "Compressive strength is {psi} psi, {traffic}.",
      "At {psi} psi and {thickness} it is {traffic}.",
      "Samples broke at {psi} psi; {thickness} thick, it is {traffic}.",
    ],
    frost: [
      "With {absorption} % absorption it {frost}.",
      "It takes up {absorption} % water and {frost}.",
      "[Sampled each quarter|In cold yards|On open ground], it {frost}.",
    ],
    slip: [
      "The {finish_word} face measures DCOF {dcof} wet.",
      "Barefoot or in boots, DCOF {dcof} wet is {slip}.",
      "Wet, it grips at DCOF {dcof}.",
    ],
    use: [
      "Lay it for {places}.",
      "{places_cap} are its usual work; {care}.",
      "It suits {places}, and {care}.",
    ],
    lay: [
      "Set on {base} with {joint} joints of {jointing}.",
      "Under it go {base}; {jointing} fills {joint} joints.",
      "Start from {start}; {jointing} fills {joint} joints.",
      "Hold the edge with {edging}, since {reason}.",
    ],
  },
};

export const copingProse: Prose = {
  shapes: [
    ["what", "edge", "set"],
    ["look", "what2", "slip"],
    ["what", "salt", "set"],
    ["maker", "look", "edge"],
    ["look", "slip", "order"],
    ["maker", "what2", "order"],
    ["what", "slip", "order"],
  ],
  parts: {
    what: [
      "{series} {color} is {stone} coping with {a edge} edge and {words}.",
      "{edge_cap} coping in {stone}, {thickness} thick: {words}.",
      "{words} along the water line, in {stone} pieces of {sizes}.",
      "{brand} cuts {series} coping from {stone}; the top shows {words}.",
    ],
    what2: [
      "Pieces are {sizes}, {thickness} thick, {finish_word} on top.",
      "It comes in {sizes}, {finish_word}, {thickness} at the nose.",
      "{stone_cap}, {thickness} thick, in {sizes}.",
    ],
    look: [
      "Beside blue water {color} shows {words}.",
      "{words}: {color} [carries on into decks|matches paving|goes on as deck tile] [of the same stone|from the same lot].",
      "{series} {color} shows {words} and {heat}.",
      "Wet edges deepen {words}.",
    ],
    maker: [
      "{brand} {making}.",
      "{brand} keeps {series} {promise}.",
      "Every piece of {series} is {inspected}.",
    ],
    edge: [
      "The {edge} is cut {cut} and eased underneath, so {hand}.",
      "{edge_cap} noses overhang the shell by {overhang} in.; {corner}.",
      "Inside corners are {inside}, and {corner}.",
    ],
    salt: [
      "{salt_cap}; absorption is {absorption} %.",
      "It takes up {absorption} % water, and {salt}.",
      "{salt_cap} and {frost}.",
    ],
    slip: [
      "Wet slip resistance is DCOF {dcof}; it {heat}.",
      "The {finish_word} top holds wet feet at DCOF {dcof}.",
      "It measures DCOF {dcof} wet and {heat}.",
    ],
    set: [
      "Set it in {mortar} on a [cured|clean and cured|sound] beam and [caulk the joint to the deck|leave a soft joint at the deck|seal the deck joint].",
      "[Dry-lay a full turn first|Lay it out dry around the pool], then set in {mortar} with {joint} joints.",
      "{joint} joints, {mortar} and [a string at the water line|a level nose] make the edge.",
      "{mortar_cap} and a {joint} joint; [leave the deck joint open for sealant|keep the deck joint free of mortar|seal the deck joint last].",
    ],
    order: [
      "Measure [the beam at the water side|along the water line|the inside of the beam][ and|, then] add {waste} %.",
      "{sold}",
      "[Pool steps, spas and raised beams|Steps and spas|Raised beams and benches] take it too; {sold_short}.",
      "[Radius pieces|Curves|Freeform edges] are cut [from a template|to a paper pattern|by template] in {radius} days.",
    ],
  },
};

export const stackedProse: Prose = {
  shapes: [
    ["what", "make", "set"],
    ["look", "what2", "use"],
    ["what", "weight", "set"],
    ["maker", "look", "use"],
    ["look", "make", "box"],
    ["maker", "what2", "box"],
    ["what", "use", "box"],
    ["look", "weight", "set"],
  ],
  parts: {
    what: [
      "{series} {color} is {a kind} in {stone} with {words}.",
      "{a kind} of {stone}, {depth} deep: {words}.",
      "{words}, glued up from {stone} in {sizes}.",
      "{brand} {makes} {series} from {stone}; the wall shows {words}.",
    ],
    what2: [
      "Pieces measure {sizes} and stand {depth} proud at the deepest.",
      "It comes in {sizes}, {depth} deep.",
      "{kind_cap}, {sizes}, with {back} backs.",
    ],
    look: [
      "Side light makes the most of {words}.",
      "{color} shows {words}; {shadow}.",
      "{words}: {color} {pairs}.",
      "On a tall wall {series} {color} shows {words}.",
    ],
    maker: [
      "{brand} {making}.",
      "{series} is {inspected} before it is boxed.",
      "{brand} offers {series} in {siblings} other colors, corners included.",
    ],
    make: [
      "Ends interlock, [so joints do not show|and joints disappear|like fingers]; {corners}.",
      "{corners_cap}, cut from the same block.",
      "The back is {back}, ready for {mortar}.",
    ],
    weight: [
      "It weighs {weight_sqft} lb a square foot, under the limit for {limit}.",
      "At {weight_sqft} lb a square foot it [hangs on|is safe on|may go on] {substrate} [without a ledge|with no footing|].",
      "{weight_sqft} lb a square foot calls for {substrate}.",
    ],
    use: [
      "Used for {places}, {climate}.",
      "{places_cap} are where it goes, {climate}.",
      "Build {places} with it; {climate}.",
    ],
    set: [
      "Set it from the bottom up in {mortar} on {substrate}, corners first.",
      "[Start with the corners|Corners go up first|Begin at a corner], [stagger panels|break the joints] and [bed them|set them] in {mortar}.",
      "Butter the backs with {mortar}; {jointing}.",
      "[A wet saw|A grinder with a diamond blade|A tile saw] cuts it; [small breaks|chips|rough cuts] [vanish|are lost|hide] in {hidden}.",
    ],
    box: [
      "A box of {pieces} covers {coverage} sq ft and weighs {weight} lb.",
      [
        "{coverage} sq ft [to|in] the box; [allow|add|count] {waste} % for [cuts|waste|breakage].",
        "Add {waste} % for cuts and breakage.",
      ],
      "Boxes hold {pieces} pieces, {coverage} sq ft.",
    ],
  },
};
