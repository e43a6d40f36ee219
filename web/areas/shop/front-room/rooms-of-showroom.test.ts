import { describe, expect, it } from "vitest";
import { featured } from "./rooms-of-showroom.server.ts";

const row = (id: string, room: string, style: string, isOfPro = false) => ({
  id,
  room,
  style,
  picture: null,
  showroom: isOfPro ? { id: "s", vsd_id: "OAKSTONE", company_name: "Oak" } : null,
});

describe("rooms at a showroom's front", () => {
  it("are the pro's own first, then different rooms in different styles", () => {
    const rows = [
      row("a", "bathroom", "modern"),
      row("b", "bathroom", "coastal"),
      row("c", "kitchen", "modern"),
      row("d", "kitchen", "japandi"),
      row("own", "laundry", "farmhouse", true),
    ];
    expect(featured(rows).map(({ id }) => id)).toEqual(["own", "a", "d", "b"]);
  });
});
