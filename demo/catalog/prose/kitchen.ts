import type { Prose } from "./grammar.ts";

export const sinkProse: Prose = {
  shapes: [
    ["what", "bowl", "fit"],
    ["look", "make", "care"],
    ["what", "make", "fit"],
    ["maker", "bowl", "care"],
    ["look", "bowl", "fit"],
    ["maker", "look", "extra"],
    ["what", "extra", "care"],
  ],
  parts: {
    what: [
      "{series} is {a noun} in {material}, {width} wide and {bowl_depth} deep.",
      "{a noun} {width} by {depth}: {bowls}, {bowl_depth} deep.",
      "{brand} {makes} {series} from {material} with {bowls}.",
      "With {bowls} and {bowl_depth} of depth, {series} takes {takes}.",
    ],
    look: [
      "{rim_cap} and {corners} corners make {series} easy to wipe.",
      "{series} shows {front}.",
      "In {first_finish} the {noun} goes with {partners}.",
      "{corners_cap} corners and {front}: {series} by {brand}.",
    ],
    maker: [
      "{brand} {makes} {series} from {material}.",
      "{brand} checks each {series} sink {checked}.",
      "{series} has grids, boards and strainers {match}.",
    ],
    bowl: [
      "Inside: {bowls}, {bowl_depth} deep, with the drain {drain}.",
      "[The drain sits {drain}|Its drain is {drain}|The outlet lies {drain}], so {drain_use}.",
      "{takes_cap} [lies flat|fits] on the bottom.",
    ],
    make: ["{build_cap}; {quiet}.", "{build_cap}, and {quiet}.", "It weighs {weight} lb; {build}."],
    fit: [
      "It needs a base cabinet of {cabinet} in.; {mount}.",
      "{mount_cap}, in {a cabinet} in. base or wider.",
      "Smallest base is {cabinet} in.; a template comes with it.",
    ],
    extra: [
      "In the box: {extra}.",
      "{extra_cap} [come with it|are packed with it|are in the carton].",
      "It ships with {extra}.",
    ],
    care: ["{care_cap}.", "Day to day, {care}.", "{care_cap}, and {drain_use}."],
  },
};

export const hardwareProse: Prose = {
  shapes: [
    ["what", "hand", "fit"],
    ["look", "make", "fit"],
    ["what", "make", "range"],
    ["maker", "hand", "range"],
    ["look", "hand", "finish"],
    ["maker", "look", "fit"],
    ["what", "finish", "use"],
  ],
  parts: {
    what: [
      "{series} is {a style} {noun} in {material}, {width} long and {projection} out from the door.",
      "{a noun} of {material}: {width} overall, {projection} of projection.",
      "{brand} {makes} {series} as {a noun} with {detail}.",
      "At {width} {series} is {a noun} for {doors}.",
    ],
    look: [
      "{detail_cap} catches light on {doors}.",
      "In {first_finish}, {series} shows {detail}.",
      "{series} is {a style} {noun} with {detail}.",
      "Against {paint} {series} shows {detail}.",
    ],
    maker: [
      "{brand} {makes} {series} from {material}.",
      "{brand} packs {series} {packed}.",
      "{brand} matches {series} to {matches}.",
    ],
    hand: [
      "It leaves {clear} behind for fingers and weighs {ounces} oz.",
      "{ounces} oz of {material} and {projection} of projection [make a good grip|fill the hand|are easy to grasp].",
      "Fingers find {clear} of room, {grip}.",
    ],
    make: [
      "The body is {material}, {cast}.",
      "{cast_cap} from {material}, it weighs {ounces} oz.",
      "Finish is {process} over {material}.",
    ],
    fit: [
      "{screws_cap} are in [the bag|each bag|the box]; {drill}.",
      "{drill_cap}[, with {screws} supplied|; {screws} come along|].",
      "It [mounts with|takes|is held by] {screws}[, doors to {thick} in.|; doors may be {thick} in. thick|].",
    ],
    range: [
      "Made on {centers} centers, so {mix}.",
      "Centers of {centers} cover drawers from {small} to {large} in.",
      "{centers_cap} centers share one section.",
    ],
    finish: [
      "{finish_count} finishes: {finishes}.",
      "Made in {finishes}; {care}.",
      "{care_cap}, whichever of the {finish_count} finishes it is.",
    ],
    use: [
      "Use it on {doors} and {more}.",
      "It suits {doors}; {mix}.",
      "[Count one for doors and two for|Doors take one, two go on|Use one a door, two on] drawers over 30 in.",
      "Try it in {first_finish} beside {paint}.",
    ],
  },
};

