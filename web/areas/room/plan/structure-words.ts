import type { RoomStructure } from "../../../../contract/design/room-design.ts";

/** What is said of a kind of structure inside a room. */
interface StructureWords {
  name: string;
  added: string;
  remove: string;
  change: string;
  /** What its two horizontal measures are called. */
  length: string;
  depth: string;
}

const wall = { length: "Length", depth: "Thickness" };

export const structureWords: Readonly<Record<RoomStructure["kind"], StructureWords>> = {
  partition: {
    ...wall,
    name: "Partition",
    added: "Added a partition.",
    remove: "Remove partition",
    change: "Change partition",
  },
  half_wall: {
    ...wall,
    name: "Half wall",
    added: "Added a half wall.",
    remove: "Remove half wall",
    change: "Change half wall",
  },
  column: {
    name: "Column",
    added: "Added a column.",
    remove: "Remove column",
    change: "Change column",
    length: "Width",
    depth: "Depth",
  },
  soffit: {
    name: "Soffit",
    added: "Added a soffit.",
    remove: "Remove soffit",
    change: "Change soffit",
    length: "Length",
    depth: "Depth",
  },
};
