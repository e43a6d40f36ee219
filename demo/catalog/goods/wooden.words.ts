import type { RoomWords } from "./room-goods.ts";

/** Child category, what follows the series in the name, the noun, and details of which one is told. */
export type Piece = readonly [child: string, title: string, noun: string, detail: readonly string[]];

/** What may be said of things of wood. */
export const wooden = (
  detail: readonly string[],
  measure: readonly string[],
  rooms: readonly string[],
): RoomWords => ({
  measure,
  rooms,
  detail,
  stuff: [
    "solid wood and matched veneer",
    "solid wood with breadboard ends",
    "veneer over a stable core",
    "wood from one log to a top",
    "plywood edged in solid wood",
    "wood oiled and waxed by hand",
  ],
  care: [
    "wipe it along the grain",
    "use coasters and a soft cloth",
    "oil it once a year",
    "small marks rub out with oil",
    "keep it off a radiator",
    "the finish resists water rings",
  ],
  tests: ["loads and racks", "scratches and stains", "heats and soaks", "measures the sag of"],
  checked: [
    "with its grain matched",
    "leveled on a steel table",
    "with spare screws in a bag",
    "waxed and wrapped",
  ],
  does: [
    "it does not wobble on tile",
    "corners are eased for hips",
    "the joints stay tight",
    "it carries more than it looks",
    "the surface reads calm",
  ],
  plus: [
    "levelers are in the feet",
    "felt saves the floor",
    "the back is finished too",
    "grain runs from front to side",
    "a touch-up stick comes along",
  ],
  fit: [
    "four bolts and one key",
    "it comes assembled",
    "two people set it up",
    "an hour and one key",
    "the top goes on last",
  ],
  box: [
    "corners are boarded in the carton",
    "two cartons carry it",
    "paper takes the place of foam",
    "hardware is sorted by step",
    "delivery goes to the room",
  ],
});
