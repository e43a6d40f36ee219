import type { Prose } from "./grammar.ts";

export const vanityProse: Prose = {
  shapes: [
    ["what", "store", "top"],
    ["look", "build", "fit"],
    ["what", "build", "finish"],
    ["maker", "store", "fit"],
    ["look", "top", "store"],
    ["maker", "look", "top"],
    ["what", "fit", "finish"],
  ],
  parts: {
    what: [
      "{series} is {a width} {noun} with {fronts} and {a top} top.",
      "{a noun} {width} wide and {depth} deep, with {fronts}.",
      "{brand}'s {series} puts {fronts} under {a top} top, {height} high.",
      "For {rooms}: {a width} {noun} with {fronts}.",
    ],
    look: [
      "{fronts_cap} give {series} its {style} face.",
      "{series} has {a style} line: {fronts}, {pulls}.",
      "In {first_finish}, {series} reads as furniture, with {fronts}.",
      "{pulls_cap} on {fronts}; the cabinet stands {height} high.",
    ],
    maker: [
      "{brand} builds {series} from {carcass} and ships it {delivered}.",
      "{brand} checks every {series} drawer {checked}.",
      "The {series} line has mirrors and linen towers {match}.",
    ],
    build: [
      "The box is {carcass}, the drawers {drawers}.",
      "{drawers_cap} on {slides} carry {load} lb each.",
      "Paint or veneer, it is {coat} over {carcass}.",
      "{carcass_cap} stands damp better than particle board.",
    ],
    store: [
      "Behind the {closed} are {inside}.",
      "{inside_cap} [leave room for the plumber|clear the pipes|hold a week of towels].",
      "Storage: {inside}.",
      "It holds {inside}, and the back is {back}.",
    ],
    top: [
      "The {top} top comes with {basin} and {drilling}.",
      "{basin_cap} and {drilling} [are ready for the plumber|come finished|are cut at the mill].",
      "{a top} top, {basin}, {splash}.",
    ],
    fit: [
      "It takes {width} of wall and stands out {depth}; {setting}.",
      "{setting_cap}; leave {clear} in. in front.",
      "Assembled weight is {weight} lb, and {setting}.",
    ],
    finish: [
      "{finish_count} finishes: {finishes}.",
      "Made in {finishes}, all {coat}.",
      "The {first_finish} sample is sent in two days.",
    ],
  },
};

export const tubProse: Prose = {
  shapes: [
    ["what", "soak", "install"],
    ["look", "shell", "water"],
    ["what", "shell", "drain"],
    ["maker", "look", "soak"],
    ["look", "soak", "install"],
    ["maker", "water", "drain"],
    ["what", "water", "install"],
  ],
  parts: {
    what: [
      "{series} is {a noun} {width} long and {depth} wide, in {material}.",
      "{a noun} of {material}: {width} by {depth}, {height} high.",
      "{brand} {makes} {series} from {material} as {a noun} for {bathers}.",
      "At {width} {series} is {a noun} for {bathers}.",
    ],
    look: [
      "{shape_cap} and {a style} outline set {series} apart.",
      "{series} shows {shape}, {height} at its highest.",
      "From the door one sees {shape} and little else.",
      "With {shape}, {series} wants {room}.",
    ],
    maker: [
      "{brand} fills each {series} tub and leaves it a day before packing.",
      "{brand} {makes} {series} in {layers}.",
      "The {series} line has floor-mount fillers and drains {match}.",
    ],
    soak: [
      "Water stands {soak} deep at the overflow, {gallons} gallons in all.",
      "Soaking depth is {soak}; it takes {gallons} gallons to fill.",
      "{gallons} gallons bring the water to {soak}, {over}.",
    ],
    shell: [
      "The {material} shell keeps water warm for {warm} minutes and weighs {weight} lb empty.",
      "{layers_cap} make [the wall|up the shell|its sides], [so {touch}|and {touch}].",
      "{material_cap} is {touch_word}; scratches {repair}.",
    ],
    water: [
      "Filled and with a bather it weighs {filled} lb; {floor}.",
      "Check the floor: {filled} lb full.",
      "{a heater} gallon heater fills it; {gallons} gallons are needed.",
    ],
    drain: [
      "{drain_cap}, with {overflow}.",
      "The drain is {drain}; {overflow} comes with it.",
      "{overflow_cap} and a brass drain [are in the crate|come with it|are packed inside]; it has a {drain}.",
    ],
    install: [
      "{install_cap}; an access panel helps later.",
      "{install_cap}, and {level}.",
      "It goes in by {crew} people; {install}.",
    ],
  },
};

