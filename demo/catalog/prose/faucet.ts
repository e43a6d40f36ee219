import type { Prose } from "./grammar.ts";

export const kitchenFaucetProse: Prose = {
  shapes: [
    ["what", "reach", "install"],
    ["look", "spray", "valve"],
    ["what", "valve", "finish"],
    ["maker", "reach", "spray"],
    ["look", "reach", "finish"],
    ["maker", "look", "install"],
    ["what", "spray", "install"],
  ],
  parts: {
    what: [
      "{series} is {a style} {noun} that stands {height} tall and reaches {reach}.",
      "{a noun} with {a spout} spout, {height} high: {series} by {brand}.",
      "At {height} the {series} {noun} clears {clears}.",
      "{brand} drew {series} as {a style} {noun} for {sinks}.",
    ],
    look: [
      "{a spout} spout rises to {height} and leaves {clears} room to turn.",
      "Its lines are {style}, and {handle_does}.",
      "Seen from the island {series} draws {a style} line {height} high.",
      "{handle_cap}; the body is {body}.",
    ],
    maker: [
      "{brand} builds {series} around {cartridge} [and keeps its parts for fifteen years|with parts kept for fifteen years|that comes out from above].",
      "{series} is one of {brand}'s {style} lines[, with {companions} to match|; {companions} match it|, and {companions} belong to it].",
      "{brand} tests every {series} faucet with {test}.",
    ],
    reach: [
      "Spout reach is {reach}, height under the outlet {outlet}.",
      "It reaches {reach} over {sinks}.",
      "With {reach} of reach and {outlet} under the outlet it suits {sinks}.",
    ],
    spray: [
      "{spray_cap}; [the hose is {hose} long and returns on {dock}|its {hose} hose comes home on {dock}|{dock} brings back the {hose} hose].",
      "The head switches between {modes}, and {dock} brings it home.",
      "{a hose} hose follows to {corners}.",
      "Flow is 1.8 gallons a minute in {modes}.",
    ],
    valve: [
      "{cartridge_cap} opens and mixes with {feel}.",
      "[It passes 1.8 gpm|Flow is 1.8 gpm|1.8 gpm flow] at 60 psi[, within NSF/ANSI 61|, and lead-free to NSF/ANSI 372| with the aerator in].",
      "The waterway is {waterway}, lead-free to NSF/ANSI 372.",
    ],
    install: [
      "It [needs|takes|wants] {holes}[ and connects by {supply}|; {supply} come with it|, in decks to {deck}].",
      "{holes_cap} and connects by {supply}.",
      "[One person sets it|It is set from above|A helper is not needed]: {holes}, [decks to {deck}|up to {deck} of deck].",
    ],
    finish: [
      "{finishes_cap} are made by {process}.",
      "{finish_count} finishes: {finishes}.",
      "The finish is {process} over brass, so {finish_note}.",
      "{companions_cap} can be had in {finishes}.",
    ],
  },
};

export const bathFaucetProse: Prose = {
  shapes: [
    ["what", "reach", "install"],
    ["look", "valve", "finish"],
    ["what", "drain", "finish"],
    ["maker", "reach", "drain"],
    ["look", "reach", "install"],
    ["maker", "look", "valve"],
    ["what", "valve", "install"],
  ],
  parts: {
    what: [
      "{series} is {a style} {noun}, {height} high with {reach} of reach.",
      "{a noun} for {basins}: {series} stands {height} and reaches {reach}.",
      "{brand}'s {series} {noun} {handle_note}.",
      "Made for {basins}, {series} is {a noun} with {a spout} spout.",
    ],
    look: [
      "{a spout} spout and {handle_plain} give {series} {a style} outline.",
      "The {style} body is {body}, and {handle_does}.",
      "{series} puts {handle_plain} beside {a spout} spout.",
      "Turned to the light, the {first_finish} body shows {polish}.",
    ],
    maker: [
      "{brand} builds {series} around {cartridge}.",
      "In {brand}'s {series} line there are {companions} of the same drawing.",
      "Before packing, {brand} tests {series} with {test}.",
    ],
    reach: [
      "Water falls {reach} out and {outlet} above the deck, right for {basins}.",
      "Spout height {outlet}, reach {reach}.",
      "It clears {basins} with {outlet} under the outlet.",
    ],
    valve: [
      "{cartridge_cap} [turn {flow} gpm into|hold {flow} gpm to|give] {feel}.",
      "[At {flow} gallons a minute it carries|With {flow} gpm it has|Its {flow} gpm earn it] the WaterSense label.",
      "[The lead-free waterway|Its waterway|A lead-free path] [meets|is certified to|passed] NSF/ANSI 61[; flow is {flow} gpm|, at {flow} gpm|, and {flow} gpm run through it].",
    ],
    drain: [
      "{drain_cap} comes in the same finish.",
      "In the box: {drain}, {supply} and {extra}.",
      "Order with {drain} or without.",
    ],
    install: [
      "It [wants|needs|is set in] {holes}[ and takes decks to {deck}|, in tops to {deck}|].",
      "{holes_cap}; {supply} are attached.",
      "Rough in {holes}; {wall_note}",
    ],
    finish: [
      "{finish_count} finishes: {finishes}.",
      "{finishes_cap} are laid on by {process}.",
      "{process_cap} finish, so {finish_note}.",
      "{companions_cap} in {finishes} complete the room.",
    ],
  },
};
