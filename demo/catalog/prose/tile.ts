import type { Prose } from "./grammar.ts";

/** Floor tile, pressed or sawn. Slots are set by `surfaces/tile-flooring.ts`. */
export const tileProse: Prose = {
  shapes: [
    ["what", "body", "use"],
    ["what", "body", "lay"],
    ["what", "use", "box"],
    ["look", "body", "use", "box"],
    ["look", "what2", "lay"],
    ["what", "body", "lay", "box"],
    ["look", "body", "lay"],
    ["maker", "look", "use"],
    ["maker", "body", "box"],
  ],
  parts: {
    what: [
      "{series} {color} is {a material} tile with {words}.",
      "{a material} tile in {color}: {words}, {finish_word} to the touch.",
      "{color} from the {series} series shows {words} on {a material} body.",
      "This {finish_word} {material} tile carries {words} and comes in {sizes}.",
      "{words}, pressed and fired as {series} {color} in {sizes}.",
      "In {sizes}, {series} {color} brings {words} to a floor that has to work.",
    ],
    what2: [
      "It is {a material} tile, {thickness} thick, made in {sizes}.",
      "{brand} makes it as {a material} tile of {thickness} with {edge_word} edges.",
      "The {material} body is {thickness} thick and {edge_word} on all four sides.",
    ],
    look: [
      "{color} reads as {words} [from standing height|at first sight|from the doorway] and [holds up at a closer look|stays lively up close|does not look printed].",
      "The face of {series} {color} shows {words}, with {faces} different prints before one repeats.",
      "Expect {words}; shade variation is {shade}, so {shade_hint}.",
      "{words}: that is {color}, the {tone} of the {series} range.",
      "Across a room {series} {color} settles into {words}.",
    ],
    maker: [
      "{brand} rates {series} {pei_word} and prints the lot on every carton.",
      "{series} is {brand}'s {tier_word} series, here in {color}.",
      "Part of {brand}'s {series} series, {color} shares its sizes with {siblings} other colors, [so they may be mixed on one floor|so borders and insets fit|and any two may meet without a trim].",
    ],
    body: [
      "The {thickness} body [takes up|absorbs|draws] {absorption} [of water|water] and {frost_word}.",
      "Wet slip resistance measures DCOF {dcof}; {slip_word}.",
      "With DCOF {dcof} and {pei}, {slip_word}.",
      "{pei} covers {pei_use}, and breaking strength is {strength} lbf.",
      "{edge_cap} edges [allow joints of {joint} in.|meet at {joint} in.|hold a {joint} in. line], and [the {thickness} body|at {thickness} it|the body] {frost_word}.",
      "It breaks at {strength} lbf, [takes up|absorbs|soaks up] {absorption} of water and {frost_word}.",
    ],
    use: [
      "Sized for {rooms}, and {slip_word}.",
      "Contractors set it in {rooms}.",
      "[Suits|Made for|At home in] {rooms}; {care}.",
      "Use it for {rooms}. {care_cap}.",
    ],
    lay: [
      "Lay {pattern_word} with {joint} in. joints; {shade_hint}.",
      "{edge_cap} edges want a {joint} in. joint, and {shade_hint}.",
      "Set in {mortar} over {substrate}, {joint} in. joints; {care}.",
      "Offset {long_word} by no more than a third, butter the backs and keep joints at {joint} in.",
    ],
    box: [
      "A carton holds {pieces} pieces, {coverage} sq ft, and weighs {weight} lb.",
      "Packed {pieces} to the carton for {coverage} sq ft at {weight} lb.",
      [
        "{coverage} sq ft per carton of {pieces}; allow {waste} % for cuts.",
        "Allow {waste} % for cuts and a carton for repairs.",
      ],
      "Cartons of {pieces} cover {coverage} sq ft.",
    ],
  },
};

/** Floor and wall mosaics on sheets. */
export const mosaicProse: Prose = {
  shapes: [
    ["what", "body", "use"],
    ["what", "lay", "box"],
    ["look", "what2", "use"],
    ["look", "body", "box"],
    ["maker", "what2", "lay"],
  ],
  parts: {
    what: [
      "{series} mounts {chip} {material} in {color} on {backing}, with {words}.",
      "{words}, cut to {chip} pieces and sheeted as {series} {color}.",
      "{a material} mosaic of {chip} pieces in {color}, {finish_word}, on {backing}.",
      "Sheets of {chip} {material} mosaic in {color}; the pieces show {words}.",
    ],
    what2: [
      "Each sheet measures {sheet} in. and is backed with {backing}.",
      "The {chip} pieces are {thickness} thick and held by {backing}.",
      "{brand} hand-sorts the {chip} pieces before they go on {backing}.",
    ],
    look: [
      "Seen as a field, {series} {color} turns {words} into texture.",
      "{color} gives {words} as {chip} pieces.",
      "Small pieces make much of {words}; {series} {color} keeps them in order.",
    ],
    maker: [
      "{brand} sorts {series} {color} by shade before sheeting, so lots stay close.",
      "In {brand}'s {series} line, {color} is the {tone}.",
    ],
    body: [
      "So many joints give a bare foot hold: DCOF {dcof} wet.",
      "Wet slip resistance of {dcof} and {absorption} absorption make it fit for {rooms}.",
      "At {thickness}, it meets {thickness_match} without a step.",
      "{absorption_cap} absorption, DCOF {dcof}; it {frost_word}.",
    ],
    use: [
      "It follows the slope of a shower pan and {care}.",
      "Meant for {rooms}.",
      "[Take it|Run it|Carry it] through {rooms}; {care}.",
    ],
    lay: [
      "Press sheets into {mortar} with a beating block and check that joints between sheets match those within, {joint} in.",
      "Sheets interlock on {interlock}; cut the {backing_short} rather than the stone where you can.",
      "Grout in {joint} in. joints after the {backing_short} has set for a day.",
    ],
    box: [
      "Ten sheets fill a carton: {coverage} sq ft, {weight} lb.",
      "Cartons hold {pieces} sheets and cover {coverage} sq ft.",
      "One carton of {pieces} sheets covers {coverage} sq ft; allow {waste} % for cuts.",
    ],
  },
};
