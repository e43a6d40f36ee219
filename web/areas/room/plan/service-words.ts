import type { RoomService } from "../../../../contract/design/room-design.ts";

/** Pipes, cables and ducts in words. */
export const serviceWords: Readonly<Record<RoomService["kind"], string>> = {
  drain: "Drain",
  supply: "Water supply",
  gas: "Gas",
  power_240: "240-volt outlet",
  vent: "Vent",
};
