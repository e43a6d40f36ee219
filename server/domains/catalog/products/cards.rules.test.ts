import { expect, it } from "vitest";
import { lookOf, looksOf } from "./cards.rules.ts";

it("tells looks apart by color and finish, else by the remaining options", () => {
  expect(lookOf({ Size: "4×12 in.", Color: "Plum", Finish: "Glossy" }, "Tile")).toBe("Plum, Glossy");
  expect(lookOf({ Finish: "Matte Black", Size: "36 in." }, "Faucet")).toBe("Matte Black");
  expect(lookOf({ Size: "5 ft × 8 ft" }, "Rug")).toBe("5 ft × 8 ft");
  expect(lookOf({}, "Rug")).toBe("Rug");
});

it("counts a finish once, even if a narrow and a wide cabinet have pictures of their own", () => {
  const swatch = (options: Record<string, string>, media_placeholder: string) => ({
    options,
    media_key: media_placeholder,
    media_width: 1000,
    media_height: 1000,
    media_placeholder,
  });
  const swatches = [
    swatch({ Finish: "Navy", Size: "15 in." }, "#223"),
    swatch({ Finish: "Navy", Size: "36 in." }, "#334"),
    swatch({ Finish: "White", Size: "15 in." }, "#eee"),
  ];
  expect(looksOf({ swatches }).map(({ options }) => options)).toEqual([
    { Finish: "Navy", Size: "15 in." },
    { Finish: "White", Size: "15 in." },
  ]);
  expect(
    looksOf({ swatches: [swatch({ Size: "5 ft" }, "#111"), swatch({ Size: "8 ft" }, "#222")] }),
  ).toHaveLength(2);
});
