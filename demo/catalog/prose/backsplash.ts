import type { Prose } from "./grammar.ts";

/** Wall tile for kitchens and baths: glazed, handmade-look, glass, stone, patterned. */
export const backsplashProse: Prose = {
  shapes: [
    ["what", "make", "use"],
    ["look", "what2", "lay"],
    ["what", "lay", "box"],
    ["maker", "look", "box"],
    ["look", "make", "use", "box"],
    ["maker", "make", "lay"],
    ["what", "look", "lay"],
  ],
  parts: {
    what: [
      "{series} is {a kind} in {sizes}, {finish_word}, with {words}.",
      "{a kind} for walls, {thickness} thick: {words}.",
      "{words} on {a kind} from {brand}, cut to {sizes}.",
      "{brand}'s {series} brings {words} to {places}.",
      "For {places}: {a kind} in {sizes} with {words}.",
    ],
    what2: [
      "It is {a kind} of {thickness}, made in {sizes}.",
      "{brand} makes this {kind} in {sizes}, all {thickness} thick so that sizes may be mixed.",
      "Sold as {kind} in {sizes}.",
    ],
    look: [
      "Under-cabinet light brings out {words}.",
      "{color} gives {words}; {shade_hint}.",
      "The range holds {glazes}; {shade_hint}.",
      "Choose among {glazes}.",
      "{color} is the {tone} of the range: {words}.",
      "Seen across a counter, {series} {color} keeps to {words}.",
      "With {words}, {series} {color} is easy to pair with {partners}.",
    ],
    maker: [
      "{brand} {making} for the {series} range.",
      "Each lot of {series} is {inspected}[, and the carton says {shade}|; shade is {shade}|, and shade {shade} is printed on the end label].",
      "{series} comes in {siblings} other colors that share one gauge.",
    ],
    make: [
      "The body takes up {absorption} of water and the face is {finish_word}.",
      "Edges are {edge_word}; {trim}.",
      "{trim_cap}, and corners finish with {corner}.",
      "Shade variation is {shade}: {shade_hint}.",
    ],
    use: [
      "Set it behind {stations}, or carry it {extent}.",
      "Fit for {places}; {care}.",
      "It belongs on walls: {places}. {care_cap}.",
      "{care_cap}, even behind {stations}.",
    ],
    lay: [
      "Lay it {pattern_word} with {joint} in. joints in {grout} grout.",
      "{grout_cap} grout at {joint} in. [calms|softens] the field; {contrast} grout draws every piece.",
      "Start from {start}, keep {joint} in. joints and {shade_hint}.",
      "Set in {mortar}; grout {joint} in. joints {pattern_word}.",
    ],
    box: [
      "A carton of {pieces} covers {coverage} sq ft and weighs {weight} lb.",
      "{pieces} pieces make a carton of {coverage} sq ft.",
      ["Allow {waste} % for cuts; cartons cover {coverage} sq ft.", "Allow {waste} % for cuts."],
      [
        "[Cartons hold|One carton holds|Each carton packs] {pieces} pieces for {coverage} sq ft; [keep one in reserve for repairs|order one more than you count|count window returns in].",
        "Count window returns in and keep a carton for repairs.",
      ],
    ],
  },
};
