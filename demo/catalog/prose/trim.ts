import type { Prose } from "./grammar.ts";

export const trimProse: Prose = {
  shapes: [
    ["what", "make", "fit"],
    ["look", "make", "fit"],
    ["what", "look", "sold"],
    ["maker", "fit", "sold"],
    ["look", "sold", "fit"],
    ["what", "maker", "fit"],
  ],
  parts: {
    what: [
      "{series} is {a noun} {tall} high, for {place}.",
      "{a noun} of {tall} by {thick}: {series} by {brand}.",
      "For {place} {series} has {a noun} with {detail}.",
      "{series} gives {place} {a profile} {noun}.",
    ],
    look: [
      "{series} is known by {detail}.",
      "{series} shows {detail}, {tall} in all.",
      "With {detail}, {series} keeps {a style} line.",
    ],
    maker: [
      "{brand} mills {series} {knife}.",
      "{brand} runs {series} {knife}; it {straight}.",
      "{series} is {wood}, {primed}.",
    ],
    make: [
      "It is {wood}, {primed}; it {straight}.",
      "{wood_cap}, {primed}, {straight}.",
      "{primed_cap}, the {wood} {straight}.",
    ],
    sold: [
      "Sold {lengths}; {match}.",
      "{match_cap}. It comes {lengths}.",
      "{color_cap}; it comes {lengths}.",
    ],
    fit: ["{fit_cap}; {color}.", "{color_cap}; {fit}.", "{fit_cap}."],
  },
};