export const applianceProse: Prose = {
  shapes: [
    ["what", "power", "fit"],
    ["look", "work", "hookup"],
    ["what", "work", "hookup"],
    ["maker", "power", "fit"],
    ["look", "power", "hookup"],
    ["maker", "look", "work"],
    ["what", "inside", "fit"],
    ["look", "inside", "power"],
  ],
  parts: {
    what: [
      "{series} is {a noun} with {feature}.",
      "{a noun} for {openings}: {feature} and {second}.",
      "{brand}'s {series} brings {feature} to {kitchens}.",
      "With {feature}, {series} is made for {kitchens}.",
    ],
    look: [
      "{front_cap} and {handles} [are all one sees|mark the front|make the face] of {series}.",
      "In {first_finish}, {series} stands {flush}.",
      "{series} shows {front}; {handles}.",
      "{brand} gives {series} {front} and {second}.",
    ],
    maker: [
      "{brand} builds {series} with {second} and keeps parts for fifteen years.",
      "Service parts for {series} are {parts}.",
      "{brand} runs each {series} {tested}.",
    ],
    power: ["{output_cap}.", "{output_cap}; {sound}.", "{output_cap}, while {sound}."],
    work: ["{does_cap}, and {second} helps.", "{does_cap}.", "{sound_cap}; {does}."],
    inside: ["{inside_cap}.", "{inside_cap}; {sound}.", "{inside_cap}, with {second}."],
    fit: [
      "It measures {width} by {depth} by {height} and goes into {openings}.",
      "Leave {clear}; the cabinet opening is {opening}.",
      "Weight is {weight} lb, so {carry}.",
    ],
    hookup: [
      "Hookup: {circuit}{pipe}.",
      "It wants {circuit}{pipe}; {cord}.",
      "{cord_cap}. It runs on {circuit}{pipe}.",
    ],
  },
};

export const lightProse: Prose = {
  shapes: [
    ["what", "light", "hang"],
    ["look", "light", "finish"],
    ["what", "make", "hang"],
    ["maker", "light", "use"],
    ["look", "make", "use"],
    ["maker", "look", "light"],
    ["what", "use", "finish"],
  ],
  parts: {
    what: [
      "{series} is {a style} {noun} {width} wide with {shade}.",
      "{a noun} with {shade}, {width} across and {height} overall.",
      "{brand} {makes} {series} as {a noun} for {rooms}.",
      "{shade_cap} on {a style} {noun}: {series}, {width} across.",
    ],
    look: [
      "Light comes through {shade}; above it one sees {detail}.",
      "In {first_finish}, {series} shows {detail}.",
      "{series} hangs {detail} below {shade}.",
      "Lit, {series} throws {throws}; unlit, one sees {detail}.",
    ],
    maker: [
      "{series} is made by {craft} at {brand}.",
      "{brand} sells {series} alone or {sets}.",
      "{series} shares its finish with {matches}.",
    ],
    light: [
      "It gives {lumens} lumens at {kelvin}, and {dims}.",
      "Color rendering is {cri} at {kelvin}; {lumens} lumens, and {dims}.",
      "{lamp_cap}: {lumens} lumens in all, {kelvin}.",
      "Expect {lumens} lumens, {throws}, and {dims}.",
    ],
    make: [
      "The frame is {material}, with {shade} {fixed}.",
      "{material_cap} and {shade}; it weighs {weight} lb.",
      "{material_cap}, wired for {lamp}.",
    ],
    hang: ["{hang_cap}.", "{hang_cap}, and {location}.", "It weighs {weight} lb; {hang}."],
    use: ["Use it over {over}; {location}.", "It suits {rooms}; {location}.", "{space_cap}."],
    finish: [
      "{finish_count} finishes: {finishes}.",
      "Made in {finishes}.",
      "Finishes are {finishes}, matched to {matches}.",
    ],
  },
};

export const fanProse: Prose = {
  shapes: [
    ["what", "air", "mount"],
    ["look", "air", "control"],
    ["what", "noise", "mount"],
    ["maker", "air", "control"],
    ["look", "noise", "mount"],
    ["maker", "look", "air"],
    ["what", "control", "noise"],
  ],
  parts: {
    what: [
      "{series} is {a style} {noun} {measure}.",
      "{a noun} {measure} for {rooms}: {series} by {brand}.",
      "{brand} sizes {series} {measure} for {rooms}.",
      "For {rooms} {series} is {a noun} {measure}.",
    ],
    look: [
      "With {detail}, {series} has {a style} look.",
      "In {first_finish}, {series} shows {detail}.",
      "{series} has {detail} and hangs {height} deep.",
      "Seen from below, {series} shows {detail}.",
    ],
    maker: [
      "{brand} {making}.",
      "{series} is balanced as a set and {packed}.",
      "{brand} keeps motors and parts of {series} for ten years.",
    ],
    air: [
      "It moves {cfm} CFM {watts}.",
      "{cfm} CFM {watts}, [enough for|right for|sized to] {area}.",
      "{motor_cap} moves {cfm} CFM.",
    ],
    noise: ["{quiet_cap}.", "{quiet_cap}, with {motor}.", "{motor_cap}; {quiet}."],
    control: ["{control_cap}; {season}.", "{control_cap}.", "{season_cap}, and {control}."],
    mount: ["{mount_cap}; {location}.", "{mount_cap}.", "It weighs {weight} lb; {mount}."],
  },
};
