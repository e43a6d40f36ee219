import type { Offer } from "./settle.ts";

/** Something that a thing in the room still needs. */
export interface OpenSocket {
  /** The thing that needs it; null: the room itself. */
  item: string | null;
  /** `The left vanity has no faucet.` */
  words: string;
  /** What can be added to the room for it. */
  offer: Offer;
}