export const toiletProse: Prose = {
  shapes: [
    ["what", "flush", "fit"],
    ["look", "clean", "seat"],
    ["what", "clean", "fit"],
    ["maker", "flush", "seat"],
    ["look", "flush", "fit"],
    ["maker", "look", "clean"],
    ["what", "seat", "flush"],
  ],
  parts: {
    what: [
      "{series} is {a noun} with {a bowl} bowl, {depth} deep and {width} wide.",
      "{a noun} by {brand}: {bowl} bowl, rim at {rim}.",
      "At {depth} from wall to front {series} suits {rooms}.",
      "{series} puts {a bowl} bowl at {rim}, {height_word}.",
    ],
    look: [
      "{series} stands {height} high, with {shape}.",
      "{series} has {shape} and {a style} outline.",
      "With {shape}, {series} is easy to place in {rooms}.",
      "Seen from the side, {series} shows {shape}.",
    ],
    maker: [
      "{brand} tests {series} to {map} grams [and prints it on the carton|and says so on the label|in its own laboratory].",
      "{brand} glazes the {series} trapway to {trap}.",
      "Spare parts for {series} are {parts}.",
    ],
    flush: [
      "It [clears|carries|moves] {map} g in [the MaP test|MaP testing|independent tests] at {gpf} gallons.",
      "{flush_cap} {gpf} gpf [and scored {map} g in independent tests|and cleared {map} g|for {map} g by MaP|and passed at {map} g].",
      "{gpf} gallons [do the work|are enough|carry it off]; [the {trap} trapway|a {trap} trapway|its {trap} way] passes {pass}.",
    ],
    clean: ["{clean_cap}.", "{glaze_cap} and {clean}.", "No corner holds dust: {clean}."],
    seat: [
      "The seat {seat} and lifts off for cleaning.",
      "{rim} [rim height|to the rim|at the rim] is {height_word}; the seat {seat}.",
      "{seat_cap}, with {hinges}.",
    ],
    fit: [
      "Rough-in is {rough} in.; {in_box}.",
      "{in_box_cap}; [choose {rough} in. rough-in|rough-in is {rough} in.|order {rough} in.], measured from [the finished wall|finished tile].",
      "It weighs {weight} lb; {in_box}.",
      "Leave {clear} in. in front; {in_box}.",
    ],
  },
};

export const showerProse: Prose = {
  shapes: [
    ["what", "do", "fit"],
    ["look", "do", "finish"],
    ["what", "make", "fit"],
    ["maker", "do", "fit"],
    ["look", "make", "fit"],
    ["maker", "look", "finish"],
    ["what", "make", "finish"],
  ],
  parts: {
    what: [
      "{series} is {a noun} {measure}.",
      "{a noun} {measure}, {style} in outline: {series} by {brand}.",
      "{brand} makes {series} as {a noun} for {rooms}.",
      "For {rooms} {series} offers {a noun} {measure}.",
    ],
    look: [
      "With {detail}, {series} has {a style} outline.",
      "{series} is {a style} {noun} with {detail}.",
      "In {first_finish}, {series} shows {detail}.",
      "One notices {detail}; the rest of {series} stays quiet.",
    ],
    maker: [
      "{brand} builds {series} from {material}[ and keeps parts for fifteen years|, with parts on the shelf|].",
      "{series} belongs to {brand}'s line of {match}.",
      "{brand} tests {series} {test}.",
    ],
    do: ["{does_cap}.", "{does_cap}; {care}.", "{does_cap}, and {plus}."],
    make: [
      "It is [made of|built in|all] {material}; {care}.",
      "{material_cap} throughout; {plus}.",
      "The body is {material}; {care}.",
    ],
    fit: ["{fit_cap}.", "{fit_cap}; {box}.", "{box_cap}, and {fit}."],
    finish: [
      "{finish_count} finishes: {finishes}.",
      "Made in {finishes}.",
      "{match_cap} come in {finishes}.",
    ],
  },
};
