import type { Prose } from "./grammar.ts";

/** Products of which a description says what they are, how they are made, what they do and how they are put up. */
export const roomGoodsProse: Prose = {
  shapes: [
    ["what", "make", "fit"],
    ["look", "do", "fit"],
    ["what", "do", "make"],
    ["maker", "do", "fit"],
    ["look", "make", "do"],
    ["maker", "look", "fit"],
    ["what", "look", "fit"],
  ],
  parts: {
    what: [
      "{series} is {a noun} {measure}.",
      "{a noun} {measure}: {series} by {brand}.",
      "For {rooms} {series} offers {a noun}.",
      "{series} brings {a noun} to {rooms}, {measure}.",
      "At {width} {series} suits {rooms}.",
    ],
    look: [
      "With {detail}, {series} has {a style} outline.",
      "{series} shows {detail}.",
      "{series} is known by {detail}, here in {first_finish}.",
      "Look for {detail} on {series}.",
    ],
    maker: [
      "{brand} makes {series} of {stuff}.",
      "{brand} {tests} {series}.",
      "{series} leaves {brand} {checked}.",
    ],
    make: [
      "It is [made of|built from] {stuff}; {care}.",
      "{stuff_cap} throughout; {care}.",
      "{care_cap}; it is {stuff}.",
    ],
    do: ["{does_cap}; {plus}.", "{plus_cap}, and {does}.", "{does_cap}.", "{plus_cap}; {does}."],
    fit: ["{fit_cap}; {box}.", "{box_cap}; {fit}.", "{fit_cap}. {box_cap}."],
  },
};
