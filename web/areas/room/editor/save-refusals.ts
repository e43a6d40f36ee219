import type { RoomDesign } from "../../../../contract/design/room-design.ts";
import { partWords } from "../part-words.ts";
import type { SaveTrouble, Selection } from "./room-state.ts";
import { nameOf } from "./things.ts";

/** One thing that the server refused: what it is called, where it is, and what is wrong with it. */
export interface SaveRefusal {
  name: string;
  /** Null where it is no single thing in the room. */
  selection: Selection | null;
  message: string;
}

/** What was refused in a room, in words: fields such as `design.items.3.width_in` become the thing that they are of. */
export function saveRefusals(design: RoomDesign, { status, message, errors }: SaveTrouble): SaveRefusal[] {
  if (status === 404) {
    const gone = "This room no longer exists. It may have been deleted on another device.";
    return [{ name: "", selection: null, message: gone }];
  }
  const found = new Map<string, SaveRefusal>();
  for (const [field, [first = message]] of Object.entries(errors)) {
    const { name, selection, part } = placeOf(design, field);
    const key = selection ? `${selection.kind} ${selection.id}` : name;
    if (!found.has(key)) found.set(key, { name, selection, message: part ? `${part}: ${first}` : first });
  }
  if (found.size > 0) return [...found.values()];
  return [{ name: "", selection: null, message: message || "The server didn't accept it." }];
}

/** `Sofa: width: Enter a number above 0.` */
export const refusalWords = ({ name, message }: SaveRefusal): string =>
  name ? `${name}: ${message}` : message;

function placeOf(design: RoomDesign, field: string): Omit<SaveRefusal, "message"> & { part: string } {
  const [, plan, list, at, rest = ""] =
    /^design\.(plan\.)?(items|surfaces|openings)\.(\d+)\.?(.*)$/.exec(field) ?? [];
  const lists = { items: design.items, surfaces: design.surfaces, openings: design.plan.openings };
  const thing = list ? lists[list as keyof typeof lists][Number(at)] : undefined;
  const part = partWords(rest);
  if (thing && (list === "openings") === Boolean(plan)) {
    const kind = ({ items: "item", surfaces: "surface", openings: "opening" } as const)[
      list as keyof typeof lists
    ];
    const selection: Selection = { kind, id: thing.id };
    return { name: nameOf(design, selection), selection, part };
  }
  return { name: field.startsWith("design.plan") ? "Floor plan" : "", selection: null, part: "" };
}
