import { describe, expect, it } from "vitest";
import { bestRoom, fittingRooms, shownProduct } from "./fitting-rooms.ts";

const rooms = (kind: string | undefined, categorySlug: string, surfaces: string[] = []) =>
  fittingRooms({ kind, categorySlug, surfaces });

describe("a product in a room", () => {
  it("goes where it is used", () => {
    expect(rooms("toilet", "one-piece-toilets")[0]).toBe("bathroom");
    expect(rooms("faucet", "kitchen-faucets")[0]).toBe("kitchen");
    expect(rooms("faucet", "bathroom-faucets")[0]).toBe("bathroom");
    expect(rooms(undefined, "quartz-countertops", ["countertop"])[0]).toBe("kitchen");
    expect(rooms(undefined, "wide-plank-hardwood", ["floor"])[0]).toBe("living_room");
    expect(rooms(undefined, "porcelain-tile", ["floor", "wall", "shower"])[0]).toBe("bathroom");
    expect(rooms(undefined, "pavers", ["outdoor"])).toEqual(["outdoor"]);
  });

  it("is not offered where a room could not show it", () => {
    expect(rooms(undefined, "door-hinges")).toEqual([]);
  });

  it("prefers the likeliest kind to the first room that happens to fit", () => {
    const own = [
      { id: "a", room: "kitchen" },
      { id: "b", room: "bathroom" },
    ];
    expect(bestRoom(own, ["bathroom", "kitchen"])?.id).toBe("b");
    expect(bestRoom(own, ["outdoor"])).toBeUndefined();
  });

  it("reads the model's kind from the catalog", () => {
    const about = { surface: [], category: { slug_url: "toilets" } };
    expect(shownProduct({ ...about, model: { kind: "toilet" } }).kind).toBe("toilet");
    expect(shownProduct({ ...about, model: null }).kind).toBeUndefined();
  });
});
