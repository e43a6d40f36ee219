import type { Prose } from "./grammar.ts";

export const cabinetProse: Prose = {
  shapes: [
    ["what", "front", "box"],
    ["look", "inside", "order"],
    ["what", "inside", "order"],
    ["maker", "front", "order"],
    ["look", "box", "order"],
    ["maker", "inside", "box"],
    ["what", "maker", "inside"],
    ["look", "front", "inside"],
  ],
  parts: {
    what: [
      "{series} is {a noun} with {door} fronts, {deep} deep.",
      "{a noun} {widths}: {series} by {brand}.",
      "For {place} {series} has {a noun} {widths}.",
      "{series} makes {a noun} for {place}.",
      "At {high} high, this {noun} of {series} serves {place}.",
    ],
    look: [
      "With {detail}, {series} keeps {a style} line.",
      "{series} shows {detail}, here in {first_finish}.",
      "{door_cap} fronts with {detail} give {series} {a style} look.",
      "In {first_finish} the {noun} of {series} shows {detail}.",
    ],
    maker: [
      "{brand} [builds|makes] {series} on {carcass}.",
      "{brand} {coats} {series} {coat}.",
      "{brand} sends {series} {delivered}.",
      "At {brand} {series} gets {coat_noun}.",
    ],
    front: [
      "Fronts are {stuff}, {edge}; they {close}.",
      "{stuff_cap} makes the fronts, which {close}.",
      "Every front {close} and keeps {gap}.",
      "{gap_cap} [run|lie] between fronts of {stuff}.",
    ],
    inside: [
      "{inside_cap}; {support}.",
      "Behind the front: {inside}. {support_cap}.",
      "{support_cap}; inside, {inside}.",
      "It holds {inside}, and {support}.",
    ],
    box: [
      "The box is {carcass}, {backed}.",
      "{carcass_cap}, {backed}, [makes|forms] the box.",
      "{backed_cap}, the box of {carcass} {stays}.",
    ],
    order: [
      "{fill_cap}; it comes {delivered}.",
      "Order {extra} [apart|with it]; {fill}.",
      "It comes {delivered}; {extra} [are|come] apart.",
      "{undrilled_cap}; {fill}.",
    ],
  },
};
