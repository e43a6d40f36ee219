import type { Prose } from "./grammar.ts";

export const hardwoodProse: Prose = {
  shapes: [
    ["what", "make", "lay"],
    ["look", "what2", "lay"],
    ["what", "finish", "use"],
    ["look", "make", "box"],
    ["maker", "look", "finish"],
    ["maker", "what2", "use", "box"],
    ["what", "hard", "lay"],
    ["look", "hard", "use"],
  ],
  parts: {
    what: [
      "{series} {color} is {a construction} {species} floor with {words}.",
      "{a construction} {species} plank, {thickness} thick: {words}.",
      "{words} in {widths} boards, {lengths} long.",
      "{brand} mills {series} from {species} in {widths} widths; expect {words}.",
      "{species_cap} in {widths} boards, {finish_word}, with {words}.",
    ],
    what2: [
      "Boards are {widths} wide, {thickness} thick and {lengths} long.",
      "It is {construction} {species}, {thickness} thick, in {widths} boards.",
      "The {species} face is {wear} on {a core}.",
      "{grade_cap} grade, {widths} wide, with {edge} edges.",
    ],
    look: [
      "{words}: {color} suits {rooms}.",
      "{series} {color} shows {words}, and {aging}.",
      "Daylight along the boards brings up {words}.",
      "{grade_cap} grading leaves {words} to be seen.",
      "Beside {partners}, {color} shows {words}.",
    ],
    maker: [
      "{brand} {making}.",
      "Every carton of {series} is {inspected}.",
      "{series} is offered in {siblings} other colors with stair nosing to match.",
    ],
    make: [
      "A {wear} sawn face over {a core} may be sanded {sandings}.",
      "The {core} keeps {widths} boards flat over {radiant}.",
      "Solid through its {thickness}, it may be sanded {solid_sandings}.",
      "Boards are dried to {moisture} % and milled {milling}.",
    ],
    finish: [
      "{coats} coats of {coating} give it {a gloss} surface; {care}.",
      "The {finish_word} face hides {hides}.",
      "{coating_cap} seals the grain, and {care}.",
    ],
    hard: [
      "At {janka} lbf on the Janka scale it stands {abuse}.",
      "Janka hardness is {janka} lbf, {janka_word}.",
      "{species_cap} of {janka} lbf hardness takes {abuse}.",
    ],
    use: [
      "Lay it in {rooms}; {levels}.",
      "Good for {rooms}, {levels}.",
      "{levels_cap}; {rooms} are its usual places.",
    ],
    lay: [
      "{install_cap} over {substrate} and leave {gap} at the walls.",
      "Let cartons stand {days} days in the room, then {install_short}.",
      "{install_cap}. Stagger ends by {stagger} in. or more.",
      "Work from {count} cartons at once and {install_short}.",
    ],
    box: [
      "A carton covers {coverage} sq ft and weighs {weight} lb.",
      [
        "{coverage} sq ft [to the carton|a carton], [in nested lengths|few of them short]; [allow|add] {waste} % [for cuts|waste].",
        "Lengths are nested in the carton; add {waste} % for cuts.",
      ],
      "Cartons hold {coverage} sq ft.",
    ],
  },
};

/** Laminate and vinyl plank. */
export const clickProse: Prose = {
  shapes: [
    ["what", "wear", "lay"],
    ["look", "what2", "sound"],
    ["what", "water", "box"],
    ["look", "wear", "use"],
    ["maker", "look", "lay"],
    ["maker", "wear", "use", "box"],
    ["what", "sound", "use"],
    ["look", "water", "lay"],
  ],
  parts: {
    what: [
      "{series} {color} is {a kind} with {words}, {widths} wide.",
      "{a kind} of {thickness}: {words}.",
      "{words} on {a kind} that {feature}.",
      "In {sizes}, {brand}'s {series} lays down {words}.",
      "{brand} prints {series} {color} with {words} and presses it {texture}.",
    ],
    what2: [
      "The plank measures {sizes} and is {thickness} thick, {edge} on all sides.",
      "{kind_cap}, {sizes}, {edge} edges.",
      "{screens} [different boards|prints|boards] [come before one repeats|before a repeat]; made in {sizes}.",
    ],
    look: [
      "{words}: {screens} board prints keep the floor from repeating.",
      "{color} shows {words}, {texture}.",
      "Seen against {partners}, {series} {color} shows {words}.",
      "The {edge} edge sets off {words}.",
    ],
    maker: [
      "{brand} keeps {series} {promise}.",
      "{series} is {brand}'s {tier_word} series; {color} is the {tone}.",
      "Stair nosing, reducer and T-molding in {color} {trims}.",
    ],
    wear: [
      "{a wear} wear layer stands {abuse}.",
      "Rated {wear}, it is meant for {wear_use}.",
      "With {wear} of wear surface it takes {abuse}.",
      "{wear_cap} puts it among floors for {wear_use}.",
    ],
    water: [
      "{water_cap}; {care}.",
      "{water_cap}, which makes it a choice for {rooms}.",
      "Spills are no hurry: {water}.",
    ],
    sound: [
      "{pad_cap}; impact sound was measured at IIC {iic} on {slab}.",
      "On {slab} it reaches IIC {iic}, and {pad}.",
      "{pad_cap}, so {quiet}.",
    ],
    use: [
      "It suits {rooms}, {levels}.",
      "Lay it in {rooms}; {care}.",
      "{rooms_cap} are its usual places, {levels}.",
    ],
    lay: [
      "{install_cap} over {substrate}, {gap} free at the walls.",
      "{install_cap}; {acclimate}.",
      "Planks {click}; {acclimate}.",
      "It goes over {substrate} and {click_short}.",
    ],
    box: [
      "{pieces} planks to a carton, {coverage} sq ft, {weight} lb.",
      "A carton covers {coverage} sq ft.",
      [
        "{coverage} sq ft a carton; [allow|add|count] {waste} % for [cuts|waste|closets and cuts].",
        "Count {waste} % for closets and cuts.",
      ],
    ],
  },
};
