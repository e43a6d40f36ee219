import type { RoomOpening } from "../../../../contract/design/room-design.ts";

/** What is said of a kind of opening. */
interface OpeningWords {
  name: string;
  add: string;
  added: string;
  isInTheWay: string;
}

export const openingWords: Readonly<Record<RoomOpening["kind"], OpeningWords>> = {
  door: {
    name: "door",
    add: "Add a door",
    added: "Added a door.",
    isInTheWay: "A door is in the way. Move it first.",
  },
  window: {
    name: "window",
    add: "Add a window",
    added: "Added a window.",
    isInTheWay: "A window is in the way. Move it first.",
  },
  passage: {
    name: "passage",
    add: "Add a passage",
    added: "Added a passage.",
    isInTheWay: "A passage is in the way. Move it first.",
  },
};
