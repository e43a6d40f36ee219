import { expect, it } from "vitest";
import { lookOf } from "./cards.rules.ts";

it("tells looks apart by color and finish, else by the remaining options", () => {
  expect(lookOf({ Size: "4×12 in.", Color: "Plum", Finish: "Glossy" }, "Tile")).toBe("Plum, Glossy");
  expect(lookOf({ Finish: "Matte Black", Size: "36 in." }, "Faucet")).toBe("Matte Black");
  expect(lookOf({ Size: "5 ft × 8 ft" }, "Rug")).toBe("5 ft × 8 ft");
  expect(lookOf({}, "Rug")).toBe("Rug");
});
