import type { RoomWords } from "./room-goods.ts";

/** What may be said of things that stand outdoors. */
export const weathered = (
  detail: readonly string[],
  measure: readonly string[],
  frame: string,
): RoomWords => ({
  measure,
  rooms: ["patios", "pool decks", "roof terraces", "porches", "garden corners", "balconies"],
  detail,
  stuff: [
    `${frame.toLowerCase()} and stainless screws`,
    `${frame.toLowerCase()}, joined with dowels`,
    "stuff that may stay out all year",
    "canvas dyed in the fiber",
    "foam that lets water through",
    `${frame.toLowerCase()} finished by hand`,
  ],
  care: [
    "let wood turn gray or oil it",
    "hose it down in spring",
    "cushions dry by noon",
    "cover it before the leaves fall",
    "soap and water are enough",
  ],
  tests: ["salt-sprays", "rains on", "sits on", "freezes and thaws"],
  checked: ["with plugs over every screw", "sanded twice", "leveled on stone", "with glides screwed in"],
  does: [
    "it stays put in wind",
    "rain runs through it",
    "it does not burn bare legs",
    "it seats longer than one means to",
    "slats keep the air moving",
  ],
  plus: [
    "cushions have ties",
    "feet adjust on rough stone",
    "covers zip off",
    "spare slats can be had",
    "a storage bag is sold apart",
  ],
  fit: [
    "six bolts and a key",
    "it comes assembled",
    "two people carry it",
    "legs go on by hand",
    "set it on firm ground",
  ],
  box: [
    "cartons stay dry on a porch",
    "cushions are packed apart",
    "a rain cover comes along",
    "hardware is stainless",
    "freight goes to the gate",
  ],
});
