import { describe, expect, it } from "vitest";
import { itemKinds, type RoomItem } from "../../../contract/design/room-design.ts";
import { kindWords, placeLabel, surfaceLabel, wallLabel, withThe } from "./item-label.es.ts";

const item = (id: string, kind: string) => ({ id, kind }) as RoomItem;

describe("things of a room in Spanish", () => {
  it("have a name each", () => {
    const isEnglish = (kind: string) => kindWords(kind) === kind.replaceAll("_", " ") && kind !== "sofa";
    expect(itemKinds.filter(isEnglish)).toEqual([]);
    expect(kindWords("own_thing")).toBe("own thing");
  });

  it("are walls by their sides, with the article that they want", () => {
    expect(withThe(wallLabel("n"))).toBe("la pared norte");
    expect(withThe(wallLabel("north"))).toBe("la pared norte");
    expect(wallLabel("as")).toBe("pared sur del nicho");
    expect(withThe(wallLabel("w3"))).toBe("la pared 3");
    expect(withThe(kindWords("toilet"))).toBe("el inodoro");
  });

  it("are surfaces and what they are on", () => {
    const design = { items: [item("a", "base_cabinet"), item("b", "base_cabinet"), item("c", "shower")] };
    expect(surfaceLabel(design, "floor")).toBe("piso");
    expect(surfaceLabel(design, "wall:n")).toBe("pared norte");
    expect(surfaceLabel(design, "countertop:b")).toBe("cubierta en el gabinete base 2");
    expect(surfaceLabel(design, "shower:c")).toBe("paredes con loseta de la regadera");
    expect(placeLabel(design, "a")).toBe("gabinete base 1");
  });
});
