import type { Prose } from "./grammar.ts";

export const slabProse: Prose = {
  shapes: [
    ["what", "prove", "order"],
    ["look", "prove", "use"],
    ["look", "what2", "order"],
    ["what", "edge", "care"],
    ["maker", "look", "prove", "care"],
    ["maker", "what2", "use"],
    ["what", "use", "order"],
  ],
  parts: {
    what: [
      "{series} {color} is {stone} with {words}, cut from {slab} in. slabs.",
      "{a stone} slab in {thicknesses}: {words}.",
      "{words} on {a stone} slab of {slab} in.",
      "{brand} saws {series} {color} from {stone} and brings {words} to {places}.",
      "For {places}: {stone} with {words}, {finish_word} or as chosen.",
    ],
    what2: [
      "The slab measures {slab} in. and comes {finishes} in {thicknesses}.",
      "It is {stone}, {finish_word}, in {thicknesses}.",
      "Slabs run {slab} in., long enough for {span} in one piece.",
    ],
    look: [
      "{series} {color} shows {words}; seams are laid where {seam}.",
      "From across the kitchen one sees {words}.",
      "{words}: {color} goes with {partners}.",
      "Look for {words}. {matching}.",
      "{color} carries {words} from end to end of the slab.",
    ],
    maker: [
      "{brand} {making}.",
      "Each bundle of {series} is {inspected}.",
      "Ask for the slab photograph: {brand} {making}.",
    ],
    prove: [
      "Absorption is {absorption} %, hardness {mohs} [Mohs|on the Mohs scale], and [short contact at {heat} °F leaves no trace|{heat} °F for a moment does no harm].",
      "It takes a pan at {heat} °F for a moment, though a trivet is wiser.",
      "{seal_cap}; absorption was measured at {absorption} %.",
      "At {mohs} Mohs it shrugs off {abuse}.",
      "It weighs {weights} lb per square foot, so {load}.",
    ],
    edge: [
      "The price per square foot includes an eased edge; {profiles} are cut on request.",
      "Fabrication includes template, cutting and an eased edge. {profiles_cap} cost extra by the foot.",
      "Edges may be eased, or cut as {profiles}.",
    ],
    use: [
      "Used for {places}; {care}.",
      "It serves {places}, and {care}.",
      "Pair it with {partners} on {places}.",
    ],
    care: ["{care_cap}.", "{seal_cap}; {care}.", "Day to day, {care}."],
    order: [
      "[Order the finished area|Send the finished area|Give the finished area]; the shop [templates within {template} days|comes to template in {template} days] and cuts {finishes}.",
      "[Sold by|Priced by|Ordered by] the finished square foot[ from {minimum} up|, {minimum} at least|, no less than {minimum}][, sink cut-out included|; one cut-out is included|].",
      "[Price covers|Included are|The price holds] material, template and [one cut-out|a sink cut-out]; [crews of {crew}|{crew} people] set {weights} lb per sq ft.",
      "Allow for an overhang of {overhang} in. and a backsplash when you count square feet.",
    ],
  },
};

export const blockProse: Prose = {
  shapes: [
    ["what", "make", "care"],
    ["look", "make", "use"],
    ["what", "use", "care"],
    ["maker", "look", "care"],
    ["maker", "what2", "use"],
  ],
  parts: {
    what: [
      "{series} is {a edge} top in {wood}, {thickness} thick, with {words}.",
      "{a wood} top of {staves} staves: {words}.",
      "{brand} glues {series} from {wood} staves {staves} wide; the top shows {words}.",
    ],
    what2: [
      "It comes {finish_word} in lengths from {shortest} to {longest} in.",
      "The top is {thickness} thick and {depth} in. deep, {finish_word}.",
    ],
    look: [
      "{words} run the length of the top.",
      "{color} keeps {words} under a thin {finish_word} skin.",
      "Between painted cabinets {series} {color} brings {words}.",
    ],
    maker: ["{brand} {making}.", "Every {series} top is {inspected}."],
    make: [
      "Staves are finger-jointed and glued with {glue}; hardness is {janka} lbf on the Janka scale.",
      "Wood at {janka} lbf Janka takes {abuse} and can be sanded back.",
      "Both faces are sanded to {grit} grit, so either may be up.",
    ],
    use: [
      "Use it for {places}.",
      "It makes {places} warmer to lean on than stone.",
      "Carpenters cut it on site with a fine blade; it suits {places}.",
    ],
    care: [
      "Oil it {often} and wipe up standing water.",
      "{care_cap}.",
      "Keep {clearance} in. from a range's side and {care}.",
    ],
  },
};
