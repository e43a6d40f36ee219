import type { Prose } from "./grammar.ts";

export const paintProse: Prose = {
  shapes: [
    ["what", "coat", "where"],
    ["look", "coat", "advice"],
    ["what", "where", "advice"],
    ["maker", "look", "coat"],
    ["look", "where", "advice"],
    ["maker", "coat", "where"],
    ["what", "look", "advice"],
  ],
  parts: {
    what: [
      "{color} is {a see} for {rooms}.",
      "{a see}, {second}: {color} by {brand}.",
      "{brand} mixes {color}, {a see}.",
      "For {rooms} {color} is {a see}.",
    ],
    look: [
      "By day {color} reads {day}; by lamp it turns {night}.",
      "{color} looks {day} at a window and {night} away from it.",
      "Beside {beside} {color} turns {night}.",
      "{color} goes with {beside}.",
    ],
    maker: [
      "{brand} {grinds} {color} {how}.",
      "{brand} tried {color} on {wall} before naming it.",
      "{color} is on {brand}'s card next to {neighbor}.",
    ],
    coat: [
      "A gallon covers {area} square feet; {second_coat}.",
      "It covers {area} sq ft a coat, {dry}.",
      "{coats} coats at {area} sq ft a gallon, {dry}.",
      "Expect {area} sq ft from a gallon; {second_coat}.",
    ],
    where: ["{sheen_use_cap}; {wash}.", "{wash_cap}, and {sheen_use}.", "{wash_cap}.", "{sheen_use_cap}."],
    advice: ["{tip_cap}.", "{tip_cap}; {can}.", "{can_cap}; {tip}."],
  },
};
