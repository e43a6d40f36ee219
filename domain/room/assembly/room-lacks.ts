import type { RoomDesign } from "../../../contract/design/room-design.ts";
import type { OpenSocket } from "./open-socket.types.ts";

/** What a kind of room always needs and this one lacks, such as a sink in a kitchen. */
export function roomLacks({ room, items, plan, surfaces }: RoomDesign): OpenSocket[] {
  const has = (...kinds: string[]) => items.some(({ kind }) => kinds.includes(kind));
  if (room === "bathroom") {
    // a bathroom needs a window that opens or a fan (IRC R303.3)
    const isWet = has("toilet", "shower", "tub", "tub_shower");
    const isAired = has("fan") || plan.openings.some(({ kind }) => kind === "window");
    return isWet && !isAired
      ? [open("The bathroom has no window and no fan.", { kind: "fan", words: "Add a fan" })]
      : [];
  }
  if (room !== "kitchen") return [];
  const hasCounter =
    has("base_cabinet", "island", "peninsula") || surfaces.some(({ id }) => id.startsWith("countertop:"));
  return [
    ...(has("sink") ? [] : [open("The kitchen has no sink.", { kind: "sink", words: "Add a sink" })]),
    ...(hasCounter
      ? []
      : [open("The kitchen has no counter.", { kind: "base_cabinet", words: "Add a base cabinet" })]),
  ];
}

const open = (words: string, offer: OpenSocket["offer"]): OpenSocket => ({ item: null, words, offer });
